### La page : les consignes

web-orders = { $count ->
    [0] Consignes
   *[other] Consignes ({ $count })
}
web-orders-mine = Mes consignes
web-orders-lead = « { $phase } » : laissez décider pour vous, maintenant et chaque fois que cela se présente.
web-orders-what = Faire
web-orders-lowest = { $kind }, le moins possible
web-orders-limit = Jusqu'à
web-orders-beyond = Au-delà
web-orders-ask = me demander
web-orders-until = Jusqu'à ce que
web-orders-give = Faites-le pour moi
web-orders-remove = Retirer : { $order }

## Ce que dit une consigne

web-orders-in = « { $phase } » : { $done }, jusqu'à ce que { $end }.
web-orders-anywhere = Partout : { $done }, jusqu'à ce que { $end }.
web-orders-else = { $first }, sinon { $then }
web-orders-or = { $first } ou que { $then }
web-orders-from = à partir de { $number }
web-orders-up-to = jusqu'à { $number }
web-orders-until-phase = « { $phase } » recommence
web-orders-until-uses = ce soit fait encore { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}
web-orders-until-kind = quelqu'un d'autre fasse ceci : { $kind }
web-orders-until-below = vous ayez moins de { $number } ({ $sum })
web-orders-until-above = vous ayez plus de { $number } ({ $sum })
web-orders-until-removed = je la retire

## Ce qui en est raconté

web-event-orders-given = Vos consignes ont changé.
web-event-order-stopped = { $why ->
    [used-up] Une de vos consignes a pris fin : elle a été suivie autant de fois que vous l'aviez dit.
    [phase] Une de vos consignes a pris fin : la phase que vous aviez nommée a commencé.
    [kind] Une de vos consignes a pris fin : quelqu'un a fait ce que vous aviez nommé.
    [below] Une de vos consignes a pris fin : vous avez moins que ce que vous aviez dit.
    [above] Une de vos consignes a pris fin : vous avez plus que ce que vous aviez dit.
    [too-many] Une de vos consignes a été arrêtée : elle a décidé très souvent de suite.
    [taken-back] Une de vos consignes a pris fin : une de vos décisions a été reprise.
   *[other] Une de vos consignes a pris fin.
}

### La page : ce que disent les bots

web-hint = Conseil
web-hint-thinks = Un bot y réfléchit…
web-hint-best = Les meilleures possibilités, et vos chances de gagner avec chacune
web-hint-told = Le journal dit à tous que vous l'avez demandé.
web-hints-had = { $count ->
    [one] un conseil
   *[other] { $count } conseils
}
web-event-advised = { $name } a demandé un conseil.
web-problem-no-advice = Les bots n'ont pas de conseil pour l'instant.
web-problem-advice-forbidden = À cette table, il n'y a pas de conseils.
web-problem-too-much-advice = Vous avez demandé très souvent ; attendez un peu.
web-advice = Conseils des bots
web-advice-alone = pour qui joue seul contre des bots
web-advice-all = pour tous ; la partie n'est pas cotée
web-advice-nobody = pour personne

## Retour sur une partie finie

web-tab-review = Analyse
web-review-making = Un bot parcourt la partie. Cela prend un moment…
web-review-chances = Chances de gagner, en pour cent
web-review-lead = C'est l'avis d'un bot, d'après ce que chacun pouvait savoir alors. Il peut se tromper.
web-review-swings = Les décisions les plus coûteuses
web-review-none = Aucune décision ne se détache.
web-review-instead = À la place : { $what }
web-review-cost = Restaient { $left } de chances ; { $might } étaient possibles.
web-review-missed = Les meilleures livraisons manquées
web-review-gain = Cela a rapporté { $gain } ; { $might } était possible.
web-review-show = Montrer
web-review-show-entry = Montrer l'entrée { $number }
web-review-practise = S'exercer à partir d'ici
web-review-seats = En tout
web-review-seat = { $name } : { $decisions ->
    [one] une décision avec un choix
   *[other] { $decisions } décisions avec un choix
} ; les plus chères ont coûté ensemble { $lost } de chances, les livraisons manquées { $gains }.
web-problem-no-review = Cette partie ne peut pas être analysée ici.

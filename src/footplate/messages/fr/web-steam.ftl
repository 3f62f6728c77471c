### Steam sur la page

## La carte

draw-steam-map = { $title } : la carte
draw-steam-palette = De quoi construire
draw-steam-turn-tile = La tourner
draw-steam-new-city = Nouvelle ville ({ $colour })
draw-steam-routes = { $many } trajets

## Ce qu'a un joueur

draw-steam-bot = bot ({ $bot })
draw-steam-decides = décide
draw-steam-ruined = en faillite
draw-steam-place = place { $place }
draw-steam-cash = argent
draw-steam-income = revenu
draw-steam-points = points
draw-steam-links = liaisons
draw-steam-level = Locomotive de niveau { $level } ; le plus haut est { $most }
draw-steam-pending = reste à effectuer

## À côté de la carte

draw-steam-turn = Tour { $turn } sur { $turns }
draw-steam-order = Ordre de jeu
draw-steam-then = puis
draw-steam-auction = Enchères pour l'ordre de jeu
draw-steam-has-place = a la place { $place }
draw-steam-player = joueur
draw-steam-bid = mise
draw-steam-nth = { $place ->
    [1] 1er
   *[other] { $place }e
}
draw-steam-bids-next = mise ensuite
draw-steam-may-stay = peut passer une fois et rester
draw-steam-passed = a passé
draw-steam-track-points = Points de liaison de la livraison
draw-steam-builds-left = { $left ->
    [one] Reste { $left } construction
   *[other] Restent { $left } constructions
}
draw-steam-action-tiles = Tuiles action
draw-steam-price-and-level = { $price } $ + niveau
draw-steam-supply = Réserve de marchandises
draw-steam-space = Case { $space } : { $cubes }
draw-steam-cubes = { $many } { $colour }
draw-steam-no-cubes = aucun cube
draw-steam-bag = Dans le sac : { $cubes }
draw-steam-income-heading = Piste de revenu
draw-steam-income-track = Piste de revenu : { $incomes }
draw-steam-income-worth = Revenu { $income } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} à la fin
draw-steam-for-income = pour le revenu
draw-steam-new-cities = Nouvelles villes
draw-steam-left = { $what } : reste { $left }
draw-steam-tiles = Tuiles voie
draw-steam-tiles-about = Le nombre dit combien se trouvent sur la carte. Les tuiles ont deux faces : en poser une peut en user une autre.
draw-steam-tile-laid = { $tile }, { $laid } sur la carte
draw-steam-tile-gone = { $tile }, il n'en reste pas

## La table en mots

draw-steam-cities = Villes
draw-steam-towns = Villages
draw-steam-country = Campagne
draw-steam-mats = Joueurs
draw-steam-nobody = à personne
draw-steam-city = { $name }, { $state ->
    [new] Nouvelle ville ({ $colour })
    [grown] ville ({ $colour }) qui a crû
   *[plain] ville ({ $colour })
} : { $cubes }
draw-steam-town = { $name }, un village
draw-steam-link = { $side } : liaison vers { $to }, { $owner }
draw-steam-track = { $side } : voie inachevée jusqu'à { $to }, { $owner }
draw-steam-hex = { $name }{ $ground ->
    [both] , collines et rivière
    [hills] , collines
    [river] , rivière
   *[plain] {""}
}{ $tile ->
    [none] {""}
   *[other] {" "}; { $tile }, tournée { $side }
}{ $near ->
    [none] {""}
   *[other] {" "}; à côté : { $near }
}
draw-steam-action-tile = { $number }, { $name }{ $price ->
    [0] {""}
   *[other] , { $price } $
}{ $holder ->
    [none] {""}
   *[other] {" "}; prise par { $holder }
}
draw-steam-mat = { $name } ({ $colour }) : { $cash } $, revenu { $income }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}, locomotive { $level }, { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}{ $tile ->
    [none] {""}
   *[other] , { $tile }
}{ $decides ->
    [yes] {" "}; décide maintenant
   *[no] {""}
}

### Days of Steam, tel qu'il est dessiné

## La carte

draw-days-of-steam-board = La carte, telle qu'elle a grandi
draw-days-of-steam-percent = { $risk } %

## Ce qu'a un joueur

draw-days-of-steam-mat = Ce qu'a { $name }
draw-days-of-steam-you = vous
draw-days-of-steam-decides = doit décider
draw-days-of-steam-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $goal } pour gagner
draw-days-of-steam-steam = vapeur { $steam } sur { $most }
draw-days-of-steam-coal = { $coal ->
    [one] { $coal } cube charbon
   *[other] { $coal } cubes charbon
}
draw-days-of-steam-burn = En brûler 1 sur { $coal }
draw-days-of-steam-circuits = { $circuits ->
    [one] { $circuits } compteur de circuit
   *[other] { $circuits } compteurs de circuit
}
draw-days-of-steam-held = { $held ->
    [one] { $held } tuile voie en main
   *[other] { $held } tuiles voie en main
}
draw-days-of-steam-carries = Le train transporte une marchandise { NAME($colour, of: "good") }.
draw-days-of-steam-delivered = Livré : { NAME($goods, of: "good") }
draw-days-of-steam-unit = { $what ->
    [steam] vapeur
    [coal] charbon
    [circuits] { $count ->
        [one] circuit
       *[other] circuits
    }
    [held] { $count ->
        [one] tuile
       *[other] tuiles
    }
    [carries] à bord
   *[delivered] livré
}
draw-days-of-steam-hand = Mes tuiles voie
draw-days-of-steam-tile = { $name }, { $steam } de vapeur

## Ce qui est à côté de la carte

draw-days-of-steam-aside = Villes, pioches et points
draw-days-of-steam-spent = { $spent } de vapeur dépensée{ $curved ->
    [yes] , par une courbe
   *[no] {""}
}
draw-days-of-steam-stop-risk = { $risk ->
    [0] S'arrêter ici est sans risque.
   *[other] S'arrêter ici fait dérailler à { $risk } %. Le train revient alors à son départ, et { $spent } de vapeur { $stake ->
        [0] est perdue
        [one] et { $stake } point sont perdus
       *[other] et { $stake } points sont perdus
    }.
}
draw-days-of-steam-roll = { $derails ->
    [yes] Dé { $pips } : déraillement
   *[no] Dé { $pips } : sans dommage
}
draw-days-of-steam-drawn = piochée
draw-days-of-steam-town = ville { NAME($colour, of: "good") }, { $steam } de vapeur, { draw-days-of-steam-with }
draw-days-of-steam-with = { $goods ->
    [none] sans marchandises
   *[other] marchandises : { NAME($goods, of: "good") }
}
draw-days-of-steam-town-deck = { $can ->
    [yes] dans la pioche des villes : en piocher une
   *[no] dans la pioche des villes
}
draw-days-of-steam-tiles-left = Tuiles voie
draw-days-of-steam-counters-left = Compteurs de circuit
draw-days-of-steam-bag = Marchandises dans le sac
draw-days-of-steam-quiet = Tours sans tuile ni livraison
draw-days-of-steam-points-track = Le chemin vers { $goal } points
draw-days-of-steam-goal = { $goal } points pour gagner. Une marchandise vaut { $good }, un circuit { $circuit } ; deux couleurs { $two } de plus, trois { $three }, quatre { $four }.

## La carte en mots

draw-days-of-steam-trains = Trains
draw-days-of-steam-towns = Villes
draw-days-of-steam-display = Villes à côté de la carte
draw-days-of-steam-open = Cases vides au bord de la carte
draw-days-of-steam-tiles = Voies de la carte
draw-days-of-steam-train = { NAME($seat, of: "seat") } en { $square }, { $steam } de vapeur, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $good ->
    [none] {""}
   *[other] , avec une marchandise { NAME($good, of: "good") }
} ; { draw-days-of-steam-circuits }{ $coal ->
    [0] {""}
   *[other] , { draw-days-of-steam-coal }
}{ $delivered ->
    [none] {""}
   *[other] {" "}; livré : { NAME($delivered, of: "good") }
}
draw-days-of-steam-way = Aller côté { NAME($side, of: "side") } en { $square }
draw-days-of-steam-town-at = ville { NAME($colour, of: "good") } en { $square }, { draw-days-of-steam-with }{ $trains ->
    [none] {""}
   *[other] {" "}; trains : { NAME($trains, of: "seat") }
}
draw-days-of-steam-good = marchandise { NAME($colour, of: "good") }{ $home ->
    [none] {""}
   *[other] , pas pour { $home }
}
draw-days-of-steam-deck-left = { $towns ->
    [0] Il ne reste pas de ville dans la pioche
    [one] Piocher la dernière ville
   *[other] Piocher une des { $towns } villes
}
draw-days-of-steam-empty = { $square }, vide ; { $sides ->
    [none] aucune voie n'y mène
   *[other] voie depuis { NAME($sides, of: "side") }
}
draw-days-of-steam-laid = { $square }, { $name } : { $track }

## La fin

draw-days-of-steam-score = Points
draw-days-of-steam-for = { $part ->
    [goods] Marchandises
    [colours] Couleurs
    [circuits] Circuits
   *[total] Total
}

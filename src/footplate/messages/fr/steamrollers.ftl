### SteamRollers

## Mots

seat-pink = Rose
seat-teal = Turquoise

rival-olive = Olive

colour-black = noir

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

chart-1 = tableau 1
chart-2 = tableau 2
chart-3 = tableau 3
chart-4 = tableau 4
chart-5 = tableau 5
chart-6 = tableau 6

city-1 = ville 1
city-2 = ville 2
city-3 = ville 3
city-4 = ville 4
city-5 = ville 5
city-6 = ville 6

tile-1 = tuile 1
tile-2 = tuile 2
tile-3 = tuile 3
tile-4 = tuile 4
tile-5 = tuile 5
tile-6 = tuile 6

face-1a = 1a
face-1b = 1b
face-2a = 2a
face-2b = 2b
face-3a = 3a
face-3b = 3b
face-4a = 4a
face-4b = 4b
face-5a = 5a
face-5b = 5b
face-6a = 6a
face-6b = 6b
face-solo-2a = solo 2a
face-solo-2b = solo 2b

order-1 = commande 1
order-2 = commande 2
order-3 = commande 3
order-4 = commande 4
order-5 = commande 5
order-6 = commande 6

order_face-1a = 1a
order_face-1b = 1b
order_face-2a = 2a
order_face-2b = 2b
order_face-3a = 3a
order_face-3b = 3b
order_face-4a = 4a
order_face-4b = 4b
order_face-5a = 5a
order_face-5b = 5b
order_face-6a = 6a
order_face-6b = 6b

black-straight-gentle = droite et courbe large
black-straight-sharp = droite et courbe serrée
black-gentle-sharp = courbe large et courbe serrée

power-engine = locomotive
power-rail = voie
power-plus-two = plus deux
power-action-tile = tuile action
power-personal-delivery = livraison personnelle

track-nw-ne = nw–ne
track-nw-e = nw–e
track-nw-se = nw–se
track-nw-sw = nw–sw
track-nw-w = nw–w
track-ne-e = ne–e
track-ne-se = ne–se
track-ne-sw = ne–sw
track-ne-w = ne–w
track-e-se = e–se
track-e-sw = e–sw
track-e-w = e–w
track-se-sw = se–sw
track-se-w = se–w
track-sw-w = sw–w

good-red-of-1 = rouge de la ville 1
good-blue-of-1 = bleu de la ville 1
good-green-of-1 = vert de la ville 1
good-yellow-of-1 = jaune de la ville 1
good-grey-of-1 = gris de la ville 1
good-black-of-1 = noir de la ville 1
good-red-of-2 = rouge de la ville 2
good-blue-of-2 = bleu de la ville 2
good-green-of-2 = vert de la ville 2
good-yellow-of-2 = jaune de la ville 2
good-grey-of-2 = gris de la ville 2
good-black-of-2 = noir de la ville 2
good-red-of-3 = rouge de la ville 3
good-blue-of-3 = bleu de la ville 3
good-green-of-3 = vert de la ville 3
good-yellow-of-3 = jaune de la ville 3
good-grey-of-3 = gris de la ville 3
good-black-of-3 = noir de la ville 3
good-red-of-4 = rouge de la ville 4
good-blue-of-4 = bleu de la ville 4
good-green-of-4 = vert de la ville 4
good-yellow-of-4 = jaune de la ville 4
good-grey-of-4 = gris de la ville 4
good-black-of-4 = noir de la ville 4
good-red-of-5 = rouge de la ville 5
good-blue-of-5 = bleu de la ville 5
good-green-of-5 = vert de la ville 5
good-yellow-of-5 = jaune de la ville 5
good-grey-of-5 = gris de la ville 5
good-black-of-5 = noir de la ville 5
good-red-of-6 = rouge de la ville 6
good-blue-of-6 = bleu de la ville 6
good-green-of-6 = vert de la ville 6
good-yellow-of-6 = jaune de la ville 6
good-grey-of-6 = gris de la ville 6
good-black-of-6 = noir de la ville 6
good-last-red-of-1 = dernier rouge de la ville 1
good-last-blue-of-1 = dernier bleu de la ville 1
good-last-green-of-1 = dernier vert de la ville 1
good-last-yellow-of-1 = dernier jaune de la ville 1
good-last-grey-of-1 = dernier gris de la ville 1
good-last-black-of-1 = dernier noir de la ville 1
good-last-red-of-2 = dernier rouge de la ville 2
good-last-blue-of-2 = dernier bleu de la ville 2
good-last-green-of-2 = dernier vert de la ville 2
good-last-yellow-of-2 = dernier jaune de la ville 2
good-last-grey-of-2 = dernier gris de la ville 2
good-last-black-of-2 = dernier noir de la ville 2
good-last-red-of-3 = dernier rouge de la ville 3
good-last-blue-of-3 = dernier bleu de la ville 3
good-last-green-of-3 = dernier vert de la ville 3
good-last-yellow-of-3 = dernier jaune de la ville 3
good-last-grey-of-3 = dernier gris de la ville 3
good-last-black-of-3 = dernier noir de la ville 3
good-last-red-of-4 = dernier rouge de la ville 4
good-last-blue-of-4 = dernier bleu de la ville 4
good-last-green-of-4 = dernier vert de la ville 4
good-last-yellow-of-4 = dernier jaune de la ville 4
good-last-grey-of-4 = dernier gris de la ville 4
good-last-black-of-4 = dernier noir de la ville 4
good-last-red-of-5 = dernier rouge de la ville 5
good-last-blue-of-5 = dernier bleu de la ville 5
good-last-green-of-5 = dernier vert de la ville 5
good-last-yellow-of-5 = dernier jaune de la ville 5
good-last-grey-of-5 = dernier gris de la ville 5
good-last-black-of-5 = dernier noir de la ville 5
good-last-red-of-6 = dernier rouge de la ville 6
good-last-blue-of-6 = dernier bleu de la ville 6
good-last-green-of-6 = dernier vert de la ville 6
good-last-yellow-of-6 = dernier jaune de la ville 6
good-last-grey-of-6 = dernier gris de la ville 6
good-last-black-of-6 = dernier noir de la ville 6
good-own-red-of-1 = votre cube rouge sur la ville 1
good-own-blue-of-1 = votre cube bleu sur la ville 1
good-own-green-of-1 = votre cube vert sur la ville 1
good-own-yellow-of-1 = votre cube jaune sur la ville 1
good-own-grey-of-1 = votre cube gris sur la ville 1
good-own-black-of-1 = votre cube noir sur la ville 1
good-own-red-of-2 = votre cube rouge sur la ville 2
good-own-blue-of-2 = votre cube bleu sur la ville 2
good-own-green-of-2 = votre cube vert sur la ville 2
good-own-yellow-of-2 = votre cube jaune sur la ville 2
good-own-grey-of-2 = votre cube gris sur la ville 2
good-own-black-of-2 = votre cube noir sur la ville 2
good-own-red-of-3 = votre cube rouge sur la ville 3
good-own-blue-of-3 = votre cube bleu sur la ville 3
good-own-green-of-3 = votre cube vert sur la ville 3
good-own-yellow-of-3 = votre cube jaune sur la ville 3
good-own-grey-of-3 = votre cube gris sur la ville 3
good-own-black-of-3 = votre cube noir sur la ville 3
good-own-red-of-4 = votre cube rouge sur la ville 4
good-own-blue-of-4 = votre cube bleu sur la ville 4
good-own-green-of-4 = votre cube vert sur la ville 4
good-own-yellow-of-4 = votre cube jaune sur la ville 4
good-own-grey-of-4 = votre cube gris sur la ville 4
good-own-black-of-4 = votre cube noir sur la ville 4
good-own-red-of-5 = votre cube rouge sur la ville 5
good-own-blue-of-5 = votre cube bleu sur la ville 5
good-own-green-of-5 = votre cube vert sur la ville 5
good-own-yellow-of-5 = votre cube jaune sur la ville 5
good-own-grey-of-5 = votre cube gris sur la ville 5
good-own-black-of-5 = votre cube noir sur la ville 5
good-own-red-of-6 = votre cube rouge sur la ville 6
good-own-blue-of-6 = votre cube bleu sur la ville 6
good-own-green-of-6 = votre cube vert sur la ville 6
good-own-yellow-of-6 = votre cube jaune sur la ville 6
good-own-grey-of-6 = votre cube gris sur la ville 6
good-own-black-of-6 = votre cube noir sur la ville 6

option-coal = charbon
option-coal-false = non
option-coal-true = oui
option-orders = commandes
option-orders-false = non
option-orders-true = oui
option-powers = pouvoirs de départ
option-powers-false = non
option-powers-true = oui
option-borders = frontières
option-borders-open = ouvertes
option-borders-medium = moyennes
option-borders-hard = difficiles
option-level = niveau en solo
option-level-clerk = commis
option-level-conductor = chef de train
option-level-machinist = mécanicien
option-level-engineer = ingénieur
option-level-investor = investisseur
option-level-rail-baron = baron du rail

## Ce que l'on compte

sum-deliveries = points de livraisons
sum-network = points de réseau
sum-engine = points de locomotive
sum-orders = points de commandes

## Ce qui peut être décidé

kind-show-tile = retourner une tuile action
kind-show-order = retourner une commande
kind-roll-chart = tirer les frontières bloquées
kind-roll-white = lancer un dé blanc
kind-roll-black = lancer le dé noir
kind-pick-power = choisir un pouvoir de départ
kind-take-die = prendre un dé
kind-take-two-dice = prendre deux dés avec la tuile 2a
kind-seize-die = s'emparer du dé avec la tuile 2b
kind-set-die = donner au dé une valeur au choix avec la tuile 1
kind-nudge-die = changer le dé d'un point avec la tuile 5a
kind-reroll-die = relancer le dé avec la tuile 5b
kind-flip-die = retourner le dé avec la tuile 5b
kind-draw-track = tracer une voie
kind-check-box = améliorer la locomotive
kind-deliver = livrer une marchandise
kind-spend-on-nothing = dépenser le dé pour rien
kind-fill-order = honorer une commande
kind-fill-order-with-coal = honorer une commande avec du charbon
kind-put-good = placer la marchandise personnelle sur votre feuille
kind-reroll-olive = faire relancer Olive avec la tuile solo 2a
kind-guard-good = garder la marchandise avec la tuile solo 2b

## Ce qu'apporte une réponse, à côté d'elle dans une liste

hint-pick-power = { $power ->
    [engine] cocher une case de locomotive au choix
    [rail] tracer une voie au choix dans un hexagone au choix
    [plus-two] +2 points
    [action-tile] prendre une tuile action au choix, couchée
   *[personal-delivery] une marchandise du sac, sur la ville 3 ou 4, que vous seul pouvez livrer
}
hint-take-die = { steamrollers-outlook }
about-take-two-dice-first = { steamrollers-outlook }
hint-take-two-dice = { $first }, puis { $second }
hint-seize-die = le { $die } pris par { NAME($victim, of: "seat") }
hint-set-die = { steamrollers-outlook }
hint-nudge-die = { steamrollers-outlook }
hint-flip-die = sur { $die } : { steamrollers-outlook }
steamrollers-outlook = { $hexes ->
    [0] aucun hexagone
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}{ $box ->
    [yes] , case
   *[no] {""}
}{ $free ->
    [yes] , tuile { NAME($face, of: "face") }{ $holder ->
        [none] {""}
        [own] {" "}à vous
       *[other] {" "}à { NAME($holder, of: "seat") }
    }
   *[no] {""}
}{ $best ->
    [0] {""}
   *[other] , une marchandise pour { $best }
}
group-draw-track-hex = région { $region }
about-draw-track-hex = { $town ->
    [yes] village{ $meets ->
        [none] {""}
       *[other] {", "}
    }
   *[no] {""}
}{ $meets ->
    [none] {""}
   *[other] se raccorde en { $meets }
}
group-draw-track-track = { steamrollers-type }{ steamrollers-with }
hint-draw-track = { steamrollers-ends }{ steamrollers-links }
steamrollers-links = { $linked ->
    [none] {""}
   *[other] {" "}: +{ $gain }
}
steamrollers-ends = { $one ->
    [edge] bord
    [blocked] bloqué
    [dead] cul-de-sac
    [ring] boucle
   *[other] { NAME($one, of: "city") }
}…{ $other ->
    [edge] bord
    [blocked] bloqué
    [dead] cul-de-sac
    [ring] boucle
   *[other] { NAME($other, of: "city") }
}
hint-check-box = case { $box }, puissance { $strength }{ $bonus ->
    [0] {""}
   *[other] , { steamrollers-bonus } à la fin
}
hint-steamrollers-take-tile = { steamrollers-side }{ $holder ->
    [none] {""}
    [own] {" "}; la vôtre, pour la coucher
   *[other] {" "}; prise à { NAME($holder, of: "seat") }
}
group-deliver-good = ville { $city }
about-deliver-good = { $ways ->
    [one] {""}
   *[other] pour { $best } au plus
}
about-deliver-to = { $ways_there ->
    [one] {""}
   *[other] pour { $best_there } au plus
}
group-deliver-distance = { $helpers ->
    [0] sans tuile
    [one] avec une tuile
   *[other] avec { $helpers } tuiles
}
hint-deliver = { $distance ->
    [one] { $distance } point
   *[other] { $distance } points
}{ steamrollers-with }
hint-fill-order = { NAME($goods, of: "colour") } pour { steamrollers-worth }
about-fill-order-with-coal-order = { $ways ->
    [one] {""}
   *[other] { NAME($goods, of: "colour") } pour { steamrollers-worth }
}
hint-fill-order-with-coal = { steamrollers-coal }, pour { steamrollers-worth }
steamrollers-coal = { NAME($others, of: "colour") }, et du charbon pour { NAME($colour, of: "colour") }
hint-reroll-olive = au lieu de { $die }
hint-guard-good = { $olive ->
    [wins] mais Olive n'a plus d'hexagone à barrer dans la région { $die } et gagne aussitôt
   *[other] le cube { NAME($removed, of: "colour") } reste sur la ville { $die }, et elle barre un hexagone au lieu de marquer { $threat }
}

steamrollers-with = { $helpers ->
    [0] {""}
   *[other] {" "}{ steamrollers-with-tiles }
}
steamrollers-with-tiles = { $helpers ->
    [one] avec la tuile { NAME($with, of: "face") }
   *[other] avec les tuiles { NAME($with, of: "face", join: " et ") }
}
steamrollers-side = { NAME($face, of: "face") } : { steamrollers-effect } ; { $returns ->
    [yes] sert une fois
   *[no] reste
} ; { steamrollers-worth }
steamrollers-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
steamrollers-bonus = { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}
steamrollers-effect = { $effect ->
    [any_value] le dé vaut n'importe quel nombre
    [two_dice] prendre deux dés et agir avec les deux
    [seize_die] prendre le dé qu'un autre vient de prendre
    [die_is_destination] le dé peut désigner où va une marchandise
    [longer_delivery] une livraison compte 1 ou 2 de plus
    [any_distance] une livraison de n'importe quelle distance
    [stronger_engine] la locomotive a 1 de puissance en plus
    [die_plus_minus] le dé vaut 1 de plus ou de moins
    [reroll_or_flip] relancer ou retourner le dé
    [any_track] tracer n'importe quel type de voie
    [reroll_olive] Olive doit relancer son dé
   *[guard_good] Olive barre un hexagone et ne prend pas de marchandise
}

steamrollers-type = { $type ->
    [straight] droite
    [gentle] courbe large
   *[sharp] courbe serrée
}

## Ce que coûte une action

price-steamrollers = { $price ->
    [one] { $price } point
   *[other] { $price } points
}

## Questions

ask-black = Que montre le dé noir ?
ask-box = Quelle case ?
ask-chart = Quel tableau ?
ask-city = Quelle ville ?
ask-die = Quel nombre ?
ask-distance = À quelle distance ?
ask-face = Quelle face ?
ask-first = Quel nombre d'abord ?
ask-second = Quel nombre ensuite ?
ask-order = Quelle commande ?
ask-power = Quel pouvoir ?
ask-to = Vers quelle ville ?
ask-track = Quelle voie ?

## Phases

phase-whole-solo-game = la partie en solo
phase-line-up-goods = pioche des marchandises
phase-show-tiles = révélation des tuiles action
phase-show-solo-tiles = révélation des tuiles action
phase-show-orders = révélation des commandes
phase-block-borders = le tableau des frontières bloquées
phase-pick-powers = pouvoirs de départ
phase-use-power = votre pouvoir de départ
phase-start-with-a-box = votre pouvoir de départ
phase-start-with-a-track = votre pouvoir de départ
phase-start-with-a-tile = votre pouvoir de départ
phase-draw-personal-good = pioche d'une marchandise personnelle
phase-place-personal-good = votre pouvoir de départ
phase-roll-influence = l'influence d'Olive
phase-roll-dice = lancer des dés
phase-roll-three-dice = lancer des dés
phase-roll-again = le dé est relancé
phase-solo-rounds = les tours
phase-solo-round = le tour
phase-take-solo-turn = votre tour
phase-draft-die = choix d'un dé
phase-draft-solo-die = choix d'un dé
phase-seize-offer = tuile 2b
phase-use-die = votre dé
phase-use-solo-die = votre dé
phase-trade-goods = commandes
phase-olive-turn = le tour d'Olive
phase-roll-for-olive = Olive relance
phase-solo-tile-offer = le tour d'Olive
phase-reroll-offer = le tour d'Olive
phase-guard-offer = le tour d'Olive

## Ce qui s'est passé : mise en place

steamrollers-draw-good = { $city ->
    [0] { player } pioche un cube { NAME($colour, of: "colour") }.
   *[other] La ville { $city } reçoit un cube { NAME($colour, of: "colour") }.{ $stocked ->
        [no] {""}
       *[yes] { $gone ->
            [none] {""}
           *[other] {" "}Les cubes de la couleur de leur ville retournent dans le sac : { NAME($gone, of: "colour") }.
        }{ $coal ->
            [none] {""}
           *[other] {" "}Un cube noir vient à la place : { NAME($coal, of: "city") }.
        }
    }
}{ steamrollers-then }
steamrollers-show-tile = Tuile action { steamrollers-side }.{ steamrollers-then }
steamrollers-show-order = La commande { $order } est { NAME($goods, of: "colour") } pour { steamrollers-worth }.{ steamrollers-then }
steamrollers-roll-chart = Le tableau { $borders ->
    [hard] difficile
   *[medium] moyen
} { $chart } bloque les frontières { $edges }.{ steamrollers-then }
steamrollers-start-player = { player } a le marqueur premier joueur.{ steamrollers-then }
steamrollers-pick-power = { player } choisit { $power ->
    [engine] la locomotive et peut cocher une case au choix.
    [rail] la voie et peut en tracer une au choix.
    [plus-two] plus deux : 2 points.
    [action-tile] une tuile action et peut prendre celle de son choix.
   *[personal-delivery] la livraison personnelle{ $drawn ->
        [yes] {""}
       *[no] , mais le sac n'a pas de marchandise pour elle
    }.
}{ steamrollers-then }
steamrollers-put-good = { player } place le cube { NAME($colour, of: "colour") } sur la ville { $city } de sa feuille.{ steamrollers-then }

## Ce qui s'est passé : dés

steamrollers-roll-white = { $what ->
    [influence] Avant la partie, Olive barre un hexagone de la région { $die }, { $count } jusqu'ici.
    [olive] Olive obtient { $die }
    [again] { player } obtient { $die }.
   *[round] Un dé blanc montre { $die }.
}{ steamrollers-then }
steamrollers-roll-black = Le dé noir montre { NAME($black, of: "black") }. Les dés blancs sont { $dice }.{ steamrollers-then }
steamrollers-take-die = { player } prend un { $die }.{ steamrollers-then }
steamrollers-take-two-dice = { player } prend deux dés{ steamrollers-with }, d'abord { $first }, puis { $second }.{ steamrollers-then }
steamrollers-seize-die = { player } s'empare{ steamrollers-with } du { $die } à peine pris par { NAME($victim, of: "seat") }.{ steamrollers-then }
steamrollers-set-die = { steamrollers-changes }
steamrollers-nudge-die = { steamrollers-changes }
steamrollers-changes = { player } change le { $from } en { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-flip-die = { player } retourne le { $from } sur { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-reroll-die = { player } relance le { $from }{ steamrollers-with }.{ steamrollers-then }

## Ce qui s'est passé : actions

steamrollers-draw-track = { player } trace une { steamrollers-type } { NAME($track, of: "track") } en { $hex }{ $town ->
    [yes] , le village
   *[no] {""}
}{ steamrollers-with }{ $linked ->
    [none] .
   *[other] {" "}et relie les villes { NAME($linked, of: "die", join: " et ") } { $towns ->
        [0] directement
        [one] par { $towns } village
       *[other] par { $towns } villages
    } : { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }.
}{ steamrollers-then }
steamrollers-check-box = { player } coche la case { $box } : la locomotive a une puissance de { $strength }{ $bonus ->
    [0] {""}
   *[other] {" "}et rapporte { steamrollers-bonus } à la fin
}.{ steamrollers-then }
steamrollers-take-tile = { player } { $holder ->
    [none] prend la tuile action { NAME($face, of: "face") } au centre et la couche : { steamrollers-effect }.
    [own] couche sa propre tuile action { NAME($face, of: "face") }.
   *[other] prend la tuile action { NAME($face, of: "face") } à { NAME($holder, of: "seat") } et la couche : { steamrollers-effect }.
}{ steamrollers-then }
steamrollers-deliver = { player } livre { $which ->
    [own] le cube { NAME($colour, of: "colour") } personnel
    [last] le dernier cube { NAME($colour, of: "colour") }
   *[first] un cube { NAME($colour, of: "colour") }
} de la ville { $city } à la ville { $to } sur une distance de { $distance }{ steamrollers-with } : { $distance ->
    [one] { $distance } point
   *[other] { $distance } points
}. Il { $kept ->
    [yes] est gardé pour les commandes
   *[no] retourne dans le sac
}.{ steamrollers-then }
steamrollers-spend-on-nothing = { player } dépense le { $die } pour rien.{ steamrollers-then }
steamrollers-fill-order = { player } honore la commande { $order } avec { NAME($goods, of: "colour") } : { steamrollers-worth }. Les cubes retournent dans le sac.{ steamrollers-then }
steamrollers-fill-order-with-coal = { player } honore la commande { $order } avec { steamrollers-coal } : { steamrollers-worth }. Les cubes retournent dans le sac.{ steamrollers-then }
steamrollers-reroll-olive = { player } fait relancer à Olive son { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-guard-good = { player } garde le cube { NAME($removed, of: "colour") } de la ville { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-decline = { player } { $offer ->
    [seize] laisse le { $die } à { NAME($victim, of: "seat") }.
    [order] n'honore pas de commande.
   *[solo] n'utilise pas la tuile { NAME($with, of: "face") }.
}{ steamrollers-then }

## Ce qui suit de soi-même

steamrollers-then = { steamrollers-back }{ steamrollers-olive }{ steamrollers-emptied }{ steamrollers-next }
steamrollers-back = { $backs ->
    [0] {""}
    [one] {" "}La tuile { NAME($back, of: "face") } retourne au centre.
   *[other] {" "}Les tuiles { NAME($back, of: "face", join: " et ") } retournent au centre.
}
steamrollers-olive = { $olive ->
    [idle] {""}
    [waits] {" "}Olive prend le { $olive_die }.
    [wins] { $olive_comes ->
        [takes] {" "}Olive prend le { $olive_die }. Elle
        [rolls] . Elle
       *[stays] {" "}Olive
    } n'a plus d'hexagone à barrer dans la région { $olive_die } et gagne aussitôt.
    [rolls-again] { steamrollers-olive-plays }{" "}La ville { $olive_die } est vide, alors elle relance.
    [reaches-out] { steamrollers-olive-plays }{" "}Elle s'apprête à retirer le dernier cube de la ville { $olive_die }, { NAME($removed, of: "colour") }.
    [takes] { steamrollers-olive-plays }{ $crosses ->
        [yes] {" "}Elle
       *[no] {" "}Olive
    } retire le dernier cube de la ville { $olive_die }, { NAME($removed, of: "colour") }, et marque { $olive_gain }, soit { $olive_delivered } de livraisons jusqu'ici.
   *[leaves] { steamrollers-olive-plays }
}
steamrollers-olive-plays = { $crosses ->
    [yes] { $olive_comes ->
        [takes] {" "}Olive prend le { $olive_die } et
        [rolls] {" "}et
       *[stays] {" "}Olive
    } barre un hexagone de la région { $olive_die }, { $crossed } jusqu'ici.
   *[no] {""}
}{ $sent ->
    [none] {""}
   *[other] {" "}Elle renvoie la tuile { NAME($sent, of: "face") } au centre.
}
steamrollers-emptied = { $emptied ->
    [none] {""}
   *[other] {" "}Plus rien à livrer : { NAME($emptied, of: "city", join: " et ") }{ $empty ->
        [one] {""}
        [2] {" "}; deux villes sont vides
       *[other] {" "}; { $empty } villes sont vides, la partie finit donc quand { $alone ->
            [yes] Olive aura
           *[no] tout le monde aura
        } joué
    }.
}
steamrollers-next = { $next ->
    [power] {" "}{ NAME($who, of: "seat") } choisit un pouvoir de départ.
    [first-round] {" "}{ NAME($who, of: "seat") } lance les dés de la première manche.
    [round] {" "}La manche est finie. Le marqueur premier joueur va à { NAME($who, of: "seat") }, qui lance les dés.
    [first-solo-turn] {" "}{ NAME($who, of: "seat") } lance les dés du premier tour.
    [solo-turn] {" "}{ NAME($who, of: "seat") } lance les dés du tour suivant.
    [seize] {" "}{ NAME($who, of: "seat") } peut s'en emparer.
    [another-die] {" "}{ NAME($who, of: "seat") } en prend un autre.
    [second-die] {" "}{ NAME($who, of: "seat") } continue avec le { $second }.
    [turn] {" "}Le tour passe à { NAME($who, of: "seat") }{ $seized ->
        [0] {""}
       *[other] , avec le { $seized } pris à un autre
    }{ $uprights ->
        [0] {""}
        [one] , qui redresse la tuile { NAME($upright, of: "face") }
       *[other] , qui redresse les tuiles { NAME($upright, of: "face", join: " et ") }
    }.
    [upright] { $uprights ->
        [0] {""}
        [one] {" "}{ NAME($who, of: "seat") } redresse la tuile { NAME($upright, of: "face") }.
       *[other] {" "}{ NAME($who, of: "seat") } redresse les tuiles { NAME($upright, of: "face", join: " et ") }.
    }
    [on] {""}
    [sold-out] {" "}La partie est terminée, car les villes { NAME($cities, of: "die") } sont vides. { steamrollers-result }
    [quiet] {" "}Depuis { $rounds } manches personne n'a tracé de voie, amélioré de locomotive, livré de marchandise ni honoré de commande, et la partie est terminée. { steamrollers-result }
   *[crossed-out] {" "}La partie est terminée. { steamrollers-result }
}
steamrollers-result = { $alone ->
    [no] { NAME($scores, of: "seat") }. { then-winner }
   *[yes] { NAME($who, of: "seat") } a { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, Olive { $hers }. { $result ->
        [beaten] { NAME($who, of: "seat") } gagne.
        [tied] Une égalité est une défaite : Olive gagne.
       *[lost] Olive gagne.
    }
}

tie-break-steamrollers = locomotive { $number1 }, réseau { $number2 }

## Pourquoi pas

why-power-is-left = Quelqu'un a déjà choisi ce pouvoir.
why-city-is-grey = La marchandise personnelle va sur une ville grise, 3 ou 4.
why-die-is-in-the-middle = Aucun dé blanc au milieu ne montre cela.
why-dice-are-in-the-middle = Les dés blancs au milieu ne montrent pas ces deux nombres.
why-has-the-tile-for-two-dice = Vous n'avez pas la tuile 2a.
why-has-the-tile-for-any-value = Vous n'avez pas la tuile 1.
why-has-the-tile-for-one-more-or-less = Vous n'avez pas la tuile 5a.
why-has-the-tile-to-reroll-or-flip = Vous n'avez pas la tuile 5b.
why-shows-another-value = Le dé montre déjà cela.
why-is-one-more-or-less = Ce n'est pas un de plus ou de moins que le dé.
why-tile-has-not-served-yet = La tuile a déjà servi à cette action.
why-tile-is-not-barred = La tuile a servi à votre première action de ce tour.
why-result-stands = Le dé a été relancé ou retourné, et le résultat reste.
why-is-in-the-dies-region = Votre dé montre une autre région.
why-hex-is-empty = Il y a déjà une voie dans cet hexagone.
why-type-is-allowed = Le dé noir ne montre pas ce type de voie, et vous n'utilisez pas la tuile 6.
why-box-is-the-dies = Votre dé montre une autre case.
why-box-is-free = Cette case est déjà cochée.
why-tile-is-the-dies = Votre dé montre une autre tuile.
why-tile-is-not-sideways = La tuile est couchée.
why-tile-is-not-in-use = La tuile est en cours d'utilisation.
why-good-is-there = Il n'y a pas cette marchandise.
why-die-names-the-source = Votre dé montre une autre ville que celle où se trouve la marchandise.
why-city-takes-the-good = Cette ville ne prend pas les marchandises de cette couleur.
why-leaves-its-city = La marchandise est déjà sur cette ville.
why-route-has-the-length = Aucun trajet sur vos voies n'a cette longueur.
why-crosses-no-blocked-border = Le trajet franchirait une frontière bloquée.
why-engine-is-strong-enough = Votre locomotive n'est pas assez puissante.
why-no-action-is-possible = Il y a quelque chose à faire avec ce dé.
why-order-is-available = Quelqu'un a déjà cette commande.
why-has-the-goods = Vous n'avez pas gardé toutes les marchandises de cette commande.
why-order-asks-for-the-colour = La commande ne demande pas cette couleur.
why-has-the-other-goods-and-coal = Vous n'avez pas gardé un cube noir et les autres marchandises de cette commande.

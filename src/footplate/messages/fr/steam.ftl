### Steam

## Mots

side-ne = nord-est
side-se = sud-est
side-sw = sud-ouest
side-nw = nord-ouest

tile-21 = ligne droite (21)
tile-22 = courbe large (22)
tile-23 = courbe serrée (23)
tile-t11 = village à une sortie (T11)
tile-t21 = village en ligne droite (T21)
tile-t22 = village en courbe large (T22)
tile-t23 = village en courbe serrée (T23)
tile-t31 = village à trois sorties, ouvert (T31)
tile-t32 = village à trois sorties, Y (T32)
tile-t33 = village à trois sorties, Y en miroir (T33)
tile-t34 = village à trois sorties voisines (T34)
tile-t41 = village à quatre sorties, signe de la paix (T41)
tile-t42 = village à quatre sorties, X (T42)
tile-t43 = village à quatre sorties voisines (T43)
tile-41 = croisement de deux lignes droites (41)
tile-42 = croisement d'une ligne droite et d'une courbe large (42)
tile-43 = croisement de deux courbes larges (43)
tile-44 = ligne droite à côté d'une courbe serrée (44)
tile-45 = deux courbes larges (45)
tile-46 = courbe large à côté d'une serrée (46)
tile-47 = courbe large à côté d'une serrée, en miroir (47)

action-turn-order = Ordre du tour
action-first-move = Premier transport
action-engineer = Ingénieur
action-first-build = Première construction
action-city-growth = Croissance urbaine
action-locomotive = Locomotive
action-urbanization = Urbanisation

option-game = jeu
option-game-base = Jeu de base
option-game-standard = Jeu standard
option-map = carte
option-map-northeast = nord-est
option-map-ruhr = Ruhr
option-map-practice = entraînement
option-first_order = premier ordre d'un Jeu de base
option-first_order-auction = aux enchères
option-first_order-random = tiré au sort
option-beginners = places de débutants

## Ce que l'on compte

sum-level = locomotive
sum-links = liaisons achevées

## Ce qui peut être décidé

kind-next-in-order = tirer au sort le suivant dans l'ordre
kind-pass-bid = passer
kind-take-capital = lever des capitaux
kind-take-passing = prendre une tuile action pour son seul numéro
kind-lay-track = poser, améliorer ou réorienter une voie
kind-urbanize = placer une Nouvelle ville
kind-grow-city = faire croître une ville
kind-take-goods = prendre des marchandises de la réserve
kind-finish-building = finir de construire
kind-improve-locomotive = améliorer la locomotive
kind-move-cube = transporter une marchandise
kind-pass-move = passer
kind-take-income = prendre les points en revenu
kind-take-points = prendre les points en points de victoire

## Ce qu'apporte une réponse, à côté d'elle dans une liste

hint-take-capital = { steam-gets }
steam-gets = { $dollars ->
    [0] rien
   *[other] { $dollars } $ : { steam-given }
}
hint-take-tile = { $level ->
    [0] { steam-costs }{ steam-effect }
   *[other] { steam-costs }niveau { $level }
}
steam-costs = { $dollars ->
    [0] {""}
   *[other] { $dollars } ${" "}
}
steam-effect = { $action ->
    [turn-order] premier au prochain tour (Jeu standard : peut passer une fois aux enchères)
    [first-move] premier aux deux transports de marchandises
    [engineer] quatre constructions au lieu de trois
    [first-build] premier à construire
    [city-growth] marchandises d'une case de la réserve pour une ville imprimée
    [urbanization] un village devient une Nouvelle ville, avec les marchandises d'une case de la réserve
   *[other] {""}
}
hint-lay-track = { $track } : { $dollars } ${ steam-completes-in-short }{ steam-completes-for-in-short }{ steam-claims-in-short }{ steam-extends-in-short }{ steam-leaves-in-short }
steam-completes-in-short = { $completed ->
    [none] {""}
   *[other] , achève { $completed }
}
steam-completes-for-in-short = { $others ->
    [nobody] {""}
   *[other] , achève { $others_links } pour { NAME($others, of: "seat", join: " et ") }
}
steam-claims-in-short = { $claimed ->
    [none] {""}
   *[other] , reprend la voie depuis { $claimed }
}
steam-extends-in-short = { $extended ->
    [none] {""}
   *[other] , prolonge la voie depuis { $extended }
}
steam-leaves-in-short = { $started ->
    [none] { $done ->
        [redirects] , réoriente
       *[other] {""}
    }
   *[other] , depuis { $started }
}
about-lay-track-hex = { $near ->
    [none] {""}
   *[other] { NAME($side, of: "side") }
}
group-lay-track-hex = { $near ->
    [none] {""}
   *[other] { $near }
}
hint-urbanize = { $completed ->
    [none] {""}
   *[other] achève { $completed }
}{ $others ->
    [nobody] {""}
   *[other] {" "}pour { NAME($others, of: "seat", join: " et ") } : { $others_links }
}
hint-take-goods = { NAME($cubes, of: "colour") }
hint-improve-locomotive = niveau { $level }
hint-move-cube = { $way } : { NAME($gains, of: "seat", sign: "+") }
hint-take-income = +{ $gain } : revenu { $now }{ steam-wasted-in-short }
steam-wasted-in-short = { $wasted ->
    [0] {""}
    [one] , { $wasted } perdu
   *[other] , { $wasted } perdus
}
hint-take-points = +{ $gain } : points de victoire { $now }

## Ce que coûte une action

price-steam = { $price } $

## Questions

ask-action = Quelle tuile ?
ask-steps = De combien de cases descendre sur la piste de revenu, pour 5 $ chacune ?

## Phases

phase-base-game = le Jeu de base
phase-first-game = le Jeu de base, premier ordre tiré au sort
phase-standard-game = le Jeu standard
phase-standard-turns = les tours
phase-base-turn = le tour
phase-standard-turn = le tour
phase-draw-cubes = pioche des cubes
phase-stock-goods-supply = remplissage de la réserve de marchandises
phase-draw-first-bidder = tirage de qui ouvre les enchères
phase-random-first-order = tirage du premier ordre
phase-random-order-of-play = tirage du premier ordre
phase-auction-first-order = enchères pour le premier ordre
phase-buy-capital = levée de capitaux
phase-determine-order-of-play = ordre de jeu
phase-select-action-tiles = choix des tuiles action
phase-select-free-action-tiles = choix des tuiles action
phase-build-track = construction de voies
phase-build-track-or-decline = construction de voies
phase-take-set = marchandises de la réserve
phase-take-set-for-new-city = marchandises pour la Nouvelle ville
phase-move-goods = transport de marchandises
phase-track-points = points de liaison
phase-collect-income = revenus
phase-pay-expenses = revenus et dépenses
phase-determine-turn-order = ordre du tour
phase-set-up-new-turn = préparation d'un nouveau tour

## Ce qui s'est passé

steam-draw-cube = { $space ->
    [0] { $city } reçoit { cube }.
   *[other] La case { $space } de la réserve reçoit { cube }.
}
steam-start-player = { $how ->
    [first] { player } est premier joueur. L'ordre est { NAME($order, of: "seat") } ; pour commencer (en $) : { NAME($cash, of: "seat") }.
   *[opens] { player } ouvre les enchères pour le premier ordre.
}
steam-next-in-order = { $order ->
    [none] { player } a la place { $place } du premier ordre.
   *[other] { player } a la place { $place }. Le premier ordre est { NAME($order, of: "seat") }.
}
steam-bid = { $place ->
    [0] { player } mise { $dollars } $.
   *[other] { player } mise { $dollars } $ pour la place { $place }.
}
steam-pass-bid = { $settled ->
    [place] { player } passe. { NAME($winner, of: "seat") } a la place { $place } pour { $dollars } $.{ steam-raised }{ steam-settled-order }
    [order] { player } passe. L'ordre est maintenant { NAME($order, of: "seat") } ; { steam-payments }.
    [stays] { player } passe, et reste aux enchères grâce à Ordre du tour.
   *[no] { player } passe.
}
steam-payments = { $payments ->
    [nobody] personne ne paie
   *[other] payé (en $) : { NAME($payments, of: "seat") }
}
steam-settled-order = { $order ->
    [none] {""}
   *[other] {" "}L'ordre est { NAME($order, of: "seat") }.
}
steam-raised = { $raised ->
    [0] {""}
   *[other] {" "}{ NAME($payer, of: "seat") } lève { $raised } $ : { steam-given }.
}
steam-given = { $given ->
    [0] revenu { $income }
    [one] revenu { $income }, { $given } point de victoire cédé
   *[other] revenu { $income }, { $given } points de victoire cédés
}
steam-take-capital = { $dollars ->
    [0] { player } ne lève pas de capitaux.
   *[other] { player } lève { $dollars } $ : { steam-given }.
}
steam-take-tile = { player } prend { NAME($action, of: "action") } ({ $number }){ steam-price }{ steam-new-level }.{ steam-raised }
steam-price = { $dollars ->
    [0] {""}
   *[other] {" "}pour { $dollars } $
}
steam-new-level = { $level ->
    [0] {""}
   *[other] {" "}: une locomotive de niveau { $level }
}
steam-take-passing = { player } prend { NAME($action, of: "action") } ({ $number }) pour son seul numéro.

steam-lay-track = { $done ->
    [redirects] { player } réoriente une voie en { steam-spot } avec { steam-a-tile }
    [improves] { player } améliore { steam-spot } avec { steam-a-tile }
   *[new] { player } pose { steam-a-tile } en { steam-spot }
} pour { $dollars } $.{ steam-progress }{ steam-raised }
steam-a-tile = une tuile { NAME($tile, of: "tile") } { $track }
steam-spot = { $hex }{ steam-about-the-spot }
steam-about-the-spot = { $near ->
    [none] { $ground ->
        [river] {" "}(rivière)
        [hills] {" "}(collines)
        [both] {" "}(collines, rivière)
       *[other] {""}
    }
   *[other] { $ground ->
        [river] {" "}(rivière, { steam-whereabouts })
        [hills] {" "}(collines, { steam-whereabouts })
        [both] {" "}(collines, rivière, { steam-whereabouts })
       *[other] {" "}({ steam-whereabouts })
    }
}
steam-whereabouts = { group-lay-track-hex } côté { about-lay-track-hex }
steam-progress = { steam-started }{ steam-extended }{ steam-claimed }{ steam-completed }{ steam-completed-for }
steam-started = { $started ->
    [none] {""}
   *[other] {" "}Nouvelle voie depuis { $started }.
}
steam-extended = { $extended ->
    [none] {""}
   *[other] {" "}Elle prolonge la voie depuis { $extended }.
}
steam-claimed = { $claimed ->
    [none] {""}
   *[other] {" "}Elle reprend la voie depuis { $claimed }.
}
steam-completed = { $completed ->
    [none] {""}
   *[other] {" "}Cela achève { $completed }.
}
steam-completed-for = { $others ->
    [nobody] {""}
   *[other] {" "}Pour { NAME($others, of: "seat", join: " et ") }, cela achève { $others_links }.
}
steam-urbanize = { $colour ->
    [red] { player } fait de { $city } une ville rouge.
    [blue] { player } fait de { $city } une ville bleue.
    [yellow] { player } fait de { $city } une ville jaune.
    [purple] { player } fait de { $city } une ville violette.
   *[grey] { player } fait de { $city } une ville grise.
}{ steam-progress }
steam-grow-city = { player } fait croître { $city }.
steam-take-goods = { player } met les marchandises de la case { $space } à { $city } : { NAME($cubes, of: "colour") }.
steam-finish-building = { player } a fini de construire.{ steam-undone }{ steam-lost }
steam-undone = { $undone ->
    [none] {""}
   *[other] {" "}{ NAME($undone, of: "action") } n'a pas lieu.
}
steam-lost = { $lost ->
    [none] {""}
   *[other] {" "}Voies inachevées qui ne sont plus à personne : depuis { $lost }.
}

steam-improve-locomotive = { player } améliore la locomotive au niveau { $level }.{ steam-then }
steam-move-cube = { player } transporte { cube } depuis { $from } jusqu'à { $to } { $links ->
    [one] par une liaison
   *[other] par { $links } liaisons : { $way }
}. Points : { NAME($gains, of: "seat", sign: "+") }.
steam-pass-move = { player } ne transporte rien.{ steam-then }
steam-take-income = { player } prend { $gain } en revenu, maintenant { $now }{ $wasted ->
    [0] {""}
    [one] {" "}; { $wasted } est perdu
   *[other] {" "}; { $wasted } sont perdus
}.{ steam-then }
steam-take-points = { player } prend { $gain } en points de victoire, maintenant { $now }.{ steam-then }

steam-then = { $next ->
    [turn] { steam-settled } Le tour { $turn } commence ; l'ordre est { NAME($order, of: "seat") }.
    [end] { steam-settled } La partie est terminée : { NAME($scores, of: "seat") } (points de victoire { NAME($points, of: "seat") } ; pour le revenu { NAME($worth, of: "seat", sign: "+") } ; liaisons { NAME($links, of: "seat") }). { NAME($winner, of: "seat") } gagne.
   *[on] {""}
}
steam-settled = { steam-received }{ steam-paid }{ steam-upkeep }{ steam-down }{ steam-points-given }{ steam-bankrupt }
steam-received = { $received ->
    [nobody] {""}
   *[other] {" "}Revenus perçus (en $) : { NAME($received, of: "seat") }.
}
steam-paid = { $paid ->
    [nobody] {""}
   *[other] {" "}Revenus négatifs payés (en $) : { NAME($paid, of: "seat") }.
}
steam-upkeep = { $upkeep ->
    [nobody] {""}
   *[other] {" "}Entretien payé (en $) : { NAME($upkeep, of: "seat") }.
}
steam-down = { $down ->
    [nobody] {""}
   *[other] {" "}À court d'argent, plus bas sur la piste de revenu : { NAME($down, of: "seat") }.
}
steam-points-given = { $given ->
    [nobody] {""}
   *[other] {" "}Points de victoire cédés : { NAME($given, of: "seat") }.
}
steam-bankrupt = { $bankrupt ->
    [nobody] {""}
   *[other] {" "}En faillite : { NAME($bankrupt, of: "seat") }.
}

tie-break-steam = revenu { $number1 }{ $number2 ->
    [0] {""}
    [-1] , tuile action 1
    [-2] , tuile action 2
    [-3] , tuile action 3
    [-4] , tuile action 4
    [-5] , tuile action 5
    [-6] , tuile action 6
   *[-7] , tuile action 7
}

## Pourquoi pas

why-adds-track = La tuile ne montre aucune voie qui ne soit déjà là.
why-can-raise-the-bid = Vous ne pourriez pas réunir autant d'argent.
why-claims-only-what-it-can = La tuile prendrait une voie inachevée sans propriétaire que vous ne pouvez pas reprendre.
why-crosses-no-closed-side = Une voie buterait contre un bord noir, contre l'eau ou hors de la carte.
why-did-what-was-paid = Ce que vous avez pris à faire ce tour-ci n'est pas encore fait.
why-first-tile-leaves-a-city = Votre première tuile doit partir d'une ville.
why-fits-the-town = Les tuiles village vont sur les villages, toutes les autres ailleurs.
why-goods-and-city-are-left = Il ne reste pas de marchandises, ou aucune ville qui puisse encore croître.
why-a-sum-of-money = Une mise est de 0 $ ou plus.
why-can-pay-from-cash = Vous n'avez pas autant d'argent, et ne pouvez pas en lever maintenant.
why-each-part-has-a-beginning = Un des nouveaux segments ne part ni d'une ville ni d'une voie à vous ou que vous pouvez reprendre.
why-goods-are-left = Il ne reste pas de marchandises dans la réserve.
why-has-a-beginning = La nouvelle voie ne part ni d'une ville ni d'une voie à vous ou que vous pouvez reprendre.
why-has-a-build-left = Il ne vous reste pas de construction ce tour-ci.
why-has-a-pass-option = Cette tuile ne peut pas être prise pour son seul numéro.
why-has-city-growth = Vous n'avez pas de Croissance urbaine à effectuer.
why-has-no-marker = Cette ville a déjà crû.
why-has-the-cash = Vous n'avez pas autant d'argent.
why-has-urbanization = Vous n'avez pas d'Urbanisation à effectuer.
why-keeps-its-links-apart = Une voie commencerait et finirait dans cette Nouvelle ville, ou s'y trouverait tout entière.
why-keeps-what-lies-there = Une voie en place serait perdue ou déplacée.
why-level-can-rise = Votre locomotive est au niveau le plus haut.
why-lies-on-a-hex = Ce n'est pas un hexagone.
why-leaves-loose-exits-alone = Elle touche une sortie libre d'une tuile village d'un autre joueur.
why-meets-no-track-of-others = La tuile toucherait la voie inachevée d'un autre joueur.
why-new-city-is-left = Il ne reste pas de tuile Nouvelle ville de cette couleur.
why-no-city-there = Il y a une ville.
why-no-step-up = Les capitaux se lèvent, et ne se rendent jamais.
why-not-improved-yet = Vous avez déjà amélioré votre locomotive pendant cette phase.
why-nothing-else-is-open = Une tuile n'est prise pour son seul numéro que si aucune autre n'est possible.
why-on-a-printed-city = Seule une ville imprimée sur la carte peut croître.
why-on-a-town = Il n'y a pas de village.
why-over-completed-links = Le trajet ne suit pas des liaisons achevées.
why-redirects-an-open-end = Ce qui serait réorienté n'est pas l'extrémité libre d'une voie inachevée.
why-redirects-and-adds-nothing = Une construction qui réoriente une voie n'en ajoute pas d'autre.
why-redirects-no-town = Les sorties d'un village ne se réorientent pas.
why-redirects-no-track-of-others = La voie à réorienter n'est pas à vous, et vous ne pourriez pas la reprendre.
why-returns-to-no-start = Une voie reviendrait à l'endroit d'où elle part.
why-space-has-cubes = Cette case de la réserve est vide.
why-tile-is-free = Un autre joueur a cette tuile.
why-tile-is-left = Il ne reste pas de telle tuile dans la réserve.
why-town-can-become-a-city = Aucun village restant ne peut devenir une ville ; vous pouvez encore prendre Urbanisation pour son seul numéro.
why-town-and-tile-are-left = Il ne reste pas de village, ou pas de tuile Nouvelle ville.
why-track-has-the-steps = Vous ne pouvez pas descendre autant sur la piste de revenu.
why-uses-an-own-link = Le trajet n'emprunte aucune de vos liaisons.
why-uses-own-links-most = Le trajet emprunte plus souvent les liaisons d'un autre joueur que les vôtres.
why-visits-nothing-twice = Le trajet passe deux fois au même endroit.
why-within-the-level = Le trajet compte plus de liaisons que le niveau de votre locomotive.

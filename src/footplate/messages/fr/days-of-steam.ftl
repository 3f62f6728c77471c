### Days of Steam

## Mots

seat-grey = Gris

side-e = est
side-w = ouest

# au féminin : des marchandises, des villes
good-red = rouge
good-yellow = jaune
good-green = verte
good-blue = bleue

town-red-1 = ville rouge, 1 de vapeur
town-red-2 = ville rouge, 2 de vapeur
town-yellow-1 = ville jaune, 1 de vapeur
town-yellow-2 = ville jaune, 2 de vapeur
town-green-1 = ville verte, 1 de vapeur
town-green-2 = ville verte, 2 de vapeur
town-blue-1 = ville bleue, 1 de vapeur
town-blue-2 = ville bleue, 2 de vapeur

tile-straight = ligne droite
tile-straight-overbuild = ligne droite (superposable)
tile-curve = courbe
tile-curve-overbuild = courbe (superposable)
tile-straight-hill = ligne droite (colline)
tile-curve-hill = courbe (colline)
tile-straight-tower = ligne droite (tour à eau)
tile-curve-tower = courbe (tour à eau)
tile-turnout-left = aiguillage à gauche
tile-turnout-left-overbuild = aiguillage à gauche (superposable)
tile-turnout-right = aiguillage à droite
tile-turnout-right-overbuild = aiguillage à droite (superposable)
tile-triangle = triangle
tile-triangle-overbuild = triangle (superposable)
tile-double-turnout-left = double aiguillage à gauche
tile-double-turnout-left-overbuild = double aiguillage à gauche (superposable)
tile-double-turnout-right = double aiguillage à droite
tile-double-turnout-right-overbuild = double aiguillage à droite (superposable)
tile-three-way = aiguillage triple
tile-three-way-overbuild = aiguillage triple (superposable)
tile-double-curve = double courbe
tile-double-curve-overbuild = double courbe (superposable)
tile-bridge = pont
tile-straight-stub = ligne droite avec cul-de-sac
tile-curve-stub-left = courbe avec cul-de-sac à gauche
tile-curve-stub-right = courbe avec cul-de-sac à droite

## Ce que l'on compte

sum-steam = vapeur
sum-coal = charbon
sum-circuits = compteurs de circuit

## Ce qui peut être décidé

kind-turn-up-town = retourner une ville
kind-draw-tile = piocher une tuile voie
kind-roll = lancer le dé
kind-burn-coal = brûler un cube charbon
kind-play-tile = jouer une tuile voie
kind-play-town = jouer une ville visible
kind-draw-town = piocher une ville et la jouer
kind-place-town = placer la ville
kind-pick-up = embarquer une marchandise
kind-advance = déplacer le train
kind-stop = s'arrêter ici
kind-use-water-tower = prendre de l'eau

## Ce qu'apporte une réponse, à côté d'elle dans une liste

hint-burn-coal = vapeur { $steam }, charbon restant { $cubes }
hint-play-tile = { days-of-steam-lies }{ $over ->
    [none] {""}
   *[other] {" "}sur une tuile { NAME($over, of: "tile") }
} : { days-of-steam-brings }
about-play-tile-tile = { $printed } de vapeur
group-play-tile-square = { days-of-steam-row }
about-play-tile-square = { $over ->
    [none] {""}
   *[other] par-dessus
}
about-play-town-display = { NAME($town, of: "good") } avec { days-of-steam-goods } ({ $printed } de vapeur)
hint-play-town = { days-of-steam-brings }
group-play-town-square = { days-of-steam-row }
hint-place-town = { days-of-steam-brings }
group-place-town-square = { days-of-steam-row }
hint-draw-town = { $towns ->
    [one] la dernière
   *[other] une parmi { $towns }
}
hint-pick-up = { $takers ->
    [0] aucune ville ne la prend encore
    [one] { $takers } ville la prend
   *[other] { $takers } villes la prennent
}{ $home ->
    [none] {""}
   *[other] , sauf { $home }
}
hint-advance = vers { days-of-steam-place } : { $price } de vapeur{ days-of-steam-dead-end }{ days-of-steam-past }{ $delivered ->
    [none] {""}
   *[other] , livre { NAME($delivered, of: "good") } +{ $gain }
}{ $risk ->
    [0] {""}
   *[other] , s'y arrêter fait dérailler à { $risk } %{ days-of-steam-stake }
}
hint-stop = { $unloaded ->
    [none] {""}
   *[other] décharge { NAME($unloaded, of: "good") }{ $risk ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $risk ->
    [0] {""}
   *[other] déraille à { $risk } %, sauf si le dé donne { $roll } ou plus{ days-of-steam-stake }
}
days-of-steam-stake = { $stake ->
    [0] {""}
    [one] {" "}({ $stake } point en jeu)
   *[other] {" "}({ $stake } points en jeu)
}
hint-use-water-tower = { days-of-steam-heat }
days-of-steam-row = rangée { $row }
days-of-steam-brings = { days-of-steam-heat }{ $closes ->
    [yes] , un circuit
   *[no] {""}
}
days-of-steam-heat = +{ $gained } de vapeur{ $lost ->
    [0] {""}
   *[other] , { $lost } en trop
}
days-of-steam-lies = { $track }{ $dead ->
    [none] {""}
   *[other] , cul-de-sac { NAME($dead, of: "side") }
}

## Ce que coûte une action

price-days-of-steam = { $price } de vapeur

## Questions

ask-town = Quelle ville ?
ask-square = Où ?
ask-display = Quelle ville ?
ask-side = De quel côté ?
ask-pips = Que montre le dé ?

## Phases

phase-found-first-town = la première ville
phase-lay-out-towns = présentation des villes
phase-deal-tiles = distribution des tuiles voie
phase-draw-first-player = tirage du premier joueur
phase-play-face-up-town = une ville visible à jouer
phase-play-drawn-town = la ville piochée à jouer
phase-draw-goods = pioche de marchandises
phase-stock-town = marchandises pour la ville
phase-stock-display = marchandises pour une ville visible
phase-turn-up-town-tile = une ville à retourner
phase-draw-track-tile = pioche d'une tuile voie
phase-move-train = déplacement du train
phase-speed-limit = la limitation de vitesse

## Ce qui s'est passé

days-of-steam-turn-up-town = { $how ->
    [first] La carte commence par une ville { NAME($town, of: "good") }.
    [drawn] { player } pioche une ville { NAME($town, of: "good") } ({ $printed } de vapeur).
   *[face-up] Une ville { NAME($town, of: "good") } ({ $printed } de vapeur) est retournée à l'emplacement { $display }.
}{ days-of-steam-then }
days-of-steam-draw-good = { $display ->
    [0] La ville { NAME($town, of: "good") } en { $square } reçoit { days-of-steam-good }.
   *[other] La ville { NAME($town, of: "good") } de l'emplacement { $display } reçoit { days-of-steam-good }.
}{ days-of-steam-then }
days-of-steam-draw-tile = { $told ->
    [yes] { player } pioche une tuile { NAME($tile, of: "tile") }.
   *[no] { player } pioche une tuile voie.
}{ days-of-steam-then }
days-of-steam-start-player = { player } est premier joueur.
days-of-steam-roll = { $derails ->
    [yes] { player } obtient { $pips } et déraille : retour à { days-of-steam-place }, { $spent } de vapeur perdue.{ days-of-steam-undone }
   *[no] { player } obtient { $pips } et reste sur les rails.
}{ days-of-steam-then }
days-of-steam-undone = { $undone ->
    [none] { $goods ->
        [yes] {" "}La marchandise revient où elle était.
       *[no] {""}
    }
   *[other] {" "}Toutes les marchandises reviennent où elles étaient ; plus livré : { NAME($undone, of: "good") }, { $loss ->
        [one] { $loss } point perdu
       *[other] { $loss } points perdus
    }.
}
days-of-steam-burn-coal = { player } brûle un cube charbon et a { $steam } de vapeur.
days-of-steam-play-tile = { player } joue une tuile { NAME($tile, of: "tile") } { days-of-steam-lies } en { $square }{ $over ->
    [none] {""}
   *[other] , sur une tuile { NAME($over, of: "tile") }
}. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-play-town = { player } joue la ville { NAME($town, of: "good") } en { $square } avec { days-of-steam-goods }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-draw-town = { player } pioche une ville.
days-of-steam-place-town = { player } place la ville { NAME($town, of: "good") } en { $square }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-good = une marchandise { NAME($colour, of: "good") }
days-of-steam-goods = { $goods ->
    [none] aucune marchandise
   *[other] les marchandises { NAME($goods, of: "good", join: " et ") }
}
days-of-steam-heated = { $lost ->
    [0] Vapeur +{ $gained }, maintenant { $steam }.
   *[other] Vapeur +{ $gained }, maintenant { $steam } ; { $lost } en trop.
}
days-of-steam-pick-up = { player } embarque { days-of-steam-good } à { days-of-steam-place }{ $home ->
    [none] {""}
   *[other] , qui ne peut pas être livrée en { $home }
}.
days-of-steam-advance = { player } va vers { $side ->
    [n] le nord
    [s] le sud
    [e] l'est
   *[w] l'ouest
}, à { days-of-steam-place }, pour { $price } de vapeur{ days-of-steam-dead-end }{ days-of-steam-past } ; il en reste { $left }.{ $delivered ->
    [none] {""}
   *[other] {" "}Livraison : { NAME($delivered, of: "good") }, { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }.
}
days-of-steam-dead-end = { $dead ->
    [yes] , un cul-de-sac
   *[no] {""}
}
days-of-steam-past = { $passed ->
    [nobody] {""}
   *[other] , en dépassant { NAME($passed, of: "seat") }
}
days-of-steam-stop = { player } s'arrête { $town ->
    [none] à
   *[other] dans
} { days-of-steam-place }{ $unloaded ->
    [none] {""}
   *[other] {" "}et décharge { NAME($unloaded, of: "good") }
}{ $roll ->
    [0] .{ days-of-steam-then }
   *[other] {" "}; { $spent } de vapeur par une courbe : il faut { $roll } ou plus au dé.
}
days-of-steam-use-water-tower = { player } prend de l'eau. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-pass = { player } passe.{ days-of-steam-then }

days-of-steam-place = { $town ->
    [none] { $ground ->
        [hill] la colline en { $square }
        [tower] la tour à eau en { $square }
       *[plain] { $square }
    }
   *[other] la ville { NAME($town, of: "good") } en { $square }
}
days-of-steam-then = { days-of-steam-coal }{ days-of-steam-circuit }{ days-of-steam-end }
days-of-steam-coal = { $coal ->
    [0] {""}
   *[other] {" "}Toutes les villes sont en jeu : chacun reçoit { $coal } cubes charbon.
}
days-of-steam-circuit = { $circuit ->
    [nobody] {""}
   *[other] {" "}{ NAME($circuit, of: "seat") } termine un circuit et prend un compteur : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } maintenant, { $counters ->
        [one] reste { $counters } compteur
       *[other] restent { $counters } compteurs
    }.
}
days-of-steam-end = { $next ->
    [points] {" "}La partie est gagnée : { NAME($scores, of: "seat") }. { then-winner }
    [tiles] {" "}C'était la dernière tuile voie, et la partie est terminée : { NAME($scores, of: "seat") }. { then-winner }
    [passes] {" "}Tout le monde a passé, et la partie est terminée : { NAME($scores, of: "seat") }. { then-winner }
    [quiet] {" "}Chacun a joué dix tours sans tuile ni livraison, et la partie est terminée : { NAME($scores, of: "seat") }. { then-winner }
   *[on] {""}
}

tie-break-days-of-steam = { $number1 ->
    [one] { $number1 } compteur de circuit
   *[other] { $number1 } compteurs de circuit
}, { $number2 } de vapeur

## Pourquoi pas

why-has-coal = Vous n'avez pas de charbon.
why-has-room-for-steam = Vous avez 6 de vapeur, et c'est le maximum.
why-can-do-nothing-else = Vous pourriez jouer une tuile, vous déplacer ou prendre de l'eau : vous ne pouvez pas passer.
why-is-in-hand = Vous n'avez pas cette tuile.
why-lies-beside-the-map = Aucune tuile ne touche cette case.
why-edges-match = Une voie toucherait un bord sans voie.
why-bears-the-mark = Il y a déjà une tuile, et la vôtre n'est pas superposable.
why-covers-no-town = Il y a une ville.
why-covers-no-bridge = Il y a un pont.
why-covers-no-hill = Il y a une colline.
why-covers-no-train = Il y a un train sur cette tuile.
why-leaves-no-edge-mismatched = Une voie toucherait un bord sans voie.
why-joins-a-town = Aucun de ses segments n'a de chemin valide vers une ville.
why-within-five-of-a-town = Elle serait au-delà de la cinquième tuile à partir d'une ville.
why-cuts-no-town-off = Une ville perdrait son dernier chemin valide vers une autre.
why-lies-face-up = Il n'y a pas de ville à cet endroit.
why-square-is-empty = Il y a déjà une tuile.
why-meets-track-on-all-sides = Une ville a des voies de tous les côtés, et une voisine a un bord sans voie.
why-has-a-path-to-a-town = Aucun chemin valide ne mène à une autre ville.
why-two-segments-from-any-town = Une ville est à moins de deux segments.
why-deck-has-a-town = La pioche de villes est vide.
why-there-is-room-for-a-town = Il n'y a pas de place pour une ville.
why-starts-along-its-own-track = La voie de votre train n'y mène pas.
why-does-not-reverse = Un train ne fait pas demi-tour sur une voie.
why-exit-is-joined = Aucun segment n'y mène depuis le côté d'où vient le train.
why-leaves-no-dead-end = Un cul-de-sac met fin au déplacement.
why-track-goes-on = Il n'y a pas de voie.
why-has-the-steam = Votre train n'a pas assez de vapeur.
why-enters-no-occupied-dead-end = Il y a un train dans le cul-de-sac.
why-can-end-the-move = Un train barre le chemin, et votre vapeur ne suffirait pas pour aller jusqu'où l'on peut s'arrêter.
why-good-lies-here = Il n'y a pas cette marchandise là où se trouve votre train.
why-carries-nothing = Votre train transporte déjà une marchandise.
why-goes-on-with-it = Votre déplacement finirait ici, et la marchandise serait aussitôt déchargée.
why-has-moved = Votre train n'a pas encore bougé.
why-is-the-start-of-the-turn = Le charbon se brûle au début du tour, avant toute autre chose.
why-took-nothing-here = Vous venez d'embarquer une marchandise : continuez avec elle.
why-place-is-free = Un autre train se trouve sur cette voie.
why-stands-at-a-tower = Votre train n'est pas à une tour à eau.
why-burnt-no-coal = Vous avez brûlé du charbon pendant ce tour.

### Ce que disent plusieurs jeux de trains

## Mots

seat-blue = Bleu
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-black = Noir
seat-white = Blanc
seat-orange = Orange
seat-natural = Naturel
seat-brown = Brun
seat-purple = Violet

side-n = nord
side-s = sud

colour-blue = bleu
colour-violet = violet
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-purple = violet
colour-grey = gris

player = { NAME($seat, of: "seat") }
cube = { $colour ->
    [blue] un cube bleu
    [violet] un cube violet
    [red] un cube rouge
    [yellow] un cube jaune
    [purple] un cube violet
    [grey] un cube gris
   *[other] un cube
}

option-start_player = premier joueur
option-start_player-0 = tiré au sort

## Ce que l'on compte

sum-cash = argent
sum-income = revenu

## Ce qui peut être décidé

kind-start-player = tirer au sort le premier joueur
kind-draw-cube = piocher un cube
kind-draw-good = piocher une marchandise
kind-take-tile = prendre une tuile action
kind-bid = enchérir
kind-pass = passer
kind-decline = renoncer

## Questions

ask-amount = Combien ?
ask-space = Quelle case ?
ask-hex = Où ?
ask-tile = Quelle tuile ?
ask-rotation = Dans quel sens ?
ask-whole-rotation = Dans quel sens ?
ask-colour = Quelle couleur ?
ask-good = Quelle marchandise ?
ask-route = Par où ensuite ?
ask-whole-route = Par quel trajet ?
ask-seat = Quel joueur ?

## Phases

phase-stock-cities = marchandises pour les villes
phase-draw-start-player = tirage du premier joueur
phase-rounds = les manches
phase-round = la manche
phase-take-turn = votre tour
phase-turns = les tours
phase-whole-game = la partie

## Ce qui s'est passé

then-winner = { $shared ->
    [one] { NAME($winners, of: "seat") } gagne.
   *[other] { NAME($winners, of: "seat", join: " et ") } se partagent la victoire.
}

## Pourquoi pas

why-can-pay = Vous ne pouvez pas payer cela.
why-cube-is-there = Il n'y a pas de tel cube dans cette ville.
why-ends-in-its-colour = Le trajet ne finit pas dans une ville de la couleur du cube.
why-outbids = L'enchère n'est pas plus haute que la précédente.
why-stops-at-the-first = Le cube dépasserait une ville de sa couleur : il s'arrête à la première.
why-turned-no-further-than-needed = Moins tournée, elle est pareille : indiquez la plus petite rotation.

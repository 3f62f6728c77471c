### Was mehrere Eisenbahnspiele sagen

## Wörter

seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-black = Schwarz
seat-white = Weiß
seat-orange = Orange
seat-natural = Natur
seat-brown = Braun
seat-purple = Lila

side-n = Norden
side-s = Süden

colour-blue = blau
colour-violet = violett
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-purple = lila
colour-grey = grau

player = { NAME($seat, of: "seat") }
cube = { $colour ->
    [blue] einen blauen Würfel
    [violet] einen violetten Würfel
    [red] einen roten Würfel
    [yellow] einen gelben Würfel
    [purple] einen lila Würfel
    [grey] einen grauen Würfel
   *[other] einen Würfel
}

option-start_player = Startspieler
option-start_player-0 = ausgelost

## Was gezählt wird

sum-cash = Geld
sum-income = Einkommen

## Was sich entscheiden lässt

kind-start-player = Startspieler auslosen
kind-draw-cube = Würfel ziehen
kind-draw-good = Ware ziehen
kind-take-tile = Aktionsplättchen nehmen
kind-bid = bieten
kind-pass = passen
kind-decline = verzichten

## Fragen

ask-amount = Wie viel?
ask-space = Welches Feld?
ask-hex = Wo?
ask-tile = Welches Plättchen?
ask-rotation = Wie herum liegt es?
ask-whole-rotation = Wie herum liegt es?
ask-colour = Welche Farbe?
ask-good = Welche Ware?
ask-route = Wie geht es weiter?
ask-whole-route = Welcher Weg?
ask-seat = Wer?

## Phasen

phase-stock-cities = Städte bestücken
phase-draw-start-player = Startspieler auslosen
phase-rounds = die Runden
phase-round = die Runde
phase-take-turn = dein Zug
phase-turns = die Runden
phase-whole-game = das Spiel

## Was geschah

then-winner = { $shared ->
    [one] { NAME($winners, of: "seat") } gewinnt.
   *[other] { NAME($winners, of: "seat", join: " und ") } teilen sich den Sieg.
}

## Warum nicht

why-can-pay = Das kannst du nicht bezahlen.
why-cube-is-there = In dieser Stadt liegt kein solcher Würfel.
why-ends-in-its-colour = Der Weg endet nicht in einer Stadt in der Farbe des Würfels.
why-outbids = Das Gebot ist nicht höher als das letzte.
why-stops-at-the-first = Der Würfel käme an einer Stadt seiner Farbe vorbei: Er bleibt in der ersten.
why-turned-no-further-than-needed = Weniger weit gedreht sieht es genauso aus: Nenne die kleinste Drehung.

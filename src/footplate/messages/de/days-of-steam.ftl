### Days of Steam

## Wörter

seat-grey = Grau

side-e = Osten
side-w = Westen

good-red = rot
good-yellow = gelb
good-green = grün
good-blue = blau

town-red-1 = rote Stadt, 1 Dampf
town-red-2 = rote Stadt, 2 Dampf
town-yellow-1 = gelbe Stadt, 1 Dampf
town-yellow-2 = gelbe Stadt, 2 Dampf
town-green-1 = grüne Stadt, 1 Dampf
town-green-2 = grüne Stadt, 2 Dampf
town-blue-1 = blaue Stadt, 1 Dampf
town-blue-2 = blaue Stadt, 2 Dampf

tile-straight = Gerade
tile-straight-overbuild = Gerade (Überbau)
tile-curve = Kurve
tile-curve-overbuild = Kurve (Überbau)
tile-straight-hill = Gerade (Hügel)
tile-curve-hill = Kurve (Hügel)
tile-straight-tower = Gerade (Wasserturm)
tile-curve-tower = Kurve (Wasserturm)
tile-turnout-left = Weiche links
tile-turnout-left-overbuild = Weiche links (Überbau)
tile-turnout-right = Weiche rechts
tile-turnout-right-overbuild = Weiche rechts (Überbau)
tile-triangle = Gleisdreieck
tile-triangle-overbuild = Gleisdreieck (Überbau)
tile-double-turnout-left = Doppelweiche links
tile-double-turnout-left-overbuild = Doppelweiche links (Überbau)
tile-double-turnout-right = Doppelweiche rechts
tile-double-turnout-right-overbuild = Doppelweiche rechts (Überbau)
tile-three-way = Dreiwegweiche
tile-three-way-overbuild = Dreiwegweiche (Überbau)
tile-double-curve = Doppelkurve
tile-double-curve-overbuild = Doppelkurve (Überbau)
tile-bridge = Brücke
tile-straight-stub = Gerade mit Stumpfgleis
tile-curve-stub-left = Kurve mit Stumpfgleis links
tile-curve-stub-right = Kurve mit Stumpfgleis rechts

## Was gezählt wird

sum-steam = Dampf
sum-coal = Kohle
sum-circuits = Rundkursmarker

## Was sich entscheiden lässt

kind-turn-up-town = Stadt aufdecken
kind-draw-tile = Gleisplättchen ziehen
kind-roll = würfeln
kind-burn-coal = Kohle verbrennen
kind-play-tile = Gleisplättchen legen
kind-play-town = offene Stadt legen
kind-draw-town = Stadt ziehen und legen
kind-place-town = die Stadt legen
kind-pick-up = Ware aufladen
kind-advance = mit der Lok fahren
kind-stop = hier halten
kind-use-water-tower = Wasser fassen

## Was eine Antwort bringt, in einer Liste daneben

hint-burn-coal = Dampf { $steam }, noch { $cubes } Kohle
hint-play-tile = { days-of-steam-lies }{ $over ->
    [none] {""}
   *[other] {" "}über { NAME($over, of: "tile") }
}: { days-of-steam-brings }
about-play-tile-tile = { $printed } Dampf
group-play-tile-square = { days-of-steam-row }
about-play-tile-square = { $over ->
    [none] {""}
   *[other] überbauen
}
about-play-town-display = { NAME($town, of: "colour") } { days-of-steam-goods } ({ $printed } Dampf)
hint-play-town = { days-of-steam-brings }
group-play-town-square = { days-of-steam-row }
hint-place-town = { days-of-steam-brings }
group-place-town-square = { days-of-steam-row }
hint-draw-town = { $towns ->
    [one] die letzte
   *[other] eine von { $towns }
}
hint-pick-up = { $takers ->
    [0] noch keine Stadt nimmt sie an
    [one] 1 Stadt nimmt sie an
   *[other] { $takers } Städte nehmen sie an
}{ $home ->
    [none] {""}
   *[other] , nicht { $home }
}
hint-advance = { days-of-steam-towards }: { $price } Dampf{ days-of-steam-dead-end }{ days-of-steam-past }{ $delivered ->
    [none] {""}
   *[other] , liefert { NAME($delivered, of: "colour") } +{ $gain }
}{ $risk ->
    [0] {""}
   *[other] , beim Halten dort { $risk } % Entgleisung{ days-of-steam-stake }
}
hint-stop = { $unloaded ->
    [none] {""}
   *[other] lädt { NAME($unloaded, of: "colour") } ab{ $risk ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $risk ->
    [0] {""}
   *[other] entgleist mit { $risk } %, außer bei einem Wurf von { $roll } oder mehr{ days-of-steam-stake }
}
days-of-steam-stake = { $stake ->
    [0] {""}
    [one] {" "}(1 Punkt steht auf dem Spiel)
   *[other] {" "}({ $stake } Punkte stehen auf dem Spiel)
}
hint-use-water-tower = { days-of-steam-heat }
days-of-steam-row = Reihe { $row }
days-of-steam-brings = { days-of-steam-heat }{ $closes ->
    [yes] , ein Rundkurs
   *[no] {""}
}
days-of-steam-heat = +{ $gained } Dampf{ $lost ->
    [0] {""}
   *[other] , { $lost } verfallen
}
days-of-steam-lies = { $track }{ $dead ->
    [none] {""}
   *[other] , Stumpfgleis im { NAME($dead, of: "side") }
}

## Was eine Aktion kostet

price-days-of-steam = { $price } Dampf

## Fragen

ask-town = Welche Stadt?
ask-square = Wo?
ask-display = Welche Stadt?
ask-side = Wohin?
ask-pips = Was zeigt der Würfel?

## Phasen

phase-found-first-town = die erste Stadt
phase-lay-out-towns = Städte werden ausgelegt
phase-deal-tiles = Gleisplättchen werden verteilt
phase-draw-first-player = auslosen, wer beginnt
phase-play-face-up-town = offene Stadt legen
phase-play-drawn-town = gezogene Stadt legen
phase-draw-goods = Waren ziehen
phase-stock-town = Waren für die Stadt
phase-stock-display = Waren für eine offene Stadt
phase-turn-up-town-tile = Stadt aufdecken
phase-draw-track-tile = Gleisplättchen ziehen
phase-move-train = die Fahrt
phase-speed-limit = das Tempolimit

## Was geschah

days-of-steam-turn-up-town = { $how ->
    [first] Der Plan beginnt mit einer { days-of-steam-dyed } Stadt.
    [drawn] { player } zieht eine { days-of-steam-coloured } Stadt ({ $printed } Dampf).
   *[face-up] Auf Auslageplatz { $display } wird eine { days-of-steam-coloured } Stadt ({ $printed } Dampf) aufgedeckt.
}{ days-of-steam-then }
days-of-steam-coloured = { $town ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[other] { NAME($town, of: "colour") }
}
days-of-steam-dyed = { $town ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [blue] blauen
   *[other] { NAME($town, of: "colour") }
}
days-of-steam-draw-good = { $display ->
    [0] Die { days-of-steam-coloured } Stadt { $square } bekommt { days-of-steam-good }.
   *[other] Die { days-of-steam-coloured } Stadt auf Auslageplatz { $display } bekommt { days-of-steam-good }.
}{ days-of-steam-then }
days-of-steam-draw-tile = { $told ->
    [yes] { player } zieht ein Gleisplättchen: { NAME($tile, of: "tile") }.
   *[no] { player } zieht ein Gleisplättchen.
}{ days-of-steam-then }
days-of-steam-start-player = { player } beginnt.
days-of-steam-roll = { $derails ->
    [yes] { player } würfelt { $pips } und entgleist: zurück { days-of-steam-towards }; { $spent } Dampf verloren.{ days-of-steam-undone }
   *[no] { player } würfelt { $pips } und bleibt auf den Schienen.
}{ days-of-steam-then }
days-of-steam-undone = { $undone ->
    [none] { $goods ->
        [yes] {" "}Die Ware ist wieder dort, wo sie war.
       *[no] {""}
    }
   *[other] {" "}Alle Waren sind wieder dort, wo sie waren; nicht mehr geliefert: { NAME($undone, of: "colour") }, { $loss } Punkte verloren.
}
days-of-steam-burn-coal = { player } verbrennt Kohle und hat { $steam } Dampf.
days-of-steam-play-tile = { player } legt auf { $square }{ $over ->
    [none] {""}
   *[other] {" "}über { NAME($over, of: "tile") }
}: { NAME($tile, of: "tile") } { days-of-steam-lies }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-play-town = { player } legt die { days-of-steam-coloured } Stadt { days-of-steam-goods } auf { $square }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-draw-town = { player } zieht eine Stadt.
days-of-steam-place-town = { player } legt die { days-of-steam-coloured } Stadt auf { $square }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-good = { $colour ->
    [red] eine rote Ware
    [yellow] eine gelbe Ware
    [green] eine grüne Ware
    [blue] eine blaue Ware
   *[other] eine Ware ({ NAME($colour, of: "colour") })
}
days-of-steam-goods = { $goods ->
    [none] ohne Waren
   *[other] mit Waren ({ NAME($goods, of: "colour", join: " und ") })
}
days-of-steam-heated = { $lost ->
    [0] Dampf +{ $gained }, jetzt { $steam }.
   *[other] Dampf +{ $gained }, jetzt { $steam }; { $lost } verfallen.
}
days-of-steam-pick-up = { player } lädt { days-of-steam-place } { days-of-steam-good } auf{ $home ->
    [none] {""}
   *[other] , die nicht nach { $home } geliefert werden kann
}.
days-of-steam-advance = { player } fährt nach { NAME($side, of: "side") } { days-of-steam-towards } für { $price } Dampf{ days-of-steam-dead-end }{ days-of-steam-past }; { $left } übrig.{ $delivered ->
    [none] {""}
   *[other] {" "}Geliefert: { NAME($delivered, of: "colour") }, { $gain } Punkte.
}
days-of-steam-dead-end = { $dead ->
    [yes] , ein Stumpfgleis
   *[no] {""}
}
days-of-steam-past = { $passed ->
    [nobody] {""}
   *[other] , vorbei an { NAME($passed, of: "seat") }
}
days-of-steam-stop = { player } hält { days-of-steam-place }{ $unloaded ->
    [none] {""}
   *[other] {" "}und lädt { NAME($unloaded, of: "colour") } ab
}{ $roll ->
    [0] .{ days-of-steam-then }
   *[other] ; { $spent } Dampf und eine Kurve, also muss der Wurf mindestens { $roll } sein.
}
days-of-steam-use-water-tower = { player } fasst Wasser. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-pass = { player } passt.{ days-of-steam-then }

days-of-steam-place = { $town ->
    [none] auf { days-of-steam-spot }
   *[other] in der { days-of-steam-dyed } Stadt { $square }
}
days-of-steam-towards = { $town ->
    [none] bis { days-of-steam-spot }
   *[other] bis zur { days-of-steam-dyed } Stadt { $square }
}
days-of-steam-spot = { $ground ->
    [hill] { $square } (Hügel)
    [tower] { $square } (Wasserturm)
   *[plain] { $square }
}
days-of-steam-then = { days-of-steam-coal }{ days-of-steam-circuit }{ days-of-steam-end }
days-of-steam-coal = { $coal ->
    [0] {""}
   *[other] {" "}Alle Städte sind im Spiel: Alle bekommen { $coal } Kohle.
}
days-of-steam-circuit = { $circuit ->
    [nobody] {""}
   *[other] {" "}{ NAME($circuit, of: "seat") } schließt einen Rundkurs und nimmt einen Marker: jetzt { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }, noch { $counters } Marker übrig.
}
days-of-steam-end = { $next ->
    [points] {" "}Das Spiel ist gewonnen: { NAME($scores, of: "seat") }. { then-winner }
    [tiles] {" "}Das war das letzte Gleisplättchen, und das Spiel ist vorbei: { NAME($scores, of: "seat") }. { then-winner }
    [passes] {" "}Alle haben gepasst, und das Spiel ist vorbei: { NAME($scores, of: "seat") }. { then-winner }
    [quiet] {" "}Alle hatten zehn Züge ohne Plättchen oder Lieferung, und das Spiel ist vorbei: { NAME($scores, of: "seat") }. { then-winner }
   *[on] {""}
}

tie-break-days-of-steam = { $number1 } Rundkursmarker, { $number2 } Dampf

## Warum nicht

why-has-coal = Du hast keine Kohle.
why-has-room-for-steam = Du hast 6 Dampf, und mehr geht nicht.
why-can-do-nothing-else = Du könntest ein Plättchen legen, fahren oder Wasser fassen und darfst deshalb nicht passen.
why-is-in-hand = So ein Plättchen hast du nicht.
why-lies-beside-the-map = Neben diesem Feld liegt kein Plättchen.
why-edges-match = Gleis träfe auf eine Kante ohne Gleis.
why-bears-the-mark = Dort liegt ein Plättchen, und deines hat kein Überbauzeichen.
why-covers-no-town = Dort ist eine Stadt.
why-covers-no-bridge = Dort ist eine Brücke.
why-covers-no-hill = Dort ist ein Hügel.
why-covers-no-train = Auf diesem Plättchen steht eine Lok.
why-leaves-no-edge-mismatched = Gleis träfe auf eine Kante ohne Gleis.
why-joins-a-town = Von keinem seiner Abschnitte führt ein gültiger Weg zu einer Stadt.
why-within-five-of-a-town = Es läge weiter als an fünfter Stelle von einer Stadt.
why-cuts-no-town-off = Es nähme einer Stadt den letzten gültigen Weg zu einer anderen.
why-lies-face-up = Dort liegt keine Stadt.
why-square-is-empty = Dort liegt ein Plättchen.
why-meets-track-on-all-sides = Eine Stadt hat Gleise an allen Seiten, und ein Nachbar hat eine Kante ohne.
why-has-a-path-to-a-town = Kein gültiger Weg führt zu einer anderen Stadt.
why-two-segments-from-any-town = Eine Stadt ist weniger als zwei Abschnitte entfernt.
why-deck-has-a-town = Im Stapel ist keine Stadt mehr.
why-there-is-room-for-a-town = Für eine Stadt ist kein Platz.
why-starts-along-its-own-track = Das Gleis, auf dem deine Lok steht, führt nicht dorthin.
why-does-not-reverse = Auf freier Strecke kehrt eine Lok nicht um.
why-exit-is-joined = Von der Seite, von der die Lok kam, führt kein Abschnitt dorthin.
why-leaves-no-dead-end = Ein Stumpfgleis beendet die Fahrt.
why-track-goes-on = Dort ist kein Gleis.
why-has-the-steam = Deine Lok hat zu wenig Dampf.
why-enters-no-occupied-dead-end = Auf dem Stumpfgleis steht eine Lok.
why-can-end-the-move = Eine Lok ist im Weg, und dein Dampf reicht nicht bis dorthin, wo die Fahrt enden darf.
why-good-lies-here = Wo deine Lok steht, liegt keine solche Ware.
why-carries-nothing = Deine Lok trägt schon eine Ware.
why-goes-on-with-it = Deine Fahrt würde hier enden und die Ware wieder abgeladen.
why-has-moved = Deine Lok ist noch nicht gefahren.
why-is-the-start-of-the-turn = Kohle wird zu Beginn eines Zugs verbrannt, vor allem anderen.
why-took-nothing-here = Du hast gerade eine Ware aufgeladen: Fahr mit ihr weiter.
why-place-is-free = Auf diesem Gleis steht eine andere Lok.
why-stands-at-a-tower = Deine Lok steht nicht an einem Wasserturm.
why-burnt-no-coal = Du hast in diesem Zug schon Kohle verbrannt.

### Days of Steam, wie es gezeichnet wird

## Der Plan

draw-days-of-steam-board = Der Plan, wie er gewachsen ist
draw-days-of-steam-percent = { $risk } %

## Was ein Spieler hat

draw-days-of-steam-mat = Was { $name } hat
draw-days-of-steam-you = du
draw-days-of-steam-decides = entscheidet
draw-days-of-steam-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $goal } gewinnen
draw-days-of-steam-steam = { $steam } von { $most } Dampf
draw-days-of-steam-coal = { $coal } Kohle
draw-days-of-steam-burn = 1 von { $coal } verbrennen
draw-days-of-steam-circuits = { $circuits } Rundkursmarker
draw-days-of-steam-held = { $held } Gleisplättchen auf der Hand
draw-days-of-steam-carries = Die Lok trägt { days-of-steam-good }.
draw-days-of-steam-delivered = Geliefert: { NAME($goods, of: "colour") }
draw-days-of-steam-unit = { $what ->
    [steam] Dampf
    [coal] Kohle
    [circuits] { $count ->
        [one] Rundkurs
       *[other] Rundkurse
    }
    [held] Plättchen
    [carries] Ladung
   *[delivered] geliefert
}
draw-days-of-steam-hand = Meine Gleisplättchen
draw-days-of-steam-tile = { $name }, { $steam } Dampf

## Was neben dem Plan liegt

draw-days-of-steam-aside = Städte, Stapel und Punkte
draw-days-of-steam-spent = { $spent } Dampf verbraucht{ $curved ->
    [yes] , über eine Kurve
   *[no] {""}
}
draw-days-of-steam-stop-risk = { $risk ->
    [0] Hier zu halten ist sicher.
   *[other] Hier zu halten lässt mit { $risk } % entgleisen. Dann steht die Lok wieder, wo sie begann, und verloren sind { $spent } Dampf{ $stake ->
        [0] {""}
        [one] {" "}und 1 Punkt
       *[other] {" "}und { $stake } Punkte
    }.
}
draw-days-of-steam-roll = { $derails ->
    [yes] { $pips } gewürfelt: entgleist
   *[no] { $pips } gewürfelt: sicher
}
draw-days-of-steam-drawn = gezogen
draw-days-of-steam-town = { draw-days-of-steam-coloured } Stadt, { $steam } Dampf, { draw-days-of-steam-with }
draw-days-of-steam-coloured = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[other] { NAME($colour, of: "colour") }
}
draw-days-of-steam-with = { $goods ->
    [none] keine Waren
   *[other] Waren: { NAME($goods, of: "colour") }
}
draw-days-of-steam-town-deck = { $can ->
    [yes] im Städtestapel: eine ziehen
   *[no] im Städtestapel
}
draw-days-of-steam-tiles-left = Gleisplättchen
draw-days-of-steam-counters-left = Rundkursmarker
draw-days-of-steam-bag = Waren im Beutel
draw-days-of-steam-quiet = Züge ohne Plättchen oder Lieferung
draw-days-of-steam-points-track = Der Weg zu { $goal } Punkten
draw-days-of-steam-goal = { $goal } Punkte gewinnen. Eine Ware ist { $good } wert, ein Rundkurs { $circuit }; zwei Farben { $two } mehr, drei { $three }, vier { $four }.

## Der Plan in Worten

draw-days-of-steam-trains = Loks
draw-days-of-steam-towns = Städte
draw-days-of-steam-display = Städte neben dem Plan
draw-days-of-steam-open = Leere Felder neben dem Plan
draw-days-of-steam-tiles = Gleise auf dem Plan
draw-days-of-steam-train = { NAME($seat, of: "seat") } auf { $square }, { $steam } Dampf, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $good ->
    [none] {""}
   *[other] , mit Ware ({ NAME($good, of: "colour") })
}; { draw-days-of-steam-circuits }{ $coal ->
    [0] {""}
   *[other] , { draw-days-of-steam-coal }
}{ $delivered ->
    [none] {""}
   *[other] ; geliefert: { NAME($delivered, of: "colour") }
}
draw-days-of-steam-way = Nach { NAME($side, of: "side") } bis { $square }
draw-days-of-steam-town-at = { draw-days-of-steam-coloured } Stadt { $square }, { draw-days-of-steam-with }{ $trains ->
    [none] {""}
   *[other] ; Loks: { NAME($trains, of: "seat") }
}
draw-days-of-steam-good = { draw-days-of-steam-coloured } Ware{ $home ->
    [none] {""}
   *[other] , nicht für { $home }
}
draw-days-of-steam-deck-left = { $towns ->
    [0] Im Stapel ist keine Stadt mehr
    [one] Die letzte Stadt des Stapels ziehen
   *[other] Eine von { $towns } Städten des Stapels ziehen
}
draw-days-of-steam-empty = { $square }, leer; { $sides ->
    [none] kein Gleis führt dorthin
   *[other] Gleis aus { NAME($sides, of: "side") }
}
draw-days-of-steam-laid = { $square }, { $name }: { $track }

## Das Ende

draw-days-of-steam-score = Punkte
draw-days-of-steam-for = { $part ->
    [goods] Waren
    [colours] Farben
    [circuits] Rundkurse
   *[total] Gesamt
}

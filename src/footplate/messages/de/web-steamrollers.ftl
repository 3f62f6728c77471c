### SteamRollers, wie die Seite es zeichnet

## Das Blatt

draw-steamrollers-sheet = Das Blatt von { $name }
draw-steamrollers-sheet-points = Das Blatt von { $name }, { points }
draw-steamrollers-others = Die anderen Blätter
draw-steamrollers-enlarge = Das Blatt von { $name } ansehen
draw-steamrollers-engine = Lok
draw-steamrollers-bonus = { $boxes } ✓ +{ $points }
draw-steamrollers-box = Kästchen { $box }, nicht angekreuzt
draw-steamrollers-boxes = Lok: { $boxes ->
    [none] kein Kästchen ist angekreuzt
   *[other] angekreuzte Kästchen { $boxes }
}
draw-steamrollers-deliveries = Lieferungen: { $points }
draw-steamrollers-links = { $count ->
    [0] Keine Verbindung
    [one] 1 Verbindung
   *[other] { $count } Verbindungen
}
draw-steamrollers-link = { $one } und { $other }{ $towns ->
    [0] , direkt
    [one] , über 1 Ort
   *[other] , über { $towns } Orte
}
draw-steamrollers-region = Region { $region }, { NAME($colour, of: "colour") }: { $blank ->
    [0] kein leeres Feld
    [one] 1 leeres Feld
   *[other] { $blank } leere Felder
}
draw-steamrollers-hex = { $hex }{ $town ->
    [yes] , Ort
   *[no] {""}
}: { $track ->
    [none] leer
   *[other] Gleis { NAME($track, of: "track") }
}{ $meets ->
    [none] {""}
   *[other] , Anschluss { $meets }
}
draw-steamrollers-tracks = Gleise für { $hex }

## Würfel

draw-steamrollers-dice = Würfel
draw-steamrollers-white = Weißer Würfel: { $die }
draw-steamrollers-white-dice = { $count ->
    [one] Weißer Würfel: { $die }
   *[other] { $count } weiße Würfel: { $die }
}
draw-steamrollers-black = Schwarzer Würfel: { NAME($black, of: "black") }
draw-steamrollers-hand = { $name } verwendet
draw-steamrollers-holds = { $name } hat: { $dice }
draw-steamrollers-seized = Geschnappt
draw-steamrollers-change = Würfel auf { $die } ändern
draw-steamrollers-reroll-die = Neu werfen
draw-steamrollers-flip-die = Umdrehen

## Plättchen, Aufträge, Startvorteile

draw-steamrollers-tiles = Aktionsplättchen
draw-steamrollers-tile = { $side }; { $where }
draw-steamrollers-centre = in der Mitte
draw-steamrollers-held = { $name }{ $how ->
    [sideways] , quer
    [in-use] , in Gebrauch
   *[upright] {""}
}
draw-steamrollers-once = Einmal verwendet, dann zurück in die Mitte
draw-steamrollers-stays = Bleibt, bis jemand anders es nimmt
draw-steamrollers-worth = { $points ->
    [0] 0
    [-2] −2
    [-1] −1
   *[other] +{ $points }
}
draw-steamrollers-orders = Aufträge
draw-steamrollers-order = Auftrag { $order }: { NAME($goods, of: "colour") }, { points }
draw-steamrollers-filled = { $order }; erfüllt von { $name }
draw-steamrollers-coal = Kohle statt { NAME($colour, of: "colour") }
draw-steamrollers-powers = Startvorteile
draw-steamrollers-power = { $power }: { $hint }
draw-steamrollers-drawn = Leg die { steamrollers-coloured } Ware auf eine Stadt deines Blatts.

## Waren

draw-steamrollers-supply = Waren der Städte
draw-steamrollers-city = Stadt { $city }, { NAME($colour, of: "colour") }: { $goods ->
    [none] leer
   *[other] { NAME($goods, of: "colour") }
}
draw-steamrollers-empty = leer
draw-steamrollers-last = Die letzte in der Reihe: Olive nähme sie
draw-steamrollers-bag = Im Beutel
draw-steamrollers-ends = { $empty } von { $most } Städten leer
draw-steamrollers-quiet = { $rounds ->
    [one] Eine Runde hat nichts gebracht.
   *[other] { $rounds } Runden in Folge haben nichts gebracht.
}
draw-steamrollers-kept = { NAME($colour, of: "colour") }, für Aufträge behalten
draw-steamrollers-keeping = behalten
draw-steamrollers-keeps = { $goods ->
    [none] Keine Waren behalten
   *[other] Behaltene Waren: { NAME($goods, of: "colour") }
}
draw-steamrollers-own = eigene { steamrollers-coloured } Ware auf Stadt { $city }
draw-steamrollers-owning = eigene auf Stadt { $city }

## Spieler

draw-steamrollers-name = { $name }, { $colour }
draw-steamrollers-you = du
draw-steamrollers-bot = Bot
draw-steamrollers-start = beginnt
draw-steamrollers-decides = entscheidet
draw-steamrollers-for-deliveries = Lieferungen
draw-steamrollers-for-network = Netz
draw-steamrollers-for-engine = Lok
draw-steamrollers-for-tiles = Plättchen
draw-steamrollers-for-orders = Aufträge
draw-steamrollers-for-power = Startvorteil
draw-steamrollers-score = Punkte
draw-steamrollers-total = gesamt

## Olive

draw-steamrollers-crossed = Region { $region }: { $count } von { $most } Feldern gestrichen
draw-steamrollers-takes = Ab { $crosses } Strichen in einer Region nimmt sie Waren ihrer Stadt.
draw-steamrollers-olive-won = Olive hat kein Feld mehr zu streichen: Sie hat gewonnen.

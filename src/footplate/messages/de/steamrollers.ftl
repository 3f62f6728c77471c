### SteamRollers

## Wörter

seat-pink = Rosa
seat-teal = Türkis

rival-olive = Olive

colour-black = schwarz

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

chart-1 = Karte 1
chart-2 = Karte 2
chart-3 = Karte 3
chart-4 = Karte 4
chart-5 = Karte 5
chart-6 = Karte 6

city-1 = Stadt 1
city-2 = Stadt 2
city-3 = Stadt 3
city-4 = Stadt 4
city-5 = Stadt 5
city-6 = Stadt 6

tile-1 = Plättchen 1
tile-2 = Plättchen 2
tile-3 = Plättchen 3
tile-4 = Plättchen 4
tile-5 = Plättchen 5
tile-6 = Plättchen 6

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
face-solo-2a = Solo 2a
face-solo-2b = Solo 2b

order-1 = Auftrag 1
order-2 = Auftrag 2
order-3 = Auftrag 3
order-4 = Auftrag 4
order-5 = Auftrag 5
order-6 = Auftrag 6

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

black-straight-gentle = Gerade und weite Kurve
black-straight-sharp = Gerade und enge Kurve
black-gentle-sharp = weite und enge Kurve

power-engine = Lok
power-rail = Gleis
power-plus-two = Plus zwei
power-action-tile = Aktionsplättchen
power-personal-delivery = eigene Lieferung

track-nw-ne = nw–no
track-nw-e = nw–o
track-nw-se = nw–so
track-nw-sw = nw–sw
track-nw-w = nw–w
track-ne-e = no–o
track-ne-se = no–so
track-ne-sw = no–sw
track-ne-w = no–w
track-e-se = o–so
track-e-sw = o–sw
track-e-w = o–w
track-se-sw = so–sw
track-se-w = so–w
track-sw-w = sw–w

good-red-of-1 = rote Ware aus Stadt 1
good-blue-of-1 = blaue Ware aus Stadt 1
good-green-of-1 = grüne Ware aus Stadt 1
good-yellow-of-1 = gelbe Ware aus Stadt 1
good-grey-of-1 = graue Ware aus Stadt 1
good-black-of-1 = schwarze Ware aus Stadt 1
good-red-of-2 = rote Ware aus Stadt 2
good-blue-of-2 = blaue Ware aus Stadt 2
good-green-of-2 = grüne Ware aus Stadt 2
good-yellow-of-2 = gelbe Ware aus Stadt 2
good-grey-of-2 = graue Ware aus Stadt 2
good-black-of-2 = schwarze Ware aus Stadt 2
good-red-of-3 = rote Ware aus Stadt 3
good-blue-of-3 = blaue Ware aus Stadt 3
good-green-of-3 = grüne Ware aus Stadt 3
good-yellow-of-3 = gelbe Ware aus Stadt 3
good-grey-of-3 = graue Ware aus Stadt 3
good-black-of-3 = schwarze Ware aus Stadt 3
good-red-of-4 = rote Ware aus Stadt 4
good-blue-of-4 = blaue Ware aus Stadt 4
good-green-of-4 = grüne Ware aus Stadt 4
good-yellow-of-4 = gelbe Ware aus Stadt 4
good-grey-of-4 = graue Ware aus Stadt 4
good-black-of-4 = schwarze Ware aus Stadt 4
good-red-of-5 = rote Ware aus Stadt 5
good-blue-of-5 = blaue Ware aus Stadt 5
good-green-of-5 = grüne Ware aus Stadt 5
good-yellow-of-5 = gelbe Ware aus Stadt 5
good-grey-of-5 = graue Ware aus Stadt 5
good-black-of-5 = schwarze Ware aus Stadt 5
good-red-of-6 = rote Ware aus Stadt 6
good-blue-of-6 = blaue Ware aus Stadt 6
good-green-of-6 = grüne Ware aus Stadt 6
good-yellow-of-6 = gelbe Ware aus Stadt 6
good-grey-of-6 = graue Ware aus Stadt 6
good-black-of-6 = schwarze Ware aus Stadt 6
good-last-red-of-1 = spätere rote Ware aus Stadt 1
good-last-blue-of-1 = spätere blaue Ware aus Stadt 1
good-last-green-of-1 = spätere grüne Ware aus Stadt 1
good-last-yellow-of-1 = spätere gelbe Ware aus Stadt 1
good-last-grey-of-1 = spätere graue Ware aus Stadt 1
good-last-black-of-1 = spätere schwarze Ware aus Stadt 1
good-last-red-of-2 = spätere rote Ware aus Stadt 2
good-last-blue-of-2 = spätere blaue Ware aus Stadt 2
good-last-green-of-2 = spätere grüne Ware aus Stadt 2
good-last-yellow-of-2 = spätere gelbe Ware aus Stadt 2
good-last-grey-of-2 = spätere graue Ware aus Stadt 2
good-last-black-of-2 = spätere schwarze Ware aus Stadt 2
good-last-red-of-3 = spätere rote Ware aus Stadt 3
good-last-blue-of-3 = spätere blaue Ware aus Stadt 3
good-last-green-of-3 = spätere grüne Ware aus Stadt 3
good-last-yellow-of-3 = spätere gelbe Ware aus Stadt 3
good-last-grey-of-3 = spätere graue Ware aus Stadt 3
good-last-black-of-3 = spätere schwarze Ware aus Stadt 3
good-last-red-of-4 = spätere rote Ware aus Stadt 4
good-last-blue-of-4 = spätere blaue Ware aus Stadt 4
good-last-green-of-4 = spätere grüne Ware aus Stadt 4
good-last-yellow-of-4 = spätere gelbe Ware aus Stadt 4
good-last-grey-of-4 = spätere graue Ware aus Stadt 4
good-last-black-of-4 = spätere schwarze Ware aus Stadt 4
good-last-red-of-5 = spätere rote Ware aus Stadt 5
good-last-blue-of-5 = spätere blaue Ware aus Stadt 5
good-last-green-of-5 = spätere grüne Ware aus Stadt 5
good-last-yellow-of-5 = spätere gelbe Ware aus Stadt 5
good-last-grey-of-5 = spätere graue Ware aus Stadt 5
good-last-black-of-5 = spätere schwarze Ware aus Stadt 5
good-last-red-of-6 = spätere rote Ware aus Stadt 6
good-last-blue-of-6 = spätere blaue Ware aus Stadt 6
good-last-green-of-6 = spätere grüne Ware aus Stadt 6
good-last-yellow-of-6 = spätere gelbe Ware aus Stadt 6
good-last-grey-of-6 = spätere graue Ware aus Stadt 6
good-last-black-of-6 = spätere schwarze Ware aus Stadt 6
good-own-red-of-1 = deine eigene rote Ware auf Stadt 1
good-own-blue-of-1 = deine eigene blaue Ware auf Stadt 1
good-own-green-of-1 = deine eigene grüne Ware auf Stadt 1
good-own-yellow-of-1 = deine eigene gelbe Ware auf Stadt 1
good-own-grey-of-1 = deine eigene graue Ware auf Stadt 1
good-own-black-of-1 = deine eigene schwarze Ware auf Stadt 1
good-own-red-of-2 = deine eigene rote Ware auf Stadt 2
good-own-blue-of-2 = deine eigene blaue Ware auf Stadt 2
good-own-green-of-2 = deine eigene grüne Ware auf Stadt 2
good-own-yellow-of-2 = deine eigene gelbe Ware auf Stadt 2
good-own-grey-of-2 = deine eigene graue Ware auf Stadt 2
good-own-black-of-2 = deine eigene schwarze Ware auf Stadt 2
good-own-red-of-3 = deine eigene rote Ware auf Stadt 3
good-own-blue-of-3 = deine eigene blaue Ware auf Stadt 3
good-own-green-of-3 = deine eigene grüne Ware auf Stadt 3
good-own-yellow-of-3 = deine eigene gelbe Ware auf Stadt 3
good-own-grey-of-3 = deine eigene graue Ware auf Stadt 3
good-own-black-of-3 = deine eigene schwarze Ware auf Stadt 3
good-own-red-of-4 = deine eigene rote Ware auf Stadt 4
good-own-blue-of-4 = deine eigene blaue Ware auf Stadt 4
good-own-green-of-4 = deine eigene grüne Ware auf Stadt 4
good-own-yellow-of-4 = deine eigene gelbe Ware auf Stadt 4
good-own-grey-of-4 = deine eigene graue Ware auf Stadt 4
good-own-black-of-4 = deine eigene schwarze Ware auf Stadt 4
good-own-red-of-5 = deine eigene rote Ware auf Stadt 5
good-own-blue-of-5 = deine eigene blaue Ware auf Stadt 5
good-own-green-of-5 = deine eigene grüne Ware auf Stadt 5
good-own-yellow-of-5 = deine eigene gelbe Ware auf Stadt 5
good-own-grey-of-5 = deine eigene graue Ware auf Stadt 5
good-own-black-of-5 = deine eigene schwarze Ware auf Stadt 5
good-own-red-of-6 = deine eigene rote Ware auf Stadt 6
good-own-blue-of-6 = deine eigene blaue Ware auf Stadt 6
good-own-green-of-6 = deine eigene grüne Ware auf Stadt 6
good-own-yellow-of-6 = deine eigene gelbe Ware auf Stadt 6
good-own-grey-of-6 = deine eigene graue Ware auf Stadt 6
good-own-black-of-6 = deine eigene schwarze Ware auf Stadt 6

option-coal = Kohle
option-coal-false = nein
option-coal-true = ja
option-orders = Aufträge
option-orders-false = nein
option-orders-true = ja
option-powers = Startvorteile
option-powers-false = nein
option-powers-true = ja
option-borders = Grenzen
option-borders-open = offen
option-borders-medium = mittel
option-borders-hard = schwer
option-level = Solostufe
option-level-clerk = Angestellte
option-level-conductor = Schaffnerin
option-level-machinist = Maschinistin
option-level-engineer = Ingenieurin
option-level-investor = Investorin
option-level-rail-baron = Eisenbahnbaronin

## Was gezählt wird

sum-deliveries = Punkte für Lieferungen
sum-network = Punkte für das Netz
sum-engine = Punkte für die Lok
sum-orders = Punkte für Aufträge

## Was sich entscheiden lässt

kind-show-tile = Aktionsplättchen aufdecken
kind-show-order = Auftrag aufdecken
kind-roll-chart = gesperrte Grenzen auswürfeln
kind-roll-white = weißen Würfel werfen
kind-roll-black = schwarzen Würfel werfen
kind-pick-power = Startvorteil wählen
kind-take-die = Würfel nehmen
kind-take-two-dice = mit Plättchen 2a zwei Würfel nehmen
kind-seize-die = mit Plättchen 2b den Würfel schnappen
kind-set-die = Würfel mit Plättchen 1 beliebig drehen
kind-nudge-die = Würfel mit Plättchen 5a um eins ändern
kind-reroll-die = Würfel mit Plättchen 5b neu werfen
kind-flip-die = Würfel mit Plättchen 5b umdrehen
kind-draw-track = Gleis zeichnen
kind-check-box = Lok verbessern
kind-deliver = Ware liefern
kind-spend-on-nothing = Würfel verfallen lassen
kind-fill-order = Auftrag erfüllen
kind-fill-order-with-coal = Auftrag mit Kohle erfüllen
kind-put-good = eigene Ware auf dein Blatt legen
kind-reroll-olive = Olive mit Plättchen Solo 2a neu werfen lassen
kind-guard-good = Ware mit Plättchen Solo 2b behalten

## Was eine Antwort bringt, in einer Liste daneben

hint-pick-power = { $power ->
    [engine] ein beliebiges Kästchen der Lok ankreuzen
    [rail] ein beliebiges Gleis in ein beliebiges Feld zeichnen
    [plus-two] +2 Punkte
    [action-tile] ein beliebiges Aktionsplättchen nehmen, quer
   *[personal-delivery] eine Ware aus dem Beutel auf Stadt 3 oder 4, die nur du liefern kannst
}
hint-take-die = { steamrollers-outlook }
about-take-two-dice-first = { steamrollers-outlook }
hint-take-two-dice = { $first }, dann { $second }
hint-seize-die = die { $die }, die { NAME($victim, of: "seat") } genommen hat
hint-set-die = { steamrollers-outlook }
hint-nudge-die = { steamrollers-outlook }
hint-flip-die = auf { $die }: { steamrollers-outlook }
steamrollers-outlook = { $hexes ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $hexes } Felder
}{ $box ->
    [yes] , Kästchen
   *[no] {""}
}{ $free ->
    [yes] , Plättchen { NAME($face, of: "face") }{ $holder ->
        [none] {""}
        [own] {" "}(dein eigenes)
       *[other] {" "}von { NAME($holder, of: "seat") }
    }
   *[no] {""}
}{ $best ->
    [0] {""}
   *[other] , eine Ware für { $best }
}
group-draw-track-hex = Region { $region }
about-draw-track-hex = { $town ->
    [yes] Ort{ $meets ->
        [none] {""}
       *[other] {", "}
    }
   *[no] {""}
}{ $meets ->
    [none] {""}
   *[other] Anschluss { $meets }
}
group-draw-track-track = { steamrollers-type }{ steamrollers-with }
hint-draw-track = { steamrollers-ends }{ steamrollers-links }
steamrollers-links = { $linked ->
    [none] {""}
   *[other] : +{ $gain }
}
steamrollers-ends = { $one ->
    [edge] Rand
    [blocked] gesperrt
    [dead] Sackgasse
    [ring] Ring
   *[other] { NAME($one, of: "city") }
}…{ $other ->
    [edge] Rand
    [blocked] gesperrt
    [dead] Sackgasse
    [ring] Ring
   *[other] { NAME($other, of: "city") }
}
hint-check-box = Kästchen { $box }, Stärke { $strength }{ $bonus ->
    [0] {""}
   *[other] , { steamrollers-bonus } am Ende
}
hint-steamrollers-take-tile = { steamrollers-side }{ $holder ->
    [none] {""}
    [own] ; dein eigenes, um es quer zu legen
   *[other] ; von { NAME($holder, of: "seat") }
}
group-deliver-good = Stadt { $city }
about-deliver-good = { $ways ->
    [one] {""}
   *[other] für bis zu { $best }
}
about-deliver-to = { $ways_there ->
    [one] {""}
   *[other] für bis zu { $best_there }
}
group-deliver-distance = { $helpers ->
    [0] ohne Plättchen
    [one] mit einem Plättchen
   *[other] mit { $helpers } Plättchen
}
hint-deliver = { $distance ->
    [one] { $distance } Punkt
   *[other] { $distance } Punkte
}{ steamrollers-with }
hint-fill-order = { NAME($goods, of: "colour") } für { steamrollers-worth }
about-fill-order-with-coal-order = { $ways ->
    [one] {""}
   *[other] { NAME($goods, of: "colour") } für { steamrollers-worth }
}
hint-fill-order-with-coal = { steamrollers-coal }, für { steamrollers-worth }
steamrollers-coal = { NAME($others, of: "colour") } und Kohle statt { NAME($colour, of: "colour") }
hint-reroll-olive = statt { $die }
hint-guard-good = { $olive ->
    [wins] doch Olive hat in Region { $die } kein Feld mehr zu streichen und gewinnt sofort
   *[other] { NAME($removed, of: "colour") } bleibt auf Stadt { $die }, und sie streicht ein Feld, statt { $threat } zu bekommen
}

steamrollers-with = { $helpers ->
    [0] {""}
   *[other] {" "}{ steamrollers-with-tiles }
}
steamrollers-with-tiles = { $helpers ->
    [one] mit Plättchen { NAME($with, of: "face") }
   *[other] mit den Plättchen { NAME($with, of: "face", join: " und ") }
}
steamrollers-side = { NAME($face, of: "face") }: { steamrollers-effect }; { $returns ->
    [yes] einmalig
   *[no] bleibt
}; { steamrollers-worth }
steamrollers-worth = { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
steamrollers-bonus = { $bonus ->
    [one] { $bonus } Punkt
   *[other] { $bonus } Punkte
}
steamrollers-effect = { $effect ->
    [any_value] der Würfel gilt als beliebige Zahl
    [two_dice] zwei Würfel nehmen und mit beiden handeln
    [seize_die] den Würfel nehmen, den jemand eben genommen hat
    [die_is_destination] der Würfel darf das Ziel einer Ware nennen
    [longer_delivery] eine Lieferung zählt 1 oder 2 weiter
    [any_distance] eine Lieferung über jede Entfernung
    [stronger_engine] die Lok ist um 1 stärker
    [die_plus_minus] der Würfel gilt als 1 mehr oder 1 weniger
    [reroll_or_flip] den Würfel neu werfen oder umdrehen
    [any_track] jede Art von Gleis zeichnen
    [reroll_olive] Olive muss ihren Würfel neu werfen
   *[guard_good] Olive streicht ein Feld und nimmt keine Ware
}

steamrollers-type = { $type ->
    [straight] Gerade
    [gentle] weite Kurve
   *[sharp] enge Kurve
}

## Was eine Aktion kostet

price-steamrollers = { $price } Punkte

## Fragen

ask-black = Was zeigt der schwarze Würfel?
ask-box = Welches Kästchen?
ask-chart = Welche Karte?
ask-city = Welche Stadt?
ask-die = Welche Zahl?
ask-distance = Wie weit?
ask-face = Welche Seite?
ask-first = Welche Zahl zuerst?
ask-second = Welche Zahl danach?
ask-order = Welcher Auftrag?
ask-power = Welcher Startvorteil?
ask-to = In welche Stadt?
ask-track = Welches Gleis?

## Phasen

phase-whole-solo-game = das Solospiel
phase-line-up-goods = Waren werden gezogen
phase-show-tiles = Aktionsplättchen werden aufgedeckt
phase-show-solo-tiles = Aktionsplättchen werden aufgedeckt
phase-show-orders = Aufträge werden aufgedeckt
phase-block-borders = die Karte der gesperrten Grenzen
phase-pick-powers = Startvorteile
phase-use-power = dein Startvorteil
phase-start-with-a-box = dein Startvorteil
phase-start-with-a-track = dein Startvorteil
phase-start-with-a-tile = dein Startvorteil
phase-draw-personal-good = eine eigene Ware wird gezogen
phase-place-personal-good = dein Startvorteil
phase-roll-influence = Olives Einfluss
phase-roll-dice = die Würfel werden geworfen
phase-roll-three-dice = die Würfel werden geworfen
phase-roll-again = der Würfel wird neu geworfen
phase-solo-rounds = die Runden
phase-solo-round = die Runde
phase-take-solo-turn = dein Zug
phase-draft-die = Würfel nehmen
phase-draft-solo-die = Würfel nehmen
phase-seize-offer = Plättchen 2b
phase-use-die = dein Würfel
phase-use-solo-die = dein Würfel
phase-trade-goods = Aufträge
phase-olive-turn = Olives Zug
phase-roll-for-olive = Olive wirft neu
phase-solo-tile-offer = Olives Zug
phase-reroll-offer = Olives Zug
phase-guard-offer = Olives Zug

## Was geschah: Spielaufbau

steamrollers-draw-good = { $city ->
    [0] { player } zieht eine { steamrollers-coloured } Ware.
   *[other] Stadt { $city } bekommt eine { steamrollers-coloured } Ware.{ $stocked ->
        [no] {""}
       *[yes] { $gone ->
            [none] {""}
           *[other] {" "}Waren in der Farbe ihrer Stadt kommen in den Beutel zurück: { NAME($gone, of: "colour") }.
        }{ $coal ->
            [none] {""}
           *[other] {" "}Dafür kommt je eine schwarze Ware auf: { NAME($coal, of: "city") }.
        }
    }
}{ steamrollers-then }
steamrollers-coloured = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
    [grey] graue
    [black] schwarze
   *[other] { NAME($colour, of: "colour") }
}
steamrollers-show-tile = Aktionsplättchen { steamrollers-side }.{ steamrollers-then }
steamrollers-show-order = Auftrag { $order } ist { NAME($goods, of: "colour") } für { steamrollers-worth }.{ steamrollers-then }
steamrollers-roll-chart = { $borders ->
    [hard] Schwere
   *[medium] Mittlere
} Karte { $chart } sperrt die Grenzen { $edges }.{ steamrollers-then }
steamrollers-start-player = { player } hat den Startmarker.{ steamrollers-then }
steamrollers-pick-power = { player } wählt { $power ->
    [engine] die Lok und darf ein beliebiges Kästchen ankreuzen.
    [rail] das Gleis und darf ein beliebiges Gleis zeichnen.
    [plus-two] Plus zwei: 2 Punkte.
    [action-tile] ein Aktionsplättchen und darf ein beliebiges nehmen.
   *[personal-delivery] die eigene Lieferung{ $drawn ->
        [yes] {""}
       *[no] , doch im Beutel ist keine Ware dafür
    }.
}{ steamrollers-then }
steamrollers-put-good = { player } legt die { steamrollers-coloured } Ware auf Stadt { $city } des eigenen Blatts.{ steamrollers-then }

## Was geschah: Würfel

steamrollers-roll-white = { $what ->
    [influence] Vor dem Spiel streicht Olive ein Feld der Region { $die }, bisher { $count }.
    [olive] Olive würfelt { $die }
    [again] { player } würfelt { $die }.
   *[round] Ein weißer Würfel zeigt { $die }.
}{ steamrollers-then }
steamrollers-roll-black = Der schwarze Würfel zeigt { NAME($black, of: "black") }. Die weißen Würfel sind { $dice }.{ steamrollers-then }
steamrollers-take-die = { player } nimmt eine { $die }.{ steamrollers-then }
steamrollers-take-two-dice = { player } nimmt{ steamrollers-with } zwei Würfel, erst { $first }, dann { $second }.{ steamrollers-then }
steamrollers-seize-die = { player } schnappt sich{ steamrollers-with } die { $die }, die { NAME($victim, of: "seat") } eben genommen hat.{ steamrollers-then }
steamrollers-set-die = { steamrollers-changes }
steamrollers-nudge-die = { steamrollers-changes }
steamrollers-changes = { player } ändert die { $from }{ steamrollers-with } auf { $die }.{ steamrollers-then }
steamrollers-flip-die = { player } dreht die { $from }{ steamrollers-with } auf { $die } um.{ steamrollers-then }
steamrollers-reroll-die = { player } wirft die { $from }{ steamrollers-with } neu.{ steamrollers-then }

## Was geschah: Aktionen

steamrollers-draw-track = { player } zeichnet in { $hex }{ $town ->
    [yes] , den Ort,
   *[no] {""}
}{ steamrollers-with } eine { steamrollers-type } { NAME($track, of: "track") }{ $linked ->
    [none] .
   *[other] {" "}und verbindet die Städte { NAME($linked, of: "die", join: " und ") } { $towns ->
        [0] direkt
        [one] über 1 Ort
       *[other] über { $towns } Orte
    }: { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }.
}{ steamrollers-then }
steamrollers-check-box = { player } kreuzt Kästchen { $box } an: Die Lok hat Stärke { $strength }{ $bonus ->
    [0] {""}
   *[other] {" "}und bringt am Ende { steamrollers-bonus }
}.{ steamrollers-then }
steamrollers-take-tile = { player } { $holder ->
    [none] nimmt Aktionsplättchen { NAME($face, of: "face") } aus der Mitte und legt es quer: { steamrollers-effect }.
    [own] legt das eigene Aktionsplättchen { NAME($face, of: "face") } quer.
   *[other] nimmt Aktionsplättchen { NAME($face, of: "face") } von { NAME($holder, of: "seat") } und legt es quer: { steamrollers-effect }.
}{ steamrollers-then }
steamrollers-deliver = { player } liefert { $which ->
    [own] die eigene { steamrollers-coloured } Ware
    [last] die spätere { steamrollers-coloured } Ware
   *[first] eine { steamrollers-coloured } Ware
} von Stadt { $city } nach Stadt { $to } über die Entfernung { $distance }{ steamrollers-with }: { $distance ->
    [one] { $distance } Punkt
   *[other] { $distance } Punkte
}. Sie { $kept ->
    [yes] wird für Aufträge behalten
   *[no] kommt in den Beutel zurück
}.{ steamrollers-then }
steamrollers-spend-on-nothing = { player } lässt die { $die } verfallen.{ steamrollers-then }
steamrollers-fill-order = { player } erfüllt Auftrag { $order } mit { NAME($goods, of: "colour") }: { steamrollers-worth }. Die Waren kommen in den Beutel zurück.{ steamrollers-then }
steamrollers-fill-order-with-coal = { player } erfüllt Auftrag { $order } mit { steamrollers-coal }: { steamrollers-worth }. Die Waren kommen in den Beutel zurück.{ steamrollers-then }
steamrollers-reroll-olive = { player } lässt Olive{ steamrollers-with } ihre { $die } neu werfen.{ steamrollers-then }
steamrollers-guard-good = { player } behält{ steamrollers-with } die letzte Ware von Stadt { $die }: { NAME($removed, of: "colour") }.{ steamrollers-then }
steamrollers-decline = { player } { $offer ->
    [seize] lässt { NAME($victim, of: "seat") } die { $die }.
    [order] erfüllt keinen Auftrag.
   *[solo] verwendet Plättchen { NAME($with, of: "face") } nicht.
}{ steamrollers-then }

## Was von selbst folgt

steamrollers-then = { steamrollers-back }{ steamrollers-olive }{ steamrollers-emptied }{ steamrollers-next }
steamrollers-back = { $backs ->
    [0] {""}
    [one] {" "}Plättchen { NAME($back, of: "face") } kommt in die Mitte zurück.
   *[other] {" "}Die Plättchen { NAME($back, of: "face", join: " und ") } kommen in die Mitte zurück.
}
steamrollers-olive = { $olive ->
    [idle] {""}
    [waits] {" "}Olive nimmt die { $olive_die }.
    [wins] { $olive_comes ->
        [takes] {" "}Olive nimmt die { $olive_die }. Sie
        [rolls] . Sie
       *[stays] {" "}Olive
    } hat in Region { $olive_die } kein Feld mehr zu streichen und gewinnt sofort.
    [rolls-again] { steamrollers-olive-plays }{" "}Stadt { $olive_die } ist leer, also wirft sie neu.
    [reaches-out] { steamrollers-olive-plays }{" "}Sie will die letzte Ware von Stadt { $olive_die } entfernen ({ NAME($removed, of: "colour") }).
    [takes] { steamrollers-olive-plays }{ $crosses ->
        [yes] {" "}Sie
       *[no] {" "}Olive
    } entfernt die letzte Ware von Stadt { $olive_die } ({ NAME($removed, of: "colour") }) und bekommt { $olive_gain }, mit Lieferungen bisher { $olive_delivered }.
   *[leaves] { steamrollers-olive-plays }
}
steamrollers-olive-plays = { $crosses ->
    [yes] { $olive_comes ->
        [takes] {" "}Olive nimmt die { $olive_die } und
        [rolls] {" "}und
       *[stays] {" "}Olive
    } streicht ein Feld der Region { $olive_die }, bisher { $crossed }.
   *[no] {""}
}{ $sent ->
    [none] {""}
   *[other] {" "}Sie schickt Plättchen { NAME($sent, of: "face") } in die Mitte zurück.
}
steamrollers-emptied = { $emptied ->
    [none] {""}
   *[other] {" "}Auf { NAME($emptied, of: "city", join: " und ") } liegt nichts mehr{ $empty ->
        [one] {""}
        [2] ; zwei Städte sind leer
       *[other] ; { $empty } Städte sind leer, also endet das Spiel, wenn { $alone ->
            [yes] Olive gespielt hat
           *[no] alle gespielt haben
        }
    }.
}
steamrollers-next = { $next ->
    [power] {" "}{ NAME($who, of: "seat") } wählt einen Startvorteil.
    [first-round] {" "}{ NAME($who, of: "seat") } wirft die Würfel für die erste Runde.
    [round] {" "}Die Runde ist vorbei. Der Startmarker geht an { NAME($who, of: "seat") }; dort werden die Würfel geworfen.
    [first-solo-turn] {" "}{ NAME($who, of: "seat") } wirft die Würfel für die erste Runde.
    [solo-turn] {" "}{ NAME($who, of: "seat") } wirft die Würfel für die nächste Runde.
    [seize] {" "}{ NAME($who, of: "seat") } darf ihn sich schnappen.
    [another-die] {" "}{ NAME($who, of: "seat") } nimmt einen anderen.
    [second-die] {" "}{ NAME($who, of: "seat") } macht mit der { $second } weiter.
    [turn] {" "}{ NAME($who, of: "seat") } ist{ $seized ->
        [0] {""}
       *[other] {" "}mit der geschnappten { $seized }
    } am Zug{ $uprights ->
        [0] {""}
        [one] {" "}und stellt Plättchen { NAME($upright, of: "face") } aufrecht
       *[other] {" "}und stellt die Plättchen { NAME($upright, of: "face", join: " und ") } aufrecht
    }.
    [upright] { $uprights ->
        [0] {""}
        [one] {" "}{ NAME($who, of: "seat") } stellt Plättchen { NAME($upright, of: "face") } aufrecht.
       *[other] {" "}{ NAME($who, of: "seat") } stellt die Plättchen { NAME($upright, of: "face", join: " und ") } aufrecht.
    }
    [on] {""}
    [sold-out] {" "}Das Spiel ist vorbei, denn die Städte { NAME($cities, of: "die") } sind leer. { steamrollers-result }
    [quiet] {" "}In { $rounds } Runden hat niemand Gleis gezeichnet, eine Lok verbessert, eine Ware geliefert oder einen Auftrag erfüllt, und das Spiel ist vorbei. { steamrollers-result }
   *[crossed-out] {" "}Das Spiel ist vorbei. { steamrollers-result }
}
steamrollers-result = { $alone ->
    [no] { NAME($scores, of: "seat") }. { then-winner }
   *[yes] { NAME($who, of: "seat") } hat { $mine ->
        [one] { $mine } Punkt
       *[other] { $mine } Punkte
    }, Olive { $hers }. { $result ->
        [beaten] { NAME($who, of: "seat") } gewinnt.
        [tied] Gleichstand ist eine Niederlage: Olive gewinnt.
       *[lost] Olive gewinnt.
    }
}

tie-break-steamrollers = Lok { $number1 }, Netz { $number2 }

## Warum nicht

why-power-is-left = Diesen Startvorteil hat schon jemand gewählt.
why-city-is-grey = Die eigene Ware liegt auf einer grauen Stadt, 3 oder 4.
why-die-is-in-the-middle = Kein weißer Würfel in der Mitte zeigt das.
why-dice-are-in-the-middle = Die weißen Würfel in der Mitte zeigen nicht diese beiden Zahlen.
why-has-the-tile-for-two-dice = Du hast Plättchen 2a nicht.
why-has-the-tile-for-any-value = Du hast Plättchen 1 nicht.
why-has-the-tile-for-one-more-or-less = Du hast Plättchen 5a nicht.
why-has-the-tile-to-reroll-or-flip = Du hast Plättchen 5b nicht.
why-shows-another-value = Das zeigt der Würfel schon.
why-is-one-more-or-less = Das ist nicht eins mehr oder eins weniger, als der Würfel zeigt.
why-tile-has-not-served-yet = Das Plättchen hat dieser Aktion schon gedient.
why-tile-is-not-barred = Das Plättchen hat deiner ersten Aktion in dieser Runde gedient.
why-result-stands = Der Würfel wurde neu geworfen oder umgedreht, und dabei bleibt es.
why-is-in-the-dies-region = Dein Würfel zeigt eine andere Region.
why-hex-is-empty = In diesem Feld ist schon Gleis.
why-type-is-allowed = Der schwarze Würfel zeigt diese Art Gleis nicht, und du verwendest Plättchen 6 nicht.
why-box-is-the-dies = Dein Würfel zeigt ein anderes Kästchen.
why-box-is-free = Dieses Kästchen ist schon angekreuzt.
why-tile-is-the-dies = Dein Würfel zeigt ein anderes Plättchen.
why-tile-is-not-sideways = Das Plättchen liegt quer.
why-tile-is-not-in-use = Das Plättchen ist in Gebrauch.
why-good-is-there = So eine Ware gibt es dort nicht.
why-die-names-the-source = Dein Würfel zeigt eine andere Stadt als die, auf der die Ware liegt.
why-city-takes-the-good = Diese Stadt nimmt keine Waren dieser Farbe an.
why-leaves-its-city = Die Ware liegt schon auf dieser Stadt.
why-route-has-the-length = Kein Weg über deine Gleise ist so lang.
why-crosses-no-blocked-border = Der Weg ginge über eine gesperrte Grenze.
why-engine-is-strong-enough = Deine Lok ist zu schwach.
why-no-action-is-possible = Mit diesem Würfel lässt sich etwas tun.
why-order-is-available = Diesen Auftrag hat schon jemand.
why-has-the-goods = Du hast nicht alle Waren dieses Auftrags behalten.
why-order-asks-for-the-colour = Der Auftrag verlangt diese Farbe nicht.
why-has-the-other-goods-and-coal = Du hast keine schwarze Ware mit den anderen Waren dieses Auftrags behalten.

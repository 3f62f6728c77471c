### Steam auf der Seite

## Die Karte

draw-steam-map = { $title }: die Karte
draw-steam-palette = Womit gebaut werden kann
draw-steam-turn-tile = Drehen
draw-steam-new-city = Neustadt, { $colour }
draw-steam-routes = { $many } Wege

## Die Tafel eines Spielers

draw-steam-bot = Bot ({ $bot })
draw-steam-decides = entscheidet
draw-steam-ruined = bankrott
draw-steam-place = Platz { $place }
draw-steam-cash = Bargeld
draw-steam-income = Einkommen
draw-steam-points = Punkte
draw-steam-links = Strecken
draw-steam-level = Lokomotive der Stufe { $level }; die höchste ist { $most }
draw-steam-pending = noch auszuführen

## Neben der Karte

draw-steam-turn = Runde { $turn } von { $turns }
draw-steam-order = Spielreihenfolge
draw-steam-then = dann
draw-steam-auction = Versteigerung der Spielreihenfolge
draw-steam-has-place = hat Platz { $place }
draw-steam-player = Spieler
draw-steam-bid = Gebot
draw-steam-nth = { $place }.
draw-steam-bids-next = bietet als Nächstes
draw-steam-may-stay = darf einmal passen und bleiben
draw-steam-passed = hat gepasst
draw-steam-track-points = Streckenpunkte der Lieferung
draw-steam-builds-left = { $left ->
    [one] Noch einmal bauen
   *[other] Noch { $left }-mal bauen
}
draw-steam-action-tiles = Aktionsplättchen
draw-steam-price-and-level = ${ $price } + Stufe
draw-steam-supply = Warenvorrat
draw-steam-space = Vorratsfeld { $space }: { $cubes }
draw-steam-cubes = { $many } { $colour }
draw-steam-no-cubes = keine Würfel
draw-steam-bag = Im Beutel: { $cubes }
draw-steam-income-heading = Einkommensleiste
draw-steam-income-track = Einkommensleiste: { $incomes }
draw-steam-income-worth = Einkommen { $income }: { $worth ->
    [one] ein Punkt
   *[other] { $worth } Punkte
} am Ende
draw-steam-for-income = für Einkommen
draw-steam-new-cities = Neustädte
draw-steam-left = { $what }: noch { $left }
draw-steam-tiles = Gleisplättchen
draw-steam-tiles-about = Die Zahl sagt, wie viele auf der Karte liegen. Plättchen haben zwei Seiten: Wer eine legt, verbraucht vielleicht eine andere.
draw-steam-tile-laid = { $tile }, { $laid } auf der Karte
draw-steam-tile-gone = { $tile }, keine mehr da

## Der Tisch in Worten

draw-steam-cities = Städte
draw-steam-towns = Orte
draw-steam-country = Land
draw-steam-mats = Spieler
draw-steam-nobody = niemand
draw-steam-city = { $name }, { $state ->
    [new] Neustadt, { $colour }
    [grown] Stadt, { $colour }, schon gewachsen
   *[plain] Stadt, { $colour }
}: { $cubes }
draw-steam-town = { $name }, ein Ort
draw-steam-link = { $side }: Strecke nach { $to }, { $owner }
draw-steam-track = { $side }: unfertiges Gleis bis { $to }, { $owner }
draw-steam-hex = { $name }{ $ground ->
    [both] , Hügel und ein Fluss
    [hills] , Hügel
    [river] , ein Fluss
   *[plain] {""}
}{ $tile ->
    [none] {""}
   *[other] ; { $tile }, gedreht nach { $side }
}{ $near ->
    [none] {""}
   *[other] ; neben { $near }
}
draw-steam-action-tile = { $number }, { $name }{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ $holder ->
    [none] {""}
   *[other] ; { $holder } hat es
}
draw-steam-mat = { $name } ({ $colour }): ${ $cash }, Einkommen { $income }, { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}, Lokomotive { $level }, { $links ->
    [one] eine Strecke
   *[other] { $links } Strecken
}{ $tile ->
    [none] {""}
   *[other] , { $tile }
}{ $decides ->
    [yes] ; entscheidet jetzt
   *[no] {""}
}

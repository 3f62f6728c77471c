### Steam

## Wörter

side-ne = Nordosten
side-se = Südosten
side-sw = Südwesten
side-nw = Nordwesten

tile-21 = Gerade (21)
tile-22 = weite Kurve (22)
tile-23 = enge Kurve (23)
tile-t11 = Ort mit einem Ausgang (T11)
tile-t21 = Ort auf einer Geraden (T21)
tile-t22 = Ort in weiter Kurve (T22)
tile-t23 = Ort in enger Kurve (T23)
tile-t31 = Ort mit drei Ausgängen, offen (T31)
tile-t32 = Ort mit drei Ausgängen, Y (T32)
tile-t33 = Ort mit drei Ausgängen, gespiegeltes Y (T33)
tile-t34 = Ort mit drei Ausgängen nebeneinander (T34)
tile-t41 = Ort mit vier Ausgängen, Friedenszeichen (T41)
tile-t42 = Ort mit vier Ausgängen, X (T42)
tile-t43 = Ort mit vier Ausgängen nebeneinander (T43)
tile-41 = Kreuzung zweier Geraden (41)
tile-42 = Kreuzung von Gerade und weiter Kurve (42)
tile-43 = Kreuzung zweier weiter Kurven (43)
tile-44 = Gerade neben enger Kurve (44)
tile-45 = zwei weite Kurven (45)
tile-46 = weite neben enger Kurve (46)
tile-47 = weite neben enger Kurve, gespiegelt (47)

action-turn-order = Spielreihenfolge
action-first-move = Erster Transport
action-engineer = Ingenieur
action-first-build = Erster Bau
action-city-growth = Stadtwachstum
action-locomotive = Lokomotive
action-urbanization = Urbanisierung

option-game = Spiel
option-game-base = Basisspiel
option-game-standard = Standardspiel
option-map = Karte
option-map-northeast = Nordosten
option-map-ruhr = Ruhrgebiet
option-map-practice = Übung
option-first_order = erste Reihenfolge im Basisspiel
option-first_order-auction = versteigert
option-first_order-random = ausgelost
option-beginners = Neulinge auf den Plätzen

## Was gezählt wird

sum-level = Lokomotive
sum-links = fertige Strecken

## Was sich entscheiden lässt

kind-next-in-order = auslosen, wer als Nächstes kommt
kind-pass-bid = passen
kind-take-capital = Kapital kaufen
kind-take-passing = Aktionsplättchen ohne Aktion nehmen
kind-lay-track = Gleis legen, ausbauen oder umleiten
kind-urbanize = Neustadt gründen
kind-grow-city = Stadt wachsen lassen
kind-take-goods = Waren aus dem Vorrat nehmen
kind-finish-building = Bauen beenden
kind-improve-locomotive = Lokomotive verbessern
kind-move-cube = Ware transportieren
kind-pass-move = passen
kind-take-income = die Punkte als Einkommen nehmen
kind-take-points = die Punkte als Siegpunkte nehmen

## Was eine Antwort bringt, in einer Liste daneben

hint-take-capital = { steam-gets }
steam-gets = { $dollars ->
    [0] nichts
   *[other] ${ $dollars }: { steam-given }
}
hint-take-tile = { $level ->
    [0] { steam-costs }{ steam-effect }
   *[other] { steam-costs }Stufe { $level }
}
steam-costs = { $dollars ->
    [0] {""}
   *[other] ${ $dollars }{" "}
}
steam-effect = { $action ->
    [turn-order] nächste Runde zuerst am Zug (Standardspiel: darf in der Versteigerung einmal passen)
    [first-move] in beiden Durchgängen zuerst transportieren
    [engineer] viermal bauen statt dreimal
    [first-build] zuerst bauen
    [city-growth] die Waren eines Vorratsfelds für eine gedruckte Stadt
    [urbanization] aus einem Ort wird eine Neustadt, mit den Waren eines Vorratsfelds
   *[other] {""}
}
hint-lay-track = { $track }: ${ $dollars }{ steam-completes-in-short }{ steam-completes-for-in-short }{ steam-claims-in-short }{ steam-extends-in-short }{ steam-leaves-in-short }
steam-completes-in-short = { $completed ->
    [none] {""}
   *[other] , vollendet { $completed }
}
steam-completes-for-in-short = { $others ->
    [nobody] {""}
   *[other] , vollendet { $others_links } für { NAME($others, of: "seat", join: " und ") }
}
steam-claims-in-short = { $claimed ->
    [none] {""}
   *[other] , übernimmt Gleis ab { $claimed }
}
steam-extends-in-short = { $extended ->
    [none] {""}
   *[other] , verlängert Gleis ab { $extended }
}
steam-leaves-in-short = { $started ->
    [none] { $done ->
        [redirects] , leitet um
       *[other] {""}
    }
   *[other] , ab { $started }
}
about-lay-track-hex = { $near ->
    [none] {""}
   *[other] { $side ->
        [n] nördlich
        [ne] nordöstlich
        [se] südöstlich
        [s] südlich
        [sw] südwestlich
        [nw] nordwestlich
       *[other] { NAME($side, of: "side") }
    }
}
group-lay-track-hex = { $near ->
    [none] {""}
   *[other] { $near }
}
hint-urbanize = { $completed ->
    [none] {""}
   *[other] vollendet { $completed }
}{ $others ->
    [nobody] {""}
   *[other] {" "}für { NAME($others, of: "seat", join: " und ") }: { $others_links }
}
hint-take-goods = { NAME($cubes, of: "colour") }
hint-improve-locomotive = Stufe { $level }
hint-move-cube = { $way }: { NAME($gains, of: "seat", sign: "+") }
hint-take-income = +{ $gain }: Einkommen { $now }{ steam-wasted-in-short }
steam-wasted-in-short = { $wasted ->
    [0] {""}
   *[other] , { $wasted } verfallen
}
hint-take-points = +{ $gain }: Siegpunkte { $now }

## Was eine Aktion kostet

price-steam = ${ $price }

## Fragen

ask-action = Welches Plättchen?
ask-steps = Wie viele Schritte die Einkommensleiste hinab, zu je $5?

## Phasen

phase-base-game = das Basisspiel
phase-first-game = das Basisspiel mit ausgeloster Reihenfolge
phase-standard-game = das Standardspiel
phase-standard-turns = die Runden
phase-base-turn = die Runde
phase-standard-turn = die Runde
phase-draw-cubes = Würfel ziehen
phase-stock-goods-supply = Warenvorrat bestücken
phase-draw-first-bidder = auslosen, wer die Versteigerung eröffnet
phase-random-first-order = erste Reihenfolge auslosen
phase-random-order-of-play = erste Reihenfolge auslosen
phase-auction-first-order = erste Reihenfolge versteigern
phase-buy-capital = Kapital kaufen
phase-determine-order-of-play = Reihenfolge bestimmen
phase-select-action-tiles = Aktionsplättchen wählen
phase-select-free-action-tiles = Aktionsplättchen wählen
phase-build-track = Gleise bauen
phase-build-track-or-decline = Gleise bauen
phase-take-set = Waren aus dem Vorrat nehmen
phase-take-set-for-new-city = Waren für die Neustadt nehmen
phase-move-goods = Waren transportieren
phase-track-points = Streckenpunkte
phase-collect-income = Einkommen erhalten
phase-pay-expenses = Einkommen erhalten und Ausgaben zahlen
phase-determine-turn-order = Spielreihenfolge bestimmen
phase-set-up-new-turn = neue Runde vorbereiten

## Was geschah

steam-draw-cube = { $space ->
    [0] { $city } bekommt { cube }.
   *[other] Vorratsfeld { $space } bekommt { cube }.
}
steam-start-player = { $how ->
    [first] { player } beginnt. Die Reihenfolge ist { NAME($order, of: "seat") }; zum Start gibt es: { NAME($cash, of: "seat", sign: "$") }.
   *[opens] { player } eröffnet die Versteigerung der ersten Reihenfolge.
}
steam-next-in-order = { $order ->
    [none] { player } hat Platz { $place } in der ersten Reihenfolge.
   *[other] { player } hat Platz { $place }. Die erste Reihenfolge ist { NAME($order, of: "seat") }.
}
steam-bid = { $place ->
    [0] { player } bietet ${ $dollars }.
   *[other] { player } bietet ${ $dollars } für Platz { $place }.
}
steam-pass-bid = { $settled ->
    [place] { player } passt. { NAME($winner, of: "seat") } bekommt Platz { $place } für ${ $dollars }.{ steam-raised }{ steam-settled-order }
    [order] { player } passt. Die Reihenfolge ist jetzt { NAME($order, of: "seat") }; { steam-payments }.
    [stays] { player } passt und bleibt dank Spielreihenfolge in der Versteigerung.
   *[no] { player } passt.
}
steam-payments = { $payments ->
    [nobody] niemand zahlt
   *[other] bezahlt: { NAME($payments, of: "seat", sign: "$") }
}
steam-settled-order = { $order ->
    [none] {""}
   *[other] {" "}Die Reihenfolge ist { NAME($order, of: "seat") }.
}
steam-raised = { $raised ->
    [0] {""}
   *[other] {" "}{ NAME($payer, of: "seat") } beschafft ${ $raised }: { steam-given }.
}
steam-given = { $given ->
    [0] Einkommen { $income }
   *[other] Einkommen { $income }, { $given } Siegpunkte abgegeben
}
steam-take-capital = { $dollars ->
    [0] { player } kauft kein Kapital.
   *[other] { player } kauft Kapital für ${ $dollars }: { steam-given }.
}
steam-take-tile = { player } nimmt { NAME($action, of: "action") } ({ $number }){ steam-price }{ steam-new-level }.{ steam-raised }
steam-price = { $dollars ->
    [0] {""}
   *[other] {" "}für ${ $dollars }
}
steam-new-level = { $level ->
    [0] {""}
   *[other] : Lokomotive der Stufe { $level }
}
steam-take-passing = { player } nimmt { NAME($action, of: "action") } ({ $number }) ohne Aktion.

steam-lay-track = { $done ->
    [redirects] { player } leitet auf { steam-spot } für ${ $dollars } Gleis um
    [improves] { player } baut { steam-spot } für ${ $dollars } aus
   *[new] { player } baut auf { steam-spot } für ${ $dollars }
}: { steam-a-tile }.{ steam-progress }{ steam-raised }
steam-a-tile = { NAME($tile, of: "tile") } { $track }
steam-spot = { $hex }{ steam-about-the-spot }
steam-about-the-spot = { $near ->
    [none] { $ground ->
        [river] {" "}(Fluss)
        [hills] {" "}(Hügel)
        [both] {" "}(Hügel, Fluss)
       *[other] {""}
    }
   *[other] { $ground ->
        [river] {" "}(Fluss, { steam-whereabouts })
        [hills] {" "}(Hügel, { steam-whereabouts })
        [both] {" "}(Hügel, Fluss, { steam-whereabouts })
       *[other] {" "}({ steam-whereabouts })
    }
}
steam-whereabouts = { about-lay-track-hex } von { group-lay-track-hex }
steam-progress = { steam-started }{ steam-extended }{ steam-claimed }{ steam-completed }{ steam-completed-for }
steam-started = { $started ->
    [none] {""}
   *[other] {" "}Neues Gleis ab { $started }.
}
steam-extended = { $extended ->
    [none] {""}
   *[other] {" "}Das verlängert das Gleis ab { $extended }.
}
steam-claimed = { $claimed ->
    [none] {""}
   *[other] {" "}Das übernimmt das Gleis ab { $claimed }.
}
steam-completed = { $completed ->
    [none] {""}
   *[other] {" "}Das vollendet { $completed }.
}
steam-completed-for = { $others ->
    [nobody] {""}
   *[other] {" "}Für { NAME($others, of: "seat", join: " und ") } vollendet es { $others_links }.
}
steam-urbanize = { player } macht aus { $city } eine { steam-of-colour } Stadt.{ steam-progress }
steam-of-colour = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [purple] lila
    [grey] graue
   *[other] { NAME($colour, of: "colour") }
}
steam-grow-city = { player } lässt { $city } wachsen.
steam-take-goods = { player } legt die Waren von Vorratsfeld { $space } nach { $city }: { NAME($cubes, of: "colour") }.
steam-finish-building = { player } ist mit dem Bauen fertig.{ steam-undone }{ steam-lost }
steam-undone = { $undone ->
    [none] {""}
   *[other] {" "}{ NAME($undone, of: "action") } wird nicht ausgeführt.
}
steam-lost = { $lost ->
    [none] {""}
   *[other] {" "}Unfertiges Gleis, das nun herrenlos ist: ab { $lost }.
}

steam-improve-locomotive = { player } verbessert die Lokomotive auf Stufe { $level }.{ steam-then }
steam-move-cube = { player } transportiert { cube } von { $from } nach { $to } { $links ->
    [one] über eine Strecke
   *[other] über { $links } Strecken: { $way }
}. Punkte: { NAME($gains, of: "seat", sign: "+") }.
steam-pass-move = { player } transportiert nichts.{ steam-then }
steam-take-income = { player } nimmt { $gain } als Einkommen, jetzt { $now }{ $wasted ->
    [0] {""}
   *[other] ; davon verfallen { $wasted }
}.{ steam-then }
steam-take-points = { player } nimmt { $gain } als Siegpunkte, jetzt { $now }.{ steam-then }

steam-then = { $next ->
    [turn] { steam-settled } Runde { $turn } beginnt; die Reihenfolge ist { NAME($order, of: "seat") }.
    [end] { steam-settled } Das Spiel ist vorbei: { NAME($scores, of: "seat") } (Siegpunkte { NAME($points, of: "seat") }; für Einkommen { NAME($worth, of: "seat", sign: "+") }; Strecken { NAME($links, of: "seat") }). { NAME($winner, of: "seat") } gewinnt.
   *[on] {""}
}
steam-settled = { steam-received }{ steam-paid }{ steam-upkeep }{ steam-down }{ steam-points-given }{ steam-bankrupt }
steam-received = { $received ->
    [nobody] {""}
   *[other] {" "}Einkommen: { NAME($received, of: "seat", sign: "$") }.
}
steam-paid = { $paid ->
    [nobody] {""}
   *[other] {" "}Für Einkommen unter 0 zahlen: { NAME($paid, of: "seat", sign: "$") }.
}
steam-upkeep = { $upkeep ->
    [nobody] {""}
   *[other] {" "}Unterhalt zahlen: { NAME($upkeep, of: "seat", sign: "$") }.
}
steam-down = { $down ->
    [nobody] {""}
   *[other] {" "}Aus Geldmangel die Einkommensleiste hinab: { NAME($down, of: "seat") }.
}
steam-points-given = { $given ->
    [nobody] {""}
   *[other] {" "}Abgegebene Siegpunkte: { NAME($given, of: "seat") }.
}
steam-bankrupt = { $bankrupt ->
    [nobody] {""}
   *[other] {" "}Bankrott: { NAME($bankrupt, of: "seat") }.
}

tie-break-steam = Einkommen { $number1 }{ $number2 ->
    [0] {""}
    [-1] , Aktionsplättchen 1
    [-2] , Aktionsplättchen 2
    [-3] , Aktionsplättchen 3
    [-4] , Aktionsplättchen 4
    [-5] , Aktionsplättchen 5
    [-6] , Aktionsplättchen 6
   *[-7] , Aktionsplättchen 7
}

## Warum nicht

why-adds-track = Das Plättchen zeigt kein Gleis, das nicht schon da ist.
why-can-raise-the-bid = So viel Geld könntest du nicht beschaffen.
why-claims-only-what-it-can = Das Plättchen nähme herrenloses unfertiges Gleis, das du nicht übernehmen kannst.
why-crosses-no-closed-side = Das Gleis liefe gegen eine schwarze Kante, ins Wasser oder aus der Karte hinaus.
why-did-what-was-paid = Was du dir für diese Runde genommen hast, ist noch nicht ausgeführt.
why-first-tile-leaves-a-city = Dein erstes Plättchen muss von einer Stadt ausgehen.
why-fits-the-town = Ortsplättchen gehören auf Orte, alle anderen woandershin.
why-goods-and-city-are-left = Es sind keine Waren mehr da oder keine Stadt, die noch wachsen könnte.
why-a-sum-of-money = Ein Gebot ist $0 oder mehr.
why-can-pay-from-cash = So viel Bargeld hast du nicht und kannst jetzt auch keins beschaffen.
why-each-part-has-a-beginning = Einer der neuen Abschnitte beginnt weder an einer Stadt noch an Gleis, das dir gehört oder das du übernehmen kannst.
why-goods-are-left = Im Warenvorrat sind keine Waren mehr.
why-has-a-beginning = Das neue Gleis beginnt weder an einer Stadt noch an Gleis, das dir gehört oder das du übernehmen kannst.
why-has-a-build-left = Du darfst in dieser Runde nicht mehr bauen.
why-has-a-pass-option = Dieses Plättchen lässt sich nicht ohne Aktion nehmen.
why-has-city-growth = Du hast kein Stadtwachstum auszuführen.
why-has-no-marker = Diese Stadt ist schon gewachsen.
why-has-the-cash = So viel Bargeld hast du nicht.
why-has-urbanization = Du hast keine Urbanisierung auszuführen.
why-keeps-its-links-apart = Ein Gleis würde in dieser Neustadt beginnen und enden oder ganz in ihr liegen.
why-keeps-what-lies-there = Gleis, das dort liegt, ginge verloren oder würde verlegt.
why-level-can-rise = Deine Lokomotive hat die höchste Stufe.
why-lies-on-a-hex = Das ist kein Feld.
why-leaves-loose-exits-alone = Es trifft auf einen losen Ausgang eines fremden Ortsplättchens.
why-meets-no-track-of-others = Das Plättchen träfe auf fremdes unfertiges Gleis.
why-new-city-is-left = In dieser Farbe ist kein Neustadt-Plättchen mehr da.
why-no-city-there = Dort ist eine Stadt.
why-no-step-up = Kapital wird gekauft und nie zurückgegeben.
why-not-improved-yet = Du hast deine Lokomotive in dieser Phase schon verbessert.
why-nothing-else-is-open = Ohne Aktion nimmt man ein Plättchen nur, wenn kein anderes zu haben ist.
why-on-a-printed-city = Nur eine Stadt, die auf der Karte gedruckt ist, kann wachsen.
why-on-a-town = Dort ist kein Ort.
why-over-completed-links = Der Weg führt nicht über fertige Strecken.
why-redirects-an-open-end = Was umgeleitet würde, ist nicht das offene Ende eines unfertigen Gleises.
why-redirects-and-adds-nothing = Ein Bau, der Gleis umleitet, fügt kein anderes hinzu.
why-redirects-no-town = Ausgänge eines Ortes werden nicht umgeleitet.
why-redirects-no-track-of-others = Das Gleis, das umgeleitet würde, gehört dir nicht, und du könntest es nicht übernehmen.
why-returns-to-no-start = Das Gleis würde dorthin zurückführen, wo es beginnt.
why-space-has-cubes = Dieses Vorratsfeld ist leer.
why-tile-is-free = Jemand anders hat dieses Plättchen.
why-tile-is-left = Von diesem Plättchen ist keines mehr im Vorrat.
why-town-can-become-a-city = Von den Orten, die noch da sind, darf keiner Stadt werden; ohne Aktion kannst du Urbanisierung noch nehmen.
why-town-and-tile-are-left = Es ist kein Ort mehr da oder kein Neustadt-Plättchen.
why-track-has-the-steps = So weit kannst du auf der Einkommensleiste nicht hinab.
why-uses-an-own-link = Der Weg führt über keine deiner Strecken.
why-uses-own-links-most = Der Weg führt öfter über die Strecken eines anderen als über deine.
why-visits-nothing-twice = Der Weg kommt zweimal an dieselbe Stelle.
why-within-the-level = Der Weg hat mehr Strecken, als deine Lokomotive Stufen hat.

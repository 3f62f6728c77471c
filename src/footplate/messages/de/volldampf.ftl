### Volldampf

## Wörter

symbol-purple = lila
symbol-green = grün
symbol-pink = rosa
symbol-orange = orange
symbol-brown = braun
symbol-teal = türkis

card-fast-locomotive = Schnelle Lok
card-subsidy = Subvention
card-favourable-opportunity = Günstige Gelegenheit
card-sabotage = Sabotage
card-more-freight = Zusatzfracht
card-everything-new = Alles neu
card-new-planning = Neue Planung

place-rostock = Rostock
place-stettin = Stettin
place-hannover = Hannover
place-dortmund = Dortmund
place-leipzig = Leipzig
place-erfurt = Erfurt
place-dresden = Dresden
place-koeln = Köln
place-nuernberg = Nürnberg
place-stuttgart = Stuttgart
place-hamburg = Hamburg
place-bremen = Bremen
place-berlin = Berlin
place-magdeburg = Magdeburg
place-kassel = Kassel
place-breslau = Breslau
place-frankfurt = Frankfurt
place-muenchen = München
place-freiburg = Freiburg
place-london = London
place-paris = Paris
place-kopenhagen = Kopenhagen
place-warschau = Warschau
place-bruessel = Brüssel
place-rotterdam = Rotterdam
place-prag = Prag
place-koenigsberg = Königsberg

option-money = Geld
option-money-open = offen
option-money-hidden = verdeckt
option-red_cities = Regel für rote Städte
option-red_cities-off = aus
option-red_cities-on = an

## Was gezählt wird

sum-bonds = Anleihen

## Was sich entscheiden lässt

kind-uncover-merchandise = Warenkarte aufdecken
kind-uncover-track-card = Schienenkarte aufdecken
kind-draw-card = Aktionskarte ziehen
kind-open-bonds = gewählte Anleihen aufdecken
kind-open-bids = Gebote aufdecken
kind-take-bonds = Anleihen nehmen
kind-seal-bonds = Anleihen geheim wählen
kind-seal-bid = geheim bieten
kind-take-group = Gruppe von Schienenkarten nehmen
kind-place-section = Schiene legen
kind-discard-track-card = Schienenkarte abwerfen
kind-name-cube = Würfel zum Transport ansagen
kind-take-route = Weg wählen
kind-give-up = auf diesen Transport verzichten
kind-draw-from = Karte von jemandem ziehen
kind-play-fast-locomotive = Schnelle Lok spielen
kind-play-subsidy = Subvention spielen
kind-play-favourable-opportunity = Günstige Gelegenheit spielen
kind-play-sabotage = Sabotage spielen
kind-play-more-freight = Zusatzfracht spielen
kind-play-everything-new = Alles neu spielen
kind-lay-track-card = Schienenkarte auslegen
kind-play-new-planning = Neue Planung spielen
kind-lift-cube = Würfel wählen, der umzieht
kind-put-cube = Würfel in eine Stadt legen

## Was eine Antwort bringt, in einer Liste daneben

hint-take-bonds = { marks }
hint-seal-bonds = { marks }
hint-take-group = { NAME($symbols, of: "symbol") }
hint-take-route = { NAME($way, of: "place", join: " – ") }: { NAME($gains, of: "seat", sign: "+") }

## Was eine Aktion kostet

price-volldampf = { $price } Mark

## Fragen

ask-group = Welche Gruppe?
ask-symbol = Welche Schienenkarte?
ask-place = Welche Stadt?
ask-card = Welche Karte?
ask-amounts = Wie viele jeweils?

## Phasen

phase-first-merchandise-cards = die ersten Warenkarten
phase-place-cubes = Würfel legen
phase-two-player-round = die Runde zu zweit
phase-uncover-merchandise-cards = Warenkarten aufdecken
phase-uncover-track-cards = Schienenkarten aufdecken
phase-purchase-bonds = Anleihen nehmen
phase-sealed = geheime Wahl
phase-sealed-bonds = Anleihen in geheimer Wahl
phase-everything-new = Gelegenheit für Alles neu
phase-rearrange-track-cards = Schienenkarten neu ordnen
phase-auction-turn-order = Versteigerung der Reihenfolge
phase-sealed-bids = geheime Gebote für die Reihenfolge
phase-choose-track-cards = Schienenkarten wählen
phase-place-track-sections = Schienen legen
phase-transport-cubes = Waren transportieren
phase-transport = ein Transport
phase-sabotage-window = Gelegenheit für Sabotage
phase-choose-route = Weg wählen
phase-more-freight = Zusatzfracht
phase-new-planning = Neue Planung
phase-subsidies = Gelegenheit für Subvention
phase-gain-income = Einkommen erhalten und Zinsen zahlen
phase-cards-for-the-last = Karten für die Letzten
phase-draw-action-card = Aktionskarte ziehen
phase-draw-from-player = Karte von jemandem ziehen

## Was geschah

marks = { $marks } Mark
city = { NAME($place, of: "place") }
track-card = { $symbol ->
    [purple] eine lila Schienenkarte
    [green] eine grüne Schienenkarte
    [pink] eine rosa Schienenkarte
    [orange] eine orange Schienenkarte
    [brown] eine braune Schienenkarte
    [teal] eine türkise Schienenkarte
   *[other] eine Schienenkarte ({ NAME($symbol, of: "symbol") })
}
stretch = { NAME($one, of: "place") }–{ NAME($other, of: "place") }

then = { then-income }{ then-next }
then-income = { $income ->
    [yes] {" "}Einkommen: { NAME($paid, of: "seat") }.{ then-interest }{ then-back }
   *[no] {""}
}
then-interest = { $interest ->
    [nobody] {""}
   *[other] {" "}Fällige Zinsen: { NAME($interest, of: "seat") }.
}
then-back = { $back ->
    [nobody] {""}
   *[other] {" "}Aus Geldmangel auf der Einkommensleiste zurück: { NAME($back, of: "seat") }.
}
then-next = { $next ->
    [round] {" "}Runde { $round } beginnt.
    [end] {" "}Das Spiel ist vorbei: { NAME($points, of: "seat") }. { then-winner }
   *[on] {""}
}

tie-break-volldampf = { $number1 } Mark

volldampf-start-player = { player } beginnt.
volldampf-uncover-merchandise = Waren für { NAME($places, of: "place") }.
volldampf-draw-cube = { $place ->
    [hand] { player } zieht { cube } aus dem Beutel.
   *[other] { city } bekommt { cube }.
}{ then }
volldampf-uncover-track-card = Gruppe { $group } bekommt { track-card }.
volldampf-draw-card = { $from ->
    [deck] { player } zieht { drawn-card }.
   *[other] { player } zieht { drawn-card } von { NAME($from, of: "seat") }.
}{ then }
drawn-card = { $told ->
    [yes] { NAME($card, of: "card") }
   *[no] eine Aktionskarte
}
volldampf-open-bonds = Die Anleihen werden aufgedeckt: { NAME($bonds, of: "seat") }.
volldampf-open-bids = Die Gebote werden aufgedeckt: { NAME($bids, of: "seat") }. { opened-result }
opened-result = { $result ->
    [decided] Beide zahlen. Die Reihenfolge ist jetzt { NAME($order, of: "seat") }.
    [stays] Gleichstand: Beide zahlen, und die Reihenfolge bleibt { NAME($order, of: "seat") }.
   *[again] Gleichstand: Beide bieten noch einmal.
}

volldampf-take-bonds = { $bonds ->
    [0] { player } nimmt keine Anleihen.
   *[other] { player } nimmt Anleihen im Wert von { $bonds } und bekommt { marks }.
}
volldampf-seal-bonds = { $told ->
    [yes] { player } wählt geheim Anleihen im Wert von { $bonds }.
   *[no] { player } wählt geheim Anleihen.
}
volldampf-bid = { $marks ->
    [0] { player } eröffnet mit nichts.
   *[other] { player } bietet { marks }.
}
volldampf-pass = { $settled ->
    [yes] { player } passt. Die Reihenfolge ist jetzt { NAME($order, of: "seat") }; bezahlt: { NAME($payments, of: "seat") }.
   *[no] { player } passt.
}
volldampf-seal-bid = { $told ->
    [yes] { player } bietet geheim { marks }.
   *[no] { player } bietet geheim.
}
volldampf-take-group = { player } nimmt Gruppe { $group }: { NAME($symbols, of: "symbol") }.
volldampf-place-section = { player } baut { stretch } für { marks } und { track-card }.
volldampf-discard-track-card = { player } wirft { track-card } ab.
volldampf-name-cube = { player } will { cube } aus { city } transportieren.
volldampf-take-route = { player } transportiert { cube } über { NAME($way, of: "place", join: " – ") }. Das Einkommen steigt: { NAME($gains, of: "seat", sign: "+") }.{ then }
volldampf-give-up = { player } verzichtet auf einen Transport.{ then }
volldampf-decline = { $at ->
    [draw-from-player] { player } zieht keine Karte.
   *[other] { player } spielt keine Karte.
}{ then }
volldampf-draw-from = { player } zieht eine Karte von { NAME($from, of: "seat") }.
volldampf-play-fast-locomotive = { player } spielt Schnelle Lok und will { cube } aus { city } transportieren.
volldampf-play-subsidy = { player } spielt Subvention für einen dritten Transport.
volldampf-play-favourable-opportunity = { player } spielt Günstige Gelegenheit und baut { stretch } für { marks } und { track-card }.
volldampf-play-sabotage = { player } spielt Sabotage: { NAME($other, of: "seat") } darf { cube } aus { city } nicht transportieren.
volldampf-play-more-freight = { player } spielt Zusatzfracht.
volldampf-play-everything-new = { player } spielt Alles neu und legt die Schienenkarten neu aus.
volldampf-lay-track-card = { player } legt { track-card } in Gruppe { $group }.
volldampf-play-new-planning = { player } spielt Neue Planung.
volldampf-lift-cube = { player } nimmt { cube } aus { city }.
volldampf-put-cube = { player } legt { cube } nach { city }.

## Warum nicht

why-a-cube-is-lifted = Wähle zuerst den Würfel.
why-a-cube-lies-out = Es gibt keinen Würfel, der umziehen könnte.
why-all-built = Auf diesem Weg fehlt eine Schiene.
why-another-city = Der Würfel muss in eine andere Stadt.
why-another-player = Es muss jemand anders sein.
why-bag-is-not-empty = Der Beutel ist leer.
why-bank-has-them = So viele Anleihen hat die Bank nicht.
why-can-be-delivered = Kein gebauter Weg, der kurz genug ist, führt diesen Würfel in eine Stadt seiner Farbe.
why-can-be-delivered-fast = Nicht einmal sieben Schienen führen diesen Würfel in eine Stadt seiner Farbe.
why-card-is-loose = In dieser Farbe ist keine Karte mehr auszulegen.
why-ends-elsewhere = Der Würfel würde dort enden, wo er begann.
why-group-is-there = Diese Gruppe ist schon genommen.
why-has-a-section = Du hast keine Schiene mehr.
why-has-five-marks = Dir fehlen die 5 Mark, die es kostet.
why-has-the-money = So viel Geld hast du nicht.
why-holds-everything-new = Du hast Alles neu nicht auf der Hand.
why-holds-fast-locomotive = Du hast Schnelle Lok nicht auf der Hand.
why-holds-favourable-opportunity = Du hast Günstige Gelegenheit nicht auf der Hand.
why-holds-more-freight = Du hast Zusatzfracht nicht auf der Hand.
why-holds-new-planning = Du hast Neue Planung nicht auf der Hand.
why-holds-sabotage = Du hast Sabotage nicht auf der Hand.
why-holds-subsidy = Du hast Subvention nicht auf der Hand.
why-holds-the-card = Du hast keine Schienenkarte dieser Farbe zum Ablegen.
why-holds-the-colour = Du hast keine Schienenkarte in der Farbe dieses Felds.
why-leaves-the-other-half = Du darfst höchstens die Hälfte der Anleihen in der Bank wählen.
why-no-cube-is-lifted = Ein Würfel ist schon gewählt.
why-nothing-is-paid-back = Anleihen werden erst am Spielende zurückgezahlt.
why-no-place-twice = Der Weg kommt zweimal an dieselbe Stelle.
why-no-section-twice = Der Weg führt zweimal über dieselbe Schiene.
why-not-sabotaged = Sabotage hat diesen Würfel für diesen Transport aufgehalten.
why-not-too-long = Der Weg hat zu viele Schienen.
why-not-two-at-once = Für diesen Transport fährt schon eine Schnelle Lok.
why-player-has-cards = Dort hat niemand Karten auf der Hand.
why-red-cities-for-red-cubes = Nur rote Würfel dürfen durch rote Städte fahren.
why-someone-has-bid = Noch hat niemand geboten: Du musst eröffnen, und sei es mit 0.
why-something-to-move = Es gibt keinen Würfel, den du transportieren könntest.
why-space-is-free = Auf diesem Feld liegt schon eine Schiene.
why-unbroken = Die Schienen schließen nicht an die Stadt an, in der der Würfel liegt.

### Die Seite: Regeln und Karten

## Regeln

web-guide-rules = Regeln
web-guide-rules-lead = Jede Regel in unseren eigenen Worten, nach: { $rulebook }. Was das Heft offenlässt und wir entschieden haben, ist als Entscheid gekennzeichnet.
web-guide-how-to-play = So wird gespielt
web-guide-search = In den Regeln suchen
web-guide-only-rulings = Nur Entscheide
web-guide-found = { $count ->
    [0] Keine Regel enthält das
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-guide-link-to = Link zu Regel { $id }
web-guide-ruling = Entscheid
web-guide-why = Warum:

## Karten

web-guide-maps = Karten
web-guide-maps-lead = Die Spielpläne aller Spiele, wie sie zu Beginn aussehen können. Sieh sie dir genauer an, oder spiele gleich dort.
web-guide-board-of = { $game }, { $option }: { $kind }
web-guide-play-here = Hier spielen
web-guide-look-closer = Genauer ansehen
web-guide-hexes = { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
web-guide-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
web-guide-towns = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
web-guide-cubes = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
web-guide-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
web-guide-blocked = { $count ->
    [0] keine Grenze gesperrt
    [one] { $count } Grenze gesperrt
   *[other] { $count } Grenzen gesperrt
}
web-guide-places = { $count ->
    [one] { $count } Ort auf dem Plan
   *[other] { $count } Orte auf dem Plan
}
web-guide-sections = { $count ->
    [one] { $count } Streckenabschnitt
   *[other] { $count } Streckenabschnitte
}
web-guide-map-printed = wie gedruckt
web-guide-map-reconstructed = aus Beispielen zusammengesetzt
web-guide-map-fictional = für dieses Projekt erfunden
web-guide-own = Eine eigene Karte
web-guide-own-lead = Eine Karte ist eine Textdatei, die ein Bild ihrer selbst ist. Sie wird hier und auf deinem Server gelesen und nirgends aufbewahrt, solange du nicht darauf spielst.
web-guide-making-maps = Wie man eine Karte macht
web-guide-fault = Noch keine brauchbare Karte:

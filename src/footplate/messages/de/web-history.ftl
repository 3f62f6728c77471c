### Die Seite: ein Spiel, wie es war

web-history-title = { $game }: Rückblick
web-history-table = Zum Tisch
web-history-seat = Gesehen als
web-history-controls = Durch das Spiel gehen
web-history-first = Zum Anfang
web-history-back = Einen Schritt zurück
web-history-film = Als Film zeigen
web-history-stop = Film anhalten
web-history-on = Einen Schritt weiter
web-history-last = Zum letzten Eintrag
web-history-moment = Zeitpunkt
web-history-number = { $number } von { $last }
web-history-stride = Schrittweite
web-history-speed = Tempo des Films
web-history-beginning = Das Spiel beginnt.
web-history-decides = { $count ->
    [one] Als Nächstes entscheidet { $seats }.
   *[other] Als Nächstes entscheiden { $seats }.
}
web-stride-entry = Eintrag
web-stride-decision = Entscheidung
web-stride-phase = Phase
web-stride-turn = Runde
web-speed-slow = langsam
web-speed-usual = normal
web-speed-fast = schnell
web-tab-story = Bericht
web-since-mine = Was seit meiner letzten Entscheidung geschah
web-chance = Der Zufall
web-hidden = { $name }: { $what }, vor dir verborgen.
web-taken-back = { $name } nimmt zurück.

## Wie es stand

web-tab-charts = Verlauf
web-chart = { $title } im Lauf des Spiels, eine Linie für jeden
web-chart-table = Als Tabelle
web-standing = Wenn das Spiel hier endete
web-standing-hidden = Noch weißt du nicht alles, was zählt.

## Das Protokoll

web-tab-deal = Protokoll
web-fork = Von hier aus weiterspielen
web-fork-lead = Versuch an einem eigenen Tisch, was sonst hätte werden können. Das Glück ist dann neu; dieses Spiel bleibt, wie es ist.
web-fork-here = Von diesem Zeitpunkt aus
web-fork-about = Ein neuer Tisch, wie er nach Eintrag { $number } stand, mit neuem Glück.
web-fork-do = Tisch eröffnen
web-wish-same = wer dort sitzt
web-problem-secrets = Dieses Spiel hat Geheimnisse, und von hier aus weiterzuspielen würde sie zeigen. Das geht, wenn es vorbei ist; bis dahin probiert ein Plan, was kommen kann.
web-problem-over = Dort ist das Spiel schon vorbei: Wähl einen früheren Zeitpunkt.
web-deal = Ging es mit rechten Dingen zu?
web-deal-running = Vor dem ersten Ziehen hat sich der Server durch diese Zahl auf sein Glück festgelegt. Schreib sie auf: Am Ende wird der Startwert gezeigt, und jeder kann prüfen, dass nichts geändert wurde.
web-deal-over = Vor dem ersten Ziehen hat sich der Server durch eine Zahl auf sein Glück festgelegt. Der Startwert, der nun gezeigt wird, muss dazu passen und jedes Ziehen und jeden Wurf des Protokolls wieder ergeben.
web-deal-commitment = Festlegung
web-deal-seed = Startwert
web-deal-verify = Prüfen
web-deal-proved = Bewiesen: Der Startwert passt, und { $entries } Einträge folgen daraus.
web-deal-not-proved = Nicht bewiesen, nach { $entries } Einträgen.
web-deal-end = Die Regel, die das Spiel beendet hat:
web-deal-yourself = Um es selbst zu prüfen, lade das Protokoll herunter und rufe auf:
web-deal-record = Protokoll herunterladen

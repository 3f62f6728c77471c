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

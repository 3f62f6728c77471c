### Die Seite: Pläne

web-tab-plan = Plan
web-plan-about = Probier aus, was du tun könntest. Das Glück ist erdacht, und die anderen tun so wenig wie möglich; niemand sieht es, und das Spiel bleibt, wie es ist.
web-plans = Pläne
web-plan-name = { $steps ->
    [0] Plan { $number }
    [one] Plan { $number }: 1 Schritt
   *[other] Plan { $number }: { $steps } Schritte
}
web-plan-new = Noch ein Plan
web-plan-steps = Die Schritte des Plans
web-plan-assumed = { $count ->
    [one] Angenommen: 1 Schritt der anderen oder des Zufalls
   *[other] Angenommen: { $count } Schritte der anderen und des Zufalls
}
web-plan-then = Und dann?
web-plan-stopped-illegal = Hier endet der Plan: Das geht nicht.
web-plan-stopped-over = Das Spiel wäre vorbei.
web-plan-stopped-too-long = Der Plan ist so lang, wie ein Plan sein kann.
web-plan-add = Zum Plan hinzufügen
web-plan-back = Letzten Schritt entfernen
web-plan-drop = Diesen Plan aufgeben
web-plan-luck = Anderes Glück
web-plan-promote = Ersten Schritt jetzt wählen
web-plan-shown = Plan { $number }: Das ist nicht das Spiel
web-plan-leave = Zurück zum Spiel
web-key-w = zu deinen Plänen

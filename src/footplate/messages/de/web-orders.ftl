### Die Seite: Daueraufträge

web-orders = { $count ->
    [0] Daueraufträge
   *[other] Daueraufträge ({ $count })
}
web-orders-mine = Meine Daueraufträge
web-orders-lead = „{ $phase }“: Lass das für dich entscheiden, jetzt und sooft es vorkommt.
web-orders-what = Tun
web-orders-lowest = { $kind }, so wenig wie erlaubt
web-orders-limit = Höchstens
web-orders-beyond = Darüber
web-orders-ask = mich fragen
web-orders-until = Bis
web-orders-give = Tu das für mich
web-orders-remove = Entfernen: { $order }

## Was ein Auftrag sagt

web-orders-in = „{ $phase }“: { $done }, bis { $end }.
web-orders-anywhere = Überall: { $done }, bis { $end }.
web-orders-else = { $first }, sonst { $then }
web-orders-or = { $first } oder { $then }
web-orders-from = ab { $number }
web-orders-up-to = bis { $number }
web-orders-until-phase = „{ $phase }“ wieder beginnt
web-orders-until-uses = es noch { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} getan ist
web-orders-until-kind = jemand anders dies tut: { $kind }
web-orders-until-below = du weniger als { $number } hast ({ $sum })
web-orders-until-above = du mehr als { $number } hast ({ $sum })
web-orders-until-removed = ich ihn entferne

## Was davon erzählt wird

web-event-orders-given = Deine Daueraufträge haben sich geändert.
web-event-order-stopped = { $why ->
    [used-up] Einer deiner Daueraufträge ist beendet: Er ist so oft ausgeführt, wie du gesagt hast.
    [phase] Einer deiner Daueraufträge ist beendet: Die Phase, die du genannt hast, hat begonnen.
    [kind] Einer deiner Daueraufträge ist beendet: Jemand hat getan, was du genannt hast.
    [below] Einer deiner Daueraufträge ist beendet: Du hast weniger, als du gesagt hast.
    [above] Einer deiner Daueraufträge ist beendet: Du hast mehr, als du gesagt hast.
    [too-many] Einer deiner Daueraufträge wurde angehalten: Er hat sehr oft hintereinander entschieden.
    [taken-back] Einer deiner Daueraufträge ist beendet: Eine deiner Entscheidungen wurde zurückgenommen.
   *[other] Einer deiner Daueraufträge ist beendet.
}

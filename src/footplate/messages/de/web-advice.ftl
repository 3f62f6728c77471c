### Die Seite: was Bots sagen

web-event-advised = { $name } hat um einen Tipp gebeten.

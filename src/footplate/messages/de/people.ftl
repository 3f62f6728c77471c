### Was der Server den Leuten zu ihren Konten schreibt

letter-email-subject = Bestätige deine Adresse
letter-email-text =
    { $name } möchte diese Adresse am Spieltisch verwenden. Wenn du das bist, öffne innerhalb eines Tages diesen Link:

    { $url }

    Wenn nicht, brauchst du nichts zu tun: Die Adresse wird nicht verwendet.
letter-reset-subject = Ein neues Passwort
letter-reset-text =
    Jemand hat um ein neues Passwort für { $name } gebeten. Wenn du das warst, öffne innerhalb einer Stunde diesen Link:

    { $url }

    Wenn nicht, brauchst du nichts zu tun: Das alte Passwort bleibt.

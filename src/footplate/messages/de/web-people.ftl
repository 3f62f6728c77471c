### Die Seite: die Lobby, die Leute und ihre Einstellungen

web-further = Mehr zeigen
web-keep = Speichern
web-kept = Gespeichert.
web-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Die Lobby

web-waits-for-you = { $game } wartet auf dich
web-free-seats = Freie Plätze
web-all-games = Alle Spiele
web-no-free-seats = Gerade ist kein Platz frei. Eröffne einen Tisch, dann finden ihn andere hier.
web-no-tables = Es gibt keine.
web-free = frei
web-join = Platz nehmen
web-rejoin = Meinen Platz zurücknehmen
web-go-there = Hingehen
web-pace-live = { $minutes ->
    [one] 1 Minute für jeden
   *[other] { $minutes } Minuten für jeden
}
web-pace-slow = { $hours ->
    [one] 1 Stunde je Entscheidung
   *[other] { $hours } Stunden je Entscheidung
}

## Wer jemand ist

web-who-are-you = Wer bist du?
web-name = Name
web-new-name = Neuer Name
web-rename = Namen ändern
web-guest-since = Gast seit { $day }
web-account-since = Dabei seit { $day }
web-played = Gespielt
web-won = Gewonnen
web-rating = Wertung
web-nothing-played = Noch ist kein Spiel zu Ende.
web-come-in = Als Gast hereinkommen
web-come-in-lead = Zum Spielen genügt ein Name. Du kannst später ein Konto daraus machen und deine Spiele behalten.

## Konten

web-sign-in = Anmelden
web-sign-in-passkey = Mit einem Passkey
web-sign-out = Abmelden
web-sign-out-everywhere = Auf allen Geräten abmelden
web-forgot = Passwort vergessen?
web-forgot-lead = Gib die E-Mail-Adresse deines Kontos an. Du bekommst einen Link, mit dem du ein neues Passwort setzt.
web-mail-link = Link schicken
web-link-mailed = Der Link ist unterwegs.
web-new-account = Konto anlegen
web-new-account-lead = Du spielst auf diesem Gerät als Gast. Mit einem Konto findest du deine Spiele auf jedem Gerät und bekommst eine Wertung. Alle deine Spiele bleiben dir.
web-make-account = Konto anlegen
web-make-account-passkey = Lieber mit einem Passkey
web-have-account = Ich habe schon ein Konto
web-have-account-lead = Was du hier als Gast getan hast, gehört dann deinem Konto.
web-password = Passwort
web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort
web-set-password = Passwort setzen
web-email = E-Mail-Adresse
web-email-lead = Sie dient dazu, ein neues Passwort zu setzen, und auf Wunsch für Benachrichtigungen; niemand sonst sieht sie.
web-add-email = Adresse hinzufügen
web-change-email = Andere Adresse verwenden
web-forget-email = Adresse vergessen
web-confirm-email = Bestätige deine Adresse
web-confirm-email-lead = Noch ein Klick, dann gehört diese Adresse zu deinem Konto.
web-confirm-it = Bestätigen
web-email-confirmed = Die Adresse ist bestätigt.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-lead = Melde dich mit Fingerabdruck, Gesicht oder der Sperre deines Geräts an, ohne Passwort.
web-passkey-name = Wie er heißt
web-make-passkey = Passkey hinzufügen
web-forget-passkey = Vergessen
web-passkey-failed = Aus dem Passkey wurde nichts. Es wurde abgebrochen, oder dieses Gerät kann hier keinen verwenden.

## Ranglisten

web-leaderboard = Rangliste
web-leaderboard-lead = Hier stehen Konten, die das wollen und mindestens fünf gewertete Spiele gespielt haben. Ob du dabei bist, entscheidest du:
web-no-leaders = Noch steht hier niemand.
web-place = Rang

## Einstellungen

web-this-page = Diese Seite
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Ein Ton, wenn ich am Zug bin
web-ask-before = Nachfragen, bevor etwas ausgeführt wird
web-ask-needed = wenn es endgültig ist
web-ask-always = immer
web-listed = Mich mit meiner Wertung in Ranglisten zeigen
web-notices = Sag mir, wenn ein Tisch auf mich wartet
web-notice-email = Per E-Mail
web-notice-needs-email = Dafür braucht dein Konto eine bestätigte E-Mail-Adresse.
web-notice-webhook = Per Webhook: eine Adresse, an die eine Nachricht geht
web-notice-patience = Wenn er so lange gewartet hat
web-my-data = Meine Daten
web-export = Alles herunterladen, was über mich gespeichert ist
web-delete-me = Alles löschen, was mir gehört
web-delete-me-lead = Das lässt sich nicht rückgängig machen. Die anderen behalten ihre Spiele, und ein Bot spielt für dich weiter. Wenn du das willst, schreib deinen Namen: { $name }
web-delete-now = Für immer löschen

## Spiele von anderswo

web-import = Spiel mitbringen
web-import-lead = Wähle die Datei eines Spiels, wie ein Tisch hier oder die Kommandozeile sie ausgibt. Ein beendetes Spiel wird für den Rückblick aufgehoben; ein anderes geht an einem neuen Tisch weiter, mit dir auf jedem Platz.
web-import-file = Datei des Spiels
web-import-it = Mitbringen

## Warum etwas nicht geschieht

web-refused-name-length = Ein Name hat 1 bis 24 Zeichen.
web-refused-name-letters = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Symbol und darf keine versteckten Zeichen und keine Haufen von Akzenten haben.
web-refused-name-taken = Jemand anders hat diesen Namen.
web-refused-password-length = Ein Passwort hat 8 bis 256 Zeichen.
web-refused-sign-in-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
web-refused-not-a-guest = Du hast schon ein Konto.
web-refused-no-account = Gäste haben das nicht. Leg zuerst ein Konto an.
web-refused-email-unreadable = Das ist keine E-Mail-Adresse.
web-refused-no-email = Für Nachrichten per E-Mail braucht dein Konto eine bestätigte Adresse.
web-refused-token-spent = Dieser Link wurde schon verwendet oder ist zu alt.
web-refused-passkey-refused = Dieser Passkey lässt sich hier nicht verwenden, oder es hat zu lange gedauert.
web-refused-passkey-known = Dieser Passkey ist schon bekannt.
web-refused-passkeys-many = Mehr Passkeys kann man nicht haben.
web-refused-last-way-in = Ohne diesen Passkey kämst du nicht mehr herein. Setz zuerst ein Passwort.
web-refused-no-mail = Dieser Server verschickt keine E-Mails.
web-refused-not-your-name = Das ist nicht dein Name.
web-refused-no-seat = Dieser Platz ist nicht mehr frei.
web-refused-too-many-requests = Das war zu oft. Warte ein wenig.

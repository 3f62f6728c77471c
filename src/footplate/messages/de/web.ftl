### Die Seite: der Tisch, und was alle ihre Ansichten teilen

web-title = Footplate
web-home = Startseite
web-loading = Wird geladen …
web-failed = Auf dieser Seite ist etwas schiefgegangen. Dem Spiel selbst ist nichts geschehen.
web-again = Neu laden
web-close = Schließen
web-cancel = Abbrechen
web-guest-name = Gast { $number }
web-somebody = Jemand
web-bot = Bot

## Der Spielplan

web-board = Der Spielplan
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-zoom-fit = Alles zeigen
web-tree = Der Spielplan in Worten
web-tree-can = wählbar

## Wer entscheidet

web-your-turn = Du bist am Zug.
web-your-decision = Du entscheidest
web-decides = { $count ->
    [0] Der Zufall entscheidet
    [one] entscheidet
   *[other] entscheiden
}
web-game-over = Das Spiel ist vorbei
web-time-left = Restzeit
web-next-table = Nächster Tisch, der auf dich wartet

## Entscheiden

web-decide = Deine Wahl
web-price = Kostet { $price }
web-confirm = Ausführen
web-confirm-final = Ausführen und Zug beenden
web-start-over = Von vorn
web-take-answer-back = Diese Antwort zurücknehmen
web-less = Eins weniger
web-more = Eins mehr
web-take-number = { $number } nehmen
web-show-all = Alle { $count } zeigen
web-why-not = Warum nicht?
web-not-now = Das lässt sich jetzt nicht wählen.
web-unreachable = Der Server antwortet nicht. Nichts ist verloren; es wird noch einmal versucht.
web-line-lost = Die Verbindung ist abgebrochen. Sie kommt von selbst wieder; was du gewählt hast, bleibt.

## Zurücknehmen

web-undo = Zurück
web-undo-turn = Zug neu beginnen
web-undo-by-vote = Um Rücknahme bitten
web-undo-free = Deine letzte Entscheidung zurücknehmen
web-undo-ask = Seitdem ist etwas geschehen: Die anderen werden gefragt
web-vote = { $name } möchte etwas zurücknehmen.
web-vote-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-vote-look = Zeigen, wohin es zurückginge
web-vote-agree = Zustimmen
web-vote-refuse = Ablehnen
web-vote-withdraw = Doch nicht

## Neben dem Spielplan

web-tab-players = Spieler
web-tab-table = Tisch
web-tab-log = Verlauf
web-tab-talk = Chat
web-tab-tree = In Worten
web-log-filter = Was gezeigt wird
web-log-all = Alles
web-log-moves = Spiel
web-log-chat = Chat
web-log-more = Früher
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag dem Tisch etwas
web-chat-send = Senden
web-note = Meine Notiz
web-note-private = Nur du kannst das lesen.

## Was an einem Tisch geschieht

web-event-created = Der Tisch wurde eröffnet.
web-event-joined = { $name } hat sich gesetzt.
web-event-invited = Jemand wurde eingeladen.
web-event-left = Ein Platz wurde aufgegeben.
web-event-brought = Das Spiel geht nach { $count ->
    [one] einem Eintrag
   *[other] { $count } Einträgen
} eines anderen Tisches weiter.
web-event-started = Das Spiel hat begonnen.
web-event-handed-over = { NAME($to, of: "bot") } spielt jetzt für { $name }.
web-event-returned = { $name } ist wieder da.
web-event-undo-asked = { $name } möchte etwas zurücknehmen.
web-event-undo-agreed = { $name } stimmt zu.
web-event-undo-refused = { $name } stimmt nicht zu.
web-event-chat = { $name }: { $text }
web-event-ended = Das Spiel ist vorbei; sein Startwert wird gezeigt.
web-event-closed = Der Tisch wurde geschlossen.
web-event-rematch = Es gibt einen Tisch für ein neues Spiel.

## Vor dem Spiel

web-room-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-room-closed = Der Tisch wurde geschlossen.
web-seat-open = frei für alle
web-seat-invited = reserviert für den Link
web-sit-down = Hier Platz nehmen
web-invite = Per Link einladen
web-link = Link für diesen Platz
web-qr = Der Link als QR-Code
web-copy = Kopieren
web-copied = Kopiert
web-start = Spiel beginnen
web-close-table = Tisch schließen
web-leave-table = Tisch verlassen

## Das Ende

web-results = Das Ergebnis
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-look-back = Rückblick

## Ein Gerät

web-pass-title = Gib das Gerät weiter
web-pass-why = Was verdeckt ist, bleibt es, bis die nächste Person hinsieht.
web-pass-show = Ich bin { $seat } ({ $name })

## Startseite

web-hello = Die Eisenbahnspiele des Dampfzeitalters an einem offenen Tisch
web-hello-lead = Spiel sofort gegen Bots, mit Freunden über einen Link, auf einem Gerät oder einen Zug am Tag. Was du tun darfst, leuchtet auf; warum etwas nicht geht, sagt dir die Regel.
web-games = Spiele
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-rules = Regeln
web-players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}
web-length-steam = etwa 90–120 Min.
web-length-days-of-steam = etwa 45 Min.
web-length-steamrollers = etwa 30 Min.
web-length-volldampf = etwa 90 Min.
web-about-steam = Leg Gleise quer über die Karte, fahr Waren darauf und lebe von dem, was deine Strecken einbringen.
web-about-days-of-steam = Bau Plättchen für Plättchen eine Strecke und fahr mit deiner Lok darauf: schnell auf der Geraden, vorsichtig in der Kurve.
web-about-steamrollers = Nimm Würfel, zeichne dein Netz auf dein eigenes Blatt und liefere vor den anderen; allein gegen Olive.
web-about-volldampf = Nimm Anleihen, biete um deinen Platz, bau quer durch Deutschland und transportiere Waren über möglichst viele eigene Schienen.
web-my-tables = Meine Tische
web-way-friends = Mit Freunden
web-way-friends-lead = Tisch eröffnen, Optionen wählen, Link verschicken.
web-way-lobby = Mitspieler finden
web-way-lobby-lead = Tische mit freien Plätzen und die eigenen.
web-way-learn = Spiele lernen
web-way-learn-lead = Wie jedes Spiel geht, mit Bildern, und jede Regel.
web-ways = Wege
web-lobby = Lobby
web-maps = Karten
web-settings = Einstellungen
web-help = Hilfe
web-nowhere = Unter dieser Adresse ist nichts.
web-phase-waiting = wartet auf Mitspieler
web-phase-running = läuft
web-phase-over = vorbei
web-phase-closed = geschlossen

## Ein neuer Tisch

web-game = Spiel
web-seats = Plätze
web-how-many = Wie viele spielen
web-seat-number = Platz { $number }
web-wish-me = ich
web-wish-bot = ein Bot
web-wish-open = egal wer
web-wish-invited = wen ich einlade
web-which-bot = Welcher Bot
web-seats-one-device = Wähle „ich“ für mehrere Plätze, um ein Gerät herumzureichen.
web-options = Optionen
web-own-map = Eine eigene Karte (.toml)
web-own-file = aus meiner Datei
web-value-true = ja
web-value-false = nein
web-public = Alle dürfen zusehen und freie Plätze nehmen
web-make-table = Tisch eröffnen
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-live = In einem Rutsch
web-clock-slow = Ein Zug am Tag
web-clock-bank = Minuten für jeden
web-clock-increment = Sekunden mehr nach jeder Entscheidung
web-clock-deadline = Stunden für jede Entscheidung
web-clock-from = Die Uhr läuft von
web-clock-to = bis
web-clock-flag = Wenn die Zeit um ist oder jemand geht
web-flag-bot = spielt ein Bot weiter
web-flag-drop = passt der Platz von da an
web-stand-in = Wer weiterspielt
bot-random = Zufall
bot-thrifty = Sparsam
bot-greedy = Gierig
bot-cleaner = Putzer
bot-fireman = Heizer
bot-driver = Lokführer
bot-inspector = Inspektor
bot-superintendent = Direktor
bot-caretaker = Der Hausmeister
web-plays-cleaner = ein Anfänger, der vieles übersieht
web-plays-fireman = weiß, was sich gleich lohnt
web-plays-driver = spielt solide: ein fairer Gegner
web-plays-inspector = denkt voraus und ist schwer zu schlagen
web-plays-superintendent = denkt am gründlichsten von allen
web-plays-program = ein Programm dieses Servers
web-thinks = { $seconds ->
    [0] entscheidet sofort
   *[other] denkt etwa { $seconds } s nach
}

## Tasten

web-keys = Tasten
web-key-d = zu dem, was du entscheiden kannst
web-key-b = zum Spielplan in Worten: Pfeile bewegen, Enter wählt
web-key-p = zu den Spielern
web-key-l = zum Verlauf
web-key-c = zum Chat
web-key-u = deine letzte Entscheidung zurücknehmen
web-key-r = deinen Zug zurücknehmen
web-key-escape = eine halb getroffene Wahl aufgeben
web-key-help = diese Tasten

## Why something was not done

web-problem-not-found = Diesen Tisch gibt es nicht, oder er ist privat.
web-problem-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
web-problem-not-your-decision = Du bist nicht an der Reihe.
web-problem-unknown = Sag zuerst, wer du bist.
web-problem-not-running = Das Spiel läuft nicht.
web-problem-invitation = Diese Einladung ist verbraucht oder keine.
web-problem-no-seat = Hier ist kein Platz mehr frei.

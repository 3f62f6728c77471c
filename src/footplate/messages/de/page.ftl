### Die Seite, auf der sich der Server denen beschreibt, die programmieren

page-title = Footplate
page-lead =
    Ein offener Tisch für die Eisenbahnspiele des Dampfzeitalters. Dieser Server spielt { $games }. An seinen Tischen
    sitzen Menschen und Bots; was sie tun dürfen, und warum etwas nicht geht, sagt ihnen die Regel dazu.
page-version = Version { $version }
page-contents = Inhalt
page-begin = Der Anfang
page-begin-lead =
    Es braucht nur ein Programm, das HTTP spricht. Wer einen Namen genannt hat, wird an einem Cookie wiedererkannt.
page-begin-guest = Komm als Gast herein:
page-begin-table = Mach einen Tisch für dich und zwei Bots auf. Die Antwort enthält seine ID:
page-begin-look = Sieh ihn dir an. Dein Angebot sagt, was du tun darfst, und der Tisch, wie viele Einträge sein Protokoll hat:
page-begin-act =
    Handle, mit dieser Zahl und einem selbst gewählten Schlüssel. Zweimal mit demselben Schlüssel gesendet, geschieht es
    einmal. Wenn die Regeln es verbieten, nennt die Antwort sie:
page-begin-watch =
    Lass dir sagen, was geschieht, hier mit dem Python-Paket websockets. Ohne den Cookie sieht man zu:
page-document = Dasselbe für Programme, um daraus einen Client zu erzeugen: { $path }
page-socket = Der Socket
page-messages = Er sendet
page-asks = Er verlangt
page-problems = Probleme
page-problems-lead = Was nicht ausgeführt wird, ändert nichts und wird mit einem Status beantwortet und mit einem
page-structs = Was gesendet wird
page-structs-lead = Jede Struktur unter ihrem Namen. Ein Feld ohne Vorgabe ist immer da.
page-games = Ansichten und Aktionen
page-games-lead = Was ein Platz sieht und was er tun kann, Spiel für Spiel.
page-view = Die Ansicht
page-actions = Die Aktionen
page-others = Was darin vorkommt
page-sent = Du sendest
page-answers = Du bekommst
page-or = oder
page-field = Feld
page-type = Typ
page-meaning = Bedeutung
page-default = Vorgabe { $value }
page-needs-session = nur für Bekannte
page-without-client =
    Dieser Server spielt, aber die Seiten zum Spielen wurden nicht mitgebaut. An seinen Tischen können Programme und das
    Terminal sitzen.
page-without-client-link = Wie Programme hier spielen

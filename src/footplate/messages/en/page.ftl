### The page on which the server describes itself to programmers

page-title = Footplate
page-lead =
    An open table for the steam-age railway board games. This server plays { $games }. People and bots sit at its
    tables; what they may do, and why not, is told by rule.
page-version = version { $version }
page-contents = Contents
page-begin = Begin
page-begin-lead =
    All it takes is a program that speaks HTTP. Whoever has said a name is known again by a cookie.
page-begin-guest = Come in as a guest:
page-begin-table = Make a table for yourself and two bots. The answer has its id:
page-begin-look = Look at it. Your offer says what you may do, and the table how many entries its record has:
page-begin-act =
    Act, with that number and a key of your own choice. Sent twice with the same key, it is done once. If the rules
    forbid it, the answer cites them:
page-begin-watch =
    Be told what happens, here with the Python package websockets. Without the cookie one is an onlooker:
page-document = The same for programs, to generate a client from: { $path }
page-socket = The socket
page-messages = It sends
page-asks = It asks for
page-problems = Problems
page-problems-lead = What is not carried out changes nothing, and is answered by a status and a
page-structs = What travels
page-structs-lead = Every structure by its name. A field without a default is always there.
page-games = Views and actions
page-games-lead = What a seat sees and what it can do, game by game.
page-view = The view
page-actions = The actions
page-others = Inside them
page-sent = You send
page-answers = You get
page-or = or
page-field = field
page-type = type
page-meaning = meaning
page-default = default { $value }
page-needs-session = for who is known
page-without-client =
    This server plays, but the pages to play on were not built with it. Programs and the terminal can sit at its tables.
page-without-client-link = How programs play here

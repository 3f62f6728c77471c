### The page: the table, and what all its screens share

web-title = Footplate
web-home = Home
web-loading = Loading…
web-failed = Something on this page went wrong. The game itself is safe.
web-again = Load it again
web-close = Close
web-cancel = Cancel
web-guest-name = Guest { $number }
web-somebody = Somebody
web-bot = bot

## The board

web-board = The board
web-zoom-in = Come closer
web-zoom-out = Step back
web-zoom-fit = See all of it
web-tree = The board in words
web-tree-can = can be chosen

## Whose decision

web-your-turn = It is your turn.
web-your-decision = Your decision
web-decides = { $count ->
    [0] Chance decides
    [one] decides
   *[other] decide
}
web-game-over = The game is over
web-time-left = Time left
web-next-table = Next table that waits for you

## Deciding

web-decide = Your choice
web-price = Costs { $price }
web-confirm = Do it
web-confirm-final = Do it and end my turn
web-start-over = Start over
web-take-answer-back = Take this answer back
web-less = One less
web-more = One more
web-take-number = Take { $number }
web-show-all = Show all { $count }
web-why-not = Why not?
web-not-now = That cannot be chosen now.
web-unreachable = The server does not answer. Nothing is lost; it will be tried again.
web-line-lost = The connection is lost. It will come back by itself; what you have chosen stays.

## Taking back

web-undo = Undo
web-undo-turn = Reset my turn
web-undo-by-vote = Ask to take back
web-undo-free = Take back your last decision
web-undo-ask = Something has happened since: the others are asked
web-vote = { $name } asks to take something back.
web-vote-asked = The others are asked whether you may take that back.
web-vote-look = See where it would go back to
web-vote-agree = Agree
web-vote-refuse = Refuse
web-vote-withdraw = Never mind

## Beside the board

web-tab-players = Players
web-tab-table = Table
web-tab-log = Log
web-tab-talk = Chat
web-tab-tree = In words
web-log-filter = What is shown
web-log-all = All
web-log-moves = Game
web-log-chat = Chat
web-log-more = Earlier
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-chat-send = Send
web-note = My note
web-note-private = Only you can read this.

## What happens at a table

web-event-created = The table was made.
web-event-joined = { $name } sat down.
web-event-invited = Somebody was invited.
web-event-left = A seat was given up.
web-event-brought = The game goes on after { $count ->
    [one] one entry
   *[other] { $count } entries
} of another table.
web-event-started = The game began.
web-event-handed-over = { NAME($to, of: "bot") } plays for { $name } now.
web-event-returned = { $name } is back.
web-event-undo-asked = { $name } asks to take something back.
web-event-undo-agreed = { $name } agrees.
web-event-undo-refused = { $name } does not agree.
web-event-chat = { $name }: { $text }
web-event-ended = The game is over; its seed is shown.
web-event-closed = The table was closed.
web-event-rematch = There is a table for another game.

## Before the game

web-room-waits = The game begins when every seat is taken.
web-room-closed = The table was closed.
web-seat-open = free for anybody
web-seat-invited = kept for who has the link
web-sit-down = Sit down here
web-invite = Invite by a link
web-link = Link for this seat
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-start = Start the game
web-close-table = Close the table
web-leave-table = Leave the table

## The end

web-results = The result
web-rematch = Play again
web-to-rematch = To the next game
web-look-back = Look back

## One device

web-pass-title = Pass the device
web-pass-why = What is hidden stays so until the next player looks.
web-pass-show = I am { $seat } ({ $name })

## Home

web-hello = The steam-age railway games, at one open table
web-hello-lead = Play at once against bots, with friends over a link, on one device, or a move a day. What you may do lights up; what you may not is answered with the rule.
web-games = Games
web-play-now = Play now
web-new-table = New table
web-rules = Rules
web-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
web-length-steam = about 90–120 min
web-length-days-of-steam = about 45 min
web-length-steamrollers = about 30 min
web-length-volldampf = about 90 min
web-about-steam = Lay track across the map, run goods along it, and live off what your links earn.
web-about-days-of-steam = Build a line tile by tile and drive your train along it: fast on the straights, careful in the curves.
web-about-steamrollers = Draft dice, draw your network on your own sheet, deliver before the others do; alone against Olive.
web-about-volldampf = Borrow, bid for your place, build through Germany, and move goods over as many sections of your own as you can.
web-my-tables = My tables
web-way-friends = With friends
web-way-friends-lead = Make a table, choose the options, send the link.
web-way-lobby = Find players
web-way-lobby-lead = Tables with free seats, and your own.
web-way-learn = Learn the games
web-way-learn-lead = How each game is played, with pictures, and every rule.
web-ways = Ways
web-lobby = Lobby
web-maps = Maps
web-settings = Settings
web-help = Help
web-nowhere = There is nothing at this address.
web-phase-waiting = waits for players
web-phase-running = being played
web-phase-over = over
web-phase-closed = closed

## A new table

web-game = Game
web-seats = Seats
web-how-many = How many play
web-seat-number = Seat { $number }
web-wish-me = me
web-wish-bot = a bot
web-wish-open = anybody
web-wish-invited = whom I invite
web-which-bot = Which bot
web-seats-one-device = Choose “me” for several seats to pass one device around.
web-options = Options
web-own-map = A map of your own (.toml)
web-own-file = from my file
web-value-true = yes
web-value-false = no
web-public = Anybody may watch and take free seats
web-make-table = Make the table
web-clock = Clock
web-clock-none = No clock
web-clock-live = In one go
web-clock-slow = A move a day
web-clock-bank = Minutes for each player
web-clock-increment = Seconds more after each decision
web-clock-deadline = Hours for each decision
web-clock-from = The clock runs from
web-clock-to = until
web-clock-flag = When time is up, or somebody leaves
web-flag-bot = a bot plays on
web-flag-drop = the seat passes from then on
web-stand-in = Who plays on
bot-random = Random
bot-thrifty = Thrifty
bot-greedy = Greedy
bot-cleaner = Cleaner
bot-fireman = Fireman
bot-driver = Driver
bot-inspector = Inspector
bot-superintendent = Superintendent
bot-caretaker = The caretaker
web-plays-cleaner = a beginner who overlooks a lot
web-plays-fireman = knows what pays at once
web-plays-driver = plays soundly: a fair opponent
web-plays-inspector = thinks ahead and is hard to beat
web-plays-superintendent = thinks hardest of all
web-plays-program = a program of this server's
web-thinks = { $seconds ->
    [0] decides at once
   *[other] thinks for about { $seconds } s
}

## Keys

web-keys = Keys
web-key-d = to what you can decide
web-key-b = to the board in words: arrows move, Enter chooses
web-key-p = to the players
web-key-l = to the log
web-key-c = to the chat
web-key-u = take back your last decision
web-key-r = take back your turn
web-key-escape = give up a choice that is half made
web-key-help = these keys

## Why something was not done

web-problem-not-found = There is no such table, or it is private.
web-problem-nothing-to-undo = There is nothing of yours to take back.
web-problem-not-your-decision = It is not your decision.
web-problem-unknown = Say who you are first.
web-problem-not-running = The game is not running.
web-problem-invitation = This invitation has been used, or is none.
web-problem-no-seat = There is no free seat here any more.

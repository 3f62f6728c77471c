### The page: the table, and what all its screens share

web-title = Footplate
web-home = Home
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
web-tab-tree = Board in words
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
web-event-started = The game began.
web-event-handed-over = { $to } plays for { $name } now.
web-event-returned = { $name } is back.
web-event-undo-asked = { $name } asks to take something back.
web-event-undo-agreed = { $name } agrees.
web-event-undo-refused = { $name } does not agree.
web-event-orders-given = Your standing orders have changed.
web-event-order-stopped = A standing order of yours has ended.
web-event-chat = { $name }: { $text }
web-event-ended = The game is over; its seed is shown.
web-event-closed = The table was closed.
web-event-rematch = There is a table for another game.

## Before the game

web-room-waits = The game begins when every seat is taken.
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

### The page: a game as it was

web-history-title = { $game }: looking back
web-history-table = To the table
web-history-seat = Seen as
web-history-controls = Going through the game
web-history-first = To the beginning
web-history-back = One step back
web-history-film = Play as a film
web-history-stop = Stop the film
web-history-on = One step on
web-history-last = To the last entry
web-history-moment = Moment
web-history-number = { $number } of { $last }
web-history-stride = Step by
web-history-speed = Film
web-history-beginning = The game begins.
web-history-decides = { $count ->
    [one] { $seats } decides next.
   *[other] { $seats } decide next.
}
web-stride-entry = entry
web-stride-decision = decision
web-stride-phase = phase
web-stride-turn = turn
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-tab-story = Story
web-since-mine = What happened since my last decision
web-chance = Chance
web-hidden = { $name }: { $what }, hidden from you.
web-taken-back = { $name } takes back.

## How it stood

web-tab-charts = Charts
web-chart = { $title } over the game, a line for each player
web-chart-table = As a table
web-standing = If the game ended here
web-standing-hidden = Not everything that counts is known to you yet.

## The record

web-tab-deal = Record
web-fork = Go on from here
web-fork-lead = Try what else might have been, at a table of its own. Luck will be new; this game stays as it is.
web-fork-here = Go on from this moment
web-fork-about = A new table as things stood after entry { $number }, with new luck.
web-fork-do = Make the table
web-wish-same = whoever sits there
web-problem-secrets = This game has secrets, and going on from here would show them. That can be done when it is over; until then, a plan tries what may come.
web-problem-over = The game is over there: choose an earlier moment.
web-deal = Was it dealt fairly?
web-deal-running = Before the first draw the server committed to its luck by this number. Note it: when the game is over, its seed is shown, and anybody can check that nothing was changed.
web-deal-over = Before the first draw the server committed to its luck by a number. The seed that is shown now must fit it, and deal every draw and roll of the record again.
web-deal-commitment = Commitment
web-deal-seed = Seed
web-deal-verify = Check it
web-deal-proved = Proved: the seed fits, and { $entries } entries follow from it.
web-deal-not-proved = Not proved, after { $entries } entries.
web-deal-end = The rule that ended the game:
web-deal-yourself = To check it yourself, download the record and run
web-deal-record = Download the record

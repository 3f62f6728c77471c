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

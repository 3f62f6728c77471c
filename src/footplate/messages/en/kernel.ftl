### What every game needs: refusals, and the table in the terminal

## Why not, whatever the game

why-not-your-decision = It is not your decision.
why-not-in-this-phase = This cannot be done now.
why-game-is-over = The game is over.
why-no-such-thing = There is no such thing.

## The table

greeting = { $title } for { $players ->
    [one] one player
   *[other] { $players } players
}: { $agreed }.
commitment = The seed of all draws is committed to by { $digest } and shown at the end.
commands = Answer by number or in words. ? explains; quit leaves.
ask-kind = What do you do?
ask-number = { $asked } ({ $span })
asked = { NAME($seat, of: "seat") }, { $phase }. { $asked }
answer-end = stop here
prompt = { NAME($seat, of: "seat") }>{" "}
not-an-answer = “{ $word }” is none of the answers. ? explains.
too-many-words = Nothing is done, for “{ $words }” is more than this decision asks.
too-large = { $word } is too large a number.
several-answers = Several begin with “{ $word }”: { $answers }
no-choice = { NAME($seat, of: "seat") } has no choice.
program-unfit = { $why }. Something was chosen at random in its place.
nothing-chosen = Nothing is chosen yet. undo takes back what you did before.
counsel-best = The best options as the strongest bot sees them, and how likely each makes you to win:
counsel-alone = Hints are for who plays against bots alone.
more-news = { $lines ->
    [one] (One line before these: type log.)
   *[other] ({ $lines } lines before these: type log.)
}
news-before = { $lines ->
    [one] (One line before these is in the record.)
   *[other] ({ $lines } lines before these are in the record.)
}
draws-before = Set-up: { $drawn }, { $draws } times.
board-what = board draws the table as you see it; board all as an onlooker sees it.
log-what = log shows everything; log 5 shows the last 5 lines.
hand-over = Pass the device to { NAME($seat, of: "seat") }, who presses Enter.{" "}
took-back = { NAME($seat, of: "seat") } takes that back.
took-back-by-vote = { NAME($seat, of: "seat") } takes that back, and everybody agrees.

## What is counted

sum-points = points

## Rules and reasons

rule = { $id } { $title }. { $sentence }
refused = That cannot be done: { $action }{ hinted }
forbidden = { $action }{ hinted } is forbidden:
allowed = { $action }{ hinted } is allowed now.
hinted = { $hinted ->
    [yes] {" "}({ $hint })
   *[no] {""}
}
broken-too = { $rule } { $why }
broken = { $rule } { $why } [{ $sentence }]
why-what = Ask for an action, as in: why { $action }

## Taking back, saving, leaving

undo-nothing = There is nothing of yours to take back.
undo-dealt = It cannot be taken back: something has been dealt or shown since.
undo-others = It cannot be taken back: { NAME($seat, of: "seat") } has acted since.
save-where = Name a file, as in: save game.jsonl
saved = { $over ->
    [yes] The record is in { $file }.
   *[no] The game is kept in { $file } and its seed in { $seed }: who reads them knows every hand, every sealed choice and every draw to come.
}
go-on = To go on: --load { $file }
not-saved = The game could not be saved: { $error }
ask-file = A file to save the game in (Enter for none):{" "}
not-finished = The game was not finished.

## The end

standing = The standing
standing-now = The standing so far
points-now = { NAME($seat, of: "seat") }: { points }
rival-now = { NAME($rival, of: "rival") }: { points }
played-by = { NAME($seat, of: "seat") } is played by { $player }.
left-record = It left the record { $record } after entry { $entry }.
score = { $rank }. { NAME($seat, of: "seat") }: { points }
score-rival = { $rank }. { NAME($rival, of: "rival") }: { points }
score-tie-break = { $rank }. { NAME($seat, of: "seat") }: { points } (tie-break: { $tie_break })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seed = The seed, in hexadecimal, was { $seed }.

help = Answer by number, by word or by the beginning of one; several answers may stand in a line.
    A whole action in notation will do as well, as “options” lists them.
    ?             this help
    board         draw the table again; board all as an onlooker sees it
    log           everything that has happened; log 5 the last 5 lines
    options       all that you can do, in notation
    hint          the best options, as the strongest bot sees them
    back          take back a choice that is only half made
    undo          take back what you did, unless something has happened since
    why ACTION    which rules forbid an action
    rules         the titles of all rules; rules ID shows one
    save FILE     keep the game in a file
    quit          leave the table

### The page: what bots tell

web-hint = Hint
web-hint-thinks = A bot thinks about it…
web-hint-best = The best options, and how likely each makes you to win
web-hint-told = The log tells everybody that you asked.
web-hints-had = { $count ->
    [one] one hint
   *[other] { $count } hints
}
web-event-advised = { $name } asked for a hint.
web-problem-no-advice = The bots have no hint now.
web-problem-advice-forbidden = At this table there are no hints.
web-problem-too-much-advice = You have asked very often; wait a little.
web-advice = Hints by bots
web-advice-alone = for who plays against bots alone
web-advice-all = for everybody; the game is not rated
web-advice-nobody = for nobody

## A finished game looked back on

web-tab-review = Review
web-review-making = A bot looks through the game. That takes a moment…
web-review-chances = Chance of winning, in per cent
web-review-lead = So a bot sees it, by what each player could know at the time. It may be wrong.
web-review-swings = Decisions that cost most
web-review-none = No decision stands out.
web-review-instead = Instead: { $what }
web-review-cost = It left a chance of { $left }, and { $might } was possible.
web-review-missed = The best deliveries missed
web-review-gain = It brought { $gain }, and { $might } was possible.
web-review-show = Show
web-review-show-entry = Show entry { $number }
web-review-practise = Practise from here
web-review-seats = In all
web-review-seat = { $name }: { $decisions ->
    [one] one decision with a choice
   *[other] { $decisions } decisions with a choice
}; the dearest cost { $lost } of winning together, missed deliveries { $gains }.
web-problem-no-review = This game cannot be reviewed here.

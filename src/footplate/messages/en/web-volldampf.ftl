### Volldampf on the page

## The board

draw-volldampf-board = The board in round { $round }: Germany and its neighbours
draw-volldampf-title = VOLLDAMPF
draw-volldampf-north-sea = North Sea
draw-volldampf-baltic-sea = Baltic
draw-volldampf-region-purple = North (purple)
draw-volldampf-region-green = North-East (green)
draw-volldampf-region-pink = South-West (pink)
draw-volldampf-region-orange = West (orange)
draw-volldampf-region-brown = East (brown)
draw-volldampf-region-teal = South (teal)

## What a player has

draw-volldampf-bot = bot
draw-volldampf-decides = decides
draw-volldampf-sequence = Number { $place } in the order of play
draw-volldampf-draw-here = Draw here
draw-volldampf-hidden = hidden
draw-volldampf-has-cash = marks
draw-volldampf-has-income = income
draw-volldampf-has-bonds = bonds
draw-volldampf-has-sections = sections
draw-volldampf-has-cards = cards
draw-volldampf-track-cards = Track cards
draw-volldampf-hand = Action cards in hand

## Action cards

draw-volldampf-played = { $phase ->
    [3] after the bonds
    [5] when you build
    [6] during transports
   *[other] at any time on your turn
}
draw-volldampf-card-fast-locomotive = Your transport may use 7 sections.
draw-volldampf-card-subsidy = If you are last: a third transport.
draw-volldampf-card-favourable-opportunity = Build on any free space for a track card and 5 marks.
draw-volldampf-card-sabotage = The cube another player has named stays.
draw-volldampf-card-more-freight = Draw a cube and put it on a city.
draw-volldampf-card-everything-new = Lay the track cards out anew.
draw-volldampf-card-new-planning = Move a cube to another city.

## Beside the board

draw-volldampf-order = Round { $round }: order of play
draw-volldampf-progress = Round { $round }
draw-volldampf-bonds = Bonds: the bank has { $left }
draw-volldampf-bond-pays = The bank pays { $marks } marks for each; each costs 1 mark of interest a round, and 1 point at the end.
draw-volldampf-auction = Auction for turn order
draw-volldampf-bidder = Player
draw-volldampf-bid = Bid
draw-volldampf-place = { $place }.
draw-volldampf-passed = passed
draw-volldampf-auction-costs = On the right, the marks that each would pay for each place by the last bid.
draw-volldampf-sealed-bids = Sealed bids for turn order
draw-volldampf-sealed-bonds = Bonds chosen in secret
draw-volldampf-yours = yours: { $amount }
draw-volldampf-sealed = sealed
draw-volldampf-thinking = has not decided yet
draw-volldampf-ties = { $ties ->
    [one] The bids were tied once.
   *[other] The bids were tied { $ties } times.
}
draw-volldampf-score-income = Income
draw-volldampf-score-bonds = Bonds
draw-volldampf-score-cash = Marks
draw-volldampf-groups = Track cards laid out
draw-volldampf-group = Group { $group }
draw-volldampf-taken = taken
draw-volldampf-empty = empty
draw-volldampf-loose = To be laid out again
draw-volldampf-transport = Transport
draw-volldampf-third-transport = A third transport
draw-volldampf-named = the { $colour } cube from { $place }
draw-volldampf-names = { $name } chooses a cube
draw-volldampf-limit = up to { $limit } sections
draw-volldampf-in-hand = A { $colour } cube waits to be put on a city.
draw-volldampf-then = Then
draw-volldampf-left-bag = cubes in the bag
draw-volldampf-left-bank = bonds left
draw-volldampf-left-track-deck = track cards
draw-volldampf-left-merchandise-deck = merchan­dise
draw-volldampf-left-action-deck = action cards
draw-volldampf-merchandise = Merchandise cards
draw-volldampf-used = used
draw-volldampf-discards = Discarded cards
draw-volldampf-of = { $count } of { $all }

## The board as a tree

draw-volldampf-tree-places = Cities
draw-volldampf-tree-place = { $cubes ->
    [0] { $place }, { $colour }, no cubes
    [one] { $place }, { $colour }, one cube
   *[other] { $place }, { $colour }, { $cubes } cubes
}
draw-volldampf-tree-cubes = { $count ->
    [one] One { $colour } cube
   *[other] { $count } { $colour } cubes
}
draw-volldampf-tree-section = To { $place }: section of { $seat }
draw-volldampf-tree-space = To { $place }: free, { $symbol }, costs { $price }
draw-volldampf-tree-free = Free spaces
draw-volldampf-tree-symbol = { $symbol }: { $count } free
draw-volldampf-tree-stretch = { $one }–{ $other }, costs { $price }
draw-volldampf-tree-groups = Track cards laid out
draw-volldampf-tree-group = Group { $group }: { $cards }
draw-volldampf-tree-players = Players
draw-volldampf-tree-player = { $name } ({ $seat }), number { $place }: marks { $cash }, income { $income }, bonds { $bonds }, sections { $sections }, action cards { $held }, track cards { $cards }
draw-volldampf-tree-none = none
draw-volldampf-tree-hand = Your cards
draw-volldampf-tree-track-card = { $count ->
    [one] A track card, { $symbol }
   *[other] { $count } track cards, { $symbol }
}
draw-volldampf-tree-card = { $count ->
    [one] { $card }: { $about }
   *[other] { $count } × { $card }: { $about }
}

### SteamRollers as the page draws it

## The sheet

draw-steamrollers-sheet = The sheet of { $name }
draw-steamrollers-sheet-points = The sheet of { $name }, { points }
draw-steamrollers-others = The other sheets
draw-steamrollers-enlarge = Look at the sheet of { $name }
draw-steamrollers-engine = Engine
draw-steamrollers-bonus = { $boxes } ✓ +{ $points }
draw-steamrollers-box = box { $box }, not checked
draw-steamrollers-boxes = Engine: { $boxes ->
    [none] no box is checked
   *[other] boxes { $boxes } are checked
}
draw-steamrollers-deliveries = Deliveries: { $points }
draw-steamrollers-links = { $count ->
    [0] No connection
    [one] 1 connection
   *[other] { $count } connections
}
draw-steamrollers-link = { $one } and { $other }{ $towns ->
    [0] , directly
    [one] , over 1 town
   *[other] , over { $towns } towns
}
draw-steamrollers-region = Region { $region }, { NAME($colour, of: "colour") }: { $blank ->
    [0] no empty hex
    [one] 1 empty hex
   *[other] { $blank } empty hexes
}
draw-steamrollers-hex = { $hex }{ $town ->
    [yes] , town
   *[no] {""}
}: { $track ->
    [none] empty
   *[other] track { NAME($track, of: "track") }
}{ $meets ->
    [none] {""}
   *[other] , joins at { $meets }
}
draw-steamrollers-tracks = Tracks for { $hex }

## Dice

draw-steamrollers-dice = Dice
draw-steamrollers-white = White die: { $die }
draw-steamrollers-white-dice = { $count ->
    [one] White die: { $die }
   *[other] { $count } white dice: { $die }
}
draw-steamrollers-black = Black die: { NAME($black, of: "black") }
draw-steamrollers-hand = { $name } uses
draw-steamrollers-holds = { $name } has: { $dice }
draw-steamrollers-seized = Seized
draw-steamrollers-change = Change the die to { $die }
draw-steamrollers-reroll-die = Roll again
draw-steamrollers-flip-die = Turn over

## Tiles, orders, powers

draw-steamrollers-tiles = Action tiles
draw-steamrollers-tile = { $side }; { $where }
draw-steamrollers-centre = in the centre
draw-steamrollers-held = { $name }{ $how ->
    [sideways] , sideways
    [in-use] , in use
   *[upright] {""}
}
draw-steamrollers-once = Used once, then back to the centre
draw-steamrollers-stays = Stays until another takes it
draw-steamrollers-worth = { $points ->
    [0] 0
    [-2] −2
    [-1] −1
   *[other] +{ $points }
}
draw-steamrollers-orders = Orders
draw-steamrollers-order = Order { $order }: { NAME($goods, of: "colour") }, { points }
draw-steamrollers-filled = { $order }; filled by { $name }
draw-steamrollers-coal = coal for { NAME($colour, of: "colour") }
draw-steamrollers-powers = Starting powers
draw-steamrollers-power = { $power }: { $hint }
draw-steamrollers-drawn = Put the { NAME($colour, of: "colour") } good on a city of your sheet.

## Goods

draw-steamrollers-supply = Goods of the cities
draw-steamrollers-city = City { $city }, { NAME($colour, of: "colour") }: { $goods ->
    [none] empty
   *[other] { NAME($goods, of: "colour") }
}
draw-steamrollers-empty = empty
draw-steamrollers-last = The last in line: Olive would take it
draw-steamrollers-bag = In the bag
draw-steamrollers-ends = { $empty } of { $most } cities empty
draw-steamrollers-quiet = { $rounds ->
    [one] One round has brought nothing.
   *[other] { $rounds } rounds in a row have brought nothing.
}
draw-steamrollers-kept = { NAME($colour, of: "colour") }, kept for orders
draw-steamrollers-keeping = kept
draw-steamrollers-keeps = { $goods ->
    [none] No goods kept
   *[other] Goods kept: { NAME($goods, of: "colour") }
}
draw-steamrollers-own = own { NAME($colour, of: "colour") } good on city { $city }
draw-steamrollers-owning = own, on city { $city }

## Players

draw-steamrollers-name = { $name }, { $colour }
draw-steamrollers-you = you
draw-steamrollers-bot = bot
draw-steamrollers-start = starts
draw-steamrollers-decides = decides
draw-steamrollers-for-deliveries = deliveries
draw-steamrollers-for-network = network
draw-steamrollers-for-engine = engine
draw-steamrollers-for-tiles = tiles
draw-steamrollers-for-orders = orders
draw-steamrollers-for-power = power
draw-steamrollers-score = Points
draw-steamrollers-total = all

## Olive

draw-steamrollers-crossed = Region { $region }: { $count } of { $most } hexes crossed off
draw-steamrollers-takes = From { $crosses } crosses in a region she takes goods of its city.
draw-steamrollers-olive-won = Olive has no hex left to cross off: she has won.

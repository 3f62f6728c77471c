### Days of Steam, as it is drawn

## The map

draw-days-of-steam-board = The map, as it has grown
draw-days-of-steam-percent = { $risk } %

## What a player has

draw-days-of-steam-mat = What { $name } has
draw-days-of-steam-you = you
draw-days-of-steam-decides = to decide
draw-days-of-steam-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $goal } win
draw-days-of-steam-steam = { $steam } of { $most } steam
draw-days-of-steam-coal = { $coal ->
    [one] 1 coal cube
   *[other] { $coal } coal cubes
}
draw-days-of-steam-burn = Burn 1 of { $coal }
draw-days-of-steam-circuits = { $circuits ->
    [one] 1 circuit counter
   *[other] { $circuits } circuit counters
}
draw-days-of-steam-held = { $held ->
    [one] 1 track tile in hand
   *[other] { $held } track tiles in hand
}
draw-days-of-steam-carries = The train carries a { NAME($colour, of: "colour") } good.
draw-days-of-steam-delivered = Delivered: { NAME($goods, of: "colour") }
draw-days-of-steam-unit = { $what ->
    [steam] steam
    [coal] coal
    [circuits] { $count ->
        [one] circuit
       *[other] circuits
    }
    [held] { $count ->
        [one] tile
       *[other] tiles
    }
    [carries] load
   *[delivered] delivered
}
draw-days-of-steam-hand = My track tiles
draw-days-of-steam-tile = { $name }, { $steam } steam

## What lies beside the map

draw-days-of-steam-aside = Towns, decks and points
draw-days-of-steam-spent = { $spent } steam spent{ $curved ->
    [yes] , over a curve
   *[no] {""}
}
draw-days-of-steam-stop-risk = { $risk ->
    [0] Safe to stop here.
   *[other] To stop here derails at { $risk } %. Then the train is back where it began, { $spent } steam are lost{ $stake ->
        [0] {""}
        [one] , and so is 1 point
       *[other] , and so are { $stake } points
    }.
}
draw-days-of-steam-roll = { $derails ->
    [yes] Rolled { $pips }: derailed
   *[no] Rolled { $pips }: safe
}
draw-days-of-steam-drawn = drawn
draw-days-of-steam-town = { NAME($colour, of: "colour") } town, { $steam } steam, { draw-days-of-steam-with }
draw-days-of-steam-with = { $goods ->
    [none] no goods
   *[other] goods: { NAME($goods, of: "colour") }
}
draw-days-of-steam-town-deck = { $can ->
    [yes] in the town deck: draw one
   *[no] in the town deck
}
draw-days-of-steam-tiles-left = Track tiles
draw-days-of-steam-counters-left = Circuit counters
draw-days-of-steam-bag = Goods in the bag
draw-days-of-steam-quiet = Turns without a tile or a delivery
draw-days-of-steam-points-track = The way to { $goal } points
draw-days-of-steam-goal = { $goal } points win. A good is worth { $good }, a circuit { $circuit }; two colours { $two } more, three { $three }, four { $four }.

## The map in words

draw-days-of-steam-trains = Trains
draw-days-of-steam-towns = Towns
draw-days-of-steam-display = Towns beside the map
draw-days-of-steam-open = Empty squares beside the map
draw-days-of-steam-tiles = Track on the map
draw-days-of-steam-train = { NAME($seat, of: "seat") } at { $square }, { $steam } steam, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $good ->
    [none] {""}
   *[other] , with a { NAME($good, of: "colour") } good
}; { draw-days-of-steam-circuits }{ $coal ->
    [0] {""}
   *[other] , { draw-days-of-steam-coal }
}{ $delivered ->
    [none] {""}
   *[other] ; delivered: { NAME($delivered, of: "colour") }
}
draw-days-of-steam-way = Go { NAME($side, of: "side") } to { $square }
draw-days-of-steam-town-at = { NAME($colour, of: "colour") } town at { $square }, { draw-days-of-steam-with }{ $trains ->
    [none] {""}
   *[other] ; trains: { NAME($trains, of: "seat") }
}
draw-days-of-steam-good = { NAME($colour, of: "colour") } good{ $home ->
    [none] {""}
   *[other] , not for { $home }
}
draw-days-of-steam-deck-left = { $towns ->
    [0] No town is left in the deck
    [one] Draw the last town of the deck
   *[other] Draw one of { $towns } towns of the deck
}
draw-days-of-steam-empty = { $square }, empty; { $sides ->
    [none] no track leads there
   *[other] track from { NAME($sides, of: "side") }
}
draw-days-of-steam-laid = { $square }, { $name }: { $track }

## The end

draw-days-of-steam-score = Points
draw-days-of-steam-for = { $part ->
    [goods] Goods
    [colours] Colours
    [circuits] Circuits
   *[total] All
}

### SteamRollers

## Words

seat-pink = Pink
seat-teal = Teal

rival-olive = Olive

colour-black = black

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

chart-1 = chart 1
chart-2 = chart 2
chart-3 = chart 3
chart-4 = chart 4
chart-5 = chart 5
chart-6 = chart 6

city-1 = city 1
city-2 = city 2
city-3 = city 3
city-4 = city 4
city-5 = city 5
city-6 = city 6

tile-1 = tile 1
tile-2 = tile 2
tile-3 = tile 3
tile-4 = tile 4
tile-5 = tile 5
tile-6 = tile 6

face-1a = 1a
face-1b = 1b
face-2a = 2a
face-2b = 2b
face-3a = 3a
face-3b = 3b
face-4a = 4a
face-4b = 4b
face-5a = 5a
face-5b = 5b
face-6a = 6a
face-6b = 6b
face-solo-2a = solo 2a
face-solo-2b = solo 2b

order-1 = order 1
order-2 = order 2
order-3 = order 3
order-4 = order 4
order-5 = order 5
order-6 = order 6

order_face-1a = 1a
order_face-1b = 1b
order_face-2a = 2a
order_face-2b = 2b
order_face-3a = 3a
order_face-3b = 3b
order_face-4a = 4a
order_face-4b = 4b
order_face-5a = 5a
order_face-5b = 5b
order_face-6a = 6a
order_face-6b = 6b

black-straight-gentle = straight and gentle
black-straight-sharp = straight and sharp
black-gentle-sharp = gentle and sharp

power-engine = engine
power-rail = rail
power-plus-two = plus two
power-action-tile = action tile
power-personal-delivery = personal delivery

track-nw-ne = nw–ne
track-nw-e = nw–e
track-nw-se = nw–se
track-nw-sw = nw–sw
track-nw-w = nw–w
track-ne-e = ne–e
track-ne-se = ne–se
track-ne-sw = ne–sw
track-ne-w = ne–w
track-e-se = e–se
track-e-sw = e–sw
track-e-w = e–w
track-se-sw = se–sw
track-se-w = se–w
track-sw-w = sw–w

good-red-of-1 = red of city 1
good-blue-of-1 = blue of city 1
good-green-of-1 = green of city 1
good-yellow-of-1 = yellow of city 1
good-grey-of-1 = grey of city 1
good-black-of-1 = black of city 1
good-red-of-2 = red of city 2
good-blue-of-2 = blue of city 2
good-green-of-2 = green of city 2
good-yellow-of-2 = yellow of city 2
good-grey-of-2 = grey of city 2
good-black-of-2 = black of city 2
good-red-of-3 = red of city 3
good-blue-of-3 = blue of city 3
good-green-of-3 = green of city 3
good-yellow-of-3 = yellow of city 3
good-grey-of-3 = grey of city 3
good-black-of-3 = black of city 3
good-red-of-4 = red of city 4
good-blue-of-4 = blue of city 4
good-green-of-4 = green of city 4
good-yellow-of-4 = yellow of city 4
good-grey-of-4 = grey of city 4
good-black-of-4 = black of city 4
good-red-of-5 = red of city 5
good-blue-of-5 = blue of city 5
good-green-of-5 = green of city 5
good-yellow-of-5 = yellow of city 5
good-grey-of-5 = grey of city 5
good-black-of-5 = black of city 5
good-red-of-6 = red of city 6
good-blue-of-6 = blue of city 6
good-green-of-6 = green of city 6
good-yellow-of-6 = yellow of city 6
good-grey-of-6 = grey of city 6
good-black-of-6 = black of city 6
good-last-red-of-1 = later red of city 1
good-last-blue-of-1 = later blue of city 1
good-last-green-of-1 = later green of city 1
good-last-yellow-of-1 = later yellow of city 1
good-last-grey-of-1 = later grey of city 1
good-last-black-of-1 = later black of city 1
good-last-red-of-2 = later red of city 2
good-last-blue-of-2 = later blue of city 2
good-last-green-of-2 = later green of city 2
good-last-yellow-of-2 = later yellow of city 2
good-last-grey-of-2 = later grey of city 2
good-last-black-of-2 = later black of city 2
good-last-red-of-3 = later red of city 3
good-last-blue-of-3 = later blue of city 3
good-last-green-of-3 = later green of city 3
good-last-yellow-of-3 = later yellow of city 3
good-last-grey-of-3 = later grey of city 3
good-last-black-of-3 = later black of city 3
good-last-red-of-4 = later red of city 4
good-last-blue-of-4 = later blue of city 4
good-last-green-of-4 = later green of city 4
good-last-yellow-of-4 = later yellow of city 4
good-last-grey-of-4 = later grey of city 4
good-last-black-of-4 = later black of city 4
good-last-red-of-5 = later red of city 5
good-last-blue-of-5 = later blue of city 5
good-last-green-of-5 = later green of city 5
good-last-yellow-of-5 = later yellow of city 5
good-last-grey-of-5 = later grey of city 5
good-last-black-of-5 = later black of city 5
good-last-red-of-6 = later red of city 6
good-last-blue-of-6 = later blue of city 6
good-last-green-of-6 = later green of city 6
good-last-yellow-of-6 = later yellow of city 6
good-last-grey-of-6 = later grey of city 6
good-last-black-of-6 = later black of city 6
good-own-red-of-1 = your own red on city 1
good-own-blue-of-1 = your own blue on city 1
good-own-green-of-1 = your own green on city 1
good-own-yellow-of-1 = your own yellow on city 1
good-own-grey-of-1 = your own grey on city 1
good-own-black-of-1 = your own black on city 1
good-own-red-of-2 = your own red on city 2
good-own-blue-of-2 = your own blue on city 2
good-own-green-of-2 = your own green on city 2
good-own-yellow-of-2 = your own yellow on city 2
good-own-grey-of-2 = your own grey on city 2
good-own-black-of-2 = your own black on city 2
good-own-red-of-3 = your own red on city 3
good-own-blue-of-3 = your own blue on city 3
good-own-green-of-3 = your own green on city 3
good-own-yellow-of-3 = your own yellow on city 3
good-own-grey-of-3 = your own grey on city 3
good-own-black-of-3 = your own black on city 3
good-own-red-of-4 = your own red on city 4
good-own-blue-of-4 = your own blue on city 4
good-own-green-of-4 = your own green on city 4
good-own-yellow-of-4 = your own yellow on city 4
good-own-grey-of-4 = your own grey on city 4
good-own-black-of-4 = your own black on city 4
good-own-red-of-5 = your own red on city 5
good-own-blue-of-5 = your own blue on city 5
good-own-green-of-5 = your own green on city 5
good-own-yellow-of-5 = your own yellow on city 5
good-own-grey-of-5 = your own grey on city 5
good-own-black-of-5 = your own black on city 5
good-own-red-of-6 = your own red on city 6
good-own-blue-of-6 = your own blue on city 6
good-own-green-of-6 = your own green on city 6
good-own-yellow-of-6 = your own yellow on city 6
good-own-grey-of-6 = your own grey on city 6
good-own-black-of-6 = your own black on city 6

option-coal = coal
option-coal-false = no
option-coal-true = yes
option-orders = orders
option-orders-false = no
option-orders-true = yes
option-powers = starting powers
option-powers-false = no
option-powers-true = yes
option-borders = borders
option-borders-open = open
option-borders-medium = medium
option-borders-hard = hard
option-level = solo level
option-level-clerk = clerk
option-level-conductor = conductor
option-level-machinist = machinist
option-level-engineer = engineer
option-level-investor = investor
option-level-rail-baron = rail baron

## What is counted

sum-deliveries = points for deliveries
sum-network = points for the network
sum-engine = points for the engine
sum-orders = points for orders

## What can be decided

kind-show-tile = turn up an action tile
kind-show-order = turn up an order
kind-roll-chart = roll for the blocked borders
kind-roll-white = roll a white die
kind-roll-black = roll the black die
kind-pick-power = pick a starting power
kind-take-die = take a die
kind-take-two-dice = take two dice with tile 2a
kind-seize-die = seize the die with tile 2b
kind-set-die = change the die to any value with tile 1
kind-nudge-die = change the die by one with tile 5a
kind-reroll-die = roll the die again with tile 5b
kind-flip-die = turn the die over with tile 5b
kind-draw-track = draw track
kind-check-box = improve the engine
kind-deliver = deliver a good
kind-spend-on-nothing = spend the die on nothing
kind-fill-order = fill an order
kind-fill-order-with-coal = fill an order with coal
kind-put-good = put the personal good on your sheet
kind-reroll-olive = let Olive roll again with tile solo 2a
kind-guard-good = keep the good with tile solo 2b

## What an answer brings, beside it in a list

hint-pick-power = { $power ->
    [engine] check any box of the engine
    [rail] draw any track in any hex
    [plus-two] +2 points
    [action-tile] take any action tile, sideways
   *[personal-delivery] a good from the bag, on city 3 or 4, that only you can deliver
}
hint-take-die = { steamrollers-outlook }
about-take-two-dice-first = { steamrollers-outlook }
hint-take-two-dice = { $first }, then { $second }
hint-seize-die = the { $die } that { NAME($victim, of: "seat") } took
hint-set-die = { steamrollers-outlook }
hint-nudge-die = { steamrollers-outlook }
hint-flip-die = to { $die }: { steamrollers-outlook }
steamrollers-outlook = { $hexes ->
    [0] no hex
    [one] 1 hex
   *[other] { $hexes } hexes
}{ $box ->
    [yes] , box
   *[no] {""}
}{ $free ->
    [yes] , tile { NAME($face, of: "face") }{ $holder ->
        [none] {""}
        [own] {" "}of your own
       *[other] {" "}of { NAME($holder, of: "seat") }
    }
   *[no] {""}
}{ $best ->
    [0] {""}
   *[other] , a good for { $best }
}
group-draw-track-hex = region { $region }
about-draw-track-hex = { $town ->
    [yes] town{ $meets ->
        [none] {""}
       *[other] {", "}
    }
   *[no] {""}
}{ $meets ->
    [none] {""}
   *[other] joins at { $meets }
}
group-draw-track-track = { steamrollers-type }{ steamrollers-with }
hint-draw-track = { steamrollers-ends }{ steamrollers-links }
steamrollers-links = { $linked ->
    [none] {""}
   *[other] : +{ $gain }
}
steamrollers-ends = { $one ->
    [edge] edge
    [blocked] blocked
    [dead] dead end
    [ring] ring
   *[other] { NAME($one, of: "city") }
}…{ $other ->
    [edge] edge
    [blocked] blocked
    [dead] dead end
    [ring] ring
   *[other] { NAME($other, of: "city") }
}
hint-check-box = box { $box }, strength { $strength }{ $bonus ->
    [0] {""}
   *[other] , { steamrollers-bonus } at the end
}
hint-steamrollers-take-tile = { steamrollers-side }{ $holder ->
    [none] {""}
    [own] ; your own, to lay it sideways
   *[other] ; from { NAME($holder, of: "seat") }
}
group-deliver-good = city { $city }
about-deliver-good = { $ways ->
    [one] {""}
   *[other] for up to { $best }
}
about-deliver-to = { $ways_there ->
    [one] {""}
   *[other] for up to { $best_there }
}
group-deliver-distance = { $helpers ->
    [0] without a tile
    [one] with a tile
   *[other] with { $helpers } tiles
}
hint-deliver = { $distance ->
    [one] { $distance } point
   *[other] { $distance } points
}{ steamrollers-with }
hint-fill-order = { NAME($goods, of: "colour") } for { steamrollers-worth }
about-fill-order-with-coal-order = { $ways ->
    [one] {""}
   *[other] { NAME($goods, of: "colour") } for { steamrollers-worth }
}
hint-fill-order-with-coal = { steamrollers-coal }, for { steamrollers-worth }
steamrollers-coal = { NAME($others, of: "colour") }, and coal for { NAME($colour, of: "colour") }
hint-reroll-olive = instead of { $die }
hint-guard-good = { $olive ->
    [wins] but Olive has no hex left to cross off in region { $die } and wins at once
   *[other] { NAME($removed, of: "colour") } stays on city { $die }, and she crosses off a hex instead of scoring { $threat }
}

steamrollers-with = { $helpers ->
    [0] {""}
   *[other] {" "}{ steamrollers-with-tiles }
}
steamrollers-with-tiles = { $helpers ->
    [one] with tile { NAME($with, of: "face") }
   *[other] with tiles { NAME($with, of: "face", join: " and ") }
}
steamrollers-side = { NAME($face, of: "face") }: { steamrollers-effect }; { $returns ->
    [yes] used once
   *[no] stays
}; { steamrollers-worth }
steamrollers-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
steamrollers-bonus = { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
}
steamrollers-effect = { $effect ->
    [any_value] the die counts as any number
    [two_dice] take two dice and act with both
    [seize_die] take the die that another has just taken
    [die_is_destination] the die may name where a good goes
    [longer_delivery] a delivery counts 1 or 2 longer
    [any_distance] a delivery of any distance
    [stronger_engine] the engine is 1 stronger
    [die_plus_minus] the die counts as 1 more or 1 less
    [reroll_or_flip] roll the die again or turn it over
    [any_track] draw any type of track
    [reroll_olive] Olive must roll her die again
   *[guard_good] Olive crosses off a hex, takes no good
}

steamrollers-type = { $type ->
    [straight] straight
    [gentle] gentle
   *[sharp] sharp
}

## What an action costs

price-steamrollers = { $price } points

## Questions

ask-black = What does the black die show?
ask-box = Which box?
ask-chart = Which chart?
ask-city = Which city?
ask-die = Which number?
ask-distance = How far?
ask-face = Which side?
ask-first = Which number first?
ask-second = Which number second?
ask-order = Which order?
ask-power = Which power?
ask-to = To which city?
ask-track = Which track?

## Phases

phase-whole-solo-game = the solo game
phase-line-up-goods = goods are drawn
phase-show-tiles = action tiles are turned up
phase-show-solo-tiles = action tiles are turned up
phase-show-orders = orders are turned up
phase-block-borders = the chart of blocked borders
phase-pick-powers = starting powers
phase-use-power = your starting power
phase-start-with-a-box = your starting power
phase-start-with-a-track = your starting power
phase-start-with-a-tile = your starting power
phase-draw-personal-good = a personal good is drawn
phase-place-personal-good = your starting power
phase-roll-influence = Olive's influence
phase-roll-dice = the dice are rolled
phase-roll-three-dice = the dice are rolled
phase-roll-again = the die is rolled again
phase-solo-rounds = the turns
phase-solo-round = the turn
phase-take-solo-turn = your turn
phase-draft-die = take a die
phase-draft-solo-die = take a die
phase-seize-offer = tile 2b
phase-use-die = your die
phase-use-solo-die = your die
phase-trade-goods = orders
phase-olive-turn = Olive's turn
phase-roll-for-olive = Olive rolls again
phase-solo-tile-offer = Olive's turn
phase-reroll-offer = Olive's turn
phase-guard-offer = Olive's turn

## What happened: set-up

steamrollers-draw-good = { $city ->
    [0] { player } draws a { NAME($colour, of: "colour") } good.
   *[other] City { $city } gets a { NAME($colour, of: "colour") } good.{ $stocked ->
        [no] {""}
       *[yes] { $gone ->
            [none] {""}
           *[other] {" "}Goods of their city's own colour go back into the bag: { NAME($gone, of: "colour") }.
        }{ $coal ->
            [none] {""}
           *[other] {" "}A black good comes to { NAME($coal, of: "city") } instead.
        }
    }
}{ steamrollers-then }
steamrollers-show-tile = Action tile { steamrollers-side }.{ steamrollers-then }
steamrollers-show-order = Order { $order } is { NAME($goods, of: "colour") } for { steamrollers-worth }.{ steamrollers-then }
steamrollers-roll-chart = { $borders ->
    [hard] Hard
   *[medium] Medium
} chart { $chart } blocks the borders { $edges }.{ steamrollers-then }
steamrollers-start-player = { player } has the start marker.{ steamrollers-then }
steamrollers-pick-power = { player } picks { $power ->
    [engine] the engine and may check any box.
    [rail] the rail and may draw any track.
    [plus-two] plus two: 2 points.
    [action-tile] an action tile and may take any.
   *[personal-delivery] the personal delivery{ $drawn ->
        [yes] {""}
       *[no] , but the bag has no good for it
    }.
}{ steamrollers-then }
steamrollers-put-good = { player } puts the { NAME($colour, of: "colour") } good on city { $city } of their own sheet.{ steamrollers-then }

## What happened: dice

steamrollers-roll-white = { $what ->
    [influence] Before the game Olive crosses off a hex of region { $die }, { $count } so far.
    [olive] Olive rolls { $die }
    [again] { player } rolls { $die }.
   *[round] A white die shows { $die }.
}{ steamrollers-then }
steamrollers-roll-black = The black die shows { NAME($black, of: "black") }. The white dice are { $dice }.{ steamrollers-then }
steamrollers-take-die = { player } takes a { $die }.{ steamrollers-then }
steamrollers-take-two-dice = { player } takes two dice{ steamrollers-with }, first { $first }, then { $second }.{ steamrollers-then }
steamrollers-seize-die = { player } seizes{ steamrollers-with } the { $die } that { NAME($victim, of: "seat") } has just taken.{ steamrollers-then }
steamrollers-set-die = { steamrollers-changes }
steamrollers-nudge-die = { steamrollers-changes }
steamrollers-changes = { player } changes the { $from } to { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-flip-die = { player } turns the { $from } over to { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-reroll-die = { player } rolls the { $from } again{ steamrollers-with }.{ steamrollers-then }

## What happened: actions

steamrollers-draw-track = { player } draws { steamrollers-type } track { NAME($track, of: "track") } in { $hex }{ $town ->
    [yes] , the town
   *[no] {""}
}{ steamrollers-with }{ $linked ->
    [none] .
   *[other] {" "}and connects cities { NAME($linked, of: "die", join: " and ") } { $towns ->
        [0] directly
        [one] over 1 town
       *[other] over { $towns } towns
    }: { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }.
}{ steamrollers-then }
steamrollers-check-box = { player } checks box { $box }: the engine has strength { $strength }{ $bonus ->
    [0] {""}
   *[other] {" "}and brings { steamrollers-bonus } at the end
}.{ steamrollers-then }
steamrollers-take-tile = { player } { $holder ->
    [none] takes action tile { NAME($face, of: "face") } from the centre and lays it sideways: { steamrollers-effect }.
    [own] turns their own action tile { NAME($face, of: "face") } sideways.
   *[other] takes action tile { NAME($face, of: "face") } from { NAME($holder, of: "seat") } and lays it sideways: { steamrollers-effect }.
}{ steamrollers-then }
steamrollers-deliver = { player } delivers { $which ->
    [own] the personal { NAME($colour, of: "colour") } good
    [last] the later { NAME($colour, of: "colour") } good
   *[first] a { NAME($colour, of: "colour") } good
} from city { $city } to city { $to } over a distance of { $distance }{ steamrollers-with }: { $distance ->
    [one] { $distance } point
   *[other] { $distance } points
}. It { $kept ->
    [yes] is kept for orders
   *[no] goes back into the bag
}.{ steamrollers-then }
steamrollers-spend-on-nothing = { player } spends the { $die } on nothing.{ steamrollers-then }
steamrollers-fill-order = { player } fills order { $order } with { NAME($goods, of: "colour") }: { steamrollers-worth }. The goods go back into the bag.{ steamrollers-then }
steamrollers-fill-order-with-coal = { player } fills order { $order } with { steamrollers-coal }: { steamrollers-worth }. The goods go back into the bag.{ steamrollers-then }
steamrollers-reroll-olive = { player } makes Olive roll her { $die } again{ steamrollers-with }.{ steamrollers-then }
steamrollers-guard-good = { player } keeps the { NAME($removed, of: "colour") } good of city { $die }{ steamrollers-with }.{ steamrollers-then }
steamrollers-decline = { player } { $offer ->
    [seize] leaves the { $die } to { NAME($victim, of: "seat") }.
    [order] fills no order.
   *[solo] does not use tile { NAME($with, of: "face") }.
}{ steamrollers-then }

## What follows by itself

steamrollers-then = { steamrollers-back }{ steamrollers-olive }{ steamrollers-emptied }{ steamrollers-next }
steamrollers-back = { $backs ->
    [0] {""}
    [one] {" "}Tile { NAME($back, of: "face") } goes back to the centre.
   *[other] {" "}Tiles { NAME($back, of: "face", join: " and ") } go back to the centre.
}
steamrollers-olive = { $olive ->
    [idle] {""}
    [waits] {" "}Olive takes the { $olive_die }.
    [wins] { $olive_comes ->
        [takes] {" "}Olive takes the { $olive_die }. She
        [rolls] . She
       *[stays] {" "}Olive
    } has no hex left to cross off in region { $olive_die } and wins at once.
    [rolls-again] { steamrollers-olive-plays }{" "}City { $olive_die } is empty, so she rolls again.
    [reaches-out] { steamrollers-olive-plays }{" "}She is about to remove the last good of city { $olive_die }, { NAME($removed, of: "colour") }.
    [takes] { steamrollers-olive-plays }{ $crosses ->
        [yes] {" "}She
       *[no] {" "}Olive
    } removes the last good of city { $olive_die }, { NAME($removed, of: "colour") }, and scores { $olive_gain }, { $olive_delivered } by deliveries so far.
   *[leaves] { steamrollers-olive-plays }
}
steamrollers-olive-plays = { $crosses ->
    [yes] { $olive_comes ->
        [takes] {" "}Olive takes the { $olive_die } and
        [rolls] {" "}and
       *[stays] {" "}Olive
    } crosses off a hex of region { $olive_die }, { $crossed } so far.
   *[no] {""}
}{ $sent ->
    [none] {""}
   *[other] {" "}She sends tile { NAME($sent, of: "face") } back to the centre.
}
steamrollers-emptied = { $emptied ->
    [none] {""}
   *[other] {" "}Nothing is left on { NAME($emptied, of: "city", join: " and ") }{ $empty ->
        [one] {""}
        [2] ; two cities are empty
       *[other] ; { $empty } cities are empty, so the game ends when { $alone ->
            [yes] Olive has
           *[no] everyone has
        } played
    }.
}
steamrollers-next = { $next ->
    [power] {" "}{ NAME($who, of: "seat") } picks a starting power.
    [first-round] {" "}{ NAME($who, of: "seat") } rolls the dice for the first round.
    [round] {" "}The round is over. The start marker goes to { NAME($who, of: "seat") }, who rolls the dice.
    [first-solo-turn] {" "}{ NAME($who, of: "seat") } rolls the dice for the first turn.
    [solo-turn] {" "}{ NAME($who, of: "seat") } rolls the dice for the next turn.
    [seize] {" "}{ NAME($who, of: "seat") } may seize it.
    [another-die] {" "}{ NAME($who, of: "seat") } takes another.
    [second-die] {" "}{ NAME($who, of: "seat") } goes on with the { $second }.
    [turn] {" "}It is the turn of { NAME($who, of: "seat") }{ $seized ->
        [0] {""}
       *[other] , with the { $seized } that was seized
    }{ $uprights ->
        [0] {""}
        [one] , who turns tile { NAME($upright, of: "face") } upright
       *[other] , who turns tiles { NAME($upright, of: "face", join: " and ") } upright
    }.
    [upright] { $uprights ->
        [0] {""}
        [one] {" "}{ NAME($who, of: "seat") } turns tile { NAME($upright, of: "face") } upright.
       *[other] {" "}{ NAME($who, of: "seat") } turns tiles { NAME($upright, of: "face", join: " and ") } upright.
    }
    [on] {""}
    [sold-out] {" "}The game is over, for cities { NAME($cities, of: "die") } are empty. { steamrollers-result }
    [quiet] {" "}Nobody has drawn track, improved an engine, delivered a good or filled an order in { $rounds } rounds, and the game is over. { steamrollers-result }
   *[crossed-out] {" "}The game is over. { steamrollers-result }
}
steamrollers-result = { $alone ->
    [no] { NAME($scores, of: "seat") }. { then-winner }
   *[yes] { NAME($who, of: "seat") } has { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, Olive { $hers }. { $result ->
        [beaten] { NAME($who, of: "seat") } wins.
        [tied] A tie is a defeat: Olive wins.
       *[lost] Olive wins.
    }
}

tie-break-steamrollers = engine { $number1 }, network { $number2 }

## Why not

why-power-is-left = Somebody has picked this power.
why-city-is-grey = The personal good lies on a grey city, 3 or 4.
why-die-is-in-the-middle = No white die in the middle shows that.
why-dice-are-in-the-middle = The white dice in the middle do not show these two.
why-has-the-tile-for-two-dice = You do not hold tile 2a.
why-has-the-tile-for-any-value = You do not hold tile 1.
why-has-the-tile-for-one-more-or-less = You do not hold tile 5a.
why-has-the-tile-to-reroll-or-flip = You do not hold tile 5b.
why-shows-another-value = The die shows that already.
why-is-one-more-or-less = That is not one more or one less than the die shows.
why-tile-has-not-served-yet = The tile has served this action already.
why-tile-is-not-barred = The tile has served your first action of this turn.
why-result-stands = The die was rolled again or turned over, and that stands.
why-is-in-the-dies-region = Your die shows another region.
why-hex-is-empty = There is track in this hex.
why-type-is-allowed = The black die does not show this type of track, and you do not use tile 6.
why-box-is-the-dies = Your die shows another box.
why-box-is-free = This box is checked already.
why-tile-is-the-dies = Your die shows another tile.
why-tile-is-not-sideways = The tile lies sideways.
why-tile-is-not-in-use = The tile is in use.
why-good-is-there = There is no such good.
why-die-names-the-source = Your die shows another city than the one where the good lies.
why-city-takes-the-good = That city does not take goods of this colour.
why-leaves-its-city = The good lies on that city.
why-route-has-the-length = No route over your track is that long.
why-crosses-no-blocked-border = The route would cross a blocked border.
why-engine-is-strong-enough = Your engine is too weak.
why-no-action-is-possible = There is something to do with this die.
why-order-is-available = Somebody has this order.
why-has-the-goods = You have not kept all goods of this order.
why-order-asks-for-the-colour = The order does not ask for this colour.
why-has-the-other-goods-and-coal = You have not kept a black good and the other goods of this order.

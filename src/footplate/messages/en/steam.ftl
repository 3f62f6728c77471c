### Steam

## Words

side-ne = north-east
side-se = south-east
side-sw = south-west
side-nw = north-west

tile-21 = straight (21)
tile-22 = gentle curve (22)
tile-23 = tight curve (23)
tile-t11 = town with one exit (T11)
tile-t21 = straight town (T21)
tile-t22 = gentle town (T22)
tile-t23 = tight town (T23)
tile-t31 = town with three exits, open (T31)
tile-t32 = town with three exits, Y (T32)
tile-t33 = town with three exits, mirrored Y (T33)
tile-t34 = town with three exits side by side (T34)
tile-t41 = town with four exits, peace sign (T41)
tile-t42 = town with four exits, X (T42)
tile-t43 = town with four exits side by side (T43)
tile-41 = crossing of two straights (41)
tile-42 = crossing of a straight and a gentle curve (42)
tile-43 = crossing of two gentle curves (43)
tile-44 = straight beside a tight curve (44)
tile-45 = pair of gentle curves (45)
tile-46 = gentle curve beside a tight one (46)
tile-47 = gentle curve beside a tight one, mirrored (47)

action-turn-order = Turn Order
action-first-move = First Move
action-engineer = Engineer
action-first-build = First Build
action-city-growth = City Growth
action-locomotive = Locomotive
action-urbanization = Urbanization

option-game = game
option-game-base = Base Game
option-game-standard = Standard Game
option-map = map
option-map-northeast = northeast
option-map-ruhr = ruhr
option-map-practice = practice
option-first_order = first order of a Base Game
option-first_order-auction = by auction
option-first_order-random = drawn
option-beginners = beginners in seats

## What is counted

sum-level = locomotive
sum-links = completed links

## What can be decided

kind-next-in-order = draw who is next in order
kind-pass-bid = pass
kind-take-capital = buy capital
kind-take-passing = take an action tile for its number alone
kind-lay-track = lay, improve or redirect track
kind-urbanize = place a New City
kind-grow-city = let a city grow
kind-take-goods = take goods from the supply
kind-finish-building = finish building
kind-improve-locomotive = improve the locomotive
kind-move-cube = move goods
kind-pass-move = pass
kind-take-income = take the points as income
kind-take-points = take the points as victory points

## What an answer brings, beside it in a list

hint-take-capital = { steam-gets }
steam-gets = { $dollars ->
    [0] nothing
   *[other] ${ $dollars }: { steam-given }
}
hint-take-tile = { $level ->
    [0] { steam-costs }{ steam-effect }
   *[other] { steam-costs }level { $level }
}
steam-costs = { $dollars ->
    [0] {""}
   *[other] ${ $dollars }{" "}
}
steam-effect = { $action ->
    [turn-order] first next turn (Standard Game: may pass once in the auction)
    [first-move] first in both rounds of moving goods
    [engineer] four builds instead of three
    [first-build] first to build
    [city-growth] goods of a supply space for a printed city
    [urbanization] a town becomes a New City, with goods of a supply space
   *[other] {""}
}
hint-lay-track = { $track }: ${ $dollars }{ steam-completes-in-short }{ steam-completes-for-in-short }{ steam-claims-in-short }{ steam-extends-in-short }{ steam-leaves-in-short }
steam-completes-in-short = { $completed ->
    [none] {""}
   *[other] , completes { $completed }
}
steam-completes-for-in-short = { $others ->
    [nobody] {""}
   *[other] , completes { $others_links } for { NAME($others, of: "seat", join: " and ") }
}
steam-claims-in-short = { $claimed ->
    [none] {""}
   *[other] , claims track from { $claimed }
}
steam-extends-in-short = { $extended ->
    [none] {""}
   *[other] , extends track from { $extended }
}
steam-leaves-in-short = { $started ->
    [none] { $done ->
        [redirects] , redirects
       *[other] {""}
    }
   *[other] , from { $started }
}
about-lay-track-hex = { $near ->
    [none] {""}
   *[other] { NAME($side, of: "side") }
}
group-lay-track-hex = { $near ->
    [none] {""}
   *[other] { $near }
}
hint-urbanize = { $completed ->
    [none] {""}
   *[other] completes { $completed }
}{ $others ->
    [nobody] {""}
   *[other] {" "}for { NAME($others, of: "seat", join: " and ") }: { $others_links }
}
hint-take-goods = { NAME($cubes, of: "colour") }
hint-improve-locomotive = level { $level }
hint-move-cube = { $way }: { NAME($gains, of: "seat", sign: "+") }
hint-take-income = +{ $gain }: income { $now }{ steam-wasted-in-short }
steam-wasted-in-short = { $wasted ->
    [0] {""}
   *[other] , { $wasted } lost
}
hint-take-points = +{ $gain }: victory points { $now }

## What an action costs

price-steam = ${ $price }

## Questions

ask-action = Which tile?
ask-steps = How many steps down the income track, for $5 each?

## Phases

phase-base-game = the Base Game
phase-first-game = the Base Game, its first order drawn
phase-standard-game = the Standard Game
phase-standard-turns = the turns
phase-base-turn = the turn
phase-standard-turn = the turn
phase-draw-cubes = draw cubes
phase-stock-goods-supply = stock the Goods Supply
phase-draw-first-bidder = draw who opens the auction
phase-random-first-order = draw the first order
phase-random-order-of-play = draw the first order
phase-auction-first-order = auction the first order
phase-buy-capital = buy capital
phase-determine-order-of-play = determine the order of play
phase-select-action-tiles = select action tiles
phase-select-free-action-tiles = select action tiles
phase-build-track = build track
phase-build-track-or-decline = build track
phase-take-set = take goods from the supply
phase-take-set-for-new-city = take goods for the New City
phase-move-goods = move goods
phase-track-points = track points
phase-collect-income = collect income
phase-pay-expenses = collect income and pay expenses
phase-determine-turn-order = determine the turn order
phase-set-up-new-turn = set up a new turn

## What happened

steam-draw-cube = { $space ->
    [0] { $city } gets { cube }.
   *[other] Goods Supply space { $space } gets { cube }.
}
steam-start-player = { $how ->
    [first] { player } is the first player. The order is { NAME($order, of: "seat") }; to start with: { NAME($cash, of: "seat", sign: "$") }.
   *[opens] { player } opens the auction for the first order.
}
steam-next-in-order = { $order ->
    [none] { player } has place { $place } in the first order.
   *[other] { player } has place { $place }. The first order is { NAME($order, of: "seat") }.
}
steam-bid = { $place ->
    [0] { player } bids ${ $dollars }.
   *[other] { player } bids ${ $dollars } for place { $place }.
}
steam-pass-bid = { $settled ->
    [place] { player } passes. { NAME($winner, of: "seat") } has place { $place } for ${ $dollars }.{ steam-raised }{ steam-settled-order }
    [order] { player } passes. The order is now { NAME($order, of: "seat") }; { steam-payments }.
    [stays] { player } passes, and by Turn Order stays in the auction.
   *[no] { player } passes.
}
steam-payments = { $payments ->
    [nobody] nobody pays
   *[other] paid: { NAME($payments, of: "seat", sign: "$") }
}
steam-settled-order = { $order ->
    [none] {""}
   *[other] {" "}The order is { NAME($order, of: "seat") }.
}
steam-raised = { $raised ->
    [0] {""}
   *[other] {" "}{ NAME($payer, of: "seat") } raises ${ $raised }: { steam-given }.
}
steam-given = { $given ->
    [0] income { $income }
   *[other] income { $income }, { $given } victory points given
}
steam-take-capital = { $dollars ->
    [0] { player } buys no capital.
   *[other] { player } buys capital for ${ $dollars }: { steam-given }.
}
steam-take-tile = { player } takes { NAME($action, of: "action") } ({ $number }){ steam-price }{ steam-new-level }.{ steam-raised }
steam-price = { $dollars ->
    [0] {""}
   *[other] {" "}for ${ $dollars }
}
steam-new-level = { $level ->
    [0] {""}
   *[other] : a locomotive of level { $level }
}
steam-take-passing = { player } takes { NAME($action, of: "action") } ({ $number }) for its number alone.

steam-lay-track = { $done ->
    [redirects] { player } redirects track at { steam-spot } with { steam-a-tile }
    [improves] { player } improves { steam-spot } with { steam-a-tile }
   *[new] { player } lays { steam-a-tile } at { steam-spot }
} for ${ $dollars }.{ steam-progress }{ steam-raised }
steam-a-tile = a { NAME($tile, of: "tile") } { $track }
steam-spot = { $hex }{ steam-about-the-spot }
steam-about-the-spot = { $near ->
    [none] { $ground ->
        [river] {" "}(river)
        [hills] {" "}(hills)
        [both] {" "}(hills, river)
       *[other] {""}
    }
   *[other] { $ground ->
        [river] {" "}(river, { steam-whereabouts })
        [hills] {" "}(hills, { steam-whereabouts })
        [both] {" "}(hills, river, { steam-whereabouts })
       *[other] {" "}({ steam-whereabouts })
    }
}
steam-whereabouts = { about-lay-track-hex } of { group-lay-track-hex }
steam-progress = { steam-started }{ steam-extended }{ steam-claimed }{ steam-completed }{ steam-completed-for }
steam-started = { $started ->
    [none] {""}
   *[other] {" "}New track from { $started }.
}
steam-extended = { $extended ->
    [none] {""}
   *[other] {" "}This extends the track from { $extended }.
}
steam-claimed = { $claimed ->
    [none] {""}
   *[other] {" "}This claims the track from { $claimed }.
}
steam-completed = { $completed ->
    [none] {""}
   *[other] {" "}This completes { $completed }.
}
steam-completed-for = { $others ->
    [nobody] {""}
   *[other] {" "}For { NAME($others, of: "seat", join: " and ") } it completes { $others_links }.
}
steam-urbanize = { player } makes { $city } a { NAME($colour, of: "colour") } city.{ steam-progress }
steam-grow-city = { player } lets { $city } grow.
steam-take-goods = { player } puts the goods of space { $space } on { $city }: { NAME($cubes, of: "colour") }.
steam-finish-building = { player } has finished building.{ steam-undone }{ steam-lost }
steam-undone = { $undone ->
    [none] {""}
   *[other] {" "}{ NAME($undone, of: "action") } is not carried out.
}
steam-lost = { $lost ->
    [none] {""}
   *[other] {" "}Unfinished track that is now nobody's: from { $lost }.
}

steam-improve-locomotive = { player } improves the locomotive to level { $level }.{ steam-then }
steam-move-cube = { player } moves { cube } from { $from } to { $to } { $links ->
    [one] over one link
   *[other] over { $links } links: { $way }
}. Points: { NAME($gains, of: "seat", sign: "+") }.
steam-pass-move = { player } moves nothing.{ steam-then }
steam-take-income = { player } takes { $gain } as income, which is now { $now }{ $wasted ->
    [0] {""}
   *[other] ; { $wasted } of it is lost
}.{ steam-then }
steam-take-points = { player } takes { $gain } as victory points, now { $now }.{ steam-then }

steam-then = { $next ->
    [turn] { steam-settled } Turn { $turn } begins; the order is { NAME($order, of: "seat") }.
    [end] { steam-settled } The game is over: { NAME($scores, of: "seat") } (victory points { NAME($points, of: "seat") }; for income { NAME($worth, of: "seat", sign: "+") }; links { NAME($links, of: "seat") }). { NAME($winner, of: "seat") } wins.
   *[on] {""}
}
steam-settled = { steam-received }{ steam-paid }{ steam-upkeep }{ steam-down }{ steam-points-given }{ steam-bankrupt }
steam-received = { $received ->
    [nobody] {""}
   *[other] {" "}Income is received: { NAME($received, of: "seat", sign: "$") }.
}
steam-paid = { $paid ->
    [nobody] {""}
   *[other] {" "}Income below 0 is paid: { NAME($paid, of: "seat", sign: "$") }.
}
steam-upkeep = { $upkeep ->
    [nobody] {""}
   *[other] {" "}Upkeep is paid: { NAME($upkeep, of: "seat", sign: "$") }.
}
steam-down = { $down ->
    [nobody] {""}
   *[other] {" "}Short of cash, down the income track: { NAME($down, of: "seat") }.
}
steam-points-given = { $given ->
    [nobody] {""}
   *[other] {" "}Victory points given up: { NAME($given, of: "seat") }.
}
steam-bankrupt = { $bankrupt ->
    [nobody] {""}
   *[other] {" "}Bankrupt: { NAME($bankrupt, of: "seat") }.
}

tie-break-steam = income { $number1 }{ $number2 ->
    [0] {""}
    [-1] , action tile 1
    [-2] , action tile 2
    [-3] , action tile 3
    [-4] , action tile 4
    [-5] , action tile 5
    [-6] , action tile 6
   *[-7] , action tile 7
}

## Why not

why-adds-track = The tile shows no track that is not there already.
why-can-raise-the-bid = You could not raise so much money.
why-claims-only-what-it-can = The tile would take unfinished track of nobody that you cannot claim.
why-crosses-no-closed-side = Track would run into a black edge, into water or off the map.
why-did-what-was-paid = What you took to do in this turn is not done yet.
why-first-tile-leaves-a-city = Your first tile must leave a city.
why-fits-the-town = Town tiles go on towns, all other tiles elsewhere.
why-goods-and-city-are-left = There are no goods left, or no city that could still grow.
why-a-sum-of-money = A bid is $0 or more.
why-can-pay-from-cash = You have not so much cash, and cannot raise any now.
why-each-part-has-a-beginning = One of the new segments starts neither at a city nor at track that you own or can claim.
why-goods-are-left = There are no goods left in the Goods Supply.
why-has-a-beginning = The new track starts neither at a city nor at track that you own or can claim.
why-has-a-build-left = You have no build left in this turn.
why-has-a-pass-option = This tile cannot be taken for its number alone.
why-has-city-growth = You have no City Growth to carry out.
why-has-no-marker = This city has grown already.
why-has-the-cash = You have not so much cash.
why-has-urbanization = You have no Urbanization to carry out.
why-keeps-its-links-apart = A track would begin and end in this New City, or lie wholly in it.
why-keeps-what-lies-there = Track that lies there would be lost or moved.
why-level-can-rise = Your locomotive has the highest level.
why-lies-on-a-hex = This is not a hex.
why-leaves-loose-exits-alone = It meets a loose exit of another player's town tile.
why-meets-no-track-of-others = The tile would meet another player's unfinished track.
why-new-city-is-left = No New City tile of this colour is left.
why-no-city-there = There is a city.
why-no-step-up = Capital is bought, never given back.
why-not-improved-yet = You have improved your locomotive in this phase already.
why-nothing-else-is-open = A tile is taken for its number alone only if no other can be had.
why-on-a-printed-city = Only a city printed on the map can grow.
why-on-a-town = There is no town.
why-over-completed-links = The way does not lead over completed links.
why-redirects-an-open-end = What would be redirected is not the open end of unfinished track.
why-redirects-and-adds-nothing = A build that redirects a track adds no other.
why-redirects-no-town = Exits of a town are not redirected.
why-redirects-no-track-of-others = The track that would be redirected is neither yours nor could you claim it.
why-returns-to-no-start = Track would lead back to the place from which it starts.
why-space-has-cubes = This space of the Goods Supply is empty.
why-tile-is-free = Another player has this tile.
why-tile-is-left = No such tile is left in the supply.
why-town-can-become-a-city = No town that is left may become a city; you can still take Urbanization passing.
why-town-and-tile-are-left = No town is left, or no New City tile.
why-track-has-the-steps = You cannot go so far down the income track.
why-uses-an-own-link = The route uses no link of yours.
why-uses-own-links-most = The route uses another player's links more often than yours.
why-visits-nothing-twice = The route comes to the same place twice.
why-within-the-level = The route has more links than your locomotive's level.

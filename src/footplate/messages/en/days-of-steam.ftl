### Days of Steam

## Words

seat-grey = Grey

side-e = east
side-w = west

good-red = red
good-yellow = yellow
good-green = green
good-blue = blue

town-red-1 = red town, 1 steam
town-red-2 = red town, 2 steam
town-yellow-1 = yellow town, 1 steam
town-yellow-2 = yellow town, 2 steam
town-green-1 = green town, 1 steam
town-green-2 = green town, 2 steam
town-blue-1 = blue town, 1 steam
town-blue-2 = blue town, 2 steam

tile-straight = straight
tile-straight-overbuild = straight (overbuild)
tile-curve = curve
tile-curve-overbuild = curve (overbuild)
tile-straight-hill = straight (hill)
tile-curve-hill = curve (hill)
tile-straight-tower = straight (water tower)
tile-curve-tower = curve (water tower)
tile-turnout-left = turnout left
tile-turnout-left-overbuild = turnout left (overbuild)
tile-turnout-right = turnout right
tile-turnout-right-overbuild = turnout right (overbuild)
tile-triangle = triangle
tile-triangle-overbuild = triangle (overbuild)
tile-double-turnout-left = double turnout left
tile-double-turnout-left-overbuild = double turnout left (overbuild)
tile-double-turnout-right = double turnout right
tile-double-turnout-right-overbuild = double turnout right (overbuild)
tile-three-way = three-way point
tile-three-way-overbuild = three-way point (overbuild)
tile-double-curve = double curve
tile-double-curve-overbuild = double curve (overbuild)
tile-bridge = bridge
tile-straight-stub = straight with a dead end
tile-curve-stub-left = curve with a dead end left
tile-curve-stub-right = curve with a dead end right

## What is counted

sum-steam = steam
sum-coal = coal
sum-circuits = circuit counters

## What can be decided

kind-turn-up-town = turn up a town
kind-draw-tile = draw a track tile
kind-roll = roll the die
kind-burn-coal = burn a coal cube
kind-play-tile = play a track tile
kind-play-town = play a face-up town
kind-draw-town = draw a town and play it
kind-place-town = place the town
kind-pick-up = pick up a good
kind-advance = move the train
kind-stop = stop here
kind-use-water-tower = take water

## What an answer brings, beside it in a list

hint-burn-coal = steam { $steam }, coal left { $cubes }
hint-play-tile = { days-of-steam-lies }{ $over ->
    [none] {""}
   *[other] {" "}over a { NAME($over, of: "tile") }
}: { days-of-steam-brings }
about-play-tile-tile = { $printed } steam
group-play-tile-square = { days-of-steam-row }
about-play-tile-square = { $over ->
    [none] {""}
   *[other] over
}
about-play-town-display = { NAME($town, of: "colour") } with { days-of-steam-goods } ({ $printed } steam)
hint-play-town = { days-of-steam-brings }
group-play-town-square = { days-of-steam-row }
hint-place-town = { days-of-steam-brings }
group-place-town-square = { days-of-steam-row }
hint-draw-town = { $towns ->
    [one] the last one
   *[other] one of { $towns }
}
hint-pick-up = { $takers ->
    [0] no town takes it yet
    [one] 1 town takes it
   *[other] { $takers } towns take it
}{ $home ->
    [none] {""}
   *[other] , not { $home }
}
hint-advance = to { days-of-steam-place }: { $price } steam{ days-of-steam-dead-end }{ days-of-steam-past }{ $delivered ->
    [none] {""}
   *[other] , delivers { NAME($delivered, of: "colour") } +{ $gain }
}{ $risk ->
    [0] {""}
   *[other] , to stop there derails at { $risk } %{ days-of-steam-stake }
}
hint-stop = { $unloaded ->
    [none] {""}
   *[other] unloads { NAME($unloaded, of: "colour") }{ $risk ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $risk ->
    [0] {""}
   *[other] derails at { $risk } %, unless { $roll } or more is rolled{ days-of-steam-stake }
}
days-of-steam-stake = { $stake ->
    [0] {""}
    [one] {" "}(1 point at stake)
   *[other] {" "}({ $stake } points at stake)
}
hint-use-water-tower = { days-of-steam-heat }
days-of-steam-row = row { $row }
days-of-steam-brings = { days-of-steam-heat }{ $closes ->
    [yes] , a circuit
   *[no] {""}
}
days-of-steam-heat = +{ $gained } steam{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
days-of-steam-lies = { $track }{ $dead ->
    [none] {""}
   *[other] , dead end { NAME($dead, of: "side") }
}

## What an action costs

price-days-of-steam = { $price } steam

## Questions

ask-town = Which town?
ask-square = Where?
ask-display = Which town?
ask-side = Which way?
ask-pips = What does the die show?

## Phases

phase-found-first-town = the first town
phase-lay-out-towns = towns are laid out
phase-deal-tiles = track tiles are dealt
phase-draw-first-player = draw the first player
phase-play-face-up-town = play a face-up town
phase-play-drawn-town = play the town that was drawn
phase-draw-goods = draw goods
phase-stock-town = goods for the town
phase-stock-display = goods for a face-up town
phase-turn-up-town-tile = turn up a town
phase-draw-track-tile = draw a track tile
phase-move-train = the train moves
phase-speed-limit = the speed limit

## What happened

days-of-steam-turn-up-town = { $how ->
    [first] The map begins with a { NAME($town, of: "colour") } town.
    [drawn] { player } draws a { NAME($town, of: "colour") } town ({ $printed } steam).
   *[face-up] A { NAME($town, of: "colour") } town ({ $printed } steam) is turned up in place { $display }.
}{ days-of-steam-then }
days-of-steam-draw-good = { $display ->
    [0] The { NAME($town, of: "colour") } town at { $square } gets { days-of-steam-good }.
   *[other] The { NAME($town, of: "colour") } town in place { $display } gets { days-of-steam-good }.
}{ days-of-steam-then }
days-of-steam-draw-tile = { $told ->
    [yes] { player } draws a { NAME($tile, of: "tile") }.
   *[no] { player } draws a track tile.
}{ days-of-steam-then }
days-of-steam-start-player = { player } is the first player.
days-of-steam-roll = { $derails ->
    [yes] { player } rolls { $pips } and derails: back to { days-of-steam-place }, { $spent } steam lost.{ days-of-steam-undone }
   *[no] { player } rolls { $pips } and is safe.
}{ days-of-steam-then }
days-of-steam-undone = { $undone ->
    [none] { $goods ->
        [yes] {" "}The good is back where it was.
       *[no] {""}
    }
   *[other] {" "}All goods are back where they were; no longer delivered: { NAME($undone, of: "colour") }, { $loss } points lost.
}
days-of-steam-burn-coal = { player } burns a coal cube and has { $steam } steam.
days-of-steam-play-tile = { player } plays a { NAME($tile, of: "tile") } { days-of-steam-lies } at { $square }{ $over ->
    [none] {""}
   *[other] , over a { NAME($over, of: "tile") }
}. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-play-town = { player } plays the { NAME($town, of: "colour") } town at { $square } with { days-of-steam-goods }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-draw-town = { player } draws a town.
days-of-steam-place-town = { player } places the { NAME($town, of: "colour") } town at { $square }. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-good = a { NAME($colour, of: "colour") } good
days-of-steam-goods = { $goods ->
    [none] no goods
   *[other] { NAME($goods, of: "colour", join: " and ") } goods
}
days-of-steam-heated = { $lost ->
    [0] Steam +{ $gained }, now { $steam }.
   *[other] Steam +{ $gained }, now { $steam }; { $lost } lost.
}
days-of-steam-pick-up = { player } picks up { days-of-steam-good } in { days-of-steam-place }{ $home ->
    [none] {""}
   *[other] , not to be delivered at { $home }
}.
days-of-steam-advance = { player } goes { NAME($side, of: "side") } to { days-of-steam-place } for { $price } steam{ days-of-steam-dead-end }{ days-of-steam-past }, { $left } left.{ $delivered ->
    [none] {""}
   *[other] {" "}Delivered: { NAME($delivered, of: "colour") }, { $gain } points.
}
days-of-steam-dead-end = { $dead ->
    [yes] , a dead end
   *[no] {""}
}
days-of-steam-past = { $passed ->
    [nobody] {""}
   *[other] , past { NAME($passed, of: "seat") }
}
days-of-steam-stop = { player } stops { $town ->
    [none] at
   *[other] in
} { days-of-steam-place }{ $unloaded ->
    [none] {""}
   *[other] {" "}and unloads { NAME($unloaded, of: "colour") }
}{ $roll ->
    [0] .{ days-of-steam-then }
   *[other] ; { $spent } steam over a curve, so { $roll } or more must be rolled.
}
days-of-steam-use-water-tower = { player } takes water. { days-of-steam-heated }{ days-of-steam-then }
days-of-steam-pass = { player } passes.{ days-of-steam-then }

days-of-steam-place = { $town ->
    [none] { $ground ->
        [hill] the hill at { $square }
        [tower] the water tower at { $square }
       *[plain] { $square }
    }
   *[other] the { NAME($town, of: "colour") } town at { $square }
}
days-of-steam-then = { days-of-steam-coal }{ days-of-steam-circuit }{ days-of-steam-end }
days-of-steam-coal = { $coal ->
    [0] {""}
   *[other] {" "}All towns are in play: everyone gets { $coal } coal cubes.
}
days-of-steam-circuit = { $circuit ->
    [nobody] {""}
   *[other] {" "}{ NAME($circuit, of: "seat") } completes a circuit and takes a counter: { $total ->
        [one] 1 point
       *[other] { $total } points
    } now, { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    } left.
}
days-of-steam-end = { $next ->
    [points] {" "}The game is won: { NAME($scores, of: "seat") }. { then-winner }
    [tiles] {" "}It was the last track tile, and the game is over: { NAME($scores, of: "seat") }. { then-winner }
    [passes] {" "}Everyone has passed, and the game is over: { NAME($scores, of: "seat") }. { then-winner }
    [quiet] {" "}Everyone has had ten turns without a tile or a delivery, and the game is over: { NAME($scores, of: "seat") }. { then-winner }
   *[on] {""}
}

tie-break-days-of-steam = { $number1 ->
    [one] 1 circuit counter
   *[other] { $number1 } circuit counters
}, { $number2 } steam

## Why not

why-has-coal = You have no coal.
why-has-room-for-steam = You have 6 steam, and that is the most.
why-can-do-nothing-else = You could play a tile, move or take water, so you may not pass.
why-is-in-hand = You have no such tile.
why-lies-beside-the-map = No tile lies beside that square.
why-edges-match = Track would lie against an edge without track.
why-bears-the-mark = A tile lies there, and yours has no overbuild mark.
why-covers-no-town = There is a town.
why-covers-no-bridge = There is a bridge.
why-covers-no-hill = There is a hill.
why-covers-no-train = There is a train on that tile.
why-leaves-no-edge-mismatched = Track would lie against an edge without track.
why-joins-a-town = From none of its segments does a valid path lead to a town.
why-within-five-of-a-town = It would be more than the fifth tile from a town.
why-cuts-no-town-off = It would take the last valid path of a town to another.
why-lies-face-up = No town lies there.
why-square-is-empty = A tile lies there.
why-meets-track-on-all-sides = A town has track on all sides, and a neighbour has an edge without.
why-has-a-path-to-a-town = No valid path leads to another town.
why-two-segments-from-any-town = A town is less than two segments away.
why-deck-has-a-town = No town is left in the deck.
why-there-is-room-for-a-town = There is no place for a town.
why-starts-along-its-own-track = The track that your train is on does not lead there.
why-does-not-reverse = A train does not reverse on track.
why-exit-is-joined = No segment leads there from the side by which the train came.
why-leaves-no-dead-end = A dead end ends the move.
why-track-goes-on = There is no track.
why-has-the-steam = Your train has too little steam.
why-enters-no-occupied-dead-end = The dead end holds a train.
why-can-end-the-move = A train is in the way, and with your steam you could not go on to where the move may end.
why-good-lies-here = There is no such good where your train is.
why-carries-nothing = Your train carries a good already.
why-goes-on-with-it = Your move would end here, and the good would be unloaded again.
why-has-moved = Your train has not moved yet.
why-is-the-start-of-the-turn = Coal is burnt at the start of a turn, before anything else.
why-took-nothing-here = You have just picked up a good: go on with it.
why-place-is-free = Another train is on this track.
why-stands-at-a-tower = Your train is not at a water tower.
why-burnt-no-coal = You have burnt coal in this turn.

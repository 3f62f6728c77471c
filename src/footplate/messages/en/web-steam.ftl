### Steam on the page

## The map

draw-steam-map = { $title }: the map
draw-steam-palette = What can be built with
draw-steam-turn-tile = Turn it
draw-steam-new-city = New City, { $colour }
draw-steam-routes = { $many } ways

## A player's mat

draw-steam-bot = bot ({ $bot })
draw-steam-decides = decides
draw-steam-ruined = bankrupt
draw-steam-place = place { $place }
draw-steam-cash = cash
draw-steam-income = income
draw-steam-points = points
draw-steam-links = links
draw-steam-level = Locomotive of level { $level }; the highest is { $most }
draw-steam-pending = still to be carried out

## Beside the map

draw-steam-turn = Turn { $turn } of { $turns }
draw-steam-order = Order of play
draw-steam-then = then
draw-steam-auction = Auction for the order of play
draw-steam-has-place = has place { $place }
draw-steam-player = player
draw-steam-bid = bid
draw-steam-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
draw-steam-bids-next = bids next
draw-steam-may-stay = may pass once and stay
draw-steam-passed = has passed
draw-steam-track-points = Track points of the delivery
draw-steam-builds-left = { $left ->
    [one] One build left
   *[other] { $left } builds left
}
draw-steam-action-tiles = Action tiles
draw-steam-price-and-level = ${ $price } + level
draw-steam-supply = Goods Supply
draw-steam-space = Space { $space }: { $cubes }
draw-steam-cubes = { $many } { $colour }
draw-steam-no-cubes = no cubes
draw-steam-bag = In the bag: { $cubes }
draw-steam-income-heading = Income track
draw-steam-income-track = Income track: { $incomes }
draw-steam-income-worth = Income { $income }: { $worth ->
    [one] one point
   *[other] { $worth } points
} at the end
draw-steam-for-income = for income
draw-steam-new-cities = New Cities
draw-steam-left = { $what }: { $left } left
draw-steam-tiles = Track tiles
draw-steam-tiles-about = The number says how many lie on the map. Tiles have two faces: laying one may use up another.
draw-steam-tile-laid = { $tile }, { $laid } on the map
draw-steam-tile-gone = { $tile }, none left

## The table in words

draw-steam-cities = Cities
draw-steam-towns = Towns
draw-steam-country = Country
draw-steam-mats = Players
draw-steam-nobody = nobody
draw-steam-city = { $name }, { $state ->
    [new] a New City, { $colour }
    [grown] a { $colour } city that has grown
   *[plain] a { $colour } city
}: { $cubes }
draw-steam-town = { $name }, a town
draw-steam-link = { $side }: link to { $to }, { $owner }
draw-steam-track = { $side }: unfinished track as far as { $to }, { $owner }
draw-steam-hex = { $name }{ $ground ->
    [both] , hills and a river
    [hills] , hills
    [river] , a river
   *[plain] {""}
}{ $tile ->
    [none] {""}
   *[other] ; { $tile }, turned { $side }
}{ $near ->
    [none] {""}
   *[other] ; beside { $near }
}
draw-steam-action-tile = { $number }, { $name }{ $price ->
    [0] {""}
   *[other] , ${ $price }
}{ $holder ->
    [none] {""}
   *[other] ; { $holder } has it
}
draw-steam-mat = { $name } ({ $colour }): ${ $cash }, income { $income }, { $points ->
    [one] one victory point
   *[other] { $points } victory points
}, locomotive { $level }, { $links ->
    [one] one link
   *[other] { $links } links
}{ $tile ->
    [none] {""}
   *[other] , { $tile }
}{ $decides ->
    [yes] ; decides now
   *[no] {""}
}

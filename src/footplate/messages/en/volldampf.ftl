### Volldampf

## Words

symbol-purple = purple
symbol-green = green
symbol-pink = pink
symbol-orange = orange
symbol-brown = brown
symbol-teal = teal

card-fast-locomotive = Fast Locomotive
card-subsidy = Subsidy
card-favourable-opportunity = Favourable Opportunity
card-sabotage = Sabotage
card-more-freight = More Freight
card-everything-new = Everything New
card-new-planning = New Planning

place-rostock = Rostock
place-stettin = Stettin
place-hannover = Hannover
place-dortmund = Dortmund
place-leipzig = Leipzig
place-erfurt = Erfurt
place-dresden = Dresden
place-koeln = Köln
place-nuernberg = Nürnberg
place-stuttgart = Stuttgart
place-hamburg = Hamburg
place-bremen = Bremen
place-berlin = Berlin
place-magdeburg = Magdeburg
place-kassel = Kassel
place-breslau = Breslau
place-frankfurt = Frankfurt
place-muenchen = München
place-freiburg = Freiburg
place-london = London
place-paris = Paris
place-kopenhagen = Kopenhagen
place-warschau = Warschau
place-bruessel = Brüssel
place-rotterdam = Rotterdam
place-prag = Prag
place-koenigsberg = Königsberg

option-money = money
option-money-open = open
option-money-hidden = hidden
option-red_cities = rule for red cities
option-red_cities-off = off
option-red_cities-on = on

## What is counted

sum-bonds = bonds

## What can be decided

kind-uncover-merchandise = uncover a merchandise card
kind-uncover-track-card = uncover a track card
kind-draw-card = draw an action card
kind-open-bonds = open the chosen bonds
kind-open-bids = open the bids
kind-take-bonds = take bonds
kind-seal-bonds = choose bonds in secret
kind-seal-bid = bid in secret
kind-take-group = take a group of track cards
kind-place-section = place a section
kind-discard-track-card = discard a track card
kind-name-cube = name a cube to move
kind-take-route = choose the route
kind-give-up = give up this transport
kind-draw-from = draw a card from a player
kind-play-fast-locomotive = play Fast Locomotive
kind-play-subsidy = play Subsidy
kind-play-favourable-opportunity = play Favourable Opportunity
kind-play-sabotage = play Sabotage
kind-play-more-freight = play More Freight
kind-play-everything-new = play Everything New
kind-lay-track-card = lay out a track card
kind-play-new-planning = play New Planning
kind-lift-cube = choose the cube that goes elsewhere
kind-put-cube = put the cube on a city

## What an answer brings, beside it in a list

hint-take-bonds = { marks }
hint-seal-bonds = { marks }
hint-take-group = { NAME($symbols, of: "symbol") }
hint-take-route = { NAME($way, of: "place", join: " – ") }: { NAME($gains, of: "seat", sign: "+") }

## What an action costs

price-volldampf = { $price ->
    [one] 1 mark
   *[other] { $price } marks
}

## Questions

ask-group = Which group?
ask-symbol = Which track card?
ask-place = Which city?
ask-card = Which card?
ask-amounts = How many each?

## Phases

phase-first-merchandise-cards = the first merchandise cards
phase-place-cubes = place cubes
phase-two-player-round = the round of two players
phase-uncover-merchandise-cards = uncover merchandise cards
phase-uncover-track-cards = uncover track cards
phase-purchase-bonds = purchase bonds
phase-sealed = choices made in secret
phase-sealed-bonds = bonds chosen in secret
phase-everything-new = a moment for Everything New
phase-rearrange-track-cards = rearrange the track cards
phase-auction-turn-order = the auction for turn order
phase-sealed-bids = sealed bids for turn order
phase-choose-track-cards = choose track cards
phase-place-track-sections = place track sections
phase-transport-cubes = transport cubes
phase-transport = a transport
phase-sabotage-window = a moment for Sabotage
phase-choose-route = choose the route
phase-more-freight = More Freight
phase-new-planning = New Planning
phase-subsidies = a moment for Subsidy
phase-gain-income = gain income and pay interest
phase-cards-for-the-last = cards for the last
phase-draw-action-card = draw an action card
phase-draw-from-player = draw a card from a player

## What happened

marks = { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
city = { NAME($place, of: "place") }
track-card = { $symbol ->
    [orange] an orange track card
   *[other] a { NAME($symbol, of: "symbol") } track card
}
stretch = { NAME($one, of: "place") }–{ NAME($other, of: "place") }

then = { then-income }{ then-next }
then-income = { $income ->
    [yes] {" "}Income is paid: { NAME($paid, of: "seat") }.{ then-interest }{ then-back }
   *[no] {""}
}
then-interest = { $interest ->
    [nobody] {""}
   *[other] {" "}Interest is due: { NAME($interest, of: "seat") }.
}
then-back = { $back ->
    [nobody] {""}
   *[other] {" "}Short of money, back on the income track: { NAME($back, of: "seat") }.
}
then-next = { $next ->
    [round] {" "}Round { $round } begins.
    [end] {" "}The game is over: { NAME($points, of: "seat") }. { then-winner }
   *[on] {""}
}

tie-break-volldampf = { $number1 ->
    [one] 1 mark
   *[other] { $number1 } marks
}

volldampf-start-player = { player } is the start player.
volldampf-uncover-merchandise = Merchandise for { NAME($places, of: "place") }.
volldampf-draw-cube = { $place ->
    [hand] { player } draws { cube } from the bag.
   *[other] { city } gets { cube }.
}{ then }
volldampf-uncover-track-card = Group { $group } gets { track-card }.
volldampf-draw-card = { $from ->
    [deck] { player } draws { drawn-card }.
   *[other] { player } draws { drawn-card } from { NAME($from, of: "seat") }.
}{ then }
drawn-card = { $told ->
    [yes] { NAME($card, of: "card") }
   *[no] an action card
}
volldampf-open-bonds = The bonds are opened: { NAME($bonds, of: "seat") }.
volldampf-open-bids = The bids are opened: { NAME($bids, of: "seat") }. { opened-result }
opened-result = { $result ->
    [decided] Both are paid. The order is now { NAME($order, of: "seat") }.
    [stays] A tie: both are paid, and the order stays { NAME($order, of: "seat") }.
   *[again] A tie: both bid again.
}

volldampf-take-bonds = { $bonds ->
    [0] { player } takes no bonds.
   *[other] { player } takes bonds of { $bonds } and gets { marks }.
}
volldampf-seal-bonds = { $told ->
    [yes] { player } seals bonds of { $bonds }.
   *[no] { player } seals a choice of bonds.
}
volldampf-bid = { $marks ->
    [0] { player } opens with nothing.
   *[other] { player } bids { marks }.
}
volldampf-pass = { $settled ->
    [yes] { player } passes. The order is now { NAME($order, of: "seat") }; paid: { NAME($payments, of: "seat") }.
   *[no] { player } passes.
}
volldampf-seal-bid = { $told ->
    [yes] { player } seals a bid of { marks }.
   *[no] { player } seals a bid.
}
volldampf-take-group = { player } takes group { $group }: { NAME($symbols, of: "symbol") }.
volldampf-place-section = { player } builds { stretch } for { marks } and { track-card }.
volldampf-discard-track-card = { player } discards { track-card }.
volldampf-name-cube = { player } wants to move { cube } from { city }.
volldampf-take-route = { player } moves { cube } by { NAME($way, of: "place", join: " – ") }. Income rises: { NAME($gains, of: "seat", sign: "+") }.{ then }
volldampf-give-up = { player } gives up a transport.{ then }
volldampf-decline = { $at ->
    [draw-from-player] { player } draws no card.
   *[other] { player } plays no card.
}{ then }
volldampf-draw-from = { player } draws a card from { NAME($from, of: "seat") }.
volldampf-play-fast-locomotive = { player } plays Fast Locomotive and wants to move { cube } from { city }.
volldampf-play-subsidy = { player } plays Subsidy for a third transport.
volldampf-play-favourable-opportunity = { player } plays Favourable Opportunity and builds { stretch } for { marks } and { track-card }.
volldampf-play-sabotage = { player } plays Sabotage: { NAME($other, of: "seat") } may not move { cube } from { city }.
volldampf-play-more-freight = { player } plays More Freight.
volldampf-play-everything-new = { player } plays Everything New and lays out the track cards again.
volldampf-lay-track-card = { player } lays { track-card } into group { $group }.
volldampf-play-new-planning = { player } plays New Planning.
volldampf-lift-cube = { player } lifts { cube } from { city }.
volldampf-put-cube = { player } puts { cube } on { city }.

## Why not

why-a-cube-is-lifted = Choose the cube first.
why-a-cube-lies-out = There is no cube to move.
why-all-built = A section of this route has not been built.
why-another-city = The cube must go to another city.
why-another-player = It must be another player.
why-bag-is-not-empty = The bag is empty.
why-bank-has-them = The bank has not so many bonds.
why-can-be-delivered = No built route that is short enough leads this cube to a city of its colour.
why-can-be-delivered-fast = Not even seven sections lead this cube to a city of its colour.
why-card-is-loose = No card of this colour is left to lay out.
why-ends-elsewhere = The cube would end where it began.
why-group-is-there = This group has been taken.
why-has-a-section = You have no section left.
why-has-five-marks = You have not the 5 marks that it costs.
why-has-the-money = You have not so much money.
why-holds-everything-new = You do not hold Everything New.
why-holds-fast-locomotive = You do not hold Fast Locomotive.
why-holds-favourable-opportunity = You do not hold Favourable Opportunity.
why-holds-more-freight = You do not hold More Freight.
why-holds-new-planning = You do not hold New Planning.
why-holds-sabotage = You do not hold Sabotage.
why-holds-subsidy = You do not hold Subsidy.
why-holds-the-card = You have no track card of this colour to put away.
why-holds-the-colour = You have no track card of this space's colour.
why-leaves-the-other-half = You may choose at most half of the bonds in the bank.
why-no-cube-is-lifted = A cube has been chosen already.
why-nothing-is-paid-back = Bonds are paid back only at the end of the game.
why-no-place-twice = The route comes to the same place twice.
why-no-section-twice = The route uses a section twice.
why-not-sabotaged = Sabotage has stopped this cube for this transport.
why-not-too-long = The route has too many sections.
why-not-two-at-once = A Fast Locomotive already serves this transport.
why-player-has-cards = This player holds no cards.
why-red-cities-for-red-cubes = Only red cubes may pass through red cities.
why-someone-has-bid = Nobody has bid yet: you must open, if only with 0.
why-something-to-move = There is no cube that you could move.
why-space-is-free = There is a section on this space already.
why-unbroken = The sections do not join on from the city where the cube lies.

### The page: rules and maps

## Rules

web-guide-rules = Rules
web-guide-rules-lead = Every rule in our own words, from: { $rulebook }. What the book leaves open and we decided is marked as a ruling.
web-guide-how-to-play = How to play
web-guide-search = Search the rules
web-guide-only-rulings = Rulings only
web-guide-found = { $count ->
    [0] No rule has that
    [one] { $count } rule
   *[other] { $count } rules
}
web-guide-link-to = Link to rule { $id }
web-guide-ruling = Ruling
web-guide-why = Why:

## Maps

web-guide-maps = Maps
web-guide-maps-lead = The boards of all games, as they may look when a game begins. Come closer, or play there at once.
web-guide-board-of = { $game }, { $option }: { $kind }
web-guide-play-here = Play here
web-guide-look-closer = Look closer
web-guide-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
web-guide-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
web-guide-towns = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
web-guide-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
web-guide-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-guide-blocked = { $count ->
    [0] no border blocked
    [one] { $count } border blocked
   *[other] { $count } borders blocked
}
web-guide-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-guide-sections = { $count ->
    [one] { $count } section of track
   *[other] { $count } sections of track
}
web-guide-map-printed = as it was printed
web-guide-map-reconstructed = pieced together from examples
web-guide-map-fictional = made up for this project
web-guide-own = A map of your own
web-guide-own-lead = A map is a text file that is a picture of itself. It is read here and on your server, and kept nowhere until you play on it.
web-guide-making-maps = How to make a map
web-guide-fault = Not a sound map yet:

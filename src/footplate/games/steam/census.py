"""How many there are of each component, counted afresh; what the position only remembers must agree."""

from __future__ import annotations

from collections.abc import Mapping

from footplate.games.steam.components import COLOURS, NEW_CITIES, SUPPLY, TILES
from footplate.games.steam.state import Steam
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS, NO_TRACK
from footplate.rails.tiles import BARE, sides


def census(s: Steam) -> Mapping[str, int]:
    """Cubes, New Cities and money stay; tiles, links, ends and what touches each hex are as counted."""
    count = {"money": sum(s.cash) + s.bank}
    on_map, in_supply = s.board.goods.totals(s.cubes), s.board.stocks.totals(s.stocks)
    for colour, name in enumerate(COLOURS):
        count[f"{name} cubes"] = on_map[colour] + in_supply[colour] + s.bag[colour]
        placed = [s.city[stop] for stop in s.board.towns].count(colour)
        count[f"{name} new cities"] = s.new_cities[colour] + placed - NEW_CITIES[colour]
    count["tiles miscounted"] = _miscounted_tiles(s)
    count["links miscounted"] = _miscounted_links(s)
    ends = _ends(s)
    count["ends miscounted"] = sorted(s.open_ends) != sorted(ends)
    count["hexes out of touch"] = s.touching != _touching(s, ends)
    count["hexes wrongly as printed"] = s.worked != _worked(s)
    count["tracks out of step"] = sum(
        [
            s.other[far] != terminal or s.owner[far] != s.owner[terminal]
            for terminal, far in enumerate(s.other)
            if far != NO_TRACK
        ]
    )
    return count


def _miscounted_tiles(s: Steam) -> int:
    faces = [TILES.lays[lay].face for lay in s.track if lay != BARE]
    wrong = [s.laid[face] != faces.count(face) for face in range(len(TILES.faces))]
    overdrawn = [sum([s.laid[face] for face in limit.faces]) > limit.most for limit in SUPPLY.limits]
    return sum(wrong) + sum(overdrawn) + (s.available != SUPPLY.available(s.laid))


def _miscounted_links(s: Steam) -> int:
    owners = [
        s.owner[terminal]
        for hex in s.board.stops
        for terminal in range(hex * SIDES, hex * SIDES + SIDES)
        if s.completed(terminal)
    ]
    return sum([s.links[seat] * 2 != owners.count(seat) for seat in range(s.players)])


def _ends(s: Steam) -> list[int]:
    """Every side at which a tile's track leaves and the next hex has none."""
    exits = [TILES.lays[lay].exits for lay in s.track]
    found = []
    for hex in range(s.board.size):
        for side in sides(exits[hex]):
            meets = s.board.across[hex * SIDES + side]
            if not (s.is_city(meets // SIDES) or exits[meets // SIDES] >> meets % SIDES & 1):
                found.append(hex * SIDES + side)
    return found


def _worked(s: Steam) -> list[int]:
    """The hexes without a stop that a tile, an open end or a New City has changed."""
    printed = s.board.touching
    return [hex for hex in s.board.country if s.track[hex] != BARE or s.touching[hex] != printed[hex]]


def _touching(s: Steam, ends: list[int]) -> list[int]:
    """The sides at which a city or an open end meets each hex."""
    across = s.board.across
    marks = [0] * s.board.size
    for hex in s.board.stops:
        if s.is_city(hex):
            for meets in across[hex * SIDES : hex * SIDES + SIDES]:
                if meets >= 0:
                    marks[meets // SIDES] |= 1 << meets % SIDES
    for end in ends:
        marks[across[end] // SIDES] |= 1 << ENDS + across[end] % SIDES
    return marks

"""How many there are of each component, counted afresh; what the position only remembers must agree."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from footplate.games.days_of_steam.components import (
    BRIDGES,
    COLOURS,
    EMPTY,
    LAYS,
    SIDES,
    TILES,
    TOWN,
    TOWNS,
)
from footplate.games.days_of_steam.phases.play_town import PlayDrawnTown
from footplate.games.days_of_steam.reach import holding, measure
from footplate.games.days_of_steam.sites import (
    BETWEEN_TOWNS,
    BLANK,
    CLOSE,
    FIFTH,
    TRACK,
    met,
    nearest_town,
)
from footplate.games.days_of_steam.squares import ACROSS, NEAR
from footplate.games.days_of_steam.state import NOTHING, SHADES, SORTS, UNREACHED, DaysOfSteam


def census(s: DaysOfSteam) -> Mapping[str, int]:
    """Tiles, towns, goods and counters stay; distances and sites are as on a map laid out anew."""
    count = {f"{tile.name} tiles": _tiles(s, number) for number, tile in enumerate(TILES)}
    for number, town in enumerate(TOWNS):
        lying = [*s.towns, *s.display, *_drawn(s)].count(number)
        count[f"{town.name} towns"] = s.town_deck[number] + lying
    for colour, name in enumerate(COLOURS):
        count[f"{name} goods"] = _goods(s, colour)
    count["circuit counters"] = s.counters_left() + sum(s.circuits)
    count["towns cut off"] = len(s.towns) > 1 and () in s.ways
    count["ways interrupted"] = sum([not _leads_to_a_town(s, way) for way in s.ways if way])
    count["segments held mistaken"] = holding(bytes(len(s.lay)), s.ways) != s.held
    count["exits mismeasured"] = _measured(s) != s.reach
    edges = [_edges(s, square) for square in range(len(s.lay))]
    empty = [square for square in range(len(s.lay)) if s.lay[square] == EMPTY]
    count["edges mismeasured"] = edges != list(s.edges)
    sides = {edge: [met(edge, side) for side in range(SIDES)] for edge in set(edges)}
    sites = [square for square in empty if CLOSE in sides[edges[square]]]
    count["sites mistaken"] = sorted(sites) != sorted(s.sites)
    low = [square for square, tile in enumerate(s.tile) if tile >= 0 and not TILES[tile].hill]
    covers = [square for square in low if s.lay[square] not in BRIDGES]
    count["covers mistaken"] = sorted(covers) != sorted(s.covers)
    towns = [square for square in empty if BLANK not in sides[edges[square]]]
    towns = [square for square in towns if BETWEEN_TOWNS <= nearest_town(s, square) < UNREACHED]
    count["town sites mistaken"] = sorted(towns) != sorted(s.town_sites)
    return count


def _measured(s: DaysOfSteam) -> bytearray:
    """The distances, measured anew."""
    twin = s.copy()
    measure(twin)
    return twin.reach


def _edges(s: DaysOfSteam, square: int) -> int:
    """What a square meets on its sides."""
    edges = 0
    for side in range(SIDES):
        beside, out = NEAR[square * SIDES + side], ACROSS[square * SIDES + side]
        if beside < len(s.lay) and s.lay[beside] != EMPTY:
            far = s.reach[out]
            track = LAYS[s.lay[beside]].sides >> out % SIDES & 1
            edges |= (BLANK if not track else CLOSE if far < FIFTH else TRACK) << 2 * side
    return edges


def _leads_to_a_town(s: DaysOfSteam, way: tuple[int, ...]) -> bool:
    """Whether a path can still be taken from one town to another."""
    for out, onward in pairwise(way):
        if onward % SIDES not in LAYS[s.lay[NEAR[out]]].exits[ACROSS[out] % SIDES]:
            return False
    return s.lay[way[0] // SIDES] == s.lay[NEAR[way[-1]]] == TOWN and way[0] // SIDES != NEAR[way[-1]]


def _drawn(s: DaysOfSteam) -> list[int]:
    """The town that was drawn and is still to be placed."""
    return [phase.town for phase in s.agenda if isinstance(phase, PlayDrawnTown) and phase.square == NOTHING]


def _tiles(s: DaysOfSteam, tile: int) -> int:
    """All of a track tile: in the deck, in hands, on the map and under other tiles."""
    in_hands = sum([hand.count(tile) for hand in s.hands])
    return s.deck[tile] + in_hands + s.tile.count(tile) + s.covered[tile]


def _goods(s: DaysOfSteam, colour: int) -> int:
    """All goods of a colour: in the bag, on the display, in towns, on trains and delivered."""
    sorts = [good for good in range(SHADES + len(s.towns)) if s.colour_of_good(good) == colour]
    in_towns = sum([s.goods[at] for good in sorts for at in range(good, len(s.goods), SORTS)])
    on_trains = sum([good in sorts for good in s.carried])
    beside = sum(s.display_goods[colour::SHADES]) + sum(s.delivered[colour::SHADES])
    return s.bag[colour] + beside + in_towns + on_trains

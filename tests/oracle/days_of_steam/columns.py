"""The oracle's table in the columns of the engine, so that they can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from footplate.games.days_of_steam.components import KINDS, lay_number
from tests.oracle.days_of_steam.components import ALL_TOWNS, COLOURS, TILES, TOWNS
from tests.oracle.days_of_steam.paths import Spot
from tests.oracle.days_of_steam.table import START, Good, Table

NOTHING: Final = -1
NO_TILE, TOWN_TILE = -1, -2
TOWN_LAY: Final = 1
SORTS: Final = len(COLOURS) + ALL_TOWNS
KIND_NAMES: Final = [kind.name for kind in KINDS]

# What the engine remembers of the map to be quicker: what it offers shows whether that is right.
DERIVED: Final = frozenset(["ways", "held", "reach", "edges", "sites", "town_sites", "covers"])


def columns(table: Table, squares: Sequence[Spot]) -> dict[str, Any]:
    """Everything, given the order in which the engine has numbered the squares."""
    towns = list(table.towns)
    numbers = {START: 0, **{spot: number for number, spot in enumerate(squares)}}
    return {
        "steam": table.steam,
        "coal": table.coal,
        "circuits": table.circuits,
        "delivered": in_a_row(table.delivered, COLOURS),
        "carried": [sort(towns, good) if good else NOTHING for good in table.carried],
        "train": [
            numbers[train.spot] << 4 | sum([1 << side for side in train.sides]) for train in table.trains
        ],
        "hands": [in_order(hand) for hand in table.hands],
        "deck": in_a_row([table.deck], TILES),
        "covered": in_a_row([table.covered], TILES),
        "town_deck": in_a_row([table.town_deck], TOWNS),
        "display": [list(TOWNS).index(town) if town else NOTHING for town in table.face_up],
        "display_goods": in_a_row(table.face_up_goods, COLOURS),
        "bag": in_a_row([table.bag], COLOURS),
        "towns": [list(TOWNS).index(town) for town in table.towns.values()],
        "town_squares": [numbers[spot] for spot in towns],
        "goods": goods(table),
        "tile": [tile(table, spot) for spot in squares],
        "lay": [lay(table, spot) for spot in squares],
        "turn": table.turn,
        "idle": table.idle,
        "passes": table.passes,
    }


def in_a_row(counts: Sequence[Mapping[str, int]], words: Mapping[str, Any] | Sequence[str]) -> list[int]:
    """How many of each, for one after another."""
    return [count.get(word, 0) for count in counts for word in words]


def in_order(hand: Counter[str]) -> tuple[int, ...]:
    """The tiles of a hand, in the order of the box."""
    return tuple([number for number, word in enumerate(TILES) for _ in range(hand[word])])


def sort(towns: Sequence[Spot], good: Good) -> int:
    """The colours first, then the towns that goods of their own colour started in."""
    return COLOURS.index(good.colour) if good.home is None else len(COLOURS) + towns.index(good.home)


def goods(table: Table) -> list[int]:
    """By town and sort."""
    towns = list(table.towns)
    counts = [0] * (len(towns) * SORTS)
    for number, town in enumerate(towns):
        for good, count in table.goods[town].items():
            counts[number * SORTS + sort(towns, good)] += count
    return counts


def known(table: Table) -> frozenset[Spot]:
    """Every square as far from the first town, in any direction, as there are tiles, and one farther."""
    span = range(-rings(table), rings(table) + 1)
    return frozenset([(x, y) for x in span for y in span])


def rings(table: Table) -> int:
    """How many rings of squares there are around the first town."""
    return max([1 + max(abs(x), abs(y)) for x, y in table.ground()], default=0)


def tile(table: Table, spot: Spot) -> int:
    """Which tile lies on a square."""
    if spot in table.towns:
        return TOWN_TILE
    return list(TILES).index(table.tiles[spot][0]) if spot in table.tiles else NO_TILE


def lay(table: Table, spot: Spot) -> int:
    """How it lies."""
    if spot in table.towns:
        return TOWN_LAY
    if spot not in table.tiles:
        return 0
    word, turns = table.tiles[spot]
    return lay_number(KIND_NAMES.index(TILES[word].kind), turns)

"""The oracle's table in the columns of the engine, so that they can be compared."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from tests.oracle.steamrollers.components import (
    BLACK,
    CITIES,
    COLOURS,
    DIE,
    FACES,
    HEXES,
    ORDER_FACES,
    ORDERS,
    TILES,
    TRACKS,
)
from tests.oracle.steamrollers.table import Table

NOTHING: Final = -1
OWN: Final = 72  # the first number of a personal good

# What the engine remembers of the sheets to be quicker: what it offers shows whether that is right.
DERIVED: Final = frozenset(["links", "reach"])


def columns(table: Table) -> dict[str, Any]:
    """Everything."""
    return {
        "bag": [table.bag[colour] for colour in COLOURS],
        "supply": [goods(table, city) for city in CITIES],
        "faces": [number(FACES, table.faces[tile]) for tile in TILES],
        "holders": [seat(table.holders[tile]) for tile in TILES],
        "order_faces": [number(ORDER_FACES, table.order_faces[order]) for order in ORDERS],
        "order_owners": [seat(table.order_owners[order]) for order in ORDERS],
        "boxes": [bits(DIE, boxes) for boxes in table.boxes],
        "tracks": [number(TRACKS, sheet.get(hex_, "")) for sheet in table.sheets for hex_ in HEXES],
        "blanks": [blanks(sheet, city) for sheet in table.sheets for city in CITIES],
        "delivered": table.delivered,
        "bonus": table.bonus,
        "kept": [kept[colour] for kept in table.kept for colour in COLOURS],
        "personal": [personal(table, seat) for seat in table.seats],
        "dice": [table.dice.count(value) for value in DIE],
        "crossed": [table.crossed[city] for city in CITIES],
        "box_of_coal": table.coal,
        "chart": chart(table),
        "black": max(0, number(BLACK, table.black)),
        "start": table.start,
        "sideways": bits(TILES, table.sideways),
        "in_use": bits(TILES, table.in_use),
        "seized": number(DIE, table.seized),
        "stirred": table.stirred,
        "quiet": table.quiet,
        "olive_delivered": table.olive_delivered,
        "olive_has_won": table.olive_has_won,
    }


def number(words: Collection[str], word: str) -> int:
    """Which of these words it is."""
    return list(words).index(word) if word in words else NOTHING


def seat(holder: int | None) -> int:
    """Who, or nobody."""
    return NOTHING if holder is None else holder


def bits(words: Sequence[str], chosen: Collection[str]) -> int:
    """A bit for each word that is among the chosen."""
    return sum([1 << at for at, word in enumerate(words) if word in chosen])


def goods(table: Table, city: str) -> tuple[int, ...]:
    """The goods of a city: alone in line, else sorted. [SR-03, SR-70]"""
    found = [COLOURS.index(colour) for colour in table.supply[city]]
    return tuple(found if table.solo else sorted(found))


def blanks(sheet: dict[str, str], city: str) -> int:
    """The hexes of a region that are empty."""
    region = [hex_ for hex_ in HEXES if hex_[0] == city]
    return bits(region, [hex_ for hex_ in region if hex_ not in sheet])


def personal(table: Table, seat: int) -> int:
    """The personal good by its city and colour."""
    own = table.personal[seat]
    if own is None:
        return NOTHING
    return OWN + number(CITIES, own.city) * len(COLOURS) + COLOURS.index(own.colour)


def chart(table: Table) -> int:
    """The charts of the medium game, then those of the hard one; none at first."""
    if not table.chart:
        return 0
    return 1 + CITIES.index(table.chart) + (len(CITIES) if table.agreed.borders == "hard" else 0)

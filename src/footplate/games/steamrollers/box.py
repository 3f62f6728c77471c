"""The box: the sheet, the tiles and the dice of a game of SteamRollers, as a page draws them."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from footplate.games.steamrollers.components import (
    ENGINE_BONUS,
    FACES,
    GOODS,
    ORDER_FACES,
    PAIRS,
    POWERS,
    TYPES,
)
from footplate.games.steamrollers.olive.turn import ENOUGH
from footplate.games.steamrollers.sheet import (
    BLOCKED,
    COLOUR_OF,
    FIRST_CITY,
    PLACES,
    REGION_OF,
    SIDES,
    SPOTS,
    TOWN,
    TRACKS,
    TYPE_OF,
)
from footplate.games.steamrollers.state import EMPTY_CITIES, QUIET_ROUNDS

NO_COLOUR: Final = -1


class SheetSpot(msgspec.Struct, frozen=True):
    """A hex or city of the sheet: its axial coordinates, its region, and for a city its colour, else -1.

    Hexes have their points up; the sides are counted clockwise from the north-west.
    """

    name: str
    q: int
    r: int
    region: int
    town: bool
    city: bool
    colour: int


class Track(msgspec.Struct, frozen=True):
    """A track: the two sides that it joins, and its type."""

    sides: tuple[int, int]
    type: int


class ActionFace(msgspec.Struct, frozen=True):
    """One side of an action tile; `returns`: it goes back to the centre after use. [SR-49]"""

    name: str
    tile: int
    effect: str
    returns: bool
    points: int
    solo: bool


class OrderSide(msgspec.Struct, frozen=True):
    """One side of an order tile; goods are counts by colour. [SR-06]"""

    name: str
    order: int
    goods: tuple[int, ...]
    points: int


class BlackFace(msgspec.Struct, frozen=True):
    """What the black die can show: types of track, on so many of its faces."""

    name: str
    types: tuple[int, ...]
    faces: int


class SteamRollersComponents(msgspec.Struct, frozen=True):
    """The sheet, tiles, dice and goods.

    `spots`: the hexes and then the cities, in the order of their words. `tracks`, `faces`, `orders`, `powers`
    and `pairs` are in the order of theirs.
    `blocked`: for each chart, 0 being open, the pairs of spots with a blocked border between them.
    `types`: what the types of track are called.
    `colours`: those of the cities.
    `goods`: counts by colour.
    `engine_bonus`: points by boxes.
    `empty_cities`, `quiet_rounds`: so many end the game.
    `crosses`: so many in a region let Olive deliver.
    """

    spots: tuple[SheetSpot, ...]
    sides: tuple[str, ...]
    types: tuple[str, ...]
    tracks: tuple[Track, ...]
    blocked: tuple[tuple[tuple[int, int], ...], ...]
    faces: tuple[ActionFace, ...]
    orders: tuple[OrderSide, ...]
    powers: tuple[str, ...]
    pairs: tuple[BlackFace, ...]
    engine_bonus: tuple[int, ...]
    colours: tuple[int, ...]
    goods: tuple[int, ...]
    empty_cities: int
    quiet_rounds: int
    crosses: int


@cache
def components() -> SteamRollersComponents:
    """What is on the table, whatever the options. [SR-01, SR-02]"""
    return SteamRollersComponents(
        spots=tuple([_spot(number) for number in range(len(SPOTS))]),
        sides=SIDES,
        types=TYPES,
        tracks=tuple([Track(sides, type) for sides, type in zip(TRACKS, TYPE_OF, strict=True)]),
        blocked=tuple([tuple(sorted([_border(edge) for edge in edges])) for edges in BLOCKED]),
        faces=tuple([ActionFace(*face) for face in FACES]),
        orders=tuple([OrderSide(*face) for face in ORDER_FACES]),
        powers=POWERS,
        pairs=tuple([BlackFace(pair.name, _types(pair.types), pair.faces) for pair in PAIRS]),
        engine_bonus=ENGINE_BONUS,
        colours=COLOUR_OF,
        goods=GOODS,
        empty_cities=EMPTY_CITIES,
        quiet_rounds=QUIET_ROUNDS,
        crosses=ENOUGH,
    )


def _spot(number: int) -> SheetSpot:
    name, (q, r) = SPOTS[number], PLACES[number]
    city = number - FIRST_CITY
    if city >= 0:
        return SheetSpot(name, q, r, city, town=False, city=True, colour=COLOUR_OF[city])
    return SheetSpot(name, q, r, REGION_OF[number], town=TOWN[number], city=False, colour=NO_COLOUR)


def _border(edge: frozenset[str]) -> tuple[int, int]:
    one, other = sorted([SPOTS.index(name) for name in edge])
    return one, other


def _types(bits: int) -> tuple[int, ...]:
    return tuple([type for type in range(len(TYPES)) if bits >> type & 1])

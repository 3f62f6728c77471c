"""How tiles fit: every tile in each of its different rotations, and which of these fit where.

Such a turned tile is known by its number. The plays on a square are made once and shared.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from footplate.games.days_of_steam.actions import PlayTile
from footplate.games.days_of_steam.components import LAYS_OF_TILES, ROTATIONS, SIDES, SIDES_OF, TILES
from footplate.games.days_of_steam.reach import LACKING
from footplate.games.days_of_steam.sites import turns_that_fit

Fitting: TypeAlias = "list[tuple[int, ...]]"  # by what a square meets: how a tile fits there, as turned tiles

_TURNED: Final = [
    (tile, rotation)
    for tile in range(len(TILES))
    for rotation in range(SIDES)
    if ROTATIONS[LAYS_OF_TILES[tile * SIDES + rotation]] == rotation
]
# By turned tile.
TURNED_LAYS: Final[list[int]] = [LAYS_OF_TILES[tile * SIDES + rotation] for tile, rotation in _TURNED]
LACKED: Final[list[int]] = [LACKING[lay] for lay in TURNED_LAYS]

FITTING: Final[list[Fitting]] = []  # by tile
PLAYS: Final[list[tuple[PlayTile, ...]]] = []  # by square and turned tile; () until one is needed there


def make_room(squares: int) -> None:
    """It is known how each tile fits, and there is room for the plays on so many squares."""
    if not FITTING:
        FITTING.extend([_fitting(tile) for tile in range(len(TILES))])
    PLAYS.extend([()] * (squares - len(PLAYS)))


def plays_on(square: int) -> tuple[PlayTile, ...]:
    """Every turned tile on a square, made for the first time."""
    made = PLAYS[square] = tuple([PlayTile(tile, square, rotation) for tile, rotation in _TURNED])
    return made


@cache
def fits_of(hand: tuple[int, ...]) -> tuple[list[Fitting], list[Fitting]]:
    """How the different tiles of a hand fit, and those that bear the mark. [DS-27]"""
    tiles = tuple(dict.fromkeys(hand))
    return [FITTING[tile] for tile in tiles], [FITTING[tile] for tile in tiles if TILES[tile].overbuild]


def _fitting(tile: int) -> Fitting:
    """How a tile fits for all that a square may meet. [DS-22, DS-25]"""
    first = [one for one, _ in _TURNED].index(tile)
    by_turns = [tuple([first + rotation for rotation in rotations]) for rotations in SIDES_OF]
    return [by_turns[turns] for turns in turns_that_fit(TILES[tile].kind)]

"""How tiles fit: a fit is a tile with the rotations in which it can lie somewhere; number 0 is none of any.

What a square meets says by which fit each tile can be played there, and the plays of a fit on a square are
made once and shared: so a list of plays is put together from parts that are there.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from footplate.games.days_of_steam.actions import PlayTile
from footplate.games.days_of_steam.components import LAYS_OF_TILES, SIDES, SIDES_OF, TILES
from footplate.games.days_of_steam.reach import LACKING
from footplate.games.days_of_steam.sites import turns_that_fit

NO_FIT: Final = 0

FITS: Final[list[list[int]]] = []  # by tile and what a square meets
LAYS_OF_FITS: Final[list[tuple[int, ...]]] = []
LACKED: Final[list[int]] = []  # by fit: the segments that some of its lays have not
PLAYS: Final[list[list[tuple[PlayTile, ...]]]] = []  # by square and fit; () until they are needed

_TURNED: Final[list[tuple[int, tuple[int, ...]]]] = []  # of each fit the tile and its rotations


def make_room(squares: int) -> None:
    """It is known how each tile fits, and there is a row of plays for each square."""
    if not FITS:
        _number(0, 0)
        FITS.extend([_fits_of(tile) for tile in range(len(TILES))])
    nothing: list[tuple[PlayTile, ...]] = [()] * len(_TURNED)
    PLAYS.extend([nothing.copy() for _ in range(len(PLAYS), squares)])


def forget() -> None:
    """Nothing is known any more."""
    for known in (FITS, LAYS_OF_FITS, LACKED, PLAYS, _TURNED):
        known.clear()


def _fits_of(tile: int) -> list[int]:
    """How a tile fits for all that a square may meet. [DS-22, DS-25]"""
    by_edges = turns_that_fit(TILES[tile].kind)
    numbers = {0: NO_FIT}
    for turns in by_edges:
        if turns not in numbers:
            numbers[turns] = _number(tile, turns)
    return [numbers[turns] for turns in by_edges]


def _number(tile: int, turns: int) -> int:
    """The number of a new fit, whose rotations are given as bits."""
    lays = tuple([LAYS_OF_TILES[tile * SIDES + rotation] for rotation in SIDES_OF[turns]])
    _TURNED.append((tile, SIDES_OF[turns]))
    LAYS_OF_FITS.append(lays)
    LACKED.append(reduce(or_, [LACKING[lay] for lay in lays], 0))
    return len(_TURNED) - 1


def plays_on(square: int, fit: int) -> tuple[PlayTile, ...]:
    """A tile on a square in all rotations in which it fits there, made for the first time."""
    tile, turns = _TURNED[fit]
    made = PLAYS[square][fit] = tuple([PlayTile(tile, square, rotation) for rotation in turns])
    return made

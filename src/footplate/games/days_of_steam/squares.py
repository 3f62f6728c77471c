"""Squares of a map that grows: each is numbered when a tile first comes near it, and never again.

All nine squares around a tile have numbers, so a square that touches the map only at a corner can be named.
Places are kept as the characters of a string, one for each square, for in a string they are found quickly.
"""

from __future__ import annotations

from typing import Final

from footplate.games.days_of_steam.components import SIDES

UNKNOWN: Final = -1  # a neighbour that has no number yet
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the north, east, south and west
_SPAN: Final = 256  # more squares than a map can be wide
_HOME: Final = 0x10000 + _SPAN * _SPAN // 2 + _SPAN // 2
_TURNS: Final = (1, 2, 3, 0)  # from each side to the next
_STRIDES: Final = tuple(dy * _SPAN + dx for dx, dy in STEPS)


def character(x: int, y: int) -> str:
    """A place as a character; x grows to the east and y to the south of the first town."""
    return chr(_HOME + y * _SPAN + x)


def place(square: str) -> tuple[int, int]:
    """Where a square lies."""
    y, x = divmod(ord(square) - 0x10000, _SPAN)
    return x - _SPAN // 2, y - _SPAN // 2


def name(x: int, y: int) -> str:
    """The way to a square from the first town: n2e1 is two to the north and one to the east."""
    north = f"n{-y}" if y < 0 else f"s{y}" if y else ""
    east = f"e{x}" if x > 0 else f"w{-x}" if x else ""
    return north + east or "start"


def names(squares: str) -> tuple[str, ...]:
    """What each square is called."""
    return tuple([name(*place(square)) for square in squares])


def number_around(squares: str, near: list[int], square: int) -> str:
    """All squares around one get a number, if they have none, and are told of their neighbours."""
    at = square * SIDES
    for side, beside in enumerate(near[at : at + SIDES]):
        if beside == UNKNOWN:
            squares = _number(squares, near, ord(squares[square]) + _STRIDES[side])
    for beside, turn in zip(near[at : at + SIDES], _TURNS, strict=True):
        if near[beside * SIDES + turn] == UNKNOWN:
            squares = _number(squares, near, ord(squares[beside]) + _STRIDES[turn])
    return squares


def _number(squares: str, near: list[int], at: int) -> str:
    """A square gets the next number, and its neighbours know it."""
    around = [squares.find(chr(at + stride)) for stride in _STRIDES]
    near += around
    for side, beside in enumerate(around):
        if beside != UNKNOWN:
            near[beside * SIDES + (side ^ 2)] = len(squares)
    return squares + chr(at)

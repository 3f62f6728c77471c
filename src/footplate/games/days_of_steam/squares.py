"""Squares, numbered in rings around the first town, which is 0; each is named by the way from there.

A map may grow in any direction, so the tables have as many rings as any map has needed; a position sees to it
that its own are there.
"""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Final

from footplate.games.days_of_steam.components import OPPOSITE, SIDES

Place = tuple[int, int]  # how far to the east and to the south of the first town

STEPS: Final[tuple[Place, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the north, east, south and west
PLACES: Final[list[Place]] = []
NEAR: Final[list[int]] = []  # by exit, square * 4 + side: the square there
ACROSS: Final[list[int]] = []  # by exit: the one of that square that leads back
OUTERMOST: Final[list[int]] = []  # by square: the highest number of a square beside it


def within(rings: int) -> int:
    """How many squares there are in so many rings and the middle; also the first number beyond them."""
    side = 2 * rings + 1
    return side * side


def rings_of(squares: int) -> int:
    """In how many rings around the middle there are so many squares."""
    return isqrt(squares) // 2


def number(x: int, y: int) -> int:
    """The number of a square; a ring begins in its north-west corner and goes round clockwise."""
    ring = max(abs(x), abs(y))
    if ring == 0:
        return 0
    first = within(ring - 1)
    if y == -ring:
        return first + x + ring
    if x == ring:
        return first + 2 * ring + y + ring
    if y == ring:
        return first + 4 * ring + ring - x
    return first + 6 * ring + ring - y


def chart(rings: int) -> None:
    """Have places and neighbours for all squares in so many rings."""
    while len(PLACES) < within(rings):
        here = _place_after(PLACES[-1]) if PLACES else (0, 0)
        PLACES.append(here)
        for side, (x, y) in enumerate(STEPS):
            beside = number(here[0] + x, here[1] + y)
            NEAR.append(beside)
            ACROSS.append(beside * SIDES + (side ^ OPPOSITE))
        OUTERMOST.append(max(NEAR[-SIDES:]))


def _place_after(place: Place) -> Place:
    """The place with the next number."""
    x, y = place
    ring = max(abs(x), abs(y))
    if place == (0, 0) or place == (-ring, 1 - ring):
        return -ring - 1, -ring - 1
    if y == -ring and x < ring:
        return x + 1, y
    if x == ring and y < ring:
        return x, y + 1
    return (x - 1, y) if y == ring and x > -ring else (x, y - 1)


def exits_of(square: int) -> list[int]:
    """The four exits of a square."""
    first = square * SIDES
    return [first, first + 1, first + 2, first + 3]


def name(x: int, y: int) -> str:
    """The way to a square from the first town: n2e1 is two to the north and one to the east."""
    north = f"n{-y}" if y < 0 else f"s{y}" if y else ""
    east = f"e{x}" if x > 0 else f"w{-x}" if x else ""
    return north + east or "start"


@cache
def called(square: int) -> str:
    """The name of a square."""
    return name(*PLACES[square])


@cache
def places(rings: int) -> tuple[Place, ...]:
    """Where the squares in so many rings are."""
    chart(rings)
    return tuple(PLACES[: within(rings)])


@cache
def names(rings: int) -> tuple[str, ...]:
    """What the squares in so many rings are called."""
    chart(rings)
    return tuple([called(square) for square in range(within(rings))])

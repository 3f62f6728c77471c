"""Valid paths, found by walking: who enters a square by a side takes every segment that starts there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from tests.oracle.days_of_steam.components import BARE, TOWN, Track

Spot: TypeAlias = "tuple[int, int]"  # to the east and to the south of the first town
Ground: TypeAlias = "Mapping[Spot, Track]"  # what lies on the squares that are not empty

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def called(spot: Spot) -> str:
    """The word for a square: n2e1 is two to the north and one to the east of the first town."""
    x, y = spot
    steps = (f"n{-y}" if y < 0 else f"s{y}" if y else "") + (f"e{x}" if x > 0 else f"w{-x}" if x else "")
    return steps or "start"


def located(word: str) -> Spot:
    """The square that a word is for."""
    steps = {way: int(count) for way, count in re.findall(r"([nesw])(\d+)", word)}
    return steps.get("e", 0) - steps.get("w", 0), steps.get("s", 0) - steps.get("n", 0)


def beside(spot: Spot, side: int) -> Spot:
    """The square beyond a side."""
    (x, y), (dx, dy) = spot, STEPS[side]
    return x + dx, y + dy


def across(side: int) -> int:
    """What the square beyond a side calls that side."""
    return (side + 2) % 4


@cache
def onward(track: Track, entry: int) -> tuple[int, ...]:
    """The sides to which a segment leads from one; a dead end leads nowhere. [DS-07, DS-53]"""
    return tuple([sum(sides) - entry for sides in sorted(track) if entry in sides and len(sides) == 2])


@cache
def open_sides(track: Track) -> tuple[int, ...]:
    """The sides with the end of a segment."""
    return tuple(sorted({side for sides in track if len(sides) == 2 for side in sides}))


@cache
def tracked_sides(track: Track) -> tuple[int, ...]:
    """The sides with any track, dead ends too. [DS-22]"""
    return tuple(sorted({side for sides in track for side in sides}))


def tiles_to_a_town(ground: Ground, spot: Spot, sides: Iterable[int]) -> int | None:
    """How many tiles lie on the shortest valid path from a square to another with a town. [DS-23]

    None if there is no such path that leaves by one of these sides.
    """
    tiles = 0
    leaving = {(spot, side) for side in sides}
    left: set[tuple[Spot, int]] = set()
    while leaving:
        left |= leaving
        entering = {(beside(at, side), across(side)) for at, side in leaving}
        if any([there != spot and ground.get(there) == TOWN for there, _ in entering]):
            return tiles
        found = [
            (there, side) for there, entry in entering for side in onward(ground.get(there, BARE), entry)
        ]
        leaving = set(found) - left
        tiles += 1
    return None

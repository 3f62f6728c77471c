"""Circuits by brute force: every loop over track that is new is walked, whichever way it may go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from tests.oracle.days_of_steam.components import BARE, TOWN, Track
from tests.oracle.days_of_steam.paths import Ground, Spot, across, beside, onward

Side: TypeAlias = "tuple[Spot, int]"


class Walk(NamedTuple):
    """A way over the map: the side by which it leaves its last square, and all it has used."""

    end: Side
    towns: frozenset[Spot]
    sides: frozenset[Side]

    def on(self, spot: Spot, track: Track, entry: int, out: int) -> Walk:
        """The walk with another square at its end."""
        towns = self.towns | {spot} if track == TOWN else self.towns
        return Walk((spot, out), towns, self.sides | {(spot, entry), (spot, out)})


NOWHERE = Walk(((0, 0), 0), frozenset(), frozenset())


def new_circuit(before: Ground, after: Ground) -> bool:
    """Whether a circuit runs over a segment that its square did not have before. [DS-42]"""
    for spot, track in after.items():
        for sides in track - before.get(spot, BARE):
            if len(sides) == 2 and next(circuits_over(after, spot, *sides), None):
                return True
    return False


def circuits_over(ground: Ground, spot: Spot, one: int, other: int) -> Iterator[Walk]:
    """Every loop over a segment that meets two towns or more. [DS-40]"""
    start = NOWHERE.on(spot, ground[spot], one, other)
    for loop in ways(ground, start, (spot, one)):
        if len(loop.towns) >= 2:
            yield loop


def ways(ground: Ground, walk: Walk, goal: Side) -> Iterator[Walk]:
    """All ways on from the end of a walk to a side, which use no side and no town again. [DS-45]"""
    spot, out = walk.end
    there, entry = beside(spot, out), across(out)
    if (there, entry) == goal:
        yield walk
    track = ground.get(there, BARE)
    if there in walk.towns or (there, entry) in walk.sides:
        return
    for side in onward(track, entry):
        if (there, side) not in walk.sides:
            yield from ways(ground, walk.on(there, track, entry, side), goal)

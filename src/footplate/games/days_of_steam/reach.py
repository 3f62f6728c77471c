"""Valid paths from towns: how near the nearest is at every side, and one way from each town to another.

A side of a square as an exit is the number square * 4 + side. A path is the exits it takes. [DS-23]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from footplate.games.days_of_steam.components import LAYS, SIDES, TOWN
from footplate.games.days_of_steam.squares import ACROSS, NEAR, exits_of
from footplate.games.days_of_steam.state import UNREACHED, DaysOfSteam

EXITS = tuple(lay.exits for lay in LAYS)


def spread(s: DaysOfSteam, exits: list[int]) -> list[int]:
    """Follow the track from exits that have come nearer to a town; returns all that have. [DS-25, DS-32]"""
    reach, lay = s.reach, s.lay
    for out in exits:
        square = NEAR[out]
        if lay[square] > TOWN:
            far = reach[out] + 1
            for side in EXITS[lay[square]][ACROSS[out] % SIDES]:
                onward = square * SIDES + side
                if far < reach[onward]:
                    reach[onward] = far
                    exits.append(onward)
    return exits


def join(s: DaysOfSteam, square: int) -> list[int]:
    """The exits of a tile just laid come as near to towns as its neighbours let them; returns those."""
    found: list[int] = []
    reach, at = s.reach, square * SIDES
    for side, joined in enumerate(EXITS[s.lay[square]]):
        if joined:
            far = reach[ACROSS[at + side]] + 1
            for exit in joined:
                if far < reach[at + exit]:
                    reach[at + exit] = far
                    found.append(at + exit)
    return found


def join_town(s: DaysOfSteam, square: int) -> list[int]:
    """The exits of a town are as near to one as can be; returns them."""
    exits = list(exits_of(square))
    for out in exits:
        s.reach[out] = 0
    return exits


def measure(s: DaysOfSteam) -> None:
    """Everything anew, for overbuilding can lengthen paths. [DS-25]"""
    s.reach[:] = [UNREACHED] * len(s.reach)
    spread(s, [out for square in s.town_squares for out in join_town(s, square)])


def find_way(lay: Sequence[int], town: int) -> tuple[int, ...]:
    """A shortest valid path from the town on a square to another; () if there is none. [DS-29, DS-31]"""
    came = dict.fromkeys(exits_of(town), -1)
    queue = list(came)
    for out in queue:
        square = NEAR[out]
        if lay[square] == TOWN and square != town:
            return _traced(came, out)
        if lay[square] > TOWN:
            for side in EXITS[lay[square]][ACROSS[out] % SIDES]:
                onward = square * SIDES + side
                if onward not in came:
                    came[onward] = out
                    queue.append(onward)
    return ()


def _traced(came: dict[int, int], out: int) -> tuple[int, ...]:
    path = []
    while out >= 0:
        path.append(out)
        out = came[out]
    return tuple(path[::-1])


class Ways(NamedTuple):
    """The way that each town has to another: where it passes, and where it comes in."""

    through: dict[int, list[tuple[int, int, int]]]  # by square: whose way, and the sides of the tile it takes
    into: dict[int, list[int]]  # by town: whose ways end there


def ways(s: DaysOfSteam) -> Ways:
    """All ways, looked at by square and by town."""
    found = Ways({}, {})
    for town, way in zip(s.town_squares, s.ways, strict=True):
        for out, onward in pairwise(way):
            found.through.setdefault(onward // SIDES, []).append((town, ACROSS[out] % SIDES, onward % SIDES))
        if way:
            found.into.setdefault(NEAR[way[-1]], []).append(town)
    return found


def cuts_off(s: DaysOfSteam, kept: Ways, square: int, lay: int) -> bool:
    """Whether another lay on a square would take some town's last valid path to another. [DS-29]"""
    cut = _cut(kept, square, lay)
    lays: list[int] = []
    for town in cut:
        # A way is as good from its other end.
        if all([other in cut for other in kept.into.get(town, ())]):
            if not lays:
                lays = s.lay.copy()
                lays[square] = lay
            if not find_way(lays, town):
                return True
    return False


def _cut(kept: Ways, square: int, lay: int) -> list[int]:
    """The towns whose ways another lay on a square would interrupt."""
    return [town for town, one, other in kept.through.get(square, ()) if other not in EXITS[lay][one]]


def mend_ways(s: DaysOfSteam, square: int) -> None:
    """Towns whose way to another was interrupted on a square have another. [DS-29]"""
    for town in _cut(ways(s), square, s.lay[square]):
        s.ways[s.town_squares.index(town)] = find_way(s.lay, town)


def distance(s: DaysOfSteam, square: int, side: int) -> int:
    """How many segments a valid path has that comes from a town to a square by a side. [DS-25, DS-32]"""
    out = ACROSS[square * SIDES + side]
    return s.reach[out] if out < len(s.reach) else UNREACHED

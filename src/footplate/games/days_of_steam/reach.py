"""Valid paths from towns: how near the nearest is at every side, and one way from each town to another.

A side of a square as an exit is the number square * 4 + side. A path is the exits it takes. [DS-23]
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import pairwise
from typing import Final

from footplate.games.days_of_steam.components import EXITS, LAYS, SIDE, SIDE_BITS, SIDES, TOWN
from footplate.games.days_of_steam.squares import ACROSS, NEAR, exits_of
from footplate.games.days_of_steam.state import UNREACHED, DaysOfSteam

NOWHERE: Final = -1  # where a path comes from when it leaves its town


_SEGMENT_BITS: Final = SIDES * SIDES  # of a crossing; the rest is the number of a town


def _segment(one: int, other: int) -> int:
    """A segment between two sides, in either direction, as a bit."""
    return 1 << (min(one, other) * SIDES + max(one, other))


_SEGMENT: Final[list[int]] = [_segment(one, other) for one in range(SIDES) for other in range(SIDES)]
_SEGMENTS: Final[list[int]] = [sum([_segment(*pair) for pair in lay.segments]) for lay in LAYS]
_NO_SEGMENTS: Final[list[int]] = [(1 << _SEGMENT_BITS) - 1 & ~segments for segments in _SEGMENTS]


def spread(s: DaysOfSteam, exits: list[int]) -> list[int]:
    """Follow the track from exits that have come nearer to a town; returns all that have. [DS-25, DS-32]"""
    reach, lay = s.reach, s.lay
    for out in exits:
        entry = ACROSS[out]
        here = lay[entry >> SIDE_BITS]
        if here > TOWN:
            far = reach[out] + 1
            side = entry & SIDE
            for exit in EXITS[here * SIDES + side]:
                onward = entry - side + exit
                if far < reach[onward]:
                    reach[onward] = far
                    exits.append(onward)
    return exits


def join(s: DaysOfSteam, square: int) -> list[int]:
    """The exits of a tile just laid come as near to towns as its neighbours let them; returns those."""
    found: list[int] = []
    reach, at, lay = s.reach, square * SIDES, s.lay[square] * SIDES
    for side in range(SIDES):
        joined = EXITS[lay + side]
        if joined:
            far = reach[ACROSS[at + side]] + 1
            for exit in joined:
                if far < reach[at + exit]:
                    reach[at + exit] = far
                    found.append(at + exit)
    return found


def join_otherwise(s: DaysOfSteam, square: int) -> list[int]:
    """A tile that covers another may cut paths and make new ones; returns all exits further or nearer now."""
    once = _lose(s, square)
    again: list[int] = []
    for out in once:
        far = _far(s, out)
        if far < s.reach[out]:
            s.reach[out] = far
            again.append(out)
    nearer = [*spread(s, again), *spread(s, join(s, square))]
    changed = {out for out in nearer if out not in once}
    changed.update([out for out, far in once.items() if far != s.reach[out]])
    return sorted(changed)


def _lose(s: DaysOfSteam, square: int) -> dict[int, int]:
    """Exits are out of reach whose paths were all cut on a square; returns how far they were."""
    once: dict[int, int] = {}
    reach, lay = s.reach, s.lay
    lost = [out for out in exits_of(square) if reach[out] < _far(s, out)]
    for out in lost:
        far = reach[out]
        if far < UNREACHED:
            once[out] = far
            reach[out] = UNREACHED
            entry = ACROSS[out]
            here, side = lay[entry >> SIDE_BITS], entry & SIDE
            for exit in EXITS[here * SIDES + side] if here > TOWN else ():
                onward = entry - side + exit
                if reach[onward] == far + 1 and _far(s, onward) > far + 1:
                    lost.append(onward)
    return once


def _far(s: DaysOfSteam, out: int) -> int:
    """How far from a town an exit of a track tile is by those of its neighbours."""
    square, nearest = out >> SIDE_BITS, UNREACHED
    for side in EXITS[s.lay[square] * SIDES + (out & SIDE)]:
        nearest = min(nearest, s.reach[ACROSS[square * SIDES + side]])
    return nearest + 1


def join_town(s: DaysOfSteam, square: int) -> list[int]:
    """The exits of a town are as near to one as can be; returns them."""
    exits = list(exits_of(square))
    for out in exits:
        s.reach[out] = 0
    return exits


def measure(s: DaysOfSteam) -> None:
    """Everything anew. [DS-25]"""
    s.reach[:] = unreached(len(s.reach))
    spread(s, [out for square in s.town_squares for out in join_town(s, square)])


def unreached(exits: int) -> array[int]:
    """So many exits to which no town has a path."""
    return array("h", [UNREACHED]) * exits


def find_way(lay: list[int], town: int) -> tuple[int, ...]:
    """A shortest valid path from the town on a square to another; () if there is none. [DS-29, DS-31]"""
    queue = list(exits_of(town))
    came = dict.fromkeys(queue, NOWHERE)
    for out in queue:
        entry = ACROSS[out]
        square = entry >> SIDE_BITS
        here = lay[square]
        if here > TOWN:
            for side in EXITS[here * SIDES + (entry & SIDE)]:
                onward = square * SIDES + side
                if onward not in came:
                    came[onward] = out
                    queue.append(onward)
        elif here == TOWN and square != town:
            return _traced(came, out)
    return ()


def _traced(came: dict[int, int], out: int) -> tuple[int, ...]:
    path: list[int] = []
    while out != NOWHERE:
        path.append(out)
        out = came[out]
    path.reverse()
    return tuple(path)


class Ways:
    """The way that each town has to another: where it passes, and where it ends."""

    def __init__(self, s: DaysOfSteam) -> None:
        self.through: Final[dict[int, list[int]]] = {}  # by square: whose way, and the segment that it takes
        self.ends: Final[list[int]] = []  # by town: the square of the other
        self.lay: Final = s.lay.copy()
        through = self.through
        for number, way in enumerate(s.ways):
            town = number << _SEGMENT_BITS
            for square, segment in _crossings(way):
                if square in through:
                    through[square].append(town | segment)
                else:
                    through[square] = [town | segment]
            self.ends.append(NEAR[way[-1]] if way else NOWHERE)


@lru_cache(maxsize=1024)
def _crossings(way: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The squares between the towns of a way, each with the segment that it takes there."""
    found = []
    for out, onward in pairwise(way):
        entry = ACROSS[out]
        segment = _SEGMENT[(entry & SIDE) * SIDES + (onward & SIDE)]
        found.append((entry >> SIDE_BITS, segment))
    return tuple(found)


def cuts_off(s: DaysOfSteam, ways: Ways, square: int, lay: int) -> bool:
    """Whether another lay on a square would take some town's last valid path to another. [DS-29]"""
    cut = _cut(ways, square, lay)
    if not cut:
        return False
    before = ways.lay[square]
    ways.lay[square] = lay
    found = not all(_has_a_way(s, ways, number, cut) for number in cut)
    ways.lay[square] = before
    return found


def _cut(ways: Ways, square: int, lay: int) -> list[int]:
    """The towns whose ways another lay on a square would interrupt."""
    missing = _NO_SEGMENTS[lay]
    return [crossing >> _SEGMENT_BITS for crossing in ways.through.get(square, ()) if crossing & missing]


def _has_a_way(s: DaysOfSteam, ways: Ways, number: int, cut: list[int]) -> bool:
    """Whether a town whose own way is cut has another; one from elsewhere is as good from its other end."""
    town = s.town_squares[number]
    if town in ways.ends:
        for other, end in enumerate(ways.ends):
            if end == town and other not in cut:
                return True
    return find_way(ways.lay, town) != ()


def mend_ways(s: DaysOfSteam, square: int) -> None:
    """Towns whose way to another was interrupted on a square have another. [DS-29]"""
    for number in _cut(Ways(s), square, s.lay[square]):
        s.ways[number] = find_way(s.lay, s.town_squares[number])


def keeps(lay: int, before: int) -> bool:
    """Whether a lay has all segments that another had."""
    return not _SEGMENTS[before] & _NO_SEGMENTS[lay]


def distance(s: DaysOfSteam, square: int, side: int) -> int:
    """How many segments a valid path has that comes from a town to a square by a side. [DS-25, DS-32]"""
    out = ACROSS[square * SIDES + side]
    return s.reach[out] if out < len(s.reach) else UNREACHED

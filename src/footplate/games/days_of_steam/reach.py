"""Valid paths from towns: how near the nearest is at every side, and one way from each town to another.

A side of a square as an exit is the number square * 4 + side. A path is the exits it takes. [DS-23]
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from footplate.games.days_of_steam.components import (
    EXITS,
    JOINED_SIDES,
    LAYS,
    SIDE,
    SIDE_BITS,
    SIDES,
    SIDES_OF,
    TOWN,
    with_lay,
)
from footplate.games.days_of_steam.squares import ACROSS, NEAR, exits_of
from footplate.games.days_of_steam.state import UNREACHED, DaysOfSteam
from footplate.kernel.state import changed

NOWHERE: Final = -1  # where a path comes from when it leaves its town


_PAIRS: Final = tuple(combinations(range(SIDES), 2))
_SEGMENT_BITS: Final = len(_PAIRS)  # of a crossing; the rest is the number of a town


def _segment(one: int, other: int) -> int:
    """A segment between two sides, in either direction, as a bit."""
    return 1 << _PAIRS.index((min(one, other), max(one, other)))


_SEGMENT: Final[list[int]] = [
    _segment(one, other) if one != other else 0 for one in range(SIDES) for other in range(SIDES)
]  # by side and side
_SEGMENTS: Final[list[int]] = [sum([_segment(*pair) for pair in lay.segments]) for lay in LAYS]
LACKING: Final[list[int]] = [(1 << _SEGMENT_BITS) - 1 & ~segments for segments in _SEGMENTS]


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
    reach, at, lay = s.reach, square * SIDES, s.lay[square]
    for side in SIDES_OF[JOINED_SIDES[lay]]:
        far = reach[ACROSS[at + side]] + 1
        if far < UNREACHED:
            for exit in EXITS[lay * SIDES + side]:
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
    lost = [out for out in exits_of(square) if reach[out] != _far(s, out)]
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
    exits = exits_of(square)
    for out in exits:
        s.reach[out] = 0
    return exits


def measure(s: DaysOfSteam) -> None:
    """Everything anew. [DS-25]"""
    s.claim()
    s.reach[:] = bytes([UNREACHED]) * len(s.reach)
    spread(s, [out for square in s.town_squares for out in join_town(s, square)])


def find_way(lay: bytes, town: int) -> tuple[int, ...]:
    """A shortest valid path from the town on a square to another; () if there is none. [DS-29, DS-31]"""
    queue = exits_of(town)
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

    def __init__(self, ways: tuple[tuple[int, ...], ...], squares: tuple[int, ...]) -> None:
        self.of: Final = ways
        self.through: Final[dict[int, list[int]]] = {}  # by square: whose way, and the segment that it takes
        self.arriving: Final[list[list[int]]] = [[] for _ in ways]  # by town: whose ways end there
        through = self.through
        for number, way in enumerate(ways):
            town = number << _SEGMENT_BITS
            for square, segment in _crossings(way):
                if square in through:
                    through[square].append(town | segment)
                else:
                    through[square] = [town | segment]
            if way:
                self.arriving[squares.index(NEAR[way[-1]])].append(number)


def holding(held: bytes, ways: tuple[tuple[int, ...], ...]) -> bytes:
    """By square the segments that are held, and those that more ways take."""
    taken = bytearray(held)
    for way in ways:
        for square, segment in _crossings(way):
            taken[square] |= segment
    return bytes(taken)


@lru_cache(maxsize=1024)
def _crossings(way: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The squares between the towns of a way, each with the segment that it takes there."""
    found = []
    for out, onward in pairwise(way):
        entry = ACROSS[out]
        segment = _SEGMENT[(entry & SIDE) * SIDES + (onward & SIDE)]
        found.append((entry >> SIDE_BITS, segment))
    return tuple(found)


_LATEST: Final = [Ways((), ())]


def _ways(s: DaysOfSteam) -> Ways:
    """The ways of all towns in play, which stay the same for many turns, and so are remembered."""
    latest = _LATEST[0]
    if latest.of is not s.ways:
        latest = _LATEST[0] = Ways(s.ways, s.town_squares)
    return latest


def cuts_off(s: DaysOfSteam, square: int, lay: int) -> bool:
    """Whether another lay on a square would take some town's last valid path to another. [DS-29]"""
    if not s.held[square] & LACKING[lay]:
        return False
    ways = _ways(s)
    cut = _cut(ways, square, lay)
    lays = with_lay(s.lay, square, lay)
    for number in cut:
        if not _arrives(ways, number, cut) and not find_way(lays, s.town_squares[number]):
            return True
    return False


def _cut(ways: Ways, square: int, lay: int) -> list[int]:
    """The towns whose ways another lay on a square would interrupt."""
    missing = LACKING[lay]
    return [crossing >> _SEGMENT_BITS for crossing in ways.through[square] if crossing & missing]


def _arrives(ways: Ways, town: int, cut: list[int]) -> bool:
    """Whether a way that is not cut comes from elsewhere, which is as good from its other end."""
    return any([other not in cut for other in ways.arriving[town]])


def mend_ways(s: DaysOfSteam, square: int) -> None:
    """Towns whose way to another was interrupted on a square have another. [DS-29]"""
    if s.held[square] & LACKING[s.lay[square]]:
        for number in _cut(_ways(s), square, s.lay[square]):
            s.ways = changed(s.ways, number, find_way(s.lay, s.town_squares[number]))
        s.held = holding(bytes(len(s.lay)), s.ways)


def keeps(lay: int, before: int) -> bool:
    """Whether a lay has all segments that another had."""
    return not _SEGMENTS[before] & LACKING[lay]


def distance(s: DaysOfSteam, square: int, side: int) -> int:
    """How many segments a valid path has that comes from a town to a square by a side. [DS-25, DS-32]"""
    out = ACROSS[square * SIDES + side]
    return s.reach[out] if out < len(s.reach) else UNREACHED

"""Circuits: whether the tile just played closed a new one. [DS-40 to DS-47]

A circuit is a loop that uses each side of a track tile at most once and each town at most once, meets at
least two towns, and runs over a segment that its square did not have before. For each such segment:

1. Walk from its one end, which says of every side whether one can get there from it. If not from its other
   end, there is no loop.
2. Search from the other end for a loop, path by path, over sides from which one gets there, and with towns
   enough the shortest way first; but only for so many steps, and then as many from the one end for the other:
   nearly always that is enough to find one or to have tried all.
3. Else sweep what is on walks from both ends, square by square, and keep for what was swept only how the
   loose ends that lead into the rest are joined in pairs, and of each joined piece how many towns it meets
   (two are enough) and whether it has the new segment. States of the sweep that agree in this are one. A loop
   is found when a piece's own two ends meet.

The sweep takes no longer than the number of squares times the number of ways to pair the loose ends, which
the width of the map limits. It never follows single paths, whose number may double with every junction.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

from footplate.games.days_of_steam.components import EXITS, SEGMENTS, SIDE, SIDE_BITS, SIDES, SIDES_OF, TOWN
from footplate.games.days_of_steam.sites import comes_from_a_town, joins_two
from footplate.games.days_of_steam.squares import ACROSS, NEAR, PLACES, exits_of
from footplate.games.days_of_steam.state import DaysOfSteam

ENOUGH: Final = 2  # towns
TOWNS: Final = 3  # the bits of a weight that count towns
NEW: Final = 4  # and the one that tells the new segment
PATIENCE: Final = 200  # steps of a search

Pair: TypeAlias = "tuple[int, int]"
Passages: TypeAlias = "tuple[Pair, ...]"
Walk: TypeAlias = "list[int]"  # by exit: after how many others it is taken, NEVER or SHUT
Walks: TypeAlias = "dict[int, Walk]"  # from an end, while some sides of its square are closed
Ends: TypeAlias = "dict[int, tuple[int, int]]"  # loose end -> the other end of its piece, and its weight

NEVER: Final = -1
SHUT: Final = -2
NOWHERE: Final = -1
CLOSED: Final[Ends] = {NOWHERE: (NOWHERE, 0)}  # stands for a new circuit


def earns_a_counter(s: DaysOfSteam, square: int, before: int) -> bool:
    """There is a counter left, and the tile on a square closed a new circuit. [DS-40, DS-43]"""
    return joins_two(s, square) and s.counters_left() > 0 and completes(s, square, before)


def completes(s: DaysOfSteam, square: int, before: int) -> bool:
    """Whether the tile on a square, where another lay was before, closed a new circuit."""
    walks: Walks = {}
    return any(_closes_over(s, square, pair, walks) for pair in _new_segments(s, square, before))


def _new_segments(s: DaysOfSteam, square: int, before: int) -> list[Pair]:
    """The segments on a square that it did not have before, with towns beyond both ends. [DS-42]"""
    had = SEGMENTS[before]
    towns = [comes_from_a_town(s, square, side) for side in range(SIDES)]
    return [pair for pair in SEGMENTS[s.lay[square]] if towns[pair[0]] and towns[pair[1]] and pair not in had]


def _closes_over(s: DaysOfSteam, square: int, pair: Pair, walks: Walks) -> bool:
    """Whether a circuit runs over a segment. [DS-40, DS-45]"""
    one, other = square * SIDES + pair[0], square * SIDES + pair[1]
    closed = exits_of(square) if s.lay[square] == TOWN else [one, other]
    back = _walk(s, other, closed, walks)
    if back[ACROSS[one]] < 0:
        return False
    found = Search(s, back, (one, other), closed).finds()
    if found is None:
        there = _walk(s, one, closed, walks)
        found = Search(s, there, (other, one), closed).finds()
        if found is None:
            return _sweeps(s, _alive(there, back), (one, other), closed)
    return found


def _walk(s: DaysOfSteam, start: int, closed: list[int], walks: Walks) -> Walk:
    """The walk from an end; over a town's segments it is the same for several."""
    key = start
    for exit in closed:
        key = key * SIDES + (exit & SIDE)
    if key not in walks:
        walks[key] = _walked(s, start, closed)
    return walks[key]


def _alive(there: Walk, back: Walk) -> dict[int, int]:
    """The squares, and their sides as bits, that walks from the two ends of a segment cross both ways."""
    alive: dict[int, int] = {}
    for out, steps in enumerate(there):
        if steps >= 0 and back[ACROSS[out]] >= 0:
            for exit in (out, ACROSS[out]):
                alive[exit // SIDES] = alive.get(exit // SIDES, 0) | 1 << exit % SIDES
    return alive


def _walked(s: DaysOfSteam, start: int, closed: list[int]) -> Walk:
    """All exits that a walk from one takes, which uses no side that is closed to it."""
    lay = s.lay
    walked = [NEVER] * len(s.reach)
    for exit in closed:
        walked[exit] = SHUT
    walked[start] = 0
    queue = [start]
    for out in queue:
        entry = ACROSS[out]
        if walked[entry] != SHUT and entry != start:
            side, steps = entry & SIDE, walked[out] + 1
            for exit in EXITS[lay[entry >> SIDE_BITS] * SIDES + side]:
                onward = entry - side + exit
                if walked[onward] == NEVER:
                    walked[onward] = steps
                    queue.append(onward)
    return walked


class Search:
    """Path by path from one end of a segment to the other, as long as patience lasts."""

    def __init__(self, s: DaysOfSteam, back: Walk, ends: Pair, closed: list[int]) -> None:
        self.lay: Final = s.lay
        self.back: Final = back
        self.start, self.goal = ends
        self.used: Final = set(closed)
        self.patience = PATIENCE

    def finds(self) -> bool | None:
        """Whether a circuit runs over the segment; None if patience was lost before all paths were tried."""
        found = self._follows(self.start, 1 if self.lay[self.start // SIDES] == TOWN else 0)
        return found if found or self.patience > 0 else None

    def _follows(self, out: int, towns: int) -> bool:
        """Whether a path that leaves by an exit and has met so many towns can be closed."""
        entry = ACROSS[out]
        if entry == self.goal:
            return towns >= ENOUGH
        self.patience -= 1
        if entry in self.used or self.patience <= 0:
            return False
        met = towns + 1 if self.lay[entry >> SIDE_BITS] == TOWN else towns
        onward = self._onward(entry)
        if met >= ENOUGH and len(onward) > 1:
            onward.sort(key=self._steps_left)
        for exit in onward:
            sides = self._sides(entry, exit)
            for side in sides:
                self.used.add(side)
            if self._follows(exit, met):
                return True
            for side in sides:
                self.used.discard(side)
        return False

    def _onward(self, entry: int) -> list[int]:
        """The exits by which a path that comes in may go on and still get there."""
        found: list[int] = []
        side = entry & SIDE
        for beside in EXITS[self.lay[entry >> SIDE_BITS] * SIDES + side]:
            exit = entry - side + beside
            if exit not in self.used and self.back[ACROSS[exit]] >= 0:
                found.append(exit)
        return found

    def _sides(self, entry: int, exit: int) -> list[int]:
        """A path takes two sides of a tile, or all of a town's. [DS-45]"""
        square = entry >> SIDE_BITS
        return exits_of(square) if self.lay[square] == TOWN else [entry, exit]

    def _steps_left(self, exit: int) -> int:
        """How far a walk over an exit still has to go."""
        return self.back[ACROSS[exit]]


@cache
def _passages(lay: int, sides: int) -> tuple[tuple[int, Passages], ...]:
    """Every way to pass a tile by some of its sides: the sides used, and the pairs, which share none.

    A town is passed once. [DS-45]
    """
    found: list[tuple[int, Passages]] = [(0, ())]
    for one, other in SEGMENTS[lay]:
        used = 1 << one | 1 << other
        if used & sides == used:
            earlier = found[:1] if lay == TOWN else [way for way in found if not way[0] & used]
            found += [(mask | used, (*pairs, (one, other))) for mask, pairs in earlier]
    return tuple(found)


def _sweeps(s: DaysOfSteam, alive: dict[int, int], ends: Pair, closed: list[int]) -> bool:
    """Whether some loop over a segment meets towns enough, the segment's own square being swept first."""
    square = ends[0] // SIDES
    if sum([s.lay[one] == TOWN for one in alive]) < ENOUGH:
        return False
    one, other = [ACROSS[end] for end in ends]
    weight = NEW | (s.lay[square] == TOWN)
    states: list[Ends] = [{one: (other, weight), other: (one, weight)}]
    rest = alive | {square: alive[square] & ~sum([1 << (side % SIDES) for side in closed])}
    swept: set[int] = set()
    for here in [square, *_order(alive, square)]:
        behind = sum([1 << side for side in SIDES_OF[rest[here]] if NEAR[here * SIDES + side] in swept])
        passages = _passages(s.lay[here], rest[here])
        swept.add(here)
        after: dict[frozenset[tuple[int, tuple[int, int]]], Ends] = {}
        for loose in states:
            asked = sum([1 << side for side in SIDES_OF[behind] if here * SIDES + side in loose])
            for used, pairs in passages:
                if used & behind == asked:
                    joined = _joined(s, loose, here, pairs)
                    if joined is CLOSED:
                        return True
                    if joined is not None:
                        after[frozenset(joined.items())] = joined
        states = list(after.values())
    return False


def _order(alive: Iterable[int], but: int) -> list[int]:
    """The squares row by row, or column by column if that is shorter, so that few loose ends are kept."""
    places = {one: PLACES[one] for one in alive if one != but}
    wide, high = [len({at[axis] for at in places.values()}) for axis in (0, 1)]
    across = 0 if wide > high else 1
    return sorted(places, key=lambda one: (places[one][across], places[one][1 - across]))


def _joined(s: DaysOfSteam, ends: Ends, here: int, pairs: Passages) -> Ends | None:
    """The loose ends when a tile is passed so; None if that closes a loop that is no new circuit."""
    if not pairs:
        return ends
    ends = ends.copy()
    town = s.lay[here] == TOWN
    for side, beside in pairs:
        one, other = here * SIDES + side, here * SIDES + beside
        first, weight = ends.pop(one, (NOWHERE, 0))
        if first == other:
            return CLOSED if weight & NEW and (weight & TOWNS) + town >= ENOUGH else None
        second, more = ends.pop(other, (NOWHERE, 0))
        first = ACROSS[one] if first == NOWHERE else first
        second = ACROSS[other] if second == NOWHERE else second
        total = min(ENOUGH, (weight & TOWNS) + (more & TOWNS) + town) | (weight | more) & NEW
        ends[first], ends[second] = (second, total), (first, total)
    return ends

"""Traffic of Volldampf: what the cubes could bring whom over the sections that stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from footplate.games.volldampf.board import COLOURS, ENDS, PLACE_COLOUR, PLACES, passable
from footplate.games.volldampf.phases.route import LIMIT
from footplate.games.volldampf.state import NOBODY

BITS: Final = 8  # for the income of a seat, in the sum of all seats
ROOM: Final = BITS * 6  # for all seats that a game can have
SUM: Final = (1 << ROOM) - 1
KEEN: Final = 10  # what a mover makes of a section of its own
GRUDGE: Final = 7  # and of one of the others', shared among them
LEVEL: Final = 100  # above 0 is what a mover makes of anything
NOT_WORTH_IT: Final = LEVEL + 3 << ROOM  # a mover rather gives up than takes an offer below this

# From each place: where to, its bit, what that brings whom, the colour as bit and number, what passes there.
Ways: TypeAlias = "list[list[tuple[int, int, int, int, int, int]]]"

STACKS: Final = len(PLACES) * len(COLOURS)
ALL: Final = (1 << len(COLOURS)) - 1
COLOUR_BIT: Final = tuple([1 << colour for colour in PLACE_COLOUR])
MOST_KEPT: Final = 3000


class Offers(NamedTuple):
    """What every stack of cubes, were there any, offers each mover.

    `best`: by mover and stack how good the best way is, and its sum; 0 for none.
    `usual`: by mover what it would make of a cube that lies anywhere.
    """

    best: list[list[int]]
    usual: list[float]


_KEPT: Final[dict[tuple[str, int, bytes], Offers]] = {}


def owned(owner: Sequence[int]) -> bytes:
    """The owners of all sections, 0 where there is none, as a key."""
    return bytes([seat + 1 for seat in owner])


def offers(owned: bytes, players: int, red_cities: str) -> Offers:
    """What can be carried, found by one section more than some that are known."""
    known = _KEPT.get((red_cities, players, owned))
    if known is not None:
        return known
    built = [space for space, seat in enumerate(owned) if seat]
    if not built:
        found = Offers([[0] * STACKS for _ in range(players)], [0.0] * players)
    else:
        last, fewer = built[-1], _without(owned, built[-1])
        for space in built:
            without = _without(owned, space)
            if (red_cities, players, without) in _KEPT:
                last, fewer = space, without
                break
        found = _with(offers(fewer, players, red_cities), owned, last, players, red_cities)
    if len(_KEPT) >= MOST_KEPT:
        _KEPT.clear()
    _KEPT[red_cities, players, owned] = found
    return found


def _without(owned: bytes, space: int) -> bytes:
    return owned[:space] + b"\0" + owned[space + 1 :]


def _with(fewer: Offers, owned: bytes, space: int, players: int, red_cities: str) -> Offers:
    """The offers after a section is added: the old ones, or what a way over it brings if that is better."""
    one, other = ENDS[space]
    both, part = 1 << one | 1 << other, 1 << BITS * (owned[space] - 1)
    search = Search(_ways(owned, red_cities), _passed(red_cities))
    search.behind(one, other, both, LIMIT - 1, part, ALL)
    search.behind(other, one, both, LIMIT - 1, part, ALL)
    better = [list(row) for row in fewer.best]
    for item in search.found:
        stack, total = item >> ROOM, item & SUM
        for row, offer in zip(better, _looks(total, players), strict=True):
            if offer > row[stack]:
                row[stack] = offer
    return Offers(better, [sum([keen(offer) for offer in row if offer]) / STACKS for row in better])


def _ways(owned: bytes, red_cities: str) -> Ways:
    """The sections from each place."""
    ways: Ways = [[] for _ in PLACES]
    passed = _passed(red_cities)
    for (one, other), seat in zip(ENDS, owned, strict=True):
        if seat:
            part = 1 << BITS * (seat - 1)
            for here, there in ((one, other), (other, one)):
                ways[here].append(
                    (there, 1 << there, part, COLOUR_BIT[there], PLACE_COLOUR[there], passed[there])
                )
    return ways


@cache
def _passed(red_cities: str) -> tuple[int, ...]:
    """For each place the colours of the cubes that may pass it."""
    through = [passable(colour, red_cities) for colour in range(len(COLOURS))]
    return tuple(
        [
            sum([1 << colour for colour, mask in enumerate(through) if mask >> at & 1])
            for at in range(len(PLACES))
        ]
    )


class Search:
    """All ways over one section, from wherever a cube may lie to a city of its colour."""

    def __init__(self, ways: Ways, passed: tuple[int, ...]) -> None:
        self.ways = ways
        self.passed = passed
        self.found: set[int] = set()  # stacks, each with the sum of a way

    def behind(self, at: int, far: int, seen: int, left: int, total: int, colours: int) -> None:
        """Cubes of these colours start here, or further behind, and go on from the far end."""
        start = at * len(COLOURS)
        if colours & COLOUR_BIT[far]:
            self.found.add(start + PLACE_COLOUR[far] << ROOM | total)
        rest = colours & self.passed[far]
        if rest and left:
            self._ahead(start, far, seen, left - 1, total, rest)
        rest = colours & self.passed[at]
        if rest and left:
            for place, bit, part, _, _, _ in self.ways[at]:
                if not seen & bit:
                    self.behind(place, far, seen | bit, left - 1, total + part, rest)

    def _ahead(self, start: int, at: int, seen: int, left: int, total: int, colours: int) -> None:
        """Cubes of these colours that started somewhere go on from here."""
        for place, bit, part, ends, colour, passes in self.ways[at]:
            if seen & bit:
                continue
            if colours & ends:
                self.found.add(start + colour << ROOM | total + part)
            if left and colours & passes:
                self._ahead(start, place, seen | bit, left - 1, total + part, colours & passes)


@cache
def _looks(total: int, players: int) -> tuple[int, ...]:
    """How good a sum looks to each mover, with the sum itself behind it."""
    parts = split(total, players)
    everything = sum(parts)
    grudge = GRUDGE / (players - 1)
    return tuple([round(LEVEL + KEEN * own - grudge * (everything - own)) << ROOM | total for own in parts])


def looks(route: Sequence[int], owner: Sequence[int], mover: int, players: int) -> int:
    """The offer of a route to its mover."""
    return _looks(sum([1 << BITS * owner[space] for space in route if owner[space] != NOBODY]), players)[
        mover
    ]


def keen(offer: int) -> float:
    """What the mover makes of an offer, in income."""
    return ((offer >> ROOM) - LEVEL) / KEEN


def split(total: int, players: int) -> list[int]:
    """What a sum holds for each seat."""
    return [total >> BITS * seat & (1 << BITS) - 1 for seat in range(players)]

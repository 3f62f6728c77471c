"""Routes: every way over the sections of a network, within limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, final

from footplate.rails.network import HOPELESS, Adjacency, distances, neighbours

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int below 2**63; compiled it is one of the machine's

# For each place its ways on: the section, the place behind it, that place's bit, whether a route may end
# there, and how many sections a route that passes it still needs at least.
Signposts: TypeAlias = "Sequence[Sequence[tuple[int, int, int, bool, int]]]"


def signposts(adjacent: Adjacency, ends: int, through: int) -> Signposts:
    """The ways on from each place for routes that end in one of `ends` and pass only `through`, as bits."""
    far = distances(neighbours(adjacent), ends, through)
    needs = [max(1, far[place]) if through >> place & 1 else HOPELESS for place in range(len(far))]
    return [
        [(section, place, 1 << place, bool(ends >> place & 1), needs[place]) for section, place in ways]
        for ways in adjacent
    ]


def routes(posts: Signposts, start: int, limit: int) -> list[tuple[int, ...]]:
    """Every route from a place, as its sections: at most `limit` of them, and no place twice."""
    found: list[tuple[int, ...]] = []
    if limit > 0:
        _extend(posts, start, 1 << start, (), limit - 1, found)
    return found


def _extend(
    posts: Signposts,
    at: int,
    visited: int,
    route: tuple[int, ...],
    left: int,
    found: list[tuple[int, ...]],
) -> None:
    for section, place, bit, is_end, needs in posts[at]:
        if visited & bit:
            continue
        if is_end:
            found.append((*route, section))
        if needs <= left:
            _extend(posts, place, visited | bit, (*route, section), left - 1, found)


def walk(ends: Sequence[tuple[int, int]], start: int, route: Sequence[int]) -> tuple[int, ...]:
    """The places that a route visits, the start first; it stops where a section does not join on."""
    places = [start]
    for section in route:
        one, other = ends[section]
        if places[-1] == one:
            places.append(other)
        elif places[-1] == other:
            places.append(one)
        else:
            break
    return tuple(places)


class Link:
    """A link as a stop sees it: the side by which it leaves, where it arrives and by which side, its owner
    or -1, and the colours that the stop behind it takes, as bits."""

    def __init__(self, side: int, stop: int, far_side: int, owner: int, takes: int) -> None:
        self.side: Final = side
        self.stop: Final = stop
        self.far_side: Final = far_side
        self.owner: Final = owner
        self.takes: Final = takes


LEAD_BITS: Final = 4  # by how many links the mover leads is kept in so many bits for each owner
EACH: Final = 0x111111  # one link over every owner, of whom there are six
LEVEL: Final = EACH << LEAD_BITS - 1  # nobody leads; one link behind, and the bit of that owner is gone


# What is taken within how many links is one number: five bits, for as many colours, for each number of links
# from five down to none.
COLOURS: Final = 5
EACH_NUMBER: Final = 0b00001_00001_00001_00001_00001_00001
FEWER: Final = 1 << COLOURS  # times this: the same colours with one link less
MOST_LINKS: Final = 6


@final
class Way:
    """A way on from a node: its side, the node behind it, its owner, and of the stop there the bit and what
    it takes."""

    def __init__(self, link: Link, node: int) -> None:
        owner = link.owner
        self.side: Final[i64] = link.side
        self.node: Final = node
        self.bit: Final = 1 << link.stop
        self.owner: Final[i64] = owner
        self.loss: Final[i64] = 1 << LEAD_BITS * owner if owner >= 0 else 0  # for the lead of any other
        self.takes: Final[i64] = link.takes  # colours, as bits
        self.ends: Final[i64] = link.takes * EACH_NUMBER  # the same for any number of links left
        self.beyond: i64 = 0  # the other colours taken within each number of links of the node
        self.on: list[Way] = []  # the ways from there


class Traffic:
    """Where goods can go. A node is a stop from which to start, or the arrival at a stop by a link."""

    def __init__(self, starts: list[int], ways: list[list[Way]], ahead: list[list[int]]) -> None:
        self.starts: Final = starts  # the stops that have links
        self.ways: Final = ways  # of each node; nothing goes back by the link by which it came
        self.ahead: Final = ahead  # by number of links: the colours taken within so many of each node


def traffic(links: list[list[Link]], furthest: int) -> Traffic:
    """The traffic over the links of each stop, if no cube goes further than so many."""
    starts = [stop for stop in range(len(links)) if links[stop]]
    ways: list[list[Way]] = []
    node = len(links)
    for some in links:
        leaving: list[Way] = []
        for link in some:
            leaving.append(Way(link, node))
            node += 1
        ways.append(leaving)
    for stop in starts:
        for link in links[stop]:
            ways.append([way for way in ways[link.stop] if way.side != link.far_side])
    ahead = _ahead(ways, furthest)
    for stop in starts:
        for way in ways[stop]:
            way.on = ways[way.node]
            for left in range(1, furthest):
                way.beyond |= (ahead[left][way.node] & ~way.takes) << _place(left)
    return Traffic(starts, ways, ahead)


def _place(left: int) -> int:
    """Where the colours for so many links stand."""
    return COLOURS * (MOST_LINKS - 1 - left)


def _ahead(ways: list[list[Way]], furthest: int) -> list[list[int]]:
    """By number of links the colours taken within so many of each node."""
    ahead = [[0] * len(ways)]
    now = [0] * len(ways)
    everything = 0
    for node, some in enumerate(ways):
        for way in some:
            now[node] |= way.takes
        everything |= now[node]
    lacking = [node for node in range(len(ways)) if ways[node]]
    for _ in range(furthest):
        last = now.copy()
        ahead.append(last)
        lacking = [node for node in lacking if last[node] != everything]
        for node in lacking:
            for way in ways[node]:
                now[node] |= last[way.node]
    return ahead


# A route is one number while it is looked for: a 1, then for each stop the side by which it is left.
SIDE_BITS: Final = 3
SIDE: Final = 1 << SIDE_BITS
LEG: Final = 3 * SIDE_BITS  # so many are read at once; no route has more than two such legs
LONG: Final = 1 << LEG + 1


def _legs() -> list[tuple[int, ...]]:
    """The sides of every route that is not long."""
    legs: list[tuple[int, ...]] = [()] * LONG
    for route in range(SIDE, LONG):
        legs[route] = (*legs[route >> SIDE_BITS], route % SIDE)
    return legs


LEGS: Final = _legs()


def _sides(route: i64) -> tuple[int, ...]:
    """By which side a route leaves each stop."""
    if route < LONG:
        return LEGS[route]
    return LEGS[route >> LEG] + LEGS[1 << LEG | route & (1 << LEG) - 1]


Delivery: TypeAlias = "tuple[int, tuple[int, ...]]"  # the colour as a bit; by which side it leaves each stop


def deliveries(net: Traffic, start: int, colours: int, limit: int, mover: int) -> list[Delivery]:
    """Every delivery of a cube of these colours from a stop.

    A cube stops at the first stop that takes it, passes no stop twice, and its route uses a link of the
    mover, and no other owner's more often.
    """
    found: list[Delivery] = []
    if limit > 0 and colours & net.ahead[limit][start]:
        lead = LEVEL - (1 << LEAD_BITS * mover)  # for one link must be the mover's own
        place = _place(limit - 1)
        _deliver(net.ways[start], mover, 1 << start, lead, colours << place, 1, place, found)
    return found


def _deliver(
    ways: list[Way],
    mover: i64,
    visited: int,
    lead: i64,
    colours: i64,
    route: i64,
    place: i64,
    found: list[Delivery],
) -> None:
    """Every delivery by one more link, and on from there as far as the links that are left then go.

    The colours stand in the place of that number of links.
    """
    for way in ways:
        if visited & way.bit:
            continue
        taken = colours & way.ends
        rest = colours & way.beyond
        if not taken and not rest:
            continue
        then = lead + EACH if way.owner == mover else lead - way.loss
        further = route * SIDE + way.side
        if taken and then & LEVEL == LEVEL:
            found.append((taken >> place, _sides(further)))
        if rest:
            _deliver(way.on, mover, visited | way.bit, then, rest * FEWER, further, place + COLOURS, found)

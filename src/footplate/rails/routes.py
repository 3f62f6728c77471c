"""Routes: every way over the sections of a network, within limits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from footplate.rails.network import HOPELESS, Adjacency, distances, neighbours

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


class Link(NamedTuple):
    """A link as a stop sees it: the side by which it leaves, where it arrives and by which side, its owner's
    share, and the colours that the stop behind it takes, as bits."""

    side: int
    stop: int
    far_side: int
    share: int
    takes: int


# A way on: its side, ready to be added to a route, the node behind it, the bit of that stop, the owner's
# share, and the colours taken there.
Way: TypeAlias = "tuple[tuple[int], int, int, int, int]"

SHARE_BITS: Final = 4  # the links of each owner on a route are counted in so many bits of one number


def share(owner: int) -> int:
    """What one link of an owner adds to the shares of a route; nothing if nobody owns it."""
    return 1 << SHARE_BITS * owner if owner >= 0 else 0


@lru_cache(maxsize=1 << 14)
def fair(shares: int, mover: int) -> bool:
    """Whether a route uses a link of the mover, and no other owner's more often than the mover's."""
    most = (1 << SHARE_BITS) - 1
    own = shares >> SHARE_BITS * mover & most
    while shares:
        if shares & most > own:
            return False
        shares >>= SHARE_BITS
    return own > 0


class Traffic(NamedTuple):
    """Where goods can go. A node is a stop from which to start, or the arrival at a stop by a link."""

    ways: tuple[tuple[Way, ...], ...]  # of each node; nothing goes back by the link by which it came
    ahead: tuple[tuple[int, ...], ...]  # by number of links: the colours taken within so many of each node


def traffic(links: Sequence[Sequence[Link]], furthest: int) -> Traffic:
    """The traffic over the links of each stop, if no cube goes further than so many."""
    ways: list[tuple[Way, ...]] = []
    node = len(links)
    for some in links:
        ways.append(
            tuple(
                [
                    ((link.side,), number, 1 << link.stop, link.share, link.takes)
                    for number, link in enumerate(some, node)
                ]
            )
        )
        node += len(some)
    for some in links:
        for link in some:
            ways.append(tuple([way for way in ways[link.stop] if way[0][0] != link.far_side]))
    return Traffic(tuple(ways), _ahead(ways, furthest))


def _ahead(ways: Sequence[Sequence[Way]], furthest: int) -> tuple[tuple[int, ...], ...]:
    """By number of links the colours taken within so many of each node."""
    now = [0] * len(ways)
    ahead = [tuple(now)]
    behind = [[way[1] for way in some] for some in ways]
    everything = 0
    for node, some in enumerate(ways):
        for way in some:
            now[node] |= way[4]
        everything |= now[node]
    lacking = [node for node in range(len(ways)) if ways[node]]
    for _ in range(furthest):
        last = tuple(now)
        ahead.append(last)
        lacking = [node for node in lacking if last[node] != everything]
        for node in lacking:
            for far in behind[node]:
                now[node] |= last[far]
    return tuple(ahead)


Delivery: TypeAlias = "tuple[int, tuple[int, ...]]"  # the colour as a bit; by which side it leaves each stop


def deliveries(net: Traffic, start: int, colours: int, limit: int, mover: int) -> list[Delivery]:
    """Every delivery of a cube of these colours from a stop.

    A cube stops at the first stop that takes it, passes no stop twice, and its route is fair to all owners.
    """
    found: list[Delivery] = []
    if limit > 0 and colours & net.ahead[limit][start]:
        _deliver(net.ways, net.ahead, mover, start, 1 << start, 0, colours, (), limit - 1, found)
    return found


def _deliver(
    ways: Sequence[Sequence[Way]],
    ahead: Sequence[Sequence[int]],
    mover: int,
    at: int,
    visited: int,
    shares: int,
    colours: int,
    route: tuple[int, ...],
    left: int,
    found: list[Delivery],
) -> None:
    """Every delivery by one more link from a node, and on from there."""
    beyond = ahead[left]
    for side, node, bit, part, takes in ways[at]:
        if visited & bit:
            continue
        taken = colours & takes
        if taken and fair(shares + part, mover):
            found.append((taken, route + side))
        rest = colours ^ taken
        if rest & beyond[node]:
            on = route + side
            _deliver(ways, ahead, mover, node, visited | bit, shares + part, rest, on, left - 1, found)

"""Routes: every way over the sections of a network, within limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

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

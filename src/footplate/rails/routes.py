"""Routes: every way over the sections of a network, within limits."""

from __future__ import annotations

from collections.abc import Sequence

from footplate.rails.network import Adjacency


def routes(
    adjacent: Adjacency, start: int, ends: int, through: int, limit: int, far: Sequence[int]
) -> list[tuple[int, ...]]:
    """Every route, as its sections, of at most `limit` sections that enters no place twice.

    It ends in one of `ends` and passes only `through` (sets of places are bits). `far` tells for each
    place how many sections at least are missing to an end, so that no hopeless way is walked.
    """
    found: list[tuple[int, ...]] = []
    if limit > 0:
        _extend(adjacent, start, 1 << start, (), limit, ends, through, far, found)
    return found


def _extend(
    adjacent: Adjacency,
    at: int,
    visited: int,
    route: tuple[int, ...],
    left: int,
    ends: int,
    through: int,
    far: Sequence[int],
    found: list[tuple[int, ...]],
) -> None:
    left -= 1
    for section, place in adjacent[at]:
        bit = 1 << place
        if visited & bit:
            continue
        if ends & bit:
            found.append((*route, section))
        if left and through & bit and far[place] <= left:
            _extend(adjacent, place, visited | bit, (*route, section), left, ends, through, far, found)


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

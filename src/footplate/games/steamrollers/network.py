"""A player's network: the runs of track between cities, and how far it is from one to another."""

from __future__ import annotations

from typing import Final, NamedTuple

from footplate.games.steamrollers.sheet import REGIONS


class Link(NamedTuple):
    """A run of track between two different cities. [SR-62]"""

    one: int
    other: int
    towns: int


UNCONNECTED: Final = (0,) * (REGIONS * REGIONS)


def distances(links: tuple[Link, ...]) -> tuple[int, ...]:
    """By source and destination: a bit for the length of each route that meets no city twice. [SR-31]"""
    beside: list[dict[int, int]] = [{} for _ in range(REGIONS)]
    for one, other, towns in links:
        for start, end in ((one, other), (other, one)):
            beside[start][end] = beside[start].get(end, 0) | 1 << towns + 1
    found = list(UNCONNECTED)
    for source in range(REGIONS):
        if beside[source]:
            _walk(beside, found, source, source, 1 << source, 1)
    return tuple(found)


def _walk(beside: list[dict[int, int]], found: list[int], source: int, at: int, met: int, far: int) -> None:
    """All routes on from a city, `far` having a bit for each distance at which it is reached."""
    for city, lengths in beside[at].items():
        if not met >> city & 1:
            further = _sums(far, lengths)
            found[source * REGIONS + city] |= further
            _walk(beside, found, source, city, met | 1 << city, further)


def _sums(far: int, lengths: int) -> int:
    """A bit for each sum of one of the distances and one of the lengths."""
    sums = 0
    length = 0
    while lengths:
        if lengths & 1:
            sums |= far << length
        lengths >>= 1
        length += 1
    return sums


def worth(links: tuple[Link, ...]) -> int:
    """A point for each connection, and one for each town on it. [SR-60]"""
    return sum([1 + link.towns for link in links])

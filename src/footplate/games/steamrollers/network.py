"""A player's network: the runs of track between cities, and how far it is from one to another."""

from __future__ import annotations

from typing import Final, NamedTuple

from footplate.games.steamrollers.sheet import (
    ACROSS,
    FIRST_CITY,
    NO_TRACK,
    NOWHERE,
    OPEN,
    REGIONS,
    SIDES,
    TRACKS,
    run_through,
)


class Link(NamedTuple):
    """A run of track between two different cities. [SR-62]"""

    one: int
    other: int
    towns: int

    @property
    def points(self) -> int:
        """A point for the connection, and one for each town on it. [SR-60]"""
        return 1 + self.towns


def link_through(tracks: list[int], first: int, hex: int, across: tuple[int, ...]) -> Link | None:
    """The link that the track in a hex is part of, if it is complete. [SR-62]"""
    begins, ends, towns = run_through(tracks, first, hex, across)
    if NOWHERE in (begins, ends) or begins == ends:
        return None
    return Link(min(begins, ends), max(begins, ends), towns)


# The sides of hexes at which a city lies; no border is ever blocked there.
_AT_CITIES: Final = tuple(
    divmod(side, len(SIDES)) for side, beyond in enumerate(ACROSS[OPEN]) if beyond >= FIRST_CITY
)


def links_of(tracks: list[int], first: int, across: tuple[int, ...]) -> tuple[Link, ...]:
    """Every link of a sheet, each found from both its ends. [SR-62]"""
    found = []
    for hex, side in _AT_CITIES:
        track = tracks[first + hex]
        if track != NO_TRACK and side in TRACKS[track]:
            link = link_through(tracks, first, hex, across)
            if link is not None:
                found.append(link)
    return tuple(sorted(found)[::2])


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
    """The points of all connections. [SR-60]"""
    return sum([link.points for link in links])

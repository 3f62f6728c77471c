"""Railways that players are given at the start, so that there is much to deliver over."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tests.oracle.steamrollers.components import CITIES, HEXES, SIDES
from tests.oracle.steamrollers.sheet import across


def railway(rng: Random, links: int) -> dict[str, str]:
    """Tracks between cities, as many connections as there is room for but no more than so many."""
    drawn: dict[str, str] = {}
    for _ in range(links):
        source, to = rng.sample(CITIES, 2)
        drawn.update(_connection(rng, drawn, source, to))
    return drawn


def _connection(rng: Random, drawn: Mapping[str, str], source: str, to: str) -> dict[str, str]:
    """A short way over empty hexes from one city to another, if there is any."""
    came: dict[str, tuple[str, int]] = {}  # from where, and by which side
    reached = [source]
    for place in reached:
        for side in rng.sample(range(6), 6):
            there = across(place, side)
            if there == to and place != source:
                return _tracks(came, place, side)
            if there in HEXES and there not in drawn and there not in came:
                came[there] = (place, side)
                reached.append(there)
    return {}


def _tracks(came: Mapping[str, tuple[str, int]], last: str, out: int) -> dict[str, str]:
    """The tracks of a way, back from its last hex."""
    tracks = {}
    while last in came:
        before, side = came[last]
        ends = sorted([(side + 3) % 6, out])
        tracks[last] = "-".join([SIDES[end] for end in ends])
        last, out = before, side
    return tracks

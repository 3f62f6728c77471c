"""Network: places joined by sections, and what can be reached over those that are built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

HOPELESS: Final = 99  # further than any network is wide

Adjacency: TypeAlias = (
    "Sequence[Sequence[tuple[int, int]]]"  # for each place: (section, place at its far end)
)


def adjacency(places: int, ends: Sequence[tuple[int, int]], built: int) -> Adjacency:
    """Which places the built sections join; `built` has a bit for each section."""
    joined: list[list[tuple[int, int]]] = [[] for _ in range(places)]
    for section, (one, other) in enumerate(ends):
        if built >> section & 1:
            joined[one].append((section, other))
            joined[other].append((section, one))
    return joined


def neighbours(adjacent: Adjacency) -> list[int]:
    """For each place a set, as bits, of the places one section away."""
    masks = []
    for sections in adjacent:
        mask = 0
        for _, place in sections:
            mask |= 1 << place
        masks.append(mask)
    return masks


def nearest(masks: Sequence[int], start: int, ends: int, through: int) -> int:
    """How many sections lead from a place to the nearest other one of `ends`; 0 if none does.

    Every place between must be one of `through`; sets of places are bits.
    """
    reached = frontier = 1 << start
    steps = 0
    while frontier:
        steps += 1
        spread = 0
        while frontier:
            lowest = frontier & -frontier
            spread |= masks[lowest.bit_length() - 1]
            frontier ^= lowest
        spread &= ~reached
        if spread & ends:
            return steps
        reached |= spread
        frontier = spread & through
    return 0


def distances(masks: Sequence[int], ends: int, through: int) -> list[int]:
    """For each place how many sections lead to the nearest of `ends`: 0 in one, HOPELESS if none.

    Every place on the way, the first included, must be one of `through` or itself an end.
    """
    far = [HOPELESS] * len(masks)
    frontier = ends
    reached = 0
    steps = 0
    while frontier:
        reached |= frontier
        spread = 0
        while frontier:
            lowest = frontier & -frontier
            place = lowest.bit_length() - 1
            far[place] = steps
            spread |= masks[place]
            frontier ^= lowest
        frontier = spread & through & ~reached
        steps += 1
    return far

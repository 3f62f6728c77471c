"""A grid of flat-topped hexes: sides, steps, and which side meets which across an edge."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

SIDES: Final = 6
STEPS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIDE_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw")
CLOSED: Final = -1


def opposite(side: int) -> int:
    """The side on the other side of a hex, which is also the neighbour's name for a shared side."""
    return (side + SIDES // 2) % SIDES


def step(at: tuple[int, int], side: int) -> tuple[int, int]:
    """Where the neighbour on a side lies."""
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def facing(hexes: Sequence[tuple[int, int]], walls: Collection[tuple[int, int]]) -> tuple[int, ...]:
    """For each side hex * 6 + side the side it meets across the edge; -1 where it is closed.

    A wall is the number of a hex and a side, and closes the edge from both hexes.
    """
    numbers = {at: number for number, at in enumerate(hexes)}
    met = [CLOSED] * (len(hexes) * SIDES)
    for number, at in enumerate(hexes):
        for side in range(SIDES):
            other = numbers.get(step(at, side), CLOSED)
            back = (other, opposite(side))
            if other != CLOSED and (number, side) not in walls and back not in walls:
                met[number * SIDES + side] = other * SIDES + back[1]
    return tuple(met)

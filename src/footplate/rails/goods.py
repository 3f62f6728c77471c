"""Goods: cubes of several colours on several places, kept as counts that copies of a position share."""

from __future__ import annotations

from typing import Final


def stacked(cubes: bytes, stack: int, more: int) -> bytes:
    """The counts with so many more cubes on a stack."""
    counts = bytearray(cubes)
    counts[stack] += more
    return bytes(counts)


class Goods:
    """The layout of such counts: the number of a stack is place * colours + colour."""

    def __init__(self, places: int, colours: int) -> None:
        self.places: Final = places
        self.colours: Final = colours
        self.stacks: Final = places * colours

    def empty(self) -> bytes:
        """The counts where there are no cubes."""
        return bytes(self.stacks)

    def stack(self, place: int, colour: int) -> int:
        """Where the cubes of a colour on a place are counted."""
        return place * self.colours + colour

    def place(self, stack: int) -> int:
        """The place of a stack."""
        return stack // self.colours

    def colour(self, stack: int) -> int:
        """The colour of a stack."""
        return stack % self.colours

    def colours_at(self, cubes: bytes, place: int) -> int:
        """The colours of which cubes lie on a place, as bits."""
        first = place * self.colours
        found = 0
        for colour in range(self.colours):
            if cubes[first + colour]:
                found |= 1 << colour
        return found

    def totals(self, cubes: bytes) -> list[int]:
        """How many cubes of each colour lie on all places together."""
        return [sum(cubes[colour :: self.colours]) for colour in range(self.colours)]

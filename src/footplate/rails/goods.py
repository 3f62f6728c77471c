"""Goods: cubes of several colours on several places, kept as one flat list of counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Goods:
    """The layout of such a list: the number of a stack is place * colours + colour."""

    def __init__(self, places: int, colours: int) -> None:
        self.places: Final = places
        self.colours: Final = colours

    def empty(self) -> list[int]:
        """A list with no cubes in it."""
        return [0] * (self.places * self.colours)

    def stack(self, place: int, colour: int) -> int:
        """Where the cubes of a colour on a place are counted."""
        return place * self.colours + colour

    def place(self, stack: int) -> int:
        """The place of a stack."""
        return stack // self.colours

    def colour(self, stack: int) -> int:
        """The colour of a stack."""
        return stack % self.colours

    def colours_at(self, cubes: list[int], place: int) -> int:
        """The colours of which cubes lie on a place, as bits."""
        first = place * self.colours
        found = 0
        for colour in range(self.colours):
            if cubes[first + colour]:
                found |= 1 << colour
        return found

    def totals(self, cubes: Sequence[int]) -> list[int]:
        """How many cubes of each colour lie on all places together."""
        return [sum(cubes[colour :: self.colours]) for colour in range(self.colours)]

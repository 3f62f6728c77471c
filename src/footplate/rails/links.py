"""Links: tracks that start at a stop and end at another, or are still open.

A terminal is a side of a hex, numbered hex * 6 + side. Of a stop it is where a track leaves it; of any other
hex it is where an unfinished track leaves its last tile. A track is kept at its two terminals alone: each
knows the other, and both know the owner. A town's exit that nothing joins has both terminals in one.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import MutableSequence
from typing import Final

from footplate.rails.grid import SIDES

NO_TRACK: Final = -1
UNOWNED: Final = -1

ENDS: Final = SIDES  # above the bits for cities, `touching` has one for each side that an open end faces


class Tracks:
    """The columns of a position in which its tracks are kept."""

    def __init__(
        self,
        across: tuple[int, ...],
        other: MutableSequence[int],
        owner: MutableSequence[int],
        open_ends: list[int],
        touching: list[int],
    ) -> None:
        self.across: Final = across  # the grid: which side meets which
        self.other: Final = other  # of each terminal the one at the far end
        self.owner: Final = owner  # of the track at each terminal
        self.open_ends: Final = open_ends  # every terminal at which a track is unfinished, in order
        self.touching: Final = (
            touching  # of each hex the sides at which a city or an open end meets it, as bits
        )

    def start(self, terminal: int, owner: int) -> None:
        """A track begins and ends at one terminal: an exit of a town."""
        self.reach(terminal, terminal, owner)

    def reach(self, start: int, end: int, owner: int) -> None:
        """A track leads from its start to an open end."""
        self.join(start, end, owner)
        insort(self.open_ends, end)
        meets = self.across[end]
        self.touching[meets // SIDES] |= 1 << ENDS + meets % SIDES

    def facing(self, side: int) -> int:
        """The open end that a side of a hex faces; -1 if none does."""
        faced = self.touching[side // SIDES] >> ENDS + side % SIDES & 1
        return self.across[side] if faced else NO_TRACK

    def take_up(self, end: int) -> int:
        """An end is open no more; where its track starts."""
        self.open_ends.remove(end)
        meets = self.across[end]
        self.touching[meets // SIDES] &= ~(1 << ENDS + meets % SIDES)
        start = self.other[end]
        if start != end:
            self.clear(end)
        return start

    def join(self, one: int, other: int, owner: int) -> None:
        """A track leads from one terminal to another."""
        self.other[one] = other
        self.other[other] = one
        self.owner[one] = self.owner[other] = owner

    def clear(self, terminal: int) -> None:
        """There is no track here."""
        self.other[terminal] = NO_TRACK
        self.owner[terminal] = UNOWNED

    def give_up(self, end: int) -> None:
        """An unfinished track loses its owner."""
        self.owner[end] = self.owner[self.other[end]] = UNOWNED

    def mark_city(self, hex: int) -> None:
        """A city stands here: it touches every hex around it."""
        for meets in self.across[hex * SIDES : hex * SIDES + SIDES]:
            if meets >= 0:
                self.touching[meets // SIDES] |= 1 << meets % SIDES

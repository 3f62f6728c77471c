"""Random small networks, and sets of places as bits."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class Map(NamedTuple):
    """Places, the two ends of each section (some join the same places), which are built, and two sets."""

    places: int
    ends: tuple[tuple[int, int], ...]
    built: int
    goals: int
    through: int

    def sections(self, place: int) -> list[tuple[int, int]]:
        """The built sections at a place, each with the place at its far end."""
        joined = []
        for section, pair in enumerate(self.ends):
            if self.built >> section & 1 and place in pair:
                joined.append((section, pair[1] if pair[0] == place else pair[0]))
        return joined


def random_map(luck: int) -> Map:
    """A map of 2 to 7 places and up to 12 sections."""
    rng = Random(luck)
    places = rng.randint(2, 7)
    pairs = [rng.sample(range(places), 2) for _ in range(rng.randint(0, 12))]
    ends = tuple([(one, other) for one, other in pairs])
    return Map(
        places,
        ends,
        rng.getrandbits(len(ends)) | rng.getrandbits(len(ends)) if ends else 0,
        rng.getrandbits(places),
        rng.getrandbits(places) | rng.getrandbits(places),
    )


def places_of(bits: int) -> set[int]:
    """The places of a set."""
    return {place for place in range(bits.bit_length()) if bits >> place & 1}

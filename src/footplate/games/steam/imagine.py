"""A position that might be the true one, as far as a seat can tell."""

from __future__ import annotations

from random import Random

from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat


def imagine(s: Steam, seat: Seat | None, rng: Random) -> Steam:
    """Nothing is hidden in Steam, money least of all: the bag holds what lies nowhere else. [ST-22]"""
    return s.copy()

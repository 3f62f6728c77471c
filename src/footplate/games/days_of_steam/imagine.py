"""A position that might be the true one, as far as a seat can tell."""

from __future__ import annotations

from random import Random

from footplate.games.days_of_steam.components import TILES
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import Seat


def imagine(s: DaysOfSteam, seat: Seat | None, rng: Random) -> DaysOfSteam:
    """The hands of others are dealt anew from all tiles that the seat does not see. [DS-04]"""
    twin = s.copy()
    width = len(TILES)
    others = [one for one in range(s.players) if one != seat]
    sizes = [sum(s.hands[one * width : one * width + width]) for one in others]
    unseen = [tile for tile, count in enumerate(s.deck) for _ in range(count)]
    for one in others:
        for tile in range(width):
            unseen += [tile] * s.hands[one * width + tile]
            twin.hands[one * width + tile] = 0
    rng.shuffle(unseen)
    for one, size in zip(others, sizes, strict=True):
        for _ in range(size):
            twin.hands[one * width + unseen.pop()] += 1
    twin.deck[:] = [unseen.count(tile) for tile in range(width)]
    return twin

"""A position that might be the true one, as far as a seat can tell."""

from __future__ import annotations

from random import Random

from footplate.games.days_of_steam.components import TILES
from footplate.games.days_of_steam.phases.play_tile import can_be_played
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import Seat


def imagine(s: DaysOfSteam, seat: Seat | None, rng: Random) -> DaysOfSteam:
    """The hands of others are dealt anew from all tiles that the seat does not see. [DS-04]"""
    twin = s.copy()
    passers = _passers(s)
    others = [one for one in range(s.players) if one != seat]
    unseen = [tile for tile, count in enumerate(s.deck) for _ in range(count)]
    for one in others:
        unseen += s.hands[one]
    unseen.sort()  # so that the order in which they lie tells nothing of who has them
    rng.shuffle(unseen)
    for one in sorted(others, key=lambda other: other not in passers):
        dealt = _dealt(s, unseen, len(s.hands[one]), passed=one in passers)
        for tile in dealt:
            unseen.remove(tile)
        twin.hands[one] = tuple(sorted(dealt))
    twin.deck[:] = [unseen.count(tile) for tile in range(len(TILES))]
    return twin


def _passers(s: DaysOfSteam) -> list[Seat]:
    """Who has just passed, and so has no tile that can be played on the map as it is. [DS-12]"""
    return [(s.turn - turns) % s.players for turns in range(1, s.passes + 1)] if s.agenda else []


def _dealt(s: DaysOfSteam, unseen: list[int], size: int, *, passed: bool) -> list[int]:
    """The first tiles that may be in a hand."""
    if not passed:
        return unseen[:size]
    useless = {tile for tile in set(unseen) if not can_be_played(s, tile)}
    return [tile for tile in unseen if tile in useless][:size]

"""Base Game, phase 5: determine the turn order."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.steam.state import TURNS, Steam
from footplate.kernel.phase import Phase


def is_last_turn(s: Steam) -> bool:
    """Ten turns with two or three players, eight with four, seven with more. [ST-01, ST-12]"""
    return s.turn == TURNS[s.players]


class DetermineTurnOrder(Phase[Steam]):
    """The order of the next turn is that of the action tiles' numbers. [ST-75]"""

    cites: ClassVar[str] = "ST-75"

    def enter(self, s: Steam) -> None:
        if not is_last_turn(s):
            s.claim()
            s.order.sort(key=s.tile.__getitem__)
        s.leave()

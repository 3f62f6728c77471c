"""The speed limit: a die for a train that was fast on a curve."""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.days_of_steam.actions import ROLLED, Roll
from footplate.games.days_of_steam.components import PIPS
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, equal
from footplate.kernel.phase import Phase, Shown

SPEED_LIMIT: Final = 2
DIE: Final = equal(ROLLED)


def fails_up_to(spent: int) -> int:
    """The highest roll with which a train derails that spent so much steam; 0 if it need not roll. [DS-71]"""
    return max(0, spent - SPEED_LIMIT)


def risk(spent: int) -> float:
    """How likely it is to derail after so much steam over a curve. [DS-71]"""
    return fails_up_to(spent) / PIPS


class SpeedLimit(Phase[DaysOfSteam]):
    """The train survives a roll greater than the steam spent less 2. [DS-70, DS-71]"""

    cites: ClassVar[str] = "DS-71"
    purpose: ClassVar[str] = "die"

    spent: int
    derailed: bool

    def __init__(self, spent: int = 0, *, derailed: bool = False) -> None:
        self.spent = spent
        self.derailed = derailed

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return DIE

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, Roll)
        self.derailed = action.pips <= fails_up_to(self.spent)
        s.leave()

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"spent": self.spent}

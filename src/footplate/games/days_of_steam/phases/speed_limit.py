"""The speed limit: a die for a train that was fast on a curve."""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.days_of_steam.actions import ROLLED, Roll
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, equal
from footplate.kernel.phase import Phase, Shown

SPEED_LIMIT: Final = 2


class SpeedLimit(Phase[DaysOfSteam]):
    """The train survives a roll greater than the steam spent less 2. [DS-70, DS-71]"""

    cites: ClassVar[str] = "DS-71"
    purpose: ClassVar[str] = "die"

    spent: int = 0
    derailed: bool = False

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return equal(ROLLED)

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, Roll)
        self.derailed = action.pips <= self.spent - SPEED_LIMIT
        s.leave()

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"spent": self.spent}

"""Olive's sheet, on which hexes are crossed off: how many in each region is all that matters."""

from __future__ import annotations

from typing import ClassVar, Final, get_args

from footplate.games.steamrollers.actions import RollWhite
from footplate.games.steamrollers.options import Level
from footplate.games.steamrollers.phases.roll import WHITE
from footplate.games.steamrollers.sheet import HEXES_A_REGION
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added

DICE: Final = {level: dice for dice, level in enumerate(get_args(Level), 1)}


def cross_off(s: SteamRollers, region: int) -> None:
    """Olive crosses off a hex; where none is left to cross she wins at once. [SR-74]"""
    if s.crossed[region] == HEXES_A_REGION:
        s.olive_has_won = True
        s.agenda.clear()
    else:
        s.crossed = added(s.crossed, region, 1)


class RollInfluence(Phase[SteamRollers]):
    """Before the game Olive crosses off a hex for each die of her level. [SR-72]"""

    cites: ClassVar[str] = "SR-72"
    purpose: ClassVar[str] = "influence"

    left: int = 0

    def enter(self, s: SteamRollers) -> None:
        self.left = DICE[s.options.level]

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return WHITE

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, RollWhite)
        cross_off(s, action.die)
        self.left -= 1
        if not self.left:
            s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"left": self.left}

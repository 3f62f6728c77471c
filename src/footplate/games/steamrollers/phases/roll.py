"""All dice are rolled: the white ones, one by one, and the black one."""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.steamrollers.actions import BLACK_ROLLED, WHITE_ROLLED, RollBlack, RollWhite
from footplate.games.steamrollers.components import PAIRS
from footplate.games.steamrollers.sheet import REGIONS
from footplate.games.steamrollers.state import NOTHING, SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw, equal
from footplate.kernel.phase import Phase, Shown

WHITE: Final[Odds] = equal(WHITE_ROLLED)
BLACK: Final[Odds] = draw([pair.faces for pair in PAIRS], BLACK_ROLLED)


class RollDice(Phase[SteamRollers]):
    """The black die and a white one more than there are players. [SR-07, SR-10]"""

    cites: ClassVar[str] = "SR-10"
    purpose: ClassVar[str] = "dice"

    left: int = 0  # white dice still to be rolled

    def white_dice(self, s: SteamRollers) -> int:
        """How many white dice are rolled. [SR-07]"""
        return s.players + 1

    def enter(self, s: SteamRollers) -> None:
        s.dice[:] = [0] * REGIONS
        self.left = self.white_dice(s)

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return WHITE if self.left else BLACK

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        if isinstance(action, RollWhite):
            s.dice[action.die] += 1
            self.left -= 1
        else:
            assert isinstance(action, RollBlack)
            s.black = action.black
            s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"left": self.left}


class RollAgain(Phase[SteamRollers]):
    """One white die is rolled again. [SR-58]"""

    cites: ClassVar[str] = "SR-58"

    die: int = NOTHING

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return WHITE

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, RollWhite)
        self.die = action.die
        s.leave()

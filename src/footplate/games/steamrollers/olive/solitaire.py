"""What is different for one player alone: goods in line, three dice, two actions, and then Olive."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.effects import GUARD_GOOD
from footplate.games.steamrollers.olive.turn import OliveTurn
from footplate.games.steamrollers.phases.draft import DraftDie
from footplate.games.steamrollers.phases.roll import RollDice
from footplate.games.steamrollers.phases.set_up import ShowTiles, StockCities
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.state import ALONE, SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.phase import Phase, Sequence, Shown

ACTIONS: Final = 2  # of a turn


class LineUpGoods(StockCities):
    """Goods lie in the order in which they are drawn. [SR-70]"""

    def lined_up(self, line: tuple[int, ...]) -> tuple[int, ...]:
        return line


class ShowSoloTiles(ShowTiles):
    """The solo 2 takes the place of the other. [SR-70]"""

    def belongs(self, face: int) -> bool:
        return FACES[face].solo or FACES[face].tile != GUARD_GOOD.tile


class RollThreeDice(RollDice):
    """Alone, the black die and three white ones. [SR-73]"""

    def white_dice(self, s: SteamRollers) -> int:
        return ACTIONS + 1


class DraftSoloDie(DraftDie):
    """Alone, a die is taken twice, and the third is Olive's. [SR-73, SR-76]"""

    cites: ClassVar[str] = "SR-73"


class UseSoloDie(UseDie):
    """Alone, two actions are performed, each with its die. [SR-73]"""

    cites: ClassVar[str] = "SR-73"


class TakeSoloTurn(Phase[SteamRollers]):
    """A die and an action with it, twice; a tile that stays serves one of them. [SR-73, SR-76]"""

    done: int = 0
    served: int = 0  # a bit for each tile that stays and has served the first action

    def enter(self, s: SteamRollers) -> None:
        s.straighten(ALONE)
        s.push(DraftSoloDie(player=ALONE))

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        match ended:
            case DraftSoloDie(taken=(die,)):
                s.push(UseSoloDie(player=ALONE, die=die, barred=self.served))
            case UseSoloDie(served=served):
                self.served = served & ~s.lightning()
                self._go_on(s)

    def _go_on(self, s: SteamRollers) -> None:
        self.done += 1
        if self.done == ACTIONS:
            s.leave()
        else:
            s.push(DraftSoloDie(player=ALONE))

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"done": self.done, "served": self.served}


class SoloRound(Sequence[SteamRollers]):
    """The dice, two actions, and Olive with the third die. [SR-73]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (RollThreeDice, TakeSoloTurn, OliveTurn)


class SoloRounds(Phase[SteamRollers]):
    """Turn after turn, until three cities are empty when Olive has played. [SR-75]"""

    def enter(self, s: SteamRollers) -> None:
        s.push(SoloRound())

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        if s.is_sold_out:
            s.leave()
        else:
            s.push(SoloRound())

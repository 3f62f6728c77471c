"""The rounds: all dice are rolled, everyone has a turn, and the start marker passes on."""

from __future__ import annotations

from typing import Any, ClassVar

from footplate.games.steamrollers.effects import SEIZE
from footplate.games.steamrollers.phases.draft import DraftDie
from footplate.games.steamrollers.phases.orders import TradeGoods
from footplate.games.steamrollers.phases.roll import RollDice
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.state import NOBODY, NOTHING, SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.phase import EachSeat, Phase, Sequence, Shown


class TakeTurn(Phase[SteamRollers]):
    """A die, an action with it, and an order: two dice and actions with tile 2a. [SR-10, SR-11, SR-41]"""

    player: Seat
    dice: tuple[int, ...]  # still to be used

    def __init__(self, player: Seat = NOBODY, dice: tuple[int, ...] = ()) -> None:
        self.player = player
        self.dice = dice

    def enter(self, s: SteamRollers) -> None:
        s.straighten(self.player)
        if s.seized != NOTHING and s.holders[SEIZE.tile] == self.player:
            die, s.seized = s.seized, NOTHING
            s.push(UseDie(player=self.player, die=die))
        else:
            s.push(DraftDie(player=self.player))

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        match ended:
            case DraftDie(taken=taken):
                self.dice = taken
                self._use_die(s)
            case UseDie() if self.dice:
                self._use_die(s)
            case UseDie():
                self._give_back(s)
                s.push(TradeGoods(player=self.player))
            case _:
                s.leave()

    def _use_die(self, s: SteamRollers) -> None:
        die, self.dice = self.dice[0], self.dice[1:]
        s.push(UseDie(player=self.player, die=die))

    def _give_back(self, s: SteamRollers) -> None:
        """Tile 2 goes back when all actions that it served are done. [SR-48]"""
        if s.is_in_use(SEIZE.tile) and s.holders[SEIZE.tile] == self.player:
            s.give_back(SEIZE.tile)

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "dice": self.dice}


class Turns(EachSeat[SteamRollers]):
    """Everyone has a turn, clockwise from the start player. [SR-10]"""

    def line(self, s: SteamRollers) -> tuple[Seat, ...]:
        return tuple([(s.start + later) % s.players for later in range(s.players)])

    def begin(self, s: SteamRollers, seat: Seat) -> None:
        s.push(TakeTurn(player=seat))

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        self.next(s)


class Round(Sequence[SteamRollers]):
    """The dice, then the turns. [SR-10]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (RollDice, Turns)


class Rounds(Phase[SteamRollers]):
    """Round after round; the start marker passes to the left, until the game is over. [SR-12, SR-17]"""

    def enter(self, s: SteamRollers) -> None:
        s.stirred = False
        s.push(Round())

    def resume(self, s: SteamRollers, ended: Phase[SteamRollers]) -> None:
        s.quiet = 0 if s.stirred else s.quiet + 1
        s.stirred = False
        if s.is_sold_out or s.has_gone_quiet:
            s.leave()
        else:
            s.start = (s.start + 1) % s.players
            s.push(Round())

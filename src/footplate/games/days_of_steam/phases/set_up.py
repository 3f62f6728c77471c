"""Set-up: the first town, the towns face up, and who is first."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.days_of_steam.actions import TOWN_TURNED_UP, StartPlayer, TurnUpTown
from footplate.games.days_of_steam.map import found_first_town
from footplate.games.days_of_steam.phases.new_towns import TurnUpTownTile
from footplate.games.days_of_steam.state import DISPLAY, DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw, equal
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added


class FoundFirstTown(Phase[DaysOfSteam]):
    """A random town is the start of the map, and all trains are there; it gets no goods. [DS-03]"""

    cites: ClassVar[str] = "DS-03"
    purpose: ClassVar[str] = "towns"

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return draw(s.town_deck, TOWN_TURNED_UP)

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnUpTown)
        s.town_deck = added(s.town_deck, action.town, -1)
        found_first_town(s, action.town)
        s.leave()


class LayOutTowns(Phase[DaysOfSteam]):
    """Two towns are turned face up beside the map, with two goods each. [DS-03]"""

    cites: ClassVar[str] = "DS-03"

    laid_out: int = 0

    def enter(self, s: DaysOfSteam) -> None:
        s.push(TurnUpTownTile(display=self.laid_out))

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        self.laid_out += 1
        if self.laid_out == DISPLAY:
            s.leave()
        else:
            s.push(TurnUpTownTile(display=self.laid_out))

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"laid_out": self.laid_out}


class DrawFirstPlayer(Phase[DaysOfSteam]):
    """The first player is drawn, unless one was named. [DS-06]"""

    cites: ClassVar[str] = "DS-06"

    def enter(self, s: DaysOfSteam) -> None:
        if s.options.start_player:
            s.turn = s.options.start_player - 1
            s.leave()

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return equal([StartPlayer(seat) for seat in range(s.players)])

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, StartPlayer)
        s.turn = action.seat
        s.leave()

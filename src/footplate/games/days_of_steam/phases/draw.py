"""Drawing track tiles, which their owner alone sees."""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.days_of_steam.actions import TILE_DRAWN, DrawTile
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Phase, Shown

HAND: Final = 3


class DrawTrackTile(Phase[DaysOfSteam]):
    """Who played a track tile draws one; with the last of the deck the game is over. [DS-11, DS-91]"""

    cites: ClassVar[str] = "DS-11"
    purpose: ClassVar[str] = "track tiles"

    def player(self, s: DaysOfSteam) -> Seat:
        """Who draws."""
        return s.turn

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return draw(s.deck, TILE_DRAWN)

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawTile)
        s.deck[action.tile] -= 1
        player = self.player(s)
        s.hands[player] = tuple(sorted([*s.hands[player], action.tile]))
        self.drawn(s)

    def drawn(self, s: DaysOfSteam) -> None:
        """What comes after the draw."""
        if any(s.deck):
            s.leave()
        else:
            s.agenda.clear()

    def seen_by(self, s: DaysOfSteam, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return (self.player(s),)

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player(s)}


class DealTiles(DrawTrackTile):
    """Three tiles for everyone at the start. [DS-04]"""

    cites: ClassVar[str] = "DS-04"

    dealt: int = 0

    def player(self, s: DaysOfSteam) -> Seat:
        return self.dealt // HAND

    def drawn(self, s: DaysOfSteam) -> None:
        self.dealt += 1
        if self.dealt == HAND * s.players:
            s.leave()

"""Who has sequence card 1 at first."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.volldampf.actions import StartPlayer
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, equal
from footplate.kernel.phase import Phase


class DrawStartPlayer(Phase[Volldampf]):
    """The start player is drawn, or was named; the others follow clockwise. [VD-11]"""

    cites: ClassVar[str] = "VD-11"
    purpose: ClassVar[str] = "start player"

    def enter(self, s: Volldampf) -> None:
        if s.options.start_player:
            self._seat(s, s.options.start_player - 1)

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Volldampf) -> Odds:
        return equal([StartPlayer(seat) for seat in range(s.players)])

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, StartPlayer)
        self._seat(s, action.seat)

    def _seat(self, s: Volldampf, first: Seat) -> None:
        s.order = tuple([(first + step) % s.players for step in range(s.players)])
        s.leave()

"""Phase 2: uncover track cards."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.volldampf.actions import TRACK_UNCOVERED, UncoverTrackCard
from footplate.games.volldampf.cards import SHADES
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added

GROUP_SIZE = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}


class UncoverTrackCards(Phase[Volldampf]):
    """A group of track cards for each player, laid open: three cards, or two with 5 and 6. [VD-22]"""

    cites: ClassVar[str] = "VD-22"
    purpose: ClassVar[str] = "track cards"

    laid: int = 0

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Volldampf) -> Odds:
        return draw(s.track_deck, TRACK_UNCOVERED)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, UncoverTrackCard)
        size = GROUP_SIZE[s.players]
        s.track_deck = added(s.track_deck, action.symbol, -1)
        s.claim()
        s.groups[self.laid // size * SHADES + action.symbol] += 1
        self.laid += 1
        if self.laid == size * s.players:
            s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"laid": self.laid}

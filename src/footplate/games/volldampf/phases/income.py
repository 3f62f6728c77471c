"""Phase 7: gain income and pay interest."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.volldampf.phases.action_cards import DrawActionCard
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Seat
from footplate.kernel.phase import EachSeat, Phase


class GainIncome(Phase[Volldampf]):
    """In order each gets the income shown, then pays 1 mark for each 1 of bond value. [VD-70]"""

    cites: ClassVar[str] = "VD-70"

    def enter(self, s: Volldampf) -> None:
        for seat in s.order:
            s.pay(seat, -s.income[seat])
            interest = min(s.bonds[seat], s.cash[seat])
            s.pay(seat, interest)
            s.income[seat] = max(0, s.income[seat] - (s.bonds[seat] - interest))
        s.leave()


class CardsForTheLast(EachSeat[Volldampf]):
    """All who are furthest behind draw an action card, but not after the last round. [VD-71]"""

    cites: ClassVar[str] = "VD-71"

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return tuple(s.last_places()) if track_cards_left(s) else ()

    def begin(self, s: Volldampf, seat: Seat) -> None:
        s.push(DrawActionCard(player=seat))

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        self.next(s)


def track_cards_left(s: Volldampf) -> bool:
    """Whether another round can be played. [VD-20]"""
    return sum(s.track_deck) > s.unseen

"""The card Subsidy: a third transport after all second ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import DECLINE, Decline, PlaySubsidy
from footplate.games.volldampf.cards import FAST_LOCOMOTIVE, SUBSIDY
from footplate.games.volldampf.phases.route import FAST_LIMIT, LIMIT
from footplate.games.volldampf.phases.transport import Transport, movable
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Phase
from footplate.kernel.rule import Rule


def holds_subsidy(phase: Subsidies, s: Volldampf, seat: Seat, play: PlaySubsidy) -> bool:
    """Only who holds Subsidy can play it. [VD-82]"""
    return s.holds(seat, SUBSIDY)


def something_to_move(phase: Subsidies, s: Volldampf, seat: Seat, play: PlaySubsidy) -> bool:
    """Subsidy is played only if some cube can be moved. [VD-82]"""
    return bool(movable(s, FAST_LIMIT if s.holds(seat, FAST_LOCOMOTIVE) else LIMIT))


class Subsidies(EachSeat[Volldampf]):
    """In sequence order whoever is last at that moment and holds any card is asked. [VD-82]"""

    cites: ClassVar[str] = "VD-82"
    judges: ClassVar[Judges] = {
        PlaySubsidy: (Rule("VD-82", holds_subsidy), Rule("VD-82", something_to_move)),
        Decline: (),
    }

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return s.order

    def begin(self, s: Volldampf, seat: Seat) -> None:
        if seat not in s.last_places() or not s.held(seat) or not movable(s, FAST_LIMIT):
            self.next(s)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        play = PlaySubsidy()
        if holds_subsidy(self, s, seat, play) and something_to_move(self, s, seat, play):
            return (play, DECLINE)
        return (DECLINE,)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case PlaySubsidy():
                s.play_card(seat, SUBSIDY)
                s.push(Transport(player=seat, third=True))
            case Decline():
                self.next(s)

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        self.next(s)

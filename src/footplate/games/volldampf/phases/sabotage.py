"""The card Sabotage: another player's cube, just named, is not moved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import DECLINE, Decline, PlaySabotage
from footplate.games.volldampf.cards import SABOTAGE
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Shown
from footplate.kernel.rule import Rule


def holds_sabotage(phase: SabotageWindow, s: Volldampf, seat: Seat, play: PlaySabotage) -> bool:
    """Only who holds Sabotage can play it. [VD-84]"""
    return s.holds(seat, SABOTAGE)


class SabotageWindow(EachSeat[Volldampf]):
    """Every opponent who holds any card is asked, in sequence order, so that asking tells nothing. [VD-84]"""

    cites: ClassVar[str] = "VD-84"
    judges: ClassVar[Judges] = {PlaySabotage: (Rule("VD-84", holds_sabotage),), Decline: ()}

    player: Seat
    stopped: bool

    def __init__(self, queue: tuple[Seat, ...] = (), player: Seat = NOBODY, *, stopped: bool = False) -> None:
        super().__init__(queue)
        self.player = player
        self.stopped = stopped

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return tuple([seat for seat in s.order if seat != self.player and s.held(seat)])

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return (PlaySabotage(), DECLINE) if s.holds(seat, SABOTAGE) else (DECLINE,)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case PlaySabotage():
                s.play_card(seat, SABOTAGE)
                self.stopped = True
                s.leave()
            case Decline():
                self.next(s)

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "queue": self.queue}

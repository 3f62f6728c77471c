"""Phase 3: purchase bonds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from footplate.games.volldampf.actions import BONDS_TAKEN, PlayNewPlanning, SealBonds, TakeBonds
from footplate.games.volldampf.phases.new_planning import NEW_PLANNING_RULES, planning, play_new_planning
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges
from footplate.kernel.rule import Rule
from footplate.kernel.state import added

MARKS_A_BOND = 6


def bank_has_them(phase: PurchaseBonds, s: Volldampf, seat: Seat, take: TakeBonds) -> bool:
    """A player takes any number of bonds as long as the bank has them. [VD-23]"""
    return take.amount <= s.bonds_left()


def nothing_is_paid_back(phase: Any, s: Volldampf, seat: Seat, take: TakeBonds | SealBonds) -> bool:
    """Bonds are never paid back before the end of the game. [VD-25]"""
    return take.amount >= 0


def take_bonds(s: Volldampf, seat: Seat, amount: int) -> None:
    """Six marks for each 1 of bond value. [VD-23]"""
    s.bonds = added(s.bonds, seat, amount)
    s.pay(seat, -MARKS_A_BOND * amount)


class PurchaseBonds(EachSeat[Volldampf]):
    """In player order each takes bonds. [VD-23]"""

    cites: ClassVar[str] = "VD-23"
    judges: ClassVar[Judges] = {
        TakeBonds: (Rule("VD-23", bank_has_them), Rule("VD-25", nothing_is_paid_back)),
        PlayNewPlanning: NEW_PLANNING_RULES,
    }

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return s.order

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return BONDS_TAKEN[: s.bonds_left() + 1] + planning(s, seat)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case TakeBonds(amount=amount):
                take_bonds(s, seat, amount)
                self.next(s)
            case PlayNewPlanning():
                play_new_planning(s, seat)

"""With two players bonds and bids are chosen in secret and shown together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import OpenBids, OpenBonds, SealBid, SealBonds
from footplate.games.volldampf.phases.bonds import nothing_is_paid_back, take_bonds
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, equal
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule

UNDECIDED = -1
TIES = 3


class Sealed(Phase[Volldampf]):
    """Both decide at once; who has decided is known, what is not until both are opened."""

    answers: tuple[int, ...]

    def __init__(self, answers: tuple[int, ...] = (UNDECIDED, UNDECIDED)) -> None:
        self.answers = answers

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return tuple([seat for seat in (0, 1) if self.answers[seat] == UNDECIDED]) or (CHANCE,)

    def seal(self, seat: Seat, amount: int) -> None:
        """Keep a player's secret."""
        self.answers = (amount, self.answers[1]) if seat == 0 else (self.answers[0], amount)

    def seen_by(self, s: Volldampf, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None if seat == CHANCE else (seat,)

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        shown: dict[str, Shown] = {"decided": tuple([answer != UNDECIDED for answer in self.answers])}
        if seat is not None:
            shown["yours"] = self.answers[seat]
        return shown


def half_of_the_bank(s: Volldampf) -> int:
    """The most that one of two may choose, so that both can be served. [VD-24]"""
    return s.bonds_left() // 2


def leaves_the_other_half(phase: SealedBonds, s: Volldampf, seat: Seat, choice: SealBonds) -> bool:
    """Each may choose at most half of the bonds left. [VD-24]"""
    return choice.amount <= half_of_the_bank(s)


class SealedBonds(Sealed):
    """Bonds are chosen secretly and revealed together. [VD-24]"""

    cites: ClassVar[str] = "VD-24"
    judges: ClassVar[Judges] = {
        SealBonds: (Rule("VD-24", leaves_the_other_half), Rule("VD-25", nothing_is_paid_back))
    }

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return [SealBonds(amount) for amount in range(half_of_the_bank(s) + 1)]

    def odds(self, s: Volldampf) -> Odds:
        return equal([OpenBonds(self.answers)])

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case SealBonds(amount=amount):
                self.seal(seat, amount)
            case OpenBonds(amounts=amounts):
                for one, amount in enumerate(amounts):
                    take_bonds(s, one, amount)
                s.leave()


def has_the_money(phase: SealedBids, s: Volldampf, seat: Seat, bid: SealBid) -> bool:
    """Nobody bids more than the money in hand. [VD-30]"""
    return 0 <= bid.amount <= s.cash[seat]


class SealedBids(Sealed):
    """Bids are made secretly, revealed together and both paid; a tie is bid again. [VD-33]"""

    cites: ClassVar[str] = "VD-33"
    judges: ClassVar[Judges] = {SealBid: (Rule("VD-30", has_the_money),)}

    ties: int

    def __init__(self, answers: tuple[int, ...] = (UNDECIDED, UNDECIDED), ties: int = 0) -> None:
        super().__init__(answers)
        self.ties = ties

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return [SealBid(amount) for amount in range(s.cash[seat] + 1)]

    def odds(self, s: Volldampf) -> Odds:
        return equal([OpenBids(self.answers)])

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case SealBid(amount=amount):
                self.seal(seat, amount)
            case OpenBids(amounts=(mine, other)):
                if mine != other:
                    s.order = (0, 1) if mine > other else (1, 0)
                    self._pay(s)
                else:
                    self._tie(s)

    def _tie(self, s: Volldampf) -> None:
        """A third tie running, or neither with money: the order stays and the bids are paid. [VD-36]"""
        self.ties += 1
        if self.ties == TIES or not any(s.cash):
            self._pay(s)
        else:
            self.answers = (UNDECIDED, UNDECIDED)

    def _pay(self, s: Volldampf) -> None:
        for seat, amount in enumerate(self.answers):
            s.pay(seat, amount)
        s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {**Sealed.shows(self, s, seat), "ties": self.ties}

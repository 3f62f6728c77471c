"""Standard Game, phase 2: determine the order of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steam.actions import PASS_BID, Bid, PassBid
from footplate.games.steam.phases.first_order import a_sum_of_money
from footplate.games.steam.state import NOBODY, Steam
from footplate.games.steam.sums import bids
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.rails.auction import NO_AUCTION, Auction, Payment, full, half, nothing


def payments(players: int) -> tuple[Payment, ...]:
    """First and second pay in full, the last nothing, the others half. [ST-94, ST-99]"""
    return (full, *(full, *[half] * (players - 3))[: players - 2], nothing)


def outbids(phase: DetermineOrderOfPlay, s: Steam, seat: Seat, bid: Bid) -> bool:
    """Each bid is higher than the last; $0 opens. [ST-92]"""
    return bid.amount > phase.auction.high or phase.auction.high < 0


def has_the_cash(phase: DetermineOrderOfPlay, s: Steam, seat: Seat, bid: Bid) -> bool:
    """Nobody bids more than the cash in hand. [ST-92]"""
    return bid.amount <= s.cash[seat]


class DetermineOrderOfPlay(Phase[Steam]):
    """Outbid or pass, in player order; who passes takes the last free place. [ST-92]"""

    cites: ClassVar[str] = "ST-92"
    judges: ClassVar[Judges] = {
        Bid: (Rule("ST-24", a_sum_of_money), Rule("ST-92", outbids), Rule("ST-92", has_the_cash)),
        PassBid: (),
    }

    auction: Auction = NO_AUCTION
    may_stay: Seat = NOBODY  # can pass once without dropping out

    def enter(self, s: Steam) -> None:
        self.auction = Auction(tuple(s.order), (NOBODY,) * s.players)
        self.may_stay = s.had_turn_order

    def actors(self, s: Steam) -> tuple[Seat, ...]:
        return self.auction.waiting[:1]

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        options = bids(self.auction.high + 1, s.cash[seat])
        options.append(PASS_BID)
        return options

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        match action:
            case Bid(amount=amount):
                self.auction = self.auction.bid(amount)
            case PassBid() if seat == self.may_stay:
                self.may_stay = NOBODY
                self.auction = self.auction.stay()
            case PassBid():
                self.auction = self.auction.drop()
        if self.auction.over:
            self._settle(s)
        elif self.auction.leads:
            # Nobody is asked to outbid himself. [ST-98]
            self.auction = self.auction.stay()

    def _settle(self, s: Steam) -> None:
        """The last bids are paid by place. [ST-94]"""
        for seat, amount in self.auction.payments(payments(len(s.order))):
            s.pay(seat, amount)
        s.claim()
        s.order[:] = self.auction.order()
        s.leave()

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        auction = self.auction
        rule = payments(len(s.order))
        return {
            "waiting": auction.waiting,
            "bids": auction.bids,
            "passed": auction.passed,
            "may_stay": self.may_stay,
            "dues": tuple([tuple([pay(max(bid, 0)) for pay in rule]) for bid in auction.bids]),
        }

"""Phase 4, first half: the auction for turn order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import PASS, Bid, Pass, PlayNewPlanning, bids
from footplate.games.volldampf.phases.new_planning import NEW_PLANNING_RULES, planning, play_new_planning
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.rails.auction import NO_AUCTION, Auction, full, half, nothing, opened_by

# First place first: what each pays of the last bid he made. [VD-32]
PAYMENTS = {
    3: (full, full, half),
    4: (full, full, half, nothing),
    5: (full, full, half, half, nothing),
    6: (full, full, half, half, half, nothing),
}


def outbids(phase: AuctionTurnOrder, s: Volldampf, seat: Seat, bid: Bid) -> bool:
    """Each bid is higher than the last. [VD-30]"""
    return bid.amount > phase.auction.high


def has_the_money(phase: AuctionTurnOrder, s: Volldampf, seat: Seat, bid: Bid) -> bool:
    """Nobody bids more than the money in hand. [VD-30]"""
    return bid.amount <= s.cash[seat]


def someone_has_bid(phase: AuctionTurnOrder, s: Volldampf, seat: Seat, action: Pass) -> bool:
    """Player 1 must open, if only with nothing. [VD-35]"""
    return phase.auction.high >= 0


class AuctionTurnOrder(Phase[Volldampf]):
    """Player 1 opens; clockwise each bids more or passes, until one is left. [VD-30]"""

    cites: ClassVar[str] = "VD-30"
    judges: ClassVar[Judges] = {
        Bid: (Rule("VD-30", outbids), Rule("VD-30", has_the_money)),
        Pass: (Rule("VD-35", someone_has_bid),),
        PlayNewPlanning: NEW_PLANNING_RULES,
    }

    auction: Auction = NO_AUCTION

    def enter(self, s: Volldampf) -> None:
        self.auction = opened_by(s.order[0], s.players)

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return self.auction.waiting[:1]

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        high = self.auction.high
        options: list[Action] = [*bids(high + 1, s.cash[seat])]
        if high >= 0:
            options.append(PASS)
        options += planning(s, seat)
        return options

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case Bid(amount=amount):
                self.auction = self.auction.bid(amount)
            case Pass():
                self.auction = self.auction.drop()
                if self.auction.over:
                    self._settle(s)
            case PlayNewPlanning():
                play_new_planning(s, seat)

    def _settle(self, s: Volldampf) -> None:
        """The sequence cards go by when each passed, and the bids are paid. [VD-31, VD-32]"""
        for seat, amount in self.auction.payments(PAYMENTS[s.players]):
            s.pay(seat, amount)
        s.order = self.auction.order()
        s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        auction = self.auction
        dues = tuple([tuple([pay(max(bid, 0)) for pay in PAYMENTS[s.players]]) for bid in auction.bids])
        return {"waiting": auction.waiting, "bids": auction.bids, "passed": auction.passed, "dues": dues}

"""The first turn order: at random, or by an auction for each place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steam.actions import PASS_BID, Bid, NextInOrder, PassBid, StartPlayer
from footplate.games.steam.money import means, raise_and_pay
from footplate.games.steam.state import NOBODY, Steam
from footplate.games.steam.sums import bids
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, equal
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.rails.auction import NO_AUCTION, Auction


def clockwise(s: Steam, first: Seat) -> list[Seat]:
    """All seats, from one on."""
    return [(first + step) % s.players for step in range(s.players)]


class DrawFirstBidder(Phase[Steam]):
    """A random player opens the auction. [ST-26]"""

    cites: ClassVar[str] = "ST-26"

    def actors(self, s: Steam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Steam) -> Odds:
        return equal([StartPlayer(seat) for seat in range(s.players)])

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, StartPlayer)
        s.claim()
        s.order[:] = clockwise(s, action.seat)  # until it is settled: who bids in which order
        s.leave()


class RandomFirstOrder(DrawFirstBidder):
    """For a first game: a random player and on clockwise; the second gets $1, the third $2. [ST-25]"""

    cites: ClassVar[str] = "ST-25"

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, StartPlayer)
        for place, one in enumerate(clockwise(s, action.seat)):
            s.pay(one, -place)
        super().apply(s, seat, action)


class RandomOrderOfPlay(Phase[Steam]):
    """In the Standard Game the first order is drawn place by place. [ST-90]"""

    cites: ClassVar[str] = "ST-90"

    placed: int = 0

    def actors(self, s: Steam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Steam) -> Odds:
        return equal([NextInOrder(seat) for seat in sorted(s.order[self.placed :])])

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, NextInOrder)
        s.claim()
        s.order.remove(action.seat)
        s.order.insert(self.placed, action.seat)
        self.placed += 1
        if self.placed == s.players - 1:
            s.leave()

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"placed": self.placed}


def outbids(phase: AuctionFirstOrder, s: Steam, seat: Seat, bid: Bid) -> bool:
    """Each bid is higher than the last; $0 opens. [ST-26]"""
    return bid.amount > phase.auction.high or phase.auction.high < 0


def a_sum_of_money(phase: Phase[Steam], s: Steam, seat: Seat, bid: Bid) -> bool:
    """A bid is $0 or more. [ST-24]"""
    return bid.amount >= 0


def can_raise_the_bid(phase: AuctionFirstOrder, s: Steam, seat: Seat, bid: Bid) -> bool:
    """Nobody bids more than he could raise. [ST-24]"""
    return bid.amount <= means(s, seat)


class AuctionFirstOrder(Phase[Steam]):
    """Place after place is auctioned among those who have none; the last is free. [ST-26]"""

    cites: ClassVar[str] = "ST-26"
    judges: ClassVar[Judges] = {
        Bid: (Rule("ST-24", a_sum_of_money), Rule("ST-26", outbids), Rule("ST-24", can_raise_the_bid)),
        PassBid: (),
    }

    auction: Auction = NO_AUCTION
    placed: tuple[Seat, ...] = ()

    def enter(self, s: Steam) -> None:
        self.auction = Auction(tuple(s.order), (NOBODY,) * s.players)

    def actors(self, s: Steam) -> tuple[Seat, ...]:
        return self.auction.waiting[:1]

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        options = bids(self.auction.high + 1, means(s, seat))
        options.append(PASS_BID)
        return options

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        match action:
            case Bid(amount=amount):
                self.auction = self.auction.bid(amount)
            case PassBid():
                self.auction = self.auction.drop()
                if self.auction.over:
                    self._sell(s)

    def _sell(self, s: Steam) -> None:
        """The last one left pays his bid, if he made one, and has the place. [ST-26, ST-27]"""
        winner = self.auction.waiting[0]
        raise_and_pay(s, winner, max(0, self.auction.bids[winner]))
        self.placed = (*self.placed, winner)
        left = tuple([seat for seat in clockwise(s, winner) if seat not in self.placed])
        if len(left) > 1:
            self.auction = Auction(left, (NOBODY,) * s.players)
        else:
            s.claim()
            s.order[:] = [*self.placed, *left]
            s.leave()

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        auction = self.auction
        return {
            "placed": self.placed,
            "waiting": auction.waiting,
            "bids": auction.bids,
            "passed": auction.passed,
        }

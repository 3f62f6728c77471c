"""Auction: open bids, each higher than the last; who passes is out; the payment rule is the game's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from footplate.kernel.action import Seat
from footplate.kernel.state import changed

Payment: TypeAlias = Callable[[int], int]


class Auction(NamedTuple):
    """An auction for an order of places, as a value: bidding and passing give the next one."""

    waiting: tuple[Seat, ...]  # still in it, the next bidder first
    bids: tuple[int, ...]  # each seat's last bid, -1 for none
    passed: tuple[Seat, ...] = ()  # the first to pass first
    high: int = -1

    def bid(self, amount: int) -> Auction:
        """The next bidder bids and goes to the back of the line."""
        waiting = self.waiting
        return Auction(_moved_on(waiting), changed(self.bids, waiting[0], amount), self.passed, amount)

    def drop(self) -> Auction:
        """The next bidder passes and is out."""
        waiting = self.waiting
        return Auction(waiting[1:], self.bids, self.passed + waiting[:1], self.high)

    def stay(self) -> Auction:
        """The next bidder passes without dropping out, and goes to the back of the line."""
        return Auction(_moved_on(self.waiting), self.bids, self.passed, self.high)

    @property
    def leads(self) -> bool:
        """Whether the next bidder is the one with the highest bid."""
        return self.high >= 0 and self.bids[self.waiting[0]] == self.high

    @property
    def over(self) -> bool:
        """One is left."""
        return len(self.waiting) == 1

    def order(self) -> tuple[Seat, ...]:
        """First place first: who is left, then the last to pass, and so on."""
        return self.waiting + self.passed[::-1]

    def payments(self, rule: Sequence[Payment]) -> tuple[tuple[Seat, int], ...]:
        """What each seat pays for its last bid; the rule has a payment for each place."""
        return tuple(
            [(seat, pay(max(self.bids[seat], 0))) for seat, pay in zip(self.order(), rule, strict=True)]
        )


def _moved_on(waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The line when the first of it has gone to its back."""
    return waiting[1:] + waiting[:1]


NO_AUCTION: Final = Auction((), ())


def opened_by(first: Seat, seats: int) -> Auction:
    """An auction among all seats, clockwise from the first."""
    return Auction(tuple([(first + step) % seats for step in range(seats)]), (-1,) * seats)


def full(bid: int) -> int:
    """Pays the whole bid."""
    return bid


def half(bid: int) -> int:
    """Pays half of the bid, rounded up."""
    return (bid + 1) // 2


def nothing(bid: int) -> int:
    """Pays nothing."""
    return 0

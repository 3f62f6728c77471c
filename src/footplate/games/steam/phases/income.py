"""Collect income and pay expenses; who cannot pay is bankrupt."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.steam.money import (
    LOWEST_INCOME,
    SHORT,
    STEP,
    may_raise,
    means,
    raise_and_pay,
    raise_money,
    steps_left,
)
from footplate.games.steam.state import NO_TILE, Steam
from footplate.kernel.action import Seat
from footplate.kernel.phase import Phase
from footplate.kernel.state import changed
from footplate.rails.links import UNOWNED


class CollectIncome(Phase[Steam]):
    """In turn order income is received or paid, by the position at the start of the phase. [ST-70]"""

    cites: ClassVar[str] = "ST-70"

    def enter(self, s: Steam) -> None:
        for seat in tuple(s.order):
            if not self.settle(s, seat):
                go_bankrupt(s, seat)
                if len(s.order) == 1:
                    s.agenda.clear()
                    return
        s.leave()

    def settle(self, s: Steam, seat: Seat) -> bool:
        """Receive or pay; False for who cannot. [ST-70, ST-71]"""
        if s.income[seat] >= 0:
            s.pay(seat, -s.income[seat])
            return True
        if -s.income[seat] > means(s, seat):
            return False
        raise_and_pay(s, seat, -s.income[seat])
        return True


class PayExpenses(CollectIncome):
    """In the Standard Game each level of the locomotive costs $1, too; nothing is raised for it. [ST-96]"""

    cites: ClassVar[str] = "ST-96"

    def settle(self, s: Steam, seat: Seat) -> bool:
        s.pay(seat, -max(0, s.income[seat]))
        owed = s.level[seat] + max(0, -s.income[seat])
        if may_raise(s, seat):
            short = max(0, owed - s.cash[seat])
            raise_money(s, seat, min(steps_left(s, seat), -(-short // STEP)))
        return pay_short(s, seat, owed)


def pay_short(s: Steam, seat: Seat, owed: int) -> bool:
    """All cash, then 1 victory point for each $2, then income; odd amounts return $1. [ST-97]"""
    given = -(-max(0, owed - s.cash[seat]) // SHORT)
    if given > s.points[seat] + s.income[seat] - LOWEST_INCOME:
        return False
    by_points = min(given, s.points[seat])
    s.points[seat] -= by_points
    s.income[seat] -= given - by_points
    s.pay(seat, owed - given * SHORT)
    return True


def go_bankrupt(s: Steam, seat: Seat) -> None:
    """Out of the game and the order; the tile is returned and all track is nobody's. [ST-71, ST-72]"""
    s.claim()
    s.order.remove(seat)
    s.bankrupt.append(seat)
    s.tile = changed(s.tile, seat, NO_TILE)
    s.links[seat] = 0
    owners = s.owner.tobytes()  # a byte for each terminal
    terminal = owners.find(seat)
    while terminal >= 0:
        s.owner[terminal] = UNOWNED
        terminal = owners.find(seat, terminal + 1)

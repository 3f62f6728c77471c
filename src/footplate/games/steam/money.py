"""Money: cash first, then income or victory points given up for more."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat

LOWEST_INCOME: Final = -10
HIGHEST_INCOME: Final = 10
STEP: Final = 5  # dollars for a step down the income track [ST-20]
POINTS_A_STEP: Final = 2  # victory points for a step, at the bottom of the track [ST-21]
SHORT: Final = 2  # dollars for a victory point or a step when a required payment falls short [ST-97]


def steps_left(s: Steam, seat: Seat) -> int:
    """How often a player can still raise $5: by income, then by 2 victory points each. [ST-20, ST-21]"""
    return s.income[seat] - LOWEST_INCOME + s.points[seat] // POINTS_A_STEP


def raise_money(s: Steam, seat: Seat, steps: int) -> None:
    """So many steps down, for $5 each. [ST-20, ST-21]"""
    by_income = min(steps, s.income[seat] - LOWEST_INCOME)
    s.income[seat] -= by_income
    s.points[seat] -= (steps - by_income) * POINTS_A_STEP
    s.pay(seat, -steps * STEP)


def means(s: Steam, seat: Seat) -> int:
    """The most that a player who may raise money can pay. [ST-21, ST-24]"""
    return s.cash[seat] + STEP * steps_left(s, seat)


def raise_and_pay(s: Steam, seat: Seat, amount: int) -> None:
    """Cash first; for the rest as few steps as needed, and the change is kept. [ST-20]"""
    short = amount - s.cash[seat]
    if short > 0:
        raise_money(s, seat, -(-short // STEP))
    s.pay(seat, amount)


def purse(s: Steam, seat: Seat) -> int:
    """The most that a player can spend on an action tile or track. [ST-20, ST-85, ST-91]"""
    return means(s, seat) if may_raise(s, seat) else s.cash[seat]


def spend(s: Steam, seat: Seat, amount: int) -> None:
    """Pay for what one chose to buy. [ST-20, ST-85, ST-91]"""
    if may_raise(s, seat):
        raise_and_pay(s, seat, amount)
    else:
        s.pay(seat, amount)


def may_raise(s: Steam, seat: Seat) -> bool:
    """Everybody in the Base Game, in the Standard Game named beginners alone. [ST-85, ST-91]"""
    options = s.options
    if options.game == "base":
        return True
    return bool(options.beginners) and seat in options.beginner_seats


def gain_income(s: Steam, seat: Seat, points: int) -> None:
    """Points taken as income; what would go beyond 10 is lost. [ST-23]"""
    s.income[seat] = min(HIGHEST_INCOME, s.income[seat] + points)

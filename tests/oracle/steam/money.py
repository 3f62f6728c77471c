"""Money: raised dollar by dollar when it is needed, or bought beforehand; and what happens if it runs out."""

from __future__ import annotations

from tests.oracle.steam.components import LOWEST, POINTS_FOR_IT, RAISED
from tests.oracle.steam.table import Table


def raisable(table: Table, seat: int) -> int:
    """How often five dollars could still be raised. [ST-20, ST-21]"""
    return table.income[seat] - LOWEST + table.points[seat] // POINTS_FOR_IT


def means(table: Table, seat: int) -> int:
    """What a player could pay: cash, and in some cases what can be raised. [ST-20, ST-24, ST-85, ST-91]"""
    return table.cash[seat] + (RAISED * raisable(table, seat) if may_raise(table, seat) else 0)


def may_raise(table: Table, seat: int) -> bool:
    """Everybody in the Base Game, beginners in the Standard Game. [ST-85, ST-91]"""
    return table.game == "base" or seat in table.beginners


def raise_five(table: Table, seat: int) -> None:
    """One step down the income track, or at its end two points. [ST-20, ST-21]"""
    if table.income[seat] > LOWEST:
        table.income[seat] -= 1
    else:
        table.points[seat] -= POINTS_FOR_IT
    table.cash[seat] += RAISED


def pay(table: Table, seat: int, dollars: int) -> None:
    """Cash first, then as little as need be is raised, and the change is kept. [ST-20]"""
    assert dollars <= means(table, seat)
    while table.cash[seat] < dollars:
        raise_five(table, seat)
    table.cash[seat] -= dollars


def settle(table: Table, seat: int) -> bool:
    """Income or debts, and in the Standard Game upkeep; whether all could be paid. [ST-70, ST-96]"""
    income = table.income[seat]
    table.cash[seat] += max(0, income)
    owed = max(0, -income) + (table.level[seat] if table.game == "standard" else 0)
    if owed <= means(table, seat):
        pay(table, seat, owed)
        return True
    if table.game == "base":
        return False
    while may_raise(table, seat) and raisable(table, seat):
        raise_five(table, seat)
    return sell(table, seat, owed - table.cash[seat])


def sell(table: Table, seat: int, short: int) -> bool:
    """All cash is gone; a point, then a step of income, for every two dollars still owed. [ST-97]"""
    table.cash[seat] = 0
    while short > 0:
        if table.points[seat]:
            table.points[seat] -= 1
        elif table.income[seat] > LOWEST:
            table.income[seat] -= 1
        else:
            return False
        short -= 2
    table.cash[seat] -= short
    return True

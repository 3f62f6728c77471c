"""Standard Game, phase 6: income, and upkeep for the locomotive."""

from __future__ import annotations

import pytest

from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.income import PayExpenses
from footplate.games.steam.state import Steam
from tests.rules.steam.positions import begin, position


def settled(income: int = 0, cash: int = 0, points: int = 0, level: int = 1, *, beginners: str = "") -> Steam:
    """The position after the phase; the other two can pay their dollar."""
    s = position(3, game="standard", beginners=beginners)
    s.income[1] = income
    s.cash[:] = [1, cash, 1]
    s.points[1] = points
    s.level[1] = level
    money = STEAM.census(s)["money"]
    begin(s, PayExpenses())
    assert s.over
    assert (s.cash[0], s.cash[2], s.income[0]) == (0, 0, 0)
    assert STEAM.census(s)["money"] == money
    return s


def account(
    income: int = 0, cash: int = 0, points: int = 0, level: int = 1, *, beginners: str = ""
) -> tuple[int, int, int]:
    """What a player who can pay has after the phase: income, cash and victory points."""
    s = settled(income, cash, points, level, beginners=beginners)
    assert s.bankrupt == []
    return s.income[1], s.cash[1], s.points[1]


@pytest.mark.rule("ST-96")
@pytest.mark.parametrize("level", range(1, 7))
def test_each_level_costs_a_dollar(level: int) -> None:
    assert account(cash=10, level=level) == (0, 10 - level, 0)


@pytest.mark.rule("ST-96")
def test_level_three_pays_three_dollars_and_level_six_pays_six() -> None:
    assert account(cash=3, level=3) == (0, 0, 0)
    assert account(cash=6, level=6) == (0, 0, 0)


@pytest.mark.rule("ST-96")
def test_income_is_received_before_upkeep_is_paid() -> None:
    assert account(income=4, cash=0, points=5, level=4) == (4, 0, 5)
    assert account(income=10, cash=2, points=5, level=6) == (10, 6, 5)
    assert account(income=2, cash=1, points=5, level=3) == (2, 0, 5)


@pytest.mark.rule("ST-96")
def test_what_income_below_zero_costs_and_the_upkeep_are_one_sum() -> None:
    assert account(income=-2, cash=5, level=3) == (-2, 0, 0)
    assert account(income=-2, cash=9, level=3) == (-2, 4, 0)
    assert account(income=-1, cash=0, points=5, level=1) == (-1, 0, 4)


@pytest.mark.rule("ST-97")
@pytest.mark.parametrize(
    ("cash", "points", "level", "after"),
    [
        (1, 5, 3, (0, 0, 4)),
        (0, 5, 4, (0, 0, 3)),
        (0, 3, 6, (0, 0, 0)),
        (4, 1, 6, (0, 0, 0)),
    ],
)
def test_for_each_two_dollars_short_a_victory_point_goes(
    cash: int, points: int, level: int, after: tuple[int, int, int]
) -> None:
    assert account(cash=cash, points=points, level=level) == after


@pytest.mark.rule("ST-97")
def test_odd_amounts_return_a_dollar() -> None:
    assert account(cash=0, points=5, level=1) == (0, 1, 4)
    assert account(cash=0, points=5, level=3) == (0, 1, 3)
    assert account(cash=2, points=5, level=5) == (0, 1, 3)


@pytest.mark.rule("ST-97")
@pytest.mark.parametrize(
    ("income", "cash", "points", "level", "after"),
    [
        (0, 0, 0, 2, (-1, 0, 0)),
        (0, 0, 0, 3, (-2, 1, 0)),
        (0, 0, 1, 5, (-2, 1, 0)),
        (0, 1, 1, 6, (-2, 1, 0)),
        (-4, 0, 2, 6, (-7, 0, 0)),
        (-4, 0, 0, 6, (-9, 0, 0)),
        (3, 0, 0, 6, (1, 1, 0)),
    ],
)
def test_without_victory_points_income_falls_at_the_same_rate(
    income: int, cash: int, points: int, level: int, after: tuple[int, int, int]
) -> None:
    assert account(income, cash, points, level) == after


@pytest.mark.rule("ST-97", "ST-73")
def test_all_victory_points_go_before_any_income() -> None:
    assert account(income=5, cash=0, points=20, level=6) == (5, 1, 19)
    assert account(income=-5, cash=0, points=5, level=6) == (-6, 1, 0)


@pytest.mark.rule("ST-97", "ST-91")
def test_nothing_is_raised_at_five_dollars_a_step() -> None:
    # In the Base Game a step down would bring $5 and keep the victory points.
    assert account(income=0, cash=0, points=3, level=5) == (0, 1, 0)


@pytest.mark.rule("ST-97")
@pytest.mark.parametrize(
    ("income", "cash", "points", "level", "out"),
    [
        (-10, 11, 0, 1, False),
        (-10, 10, 0, 1, True),
        (-10, 10, 1, 1, False),
        (-10, 0, 6, 1, False),
        (-10, 0, 5, 1, True),
        (-9, 10, 0, 3, False),
        (-9, 9, 0, 3, True),
        (-5, 0, 0, 5, False),
        (-5, 0, 0, 6, True),
        (0, 0, 0, 6, False),
        (-10, 9, 3, 6, True),
        (-10, 9, 4, 6, False),
    ],
)
def test_who_cannot_pay_with_cash_points_and_income_is_bankrupt(
    income: int, cash: int, points: int, level: int, out: bool
) -> None:
    s = settled(income, cash, points, level)
    assert s.bankrupt == ([1] if out else [])
    assert s.order == ([0, 2] if out else [0, 1, 2])
    assert s.points[1] >= 0
    assert s.income[1] >= -10


@pytest.mark.rule("ST-97")
@pytest.mark.parametrize(
    ("income", "cash", "points", "level", "after"),
    [
        (-10, 10, 1, 1, (-10, 1, 0)),
        (-10, 0, 6, 1, (-10, 1, 0)),
        (-9, 10, 0, 3, (-10, 0, 0)),
        (-5, 0, 0, 5, (-10, 0, 0)),
        (-10, 9, 4, 6, (-10, 1, 0)),
    ],
)
def test_who_just_can_pay_has_nothing_left(
    income: int, cash: int, points: int, level: int, after: tuple[int, int, int]
) -> None:
    assert account(income, cash, points, level) == after


@pytest.mark.rule("ST-85")
@pytest.mark.parametrize(
    ("income", "cash", "points", "level", "after"),
    [
        (0, 0, 5, 3, (-1, 2, 5)),
        (0, 0, 0, 6, (-2, 4, 0)),
        (0, 2, 5, 6, (-1, 1, 5)),
        (0, 6, 5, 6, (0, 0, 5)),
        (-4, 0, 5, 6, (-6, 0, 5)),
        (4, 0, 5, 6, (3, 3, 5)),
        (-10, 6, 5, 1, (-10, 0, 3)),
        (-10, 0, 6, 2, (-10, 3, 0)),
    ],
)
def test_a_beginner_raises_money_for_upkeep_as_in_the_base_game(
    income: int, cash: int, points: int, level: int, after: tuple[int, int, int]
) -> None:
    assert account(income, cash, points, level, beginners="2") == after


@pytest.mark.rule("ST-85", "ST-97")
def test_what_a_beginner_cannot_raise_is_paid_as_by_the_others() -> None:
    assert account(income=-10, cash=9, points=1, level=1, beginners="2") == (-10, 0, 0)
    assert account(income=-10, cash=4, points=3, level=1, beginners="2") == (-10, 0, 0)
    assert settled(income=-10, cash=8, points=1, level=1, beginners="2").bankrupt == [1]


@pytest.mark.rule("ST-85")
def test_only_named_beginners_raise_money() -> None:
    assert account(cash=0, points=5, level=3) == (0, 1, 3)
    assert account(cash=0, points=5, level=3, beginners="1,3") == (0, 1, 3)
    assert account(cash=0, points=5, level=3, beginners="1,2") == (-1, 2, 5)


@pytest.mark.rule("ST-96")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 2, 0), (2, 3, 0, 1)])
def test_players_settle_in_turn_order_in_the_standard_game_too(order: tuple[int, ...]) -> None:
    s = position(4, game="standard")
    s.order[:] = order
    s.income[:] = [-10, 1, -10, -10]
    begin(s, PayExpenses())
    assert s.bankrupt == [seat for seat in order if seat != 1]

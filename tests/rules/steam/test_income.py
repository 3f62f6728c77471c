"""Base Game, phase 4: income is received or paid."""

from __future__ import annotations

import pytest

from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.income import CollectIncome
from tests.rules.steam.positions import begin, position


def account(income: int, cash: int = 0, points: int = 0, level: int = 1) -> tuple[int, int, int]:
    """A player's income, cash and victory points after the phase, which nothing else has touched."""
    s = position(3)
    s.income[:] = [0, income, 0]
    s.cash[:] = [7, cash, 0]
    s.points[:] = [3, points, 0]
    s.level[1] = level
    money = STEAM.census(s)["money"]
    begin(s, CollectIncome())
    assert s.over
    assert s.bankrupt == []
    assert (s.cash[0], s.cash[2], s.points[0], s.income[0]) == (7, 0, 3, 0)
    assert STEAM.census(s)["money"] == money
    return s.income[1], s.cash[1], s.points[1]


@pytest.mark.rule("ST-70")
def test_an_income_of_two_brings_two_dollars() -> None:
    assert account(income=2) == (2, 2, 0)
    assert account(income=2, cash=5) == (2, 7, 0)


@pytest.mark.rule("ST-70")
def test_an_income_of_minus_one_without_cash_becomes_minus_two_and_leaves_four_dollars() -> None:
    assert account(income=-1) == (-2, 4, 0)


@pytest.mark.rule("ST-70")
@pytest.mark.parametrize("income", range(11))
def test_income_is_received_and_stays_where_it_is(income: int) -> None:
    assert account(income=income, cash=1) == (income, 1 + income, 0)


@pytest.mark.rule("ST-70")
@pytest.mark.parametrize("income", range(-10, 0))
def test_what_is_below_zero_is_paid_from_cash_and_income_stays_where_it_is(income: int) -> None:
    assert account(income=income, cash=10, points=3) == (income, 10 + income, 3)
    assert account(income=income, cash=-income, points=3) == (income, 0, 3)


@pytest.mark.rule("ST-70")
@pytest.mark.parametrize(
    ("income", "cash", "after"),
    [
        (-1, 0, (-2, 4, 0)),
        (-4, 0, (-5, 1, 0)),
        (-5, 0, (-6, 0, 0)),  # by where the marker stood at the start, though it moves
        (-6, 0, (-8, 4, 0)),
        (-6, 1, (-7, 0, 0)),
        (-6, 5, (-7, 4, 0)),
        (-8, 0, (-10, 2, 0)),
        (-9, 4, (-10, 0, 0)),
    ],
)
def test_missing_cash_is_raised_by_steps_and_the_sum_is_that_of_the_start(
    income: int, cash: int, after: tuple[int, int, int]
) -> None:
    assert account(income=income, cash=cash) == after


@pytest.mark.rule("ST-70", "ST-73")
@pytest.mark.parametrize(
    ("income", "cash", "points", "after"),
    [
        (-10, 0, 4, (-10, 0, 0)),
        (-10, 0, 5, (-10, 0, 1)),
        (-10, 3, 5, (-10, 3, 1)),
        (-10, 5, 2, (-10, 0, 0)),
        (-10, 9, 3, (-10, 4, 1)),
        (-10, 10, 1, (-10, 0, 1)),
        (-9, 0, 2, (-10, 1, 0)),
        (-9, 4, 2, (-10, 0, 2)),
    ],
)
def test_at_the_bottom_of_the_track_two_victory_points_bring_five_dollars(
    income: int, cash: int, points: int, after: tuple[int, int, int]
) -> None:
    assert account(income=income, cash=cash, points=points) == after


@pytest.mark.rule("ST-70")
def test_victory_points_stay_as_long_as_income_can_fall() -> None:
    assert account(income=-8, cash=0, points=30) == (-10, 2, 30)


@pytest.mark.rule("ST-70")
@pytest.mark.parametrize("level", range(1, 7))
def test_in_the_base_game_locomotives_cost_no_upkeep(level: int) -> None:
    assert account(income=0, level=level) == (0, 0, 0)
    assert account(income=5, level=level) == (5, 5, 0)
    assert account(income=-5, cash=5, level=level) == (-5, 0, 0)


@pytest.mark.rule("ST-70")
def test_nobody_is_asked_anything() -> None:
    s = position(4)
    s.income[:] = [-10, -3, 4, 10]
    s.cash[:] = [10, 0, 0, 0]
    begin(s, CollectIncome())
    assert s.over
    assert s.cash == [0, 2, 4, 10]
    assert s.income == [-10, -4, 4, 10]


@pytest.mark.rule("ST-70")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 2, 0), (2, 3, 0, 1)])
def test_players_settle_in_turn_order(order: tuple[int, ...]) -> None:
    s = position(4)
    s.order[:] = order
    s.income[:] = [-10, 1, -10, -10]
    begin(s, CollectIncome())
    assert s.bankrupt == [seat for seat in order if seat != 1]


@pytest.mark.rule("ST-73")
@pytest.mark.parametrize("points", range(8))
@pytest.mark.parametrize("cash", range(11))
def test_victory_points_never_fall_below_zero_in_play(points: int, cash: int) -> None:
    s = position(3)
    s.income[0] = -10
    s.cash[0] = cash
    s.points[0] = points
    begin(s, CollectIncome())
    assert s.points[0] >= 0
    assert s.cash[0] >= 0
    assert (0 in s.bankrupt) == (cash + 5 * (points // 2) < 10)

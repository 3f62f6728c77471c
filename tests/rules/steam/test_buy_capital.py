"""Standard Game, phase 1: buy capital. [ST-91]"""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import TakeCapital
from footplate.games.steam.phases.action_tiles import SelectFreeActionTiles
from footplate.games.steam.phases.build_track import BuildTrackOrDecline
from footplate.games.steam.phases.buy_capital import BuyCapital
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.state import Steam
from footplate.kernel.phase import Phase
from tests.rules.steam.positions import act, begin, options, position, refused


def buying(income: int = 0, points: int = 0, cash: int = 0) -> Steam:
    s = position(4, game="standard")
    s.income[0], s.points[0], s.cash[0] = income, points, cash
    return begin(s, BuyCapital())


@pytest.mark.rule("ST-91")
def test_capital_is_bought_in_turn_order_once_each() -> None:
    s = position(4, game="standard")
    s.order[:] = [2, 0, 3, 1]
    begin(s, BuyCapital())
    asked = []
    for steps in (2, 0, 3, 1):
        asked.append(s.actors()[0])
        act(s, s.actors()[0], TakeCapital(steps))

    assert asked == [2, 0, 3, 1]
    assert s.cash == [0, 5, 10, 15]
    assert s.income == [0, -1, -2, -3]
    assert s.over


@pytest.mark.rule("ST-91")
@pytest.mark.parametrize(("steps", "cash", "income"), [(0, 3, 2), (1, 8, 1), (4, 23, -2), (12, 63, -10)])
def test_each_step_down_brings_five_dollars(steps: int, cash: int, income: int) -> None:
    s = buying(income=2, cash=3)
    act(s, 0, TakeCapital(steps))

    assert (s.cash[0], s.income[0]) == (cash, income)


@pytest.mark.rule("ST-91")
def test_any_number_of_steps_the_track_allows_is_offered() -> None:
    assert options(buying(), 0) == [TakeCapital(steps) for steps in range(11)]
    assert options(buying(income=-7), 0) == [TakeCapital(steps) for steps in range(4)]


@pytest.mark.rule("ST-91")
def test_more_steps_than_the_track_has_are_refused() -> None:
    assert refused(buying(), 0, TakeCapital(11)) == {"ST-21"}
    assert refused(buying(income=-10), 0, TakeCapital(1)) == {"ST-21"}


@pytest.mark.rule("ST-91")
def test_nobody_gives_money_back_for_income() -> None:
    assert refused(buying(income=-4, cash=20), 0, TakeCapital(-1)) == {"ST-91"}


@pytest.mark.rule("ST-21", "ST-91")
def test_below_minus_ten_each_step_takes_two_victory_points() -> None:
    s = buying(income=-9, points=5)
    assert options(s, 0) == [TakeCapital(steps) for steps in range(4)]
    assert refused(s, 0, TakeCapital(4)) == {"ST-21"}

    act(s, 0, TakeCapital(3))
    assert (s.cash[0], s.income[0], s.points[0]) == (15, -10, 1)


@pytest.mark.rule("ST-91")
@pytest.mark.parametrize(
    ("phase", "rule"),
    [
        (DetermineOrderOfPlay, "ST-92"),
        (SelectFreeActionTiles, "ST-28"),
        (BuildTrackOrDecline, "ST-40"),
        (MoveGoods, "ST-60"),
    ],
)
def test_capital_is_bought_in_this_phase_alone(phase: type[Phase[Steam]], rule: str) -> None:
    s = begin(position(4, game="standard"), phase())

    assert refused(s, 0, TakeCapital(1)) == {rule}


@pytest.mark.rule("ST-91")
def test_capital_is_bought_by_who_is_asked() -> None:
    assert refused(buying(), 1, TakeCapital(1)) == {"ST-91"}

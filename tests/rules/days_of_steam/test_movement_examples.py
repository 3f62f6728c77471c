"""The rulebook's examples of moves on figure 7, and of speed; where a layout is not described it is ours."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import STOP
from footplate.games.days_of_steam.components import PIPS
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import CHANCE
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    playing,
    put_train,
    refused,
    roll,
    step,
    where,
)

# From yellow to red there are two tiles by the north, one of them a hill, and two by the south.
FIGURE_7 = """
┌  ─^ R
Y* ─  ┘
"""
RED = "n1e2"
NORTH, SOUTH = "nee", "een"


def go(s: DaysOfSteam, sides: str) -> DaysOfSteam:
    """A whole move from yellow to red, stopped."""
    advance(s, 0, *sides)
    assert where(s, 0) == RED
    act(s, 0, STOP)
    return s


def with_a_train_on_the_hill(steam: int = 6) -> DaysOfSteam:
    """Figure 7 with an opponent in the north."""
    s = playing(FIGURE_7, steam=steam)
    put_train(s, 1, "n1e1", "e")
    return s


@pytest.mark.rule("DS-51")
@pytest.mark.parametrize(("sides", "cost"), [(SOUTH, 3), (NORTH, 4)])
def test_from_yellow_to_red_costs_3_by_the_south_and_4_by_the_north(sides: str, cost: int) -> None:
    s = playing(FIGURE_7, steam=cost)
    assert go(s, sides).steam[0] == 0
    s = playing(FIGURE_7, steam=cost - 1)
    advance(s, 0, *sides[:-1])
    assert refused(s, 0, step(sides[-1])) == {"DS-51"}


@pytest.mark.rule("DS-70", "DS-71", "DS-72")
@pytest.mark.parametrize("pips", range(1, PIPS + 1))
@pytest.mark.parametrize(("sides", "cost", "worst"), [(SOUTH, 3, 1), (NORTH, 4, 2)])
def test_by_the_south_a_1_derails_and_by_the_north_a_1_or_2(
    sides: str, cost: int, worst: int, pips: int
) -> None:
    s = go(playing(FIGURE_7, steam=6), sides)
    assert s.actors() == (CHANCE,)
    roll(s, pips)
    assert where(s, 0) == ("start" if pips <= worst else RED)
    assert s.steam[0] == 6 - cost


@pytest.mark.rule("DS-55", "DS-73")
@pytest.mark.parametrize("pips", range(1, PIPS + 1))
def test_with_a_train_on_the_hill_the_north_costs_5_and_1_to_3_derail(pips: int) -> None:
    s = go(with_a_train_on_the_hill(), NORTH)
    assert s.actors() == (CHANCE,)
    roll(s, pips)
    assert where(s, 0) == ("start" if pips <= 3 else RED)
    assert s.steam[0] == 1


@pytest.mark.rule("DS-55", "DS-56")
def test_with_a_train_on_the_hill_4_steam_do_not_lead_to_red_by_the_north() -> None:
    s = with_a_train_on_the_hill(steam=4)
    advance(s, 0, "n")
    assert refused(s, 0, step("e")) == {"DS-56"}


@pytest.mark.rule("DS-59", "DS-70")
@pytest.mark.parametrize(("first", "second"), [("n", "ee"), ("e", "en"), ("ee", "n")])
def test_a_way_gone_in_two_turns_needs_no_roll(first: str, second: str) -> None:
    s = playing(FIGURE_7, steam=6)
    for sides in (first, second):
        advance(s, 0, *sides)
        act(s, 0, STOP)
        assert s.actors() == (1,)
        begin_turn(s, 0)
    assert where(s, 0) == RED


@pytest.mark.rule("DS-70", "DS-71")
@pytest.mark.parametrize("pips", range(1, PIPS + 1))
def test_6_steam_over_a_curve_survive_a_5_or_6(pips: int) -> None:
    s = playing("Y ─ ─ ┐\n. . . │\n. . . │\n. . . R", steam=6)
    advance(s, 0, "e", "e", "e", "s", "s", "s")
    act(s, 0, STOP)
    roll(s, pips)
    assert where(s, 0) == ("s3e3" if pips in (5, 6) else "start")


@pytest.mark.rule("DS-70")
@pytest.mark.parametrize(
    ("picture", "sides"),
    [("Y ─ ─ R ─ ─ B", "eeeeee"), ("Y ─ ─ R\n. . . │\n. . . │\n. . . B", "eeesss"), ("Y ─ ─ R", "eeewww")],
)
def test_6_steam_over_straights_and_towns_need_no_roll(picture: str, sides: str) -> None:
    s = playing(picture, steam=6)
    advance(s, 0, *sides)
    act(s, 0, STOP)
    assert (s.steam[0], s.actors()) == (0, (1,))

"""Figure 11: a train steps onto a water tower; where the figure's layout is not described it is ours."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import STOP, USE_WATER_TOWER
from footplate.games.days_of_steam.state import DaysOfSteam
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    options,
    playing,
    put_train,
    refused,
    where,
)

FIGURE_11 = "Y ─ ─~ ─ R"


def at_the_tower(steam: int = 3) -> DaysOfSteam:
    """A train has gone from tile 1 onto the water tower, and has its next turn."""
    s = playing(FIGURE_11, steam=steam)
    put_train(s, 0, "e1", "e")
    advance(s, 0, "e")
    act(s, 0, STOP)
    return begin_turn(s, 0)


@pytest.mark.rule("DS-51", "DS-78")
def test_it_costs_1_steam_to_step_onto_the_tower_and_water_is_had_on_a_later_turn() -> None:
    s = playing(FIGURE_11, steam=3)
    put_train(s, 0, "e1", "e")
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-78"}
    advance(s, 0, "e")
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-10"}
    act(s, 0, STOP)
    assert (where(s, 0), s.steam[0], s.turn) == ("e2", 2, 1)


@pytest.mark.rule("DS-78")
def test_a_turn_at_the_tower_brings_4_steam_and_nothing_else() -> None:
    s = at_the_tower()
    act(s, 0, USE_WATER_TOWER)
    assert (where(s, 0), s.steam[0], s.turn) == ("e2", 6, 1)


@pytest.mark.rule("DS-78")
@pytest.mark.parametrize(("steam", "then"), [(1, 4), (2, 5), (3, 6), (4, 6), (5, 6), (6, 6)])
def test_at_the_tower_too_a_train_never_has_more_than_6_steam(steam: int, then: int) -> None:
    s = at_the_tower(steam)
    act(s, 0, USE_WATER_TOWER)
    assert s.steam[0] == then


@pytest.mark.rule("DS-78")
@pytest.mark.parametrize(("side", "spot"), [("e", "e3"), ("w", "e1")])
def test_the_train_may_move_off_the_tower_instead(side: str, spot: str) -> None:
    s = at_the_tower()
    advance(s, 0, side)
    act(s, 0, STOP)
    assert (where(s, 0), s.steam[0], s.turn) == (spot, 1, 1)
    assert USE_WATER_TOWER not in options(begin_turn(s, 0), 0)

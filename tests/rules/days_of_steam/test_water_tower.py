"""The water tower: 4 steam instead of anything else. [DS-78, DS-79]"""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import BURN_COAL, STOP, USE_WATER_TOWER
from footplate.kernel.state import changed
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    draw_tile,
    play,
    playing,
    put_train,
    refused,
    step,
    where,
)


@pytest.mark.rule("DS-78", "DS-05")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (2, 6), (3, 6), (5, 6)])
def test_the_tower_gives_four_steam_to_at_most_six(before: int, after: int) -> None:
    s = playing("R ─~", steam=before)
    put_train(s, 0, "e1", "w")
    act(s, 0, USE_WATER_TOWER)

    assert s.steam == [after, 0]
    assert where(s, 0) == "e1"


@pytest.mark.rule("DS-79")
def test_the_tower_may_be_chosen_even_with_six_steam() -> None:
    s = playing("R ─~", steam=6)
    put_train(s, 0, "e1", "w")
    act(s, 0, USE_WATER_TOWER)

    assert (s.steam[0], s.actors()) == (6, (1,))


@pytest.mark.rule("DS-78")
def test_a_curve_may_have_a_tower_too() -> None:
    s = playing("R ┐~")
    put_train(s, 0, "e1", "w")
    act(s, 0, USE_WATER_TOWER)

    assert s.steam[0] == 4


@pytest.mark.rule("DS-78")
@pytest.mark.parametrize(("spot", "side"), [("start", ""), ("e2", "e"), ("w1", "e")])
def test_a_train_elsewhere_gets_no_water(spot: str, side: str) -> None:
    s = playing("─+ R* ─~ ─", steam=1)
    put_train(s, 0, spot, side)
    put_train(s, 1, "e1", "w")

    assert refused(s, 0, USE_WATER_TOWER) == {"DS-78"}


@pytest.mark.rule("DS-78")
def test_water_is_for_a_train_that_begins_its_turn_there() -> None:
    s = playing("R ─~ ─ Y", steam=3)
    advance(s, 0, "e")
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-10"}
    act(s, 0, STOP)
    assert s.steam[0] == 2

    begin_turn(s, 0)
    act(s, 0, USE_WATER_TOWER)
    assert s.steam[0] == 6


@pytest.mark.rule("DS-78")
def test_a_train_at_the_tower_may_move_or_its_player_play_a_tile_instead() -> None:
    s = playing("R ─~ ─", "─", steam=3)
    put_train(s, 0, "e1", "w")
    advance(s, 0, "e")
    assert (s.steam[0], where(s, 0)) == (2, "e2")

    s = playing("R ─~ ─", "─", steam=0)
    put_train(s, 0, "e1", "w")
    act(s, 0, play(s, "e3", "─"))
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-11"}
    draw_tile(s, "─")
    assert s.steam[0] == 2


@pytest.mark.rule("DS-78", "DS-10")
def test_who_takes_water_does_nothing_else() -> None:
    s = playing("R ─~ ─", "─", steam=3)
    put_train(s, 0, "e1", "w")
    act(s, 0, USE_WATER_TOWER)

    for action in (USE_WATER_TOWER, step("e"), play(s, "e3", "─"), BURN_COAL):
        assert refused(s, 0, action) == {"DS-10"}


@pytest.mark.rule("DS-79")
def test_who_has_burnt_coal_takes_no_water() -> None:
    s = playing("R ─~ ─", steam=1)
    put_train(s, 0, "e1", "w")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, BURN_COAL)

    assert refused(s, 0, USE_WATER_TOWER) == {"DS-79"}
    put_train(s, 0, "start")
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-78", "DS-79"}


@pytest.mark.rule("DS-79", "DS-13")
def test_who_takes_water_keeps_the_coal_and_may_burn_it_in_the_next_turn() -> None:
    s = playing("R ─~ ─", steam=0)
    put_train(s, 0, "e1", "w")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, USE_WATER_TOWER)
    assert (s.steam[0], s.coal[0]) == (4, 5)

    begin_turn(s, 0)
    act(s, 0, BURN_COAL)
    assert (s.steam[0], s.coal[0]) == (5, 4)


@pytest.mark.rule("DS-79")
def test_coal_burnt_in_an_earlier_turn_does_not_forbid_the_tower() -> None:
    s = playing("R ─~ ─", steam=0)
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, BURN_COAL)
    advance(s, 0, "e")
    act(s, 0, STOP)

    begin_turn(s, 0)
    act(s, 0, USE_WATER_TOWER)


@pytest.mark.rule("DS-37", "DS-78")
def test_a_tower_that_is_covered_gives_no_more_water() -> None:
    s = playing("R ─~ ─", "─+", seat=1)
    act(s, 1, play(s, "e1", "─+"))
    begin_turn(s, 0)
    put_train(s, 0, "e1", "w")

    assert refused(s, 0, USE_WATER_TOWER) == {"DS-78"}

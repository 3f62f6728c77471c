"""Coal: burnt at the start of a turn for steam. [DS-80, DS-13]"""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import BURN_COAL, DRAW_TOWN, STOP
from footplate.games.days_of_steam.state import DaysOfSteam
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    deal,
    draw_tile,
    draw_town,
    options,
    place,
    play,
    playing,
    refused,
    ways_on,
)


def with_coal(picture: str, *hand: str, steam: int = 0, coal: int = 5) -> DaysOfSteam:
    """A turn of seat 0, once everyone has coal."""
    s = playing(picture, *hand, steam=steam)
    s.coal = tuple([coal] * s.players)
    return s


@pytest.mark.rule("DS-80")
def test_a_coal_cube_is_discarded_for_one_steam() -> None:
    s = with_coal("R ─ ─", steam=2)
    act(s, 0, BURN_COAL)

    assert (s.steam, s.coal) == ([3, 0], (4, 5))
    assert s.actors() == (0,)


@pytest.mark.rule("DS-80")
def test_any_number_may_be_burnt() -> None:
    s = with_coal("R ─ ─")
    for _ in range(5):
        act(s, 0, BURN_COAL)

    assert (s.steam[0], s.coal[0]) == (5, 0)
    assert refused(s, 0, BURN_COAL) == {"DS-80"}


@pytest.mark.rule("DS-80")
def test_who_has_no_coal_burns_none() -> None:
    s = with_coal("R ─ ─", steam=1, coal=0)

    assert refused(s, 0, BURN_COAL) == {"DS-80"}


@pytest.mark.rule("DS-80", "DS-05")
def test_no_coal_is_burnt_beyond_six_steam() -> None:
    s = with_coal("R ─ ─", steam=5)
    act(s, 0, BURN_COAL)

    assert (s.steam[0], s.coal[0]) == (6, 4)
    assert refused(s, 0, BURN_COAL) == {"DS-80"}


@pytest.mark.rule("DS-80")
def test_coal_need_not_be_burnt() -> None:
    s = with_coal("R ─ ─", steam=2)
    advance(s, 0, "e")
    act(s, 0, STOP)

    assert s.coal == (5, 5)


@pytest.mark.rule("DS-80")
def test_with_its_steam_the_train_may_move_at_once() -> None:
    s = with_coal("R ─ ─")
    assert ways_on(s, 0) == ""
    act(s, 0, BURN_COAL)
    assert ways_on(s, 0) == "e"
    advance(s, 0, "e")
    act(s, 0, STOP)

    assert (s.steam[0], s.coal[0]) == (0, 4)


@pytest.mark.rule("DS-80")
def test_after_burning_a_tile_or_a_town_may_be_played() -> None:
    s = with_coal("R ─ ─", "─", steam=1)
    act(s, 0, BURN_COAL)
    act(s, 0, play(s, "e3", "─"))
    assert s.steam[0] == 4

    s = with_coal("R ─ ─", steam=1)
    act(s, 0, BURN_COAL)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "Y2")
    act(s, 0, place(s, "e3"))
    assert s.steam[0] == 4


@pytest.mark.rule("DS-80")
def test_the_steam_may_be_kept_for_later_turns() -> None:
    s = with_coal("R ─ ─", "┐")
    act(s, 0, BURN_COAL)
    act(s, 0, play(s, "e3", "┐"))
    draw_tile(s, "─")
    begin_turn(s, 0)

    assert (s.steam[0], s.coal[0]) == (3, 4)


@pytest.mark.rule("DS-80", "DS-13")
def test_coal_may_be_burnt_in_every_turn() -> None:
    s = with_coal("R ─ ─ Y", "┐")
    act(s, 0, BURN_COAL)
    act(s, 0, play(s, "n1", "┐"))
    deal(s)
    begin_turn(s, 0)

    assert BURN_COAL in options(s, 0)
    act(s, 0, BURN_COAL)
    assert (s.steam[0], s.coal[0]) == (4, 3)


@pytest.mark.rule("DS-80")
def test_burnt_coal_is_out_of_the_game() -> None:
    s = with_coal("R ─ ─ Y", "─")
    act(s, 0, BURN_COAL)
    advance(s, 0, "e")
    act(s, 0, STOP)
    begin_turn(s, 1)
    act(s, 1, BURN_COAL)

    assert s.coal == (4, 4)

"""The speed limit on curves: when the die is rolled, and what a derailment undoes."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import BURN_COAL, STOP, Roll
from footplate.games.days_of_steam.components import COLOURS, PIPS
from footplate.games.days_of_steam.state import SHADES, DaysOfSteam
from footplate.kernel.action import CHANCE, Seat
from footplate.kernel.state import added, changed
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    cargo,
    delivered,
    goods,
    load,
    pick_up,
    playing,
    put_good,
    put_train,
    roll,
    ways_on,
    where,
)

BEND = """
Y ┐
. │
. │
. │
. │
. │
"""
# From yellow round a curve to red, and on to blue.
LINE = """
Y ┐ . . .
. └ R ─ B
"""


def after(picture: str, *sides: str, steam: int = 6) -> DaysOfSteam:
    """A move by these sides, stopped."""
    s = playing(picture, steam=steam)
    advance(s, 0, *sides)
    act(s, 0, STOP)
    return s


def rolls(s: DaysOfSteam) -> bool:
    """Whether the die is to be rolled; if not, the turn is over."""
    assert s.actors() == (CHANCE,) or s.turn == 1
    return s.actors() == (CHANCE,)


def have_delivered(s: DaysOfSteam, seat: Seat, *colours: str) -> None:
    """A player has delivered goods of the bag before."""
    for colour in colours:
        s.bag = added(s.bag, COLOURS.index(colour), -1)
        s.delivered = added(s.delivered, seat * SHADES + COLOURS.index(colour), 1)


# When the die is rolled


@pytest.mark.rule("DS-70")
def test_2_steam_over_a_curve_are_safe_and_3_need_a_roll() -> None:
    assert not rolls(after(BEND, "e"))
    assert not rolls(after(BEND, "e", "s"))
    assert rolls(after(BEND, "e", "s", "s"))


@pytest.mark.rule("DS-70")
def test_it_is_the_whole_move_that_counts_wherever_its_curve_is() -> None:
    assert rolls(after("Y ─ ─ ┐", "e", "e", "e"))
    assert rolls(after("Y ─ ┐\n. . │", "e", "e", "s"))
    assert rolls(after("Y ┐\n. └ ─ ─ ─", "e", "s", "e", "e", "e"))


@pytest.mark.rule("DS-70")
@pytest.mark.parametrize(
    "picture",
    ["Y ─ ─ ─ ─ ─ ─", "Y ─ R ─ B ─ G", "Y ┼ ─^ ┼ ew,n ─", "Y ─~ ew,sw ew,ne ew,ne,nw ew,ne,sw ew,ne,es"],
)
def test_no_roll_is_needed_on_straight_track_and_in_towns(picture: str) -> None:
    s = playing(picture, steam=6)
    while s.steam[0]:
        advance(s, 0, "e")
    act(s, 0, STOP)
    assert not rolls(s)


@pytest.mark.rule("DS-70")
def test_a_right_angle_in_a_town_is_no_curve() -> None:
    assert not rolls(after("Y ─ R\n. . │\n. . │", "e", "e", "s", "s"))
    assert rolls(after("Y ─ ┐\n. . │\n. . │", "e", "e", "s", "s"))


@pytest.mark.rule("DS-70")
def test_turning_round_in_a_town_is_no_curve() -> None:
    assert not rolls(after("Y ─ R", "e", "e", "w", "w"))


@pytest.mark.rule("DS-70")
@pytest.mark.parametrize(
    "track",
    [
        "sw",
        "sw~",
        "sw,ne",
        "sw,n",
        "sw,e",
        "ew,sw",
        "ns,sw",
        "sw,es,ew",
        "sw,nw,ns",
        "ns,ne,sw",
        "ew,ne,sw",
        "ew,sw,nw",
        "ns,sw,es",
    ],
)
def test_any_curved_segment_that_is_passed_counts_even_at_a_junction(track: str) -> None:
    assert rolls(after(f"Y {track}\n. │\n. │", "e", "s", "s"))


@pytest.mark.rule("DS-70")
@pytest.mark.parametrize("track", ["ew,sw", "ew,es", "ew,sw,es", "ew,sw,nw", "ew,ne,sw", "ew,es,ne"])
def test_a_junction_left_straight_on_is_no_curve(track: str) -> None:
    assert not rolls(after(f"Y {track} ─ ─", "e", "e", "e"))


@pytest.mark.rule("DS-70")
@pytest.mark.parametrize(
    ("track", "rolled"),
    [
        ("sw", True),
        ("nw,es", True),
        ("nw,e", True),
        ("nw,s", True),
        ("┼", False),
        ("ns,w", False),
        ("es,w", False),
    ],
)
def test_the_curve_on_which_a_move_ends_counts_and_a_dead_end_is_none(track: str, rolled: bool) -> None:
    assert rolls(after(f"Y ─ ─ {track}", "e", "e", "e")) == rolled


@pytest.mark.rule("DS-70")
def test_the_die_is_rolled_when_the_move_is_finished_and_only_once() -> None:
    s = playing(BEND, steam=6)
    advance(s, 0, "e", "s", "s", "s")
    assert s.actors() == (0,)
    act(s, 0, STOP)
    assert rolls(s)
    roll(s, 6)
    assert (s.actors(), s.turn) == ((1,), 1)


@pytest.mark.rule("DS-70")
def test_each_number_of_the_die_is_as_likely() -> None:
    s = after(BEND, "e", "s", "s")
    assert s.agenda[-1].odds(s) == [(Roll(pips), 1) for pips in (1, 2, 3, 4, 5, 6)]


@pytest.mark.rule("DS-59")
def test_the_curve_on_which_a_move_begins_does_not_count() -> None:
    s = playing(BEND, steam=3)
    put_train(s, 0, "e1", "s")
    advance(s, 0, "s", "s", "s")
    act(s, 0, STOP)
    assert not rolls(s)


@pytest.mark.rule("DS-59")
def test_a_curve_left_at_the_start_and_entered_again_counts() -> None:
    s = playing(BEND, steam=3)
    put_train(s, 0, "e1", "s")
    advance(s, 0, "w", "e", "s")
    act(s, 0, STOP)
    assert rolls(s)


@pytest.mark.rule("DS-59")
@pytest.mark.parametrize("track", ["ns,ne", "ns,ne,es", "ns,ne,sw", "ns,ne,nw"])
def test_the_junction_on_which_a_move_begins_does_not_count(track: str) -> None:
    s = playing(f"Y* .\n{track} ─ ─ ─", steam=3)
    put_train(s, 0, "s1", "n")
    advance(s, 0, "e", "e", "e")
    act(s, 0, STOP)
    assert not rolls(s)


# Stopping on a junction


@pytest.mark.rule("DS-74")
@pytest.mark.parametrize(
    ("track", "rolled"),
    [
        ("ns,ne", False),
        ("ns,nw", False),
        ("ns,es", False),
        ("ns,sw", False),
        ("ew,ne", True),
        ("ew,nw", True),
        ("ns,ne,es", False),
        ("ns,nw,sw", False),
        ("ew,ne,nw", True),
        ("ns,ne,sw", False),
        ("ns,nw,es", False),
        ("ew,ne,sw", True),
        ("ew,nw,es", True),
        ("ns,ne,nw", False),
        ("ns,es,sw", False),
        ("ew,ne,es", True),
        ("ew,nw,sw", True),
    ],
)
def test_a_junction_where_a_move_ends_counts_if_all_segments_from_the_entry_are_curved(
    track: str, rolled: bool
) -> None:
    assert rolls(after(f"Y\n│\n│\n{track}", "s", "s", "s")) == rolled


@pytest.mark.rule("DS-70")
def test_an_earlier_curve_counts_wherever_the_move_ends() -> None:
    assert rolls(after("Y ┐\n. │\n. ns,ne", "e", "s", "s"))
    assert rolls(after("Y ┐ .\n. └ ns,w", "e", "s", "e"))
    assert rolls(after("Y ┐ .\n. └ R", "e", "s", "e"))


# The roll


@pytest.mark.rule("DS-71")
@pytest.mark.parametrize("pips", range(1, PIPS + 1))
@pytest.mark.parametrize(("spent", "safe"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_train_survives_a_roll_greater_than_its_steam_less_2(spent: int, safe: int, pips: int) -> None:
    s = after(BEND, "e", *"s" * (spent - 1))
    roll(s, pips)
    assert where(s, 0) == (f"s{spent - 1}e1" if pips >= safe else "start")
    assert (s.steam[0], s.turn) == (6 - spent, 1)


@pytest.mark.rule("DS-73")
def test_the_steam_for_a_hill_counts() -> None:
    for pips, spot in ((1, "start"), (2, "s1e1")):
        s = after("Y ┐^\n. │", "e", "s", steam=3)
        roll(s, pips)
        assert where(s, 0) == spot


@pytest.mark.rule("DS-73")
def test_the_steam_for_passing_a_train_counts() -> None:
    for pips, spot in ((1, "start"), (2, "s1e1")):
        s = playing("Y ┐\n. │", steam=3)
        put_train(s, 1, "e1", "s")
        advance(s, 0, "e", "s")
        act(s, 0, STOP)
        roll(s, pips)
        assert where(s, 0) == spot


# Derailing


@pytest.mark.rule("DS-72")
def test_a_derailed_train_is_back_where_it_was_and_its_steam_is_lost() -> None:
    s = after(BEND, "e", "s", "s", "s", steam=5)
    roll(s, 1)
    assert (where(s, 0), s.steam[0], s.turn) == ("start", 1, 1)


@pytest.mark.rule("DS-72")
def test_a_train_that_survives_stays_and_its_steam_is_spent() -> None:
    s = after(BEND, "e", "s", "s", "s", steam=5)
    roll(s, 6)
    assert (where(s, 0), s.steam[0], s.turn) == ("s3e1", 1, 1)


@pytest.mark.rule("DS-72")
def test_a_derailed_train_is_back_on_the_piece_of_track_where_it_was() -> None:
    s = playing("Y nw,es ┐\n. │ │\n. . │", steam=4)
    put_train(s, 0, "e1", "e")
    advance(s, 0, "e", "s", "s")
    act(s, 0, STOP)
    roll(s, 1)
    begin_turn(s, 0)
    assert (where(s, 0), ways_on(s, 0)) == ("e1", "es")


@pytest.mark.rule("DS-72")
def test_a_good_picked_up_in_a_move_that_derails_lies_where_it_lay() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "green")
    pick_up(s, 0, "green")
    advance(s, 0, "e", "s", "e", "e")
    act(s, 0, STOP)
    roll(s, 2)
    assert (cargo(s, 0), goods(s, "start"), goods(s, "s1e3")) == ("", ["green"], [])


@pytest.mark.rule("DS-72")
def test_a_good_picked_up_on_the_way_lies_where_it_lay() -> None:
    s = playing(LINE, steam=5)
    put_good(s, "s1e2", "green")
    advance(s, 0, "e", "s", "e")
    pick_up(s, 0, "green")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert goods(s, "s1e4") == ["green"]
    roll(s, 3)
    assert (cargo(s, 0), goods(s, "s1e2"), goods(s, "s1e4")) == ("", ["green"], [])


@pytest.mark.rule("DS-72")
def test_a_good_that_was_on_the_train_is_on_it_again_with_its_first_town() -> None:
    s = playing(LINE, steam=4)
    put_train(s, 0, "e1", "s")
    load(s, 0, "blue", home="s1e4")
    carried = s.carried[0]
    advance(s, 0, "s", "e", "e", "e")
    act(s, 0, STOP)
    assert goods(s, "s1e4") == ["blue"]
    roll(s, 2)
    assert (where(s, 0), s.carried[0], goods(s, "s1e4")) == ("e1", carried, [])


@pytest.mark.rule("DS-72")
def test_every_delivery_of_a_move_that_derails_is_undone() -> None:
    s = playing(LINE, steam=5)
    have_delivered(s, 0, "red")
    have_delivered(s, 1, "blue")
    put_good(s, "start", "red")
    put_good(s, "s1e2", "blue")
    pick_up(s, 0, "red")
    advance(s, 0, "e", "s", "e")
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    roll(s, 3)
    assert (delivered(s, 0), delivered(s, 1)) == (["red"], ["blue"])
    assert (goods(s, "start"), goods(s, "s1e2"), cargo(s, 0)) == (["red"], ["blue"], "")


@pytest.mark.rule("DS-72")
def test_deliveries_stand_when_the_train_survives() -> None:
    s = playing(LINE, steam=5)
    put_good(s, "start", "red")
    put_good(s, "s1e2", "blue")
    pick_up(s, 0, "red")
    advance(s, 0, "e", "s", "e")
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    roll(s, 4)
    assert delivered(s, 0) == ["red", "blue"]
    assert (goods(s, "start"), goods(s, "s1e2"), goods(s, "s1e4")) == ([], [], [])


@pytest.mark.rule("DS-72")
def test_coal_burnt_for_a_move_that_derails_stays_burnt() -> None:
    s = playing(BEND, steam=2)
    s.coal = changed(s.coal, 0, 3)
    act(s, 0, BURN_COAL)
    act(s, 0, BURN_COAL)
    advance(s, 0, "e", "s", "s")
    act(s, 0, STOP)
    roll(s, 1)
    assert (s.coal[0], s.steam[0]) == (1, 1)


@pytest.mark.rule("DS-15", "DS-72")
def test_a_delivery_that_is_undone_is_none() -> None:
    for pips, idle in ((1, 8), (2, 0)):
        s = playing(LINE, steam=3)
        s.idle = 7
        load(s, 0, "red")
        advance(s, 0, "e", "s", "e")
        act(s, 0, STOP)
        roll(s, pips)
        assert s.idle == idle


# Points


@pytest.mark.rule("DS-72", "DS-90")
def test_13_points_win_only_after_the_roll() -> None:
    s = playing(LINE, steam=3)
    have_delivered(s, 0, "yellow", "green", "blue")
    load(s, 0, "red")
    advance(s, 0, "e", "s", "e")
    assert s.actors() == (0,)
    act(s, 0, STOP)
    assert s.actors() == (CHANCE,)
    roll(s, 2)
    assert (s.over, s.ends) == (True, "DS-90")


@pytest.mark.rule("DS-72", "DS-90")
def test_13_points_are_lost_when_the_train_derails() -> None:
    s = playing(LINE, steam=3)
    have_delivered(s, 0, "yellow", "green", "blue")
    load(s, 0, "red")
    advance(s, 0, "e", "s", "e")
    act(s, 0, STOP)
    roll(s, 1)
    assert (s.over, s.actors(), cargo(s, 0)) == (False, (1,), "red")


@pytest.mark.rule("DS-90")
def test_13_points_win_at_the_end_of_a_move_that_needs_no_roll() -> None:
    s = playing("Y ─ R", steam=2)
    have_delivered(s, 0, "yellow", "green", "blue")
    load(s, 0, "red")
    advance(s, 0, "e", "e")
    assert not s.over
    act(s, 0, STOP)
    assert (s.over, s.ends) == (True, "DS-90")

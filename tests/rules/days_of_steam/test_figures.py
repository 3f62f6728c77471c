"""The figures of the rulebook, each built from a picture; where a layout is not described it is ours."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import STOP
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    give,
    play,
    play_town,
    playing,
    put_train,
    refused,
    roll,
    turn_up,
    where,
)

# Towns and track.


@pytest.mark.rule("DS-32")
def test_figure_1_a_town_one_segment_from_another_is_illegal() -> None:
    s = playing("Y ─")
    turn_up(s, "R")
    assert refused(s, 0, play_town(s, "e2")) == {"DS-32"}


@pytest.mark.rule("DS-32")
def test_figure_2_a_town_two_segments_from_another_is_legal() -> None:
    s = playing("Y ─ ─")
    turn_up(s, "R")
    act(s, 0, play_town(s, "e3"))


FIGURE_3 = """
    ┌ ─ ┐
    Y . {}
    """


@pytest.mark.rule("DS-32")
def test_figure_3_a_town_one_square_away_is_legal_if_it_is_three_segments_by_track() -> None:
    s = playing(FIGURE_3.format("."))
    turn_up(s, "R")
    act(s, 0, play_town(s, "e2"))


@pytest.mark.rule("DS-26")
def test_figure_3_a_straight_may_then_join_the_two() -> None:
    s = playing(FIGURE_3.format("R"), "─")
    act(s, 0, play(s, "e1", "─"))


@pytest.mark.rule("DS-32")
def test_figure_3_had_the_straight_been_played_first_the_town_would_be_illegal() -> None:
    s = playing(FIGURE_3.format("."), "─")
    turn_up(s, "R")
    act(s, 0, play(s, "e1", "─"))
    begin_turn(s)
    assert refused(s, 0, play_town(s, "e2")) == {"DS-32"}


@pytest.mark.rule("DS-21", "DS-22")
@pytest.mark.parametrize(
    ("spot", "word", "reason"), [("s1", "┼", "DS-22"), ("w1", "ns,e", "DS-21"), ("n1e1", "└", "DS-21")]
)
def test_figure_4_three_illegal_tiles(spot: str, word: str, reason: str) -> None:
    """Track against an edge without; only a dead end is joined; nothing is."""
    s = playing(
        """
        . .
        Y ┐
        . │
        """,
        word,
    )
    assert refused(s, 0, play(s, spot, word)) == {reason}


FIGURE_5 = "B ─ ew,en"


@pytest.mark.rule("DS-23", "DS-31")
def test_figure_5_two_segments_away_but_against_a_junction_is_illegal() -> None:
    s = playing(FIGURE_5)
    turn_up(s, "G")
    assert refused(s, 0, play_town(s, "n1e2")) == {"DS-31"}


@pytest.mark.rule("DS-31", "DS-32")
def test_figure_5_two_segments_away_and_properly_joined_is_legal() -> None:
    s = playing(FIGURE_5)
    turn_up(s, "R")
    act(s, 0, play_town(s, "e3"))


@pytest.mark.rule("DS-31")
def test_figure_6_a_town_that_is_not_joined_is_illegal() -> None:
    s = playing("G ─ ew,n")
    turn_up(s, "B")
    assert refused(s, 0, play_town(s, "n1e2")) == {"DS-31"}
    assert refused(s, 0, play_town(s, "n1e3")) == {"DS-20", "DS-31"}


# Circuits.

FIGURE_7 = """
    {n1} {n1e1} R
    Y*   {e1}   {e2}
    """
TRACK_7 = {"n1": "┌", "n1e1": "─^", "e1": "─", "e2": "┘"}


@pytest.mark.rule("DS-40")
@pytest.mark.parametrize(("spot", "word"), TRACK_7.items())
def test_figure_7_is_a_circuit_whichever_tile_is_the_last(spot: str, word: str) -> None:
    s = playing(FIGURE_7.format_map(TRACK_7 | {spot: "."}), word)
    act(s, 0, play(s, spot, word))
    assert s.circuits == (1, 0)


@pytest.mark.rule("DS-51", "DS-71", "DS-73")
@pytest.mark.parametrize(
    ("way", "spent", "derails"), [("een", 3, 1), ("nee", 4, 2), ("nee past a train", 5, 3)]
)
def test_figure_7_what_the_two_ways_cost_and_risk(way: str, spent: int, derails: int) -> None:
    for pips in range(1, 7):
        s = playing(FIGURE_7.format_map(TRACK_7), steam=6)
        put_train(s, 1, "n1e1" if "train" in way else "start", "e")
        advance(s, 0, *way.split()[0])
        act(s, 0, STOP)
        roll(s, pips)
        assert s.steam[0] == 6 - spent
        assert where(s, 0) == ("start" if pips <= derails else "n1e2")


@pytest.mark.rule("DS-42")
def test_figure_8_another_path_between_the_same_towns_earns_who_completes_it_a_counter() -> None:
    s = playing(
        """
        ┌  ─^ R ┐
        Y* ─  ┘ │
        └  .  . ┘
        """,
        "─",
    )
    give(s, 1, "─")
    act(s, 0, play(s, "s1e1", "─"))
    assert s.circuits == (0, 0)
    begin_turn(s, 1)
    act(s, 1, play(s, "s1e2", "─"))
    assert s.circuits == (0, 1)


FIGURE_9 = """
    ┌ ─ ┐
    Y . R
    └ ─ {}
    """


@pytest.mark.rule("DS-44")
def test_figure_9_a_loop_that_needs_a_reversal_is_no_circuit() -> None:
    s = playing(FIGURE_9.format("."), "ns,sw")
    act(s, 0, play(s, "s1e2", "ns,sw"))
    assert s.circuits == (0, 0)


@pytest.mark.rule("DS-42")
@pytest.mark.parametrize("over", ["┘+", "ns,sw,nw+"])
def test_figure_9_overbuilding_that_opens_the_turn_earns_a_counter(over: str) -> None:
    s = playing(FIGURE_9.format("ns,sw"), over)
    act(s, 0, play(s, "s1e2", over))
    assert s.circuits == (1, 0)


@pytest.mark.rule("DS-42")
def test_figure_9_a_further_tile_that_adds_no_loop_earns_nothing() -> None:
    s = playing(FIGURE_9.format("ns,sw,nw"), "│")
    act(s, 0, play(s, "s2e2", "│"))
    assert s.circuits == (0, 0)

"""Figure 10: a train on four junctions; where the layout is not described it is ours."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import ADVANCED, STOP
from footplate.games.days_of_steam.components import SIDE_NAMES
from footplate.games.days_of_steam.state import DaysOfSteam
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    options,
    playing,
    put_train,
    refused,
    step,
    where,
)

# Tiles 1 to 4 from west to east; the exits A to H are the straights around them.
FIGURE_10 = """
. .  │     .        │        │        .
Y ─  ew,nw ew,sw,es ew,nw,es ew,ne,es ─
. .  .     │        │        │        .
"""
EXITS = {
    "A": "e1",
    "B": "n1e2",
    "C": "s1e3",
    "D": "n1e4",
    "E": "s1e4",
    "F": "e6",
    "G": "n1e5",
    "H": "s1e5",
}
TILES = {1: "e2", 2: "e3", 3: "e4", 4: "e5"}
INWARDS = {"A": "e", "B": "s", "C": "n", "D": "s", "E": "n", "F": "w", "G": "s", "H": "n"}


def figure(spot: str, side: str) -> DaysOfSteam:
    """The figure with a train on a square, all its steam, and its turn."""
    s = playing(FIGURE_10, steam=6)
    put_train(s, 0, spot, side)
    return s


def leaves(s: DaysOfSteam) -> set[str]:
    """By which exits the train can leave the four tiles in this move, step by step."""
    out = set()
    for action in options(s, 0):
        if action in ADVANCED:
            onward = s.copy()
            act(onward, 0, action)
            found = [name for name, spot in EXITS.items() if spot == where(onward, 0)]
            out |= set(found) or leaves(onward)
    return out


@pytest.mark.rule("DS-53")
@pytest.mark.parametrize(
    ("entry", "exits"),
    [
        ("A", "BCDF"),
        ("B", "A"),
        ("C", "ADF"),
        ("D", "AC"),
        ("E", "F"),
        ("F", "ACEGH"),
        ("G", "F"),
        ("H", "F"),
    ],
)
def test_a_train_that_enters_can_leave_in_the_same_move(entry: str, exits: str) -> None:
    s = figure(EXITS[entry], INWARDS[entry])
    advance(s, 0, INWARDS[entry])
    assert leaves(s) == set(exits)


@pytest.mark.rule("DS-53")
@pytest.mark.parametrize(
    ("walk", "sides"),
    [
        ("AB", "en"),
        ("AC", "ees"),
        ("AD", "eeen"),
        ("AF", "eeeee"),
        ("BA", "sw"),
        ("CA", "nww"),
        ("CD", "nen"),
        ("CF", "neee"),
        ("DA", "swww"),
        ("DC", "sws"),
        ("EF", "nee"),
        ("FA", "wwwww"),
        ("FC", "wwws"),
        ("FE", "wws"),
        ("FG", "wn"),
        ("FH", "ws"),
    ],
)
def test_each_way_of_the_figure_can_be_gone_in_one_move(walk: str, sides: str) -> None:
    s = figure(EXITS[walk[0]], INWARDS[walk[0]])
    advance(s, 0, *sides)
    assert where(s, 0) == EXITS[walk[1]]
    assert s.steam[0] == 6 - len(sides)


@pytest.mark.rule("DS-53")
@pytest.mark.parametrize(
    ("entry", "sides", "tile", "against"),
    [
        ("A", "eee", 3, "s"),
        ("A", "eeee", 4, "n"),
        ("A", "eeee", 4, "s"),
        ("B", "s", 1, "e"),
        ("C", "nw", 1, "n"),
        ("C", "ne", 3, "s"),
        ("D", "s", 3, "e"),
        ("D", "s", 3, "s"),
        ("E", "n", 3, "w"),
        ("E", "n", 3, "n"),
        ("E", "ne", 4, "n"),
        ("E", "ne", 4, "s"),
        ("F", "ww", 3, "n"),
        ("F", "wwww", 1, "n"),
        ("G", "s", 4, "w"),
        ("G", "s", 4, "s"),
        ("H", "n", 4, "w"),
    ],
)
def test_an_exit_that_needs_a_reversal_is_refused(entry: str, sides: str, tile: int, against: str) -> None:
    s = figure(EXITS[entry], INWARDS[entry])
    advance(s, 0, *sides)
    assert where(s, 0) == TILES[tile]
    assert refused(s, 0, step(against)) == {"DS-53"}


@pytest.mark.rule("DS-50", "DS-53")
@pytest.mark.parametrize(("entry", "tile", "exits"), [("B", 1, "ABCDF"), ("D", 3, "ACDEF")])
def test_after_a_stop_on_a_junction_a_train_can_leave_by_more_exits(
    entry: str, tile: int, exits: str
) -> None:
    s = figure(EXITS[entry], INWARDS[entry])
    advance(s, 0, INWARDS[entry])
    assert where(s, 0) == TILES[tile]
    act(s, 0, STOP)
    s.steam[0] = 6
    begin_turn(s, 0)
    assert leaves(s) == set(exits)


@pytest.mark.rule("DS-50", "DS-53")
@pytest.mark.parametrize(("tile", "exits"), [(1, "ABCDF"), (2, "ACDF"), (3, "ACDEF"), (4, "ACEFGH")])
def test_a_move_that_begins_on_a_tile_of_the_figure_can_leave(tile: int, exits: str) -> None:
    assert leaves(figure(TILES[tile], "w")) == set(exits)


@pytest.mark.rule("DS-53")
def test_tile_2_is_passed_in_every_way() -> None:
    for entry, way, sides in (("e2", "e", "es"), ("s1e3", "n", "ew"), ("e4", "w", "sw")):
        s = figure(entry, way)
        advance(s, 0, way)
        assert where(s, 0) == TILES[2]
        assert [side for side in SIDE_NAMES if step(side) in options(s, 0)] == list(sides)

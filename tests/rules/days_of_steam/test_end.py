"""Points, thirteen of them, the last tile, and who has won. [DS-90, DS-91]"""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import DRAW_TOWN, PASS, STOP
from footplate.games.days_of_steam.components import COLOURS, TILES
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import SHADES, DaysOfSteam
from footplate.kernel.state import added, changed
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    deal,
    delivered,
    draw_tile,
    load,
    place,
    play,
    playing,
    position,
    put_train,
    read_tile,
    refused,
    roll,
)

NEARLY_A_CIRCUIT = """
    ┌  ─^ ┐
    Y* .  R
    └  .  ┘
"""


def deliver(s: DaysOfSteam, seat: int, *colours: str) -> None:
    """The player has already delivered these goods."""
    for colour in colours:
        s.bag = added(s.bag, COLOURS.index(colour), -1)
        s.delivered = added(s.delivered, seat * SHADES + COLOURS.index(colour), 1)


def points(*colours: str, circuits: int = 0) -> int:
    """The points for these goods and counters."""
    s = position("R")
    deliver(s, 0, *colours)
    s.circuits = changed(s.circuits, 0, circuits)
    return DAYS_OF_STEAM.standing(s)[0].points


def ranks(s: DaysOfSteam) -> list[int]:
    return [score.rank for score in DAYS_OF_STEAM.standing(s)]


def leave_in_the_deck(s: DaysOfSteam, *words: str) -> None:
    """These are the only track tiles left."""
    s.deck[:] = [0] * len(TILES)
    for word in words:
        s.deck[read_tile(word)[0]] += 1


# Points


@pytest.mark.rule("DS-90")
@pytest.mark.parametrize(
    ("goods", "circuits", "worth"),
    [
        ("", 0, 0),
        ("red", 0, 2),
        ("red red", 0, 4),
        ("red red red red red", 0, 10),
        ("", 3, 3),
        ("blue", 2, 4),
        ("red blue", 0, 5),
        ("red blue blue", 0, 7),
        ("red yellow blue", 0, 9),
        ("red yellow green", 1, 10),
        ("red yellow green blue", 0, 13),
        ("red yellow green blue blue", 1, 16),
    ],
)
def test_two_for_a_good_one_for_a_counter_and_a_bonus_for_colours(
    goods: str, circuits: int, worth: int
) -> None:
    assert points(*goods.split(), circuits=circuits) == worth


@pytest.mark.rule("DS-90")
def test_four_goods_of_four_colours_are_thirteen_points_and_win() -> None:
    s = playing("R ─ ─ B", steam=3)
    deliver(s, 0, "red", "yellow", "green")
    load(s, 0, "blue")
    advance(s, 0, "e", "e", "e")
    act(s, 0, STOP)

    assert s.over
    assert [score.points for score in DAYS_OF_STEAM.standing(s)] == [13, 0]
    assert (s.ends, ranks(s)) == ("DS-90", [1, 2])


@pytest.mark.rule("DS-90")
def test_four_goods_of_three_colours_and_two_counters_are_thirteen_points_and_win() -> None:
    s = playing(NEARLY_A_CIRCUIT, "─")
    deliver(s, 0, "red", "red", "yellow", "green")
    s.circuits = changed(s.circuits, 0, 1)
    act(s, 0, play(s, "s1e1", "─"))

    assert s.over
    assert [score.points for score in DAYS_OF_STEAM.standing(s)] == [13, 0]
    assert (s.ends, ranks(s)) == ("DS-90", [1, 2])


@pytest.mark.rule("DS-90")
def test_the_bonus_counts_as_soon_as_it_is_earned() -> None:
    s = playing("R ─ ─ B", steam=3)
    deliver(s, 0, "red", "red", "red", "red")
    s.circuits = changed(s.circuits, 0, 2)
    load(s, 0, "blue")
    assert DAYS_OF_STEAM.view(s, 1).points == (10, 0)
    advance(s, 0, "e", "e", "e")
    act(s, 0, STOP)

    assert s.over
    assert DAYS_OF_STEAM.view(s, 1).points == (13, 0)


# Thirteen points


@pytest.mark.rule("DS-90")
def test_twelve_points_do_not_end_the_game() -> None:
    s = playing(NEARLY_A_CIRCUIT, "─")
    deliver(s, 0, *["red"] * 5)
    s.circuits = changed(s.circuits, 0, 1)
    act(s, 0, play(s, "s1e1", "─"))
    deal(s)

    assert DAYS_OF_STEAM.standing(s)[0].points == 12
    assert s.actors() == (1,)


@pytest.mark.rule("DS-90")
def test_more_than_thirteen_points_win_as_well() -> None:
    s = playing("R ─ ─ B", steam=3, seat=1)
    deliver(s, 1, "red", "red", "red", "yellow", "yellow")
    load(s, 1, "blue")
    advance(s, 1, "e", "e", "e")
    act(s, 1, STOP)

    assert s.over
    assert [score.points for score in DAYS_OF_STEAM.standing(s)] == [0, 15]
    assert (s.ends, ranks(s)) == ("DS-90", [2, 1])


@pytest.mark.rule("DS-90", "DS-40")
def test_a_town_may_bring_the_thirteenth_point() -> None:
    s = playing(
        """
        ┌  ─  ┐
        Y* .  .
        └  ─  ┘
        """
    )
    deliver(s, 0, *["red"] * 6)
    act(s, 0, DRAW_TOWN)
    deal(s)
    act(s, 0, place(s, "e2"))
    deal(s)

    assert (s.over, s.ends) == (True, "DS-90")


@pytest.mark.rule("DS-90", "DS-72")
@pytest.mark.parametrize("pips", [1, 2])
def test_a_fast_train_wins_only_if_it_does_not_derail(pips: int) -> None:
    s = playing("R* ┐\n. └ Y", steam=6)
    deliver(s, 0, *["yellow"] * 6)
    load(s, 0, "yellow")
    advance(s, 0, "e", "s", "e")
    act(s, 0, STOP)
    roll(s, pips)

    assert s.over == (pips == 2)
    assert len(delivered(s, 0)) == (7 if pips == 2 else 6)


@pytest.mark.rule("DS-90")
def test_once_the_game_is_won_nothing_more_is_done() -> None:
    s = playing("R ─ ─ B ─", "─", steam=4)
    deliver(s, 0, "red", "yellow", "green")
    load(s, 0, "blue")
    advance(s, 0, "e", "e", "e")
    act(s, 0, STOP)

    assert s.actors() == ()
    for seat in (0, 1):
        assert refused(s, seat, PASS) == {"DS-90"}
        assert refused(s, seat, play(s, "e5", "─")) == {"DS-90"}


# The last tile


@pytest.mark.rule("DS-91")
def test_the_game_is_over_when_the_last_tile_of_the_deck_is_drawn() -> None:
    s = playing("R", "─", players=3)
    leave_in_the_deck(s, "┼")
    s.circuits = (
        0,
        2,
        1,
    )
    act(s, 0, play(s, "e1", "─"))
    draw_tile(s, "┼")

    assert s.over
    assert (s.ends, ranks(s)) == ("DS-91", [3, 1, 2])
    assert refused(s, 1, PASS) == {"DS-91"}


@pytest.mark.rule("DS-91")
def test_while_one_tile_is_left_the_game_goes_on() -> None:
    s = playing("R", "─")
    leave_in_the_deck(s, "┼", "┼")
    act(s, 0, play(s, "e1", "─"))
    draw_tile(s, "┼")

    assert s.actors() == (1,)


@pytest.mark.rule("DS-91")
def test_with_one_tile_left_a_move_does_not_end_the_game() -> None:
    s = playing("R ─ ─", steam=2)
    leave_in_the_deck(s, "┼")
    advance(s, 0, "e")
    act(s, 0, STOP)

    assert s.actors() == (1,)


@pytest.mark.rule("DS-91")
def test_most_points_win() -> None:
    s = position("R", 4)
    deliver(s, 0, "red", "red")
    deliver(s, 2, "red", "blue")
    s.circuits = (
        0,
        3,
        0,
        2,
    )
    s.steam[:] = [6, 5, 0, 6]

    assert [score.points for score in DAYS_OF_STEAM.standing(s)] == [4, 3, 5, 2]
    assert ranks(s) == [2, 3, 1, 4]


@pytest.mark.rule("DS-91")
def test_a_tie_goes_to_most_circuit_counters() -> None:
    s = position("R", 3)
    deliver(s, 0, "red", "red")
    deliver(s, 2, "red")
    s.circuits = (
        0,
        4,
        2,
    )
    s.steam[:] = [6, 0, 3]

    assert [score.points for score in DAYS_OF_STEAM.standing(s)] == [4, 4, 4]
    assert ranks(s) == [3, 1, 2]


@pytest.mark.rule("DS-91")
def test_a_tie_of_counters_too_goes_to_most_steam() -> None:
    s = position("R", 3)
    s.circuits = (
        2,
        2,
        2,
    )
    s.steam[:] = [4, 0, 5]

    assert ranks(s) == [2, 3, 1]


@pytest.mark.rule("DS-91")
def test_a_tie_in_everything_is_shared() -> None:
    s = position("R", 4)
    s.circuits = (
        1,
        2,
        2,
        1,
    )
    s.steam[:] = [5, 3, 3, 6]
    s.coal = (
        0,
        5,
        1,
        0,
    )
    put_train(s, 1, "start")

    assert ranks(s) == [4, 1, 1, 3]
    assert [score.seat for score in DAYS_OF_STEAM.standing(s)] == [0, 1, 2, 3]

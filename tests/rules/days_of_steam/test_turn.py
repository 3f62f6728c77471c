"""The turn: one action, the draw, passing, what comes first, and turns in which nothing happens."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.days_of_steam.actions import (
    BURN_COAL,
    DRAW_TOWN,
    PASS,
    STOP,
    USE_WATER_TOWER,
    DrawTile,
    PickUp,
    PlayTile,
)
from footplate.games.days_of_steam.components import COLOURS
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.phases.draw import DrawTrackTile
from footplate.games.days_of_steam.state import NOTHING, SHADES, DaysOfSteam
from footplate.kernel.action import CHANCE
from footplate.kernel.state import added, changed
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    deal,
    draw_goods,
    draw_tile,
    draw_town,
    give,
    load,
    options,
    place,
    play,
    play_town,
    playing,
    position,
    put_good,
    put_train,
    read_tile,
    refused,
    roll,
    step,
    turn_up,
)

# Track from every side of the town comes back to it, so that no tile can be added.
CLOSED = """
    .  ┌  ┐
    ┌  R* ┘
    └  ┘  .
"""
CLOSED_WITH_A_TOWER = CLOSED.replace("└", "└~")
HILLS_ON_BOTH_SIDES = """
    .  ┌  ┐
    ┌^ R* ┘
    └  ┘^ .
"""
# A tile at s1e1, or a town at e2, closes a circuit.
NEARLY_A_CIRCUIT = """
    ┌  ─^ ┐
    Y* .  R
    └  .  ┘
"""
ROUND_TO_A_TOWN = """
    ┌  ─  ┐
    Y* .  .
    └  ─  ┘
"""


def hand(s: DaysOfSteam, seat: int) -> int:
    """How many tiles a player holds."""
    return len(s.hands[seat])


def score_twelve(s: DaysOfSteam, seat: int = 0) -> None:
    """Six goods of one colour were delivered."""
    s.bag = added(s.bag, 0, -6)
    s.delivered = changed(s.delivered, seat * SHADES, 6)


# One of three things


@pytest.mark.rule("DS-10")
def test_after_a_track_tile_and_its_draw_the_next_player_has_a_turn() -> None:
    s = playing("R", "─", "─", "┐")
    act(s, 0, play(s, "e1", "─"))
    assert refused(s, 0, play(s, "e2", "─")) == {"DS-11"}

    draw_tile(s, "┼")
    assert s.actors() == (1,)
    assert refused(s, 0, play(s, "e2", "─")) == {"DS-10"}


@pytest.mark.rule("DS-10")
def test_after_a_town_the_next_player_has_a_turn() -> None:
    s = playing("R ─ ─", "─", steam=3)
    turn_up(s, "Y", "red", "red")
    act(s, 0, play_town(s, "e3"))
    deal(s)

    assert s.actors() == (1,)
    assert refused(s, 0, step("e")) == {"DS-10"}


@pytest.mark.rule("DS-10")
def test_after_a_move_the_next_player_has_a_turn() -> None:
    s = playing("R ─ ─", "─", steam=3)
    advance(s, 0, "e")
    act(s, 0, STOP)

    assert s.actors() == (1,)
    assert refused(s, 0, play(s, "e3", "─")) == {"DS-10"}


@pytest.mark.rule("DS-10", "DS-78")
def test_after_the_water_tower_the_next_player_has_a_turn() -> None:
    s = playing("R ─~ ─", "─", steam=1)
    put_train(s, 0, "e1", "e")
    act(s, 0, USE_WATER_TOWER)

    assert s.actors() == (1,)
    assert refused(s, 0, step("e")) == {"DS-10"}


@pytest.mark.rule("DS-10")
def test_a_move_that_has_begun_is_all_that_is_done_in_the_turn() -> None:
    s = playing("R ─~ ─", "─", steam=3)
    turn_up(s, "Y", "red", "red")
    put_good(s, "start", "blue")
    act(s, 0, PickUp(COLOURS.index("blue")))
    for action in (play(s, "e3", "─"), play_town(s, "e3"), DRAW_TOWN, USE_WATER_TOWER, PASS):
        assert refused(s, 0, action) == {"DS-10"}

    advance(s, 0, "e")
    for action in (play(s, "e3", "─"), play_town(s, "e3"), DRAW_TOWN, USE_WATER_TOWER, PASS):
        assert refused(s, 0, action) == {"DS-10"}


@pytest.mark.rule("DS-10")
def test_play_goes_round_clockwise() -> None:
    s = playing("R ─ ─ Y", players=4, seat=2)
    s.steam[:] = [3] * 4
    for seat in (2, 3, 0, 1):
        assert s.actors() == (seat,)
        advance(s, seat, "e", "e", "e")
        act(s, seat, STOP)

    assert s.actors() == (2,)


@pytest.mark.rule("DS-10")
def test_nobody_acts_in_the_turn_of_another() -> None:
    s = playing("R ─ ─", "─", steam=3)
    give(s, 1, "─")
    s.steam[1], s.coal = 3, changed(s.coal, 1, 5)

    for action in (play(s, "e3", "─"), step("e"), BURN_COAL, DRAW_TOWN, PASS):
        assert refused(s, 1, action) == {"DS-10"}


# The draw


@pytest.mark.rule("DS-11")
def test_who_has_played_a_track_tile_draws_one() -> None:
    s = playing("R", "─", "─", "┐")
    left = sum(s.deck)
    act(s, 0, play(s, "e1", "─"))
    assert hand(s, 0) == 2
    assert s.actors() == (CHANCE,)

    draw_tile(s, "┼")
    assert (hand(s, 0), hand(s, 1), sum(s.deck)) == (3, 0, left - 1)
    assert s.hands[0].count(read_tile("┼")[0]) == 1


@pytest.mark.rule("DS-11")
def test_every_tile_of_the_deck_may_be_drawn() -> None:
    s = playing("R", "─")
    act(s, 0, play(s, "e1", "─"))

    assert s.agenda[-1].odds(s) == [(DrawTile(tile), count) for tile, count in enumerate(s.deck)]
    assert s.agenda[-1].odds(s)[0] == (DrawTile(0), 10)


@pytest.mark.rule("DS-11")
def test_a_covered_tile_is_replaced_in_hand_as_well() -> None:
    s = playing("R ─", "─+", "─", "─")
    act(s, 0, play(s, "e1", "─+"))
    deal(s)

    assert hand(s, 0) == 3


@pytest.mark.rule("DS-11")
@pytest.mark.parametrize("way", ["a face-up town", "a drawn town", "a move", "the tower"])
def test_nothing_else_draws_a_track_tile(way: str) -> None:
    s = playing("R ─ ─~", "─", "─", "┐", steam=3)
    turn_up(s, "Y", "red", "red")
    left = sum(s.deck)
    if way == "a face-up town":
        act(s, 0, play_town(s, "e3"))
    elif way == "a drawn town":
        act(s, 0, DRAW_TOWN)
        draw_town(s, "G")
        act(s, 0, place(s, "e3"))
    elif way == "a move":
        advance(s, 0, "e")
        act(s, 0, STOP)
    else:
        put_train(s, 0, "e2", "e")
        act(s, 0, USE_WATER_TOWER)
    assert not isinstance(s.agenda[-1], DrawTrackTile)
    deal(s)

    assert s.actors() == (1,)
    assert (hand(s, 0), sum(s.deck)) == (3, left)


@pytest.mark.rule("DS-11")
def test_only_a_tile_of_ones_own_hand_is_played() -> None:
    s = playing("R", "─")
    give(s, 1, "┐")

    assert refused(s, 0, play(s, "e1", "┐")) == {"DS-11"}


# Passing


@pytest.mark.rule("DS-12")
def test_who_can_do_nothing_passes() -> None:
    s = playing(CLOSED, "─", "┐", "ns,ne")

    assert options(s, 0) == [PASS]
    act(s, 0, PASS)
    assert s.actors() == (1,)


@pytest.mark.rule("DS-12")
def test_who_can_play_a_tile_does_not_pass() -> None:
    assert refused(playing("R", "─"), 0, PASS) == {"DS-12"}
    assert refused(playing(CLOSED, "┐+"), 0, PASS) == {"DS-12"}


@pytest.mark.rule("DS-12")
def test_who_can_play_a_town_does_not_pass() -> None:
    s = playing("R ─ ─")
    assert refused(s, 0, PASS) == {"DS-12"}

    s.town_deck = tuple([0] * len(s.town_deck))
    assert options(s, 0) == [PASS]
    s.display = changed(s.display, 1, 0)
    assert refused(s, 0, PASS) == {"DS-12"}


@pytest.mark.rule("DS-12")
def test_who_can_move_does_not_pass() -> None:
    assert refused(playing(CLOSED, steam=1), 0, PASS) == {"DS-12"}


@pytest.mark.rule("DS-12")
def test_who_can_use_the_tower_does_not_pass() -> None:
    s = playing(CLOSED_WITH_A_TOWER)
    put_train(s, 0, "s1w1", "n")

    assert refused(s, 0, PASS) == {"DS-12"}


@pytest.mark.rule("DS-12")
def test_coal_need_not_be_burnt_to_make_a_move_possible() -> None:
    s = playing(CLOSED)
    s.coal = changed(s.coal, 0, 5)

    assert options(s, 0) == [PASS, BURN_COAL]
    act(s, 0, PASS)
    assert (s.coal[0], s.actors()) == (5, (1,))


@pytest.mark.rule("DS-12")
def test_who_has_burnt_coal_and_can_now_move_does_not_pass() -> None:
    s = playing(CLOSED)
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, BURN_COAL)

    assert refused(s, 0, PASS) == {"DS-12"}


@pytest.mark.rule("DS-12")
def test_who_has_burnt_coal_in_vain_passes() -> None:
    s = playing(HILLS_ON_BOTH_SIDES)
    put_train(s, 0, "s1w1", "n")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, BURN_COAL)

    act(s, 0, PASS)
    assert s.coal[0] == 4


@pytest.mark.rule("DS-12")
def test_coal_burnt_in_vain_does_not_begin_the_passing_anew() -> None:
    s = playing(HILLS_ON_BOTH_SIDES)
    put_train(s, 1, "s1w1", "n")
    s.coal = changed(s.coal, 1, 5)
    act(s, 0, PASS)
    act(s, 1, BURN_COAL)
    act(s, 1, PASS)

    assert s.over


@pytest.mark.rule("DS-12", "DS-91")
def test_when_all_pass_in_succession_the_game_is_over_and_most_points_win() -> None:
    s = playing(CLOSED, "─", players=3)
    s.circuits = (
        0,
        2,
        1,
    )
    act(s, 0, PASS)
    act(s, 1, PASS)
    assert s.actors() == (2,)

    act(s, 2, PASS)
    assert s.over
    assert refused(s, 0, PASS) == {"DS-12"}
    assert [score.rank for score in DAYS_OF_STEAM.standing(s)] == [3, 1, 2]


@pytest.mark.rule("DS-12")
@pytest.mark.parametrize("way", ["a tile", "a town", "a move", "the tower"])
def test_whoever_does_something_begins_the_passing_anew(way: str) -> None:
    s = playing(CLOSED_WITH_A_TOWER)
    act(s, 0, PASS)
    assert s.passes == 1
    if way == "a tile":
        give(s, 1, "┐+")
        act(s, 1, play(s, "n1e1", "┐+"))
    elif way == "a town":
        s = playing("R ─ ─", seat=1)
        s.passes = 1
        act(s, 1, DRAW_TOWN)
        draw_town(s, "Y")
        act(s, 1, place(s, "e3"))
    elif way == "a move":
        s.steam[1] = 1
        advance(s, 1, "e")
        act(s, 1, STOP)
    else:
        put_train(s, 1, "s1w1", "n")
        act(s, 1, USE_WATER_TOWER)
    deal(s)

    assert not s.over
    assert s.passes == 0


# Order within the turn


@pytest.mark.rule("DS-13")
def test_coal_is_burnt_before_the_action() -> None:
    s = playing("R ─ ─")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, BURN_COAL)
    act(s, 0, BURN_COAL)
    advance(s, 0, "e", "e")

    assert (s.coal[0], s.steam[0]) == (3, 0)


@pytest.mark.rule("DS-13")
def test_once_a_move_has_begun_no_coal_is_burnt() -> None:
    s = playing("R ─ ─", steam=2)
    put_good(s, "start", "blue")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, PickUp(COLOURS.index("blue")))
    assert refused(s, 0, BURN_COAL) == {"DS-13"}

    advance(s, 0, "e")
    assert refused(s, 0, BURN_COAL) == {"DS-13"}
    act(s, 0, STOP)
    assert refused(s, 0, BURN_COAL) == {"DS-10"}


@pytest.mark.rule("DS-13")
def test_once_a_tile_is_played_or_a_town_drawn_no_coal_is_burnt() -> None:
    s = playing("R ─ ─", "─")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, play(s, "e3", "─"))
    assert refused(s, 0, BURN_COAL) == {"DS-11"}

    s = playing("R ─ ─")
    s.coal = changed(s.coal, 0, 5)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "Y")
    assert refused(s, 0, BURN_COAL) == {"DS-30"}
    act(s, 0, place(s, "e3"))
    assert refused(s, 0, BURN_COAL) == {"DS-34"}


@pytest.mark.rule("DS-14", "DS-90")
def test_thirteen_points_by_a_track_tile_win_before_the_draw() -> None:
    s = playing(NEARLY_A_CIRCUIT, "─", "─", "─", steam=1)
    score_twelve(s)
    act(s, 0, play(s, "s1e1", "─"))

    assert s.over
    assert (hand(s, 0), s.steam[0], s.circuits[0]) == (2, 3, 1)
    assert s.ends == "DS-90"


@pytest.mark.rule("DS-14", "DS-91")
def test_the_last_tile_is_drawn_before_it_ends_the_game() -> None:
    s = playing(NEARLY_A_CIRCUIT, "─", "─", "─")
    s.deck[:] = [0] * len(s.deck)
    s.deck[3] = 1
    act(s, 0, play(s, "s1e1", "─"))
    assert s.actors() == (CHANCE,)
    assert s.circuits[0] == 1

    deal(s)
    assert s.over
    assert (hand(s, 0), s.ends) == (3, "DS-91")


@pytest.mark.rule("DS-14", "DS-34")
def test_a_town_is_replaced_before_thirteen_points_end_the_game() -> None:
    s = playing(ROUND_TO_A_TOWN)
    turn_up(s, "R2", "green", "blue")
    score_twelve(s)
    act(s, 0, play_town(s, "e2"))
    assert (s.over, s.steam[0]) == (False, 2)
    draw_town(s, "B", "red", "yellow")

    assert s.over
    assert (s.display[0], sum(s.display_goods), s.circuits[0]) == (6, 2, 1)
    assert s.ends == "DS-90"


@pytest.mark.rule("DS-14", "DS-34")
def test_a_drawn_town_gets_its_goods_before_thirteen_points_end_the_game() -> None:
    s = playing(ROUND_TO_A_TOWN)
    score_twelve(s)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "R")
    act(s, 0, place(s, "e2"))
    assert s.actors() == (CHANCE,)
    draw_goods(s, "green", "blue")

    assert s.over
    assert (sum(s.goods), s.circuits[0], s.ends) == (2, 1, "DS-90")


@pytest.mark.rule("DS-14", "DS-36")
def test_the_last_town_brings_coal_before_thirteen_points_end_the_game() -> None:
    s = playing(
        """
        . . .  . .  . . .  . . ┌  ─ ┐
        R R R2 Y Y2 G G G2 B B Y* . .
        . . .  . .  . . .  . . └  ─ ┘
        """
    )
    turn_up(s, "B2", "red", "red")
    score_twelve(s)
    act(s, 0, play_town(s, "e2"))

    assert s.over
    assert (s.coal, s.circuits[0], s.ends) == ((5, 5), 1, "DS-90")


# Turns in which nothing happens


@pytest.mark.rule("DS-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_ten_turns_of_each_without_tile_or_delivery_the_game_is_over(players: int) -> None:
    s = playing(CLOSED_WITH_A_TOWER, players=players)
    put_train(s, 0, "s1w1", "n")
    for _ in range(10):
        act(s, 0, USE_WATER_TOWER)
        for seat in range(1, players):
            act(s, seat, PASS)

    assert s.over
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-15"}
    assert s.ends == "DS-15"


@pytest.mark.rule("DS-15")
def test_a_move_without_a_delivery_is_such_a_turn() -> None:
    s = playing("R ─ ─", steam=2)
    s.idle = 18
    advance(s, 0, "e")
    act(s, 0, STOP)
    assert s.actors() == (1,)

    s.steam[1] = 3
    advance(s, 1, "e", "e")
    act(s, 1, STOP)
    assert s.over


@pytest.mark.rule("DS-15")
def test_a_tile_begins_the_count_anew() -> None:
    s = playing("R", "─")
    s.idle = 19
    act(s, 0, play(s, "e1", "─"))
    deal(s)

    assert (s.over, s.idle) == (False, 0)


@pytest.mark.rule("DS-15")
@pytest.mark.parametrize("drawn", [True, False])
def test_a_town_begins_the_count_anew(drawn: bool) -> None:
    s = playing("R ─ ─")
    turn_up(s, "Y", "red", "red")
    s.idle = 19
    if drawn:
        act(s, 0, DRAW_TOWN)
        draw_town(s, "G")
        act(s, 0, place(s, "e3"))
    else:
        act(s, 0, play_town(s, "e3"))
    deal(s)

    assert (s.over, s.idle) == (False, 0)


@pytest.mark.rule("DS-15")
def test_a_delivery_begins_the_count_anew_even_if_the_train_goes_on() -> None:
    s = playing("R ─ ─ Y ─", steam=6)
    load(s, 0, "yellow")
    s.idle = 19
    advance(s, 0, "e", "e", "e", "e")
    act(s, 0, STOP)

    assert (s.over, s.idle) == (False, 0)


@pytest.mark.rule("DS-15", "DS-72")
@pytest.mark.parametrize("pips", [1, 2])
def test_a_delivery_that_a_derailment_undoes_is_none(pips: int) -> None:
    s = playing("R* ┐\n. └ Y", steam=6)
    load(s, 0, "yellow")
    s.idle = 19
    advance(s, 0, "e", "s", "e")
    act(s, 0, STOP)
    roll(s, pips)

    assert s.over == (pips == 1)


@pytest.mark.rule("DS-15")
def test_unloading_a_good_is_no_delivery() -> None:
    s = playing("R ─ ─ G", steam=3)
    load(s, 0, "yellow")
    s.idle = 19
    advance(s, 0, "e", "e", "e")
    act(s, 0, STOP)

    assert s.carried[0] == NOTHING
    assert s.over


@pytest.mark.rule("DS-15", "DS-12")
def test_passing_and_burning_coal_do_not_begin_the_count_anew() -> None:
    s = playing(CLOSED)
    s.coal = changed(s.coal, 0, 1)
    s.idle = 18
    act(s, 0, BURN_COAL)
    assert s.idle == 18
    advance(s, 0, "e")
    act(s, 0, STOP)
    act(s, 1, PASS)

    assert s.over


@pytest.mark.rule("DS-15")
def test_turns_taken_after_the_count_began_anew_do_not_end_the_game_early() -> None:
    s = playing(CLOSED_WITH_A_TOWER)
    put_train(s, 0, "s1w1", "n")
    s.idle = 17
    act(s, 0, USE_WATER_TOWER)
    act(s, 1, PASS)

    assert not s.over


@pytest.mark.rule("DS-12", "DS-79")
def test_who_burns_coal_at_a_tower_and_then_can_do_nothing_passes() -> None:
    s = position(HILLS_ON_BOTH_SIDES.replace("└", "└~"))
    put_train(s, 0, "s1w1", "n")
    s.coal = changed(s.coal, 0, 2)
    begin_turn(s, 0)
    assert refused(s, 0, PASS) == {"DS-12"}

    act(s, 0, BURN_COAL)
    assert refused(s, 0, USE_WATER_TOWER) == {"DS-79"}
    act(s, 0, PASS)
    assert s.actors() == (1,)


@pytest.mark.rule("DS-12")
def test_who_has_just_passed_is_imagined_without_a_tile_that_could_be_played() -> None:
    s = position(CLOSED)
    give(s, 0, "─", "┐", "ns,ne")
    give(s, 1, "─", "┐", "ns,ne")
    begin_turn(s, 1)
    act(s, 1, PASS)

    hands = set()
    for luck in range(40):
        twin = DAYS_OF_STEAM.imagine(s, 0, Random(luck))
        hands.add(tuple(twin.hands))
        begin_turn(twin, 1)
        assert not [action for action in options(twin, 1) if isinstance(action, PlayTile)]
    assert len(hands) > 20

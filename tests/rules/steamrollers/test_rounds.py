"""Rounds: the dice, the order of turns, the start marker, and what ends the game. [SR-10 to SR-12, SR-17]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    deal,
    do,
    draw,
    fill_region,
    hold,
    holder,
    is_sideways,
    keep,
    odds,
    offered,
    playing,
    position,
    refused,
    roll,
    stock,
    stock_all,
)

SEVERAL = [2, 3, 4, 5]
ONE_TO_SIX = ["1", "2", "3", "4", "5", "6"]
EVERY_WHITE = {f"roll-white {die}": 1 for die in ONE_TO_SIX}


def dice_for(players: int) -> str:
    """One white die more than players, all different."""
    return " ".join(ONE_TO_SIX[: players + 1])


def take_own_tiles(s: SteamRollers) -> None:
    """A round in which everyone takes the action tile of the own number."""
    for _ in range(s.players):
        (seat,) = s.actors()
        do(s, f"take-die {seat + 1}", f"take-tile {seat + 1}")


def quiet_rounds(s: SteamRollers) -> int:
    """How many rounds of nothing but taking tiles are played before the game is over."""
    for count in range(1, 9):
        take_own_tiles(s)
        if s.over:
            return count
        roll(s, dice_for(s.players))
    raise AssertionError("the game goes on and on")


# The dice


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("players", SEVERAL)
def test_a_round_begins_with_a_roll_of_the_black_die_and_one_white_more_than_players(
    players: int,
) -> None:
    s = playing(dice_for(players), players=players)
    take_own_tiles(s)
    for _ in range(players + 1):
        assert odds(s) == EVERY_WHITE
        do(s, "roll-white 6")
    assert odds(s) == {
        "roll-black straight-gentle": 2,
        "roll-black straight-sharp": 2,
        "roll-black gentle-sharp": 2,
    }
    do(s, "roll-black gentle-sharp")

    assert s.dice == [0, 0, 0, 0, 0, players + 1]
    assert s.actors() == (1,)


@pytest.mark.rule("SR-10")
def test_the_die_that_was_left_over_is_rolled_with_the_others() -> None:
    s = playing("1 2 5")
    do(s, "take-die 1", "take-tile 1", "take-die 2")
    assert s.dice == [0, 0, 0, 0, 1, 0]
    do(s, "take-tile 2")
    roll(s, "3 3 4")

    assert s.dice == [0, 0, 2, 1, 0, 0]


@pytest.mark.rule("SR-10")
def test_no_player_decides_what_the_dice_show() -> None:
    s = playing(dice_for(2))
    take_own_tiles(s)

    assert s.actors() == (CHANCE,)
    assert refused(s, "roll-white 6", seat=1) == {"SR-10"}
    assert refused(s, "take-die 1", seat=1) == {"SR-10"}


@pytest.mark.rule("SR-10", "SR-20")
def test_one_roll_of_the_black_die_serves_all_players() -> None:
    s = playing(dice_for(3), players=3)
    take_own_tiles(s)
    roll(s, "1 1 1 1", "gentle-sharp")
    for seat in (1, 2, 0):
        assert s.actors() == (seat,)
        do(s, "take-die 1")
        assert refused(s, "draw-track 1a nw-se") == {"SR-20"}
        do(s, "draw-track 1a nw-e")


# Turns


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("players", SEVERAL)
def test_everyone_has_one_turn_clockwise_from_the_start_player(players: int) -> None:
    for start in range(players):
        s = position(players)
        stock_all(s)
        begin_round(s, dice_for(players), start=start)
        order = []
        while s.actors() != (CHANCE,):
            (seat,) = s.actors()
            order.append(seat)
            do(s, f"take-die {seat + 1}", f"check-box {seat + 1}")

        assert order == [*range(start, players), *range(start)]


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("players", SEVERAL)
def test_one_white_die_is_left_over(players: int) -> None:
    s = playing("4 " * (players + 1), players=players)
    for left in range(players, 0, -1):
        do(s, "take-die 4")
        assert s.dice == [0, 0, 0, left, 0, 0]
        do(s, "check-box 4")

    assert s.actors() == (CHANCE,)


@pytest.mark.rule("SR-10")
def test_with_a_die_one_action_is_performed_and_then_the_next_player_takes_one() -> None:
    s = playing(dice_for(3), players=3)
    do(s, "take-die 2", "check-box 2")

    assert s.actors() == (1,)
    assert offered(s) == ["take-die 1", "take-die 3", "take-die 4"]
    assert refused(s, "draw-track 2a nw-se", seat=0) == {"SR-10"}
    assert refused(s, "take-die 1", seat=0) == {"SR-10"}


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize(
    "action", ["draw-track 1a nw-se", "check-box 1", "take-tile 1", "deliver grey-of-1 3 1"]
)
def test_each_of_the_four_actions_is_the_whole_use_of_a_die(action: str) -> None:
    s = position(2)
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 6)
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "1 2 3")
    assert refused(s, action) == {"SR-10"}
    do(s, "take-die 1")
    assert refused(s, "take-die 2") == {"SR-10"}
    do(s, action)

    assert s.actors() == (1,)


@pytest.mark.rule("SR-10")
def test_nobody_acts_in_the_turn_of_another() -> None:
    s = playing(dice_for(3), players=3)
    for seat in (1, 2):
        assert refused(s, "take-die 1", seat) == {"SR-10"}
    do(s, "take-die 1")
    for seat in (1, 2):
        assert refused(s, "check-box 1", seat) == {"SR-10"}
        assert refused(s, "take-die 2", seat) == {"SR-10"}


# Sideways tiles


@pytest.mark.rule("SR-11")
def test_a_turn_begins_with_turning_all_own_tiles_upright_and_only_those() -> None:
    s = position(3)
    stock_all(s)
    for seat, face in ((0, "1a"), (1, "2a"), (1, "5a"), (2, "6a")):
        hold(s, seat, face, sideways=True)
    begin_round(s, "1 2 3 4")
    assert [is_sideways(s, tile) for tile in (1, 2, 5, 6)] == [False, True, True, True]
    do(s, "take-die 4", "check-box 4")
    assert s.actors() == (1,)
    assert [is_sideways(s, tile) for tile in (1, 2, 5, 6)] == [False, False, False, True]
    do(s, "take-die 3", "check-box 3")

    assert [is_sideways(s, tile) for tile in (1, 2, 5, 6)] == [False] * 4
    assert [holder(s, tile) for tile in (1, 2, 5, 6)] == [0, 1, 1, 2]


@pytest.mark.rule("SR-11", "SR-45")
def test_a_taken_tile_lies_sideways_until_its_holders_next_turn() -> None:
    s = playing(dice_for(3), players=3)
    do(s, "take-die 3", "take-tile 3")
    for die in (1, 2):
        assert is_sideways(s, 3)
        do(s, f"take-die {die}", f"check-box {die}")
    roll(s, "3 3 3 4")
    for seat in (1, 2):
        assert s.actors() == (seat,)
        assert is_sideways(s, 3)
        do(s, "take-die 3")
        assert refused(s, "take-tile 3") == {"SR-45"}
        do(s, "check-box 3")

    assert s.actors() == (0,)
    assert (holder(s, 3), is_sideways(s, 3)) == (0, False)


@pytest.mark.rule("SR-11", "SR-45")
def test_once_upright_a_tile_stays_so_after_the_turn() -> None:
    s = position(2)
    stock_all(s)
    hold(s, 0, "3a", sideways=True)
    begin_round(s, "3 3 4")
    do(s, "take-die 4", "check-box 4", "take-die 3", "take-tile 3")

    assert (holder(s, 3), is_sideways(s, 3)) == (1, True)


# The start marker


@pytest.mark.rule("SR-12")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_start_marker_passes_to_the_left_after_each_round(players: int) -> None:
    s = playing(dice_for(players), players=players)
    starts = []
    for _ in range(players + 1):
        starts.append(s.start)
        assert s.actors() == (s.start,)
        for _ in range(players):
            do(s, "take-die " + offered(s)[0].split()[1])
            do(s, offered(s, "draw-track")[0])
        roll(s, dice_for(players))

    assert starts == [*range(players), 0]


# Three empty cities


def selling(players: int, *, empty: int, start: int = 0) -> SteamRollers:
    """Seat 0 can deliver the only good of city 1; so many other cities are empty already."""
    s = position(players)
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 6)
    stock(s, 1, "grey")
    for city in range(2 + empty, 7):
        stock(s, city, "red")
    return begin_round(s, "1 " + dice_for(players - 1), start=start)


@pytest.mark.rule("SR-12")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_game_is_over_when_three_cities_are_empty_at_the_end_of_the_round(start: int) -> None:
    s = selling(3, empty=2, start=start)
    for later in range(3):
        seat = (start + later) % 3
        assert s.actors() == (seat,)
        do(s, f"take-die {seat + 1}", f"check-box {seat + 1}" if seat else "deliver grey-of-1 3 1")

    assert s.over
    assert s.ends == "SR-12"
    assert refused(s, "take-die 3", seat=0) == {"SR-12"}


@pytest.mark.rule("SR-12")
def test_two_empty_cities_do_not_end_the_game() -> None:
    s = selling(2, empty=1)
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 2", "check-box 2")
    assert s.supply.count(()) == 2
    assert (s.actors(), s.ends) == ((CHANCE,), "SR-12")
    roll(s, "1 2 3")

    assert (s.start, s.actors()) == (1, (1,))


@pytest.mark.rule("SR-12")
@pytest.mark.parametrize("empty", [3, 5])
def test_more_than_three_empty_cities_end_the_game_too(empty: int) -> None:
    s = selling(2, empty=empty)
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 2", "check-box 2")

    assert s.over


@pytest.mark.rule("SR-12")
def test_even_if_three_cities_are_empty_from_the_start_one_round_is_played() -> None:
    s = position(2)
    for city in (1, 2, 3):
        stock(s, city, "green")
    begin_round(s, "1 2 3")
    do(s, "take-die 1", "check-box 1")
    assert s.actors() == (1,)
    do(s, "take-die 2", "check-box 2")

    assert s.over


@pytest.mark.rule("SR-12")
def test_the_marker_does_not_pass_on_when_the_game_is_over() -> None:
    s = selling(2, empty=2)
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 2", "check-box 2")

    assert (s.over, s.start) == (True, 0)


# Nothing happens any more


@pytest.mark.rule("SR-17")
@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_game_is_over_after_as_many_quiet_rounds_as_players_but_at_least_three(
    players: int, rounds: int
) -> None:
    s = playing(dice_for(players), players=players)

    assert quiet_rounds(s) == rounds
    assert s.ends == "SR-17"
    assert refused(s, "take-die 1", seat=0) == {"SR-17"}


@pytest.mark.rule("SR-17")
@pytest.mark.parametrize(
    "action", ["draw-track 3a nw-se", "check-box 3", "deliver grey-of-3 4 1", "fill-order 3"]
)
@pytest.mark.parametrize("doer", [0, 1])
def test_a_track_a_box_a_delivery_or_an_order_begins_the_count_anew(action: str, doer: int) -> None:
    s = position(2, orders=True)
    for seat in (0, 1):
        draw(s, seat, "3h nw-se", "4c nw-sw")
        check(s, seat, 6)
    stock(s, 3, "grey grey grey grey")
    stock_all(s)
    begin_round(s, "1 2 3")
    for _ in range(2):
        take_own_tiles(s)
        roll(s, "1 2 3")
    if action == "fill-order 3":
        keep(s, doer, "grey grey")
    for _ in range(2):
        (seat,) = s.actors()
        if seat != doer:
            do(s, f"take-die {seat + 1}", f"take-tile {seat + 1}")
        elif action == "fill-order 3":
            do(s, f"take-die {seat + 1}", f"take-tile {seat + 1}", action)
        else:
            do(s, "take-die 3", action)
    roll(s, "1 2 3")

    assert quiet_rounds(s) == 3
    assert s.ends == "SR-17"


@pytest.mark.rule("SR-17")
def test_dice_spent_on_nothing_and_changed_by_tiles_and_orders_declined_are_quiet() -> None:
    s = position(2, orders=True)
    stock_all(s)
    fill_region(s, 0, 6)
    check(s, 0, 6)
    hold(s, 1, "6a")
    hold(s, 0, "1b")
    keep(s, 0, "grey grey")
    begin_round(s, "1 6 6")
    for _ in range(3):
        for _ in range(2):
            (seat,) = s.actors()
            if seat == 0:
                s.take_tile(1, 5)
                do(s, "take-die 1", "set-die 6", "spend-on-nothing", "decline")
            else:
                do(s, "take-die 6", "take-tile 6")
        if not s.over:
            roll(s, "1 6 6")

    assert s.over
    assert s.ends == "SR-17"


@pytest.mark.rule("SR-17")
def test_what_starting_powers_do_is_before_the_first_round() -> None:
    s = STEAMROLLERS.setup(SteamRollersOptions(2, powers=True, start_player=1))
    for colour in ("red", "blue", "red", "blue", "green", "yellow"):
        do(s, *[f"draw-good {colour}"] * 4)
    deal(s)
    do(s, "pick-power engine", "check-box 1", "pick-power rail", "draw-track 1a nw-se")
    roll(s, "1 2 3")

    assert quiet_rounds(s) == 3


@pytest.mark.rule("SR-12", "SR-17")
def test_if_cities_are_empty_as_well_it_is_they_that_end_the_game() -> None:
    s = playing(dice_for(2))
    for _ in range(2):
        take_own_tiles(s)
        roll(s, "1 2 3")
    for city in range(3):
        s.supply = changed(s.supply, city, ())
    take_own_tiles(s)

    assert s.over
    assert s.ends == "SR-12"


@pytest.mark.rule("SR-17")
def test_a_solo_game_goes_on_however_quiet_it_is() -> None:
    s = position(1)
    stock_all(s, "red red")
    begin_solo_turn(s, "1 3 2")
    for olive in (4, 5, 6, 2, 4):
        do(s, "take-die 1", "take-tile 1", "take-die 3", "take-tile 3")
        roll(s, f"1 3 {olive}")

    assert s.actors() == (0,)

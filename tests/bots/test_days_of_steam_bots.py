"""The bots of Days of Steam count the turns until they will have won."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from footplate.bots.knowledge import know
from footplate.bots.levels import NAMES, levels
from footplate.bots.roster import BOTS
from footplate.bots.values.days_of_steam import some, value
from footplate.games.days_of_steam.actions import Advance, PickUp, PlayTile, Roll, Stop
from footplate.games.days_of_steam.components import COLOURS
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.squares import number
from footplate.games.days_of_steam.state import SHADES, DaysOfSteam
from footplate.kernel.play import Play, start
from footplate.kernel.state import added, changed
from tests.rules.days_of_steam.positions import act, chance, options, playing

import_module("footplate.games")

STRAIGHT = "Y ─ ─ R"
BENT = """
┌  ─  ┐
Y  .  R
"""
RING = """
┌   ─  ┐
Y*  .  R
└   ─  ┘
"""
GAP = number(1, 0)  # the square in the middle of the ring
LONG = "Y ─ ─ ─ ─ R"


def with_good(picture: str, steam: int = 0, colour: str = "red") -> DaysOfSteam:
    """A turn of seat 0 in the yellow town, where a good waits."""
    s = playing(picture, "─", "└", "─", steam=steam)
    s.goods = added(s.goods, COLOURS.index(colour), 1)
    return s


def test_a_position_is_worth_more_with_a_good_that_can_be_brought_and_the_nearer_its_town_is() -> None:
    assert value(with_good(STRAIGHT), 0) > value(with_good(LONG), 0) > value(playing(LONG), 0)


def test_a_good_that_no_town_takes_promises_nothing() -> None:
    assert value(with_good(STRAIGHT, colour="blue"), 0) == value(playing(STRAIGHT), 0)


def test_straight_track_is_worth_more_than_curves() -> None:
    assert value(with_good("Y ─ ─ ─ R"), 0) > value(with_good(BENT), 0)


def test_steam_coal_points_and_towns_are_worth_something() -> None:
    plain = value(with_good(STRAIGHT), 0)
    assert value(with_good(STRAIGHT, steam=3), 0) > value(with_good(STRAIGHT, steam=1), 0) > plain
    s = with_good(STRAIGHT)
    s.coal = changed(s.coal, 0, 1)
    assert value(s, 0) > plain
    s = with_good(STRAIGHT)
    s.circuits = changed(s.circuits, 0, 1)
    assert value(s, 0) > plain + 1


def test_a_good_of_a_new_colour_is_worth_more_than_another_of_the_same() -> None:
    both, same = with_good(STRAIGHT), with_good(STRAIGHT)
    both.delivered = (1, 1, 0, 0, *both.delivered[SHADES:])
    same.delivered = (2, 0, 0, 0, *same.delivered[SHADES:])
    assert value(both, 0) > value(same, 0)


def test_whoever_is_next_is_better_off_than_who_has_just_played() -> None:
    s = playing(STRAIGHT)
    assert value(s, 0) > value(s, 1)


def test_a_fast_train_on_a_curve_is_worth_less_until_the_die_is_rolled() -> None:
    s = with_good(BENT, steam=4)
    act(s, 0, PickUp(COLOURS.index("red")))
    for side in (0, 1, 1, 2):
        act(s, 0, Advance(side))
    delivered = value(s, 0)
    act(s, 0, Stop())
    at_stake = value(s, 0)
    safe, derailed = s.copy(), s.copy()
    chance(safe, Roll(6))
    chance(derailed, Roll(1))
    assert value(derailed, 0) < at_stake < value(safe, 0)
    assert at_stake == pytest.approx(delivered)


@pytest.mark.parametrize("bot", ["driver", "inspector", "superintendent"])
def test_a_good_is_brought_to_its_town_when_there_is_steam_enough(bot: str) -> None:
    s = with_good(STRAIGHT, steam=3)
    while s.turn == 0 and s.agenda[-1].actors(s) == (0,):
        act(s, 0, BOTS[bot](know(DAYS_OF_STEAM, s, 0, Random(1)), Random(2)))
    assert sum(s.delivered[:SHADES]) == 1


def test_of_many_options_those_that_join_two_tracks_are_looked_at_first() -> None:
    s = playing(RING, "─", "└", "┌", steam=2)
    every = options(s, 0)
    closing = [action for action in every if isinstance(action, PlayTile) and action.square == GAP]
    assert closing
    chosen = some(s, 0, every, 8, Random(0))
    assert len(chosen) == 8 < len(every)
    assert set(closing) <= set(chosen)
    assert {action for action in every if not isinstance(action, PlayTile)} <= set(chosen)


def game_among(bots: list[str], seed: int) -> Play:
    """A whole game among these bots."""
    players = len(bots)
    play = start(DAYS_OF_STEAM, DaysOfSteamOptions(players), bots, seed.to_bytes(32, "big"))
    play.deal()
    rng = Random(seed)
    while not play.state.over:
        (seat,) = play.state.actors()
        known = know(DAYS_OF_STEAM, play.state, seat, Random(len(play.record.entries)))
        assert not play.act(seat, BOTS[bots[seat]](known, rng))
        play.deal()
    return play


def test_the_driver_beats_the_random_bot_whenever_they_meet() -> None:
    for seed in range(6):
        bots = ["random", "random"]
        bots[seed % 2] = "driver"
        play = game_among(bots, seed)
        assert DAYS_OF_STEAM.standing(play.state)[seed % 2].rank == 1


def test_inspectors_win_by_points_long_before_the_tiles_are_gone() -> None:
    for seed in range(3):
        play = game_among(["inspector", "inspector", "inspector"], seed)
        assert play.state.ends == "DS-90"


def test_a_game_among_levels_is_the_same_again() -> None:
    bots = ["cleaner", "fireman", "driver"]
    assert game_among(bots, 1).record.encode() == game_among(bots, 1).record.encode()


def test_the_levels_are_five_of_which_two_plan_their_move_and_the_highest_searches() -> None:
    found = levels("days-of-steam")
    assert tuple([one.name for one in found]) == NAMES
    assert [one.tries for one in found] == sorted([one.tries for one in found])
    assert [bool(one.reach) for one in found] == [False, False, True, True, False]
    assert [bool(one.iterations) for one in found] == [False, False, False, False, True]

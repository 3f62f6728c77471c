"""The bots of Steam: what they think of a position, what they look at, and that they play well."""

from __future__ import annotations

from random import Random

import pytest

from footplate.bots import greedy
from footplate.bots.knowledge import know
from footplate.bots.levels import NAMES, levels
from footplate.bots.random import step
from footplate.bots.roster import BOTS
from footplate.bots.values.steam import RUINED, some, value
from footplate.bots.values.steam_lines import lines
from footplate.games.steam.actions import (
    Bid,
    FinishBuilding,
    LayTrack,
    MoveCube,
    PassBid,
    TakeCapital,
    TakeIncome,
    TakePoints,
    TakeTile,
)
from footplate.games.steam.game import STEAM
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.action_tiles import SelectActionTiles
from footplate.games.steam.phases.buy_capital import BuyCapital
from footplate.games.steam.phases.first_order import AuctionFirstOrder
from footplate.games.steam.phases.income import go_bankrupt
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action
from footplate.kernel.play import Play, start
from tests.rules.steam.positions import (
    Which,
    act,
    begin,
    building,
    lay,
    options,
    position,
    put_cube,
    stop,
    take_action,
    tile,
)


def hudson(level: int = 2) -> Steam:
    """A player's line of two links from Albany to New York, and goods about to move."""
    s = position()
    for spot in ("0,1", "0,3"):
        lay(s, 0, spot, "n-s")
    lay(s, 0, "Pk", "n", "s")
    s.level[0] = level
    return begin(s, MoveGoods())


def decided(s: Steam, seat: int = 0) -> Action:
    return greedy.decide(know(STEAM, s, seat, Random(0)), Random(0), 200)


def game_of(bots: list[str], seed: int, game: Which = "base") -> Play:
    """A whole game among bots."""
    play = start(STEAM, SteamOptions(len(bots), game=game), bots, seed.to_bytes(32, "big"))
    play.deal()
    rng = Random(seed)
    while not play.state.over:
        (seat,) = play.state.actors()
        step(play, rng, BOTS[bots[seat]])
    return play


def test_lines_know_how_far_each_cube_can_go() -> None:
    s = hudson()
    purple, red = 3, 0
    found = lines(s, 0)
    assert len(found.links) == 2
    assert found.reach == {
        s.board.goods.stack(stop(s, "Al"), purple): 1 << 2,
        s.board.goods.stack(stop(s, "NY"), red): 1 << 2,
    }
    assert lines(s, 1).reach == {}


def test_unfinished_track_is_planned_to_lead_to_a_stop_near_by() -> None:
    s = position()
    lay(s, 0, "0,1", "n-s")
    ((plan, *_),) = lines(s, 0).plans
    assert plan.tiles == 1
    assert plan.price >= 2


def test_a_position_is_worth_more_with_goods_to_move_and_the_level_to_move_them() -> None:
    s = hudson()
    idle = value(s, 0)
    put_cube(s, "Al", "purple")
    assert value(s, 0) > idle
    weak = hudson(level=1)
    put_cube(weak, "Al", "purple")
    assert value(s, 0) > value(weak, 0)


@pytest.mark.parametrize("column", ["cash", "income", "points"])
def test_a_position_is_worth_more_with_money_income_and_points(column: str) -> None:
    s = hudson()
    before = value(s, 0)
    getattr(s, column)[0] += 4
    assert value(s, 0) > before


def test_income_is_worth_less_late_and_points_are_not() -> None:
    s = hudson()

    def gain(column: list[int]) -> float:
        before = value(s, 0)
        column[0] += 4
        after = value(s, 0)
        column[0] -= 4
        return after - before

    early = gain(s.income)
    s.turn = 8
    assert gain(s.income) < early
    assert gain(s.points) == pytest.approx(4)


def test_the_bankrupt_have_nothing_to_hope_for_and_who_has_finished_has_the_score() -> None:
    s = hudson()
    s.agenda.clear()
    s.points[0] = 7
    assert value(s, 0) == 9
    go_bankrupt(s, 0)
    assert value(s, 0) == RUINED


def test_a_cube_is_moved_and_taken_as_income_at_first_and_as_points_at_last() -> None:
    s = hudson(level=6)
    put_cube(s, "Al", "purple")
    moved = decided(s)
    assert isinstance(moved, MoveCube)
    act(s, 0, moved)
    assert isinstance(s.agenda[-1], TrackPoints)
    s.turn = 1
    assert isinstance(decided(s), TakeIncome)
    s.turn = 8
    assert isinstance(decided(s), TakePoints)


def test_nothing_is_built_that_cannot_pay_any_more() -> None:
    s = building()
    s.turn = 8
    s.cash[0] = 0
    assert isinstance(decided(s), FinishBuilding)


def test_a_line_is_finished_for_the_cubes_that_wait_for_it() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")
    put_cube(s, "Al", "purple", 2)
    put_cube(s, "NY", "red", 2)
    assert decided(s) == tile(s, "0,3", "n-s")


def test_bids_are_small_and_a_place_is_not_bought_at_any_price() -> None:
    s = begin(position(), AuctionFirstOrder())
    offered = options(s, 0)
    assert some(s, 0, offered, 24, Random(0)) == [Bid(0), PassBid()]
    assert decided(s) == Bid(0)
    act(s, 0, Bid(20))
    assert decided(s, 1) == PassBid()


def test_of_hundreds_of_tiles_those_with_a_purpose_are_looked_at() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    offered = options(s, 0)
    looked = some(s, 0, offered, 1000, Random(0))
    assert FinishBuilding() in looked
    assert set(looked) < set(offered)
    assert len(looked) < len(offered) / 2
    few = some(s, 0, offered, 5, Random(0))
    assert len(few) == 5
    assert few[-1] == FinishBuilding()
    assert all([isinstance(action, LayTrack) for action in few[:-1]])


def test_of_the_routes_of_a_cube_the_one_is_looked_at_that_pays_oneself() -> None:
    s = hudson(level=3)
    put_cube(s, "Al", "purple")
    for spot in ("-1,1", "-1,2", "-1,3"):
        lay(s, 1, spot, "ne-s" if spot == "-1,1" else "n-s")
    moves = [move for move in some(s, 0, options(s, 0), 99, Random(0)) if isinstance(move, MoveCube)]
    assert len(moves) == 1


def test_a_tile_that_brings_goods_is_worth_something_until_they_are_there() -> None:
    s = hudson()
    s.agenda[:] = [SelectActionTiles()]
    take_action(s, 0, "city-growth")
    passing = value(s, 0)
    take_action(s, 0, "city-growth", pending=True)
    assert value(s, 0) > passing


def test_capital_is_bought_for_a_turn_and_not_for_a_life() -> None:
    s = begin(position(game="standard"), BuyCapital())
    chosen = decided(s)
    assert isinstance(chosen, TakeCapital)
    assert 1 <= chosen.steps <= 5


@pytest.mark.parametrize("game", ["base", "standard"])
def test_the_driver_beats_random_bots_and_is_never_bankrupt(game: Which) -> None:
    for seed in range(3):
        played = game_of(["random", "driver", "random"], seed, game).state
        assert isinstance(played, Steam)
        assert 1 not in played.bankrupt
        assert STEAM.standing(played)[1].rank == 1


def test_the_inspector_beats_cleaners_and_scores_well() -> None:
    played = game_of(["cleaner", "cleaner", "inspector"], 1).state
    assert STEAM.standing(played)[2].rank == 1
    assert STEAM.standing(played)[2].points > 40


def test_levels_rise_from_the_cleaner_to_the_superintendent_and_play_the_same_again() -> None:
    assert tuple([level.name for level in levels("steam")]) == NAMES
    seconds = [level.seconds for level in levels("steam")]
    assert seconds == sorted(seconds)
    bots = ["cleaner", "fireman", "driver", "inspector"]
    assert game_of(bots, 2).record.encode() == game_of(bots, 2).record.encode()


def test_action_tiles_are_taken_for_what_they_bring() -> None:
    s = begin(position(), SelectActionTiles())
    assert isinstance(decided(s), TakeTile)

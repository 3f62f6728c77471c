"""The bots choose among what is offered, each in its own manner, and the same from the same luck."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import pytest

from footplate.bots import greedy, thrifty
from footplate.bots.knowledge import know
from footplate.bots.random import step
from footplate.bots.roster import BOTS
from footplate.bots.values.steam import RUINED, value
from footplate.bots.worth import Worth
from footplate.games.steam.actions import Bid, FinishBuilding, MoveCube, PassBid, TakeIncome, TakePoints
from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.income import go_bankrupt
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.kernel.game import Game, find, registered, tables
from footplate.kernel.play import Play, start
from tests.rules.steam.positions import begin, building, lay, position, put_cube

import_module("footplate.games")


def game_of(game: Game[Any], bot: str, seed: int) -> Play:
    """A whole game among bots of one kind."""
    options = tables(game)[0]
    play = start(game, options, [bot] * options.players, seed.to_bytes(32, "big"))
    play.deal()
    rng = Random(seed)
    while not play.state.over:
        step(play, rng, BOTS[bot])
    return play


@pytest.mark.parametrize("bot", ["random", "thrifty", "greedy", "cleaner", "driver"])
@pytest.mark.parametrize("name", registered())
def test_every_bot_plays_every_game_to_its_end_and_the_same_again(name: str, bot: str) -> None:
    game = find(name)
    assert game_of(game, bot, 1).record.encode() == game_of(game, bot, 1).record.encode()


def test_the_thrifty_bot_takes_every_kind_alike_and_mostly_small_sums() -> None:
    rng = Random(0)
    options = [*[Bid(amount) for amount in range(51)], PassBid()]
    chosen = [thrifty.choose(options, rng) for _ in range(2000)]
    assert 900 < Counter([type(action) for action in chosen])[PassBid] < 1100
    bids = sorted([action.amount for action in chosen if isinstance(action, Bid)])
    assert bids[len(bids) // 2] <= 2
    assert bids[-1] > 20


def test_the_greedy_bot_moves_a_cube_that_scores_and_takes_points_in_the_last_turn() -> None:
    s = position()
    for spot in ("0,1", "0,3"):
        lay(s, 0, spot, "n-s")
    lay(s, 0, "Pk", "n", "s")
    s.level[0] = 2
    put_cube(s, "Al", "purple")
    begin(s, MoveGoods())
    moved = greedy.decide(know(STEAM, s, 0, Random(0)), Random(0))
    assert isinstance(moved, MoveCube)
    s.agenda[-1].apply(s, 0, moved)
    assert isinstance(s.agenda[-1], TrackPoints)
    s.income[0] = 0
    s.turn = 1
    assert isinstance(greedy.decide(know(STEAM, s, 0, Random(0)), Random(0)), TakeIncome)
    s.turn = 8
    assert isinstance(greedy.decide(know(STEAM, s, 0, Random(0)), Random(0)), TakePoints)


def test_the_greedy_bot_builds_nothing_that_cannot_pay_any_more() -> None:
    s = building()
    s.turn = 8
    s.cash[0] = 0
    assert isinstance(greedy.decide(know(STEAM, s, 0, Random(0)), Random(0)), FinishBuilding)


def test_the_greedy_bot_leaves_the_position_as_it_is() -> None:
    s = building()
    before = s.copy()
    greedy.decide(know(STEAM, s, 0, Random(0)), Random(0))
    assert s == before


def test_a_game_without_a_value_of_its_own_is_valued_by_its_score() -> None:
    game = find("volldampf")
    s = game.setup(tables(game)[0])
    assert Worth(game, None).value(s, 0) == game.standing(s)[0].points


def test_a_position_of_steam_is_worth_more_with_links_goods_money_and_track_and_little_when_ruined() -> None:
    poor = position()
    linked = position()
    lay(linked, 0, "1,0", "nw-se")
    assert value(linked, 0) > value(poor, 0)
    lay(linked, 0, "2,0", "nw-s")
    assert linked.links[0] == 1
    assert value(linked, 0) > value(poor, 0) + 1
    idle = value(linked, 0)
    put_cube(linked, "Al", "blue")
    assert value(linked, 0) > idle
    go_bankrupt(linked, 0)
    assert value(linked, 0) == RUINED


def test_the_greedy_bot_beats_the_random_one_at_steam() -> None:
    wins = 0
    for seed in range(6):
        options = tables(STEAM)[0]
        play = start(STEAM, options, ["greedy", "random"], seed.to_bytes(32, "big"))
        play.deal()
        rng = Random(seed)
        while not play.state.over:
            (seat,) = play.state.actors()
            step(play, rng, BOTS["greedy" if seat == 0 else "random"])
        wins += STEAM.standing(play.state)[0].rank == 1
    assert wins == 6

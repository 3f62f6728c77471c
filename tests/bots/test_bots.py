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
from footplate.bots.worth import Worth
from footplate.games.steam.actions import Bid, PassBid
from footplate.games.steam.game import STEAM
from footplate.kernel.game import Game, find, registered, tables
from footplate.kernel.play import Play, start
from tests.rules.steam.positions import building

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


def test_the_greedy_bot_leaves_the_position_as_it_is() -> None:
    s = building()
    before = s.copy()
    greedy.decide(know(STEAM, s, 0, Random(0)), Random(0))
    assert s == before


def test_a_game_without_a_value_of_its_own_is_valued_by_its_score() -> None:
    game = find("volldampf")
    s = game.setup(tables(game)[0])
    assert Worth(game, None).value(s, 0) == game.standing(s)[0].points

"""A bot is given what its seat knows, and nothing leads from there to the true position."""

from __future__ import annotations

import gc
from importlib import import_module
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from footplate.bots.knowledge import know
from footplate.bots.random import step
from footplate.kernel.game import find, registered, tables
from footplate.kernel.play import Play, start

import_module("footplate.games")
GAMES = [name for name in registered() if name != "toy"]


def begun(name: str, decisions: int) -> Play:
    """A game after some decisions."""
    game = find(name)
    options = tables(game)[-1]
    play = start(game, options, ["someone"] * options.players, bytes(32))
    play.deal()
    rng = Random(1)
    for _ in range(decisions):
        step(play, rng)
    return play


def reachable(thing: Any) -> set[int]:
    """The ids of all that can be reached from a thing, but by way of modules and classes."""
    found: set[int] = set()
    ahead = [thing]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, ModuleType | type):
            found.add(id(one))
            ahead += (one.__closure__ or ()) if isinstance(one, FunctionType) else gc.get_referents(one)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_path_leads_from_knowledge_to_the_true_position(name: str) -> None:
    play = begun(name, 12)
    s = play.state
    known = know(play.game, s, s.actors()[0], Random(0))
    assert known.view
    assert known.options
    found = reachable(known)
    assert id(known._imagined) in found
    assert id(s) not in found
    assert id(s.agenda) not in found


@pytest.mark.parametrize("name", GAMES)
def test_it_sees_and_may_do_what_the_seat_sees_and_may_do(name: str) -> None:
    play = begun(name, 20)
    s = play.state
    for seat in s.actors():
        known = know(play.game, s, seat, Random(7))
        assert known.view == play.game.view(s, seat)
        assert list(known.options) == list(s.agenda[-1].options(s, seat))


def test_what_others_hide_is_imagined_anew_each_time() -> None:
    play = begun("days-of-steam", 12)
    s = play.state
    (seat,) = s.actors()
    known = know(play.game, s, seat, Random(0))
    hands = {tuple(known.imagine(Random(luck)).hands) for luck in range(20)}
    assert len(hands) > 10


@pytest.mark.parametrize("name", GAMES)
def test_the_same_luck_imagines_the_same_whatever_others_hide(name: str) -> None:
    # So what a bot decides follows from what its seat knows, and from its luck.
    for decisions in range(5, 60, 5):
        play = begun(name, decisions)
        s, game = play.state, play.game
        for seat in range(len(game.words(s)["seat"])):
            twin = game.imagine(s, seat, Random(decisions))
            assert game.imagine(twin, seat, Random(1)) == game.imagine(s, seat, Random(1))

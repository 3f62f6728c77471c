"""Advice is the best of a seat's options, from what the seat knows, and the same again."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from footplate.bots import advice
from footplate.bots.advice import LINES, adviser
from footplate.bots.knowledge import Knowledge, know
from footplate.bots.levels import Level
from footplate.bots.random import step
from footplate.games.steam.actions import MoveCube, PassMove
from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.kernel.game import find, tables
from footplate.kernel.play import start
from tests.rules.steam.positions import begin, lay, position, put_cube

import_module("footplate.games")

GAMES = ("volldampf", "steam", "steamrollers", "days-of-steam")
QUICK = Level("quick", tries=12, seconds=0.1, iterations=20, depth=2, haste=2)

PLANNING = Level("planning", tries=12, seconds=0.1, reach=3, beam=2)


def in_the_middle(name: str, decisions: int = 25) -> tuple[Any, Any, int]:
    """A position of a game with a real choice, and who has it."""
    game = find(name)
    options = tables(game)[-1]
    play = start(game, options, ["x"] * options.players, bytes(32))
    play.deal()
    rng = Random(3)
    while True:
        seat = play.state.actors()[0]
        if decisions <= 0 and len(know(game, play.state, seat, Random(0)).options) > 3:
            return game, play.state, seat
        step(play, rng)
        decisions -= 1


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_some_of_the_options_the_most_tried_first_and_the_same_again(name: str) -> None:
    game, s, seat = in_the_middle(name)
    known = know(game, s, seat, Random(1))
    found = advice.advise(known, Random(2), QUICK)
    assert {one.action for one in found} <= set(known.options)
    assert sum([one.tried for one in found]) == QUICK.iterations
    assert [one.tried for one in found] == sorted([one.tried for one in found], reverse=True)
    assert all([0 < one.share < 1 for one in found])
    assert found == advice.advise(know(game, s, seat, Random(1)), Random(2), QUICK)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"money": "hidden"})])
def test_advice_cannot_tell_an_imagined_twin_from_the_true_position(
    players: int, options: dict[str, str]
) -> None:
    game = find("volldampf")
    agreed = next(
        one
        for one in tables(game)
        if one.players == players and all([getattr(one, name) == value for name, value in options.items()])
    )
    play = start(game, agreed, ["x"] * players, bytes(32))
    play.deal()
    rng, differed = Random(3), 0
    for number in range(40):
        seat = play.state.actors()[-1]
        twin = game.imagine(play.state, seat, Random(number))
        if twin != play.state:
            differed += 1
            told = [
                advice.advise(know(game, s, seat, Random(5)), Random(6), QUICK) for s in (play.state, twin)
            ]
            assert told[0] == told[1]
        step(play, rng)
    assert differed


def scoring() -> Knowledge:
    """A seat in Steam that can move a cube for points, or pass."""
    s = position()
    for spot in ("0,1", "0,3"):
        lay(s, 0, spot, "n-s")
    lay(s, 0, "Pk", "n", "s")
    s.level[0] = 2
    s.turn = 8
    put_cube(s, "Al", "purple")
    begin(s, MoveGoods())
    return know(STEAM, s, 0, Random(0))


def test_a_delivery_that_scores_is_advised_rather_than_a_pass() -> None:
    for level in (QUICK, PLANNING):
        found = [type(one.action) for one in advice.advise(scoring(), Random(1), level)]
        assert PassMove not in found[: found.index(MoveCube)]


def test_what_looks_bad_is_compared_as_thoroughly_as_what_looks_good() -> None:
    known = scoring()
    for level in (PLANNING, QUICK):
        found = advice.compare(known, known.options, Random(1), level)
        shares = {type(one.action): one.share for one in found}
        assert shares[MoveCube] > shares[PassMove]
        assert found == tuple(sorted(found, key=lambda one: one.share, reverse=True))
    assert {one.tried for one in found} == {QUICK.iterations // len(known.options)}
    assert {one.action for one in found} == set(known.options)


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_level_advises_as_it_decides(name: str) -> None:
    game, s, seat = in_the_middle(name)
    known = know(game, s, seat, Random(1))
    strongest = adviser(game, known.seats)
    assert strongest.name == "superintendent"
    found = advice.advise(known, Random(2))
    assert {one.action for one in found} <= set(known.options)
    assert [(one.tried, one.share) for one in found] == sorted(
        [(one.tried, one.share) for one in found], reverse=True
    )
    if strongest.iterations:
        assert found[0].action == strongest.decide(known, Random(2))


def test_a_planner_advises_by_where_the_line_leads_that_begins_with_an_option() -> None:
    game, s, seat = in_the_middle("steam", 30)
    known = know(game, s, seat, Random(1))
    found = advice.advise(known, Random(2), PLANNING)
    assert 1 < len(found) <= LINES
    assert found == advice.advise(know(game, s, seat, Random(1)), Random(2), PLANNING)
    short = advice.compare(known, [one.action for one in found], Random(2), replace(PLANNING, reach=1))
    assert {one.action for one in short} == {one.action for one in found}
    assert [one.share for one in short] != [one.share for one in found]

"""The caretaker: games in which it plays a seat, or all, come to their end, and it does little."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from footplate.bots import random
from footplate.kernel.action import CHANCE, kind
from footplate.kernel.game import Game
from footplate.kernel.play import Play
from footplate.server import caretaker
from tests.laws.tables import LONG, Table, every_table, tables


def play_on(play: Play, dropped: set[int], rng: Random) -> None:
    """To the end, the seats that were dropped played by the caretaker, the others at random."""
    while not play.state.over and len(play.record.entries) <= LONG:
        s = play.state
        seat = rng.choice(s.actors())
        if seat in dropped:
            action = caretaker.decide(play.game, s, seat)
            assert action in list(s.agenda[-1].options(s, seat))
        else:
            action = random.choose(s.agenda[-1].options(s, seat), rng)
        assert play.act(seat, action) == ()
        play.deal()


@every_table
def test_a_game_in_which_every_seat_was_dropped_ends(table: Table) -> None:
    play = table.begin(1)
    play_on(play, set(range(table.players)), Random(1))
    assert play.state.over


@every_table
@pytest.mark.parametrize("number", [1, 2])
def test_a_game_in_which_one_seat_was_dropped_ends(table: Table, number: int) -> None:
    play = table.begin(number)
    play_on(play, {number % table.players}, Random(number))
    assert play.state.over


def positions(name: str, players: int, games: int) -> Iterator[tuple[Game[Any], Any, int]]:
    """Every decision of some random games: the game, the position, and who decides."""
    table = next(one for one in tables() if one.name == name and one.players == players)
    for number in range(games):
        for case in table.along(number):
            for seat in case.s.actors():
                if seat != CHANCE:
                    yield case.game, case.s, seat


@pytest.mark.parametrize(
    ("name", "players", "dull", "tempting"),
    [
        ("steam", 4, {"pass-bid", "finish-building", "pass-move"}, {"bid", "improve-locomotive"}),
        ("volldampf", 4, {"pass", "give-up", "decline"}, {"play-new-planning", "play-more-freight"}),
        ("days-of-steam", 3, {"stop", "use-water-tower", "pass"}, {"advance"}),
        ("steamrollers", 3, {"decline", "spend-on-nothing"}, {"seize-die"}),
    ],
)
def test_whatever_tempts_it_does_what_is_least(
    name: str, players: int, dull: set[str], tempting: set[str]
) -> None:
    resisted: set[str] = set()
    for game, s, seat in positions(name, players, 6):
        kinds = {kind(action) for action in s.agenda[-1].options(s, seat)}
        if kinds & dull:
            assert kind(caretaker.decide(game, s, seat)) in dull
            resisted |= kinds & tempting
    assert resisted == tempting


def test_it_does_not_do_what_asks_nothing_if_it_is_only_asked_again() -> None:
    resisted = 0
    for game, s, seat in positions("days-of-steam", 3, 2):
        if "burn-coal" in {kind(action) for action in s.agenda[-1].options(s, seat)}:
            assert kind(caretaker.decide(game, s, seat)) != "burn-coal"
            resisted += 1
    assert resisted


def test_it_takes_the_smallest_sum_where_one_must_be_named() -> None:
    named = set()
    for game, s, seat in positions("volldampf", 4, 2):
        action = caretaker.decide(game, s, seat)
        if kind(action) in ("take-bonds", "bid"):
            named.add((kind(action), action.amount))  # type: ignore[attr-defined]
    assert named == {("take-bonds", 0), ("bid", 0)}


def test_it_pays_as_little_as_it_can() -> None:
    paid = 0
    for game, s, seat in positions("steam", 4, 2):
        action = caretaker.decide(game, s, seat)
        if kind(action) == "take-tile":
            prices = [game.price(s, seat, one) or 0 for one in s.agenda[-1].options(s, seat)]
            assert (game.price(s, seat, action) or 0) == min(prices)
            paid += max(prices) > min(prices)
    assert paid


@every_table
def test_it_decides_by_what_its_seat_knows_and_always_the_same(table: Table) -> None:
    rng = Random(5)
    for case in islice(table.along(5), 0, None, 7):
        for seat in case.s.actors():
            if seat != CHANCE:
                action = caretaker.decide(case.game, case.s, seat)
                imagined = case.game.imagine(case.s, seat, rng)
                assert caretaker.decide(case.game, imagined, seat) == action


def test_it_changes_nothing_by_looking() -> None:
    for game, s, seat in positions("days-of-steam", 2, 1):
        before = s.copy()
        caretaker.decide(game, s, seat)
        assert s == before


def test_it_builds_nothing_where_a_card_can_be_put_away_for_nothing() -> None:
    resisted = 0
    for game, s, seat in positions("volldampf", 4, 1):
        kinds = {kind(action) for action in s.agenda[-1].options(s, seat)}
        if kinds >= {"place-section", "discard-track-card"}:
            assert kind(caretaker.decide(game, s, seat)) == "discard-track-card"
            resisted += 1
    assert resisted

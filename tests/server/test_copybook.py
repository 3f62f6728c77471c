"""What a view shows again is not written again, and nobody is ever shown what another list said."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from footplate.bots.random import choose
from footplate.kernel.game import agree, find
from footplate.kernel.play import start
from footplate.server.copybook import _PAGES, LONG, PAGES, copied
from footplate.server.sights import Sights


class Shelf(msgspec.Struct, frozen=True):
    """A view that shows some lists."""

    rows: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...] = tuple(range(LONG))


def shown(rows: tuple[tuple[int, ...], ...]) -> bytes:
    return bytes(copied(Shelf(rows))["rows"])


def test_the_very_same_list_is_written_once() -> None:
    rows = tuple([(number, number) for number in range(LONG)])
    assert copied(Shelf(rows))["rows"] is copied(Shelf(rows))["rows"]


def test_a_list_that_is_equal_but_not_the_same_is_written_as_it_is() -> None:
    numbers, truths = ((1,),) * LONG, ((True,),) * LONG
    assert numbers == truths
    assert shown(numbers) == msgspec.json.encode(numbers)
    assert shown(truths) == msgspec.json.encode(truths)


def test_lists_that_lie_where_others_lay_before_are_written_as_they_are() -> None:
    for number in range(3 * PAGES):
        rows = tuple([(number, each) for each in range(LONG)])
        assert shown(rows) == msgspec.json.encode(rows)
        del rows


def test_no_more_is_remembered_than_the_copybook_has_pages() -> None:
    for number in range(3 * PAGES):
        shown(((number,),) * LONG)
        assert len(_PAGES) <= PAGES


def test_short_lists_and_plain_numbers_are_not_looked_up() -> None:
    assert copied(Shelf(((1,),))) == {}
    assert list(copied(Shelf(((1,),) * LONG))) == ["rows"]


def test_tables_that_take_turns_are_each_shown_their_own() -> None:
    tables = [("days-of-steam", 1), ("steam", 2), ("days-of-steam", 3), ("steam", 4)]
    for row in zip_longest(*[_moments(name, seed) for name, seed in tables]):
        for game, s in [moment for moment in row if moment is not None]:
            for seat in (*range(s.options.players), None):
                assert Sights(game, s).of(seat) == msgspec.json.encode(game.view(s, seat))


def _moments(name: str, seed: int) -> list[tuple[Any, Any]]:
    """Every position of a random game in which somebody decides."""
    game, rng = find(name), Random(seed)
    play = start(game, agree(game, 3, {}), ["somebody"] * 3, bytes([seed] * 32))
    found = []
    play.deal()
    while not play.state.over:
        found.append((game, play.state.copy()))
        seat = rng.choice(play.state.actors())
        play.act(seat, choose(play.state.agenda[-1].options(play.state, seat), rng))
        play.deal()
    return found

"""Hints: what each option would bring is told as far as the seat can know it, and can be said in words."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from footplate.kernel.action import Action, fields, kind
from footplate.messages import catalogue
from footplate.server import offers
from footplate.server.course import Course
from footplate.server.table import Table
from footplate.server.wire.play import Narrow
from tests.server.serving_history import moments, table_of

GAMES = ("steam", "steamrollers", "volldampf", "days-of-steam")
HINTED = Narrow(most=500, hints=True)


def beginning(action: Action) -> dict[str, int | str]:
    """The kind of an action and its first answer, if that is one number."""
    first = [getattr(action, field.name) for field in fields(type(action))[:1] if not field.many]
    names = [field.name for field in fields(type(action))]
    return {"kind": kind(action), **dict(zip(names, first, strict=False))}


@pytest.mark.parametrize("name", GAMES)
def test_every_option_with_a_hint_in_the_catalogue_has_one_that_can_be_told(name: str) -> None:
    words, told, rng = catalogue("en"), set(), Random(1)
    for table in moments(table_of(name, 3), rng, 60):
        for seat in table.actors():
            given = beginning(rng.choice(table.legal(seat)))
            offer = offers.narrowed(table, seat, msgspec.structs.replace(HINTED, given=given))
            assert offer.hinted == (offer.count <= offers.HINTED)
            actions = [one for one in table.legal(seat) if offers.agrees(one, given)]
            for option, action in zip(offer.options, actions, strict=bool(offer.options)):
                id = words.about("hint", name, kind(action))
                has_one = id in words and offer.count <= offers.HINTED
                assert (option.hint.id if option.hint else None) == (id if has_one else None)
                if option.hint:
                    words.tell(option.hint)
                    told.add(id)
    assert len(told) > 1


@pytest.mark.parametrize("name", ["steam", "steamrollers"])
def test_in_an_open_game_a_hint_has_all_that_the_story_will_tell(name: str) -> None:
    rng = Random(2)
    for table in moments(table_of(name, 3), rng, 30):
        seat = table.actors()[0]
        offer = offers.narrowed(table, seat, HINTED)
        at = rng.randrange(len(offer.options))
        hint = offer.options[at].hint
        if hint:
            story = table.running.copy().act(seat, table.legal(seat)[at]).story
            assert story is not None
            assert hint.args == story.args


def test_there_are_no_hints_unless_they_are_asked_for() -> None:
    for table in moments(table_of("steam", 3), Random(1), 10):
        seat = table.actors()[0]
        for offer in (offers.offer(table, seat), offers.narrowed(table, seat, Narrow(most=500))):
            assert not offer.hinted
            assert {option.hint for option in offer.options} <= {None}


def test_what_others_hold_does_not_show_in_a_hint() -> None:
    rng = Random(3)
    for table in moments(table_of("volldampf", 3, money="hidden"), rng, 40):
        seat = table.actors()[0]
        course = Course(
            table.game,
            table.options,
            bytes(32),
            table.game.imagine(table.running.state, seat, rng),
            table.running.copy().mark,
        )
        other = Table(table.facts, table.game, table.options, table.chairs, course)
        hints = [msgspec.json.encode(offers.narrowed(one, seat, HINTED)) for one in (table, other)]
        assert hints[0] == hints[1]

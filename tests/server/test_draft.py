"""A draft: what one decision brings with it, all in one transaction, and what it does to clocks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from footplate.bots import random
from footplate.kernel.action import CHANCE, TakeBack, VotedTakeBack, kind
from footplate.kernel.game import agree, find
from footplate.kernel.record import Entry
from footplate.server import clock
from footplate.server.chair import CARETAKER, Chair
from footplate.server.course import Course, rebuild
from footplate.server.draft import ORDERS_AT_ONCE, Draft
from footplate.server.orders import Order, Until, Wish
from footplate.server.table import Facts, Table
from footplate.server.terms import Terms

SEED = bytes(range(32))
NONE = clock.NoClock()
LIVE = clock.LiveClock(bank=600, increment=30)
SLOW = clock.SlowClock(deadline=3600)
GAMES = [("volldampf", 2), ("days-of-steam", 2), ("steamrollers", 2), ("steam", 3)]


def begun(name: str, players: int, terms: clock.Terms = NONE) -> Table:
    """A table of people at which the game has just begun, at moment 0."""
    game = find(name)
    options = agree(game, players, {})
    facts = Facts("t", name, game.ruleset, "", Terms(clock=terms), "running", "h", 0, 0, seed=SEED.hex())
    chairs = [Chair(seat, "person", f"p{seat}", clock=clock.start(terms)) for seat in range(players)]
    course = Course(game, options, SEED, game.setup(options))
    draft = Draft(Table(facts, game, options, chairs, course), 0)
    draft.open()
    return stored(draft)


def stored(draft: Draft) -> Table:
    draft.changes()
    return draft.done()


def played(table: Table, at: int, rng: Random | None = None) -> Table:
    """Somebody who is asked does something."""
    draft = Draft(table, at)
    seat = table.actors()[0]
    draft.play(seat, random.choose(table.legal(seat), rng or Random(0)))
    return stored(draft)


def take_back(table: Table, at: int, seat: int, to: int) -> Table:
    draft = Draft(table, at)
    draft.take_back(seat, TakeBack(to), None, None, None)
    return stored(draft)


def inserted(draft: Draft) -> list[Any]:
    return [change for change in draft.changes() if change.sql.startswith("insert into event")]


def with_orders(table: Table, seat: int, *orders: Order) -> Draft:
    draft = Draft(table, table.facts.changed)
    draft.chairs[seat] = replace(draft.chairs[seat], orders=orders)
    return draft


def test_who_is_still_deciding_notices_nothing_of_anothers_undo() -> None:
    table = begun("volldampf", 2, SLOW)
    assert len(table.actors()) == 2
    table = played(table, 5000)
    [other] = table.actors()
    before = table.chairs[other]
    assert before.waiting == 0
    table = take_back(table, 9000, 1 - other, table.running.mark.standing - 1)
    assert table.chairs[other] == before
    assert table.chairs[1 - other].waiting == 9000


def test_ones_own_undo_gives_back_no_time() -> None:
    table = begun("steamrollers", 2, LIVE)
    seat = table.actors()[0]
    table = played(table, 10_000)
    assert table.chairs[seat].clock == clock.Hand(620_000, 10_000)
    table = take_back(table, 15_000, seat, table.running.mark.standing - 1)
    assert table.chairs[seat].clock == clock.Hand(615_000, 15_000, ahead=1)
    table = played(table, 20_000)
    assert table.chairs[seat].clock == clock.Hand(610_000, 20_000)


def test_a_seat_whose_decision_others_took_back_has_a_new_deadline() -> None:
    table = begun("steamrollers", 2, SLOW)
    first = table.actors()[0]
    while table.actors()[0] == first:
        table = played(table, 0)
    second = table.actors()[0]
    table = played(table, 600_000)
    to = table.running.mark.standing - 1
    entry: Entry[Any] = Entry(first, VotedTakeBack(to, (second,)))
    draft = Draft(table, 700_000)
    draft.take_back(first, entry.action, None, None, None)
    table = stored(draft)
    assert table.chairs[second].clock == clock.Hand(3600_000, 700_000)
    assert table.chairs[second].waiting == 700_000


def test_chance_decides_again_when_its_outcome_is_taken_back() -> None:
    table = begun("steamrollers", 2)
    told = list(table.recent[-1].told)
    assert told[-1].entry.seat == CHANCE
    entries = [one.entry for one in told]
    back: Entry[Any] = Entry(0, VotedTakeBack(0, (1,)))
    rebuilt = rebuild(table.game, table.options, SEED, [*entries, back])
    draft = Draft(table, 0)
    draft.take_back(0, back.action, rebuilt, None, None)
    table = stored(draft)
    assert [one.entry.seat for one in table.recent[-1].told] == [0, *[one.seat for one in entries]]
    assert [one.number for one in table.recent[-1].told] == list(
        range(len(entries) + 1, 2 * len(entries) + 2)
    )
    assert table.facts.entries == 2 * len(entries) + 1 == table.running.mark.number
    assert table.actors() != (CHANCE,)


def test_a_decision_by_orders_ends_a_deadline_and_begins_the_next() -> None:
    table = begun("steamrollers", 2, SLOW)
    seat = table.actors()[0]
    draft = Draft(table, 100_000)
    choice = table.legal(seat)[0]
    words = dict(zip(choice.__struct_fields__, _words(table, choice), strict=True))
    draft.chairs[seat] = replace(
        draft.chairs[seat], orders=(Order((Wish(kind(choice), words),), until=Until(uses=1)),)
    )
    draft.go_on()
    table = stored(draft)
    assert table.running.mark.line[-1] == seat
    assert table.actors() == (seat,)
    assert table.chairs[seat].clock == clock.Hand(3600_000, 100_000)
    assert table.chairs[seat].orders == ()


def _words(table: Table, action: Any) -> list[str]:
    return table.notation.write(action).split()[1:]


def test_all_that_a_decision_brings_is_one_event() -> None:
    table = begun("steam", 3)
    chairs = [one if one.seat == 0 else replace(one, bot=CARETAKER) for one in table.chairs]
    draft = Draft(Table(table.facts, table.game, table.options, chairs, table.course, table.recent), 0)
    draft.go_on()
    longest = 0
    for _ in range(5):
        table = stored(draft)
        assert table.actors() == (0,)
        draft = Draft(table, 0)
        draft.play(0, table.legal(0)[0])
        [change] = inserted(draft)
        assert change.values[-2] == draft.facts.entries - table.facts.entries
        longest = max(longest, change.values[-2])
    assert longest >= 3


def test_a_caretaker_whose_decision_is_taken_back_decides_again_at_once() -> None:
    table = begun("steam", 3)
    chairs = [one if one.seat == 0 else replace(one, bot=CARETAKER) for one in table.chairs]
    draft = Draft(Table(table.facts, table.game, table.options, chairs, table.course, table.recent), 0)
    draft.go_on()
    table = played(stored(draft), 0)
    entries = [one.entry for past in table.recent for one in past.told]
    assert entries[-1].seat != 0
    back: Entry[Any] = Entry(0, VotedTakeBack(len(entries) - 1, (1, 2)))
    draft = Draft(table, 0)
    draft.take_back(0, back.action, rebuild(table.game, table.options, SEED, [*entries, back]), None, None)
    again = stored(draft)
    assert [one.entry for one in again.recent[-1].told] == [back, entries[-1]]
    assert again.running.state == table.running.state


def test_a_draft_leaves_the_table_as_it_was() -> None:
    table = begun("steamrollers", 2)
    before, mark = table.running.state.copy(), table.running.copy().mark
    draft = Draft(table, 5)
    draft.play(table.actors()[0], table.legal(table.actors()[0])[0])
    draft.changes()
    assert table.running.state == before
    assert table.running.copy().mark == mark
    assert draft.done().running.state != before


@pytest.mark.parametrize(("name", "players"), GAMES)
@settings(max_examples=4)
@given(number=st.integers(0, 2**32))
def test_orders_and_caretakers_never_go_on_for_ever(name: str, players: int, number: int) -> None:
    rng = Random(number)
    table = begun(name, players)
    wishes = [Wish(kind(cls)) for cls in table.game.actions]
    for _ in range(15):
        draft = Draft(table, table.facts.changed)
        for one in draft.chairs:
            orders = tuple([Order((wish,)) for wish in rng.sample(wishes, len(wishes) // 2)])
            bot = CARETAKER if one.seat and rng.random() < 0.2 else None
            draft.chairs[one.seat] = replace(one, orders=orders, bot=bot)
        draft.go_on()
        for past in draft.past:
            assert len([one for one in past.told if one.entry.seat == 0]) <= ORDERS_AT_ONCE
        table = stored(draft)
        if table.running.state.over:
            return
        table = played(table, 0, rng)
        if table.running.state.over:
            return

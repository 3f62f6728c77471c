"""The porter: bots decide, flags fall, clocks stand while no server runs, and no table holds up another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from footplate.kernel.action import kind
from footplate.server import clock, seating
from footplate.server.chair import CARETAKER, deserted
from footplate.server.people.errands import Errands
from footplate.server.people.person import Person
from footplate.server.people.sessions import Sessions
from footplate.server.porter import AT_ONCE, BEAT, DOWN, Porter
from footplate.server.store import Change, Unavailable
from footplate.server.table import Table
from footplate.server.thinkers import Thinkers
from tests.server.houses import DAY, GAMES, HOUR, MINUTE, SECOND, World, declined

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 60, "increment": 5}
DROPS = {**LIVE, "flag": "drop"}
SLOW = {"kind": "slow", "deadline": 3600}
PATIENCE = 60.0


@asynccontextmanager
async def thinkers(number: int) -> AsyncIterator[Thinkers]:
    found = Thinkers(number, 30)
    await found.start()
    try:
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def porter(one: World, number: int = 0) -> AsyncIterator[Porter]:
    """A porter whose rounds the test makes, and who begins none by himself."""
    async with thinkers(number) as found:
        there = Porter(one.house, found)
        try:
            yield there
        finally:
            await there.stop()


async def until(one: World, id: str, fits: Callable[[Table], bool]) -> Table:
    """The table as soon as it is so."""
    async with asyncio.timeout(PATIENCE):
        while not fits(table := await one.house.table(id)):
            await asyncio.sleep(0.01)
    return table


def waits_for(person: Person) -> Callable[[Table], bool]:
    return lambda table: (
        table.facts.phase == "over" or any(table.chairs[seat].person == person.id for seat in table.actors())
    )


async def due(one: World, id: str) -> int | None:
    [(found,)] = await one.store.rows("select due from tables where id = $1", id)
    return found  # type: ignore[no-any-return]


async def awaited(one: World, id: str) -> int:
    """The one seat that is to decide."""
    [seat] = (await one.house.table(id)).actors()
    return seat


async def live_on(there: Porter, one: World, milliseconds: int) -> None:
    """Time in which the server runs."""
    until = one.time.now + milliseconds
    while one.time.now < until:
        one.time.now = min(until, one.time.now + BEAT)
        await there.go_round()


# Bots


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_by_themselves_up_to_the_person(here: World, game: str) -> None:
    ada = await here.person("Ada")
    async with porter(here, 1):
        table, _ = await here.make(ada, game, "greedy me random")
        rng = Random(1)
        for _ in range(6):
            table = await until(here, table.id, waits_for(ada))
            assert await here.step(table.id, [ada], rng)
        table = await until(here, table.id, waits_for(ada))
        assert {entry.seat for entry in await here.house.entries(table.id, table.game)} >= {0, 1, 2}


async def test_a_bot_that_cannot_answer_is_replaced_for_this_decision(
    here: World, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await here.person("Ada")
    async with porter(here, 0):
        table, _ = await here.make(ada, "steamrollers", "random greedy")
        table = await until(here, table.id, lambda table: table.facts.phase == "over")
    assert "is replaced for this decision" in caplog.text
    assert (await here.kinds(table.id))[-1] == "ended"


async def test_a_game_that_cannot_be_imagined_goes_on_at_random(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "steamrollers", "random me")

    def imagine(*_: object) -> None:
        raise RuntimeError("no imagination")

    monkeypatch.setattr(type(table.game), "imagine", imagine)
    async with porter(here, 0) as there:
        there.see_to(table)
        await until(here, table.id, waits_for(ada))


async def test_what_a_bot_decides_on_is_dropped_when_its_person_returns(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    id = await here.table("steamrollers", ada, bea, clock=LIVE)
    seat = await awaited(here, id)
    here.time.passes(2 * MINUTE)
    async with porter(here, 1) as there:
        await there.look(id)
        back = await seating.join(here.house, id, (ada, bea)[seat], seat, None)
        for _ in range(100):
            await asyncio.sleep(0.01)
        table = await here.house.table(id)
        assert table.facts.entries == back.facts.entries


async def test_two_porters_on_one_store_do_nothing_twice(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    table, _ = await anywhere.make(ada, "steamrollers", "random greedy random")
    other = await anywhere.neighbour()
    async with porter(anywhere) as first, porter(other) as second:
        while (table := await (await anywhere.neighbour()).house.table(table.id)).facts.phase == "running":
            anywhere.time.passes(2 * MINUTE)
            await asyncio.gather(first.go_round(), second.go_round())
            await asyncio.sleep(0.02)
            for one in (anywhere, other):
                one.house.heard("")
    rows = await anywhere.store.rows("select first, count from event where count > 0 order by seq")
    at = 0
    for start, number in rows:
        assert start == at
        at += number
    assert at == table.facts.entries
    assert len(await anywhere.store.rows("select * from result")) == 3


async def test_a_bot_whose_process_died_is_thought_for_by_another(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "steamrollers", "random random")
    assert await due(here, table.id) == here.time.now + MINUTE
    other = await here.neighbour()
    async with porter(other) as there:
        await there.go_round()
        await asyncio.sleep(0.05)
        assert (await other.house.table(table.id)).facts.entries == table.facts.entries
        here.time.passes(MINUTE)
        await there.go_round()
        await until(other, table.id, lambda now: now.facts.phase == "over")


# Flags


@pytest.mark.parametrize(("clock", "stand_in"), [(LIVE, "greedy"), (DROPS, CARETAKER), (SLOW, "greedy")])
async def test_when_a_flag_falls_a_stand_in_plays(
    anywhere: World, clock: dict[str, Any], stand_in: str
) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    id = await anywhere.table("steamrollers", *people, clock=clock, stand_in="greedy")
    seat = await awaited(anywhere, id)
    flag = await due(anywhere, id)
    assert flag is not None
    assert flag == anywhere.time.now + clock.get("bank", 3600) * SECOND
    async with porter(anywhere) as there:
        anywhere.time.now = flag - 1
        await there.go_round()
        assert (await anywhere.house.table(id)).chairs[seat].bot is None
        anywhere.time.passes(1)
        await there.go_round()
        table = await until(anywhere, id, waits_for(people[1 - seat]))
    assert table.chairs[seat].bot == stand_in
    assert table.chairs[seat].person == people[seat].id
    assert (await anywhere.kinds(id)).count("handed-over") == 1
    rows = await anywhere.store.rows("select data, person from event where kind = 'handed-over'")
    assert rows == [(f'{{"kind":"handed-over","seat":{seat},"to":"{stand_in}","why":"flag"}}', None)]


async def test_a_clock_runs_for_who_decides_and_gains_with_each_decision(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(here, id)
    here.time.passes(20 * SECOND)
    await here.step(id, people, Random(1))
    table = await here.house.table(id)
    hands = [one.clock for one in table.chairs]
    assert hands[seat].left_ms == 45 * SECOND
    assert hands[1 - seat].left_ms == 60 * SECOND


async def test_the_game_goes_on_to_its_end_when_somebody_was_dropped(here: World) -> None:
    people = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("volldampf", *people, clock=DROPS)
    async with porter(here) as there:
        here.time.passes(61 * SECOND)
        await there.go_round()
        dropped = [one.seat for one in (await here.house.table(id)).chairs if one.bot == CARETAKER]
        assert len(dropped) == 1
        table = await here.play(id, people, Random(1))
    assert table.facts.phase == "over"


@pytest.mark.parametrize("clock", [LIVE, DROPS])
async def test_a_table_that_all_have_deserted_is_given_up_after_thirty_days(
    here: World, clock: dict[str, Any]
) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, clock=clock)
    async with porter(here) as there:
        await forgotten(there, here, id)
        table = await here.house.table(id)
        assert await due(here, id) == table.facts.changed + 30 * DAY
        here.time.now = table.facts.changed + 30 * DAY - 1
        await there.go_round()
        assert (await here.house.table(id)).facts.phase == "running"
        here.time.passes(1)
        await there.go_round()
    table = await here.house.table(id)
    assert (table.facts.phase, table.facts.due) == ("closed", None)
    assert (await here.kinds(id))[-1] == "closed"
    with declined(409, "not-running"):
        await here.act(id, people[0], "roll")
    with declined(409, "not-waiting"):
        await seating.join(here.house, id, people[0], None, None)


async def forgotten(there: Porter, one: World, id: str) -> None:
    """The flags of all people at a table fall."""
    while not deserted((await one.house.table(id)).chairs):
        await live_on(there, one, 2 * MINUTE)
        await until(one, id, lambda table: not table.bots())


@pytest.mark.parametrize("clock", [LIVE, DROPS])
async def test_who_returns_after_all_were_flagged_finds_the_game_as_it_was(
    here: World, clock: dict[str, Any]
) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, bots="random random", clock=clock)
    async with porter(here) as there:
        await forgotten(there, here, id)
        left = await here.house.table(id)
        assert left.facts.phase == "running"
        [gone] = left.actors()
        for _ in range(5):
            await live_on(there, here, 10 * MINUTE)
            await asyncio.sleep(0.01)
        assert (await here.house.table(id)).facts.entries == left.facts.entries
        who = people[1 - gone]
        await seating.join(here.house, id, who, None, None)
        table = await until(here, id, waits_for(who))
        assert table.facts.entries > left.facts.entries


async def test_what_a_bot_decides_is_dropped_when_all_people_are_gone(here: World) -> None:
    ada = await here.person("Ada")
    async with porter(here):
        table, _ = await here.make(ada, "steamrollers", "me random", terms={"clock": LIVE})
        while not (await here.house.table(table.id)).bots():
            assert await here.step(table.id, [ada], Random(1))
        async with here.house.draft(table.id) as draft:
            seating.hand_over(draft, 0, "flag")
            rests = await here.house.commit(draft)
        assert rests.actors() == (1,)
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert (await here.house.table(table.id)).facts.entries == rests.facts.entries


async def test_without_a_clock_a_seat_is_abandoned_after_thirty_days(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    seat = await awaited(here, id)
    async with porter(here) as there:
        here.time.passes(30 * DAY - 1)
        await there.go_round()
        assert (await here.house.table(id)).chairs[seat].bot is None
        here.time.passes(1)
        await there.go_round()
        table = await until(here, id, waits_for(people[1 - seat]))
    assert table.chairs[seat].bot == "driver"
    [(data,)] = await here.store.rows("select data from event where kind = 'handed-over'")
    assert '"absent"' in data


async def test_a_slow_clock_stands_at_night(here: World) -> None:
    clock = {**SLOW, "active_from": "08:00", "active_to": "20:00", "zone": "UTC"}
    ada, bea = await here.person("Ada"), await here.person("Bea")
    here.time.now = here.time.now // DAY * DAY + 19 * HOUR + 30 * MINUTE
    id = await here.table("steamrollers", ada, bea, clock=clock)
    assert await due(here, id) == here.time.now + 13 * HOUR


# While no server runs


async def begin_anew(one: World) -> World:
    """The first process after a stop."""
    fresh = await one.neighbour()
    async with thinkers(0) as found:
        there = Porter(fresh.house, found)
        await there.start()
        await there.stop()
    return fresh


async def test_a_sign_of_life_is_given_now_and_then(anywhere: World) -> None:
    async with porter(anywhere) as there:
        await there.go_round()
        assert await anywhere.store.rows("select alive from house") == [(anywhere.time.now,)]
        anywhere.time.passes(BEAT - 1)
        await there.go_round()
        assert await anywhere.store.rows("select alive from house") == [(anywhere.time.now - BEAT + 1,)]
        anywhere.time.passes(1)
        await there.go_round()
        assert await anywhere.store.rows("select alive from house") == [(anywhere.time.now,)]


async def test_the_time_in_which_no_server_ran_is_forgiven(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    id = await anywhere.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(anywhere, id)
    async with porter(anywhere) as there:
        anywhere.time.passes(20 * SECOND)
        await there.go_round()
    anywhere.time.passes(5 * HOUR)
    fresh = await begin_anew(anywhere)
    async with porter(fresh) as there:
        await there.go_round()
        assert (await fresh.house.table(id)).chairs[seat].bot is None
        assert await due(anywhere, id) == anywhere.time.now + 40 * SECOND
        await live_on(there, fresh, 40 * SECOND)
        assert (await fresh.house.table(id)).chairs[seat].bot is not None


@pytest.mark.parametrize(("stop", "left"), [(DOWN, 60 * SECOND - DOWN), (DOWN + 1, 60 * SECOND)])
async def test_a_stop_is_forgiven_when_it_is_longer_than_some_beats(
    here: World, stop: int, left: int
) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(here, id)
    async with porter(here) as there:
        await there.go_round()
    here.time.passes(stop)
    fresh = await begin_anew(here)
    table = await fresh.house.table(id)
    assert clock.left(table.facts.terms.clock, table.chairs[seat].clock, here.time.now) == left


async def test_a_crash_of_forty_seconds_costs_nobody_the_game(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(here, id)
    async with thinkers(0) as found:
        killed = Porter(here.house, found)
        await live_on(killed, here, 30 * SECOND)
    here.time.passes(40 * SECOND)
    fresh = await begin_anew(here)
    async with porter(fresh) as there:
        await there.go_round()
        assert (await fresh.house.table(id)).chairs[seat].bot is None
        await live_on(there, fresh, 30 * SECOND - 1)
        assert (await fresh.house.table(id)).chairs[seat].bot is None
        await live_on(there, fresh, 1)
        assert (await fresh.house.table(id)).chairs[seat].bot is not None


async def test_the_time_before_the_last_sign_of_life_is_not_forgiven(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(here, id)
    async with thinkers(0) as found:
        there = Porter(here.house, found)
        await there.go_round()
        here.time.passes(DOWN)
        await there.stop()
    assert await here.store.rows("select alive from house") == [(here.time.now,)]
    here.time.passes(HOUR)
    fresh = await begin_anew(here)
    table = await fresh.house.table(id)
    assert clock.left(table.facts.terms.clock, table.chairs[seat].clock, here.time.now) == 60 * SECOND - DOWN


async def test_a_porter_stops_although_the_store_is_gone(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(sql: str, *values: Any) -> Any:
        raise Unavailable("gone")

    async with porter(here) as there:
        await there.go_round()
        monkeypatch.setattr(here.store, "rows", gone)


async def test_of_several_who_start_at_once_none_lets_a_flag_fall_before_time_is_forgiven(
    anywhere: World,
) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    ids = [await anywhere.table("steamrollers", *people, clock=LIVE) for _ in range(3)]
    async with porter(anywhere) as there:
        await there.go_round()
    anywhere.time.passes(5 * HOUR)
    worlds = [await anywhere.neighbour() for _ in range(3)]

    async def start(one: World) -> None:
        await begin_anew(one)
        async with porter(one) as there:
            await there.go_round()

    await asyncio.gather(*[start(one) for one in worlds])
    for id in ids:
        assert "handed-over" not in await anywhere.kinds(id)


async def test_a_server_whose_database_was_gone_forgives_that_time_too(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(here, id)
    async with porter(here) as there:
        await there.go_round()
        here.time.passes(HOUR)
        await there.go_round()
        assert (await here.house.table(id)).chairs[seat].bot is None
        assert await due(here, id) == here.time.now + MINUTE


async def test_due_tables_are_looked_at_after_a_restart(here: World) -> None:
    people = [await here.person("Ada"), await here.person("Bea")]
    id = await here.table("steamrollers", *people)
    seat = await awaited(here, id)
    here.time.passes(31 * DAY)
    fresh = await begin_anew(here)
    async with porter(fresh) as there:
        await there.go_round()
    assert (await fresh.house.table(id)).chairs[seat].bot == "driver"


# Trouble


async def test_a_table_that_cannot_be_looked_at_does_not_hold_up_the_others(
    anywhere: World, caplog: pytest.LogCaptureFixture
) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    broken = [await anywhere.table("steamrollers", *people, clock=LIVE) for _ in range(2)]
    anywhere.time.passes(SECOND)
    good = await anywhere.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(anywhere, good)
    for id in broken:
        await anywhere.store.commit([Change("update tables set ruleset = 99 where id = $1", (id,))])
    anywhere.house.forget_all()
    anywhere.time.passes(2 * MINUTE)
    async with porter(anywhere) as there:
        await there.go_round()
        assert (await anywhere.house.table(good)).chairs[seat].bot is not None
        for id in broken:
            later = await due(anywhere, id)
            assert later is not None
            assert later > anywhere.time.now
        assert caplog.text.count("cannot be looked at") == 2
        await there.go_round()
        assert caplog.text.count("cannot be looked at") == 2


async def test_more_broken_tables_than_a_round_looks_at_hold_up_the_others_for_a_round(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.server.porter.AT_ONCE", 2)
    assert AT_ONCE > 2
    people = [await here.person("Ada"), await here.person("Bea")]
    for _ in range(3):
        await here.table("steamrollers", *people, clock=LIVE)
    await here.store.commit([Change("update tables set ruleset = 99", (), 3)])
    here.house.forget_all()
    here.time.passes(SECOND)
    good = await here.table("steamrollers", *people, clock=LIVE)
    seat = await awaited(here, good)
    here.time.passes(2 * MINUTE)
    async with porter(here) as there:
        await there.go_round()
        await there.go_round()
    assert (await here.house.table(good)).chairs[seat].bot is not None


async def test_the_rounds_go_on_when_the_store_was_gone(
    here: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("footplate.server.porter.ROUND", 0.01)
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "steamrollers", "random random")
    working = here.store.rows
    failed = asyncio.Event()

    async def gone(sql: str, *values: Any) -> Any:
        failed.set()
        raise Unavailable("gone")

    async with thinkers(0) as found:
        there = Porter(here.house, found)
        await there.start()
        monkeypatch.setattr(here.store, "rows", gone)
        async with asyncio.timeout(PATIENCE):
            await failed.wait()
        monkeypatch.setattr(here.store, "rows", working)
        here.time.passes(2 * MINUTE)
        await until(here, table.id, lambda now: now.facts.phase == "over")
        await there.stop()
    assert any(record.levelno == logging.WARNING for record in caplog.records)


async def test_a_note_that_is_nonsense_is_survived(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me open")
    other = await here.neighbour()
    assert (await other.house.table(table.id)).facts.seq == 1
    async with thinkers(0) as found:
        there = Porter(other.house, found)
        await there.start()
        await asyncio.sleep(0)
        await here.store.commit([], [f"{table.id}:nonsense", "nonsense"])
        await seating.invite(here.house, table.id, ada, 1)
        await until(other, table.id, lambda now: now.facts.seq == 2)
        await there.stop()


async def test_who_was_seen_is_stored(anywhere: World) -> None:
    people = [await anywhere.person("Ada"), await anywhere.person("Bea")]
    id = await anywhere.table("volldampf", *people)
    anywhere.time.passes(HOUR)
    anywhere.house.saw(id, people[1].id)
    async with porter(anywhere) as there:
        await there.go_round()
    rows = await anywhere.store.rows("select seat, seen from seat where table_id = $1 order by seat", id)
    assert rows[1] == (1, anywhere.time.now)
    assert rows[0][1] < anywhere.time.now
    table = await anywhere.play(id, people, Random(1), 1)
    assert [kind(one.entry.action) for past in table.recent for one in past.told]
    [(seen,)] = await anywhere.store.rows("select seen from seat where table_id = $1 and seat = 1", id)
    assert seen == anywhere.time.now


async def test_sessions_and_errands_that_are_over_are_swept_away(here: World) -> None:
    ada = await here.person("Ada")
    await Sessions(here.store, here.time).open(ada)
    await Errands(here.store, here.time).leave("anything", "", DAY)
    both = "select hash from session union select hash from errand"
    async with thinkers(0) as none:
        porter = Porter(here.house, none)
        await porter.go_round()
        assert len(await here.store.rows(both)) == 2
        here.time.passes(31 * DAY)
        await porter.go_round()
    assert await here.store.rows(both) == []

"""Killed processes, cut lines, doubled requests, full disks, a lost database: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate.server.acting import act
from footplate.server.house import House
from footplate.server.making import create
from footplate.server.people.person import Person
from footplate.server.store import Change, Row, Store
from footplate.server.wire.play import Act, Done
from footplate.server.wire.tables import NewTable, SeatWish
from tests.server.databases import opened, postgres_server
from tests.server.driving import serving
from tests.server.faults import Party, Rivalry, fill_disk, kill_often, stop_database

pytestmark = pytest.mark.anyio


async def test_nothing_is_lost_or_doubled_when_the_server_is_killed(address: str, tmp_path: Path) -> None:
    async with serving(address, tmp_path) as server:
        party = Party([server])
        async with party.playing(2):
            await kill_often(server, party, 3)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["sockets cut"] >= 3


async def test_cut_lines_and_doubled_and_late_requests_change_nothing(address: str, tmp_path: Path) -> None:
    async with serving(address, tmp_path) as server:
        party = Party([server], mischief=0.2)
        async with party.playing(2):
            await party.goes_on(50)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["sockets cut"] > 5


async def test_one_of_two_processes_takes_a_decision_that_both_are_sent(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("postgresql")
    async with serving(address, tmp_path) as one, serving(address, tmp_path) as other:
        party = Rivalry([one, other])
        async with party.playing(2):
            await party.goes_on(20)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["sent"] > found["decisions"]


async def test_of_two_processes_one_is_killed_and_the_other_goes_on(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("postgresql")
    async with serving(address, tmp_path) as one, serving(address, tmp_path) as other:
        party = Party([one, other], mischief=0.05)
        async with party.playing(2):
            await kill_often(other, party, 2)
        async with opened(address) as store:
            await party.check(store)


async def test_a_full_disk_stops_nothing_but_decisions(
    new_address: Callable[[str], str], tmp_path: Path
) -> None:
    address = new_address("sqlite")
    async with serving(address, tmp_path) as server:
        party = Party([server])
        async with party.playing(2):
            await fill_disk(server, party)
        async with opened(address) as store:
            found = await party.check(store)
        assert found["503"] >= 5


async def test_tables_go_on_when_a_lost_database_is_back(tmp_path: Path) -> None:
    with postgres_server() as postgres:
        address = postgres.get_uri()
        async with serving(address, tmp_path) as one, serving(address, tmp_path) as other:
            party = Party([one, other])
            async with party.playing(2):
                await stop_database(postgres, party, 1)
            async with opened(address) as store:
                found = await party.check(store)
            assert found["503"] >= 5


async def test_a_process_that_is_behind_asks_the_store_before_it_refuses(store: Store) -> None:
    one, other, table, person = await two_houses(store)
    await other.table(table)
    done = await decide(one, table, person)
    await decide(other, table, person, done.entries)
    assert (await other.table(table)).facts.entries > done.entries


async def test_what_is_heard_while_a_table_is_loaded_is_not_forgotten(store: Store) -> None:
    one, other, table, person = await two_houses(store)
    slow = Slow(store, "from snapshot")
    other.store = slow
    loading = asyncio.create_task(other.table(table))
    await slow.reached.wait()
    done = await decide(one, table, person)
    other.heard(f"{table}:{done.seq}")
    slow.go.set()
    await loading
    assert (await other.table(table)).facts.seq == done.seq


async def test_a_table_is_loaded_whole_while_another_process_goes_on(store: Store) -> None:
    one, other, table, person = await two_houses(store)
    before = (await one.table(table)).facts
    slow = Slow(store, "from snapshot")
    other.store = slow
    loading = asyncio.create_task(other.table(table))
    await slow.reached.wait()
    await decide(one, table, person)
    slow.go.set()
    loaded = await loading
    assert loaded.facts.seq == before.seq
    assert loaded.running.mark.number == before.entries


async def test_what_is_heard_while_a_table_is_stored_is_not_forgotten(store: Store) -> None:
    one, other, table, person = await two_houses(store)
    slow = Slow(store, "commit")
    other.store = slow
    storing = asyncio.create_task(decide(other, table, person))
    await slow.reached.wait()
    one.forget_all()
    done = await decide(one, table, person)
    other.heard(f"{table}:{done.seq}")
    slow.go.set()
    assert (await storing).seq == done.seq - 1
    assert (await other.table(table)).facts.seq == done.seq


async def test_a_decision_beside_a_secret_one_has_one_answer_in_two_processes(store: Store) -> None:
    one, other, table, person = await two_houses(store)
    while len((await one.table(table)).actors()) < 2:
        await decide(one, table, person)
    sealed = await one.table(table)
    await decide(one, table, person)  # in secret; the other seat has not heard of it
    seat = sealed.actors()[1]
    action = msgspec.to_builtins(sealed.legal(seat)[0])
    request = Act(sealed.facts.entries, "once", action, seat)
    slow = Slow(store, "select first, data from event")
    await other.table(table)
    other.store = slow
    late = asyncio.create_task(act(other, table, person, request))
    await slow.reached.wait()
    done = await act(one, table, person, request)
    slow.go.set()
    assert await late == done


class Slow:
    """A store that, after it has done a certain thing once, waits before it says so."""

    def __init__(self, store: Store, what: str) -> None:
        self.store = store
        self.what = what
        self.reached = asyncio.Event()
        self.go = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Wait before, if this is it: what was read already stands still meanwhile."""
        await self._wait(sql)
        return await self.store.rows(sql, *values)

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        """Wait afterwards, if this is it."""
        await self.store.commit(changes, notes)
        await self._wait("commit")

    async def _wait(self, what: str) -> None:
        if self.what in what:
            self.reached.set()
            await self.go.wait()


async def two_houses(store: Store) -> tuple[House, Any, str, Person]:
    """Two processes on one store, a table at which somebody plays all seats, and that person."""
    one, other = House(store), House(store)
    await one.open()
    await other.open()
    person = Person("a", "a", guest=True, created=0)
    sql = "insert into person (id, name, guest, created, seen, settings) values ($1, $2, 1, 0, 0, '{}')"
    await store.commit([Change(sql, (person.id, person.name))])
    table, _ = await create(one, person, NewTable("volldampf", (SeatWish("me"), SeatWish("me"))))
    return one, other, table.id, person


async def decide(house: House, id: str, person: Person, expected: int | None = None) -> Done:
    """Somebody who has seen so many entries takes the first option of whoever decides."""
    table = await house.table(id)
    if expected is not None and table.facts.entries < expected:
        fresh = House(house.store)
        await fresh.open()
        table = await fresh.table(id)
    seat = table.actors()[0]
    action = msgspec.to_builtins(table.legal(seat)[0])
    key = f"{table.facts.entries}-{seat}"
    return await act(house, id, person, Act(table.facts.entries, key, action, seat))

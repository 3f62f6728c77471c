"""Sessions: known again by a token, for so long, and by nothing that the store holds."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from footplate.server.people.errands import Errands
from footplate.server.people.person import DAY, HOUR
from footplate.server.people.sessions import Sessions
from footplate.server.people.tokens import digest
from footplate.server.store import Change, Row, Store, Unavailable
from tests.server.people.world import World

pytestmark = pytest.mark.anyio


async def test_who_comes_back_with_a_token_is_known(world: World) -> None:
    ada, bob = await world.guest("Ada"), await world.guest("Bob")
    tokens = [await world.sessions.open(person) for person in (ada, bob)]
    assert [await world.sessions.who(token) for token in tokens] == [ada, bob]


async def test_a_token_that_was_never_given_is_nobodys(world: World) -> None:
    await world.sessions.open(await world.guest())
    assert await world.sessions.who("") is None
    assert await world.sessions.who("x" * 43) is None


async def test_the_store_holds_a_hash_of_the_token_alone(world: World) -> None:
    token = await world.sessions.open(await world.guest())
    ((kept,),) = await world.rows("select hash from session")
    assert kept == digest(token)
    assert await world.sessions.who(kept) is None


async def test_a_token_has_256_bits(world: World) -> None:
    ada = await world.guest()
    tokens = {await world.sessions.open(ada) for _ in range(3)}
    assert len(tokens) == 3
    assert {len(token) for token in tokens} == {43}


@pytest.mark.parametrize(("kind", "days"), [("guest", 30), ("account", 400)])
async def test_a_session_ends_so_many_days_after_the_last_visit(world: World, kind: str, days: int) -> None:
    person = await world.guest() if kind == "guest" else await world.account()
    token = await world.sessions.open(person)
    world.at += days * DAY - 1
    assert await world.sessions.who(token) == person
    world.at += days * DAY - 1
    assert await world.sessions.who(token) == person
    world.at += days * DAY
    assert await world.sessions.who(token) is None


async def test_a_visit_is_written_down_once_an_hour_at_most(world: World) -> None:
    person = await world.guest()
    begin = world.at
    token = await world.sessions.open(person)
    world.at += HOUR - 1
    await world.sessions.who(token)
    assert await world.rows("select seen from session") == [(begin,)]
    world.at += 1
    await world.sessions.who(token)
    assert await world.rows("select seen from session") == [(begin + HOUR,)]
    assert await world.rows("select seen from person") == [(begin + HOUR,)]


async def test_a_session_that_was_ended_is_over_and_no_other(world: World) -> None:
    person = await world.guest()
    one, other = [await world.sessions.open(person) for _ in range(2)]
    await world.sessions.end(one)
    assert await world.sessions.who(one) is None
    assert await world.sessions.who(other) == person


async def test_all_sessions_of_one_person_can_be_ended(world: World) -> None:
    ada, bob = await world.guest("Ada"), await world.guest("Bob")
    tokens = [await world.sessions.open(person) for person in (ada, ada, bob)]
    await world.sessions.end_all(ada)
    assert [await world.sessions.who(token) for token in tokens] == [None, None, bob]


async def test_sweeping_takes_what_is_over_and_nothing_else(world: World) -> None:
    errands = Errands(world.store, world.clock)
    ada = await world.account()
    await world.sessions.open(await world.guest("Bob"))
    token = await world.sessions.open(ada)
    await errands.leave("short", "", HOUR)
    await errands.leave("long", "", 99 * DAY)
    world.at += 31 * DAY
    await errands.sweep()
    assert await world.rows("select person from session") == [(ada.id,)]
    assert await world.sessions.who(token) == ada
    assert await world.rows("select what from errand order by what") == [("long",), ("name",)]


class Full(Store):
    """A store whose disk is full."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return await self._store.rows(sql, *values)

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        raise Unavailable("disk full")

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    def notes(self) -> AsyncIterator[str]:
        return self._store.notes()


async def test_a_database_that_cannot_write_still_knows_who_asks(world: World) -> None:
    person = await world.guest()
    token = await world.sessions.open(person)
    world.at += 2 * HOUR
    assert await Sessions(Full(world.store), world.clock).who(token) == person


async def test_an_errand_is_taken_once_and_by_its_own_kind(world: World) -> None:
    errands = Errands(world.store, world.clock)
    token = await errands.leave("tea", "milk", HOUR)
    assert await errands.take(token, "coffee") is None
    errand = await errands.take(token, "tea")
    assert errand is not None
    assert errand.data == "milk"
    assert await errands.take(token, "tea") is None


async def test_an_errand_waits_no_longer_than_it_was_said(world: World) -> None:
    errands = Errands(world.store, world.clock)
    token = await errands.leave("tea", "milk", HOUR)
    world.at += HOUR
    assert await errands.take(token, "tea") is None


async def test_a_deleted_persons_token_is_nobodys(world: World) -> None:
    person = await world.guest()
    token = await world.sessions.open(person)
    await world.store.commit([Change("update person set deleted = 1 where id = $1", (person.id,))])
    assert await world.sessions.who(token) is None

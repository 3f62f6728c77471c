"""Notes: heard by all who listen, after what they tell of is durable, and never of what was not done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from footplate.server.store import Change, Conflict, Store
from footplate.server.store.echo import Echo
from tests.server.databases import opened
from tests.server.store.errands import RENEW, errand, errands

pytestmark = pytest.mark.anyio


async def test_a_note_is_heard_once_its_change_can_be_read(store: Store) -> None:
    listener = store.notes()

    async def heard() -> dict[str, int]:
        assert await anext(listener) == "table:1"
        return await errands(store)

    ear = asyncio.create_task(heard())
    await store.commit([errand("one", 1)], ["table:1"])
    assert await ear == {"one": 1}


async def test_what_was_not_done_is_not_told(store: Store) -> None:
    listener = store.notes()
    await store.commit([errand("one", 1)], ["first"])
    with pytest.raises(Conflict):
        await store.commit([errand("two", 1), errand("one", 1)], ["taken"])
    with pytest.raises(Conflict):
        await store.commit([Change(RENEW, (2, "one", 7))], ["stale"])
    await store.commit([errand("three", 1)], ["last"])
    assert [await anext(listener) for _ in range(2)] == ["first", "last"]


async def test_who_stores_through_an_echo_need_not_wait_to_hear_of_it(store: Store) -> None:
    heard: list[str] = []
    echo = Echo(store, heard.append)
    listener = echo.notes()
    await echo.commit([errand("one", 1)], ["first", "second"])
    assert heard == ["first", "second"]
    with pytest.raises(Conflict):
        await echo.commit([errand("one", 1)], ["taken"])
    assert heard == ["first", "second"]
    assert [await anext(listener) for _ in range(2)] == heard


async def test_notes_come_in_the_order_of_their_transactions(store: Store) -> None:
    listener = store.notes()
    await store.commit([errand("one", 0)])
    told = []
    for number in range(30):
        notes = [f"{number}:{part}" for part in range(3)]
        await store.commit([Change(RENEW, (number + 1, "one", number))], notes)
        told += notes
    assert [await anext(listener) for _ in told] == told


async def test_everybody_hears_all_notes_from_when_they_began_to_listen(store: Store) -> None:
    early = store.notes()
    await store.commit([errand("one", 1)], ["one"])
    assert await anext(early) == "one"
    late, other = store.notes(), store.notes()
    await store.commit([errand("two", 1)], ["two"])
    assert [await anext(listener) for listener in (early, late, other)] == ["two"] * 3


async def test_a_note_needs_no_change(store: Store) -> None:
    listener = store.notes()
    await store.commit([], ["alone"])
    assert await anext(listener) == "alone"


async def test_there_are_no_more_notes_once_the_store_is_closed(address: str) -> None:
    async with opened(address) as store:
        listener = store.notes()
        ear = asyncio.create_task(_all(store))
        await store.commit([errand("one", 1)], ["one"])
        assert await anext(listener) == "one"
    assert [note async for note in listener] == []
    assert await ear == ["one"]
    assert [note async for note in store.notes()] == []


async def _all(store: Store) -> list[str]:
    return [note async for note in store.notes()]


async def test_processes_on_one_postgresql_hear_each_other(new_address: Callable[[str], str]) -> None:
    address = new_address("postgresql")
    async with opened(address) as here, opened(address) as there:
        listeners = here.notes(), there.notes()
        await here.commit([errand("one", 1)], ["from here"])
        await there.commit([errand("two", 2)], ["from there"])
        for listener in listeners:
            assert [await anext(listener) for _ in range(2)] == ["from here", "from there"]
        assert await errands(here) == await errands(there) == {"one": 1, "two": 2}

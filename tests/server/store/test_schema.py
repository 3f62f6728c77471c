"""The schema: made from nothing, brought up to date once, and not touched if it is newer than the program."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from footplate.server.store import Change, Unavailable, Unfit, schema, store_for
from tests.server.databases import opened
from tests.server.store.content import ROWS, content
from tests.server.store.errands import errand, errands

pytestmark = pytest.mark.anyio

NEXT: Final = schema.newest() + 1


def known(monkeypatch: pytest.MonkeyPatch, sql: str) -> None:
    """There is one migration more."""
    migrations = {**schema.migrations(), NEXT: sql}
    monkeypatch.setattr(schema, "migrations", lambda: migrations)


async def test_an_empty_database_gets_every_table(address: str) -> None:
    async with opened(address) as store:
        await store.commit(content())
        for table in ROWS:
            assert await store.rows(f"select count(*) from {table}") == [(1,)]
        applied = await store.rows("select number from migration order by number")
    assert applied == [(number,) for number in schema.migrations()]


async def test_migrations_are_numbered_from_1_without_a_gap() -> None:
    assert list(schema.migrations()) == list(range(1, schema.newest() + 1))


async def test_every_statement_of_a_migration_is_found() -> None:
    text = "create table a (b text, -- one; two\n c text);\n-- a word; a\ninsert into a values (';', 'd');\n"
    assert len(list(schema.statements(text))) == 2


async def test_what_is_there_stays_when_the_store_is_opened_again(address: str) -> None:
    async with opened(address) as store:
        await store.commit([errand("one", 1)])
        epoch = await store.rows("select epoch from house")
    async with opened(address) as store:
        assert await errands(store) == {"one": 1}
        assert await store.rows("select epoch from house") == epoch
    assert len(epoch) == 1
    assert epoch != [("new",)]


async def test_of_many_who_open_an_empty_database_one_makes_the_schema(address: str) -> None:
    stores = [store_for(address) for _ in range(4)]
    await asyncio.gather(*[store.open() for store in stores])
    epochs = [await store.rows("select epoch from house") for store in stores]
    await asyncio.gather(*[store.close() for store in stores])
    assert len(epochs[0]) == 1
    assert epochs == [epochs[0]] * 4


async def test_an_older_database_is_brought_up_to_date(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        await store.commit([errand("one", 1)])
    known(monkeypatch, "create table extra (data {bytes});\ninsert into extra (data) values (null);\n")
    for _ in range(2):
        async with opened(address) as store:
            assert await store.rows("select data from extra") == [(None,)]
            assert await errands(store) == {"one": 1}


async def test_a_migration_that_fails_leaves_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address):
        pass
    with monkeypatch.context() as context:
        known(context, "create table extra (data text);\ninsert into nowhere (data) values (1);\n")
        with pytest.raises((Unfit, Unavailable), match="nowhere"):
            await store_for(address).open()
    async with opened(address) as store:
        with pytest.raises(Exception, match="extra"):
            await store.rows("select * from extra")


async def test_a_database_that_is_newer_than_the_program_is_refused(address: str) -> None:
    async with opened(address) as store:
        await store.commit([Change("insert into migration (number) values ($1)", (NEXT,))])
    with pytest.raises(
        Unfit, match=f"has schema {NEXT}, and this version of footplate knows only {NEXT - 1}"
    ):
        await store_for(address).open()

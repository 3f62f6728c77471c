"""Backup and restore: all that a database holds at one moment in one file, for a database of either kind."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from footplate.server.store import Change, Row, Store, Unavailable, Unfit, archive, schema
from footplate.server.store.hold import TABLES
from tests.server.databases import DATABASES, opened
from tests.server.store.content import ROWS, content
from tests.server.store.errands import RENEW, errand, errands

pytestmark = pytest.mark.anyio


async def everything(store: Store) -> dict[str, list[Row]]:
    """All rows of all tables but the epoch, which every restoration changes."""
    return {table: sorted(await store.rows(f"select * from {table}"), key=repr) for table in TABLES[1:]}


async def epoch(store: Store) -> str:
    ((found,),) = await store.rows("select epoch from house")
    return str(found)


def rewritten(path: Path, change: Callable[[list[Any]], None]) -> None:
    """The file with other lines, and the sum that they have."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()][:-1]
    change(lines)
    text = b"".join([json.dumps(line).encode() + b"\n" for line in lines])
    path.write_bytes(gzip.compress(text + json.dumps({"sha256": sha256(text).hexdigest()}).encode() + b"\n"))


@pytest.fixture
async def whole(tmp_path: Path, anyio_backend: str) -> Path:
    """A backup with a row for every table."""
    path, address = tmp_path / "whole.backup", str(tmp_path / "whole.db")
    async with opened(address) as store:
        await store.commit(content())
    assert await archive.backup(address, path) == len(TABLES)
    return path


async def test_every_table_is_in_a_backup(store: Store, address: str) -> None:
    if address.startswith("sqlite"):
        found = await store.rows("select name from sqlite_master where type = 'table'")
    else:
        found = await store.rows("select tablename from pg_tables where schemaname = 'public'")
    assert {name for (name,) in found} == {*TABLES, "migration"}
    assert ROWS.keys() == set(TABLES[1:])


@pytest.mark.parametrize("there", DATABASES)
@pytest.mark.parametrize("here", DATABASES)
async def test_a_backup_is_restored_to_the_last_byte(
    here: str, there: str, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    path, source, target = tmp_path / "backup", new_address(here), new_address(there)
    more = [errand(f"errand {number}", number) for number in range(1203)]
    async with opened(source) as store:
        await store.commit([*content(), *more])
        assert await archive.backup(source, path) == len(TABLES) + 1203
        before = await everything(store)
        first = await epoch(store)
    assert await archive.restore(target, path) == len(TABLES) + 1203
    async with opened(target) as store:
        assert await everything(store) == before
        assert await epoch(store) not in ("new", first)


async def test_a_backup_of_an_empty_database_is_one_too(
    address: str, new_address: Callable[[str], str], tmp_path: Path
) -> None:
    async with opened(address):
        pass
    await archive.backup(address, tmp_path / "backup")
    target = new_address("sqlite")
    await archive.restore(target, tmp_path / "backup")
    async with opened(target) as store:
        assert not any((await everything(store)).values())


async def test_a_backup_shows_one_moment_while_servers_write(address: str, tmp_path: Path) -> None:
    plus = [Change("update person set seen = seen + 1"), Change("update errand set expires = expires + 1")]
    login = "insert into session (hash, person, created, seen, expires) values ($1, 'p', 1, 1, 1)"
    async with opened(address) as store:
        await store.commit(
            [*content(), Change("update person set seen = 0"), Change("update errand set expires = 0")]
        )
        await store.commit([Change(login, (f"{number}",)) for number in range(3000)])
        stop = asyncio.Event()

        async def write() -> None:
            while not stop.is_set():
                await store.commit(plus)

        writer = asyncio.create_task(write())
        for number in range(5):
            await archive.backup(address, tmp_path / f"{number}.backup")
        stop.set()
        await writer
    for number in range(5):
        await archive.restore(str(tmp_path / f"{number}.db"), tmp_path / f"{number}.backup")
        async with opened(str(tmp_path / f"{number}.db")) as copy:
            ((seen, expires),) = await copy.rows("select person.seen, errand.expires from person, errand")
        assert seen == expires


async def test_what_is_there_is_replaced_only_when_asked(whole: Path, address: str) -> None:
    async with opened(address) as store:
        await store.commit([errand("old", 1)])
        with pytest.raises(archive.NotEmpty):
            await archive.restore(address, whole)
        assert await errands(store) == {"old": 1}
        await archive.restore(address, whole, replace=True)
        assert await errands(store) == {"e": 6}
        await archive.restore(address, whole, replace=True)
        assert await store.rows("select count(*) from house") == [(1,)]


async def test_a_server_that_runs_learns_of_a_restoration(
    whole: Path, new_address: Callable[[str], str]
) -> None:
    address = new_address("postgresql")
    async with opened(address) as store:
        listener, before = store.notes(), await epoch(store)
        await archive.restore(address, whole)
        assert await anext(listener) == ""
        assert await epoch(store) != before
        await store.commit([Change(RENEW, (7, "e", 6))], ["on"])
        assert await anext(listener) == "on"


async def test_servers_may_write_while_a_backup_is_restored(whole: Path, address: str) -> None:
    async with opened(address) as store:
        await store.commit(content())
        stop = asyncio.Event()

        async def write() -> None:
            number = 0
            while not stop.is_set():
                number += 1
                await store.commit(
                    [errand(f"other {number}", 1), Change("update person set seen = seen + 1")]
                )

        writer = asyncio.create_task(write())
        for _ in range(5):
            await asyncio.sleep(0.01)
            await archive.restore(address, whole, replace=True)
        stop.set()
        await writer
        assert "e" in await errands(store)


@pytest.mark.parametrize("share", [0, 0.01, 0.5, 0.9, 0.999])
async def test_a_backup_that_is_cut_off_changes_nothing(share: float, whole: Path, address: str) -> None:
    data = whole.read_bytes()
    whole.write_bytes(data[: int(len(data) * share)])
    await refused(whole, address)


@pytest.mark.parametrize("share", [0, 0.3, 0.6, 0.9])
async def test_a_backup_with_a_flipped_bit_changes_nothing(share: float, whole: Path, address: str) -> None:
    data = bytearray(whole.read_bytes())
    data[int(len(data) * share)] ^= 16
    whole.write_bytes(data)
    await refused(whole, address)


@pytest.mark.parametrize("at", range(0, 2 * len(TABLES), 3))
async def test_a_backup_that_lacks_a_line_changes_nothing(at: int, whole: Path, address: str) -> None:
    rewritten(whole, lambda lines: lines.pop(at))
    await refused(whole, address)


async def test_a_backup_with_another_sum_changes_nothing(whole: Path, address: str) -> None:
    text = gzip.decompress(whole.read_bytes())
    assert text.count(b"reset") == 1
    whole.write_bytes(gzip.compress(text.replace(b"reset", b"other")))
    await refused(whole, address)


async def test_a_backup_of_another_schema_is_refused(whole: Path, address: str) -> None:
    rewritten(whole, lambda lines: lines[0].update(schema=schema.newest() + 1))
    await refused(whole, address, f"the backup has schema {schema.newest() + 1}, and this version")


async def test_a_column_that_is_none_is_refused(whole: Path, address: str) -> None:
    rewritten(whole, lambda lines: lines[1].update(columns=["epoch) values ('x'); --"]))
    await refused(whole, address, "has a table or column")


@pytest.mark.parametrize(
    "data",
    [b"", b"a letter", gzip.compress(b""), gzip.compress(b"a letter\nof two lines\n")],
    ids=["empty", "text", "empty-gzip", "text-gzip"],
)
async def test_a_file_that_is_no_backup_is_refused(data: bytes, tmp_path: Path, address: str) -> None:
    path = tmp_path / "letter"
    path.write_bytes(data)
    await refused(path, address)


async def refused(path: Path, address: str, why: str = "backup") -> None:
    async with opened(address) as store:
        await store.commit([errand("old", 1)])
        before = await epoch(store)
        with pytest.raises(archive.BadArchive, match=why):
            await archive.restore(address, path, replace=True)
        assert await errands(store) == {"old": 1}
        assert await epoch(store) == before


async def test_a_backup_that_fails_leaves_the_one_before(whole: Path, tmp_path: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(Unavailable, match="unable to open"):
        await archive.backup(str(tmp_path / "nothing.db"), whole)
    letter = tmp_path / "letter"
    letter.write_text("Dear station master, " * 100)
    with pytest.raises(Unfit, match="not a database"):
        await archive.backup(str(letter), whole)
    assert whole.read_bytes() == before
    assert not (tmp_path / "nothing.db").exists()


async def test_only_its_owner_can_read_a_backup(whole: Path) -> None:
    assert whole.stat().st_mode & 0o077 == 0
    assert [path for path in whole.parent.iterdir() if path.name.startswith(".")] == []

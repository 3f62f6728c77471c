"""Archive: the whole content of a database in one file, the same for every kind of database.

The file is gzip of JSON Lines: a head with the number of the schema and how many rows each table has, then
for each table its columns and its rows, bytes in base64, and at last a sum over all that stands before.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, Protocol, TypeVar

import msgspec

from footplate.server.store import Row, Unfit, schema
from footplate.server.store.hold import TABLES, Hold, reading, writing

KIND: Final = "footplate backup"
SOME: Final = 500  # rows that are written together
LONGEST: Final = 64_000_000  # bytes of a line; no row has as many

T = TypeVar("T")


class BadArchive(Exception):
    """A file cannot be restored; the message says why in one sentence."""


class NotEmpty(Exception):
    """The database holds something, which was not to be replaced."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: what follows."""

    kind: str
    schema: int
    rows: dict[str, int]


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Sum(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    sha256: str


async def backup(address: str, path: Path) -> int:
    """Write all that is in a database now to a file, whole or not at all; how many rows there are."""
    async with reading(address) as hold:
        head = Head(KIND, await _schema(hold), {table: await _count(hold, table) for table in TABLES})
        with _named(path), NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            try:
                with gzip.open(file, "wb", compresslevel=6) as lines:
                    await _write(hold, head, Digest(lines))
                file.flush()
                os.fsync(file.fileno())
                os.replace(file.name, path)
            except BaseException:
                with suppress(FileNotFoundError):
                    os.unlink(file.name)
                raise
    return sum(head.rows.values())


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """What goes wrong with the file that is written first goes wrong with the one that was asked for."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


async def restore(address: str, path: Path, *, replace: bool = False) -> int:
    """Put what is in a file into an empty database, or in place of all that is there; how many rows it is."""
    head = check(path)
    async with writing(address) as hold:
        await hold.lock()
        if not replace and any([await _count(hold, table) for table in TABLES if table != "house"]):
            raise NotEmpty
        for table in reversed(TABLES):
            await hold.execute(f"delete from {table}")
        await _read(hold, path)
        await hold.execute(schema.EPOCH, schema.token())
        await hold.tell("")
    return sum(head.rows.values())


def check(path: Path) -> Head:
    """What a file says that it holds, if it is whole and of this version."""
    lines = _checked(path)
    head = _decoded(next(lines, b""), Head)
    if head.kind != KIND:
        raise BadArchive("this is not a backup")
    if head.schema != schema.newest():
        raise BadArchive(
            f"the backup has schema {head.schema}, and this version of footplate works with {schema.newest()}"
        )
    if tuple(head.rows) != TABLES:
        raise BadArchive("the backup has other tables than a database")
    found = dict.fromkeys(TABLES, -1)
    table = ""
    for line in lines:
        if line.startswith(b"{"):
            table = _decoded(line, Heading).table
        found[table] = found.get(table, -1) + 1
    if found != head.rows:
        raise BadArchive("the backup has other rows than its head says")
    return head


class Lines(Protocol):
    """Where lines go."""

    def write(self, line: bytes, /) -> object:
        """One more."""


class Digest:
    """Lines, and a sum over them."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.sum = sha256()

    def write(self, value: object) -> None:
        """A value as a line."""
        line = msgspec.json.encode(value) + b"\n"
        self.sum.update(line)
        self.lines.write(line)


async def _write(hold: Hold, head: Head, lines: Digest) -> None:
    lines.write(head)
    for table in TABLES:
        lines.write(Heading(table, await hold.columns(table)))
        async for row in hold.rows(table):
            lines.write([{"base64": value} if isinstance(value, bytes) else value for value in row])
    lines.write(Sum(lines.sum.hexdigest()))


async def _read(hold: Hold, path: Path) -> None:
    sql = ""
    rows: list[Row] = []
    lines = _checked(path)
    next(lines)
    for line in lines:
        if line.startswith(b"{") or len(rows) == SOME:
            await _insert(hold, sql, rows)
            rows = []
        if line.startswith(b"{"):
            sql = _statement(_decoded(line, Heading))
        else:
            rows.append(_row(line))
    await _insert(hold, sql, rows)


async def _insert(hold: Hold, sql: str, rows: list[Row]) -> None:
    if rows:
        await hold.insert(sql, rows)


def _statement(heading: Heading) -> str:
    for name in (heading.table, *heading.columns):
        if not name.isidentifier():
            raise BadArchive(f"the backup has a table or column {name!r}")
    places = ", ".join([f"${number}" for number in range(1, len(heading.columns) + 1)])
    return f"insert into {heading.table} ({', '.join(heading.columns)}) values ({places})"


def _row(line: bytes) -> Row:
    values = _decoded(line, list[Any])
    return tuple([b64decode(value["base64"]) if isinstance(value, dict) else value for value in values])


def _checked(path: Path) -> Iterator[bytes]:
    """The lines of a file but for the last, which is compared when all others were read."""
    total = sha256()
    before = b""
    with gzip.open(path, "rb") as file:
        for line in _whole(file):
            if before:
                total.update(before)
                yield before
            before = line
    if _decoded(before, Sum).sha256 != total.hexdigest():
        raise BadArchive("the backup is damaged: its sum is another")


def _whole(file: gzip.GzipFile) -> Iterator[bytes]:
    try:
        while line := file.readline(LONGEST + 1):
            if len(line) > LONGEST:
                raise BadArchive("this is not a backup: it has a line without end")
            yield line
    except gzip.BadGzipFile:
        raise BadArchive("this is not a backup, or it is damaged") from None
    except EOFError:
        raise BadArchive("the backup is cut off") from None
    except zlib.error:
        raise BadArchive("the backup is damaged") from None


def _decoded(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError:
        raise BadArchive("this is not a backup, or it is damaged") from None


async def _count(hold: Hold, table: str) -> int:
    count: int = await hold.value(f"select count(*) from {table}")
    return count


async def _schema(hold: Hold) -> int:
    applied: int = await hold.value(schema.APPLIED)
    if applied != schema.newest():
        raise Unfit(
            f"the database has schema {applied}, and this version of footplate works with {schema.newest()}"
        )
    return applied

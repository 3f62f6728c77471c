"""Hold: the whole content of a database within one transaction, for a command that does nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from footplate.server.store import Row, is_postgres, path_of, postgres, sqlite

# Each after those that it refers to.
TABLES: Final = (
    *("house", "person", "session", "passkey", "errand", "tables", "seat"),
    *("event", "snapshot", "note", "result", "rating", "notice"),
)
FETCHED: Final = 500  # rows at a time


class Hold(Protocol):
    """One transaction."""

    async def value(self, sql: str) -> Any:
        """The one value that a query finds."""

    async def columns(self, table: str) -> list[str]:
        """The columns of a table, in order."""

    def rows(self, table: str) -> AsyncIterator[Row]:
        """All rows of a table."""

    async def lock(self) -> None:
        """Keep all others from writing, until this transaction ends."""

    async def execute(self, sql: str, *values: Any) -> None:
        """Do something."""

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Do something with each of many rows."""

    async def tell(self, note: str) -> None:
        """A note to all processes that can hear it, once this is durable."""


class SqliteHold(Hold):
    """A transaction in a file."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self.connection = connection

    async def value(self, sql: str) -> Any:
        """The one value that a query finds."""
        with sqlite.explained(self.path):
            return self.connection.execute(sql).fetchone()[0]

    async def columns(self, table: str) -> list[str]:
        """The columns of a table, in order."""
        with sqlite.explained(self.path):
            return [
                found[0] for found in self.connection.execute(f"select * from {table} limit 0").description
            ]

    async def rows(self, table: str) -> AsyncIterator[Row]:
        """All rows of a table."""
        with sqlite.explained(self.path):
            cursor = self.connection.execute(f"select * from {table}")
        while found := await asyncio.to_thread(self._some, cursor):
            for row in found:
                yield row

    async def lock(self) -> None:
        """A transaction that writes is the only one that does."""

    async def execute(self, sql: str, *values: Any) -> None:
        """Do something."""
        with sqlite.explained(self.path):
            self.connection.execute(sqlite.spoken(sql), values)

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Do something with each of many rows."""
        with sqlite.explained(self.path):
            self.connection.executemany(sqlite.spoken(sql), rows)

    async def tell(self, note: str) -> None:
        """Other processes hear nothing."""

    def _some(self, cursor: sqlite3.Cursor) -> list[Row]:
        with sqlite.explained(self.path):
            return cursor.fetchmany(FETCHED)


class PostgresHold(Hold):
    """A transaction on a server."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def value(self, sql: str) -> Any:
        """The one value that a query finds."""
        with postgres.usable():
            return await self.connection.fetchval(sql)

    async def columns(self, table: str) -> list[str]:
        """The columns of a table, in order."""
        with postgres.usable():
            statement = await self.connection.prepare(f"select * from {table}")
        return [attribute.name for attribute in statement.get_attributes()]

    async def rows(self, table: str) -> AsyncIterator[Row]:
        """All rows of a table."""
        with postgres.usable():
            cursor = await self.connection.cursor(f"select * from {table}")
        while found := await self._some(cursor):
            for row in found:
                yield tuple(row)

    async def lock(self) -> None:
        """Keep all others from writing, until this transaction ends."""
        with postgres.usable():
            await postgres.patient(self._lock)

    async def execute(self, sql: str, *values: Any) -> None:
        """Do something."""
        with postgres.usable():
            await self.connection.execute(sql, *values)

    async def insert(self, sql: str, rows: Sequence[Row]) -> None:
        """Do something with each of many rows."""
        with postgres.usable():
            await self.connection.executemany(sql, rows)

    async def tell(self, note: str) -> None:
        """A note to all processes, once this is durable."""
        await self.execute(postgres.NOTIFY, note)

    async def _lock(self) -> None:
        # A transaction within: when it is undone, the locks that it got are free again.
        async with self.connection.transaction():
            await self.connection.execute(f"lock table {', '.join(TABLES)} in exclusive mode")

    async def _some(self, cursor: Any) -> Any:
        with postgres.usable():
            return await cursor.fetch(FETCHED)


def reading(address: str) -> AbstractAsyncContextManager[Hold]:
    """What is there at one moment, while others go on."""
    return _reading_postgres(address) if is_postgres(address) else _reading_sqlite(path_of(address))


def writing(address: str) -> AbstractAsyncContextManager[Hold]:
    """All or nothing, with the schema up to date."""
    return _writing_postgres(address) if is_postgres(address) else _writing_sqlite(path_of(address))


@asynccontextmanager
async def _reading_sqlite(path: Path) -> AsyncIterator[Hold]:
    with sqlite.explained(path):
        # Not to be made if it is not there.
        uri = f"{path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(
            uri, uri=True, timeout=sqlite.PATIENCE, isolation_level=None, check_same_thread=False
        )
    try:
        with sqlite.transaction(connection, "begin"):
            yield SqliteHold(path, connection)
    finally:
        connection.close()


@asynccontextmanager
async def _writing_sqlite(path: Path) -> AsyncIterator[Hold]:
    connection = sqlite.connect(path)
    try:
        with sqlite.explained(path):
            sqlite.migrate(connection)
            connection.execute("begin immediate")
        yield SqliteHold(path, connection)
        with sqlite.explained(path):
            connection.execute("commit")
    finally:
        connection.close()


@asynccontextmanager
async def _reading_postgres(address: str) -> AsyncIterator[Hold]:
    async with _transaction(address, isolation="repeatable_read", readonly=True) as hold:
        yield hold


@asynccontextmanager
async def _writing_postgres(address: str) -> AsyncIterator[Hold]:
    with postgres.usable():
        await postgres.migrate(address)
    async with _transaction(address) as hold:
        yield hold


@asynccontextmanager
async def _transaction(address: str, **kind: Any) -> AsyncIterator[Hold]:
    with postgres.usable():
        connection = await postgres.connect(address)
    try:
        transaction = connection.transaction(**kind)
        with postgres.usable():
            await transaction.start()
            await connection.execute("set local idle_in_transaction_session_timeout = 0")
        yield PostgresHold(connection)
        with postgres.usable():
            await transaction.commit()
    finally:
        connection.terminate()

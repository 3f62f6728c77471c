"""Store: what a database must do for the server, whichever it is; SQL that SQLite and PostgreSQL both speak.

Parameters are written $1, $2, ... Times are whole milliseconds since 1970, truths are 0 and 1, documents are
JSON text. What is written together is a list of changes: all are made, or none is.

PostgreSQL is strict where SQLite is not: a value has the type of what it is compared with or stored in, such
as an int for a bigint, a str for a text, and no text holds a NUL. Where a statement does not tell a type,
or uses a value twice for two types, it must say so: cast($1 as text). A change is an insert, an update or a
delete.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import msgspec

Row: TypeAlias = "tuple[Any, ...]"


class Change(msgspec.Struct, frozen=True, gc=False):
    """One statement of a transaction, and how many rows it must touch; None if any number will do."""

    sql: str
    values: tuple[Any, ...] = ()
    rows: int | None = 1


class Conflict(Exception):
    """A change touched more or fewer rows than it must, or a key is taken or missing; nothing was changed."""

    def __init__(self, at: int) -> None:
        super().__init__(f"change {at} of the transaction met other rows than it expected")
        self.at = at  # which of the changes, from 0


class Unavailable(Exception):
    """The database cannot be reached or cannot write now. Whether a commit under way was made is unknown."""


class Unfit(Exception):
    """The database is not one that this program can use; the message says why in one sentence."""


class Store(Protocol):
    """Reads, transactions, and notes from one process to all."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query finds."""

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        """Make all changes or none; once they are durable, every process hears the notes.

        Conflict if a change does not touch as many rows as it must, meets a key that is taken, or refers to a
        row that is not there; Unavailable if the database cannot do it now.
        """

    def notes(self) -> AsyncIterator[str]:
        """The notes of all processes, this one's included, in the order of their transactions.

        An empty note says that some may have been missed: whoever listens must look at everything again.
        """


def document(value: object) -> str:
    """A value as it is stored."""
    return msgspec.json.encode(value).decode()


def is_postgres(address: str) -> bool:
    """Whether an address is that of a PostgreSQL."""
    return address.startswith(("postgresql://", "postgres://"))


def path_of(address: str) -> Path:
    """The file of an SQLite: sqlite:///path, or a path."""
    return Path(address.removeprefix("sqlite:///"))


def store_for(address: str) -> Store:
    """The store at an address: postgresql://..., sqlite:///path, or a path."""
    if is_postgres(address):
        from footplate.server.store.postgres import Postgres

        return Postgres(address)
    from footplate.server.store.sqlite import Sqlite

    return Sqlite(path_of(address))

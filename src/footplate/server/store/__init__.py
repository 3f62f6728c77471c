"""Store: what a database must do for the server, whichever it is; SQL that SQLite and PostgreSQL both speak.

Parameters are written $1, $2, ... Times are whole milliseconds since 1970, truths are 0 and 1, documents are JSON
text. What is written together is a list of changes: all are made, or none is.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

Row: TypeAlias = "tuple[Any, ...]"


class Change(NamedTuple):
    """One statement of a transaction, and how many rows it must touch; None if any number will do."""

    sql: str
    values: tuple[Any, ...] = ()
    rows: int | None = 1


class Conflict(Exception):
    """A change touched another number of rows than it must, or a row was there already; nothing was changed."""

    def __init__(self, at: int) -> None:
        super().__init__(f"change {at} of the transaction met other rows than it expected")
        self.at = at  # which of the changes, from 0


class Unavailable(Exception):
    """The database cannot be reached or cannot write now. Whether a commit under way was made is not known."""


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

        Conflict if a change does not touch as many rows as it must, or meets a key that is taken; Unavailable if
        the database cannot do it now.
        """

    def notes(self) -> AsyncIterator[str]:
        """The notes of all processes, this one's included, in the order of their transactions.

        An empty note says that some may have been missed: whoever listens must look at everything again.
        """

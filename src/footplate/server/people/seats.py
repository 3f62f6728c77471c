"""Seats: what happens at the tables of a person who changes or leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from footplate.server.store import Change, Store

SEATED: Final = "seated"  # an event: the seats of the table are others than before
CLOSED: Final = "closed"  # an event: the table will not begin


class Table(NamedTuple):
    """A table that a person sits at or opened, as far as it matters here."""

    id: str
    phase: str
    seq: int
    entries: int
    host: str


async def tables_of(store: Store, person: str) -> list[Table]:
    """All tables at which a person sits or that they opened."""
    sql = (
        "select id, phase, seq, entries, host from tables where host = $1 "
        "or id in (select table_id from seat where person = $2) order by id"
    )
    return [Table(*row) for row in await store.rows(sql, person, person)]


def told(table: Table, kind: str, person: str, at: int) -> list[Change]:
    """Adds an event to a table; a Conflict if something else happened there meanwhile."""
    seq = table.seq + 1
    count = "update tables set seq = $2, changed = $3 where id = $1 and seq = $4"
    event = (
        "insert into event (table_id, seq, at, kind, person, first, count, data) "
        "values ($1, $2, $3, $4, $5, $6, 0, '{}')"
    )
    return [
        Change(count, (table.id, seq, at, table.seq)),
        Change(event, (table.id, seq, at, kind, person, table.entries)),
    ]


def notes(tables: Iterable[Table]) -> list[str]:
    """What the processes are told of tables that one event was added to."""
    return [f"{table.id}:{table.seq + 1}" for table in tables]

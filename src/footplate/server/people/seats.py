"""Seats: what happens at the tables of a person who changes or leaves."""

from __future__ import annotations

from typing import NamedTuple

from footplate.server.store import Change, Store, document
from footplate.server.table import RENAMED
from footplate.server.wire import events


class Table(NamedTuple):
    """A table that a person has to do with, as far as it matters here; the seats are those they took."""

    id: str
    phase: str
    seq: int
    entries: int
    host: str
    seats: tuple[int, ...]


class News(NamedTuple):
    """Events that are to be added to the log of a table; none if only the name of somebody changes."""

    table: Table
    events: tuple[events.What, ...] = ()

    def note(self) -> str:
        """What all processes are told."""
        return f"{self.table.id}:{self.table.seq + len(self.events) if self.events else RENAMED}"

    def changes(self, person: str, at: int) -> list[Change]:
        """Adds the events; a Conflict if something else happened at the table meanwhile."""
        if not self.events:
            return []
        table = self.table
        count = "update tables set seq = $2, changed = $3 where id = $1 and seq = $4"
        row = (
            "insert into event (table_id, seq, at, kind, person, first, count, data) "
            "values ($1, $2, $3, $4, $5, $6, 0, $7)"
        )
        changes = [Change(count, (table.id, table.seq + len(self.events), at, table.seq))]
        for seq, event in enumerate(self.events, table.seq + 1):
            values = (table.id, seq, at, events.kind(type(event)), person, table.entries, document(event))
            changes.append(Change(row, values))
        return changes


async def tables_of(store: Store, person: str) -> list[Table]:
    """All tables at which a person sits, or that they opened or may come back to."""
    sql = (
        "select id, phase, seq, entries, host from tables where host = $1 "
        "or id in (select table_id from seat where person = $2) order by id"
    )
    tables = await store.rows(sql, person, person)
    seats: dict[str, list[int]] = {}
    taken = "select table_id, seat from seat where person = $1 and kind = 'person' order by table_id, seat"
    for table, seat in await store.rows(taken, person):
        seats.setdefault(table, []).append(seat)
    return [Table(*(*row, tuple(seats.get(row[0], [])))) for row in tables]


async def renamed(store: Store, person: str) -> list[str]:
    """The notes that tell of a person's new name."""
    return [News(table).note() for table in await tables_of(store, person)]

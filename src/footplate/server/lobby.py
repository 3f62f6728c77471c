"""Lobby: lists of tables: open ones, one's own, the next that waits for a decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from footplate.kernel.action import Seat
from footplate.server.decline import forbidden
from footplate.server.house import House, NoSuchTable, moment
from footplate.server.people.person import Person
from footplate.server.scene import info
from footplate.server.seating import invited
from footplate.server.table import Table
from footplate.server.wire.tables import Listing

PAGE: Final = 20


async def open_tables(house: House, person: Person | None, game: str | None, before: int | None) -> Listing:
    """Public tables that wait for players, the newest first."""
    sql = (
        "select id, changed from tables where phase = 'waiting' and changed < $1 and ($2 = '' or game = $2)"
        " and terms like '%\"public\":true%'"
        " and exists (select 1 from seat where table_id = tables.id and kind = 'open')"
        " order by changed desc limit $3"
    )
    rows = await house.store.rows(sql, before or 2**62, game or "", PAGE + 1)
    return await _listing(house, person, rows)


async def tables_of(house: House, person: Person, phase: str | None, before: int | None) -> Listing:
    """The tables where somebody sits, the newest first."""
    sql = (
        "select id, changed from tables where changed < $1 and ($2 = '' or phase = $2)"
        " and exists (select 1 from seat where table_id = tables.id and person = $3)"
        " order by changed desc limit $4"
    )
    rows = await house.store.rows(sql, before or 2**62, phase or "", person.id, PAGE + 1)
    return await _listing(house, person, rows)


async def waiting_for(house: House, person: Person, after: str | None) -> Listing:
    """The table that has waited longest for somebody, or else the one after a given one."""
    ids = await awaited(house, person)
    at = (ids.index(after) + 1) % len(ids) if after in ids else 0
    return Listing(tuple([info(await house.table(id), person.id, moment()) for id in ids[at : at + 1]]))


async def awaited(house: House, person: Person) -> tuple[str, ...]:
    """The tables where somebody has something to decide, the one that has waited longest first."""
    sql = (
        "select table_id, min(waiting) from seat where person = $1 and waiting is not null group by table_id"
    )
    rows = sorted(await house.store.rows(sql, person.id), key=lambda row: (row[1], row[0]))
    return tuple([id for id, _ in rows])


async def _listing(house: House, person: Person | None, rows: Iterable[tuple[str, int]]) -> Listing:
    found = list(rows)
    shown = [info(await house.table(id), person.id if person else None, moment()) for id, _ in found[:PAGE]]
    return Listing(tuple(shown), str(found[PAGE - 1][1]) if len(found) > PAGE else None)


def check_may_see(table: Table, person: Person | None, invitation: str | None = None) -> None:
    """A private table is there for its host, for who sits there or is expected, and for who is invited."""
    if table.facts.terms.public:
        return
    welcome = [table.facts.host, *[one.person for one in table.chairs]]
    if person is not None and person.id in welcome:
        return
    if invitation is not None and any([invited(one, invitation) for one in table.chairs]):
        return
    raise NoSuchTable(f"there is no table {table.id!r}")


def seat_to_see(
    table: Table, person: Person | None, given: Seat | None = None, invitation: str | None = None
) -> Seat | None:
    """As which seat somebody sees a table: one of theirs, or as an onlooker."""
    check_may_see(table, person, invitation)
    mine = table.seats_of(person.id if person else None)
    if given is not None:
        if given not in mine:
            raise forbidden("not-your-seat", "this seat is not yours")
        return given
    return mine[0] if len(mine) == 1 else None

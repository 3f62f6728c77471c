"""Welcome: for whom a table is there: everybody if it is public, or else its people and who is invited."""

from __future__ import annotations

from footplate.kernel.action import Seat
from footplate.server.chair import invited
from footplate.server.decline import forbidden
from footplate.server.house import NoSuchTable
from footplate.server.table import Table


def check(table: Table, person: str | None, invitation: str | None = None) -> None:
    """NoSuchTable unless somebody may know of a table."""
    if table.facts.terms.public:
        return
    if person is not None and person in (table.facts.host, *[one.person for one in table.chairs]):
        return
    if invitation is not None and any([invited(one, invitation) for one in table.chairs]):
        return
    raise NoSuchTable(f"there is no table {table.id!r}")


def seats(table: Table, person: str) -> tuple[Seat, ...]:
    """Where somebody sits; declined if nowhere."""
    mine = table.seats_of(person)
    if not mine:
        check(table, person)
        raise forbidden("not-at-the-table", "you have no seat at this table")
    return mine

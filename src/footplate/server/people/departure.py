"""Departure: somebody leaves for good; what others share with them stays, without their name."""

from __future__ import annotations

from typing import Final

from footplate.server.people.person import Person
from footplate.server.people.seats import CLOSED, SEATED, Table, notes, tables_of, told
from footplate.server.store import Change, Conflict, Store

BLANK: Final = '{"text":""}'  # what is left of a line of chat
_ATTEMPTS: Final = 5
_OWN: Final = ("session", "passkey", "errand", "note", "notice", "rating")


async def delete(store: Store, person: Person, at: int) -> list[str]:
    """Forget the person; the running tables where somebody must take their seats.

    Their waiting tables close, and their seats at those of others open again. Records, results and the events
    of a table stay: they name seats, and an id that leads to nobody.
    """
    for attempt in range(_ATTEMPTS):
        tables = await tables_of(store, person.id)
        waiting = [table for table in tables if table.phase == "waiting"]
        try:
            await store.commit(_forgotten(person.id, waiting, at), notes(waiting))
        except Conflict:
            if attempt == _ATTEMPTS - 1:
                raise
            continue
        break
    return [table.id for table in tables if table.phase == "running"]


def _forgotten(person: str, waiting: list[Table], at: int) -> list[Change]:
    tables = [change for table in waiting for change in _left(table, person, at)]
    own = [Change(f"delete from {of} where person = $1", (person,), None) for of in _OWN]
    chat = "update event set data = $2 where person = $1 and kind = 'chat'"
    orders = "update seat set orders = '{}' where person = $1"
    name = (
        "update person set name = '', password = null, email = null, email_confirmed = 0, settings = '{}', "
        "deleted = 1 where id = $1 and deleted = 0"
    )
    return [
        *tables,
        *own,
        Change(chat, (person, BLANK), None),
        Change(orders, (person,), None),
        Change(name, (person,)),
    ]


def _left(table: Table, person: str, at: int) -> list[Change]:
    if table.host == person:
        close = "update tables set phase = 'closed', due = null where id = $1"
        return [*told(table, CLOSED, person, at), Change(close, (table.id,))]
    rise = "update seat set kind = 'open', person = null where table_id = $1 and person = $2"
    return [*told(table, SEATED, person, at), Change(rise, (table.id, person), None)]

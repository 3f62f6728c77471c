"""Departure: somebody leaves for good; what others share with them stays, without their name."""

from __future__ import annotations

from typing import Final

from footplate.server.people.person import Person
from footplate.server.people.seats import News, Table, tables_of
from footplate.server.people.sessions import farewell
from footplate.server.store import Change, Conflict, Store, document
from footplate.server.wire.events import Chat, Closed, Left

_SILENCE: Final = document(Chat(""))  # what is left of a line of chat
_ATTEMPTS: Final = 5
_OWN: Final = ("session", "passkey", "errand", "note", "notice", "rating")


async def delete(store: Store, person: Person, at: int) -> list[str]:
    """Forget the person; the running tables where somebody must take their seats.

    Their waiting tables close, and their seats at those of others open again. Records, results and the events
    of a table stay: they name seats, and an id that leads to nobody.
    """
    for attempt in range(_ATTEMPTS):
        tables = await tables_of(store, person.id)
        news = [_news(table, person.id) for table in tables]
        left = [change for each in news for change in _left(each, person.id, at)]
        try:
            notes = [*[each.note() for each in news], farewell(person.id)]
            await store.commit([*left, *_forgotten(person.id)], notes)
        except Conflict:
            if attempt == _ATTEMPTS - 1:
                raise
            continue
        break
    return [table.id for table in tables if table.phase == "running" and table.seats]


def _news(table: Table, person: str) -> News:
    """A waiting table goes on without them, or not at all; the others learn that they have no name now."""
    if table.phase != "waiting":
        return News(table)
    return News(table, (Closed(),) if table.host == person else tuple([Left(seat) for seat in table.seats]))


def _left(news: News, person: str, at: int) -> list[Change]:
    table = news.table
    if table.phase != "waiting":
        return []
    if table.host == person:
        close = Change("update tables set phase = 'closed', due = null where id = $1", (table.id,))
        return [*news.changes(person, at), close]
    rise = "update seat set kind = 'open', person = null, orders = '[]' where table_id = $1 and person = $2"
    return [*news.changes(person, at), Change(rise, (table.id, person), None)]


def _forgotten(person: str) -> list[Change]:
    own = [Change(f"delete from {of} where person = $1", (person,), None) for of in _OWN]
    chat = "update event set data = $2 where person = $1 and kind = 'chat'"
    orders = "update seat set orders = '[]' where person = $1"
    name = (
        "update person set name = '', password = null, email = null, email_confirmed = 0, settings = '{}', "
        "deleted = 1 where id = $1 and deleted = 0"
    )
    return [
        *own,
        Change(chat, (person, _SILENCE), None),
        Change(orders, (person,), None),
        Change(name, (person,)),
    ]

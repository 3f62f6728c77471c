"""Adoption: an account takes over all that a guest did, and the guest is no more."""

from __future__ import annotations

from typing import Final

from footplate.server.people.person import Person
from footplate.server.people.seats import News, Table, tables_of
from footplate.server.people.sessions import farewell
from footplate.server.store import Change, Conflict, Store
from footplate.server.wire.events import Joined, Left

_ATTEMPTS: Final = 5


async def adopt(store: Store, account: Person, guest: Person, at: int) -> list[str]:
    """Make the guest's games the account's, and remove the guest; the tables that have other people now.

    Where both sit at a waiting table the guest's seat opens again; at a running one the account plays both
    seats. Two notes on a table become one. Of two ratings the account's stays: nobody plays as a guest to
    pick the better.
    """
    for attempt in range(_ATTEMPTS):
        tables = await tables_of(store, guest.id)
        news = await _news(store, account, tables)
        told = [change for each in news for change in each.changes(account.id, at)]
        try:
            notes = [*[each.note() for each in news], farewell(guest.id)]
            await store.commit([*told, *_moved(account.id, guest.id)], notes)
        except Conflict:
            if attempt == _ATTEMPTS - 1:
                raise
            continue
        break
    return [table.id for table in tables]


async def _news(store: Store, account: Person, tables: list[Table]) -> list[News]:
    """What the tables are told; those that are over have nothing to add to their logs."""
    shared = {table.id for table in await tables_of(store, account.id) if table.seats}
    news = []
    for table in tables:
        what = Left if table.phase == "waiting" and table.id in shared else Joined
        live = table.phase in ("waiting", "running")
        news.append(News(table, tuple([what(seat) for seat in table.seats]) if live else ()))
    return news


def _moved(account: str, guest: str) -> list[Change]:
    steps = (*_SEATS, *_EVENTS, *_NOTES, *_RATINGS, *_NOTICES)
    return [
        *[Change(sql, (account, guest), None) for sql in steps],
        *[Change(f"delete from {of} where person = $1", (guest,), None) for of in ("session", "errand")],
        Change("delete from person where id = $1 and guest = 1", (guest,)),
    ]


# $1 is the account, $2 the guest

_SEATS: Final = (
    "update seat set kind = 'open', person = null, orders = '[]' where person = $2 "
    "and kind = 'person' and table_id in (select id from tables where phase = 'waiting') "
    "and exists (select 1 from seat as own "
    "where own.table_id = seat.table_id and own.person = $1 and own.kind = 'person')",
    "update seat set person = $1 where person = $2",
    "update tables set host = $1 where host = $2",
    "update result set person = $1 where person = $2",
)

# The account's own requests keep their keys.
_EVENTS: Final = (
    "update event set key = null where person = $2 and key is not null and exists "
    "(select 1 from event as own "
    "where own.table_id = event.table_id and own.person = $1 and own.key = event.key)",
    "update event set person = $1 where person = $2",
)

_NOTES: Final = (
    "update note set text = text || '\n\n' || "
    "(select other.text from note as other where other.table_id = note.table_id and other.person = $2) "
    "where person = $1 and table_id in (select table_id from note where person = $2)",
    "delete from note where person = $2 and table_id in (select table_id from note where person = $1)",
    "update note set person = $1 where person = $2",
)

_RATINGS: Final = (
    "delete from rating where person = $2 and game in (select game from rating where person = $1)",
    "update rating set person = $1 where person = $2",
)

_NOTICES: Final = (
    "delete from notice where person = $2 and table_id in (select table_id from notice where person = $1)",
    "update notice set person = $1 where person = $2",
)

"""Person: somebody who sits down, as a guest or with an account."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from footplate.server.store import Row, Store

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR


class Person(NamedTuple):
    """Who somebody is; what they chose stands in their settings."""

    id: str
    name: str
    guest: bool
    created: int


COLUMNS: Final = "person.id, person.name, person.guest, person.created"


def fresh_id() -> str:
    """An id that nobody has."""
    return secrets.token_urlsafe(16)


def bell_of(person: str) -> str:
    """Under which name a house watches for news of somebody: where they are awaited, who they are still."""
    return f"@{person}"


def from_row(row: Row) -> Person:
    """The person of a row of `COLUMNS`."""
    identity, name, guest, created = row
    return Person(identity, name, bool(guest), created)


async def find(store: Store, identity: str) -> Person | None:
    """The person with that id, unless they left."""
    found = await store.rows(f"select {COLUMNS} from person where id = $1 and deleted = 0", identity)
    return from_row(found[0]) if found else None

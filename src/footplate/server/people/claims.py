"""Claims: names that belong to one account each, however they are written.

The two databases do not agree on what lower case is, so a claim is the hash of the folded name: an errand
that never ends.
"""

from __future__ import annotations

from typing import Final

from footplate.server.people.errands import forgotten
from footplate.server.people.names import folded
from footplate.server.people.tokens import digest
from footplate.server.store import Change, Store

WHAT: Final = "name"
_FOREVER: Final = (1 << 63) - 1


def _key(name: str) -> str:
    return digest(f"{WHAT}\0{folded(name)}")


def claim(person: str, name: str) -> list[Change]:
    """Gives a person the name and frees the one they had; a Conflict if somebody else has it."""
    sql = "insert into errand (hash, person, what, data, expires) values ($1, $2, $3, $4, $5)"
    return [*forgotten(person, WHAT), Change(sql, (_key(name), person, WHAT, "", _FOREVER))]


async def holder(store: Store, name: str) -> str | None:
    """Whose name that is."""
    found = await store.rows("select person from errand where hash = $1 and what = $2", _key(name), WHAT)
    return found[0][0] if found else None

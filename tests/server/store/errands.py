"""Errands: the plainest rows there are, to try a store with."""

from __future__ import annotations

from footplate.server.store import Change, Store

INSERT = "insert into errand (hash, what, data, expires) values ($1, 'try', '{}', $2)"
RENEW = "update errand set expires = $1 where hash = $2 and expires = $3"


def errand(name: str, expires: int) -> Change:
    """Make an errand."""
    return Change(INSERT, (name, expires))


async def errands(store: Store) -> dict[str, int]:
    """When each errand expires, by name."""
    found = await store.rows("select hash, expires from errand")
    return {row[0]: row[1] for row in found}

"""Errands: what waits for somebody to come back with a token, once and not for long."""

from __future__ import annotations

from typing import NamedTuple

from footplate.server.moment import Clock, now
from footplate.server.people.tokens import digest, fresh
from footplate.server.store import Change, Conflict, Store


class Errand(NamedTuple):
    """What was left behind under a token."""

    hash: str
    person: str | None
    what: str
    data: str

    def done(self) -> Change:
        """Ends the errand; in two transactions at once, only one gets through."""
        return Change("delete from errand where hash = $1", (self.hash,))


class Errands:
    """Leaves errands and finds them again."""

    def __init__(self, store: Store, clock: Clock = now) -> None:
        self._store = store
        self._clock = clock

    async def leave(self, what: str, data: str, lasting: int, person: str | None = None) -> str:
        """Leave an errand for so many milliseconds; the token finds it."""
        token = fresh()
        row = (digest(token), person, what, data, self._clock() + lasting)
        sql = "insert into errand (hash, person, what, data, expires) values ($1, $2, $3, $4, $5)"
        await self._store.commit([Change(sql, row)])
        return token

    async def find(self, token: str, what: str) -> Errand | None:
        """The errand of that kind under the token; whoever acts on it commits `done` with it."""
        sql = "select hash, person, what, data from errand where hash = $1 and what = $2 and expires > $3"
        found = await self._store.rows(sql, digest(token), what, self._clock())
        return Errand(*found[0]) if found else None

    async def take(self, token: str, what: str) -> Errand | None:
        """The errand, ended whatever comes of it."""
        errand = await self.find(token, what)
        if errand is None:
            return None
        try:
            await self._store.commit([errand.done()])
        except Conflict:
            return None
        return errand

    async def sweep(self) -> None:
        """Forget what nobody came back for, errands and sessions."""
        at = self._clock()
        tables = ("errand", "session")
        await self._store.commit(
            [Change(f"delete from {of} where expires <= $1", (at,), None) for of in tables]
        )


def forgotten(person: str, *what: str) -> list[Change]:
    """Ends a person's errands of these kinds."""
    return [
        Change("delete from errand where person = $1 and what = $2", (person, kind), None) for kind in what
    ]

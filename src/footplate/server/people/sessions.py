"""Sessions: a random token in a cookie says who comes back."""

from __future__ import annotations

import contextlib
from typing import Final

from footplate.server.moment import Clock, now
from footplate.server.people.person import COLUMNS, DAY, HOUR, Person, bell_of, from_row
from footplate.server.people.tokens import digest, fresh
from footplate.server.store import Change, Store, Unavailable
from footplate.server.table import RENAMED

_ACCOUNT: Final = 400 * DAY
_GUEST: Final = 30 * DAY


def span(person: Person) -> int:
    """For how many milliseconds after their last visit a person is known again."""
    return _GUEST if person.guest else _ACCOUNT


class Sessions:
    """Opens sessions, tells whose they are, and ends them."""

    def __init__(self, store: Store, clock: Clock = now) -> None:
        self._store = store
        self._clock = clock

    async def open(self, person: Person) -> str:
        """A token for a new session of the person."""
        token = fresh()
        at = self._clock()
        sql = "insert into session (hash, person, created, seen, expires) values ($1, $2, $3, $4, $5)"
        await self._store.commit([Change(sql, (digest(token), person.id, at, at, at + span(person)))])
        return token

    async def who(self, token: str) -> Person | None:
        """Whose session that is, if it stands."""
        key, at = digest(token), self._clock()
        sql = (
            f"select {COLUMNS}, session.seen from session join person on person.id = session.person "
            "where session.hash = $1 and session.expires > $2 and person.deleted = 0"
        )
        found = await self._store.rows(sql, key, at)
        if not found:
            return None
        *who, seen = found[0]
        person = from_row(tuple(who))
        if at - seen >= HOUR:
            await self._saw(person, key, at)
        return person

    async def _saw(self, person: Person, key: str, at: int) -> None:
        session = (
            "update session set seen = $2, expires = $3 where hash = $1",
            (key, at, at + span(person)),
            None,
        )
        visit = ("update person set seen = $2 where id = $1", (person.id, at), None)
        # A database that cannot write for a while still knows who is asking.
        with contextlib.suppress(Unavailable):
            await self._store.commit([Change(*session), Change(*visit)])

    async def end(self, token: str) -> None:
        """End one session."""
        key = digest(token)
        found = await self._store.rows("select person from session where hash = $1", key)
        over = Change("delete from session where hash = $1", (key,), None)
        await self._store.commit([over], [farewell(person) for (person,) in found])

    async def end_all(self, person: Person) -> None:
        """End all sessions of a person."""
        await self._store.commit([ended(person.id)], [farewell(person.id)])


def ended(person: str, spared: str = "") -> Change:
    """Ends all sessions of a person but that of the spared token."""
    return Change("delete from session where person = $1 and hash <> $2", (person, digest(spared)), None)


def farewell(person: str) -> str:
    """The note that tells all processes to look whether sessions of a person still stand."""
    return f"{bell_of(person)}:{RENAMED}"

"""Desk: finds people who are awaited and were not told, and tells each once, of all tables together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from itertools import groupby
from typing import Final

import msgspec

from footplate.kernel.game import UnknownGame, find
from footplate.server.chair import LOOKING
from footplate.server.moment import Clock, now
from footplate.server.notices.choices import SHORTEST, read
from footplate.server.notices.failure import Failure
from footplate.server.notices.mail import Letter, Mail
from footplate.server.notices.notice import Notice, Turn, spoken, tell
from footplate.server.notices.webhook import Webhook
from footplate.server.store import Change, Conflict, Row, Store, Unavailable

EVERY: Final = 5.0  # seconds from one round to the next
AT_ONCE: Final = 8
TRIES: Final = 8
PAUSE: Final = 30_000  # ms after the first failure, doubled after each further one
FORGET: Final = 3_600_000  # ms after which failures count no more
GRACE: Final = 10.0  # seconds that a stopping desk gives to what it has begun to send

_WAITING = """
select n.person, n.table_id, n.since, n.sent, t.game,
    case when p.guest = 0 then p.email end, p.email_confirmed, p.settings,
    (select max(s.seen) from seat s where s.table_id = n.table_id and s.person = n.person)
from notice n join person p on p.id = n.person join tables t on t.id = n.table_id
where p.deleted = 0
    and exists (select 1 from notice d where d.person = n.person and d.sent is null and d.since <= $1)
order by n.person, n.table_id
"""
_CLAIM = "update notice set sent = $1 where person = $2 and table_id = $3 and since = $4 and sent is null"
_PUT_BACK = "update notice set sent = null where person = $1 and table_id = $2 and sent = $3"

_log = logging.getLogger(__name__)


class Awaited(msgspec.Struct, frozen=True):
    """A table that waits for a person."""

    table: str
    game: str
    since: int
    sent: int | None
    seen: int


class Reader(msgspec.Struct, frozen=True):
    """A person who may be told: how, and of which tables."""

    id: str
    email: str | None
    webhook: str | None
    language: str
    patience: int  # in ms
    tables: tuple[Awaited, ...]

    def untold(self, now: int) -> list[Awaited]:
        """What they are to be told now: nothing, or everything that they were not told and do not see.

        What is not yet due goes along with what is, so that nothing of it need follow soon after.
        """
        if any([one.sent is not None and now < one.sent + self.patience for one in self.tables]):
            return []
        unseen = [one for one in self.tables if one.sent is None and one.seen + LOOKING <= now]
        return unseen if any([one.since + self.patience <= now for one in unseen]) else []


class Rest(msgspec.Struct, frozen=True):
    """Until when a person is left in peace, and how many times in a row it was tried in vain to tell them."""

    until: int
    tries: int


class Desk:
    """Tells people that it is their turn. Any number of desks may work on one database."""

    def __init__(
        self,
        store: Store,
        *,
        mail: Mail | None,
        webhook: Webhook | None,
        public_url: str,
        clock: Clock = now,
        at_once: int = AT_ONCE,
        tries: int = TRIES,
    ) -> None:
        self._store = store
        self._mail = mail
        self._webhook = webhook
        self._url = public_url.rstrip("/")
        self._clock = clock
        self._places = asyncio.Semaphore(at_once)
        self._tries = tries
        self._rests: dict[str, Rest] = {}
        self._served: set[str] = set()

    async def run(self, every: float = EVERY) -> None:
        """Look every few seconds until cancelled; then let what has begun come to its end."""
        tasks: set[asyncio.Task[None]] = set()
        try:
            while True:
                try:
                    for reader in await self._due():
                        task = asyncio.create_task(self._serve(reader))
                        tasks.add(task)
                        task.add_done_callback(tasks.discard)
                except Unavailable:
                    _log.debug("notices wait for the database")
                except Exception:
                    _log.exception("a round of notices failed")
                await asyncio.sleep(every)
        finally:
            if tasks:
                _, late = await asyncio.wait(tasks, timeout=GRACE)
                for task in late:
                    task.cancel()

    async def round(self) -> None:
        """Look once, and tell everybody who is to be told."""
        await asyncio.gather(*[self._serve(reader) for reader in await self._due()])

    async def _due(self) -> list[Reader]:
        """Who is to be told now and is not being told already; each must then be served."""
        now = self._clock()
        self._rests = {id: rest for id, rest in self._rests.items() if now < rest.until + FORGET}
        rows = await self._store.rows(_WAITING, now - SHORTEST * 1000)
        found = [self._reader(list(of)) for _, of in groupby(rows, lambda row: row[0])]
        due = [reader for reader in found if self._may_be_told(reader, now)]
        self._served.update([reader.id for reader in due])
        return due

    def _may_be_told(self, reader: Reader, now: int) -> bool:
        rest = self._rests.get(reader.id)
        if reader.id in self._served or (rest is not None and now < rest.until):
            return False
        reachable = reader.email is not None or reader.webhook is not None
        return reachable and bool(reader.untold(now))

    def _reader(self, rows: list[Row]) -> Reader:
        """A person, from the rows of the tables that wait for them."""
        id, _, _, _, _, email, confirmed, settings, _ = rows[0]
        wishes = read(settings)
        choices = wishes.notices
        tables = [
            Awaited(table, game, since, sent, seen or 0) for _, table, since, sent, game, *_, seen in rows
        ]
        return Reader(
            id=id,
            email=email if self._mail is not None and choices.email and confirmed else None,
            webhook=choices.webhook if self._webhook is not None else None,
            language=wishes.language,
            patience=choices.patience * 1000,
            tables=tuple(tables),
        )

    async def _serve(self, reader: Reader) -> None:
        """Tell a person, unless somebody else does, or they have acted meanwhile."""
        try:
            async with self._places:
                now = self._clock()
                tables = reader.untold(now)
                if tables and await self._claim(reader, tables, now):
                    failure = await self._tell(reader, tables)
                    await self._settle(reader, tables, now, failure)
        except Unavailable:
            _log.warning("a notice was not noted down, for the database is away")
        except Exception:
            # One notice that cannot be told must not end all others.
            _log.exception("a notice could not be told")
        finally:
            self._served.discard(reader.id)

    async def _claim(self, reader: Reader, tables: list[Awaited], now: int) -> bool:
        """Note down that they are told; False if that has been done, or is no longer true."""
        changes = [Change(_CLAIM, (now, reader.id, one.table, one.since)) for one in tables]
        try:
            await self._store.commit(changes)
        except Conflict:
            return False
        return True

    async def _tell(self, reader: Reader, tables: list[Awaited]) -> Failure | None:
        """Tell them in every way they chose; who heard in one way was told."""
        turns = [Turn(one.table, title(one.game), f"{self._url}/tables/{one.table}") for one in tables]
        notice = tell(turns, reader.language)
        ways: list[Awaitable[Failure | None]] = []
        if self._mail is not None and reader.email is not None:
            ways.append(self._mail.send(self._letter(reader.email, notice, reader.language)))
        if self._webhook is not None and reader.webhook is not None:
            ways.append(self._webhook.post(reader.webhook, notice))
        outcomes = await asyncio.gather(*ways)
        failures = [outcome for outcome in outcomes if outcome is not None]
        for failure in failures:
            _log.warning("a notice to %s failed: %s", reader.id, failure.reason)
        if len(failures) < len(ways):
            return None
        return min(failures, key=lambda failure: failure.lasting)

    def _letter(self, to: str, notice: Notice, language: str) -> Letter:
        settings = f"{self._url}/settings"
        footer = spoken(language).text("notice-settings", url=settings)
        return Letter(to, notice.subject, f"{notice.text}\n\n{footer}\n", leave=settings)

    async def _settle(
        self, reader: Reader, tables: list[Awaited], claimed: int, failure: Failure | None
    ) -> None:
        """Leave them in peace if they were told or cannot be; else put the notice back for another try."""
        before = self._rests.get(reader.id)
        tries = 1 + (before.tries if before is not None else 0)
        if failure is None or failure.lasting or tries >= self._tries:
            self._rests[reader.id] = Rest(claimed + reader.patience, 0)
            return
        self._rests[reader.id] = Rest(self._clock() + (PAUSE << tries - 1), tries)
        # They may have acted meanwhile, and then there is nothing to put back.
        await self._store.commit(
            [Change(_PUT_BACK, (reader.id, one.table, claimed), rows=None) for one in tables]
        )


def title(game: str) -> str:
    """What a game is called; one that is no longer there goes by its name."""
    try:
        return find(game).title
    except UnknownGame:
        return game

"""House: all tables; loads those that are asked for, forgets those that are idle, stores what happens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from footplate.bots.roster import BOTS
from footplate.kernel.game import Game, Options, agree, find
from footplate.kernel.record import Closing, Entry, Header, Record, entry_decoder
from footplate.server import chair, results
from footplate.server.course import Course, followed, rebuild
from footplate.server.draft import Draft
from footplate.server.moment import Clock, now
from footplate.server.people.person import bell_of
from footplate.server.store import Change, Row, Store, Unavailable, document
from footplate.server.table import RENAMED, Facts, Table
from footplate.server.terms import Terms, Vote
from footplate.server.wire import events

LOG: Final = logging.getLogger("footplate.house")
WIDTH: Final = len(Facts.__struct_fields__)
LOADED: Final = (
    f"select {', '.join([f'tables.{name}' for name in Facts.__struct_fields__])}, {chair.COLUMNS}"
    " from tables join seat on seat.table_id = tables.id left join person on person.id = seat.person"
    " where tables.id = $1 order by seat"
)
ANYTHING: Final = 2**62  # newer than any number of an event


class NoSuchTable(LookupError):
    """There is no table of that id."""


class Watcher(Protocol):
    """Who wants to know that something happened at a table."""

    def wake(self) -> None:
        """Something happened."""


class House:
    """The tables of this process. A table in memory may be older than the stored one; a commit notices."""

    def __init__(
        self, store: Store, idle: float = 60.0, clock: Clock = now, bots: Sequence[str] = tuple(BOTS)
    ) -> None:
        self.store = store
        self.bots = tuple(bots)  # those that may sit at a table
        self.now = clock
        self.epoch = ""
        self.moves = 0  # stored by this process
        self._idle = idle
        self.studying = asyncio.Semaphore(1)  # long work on records: one at a time leaves time for who plays
        self._tables: dict[str, Table] = {}
        self._used: dict[str, float] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._seen: dict[tuple[str, str], int] = {}
        self._news: dict[str, int] = {}  # what was heard of a table while it was loaded or changed
        self.committed: Callable[[Table], None] = lambda table: None

    async def open(self) -> None:
        """Learn which content this is."""
        [(self.epoch,)] = await self.store.rows("select epoch from house")

    async def table(self, id: str, least: int = 0) -> Table:
        """A table as this process knows it; NoSuchTable if there is none.

        Somebody has heard of `least` events: if fewer are known here, it is loaded again.
        """
        self._used[id] = time.monotonic()
        if id in self._tables and self._tables[id].facts.seq >= least:
            return self._tables[id]
        async with self._lock(id):
            if (await self._at_hand(id)).facts.seq < least:
                self._tables.pop(id, None)
            return await self._at_hand(id)

    async def _at_hand(self, id: str) -> Table:
        """A table from memory or else from the store; its lock is held."""
        while id not in self._tables:
            self._news.pop(id, None)
            self._keep(await self._load(id))
        return self._tables[id]

    def _keep(self, table: Table) -> None:
        """Remember a table, unless something newer was heard of it meanwhile; its lock is held."""
        if self._news.pop(table.id, 0) > table.facts.seq:
            self._tables.pop(table.id, None)
            self._wake(table.id)
        else:
            self._tables[table.id] = table

    @asynccontextmanager
    async def draft(self, id: str, least: int = 0) -> AsyncIterator[Draft]:
        """A draft of a table that nobody else in this process changes meanwhile; store it with `commit`.

        Somebody has seen its record with `least` entries: if fewer are known here, it is loaded again.
        """
        async with self._lock(id):
            self._used[id] = time.monotonic()
            if (await self._at_hand(id)).facts.entries < least:
                self._tables.pop(id, None)
            yield Draft(await self._at_hand(id), self.now(), self.epoch)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def commit(self, draft: Draft, *more: Draft) -> Table:
        """Store a draft, and more in one with it; Conflict, and all forgotten, if another was first."""
        drafts = (draft, *more)
        for one in drafts:
            if one.facts.phase == "running" and one.course is not None and one.course.state.over:
                await self._end(one)
        changes = [change for one in drafts for change in one.changes()]
        try:
            await self.store.commit(changes, [f"{one.facts.id}:{one.facts.seq}" for one in drafts])
        except BaseException:
            # Nobody knows whether a commit that was cut off was made: the store must be asked.
            for one in drafts:
                self._tables.pop(one.table.id, None)
            await self.check_epoch()
            raise
        kept = [self._stored(one) for one in drafts]
        return kept[0]

    def _stored(self, draft: Draft) -> Table:
        """What was stored is known from now on, and told."""
        self.moves += draft.facts.entries - draft.table.facts.entries
        table = draft.done()
        self._keep(table)
        self._used[table.id] = time.monotonic()
        self._wake(table.id)
        for person in draft.awaited():
            self._wake(bell_of(person))
        self.committed(table)
        return table

    def saw(self, id: str, person: str) -> None:
        """Somebody looks at a table where they sit; stored now and then."""
        self._seen[id, person] = self.now()

    def seen(self) -> list[Change]:
        """Who was seen where since this was last asked."""
        seen, self._seen = self._seen, {}
        for (id, person), at in seen.items():
            if id in self._tables:
                self._tables[id] = self._tables[id].with_seen(person, at)
        sql = "update seat set seen = $3 where table_id = $1 and person = $2"
        return [Change(sql, (id, person, at), None) for (id, person), at in seen.items()]

    async def _end(self, draft: Draft) -> None:
        """The game is over: the record is closed, its seed shown, and the results are stored."""
        record = await self.record(draft.table)
        record.entries += [one.entry for past in draft.past for one in past.told]
        seed = bytes.fromhex(draft.facts.seed or "")
        record.close(seed)
        closing = document(record.closing)
        draft.happens(events.Ended(seed.hex()))
        draft.facts = replace(draft.facts, phase="over", closing=closing, asked=None)
        draft.extra += await results.changes(self.store, draft.done(), draft.now)

    async def check_epoch(self) -> None:
        """Forget everything if the whole content was replaced."""
        try:
            [(epoch,)] = await self.store.rows("select epoch from house")
        except Unavailable:
            return
        except Exception:
            LOG.warning("the store cannot be asked for its epoch", exc_info=True)
            return
        if epoch != self.epoch:
            self.epoch = epoch
            self.forget_all()

    def forget_all(self) -> None:
        """What is remembered may be wrong: load it again when it is asked for."""
        self._tables.clear()
        self._news.update(dict.fromkeys(self._locks, ANYTHING))
        for id in list(self._watchers):
            self._wake(id)

    def heard(self, note: str) -> None:
        """A note of some process: a table has changed, or, if it is empty, anything may have."""
        id, _, seq = note.partition(":")
        if not id:
            self.forget_all()
            return
        newest = ANYTHING if seq == RENAMED else int(seq)
        if id in self._locks:
            self._news[id] = max(newest, self._news.get(id, 0))
        if id not in self._tables:
            self._wake(id)
        elif self._tables[id].facts.seq < newest:
            del self._tables[id]
            self._wake(id)

    @contextmanager
    def watching(self, id: str, watcher: Watcher) -> Iterator[None]:
        """Have a watcher woken whenever something happens at a table."""
        self._watchers[id].add(watcher)
        try:
            yield
        finally:
            self._watchers[id].discard(watcher)
            if not self._watchers[id]:
                del self._watchers[id]

    def _wake(self, id: str) -> None:
        for watcher in list(self._watchers.get(id, ())):
            watcher.wake()

    def forget_idle(self) -> None:
        """Tables that nobody watches and nobody has asked for lately cost no memory."""
        before = time.monotonic() - self._idle
        for id in [id for id, at in self._used.items() if at < before and id not in self._watchers]:
            self._used.pop(id)
            self._tables.pop(id, None)
            if id not in self._locks:
                self._news.pop(id, None)

    @property
    def in_memory(self) -> int:
        """How many tables are."""
        return len(self._tables)

    async def _load(self, id: str) -> Table:
        # One statement, and of the log no more than it tells of: others may write meanwhile.
        rows = await self.store.rows(LOADED, id)
        if not rows:
            raise NoSuchTable(f"there is no table {id!r}")
        facts = facts_from(rows[0][:WIDTH])
        seats = [row[WIDTH:] for row in rows]
        game = find(facts.game, facts.ruleset)
        chairs = [chair.from_row(row) for row in seats]
        table = Table(facts, game, options_of(game, facts.options), chairs, None)
        if facts.seed is None:
            return table
        course = await self.course_at(table, facts.entries)
        if course.mark.number != facts.entries:
            raise AssertionError(f"table {id} has {facts.entries} entries, not {course.mark.number}")
        return Table(facts, game, table.options, chairs, course)

    async def course_at(self, table: Table, number: int) -> Course:
        """From the last snapshot before so many entries; if what follows takes back more, from them all."""
        game, options, seed = table.game, table.options, bytes.fromhex(table.facts.seed or "")
        saved = await self.store.rows(
            "select entries, data from snapshot where table_id = $1 and entries <= $2"
            " order by entries desc limit 1",
            table.id,
            number,
        )
        for at, data in saved:
            later = await self.entries(table.id, game, at, number)
            course = await asyncio.to_thread(followed, game, options, seed, bytes(data), later)
            if course is not None:
                return course
        entries = await self.entries(table.id, game, 0, number)
        return await asyncio.to_thread(rebuild, game, options, seed, entries)

    async def entries(self, id: str, game: Game[Any], after: int = 0, to: int = 2**31) -> list[Entry[Any]]:
        """The entries of a table's record after a number, up to another."""
        rows = await self.store.rows(
            "select first, data from event"
            " where table_id = $1 and count > 0 and first + count > $2 and first < $3 order by seq",
            id,
            after,
            to,
        )
        found = [entry for _, data in rows for entry in entries_from(game, data)]
        return found[after - rows[0][0] : to - rows[0][0]] if rows else []

    async def record(self, table: Table) -> Record:
        """The whole record of a game that has begun."""
        facts = table.facts
        return record_of(table, await self.entries(facts.id, table.game, 0, facts.entries))


def record_of(table: Table, entries: Sequence[Entry[Any]]) -> Record:
    """A record from a table's header, its entries and, once it has one, its closing."""
    facts = table.facts
    if facts.header is None:
        raise LookupError("the game has not begun")
    closing = msgspec.json.decode(facts.closing, type=Closing) if facts.closing else None
    return Record(msgspec.json.decode(facts.header, type=Header), entries, closing)


def entries_from(game: Game[Any], data: str) -> list[Entry[Any]]:
    """The entries of an event."""
    decoder = entry_decoder(game.actions)
    return [decoder.decode(line) for line in data.split("\n")]


def facts_from(row: Row) -> Facts:
    """A table's facts from its columns."""
    values = list(row)
    values[4] = msgspec.json.decode(values[4], type=Terms)
    values[14] = msgspec.json.decode(values[14], type=Vote) if values[14] else None
    return Facts(*values)


def options_of(game: Game[Any], document: str) -> Options:
    """The options that were agreed, from the stored document."""
    given = msgspec.json.decode(document, type=dict[str, Any])
    return agree(game, given.pop("players"), given)

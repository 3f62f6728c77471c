"""A server in the test's own loop, with people who come to it, and tables that are played by chance."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
from litestar import Litestar
from msgspec.structs import replace

from footplate.kernel.action import Action, Seat
from footplate.kernel.game import agree, find
from footplate.server.app import make_app
from footplate.server.chair import Chair
from footplate.server.course import Course
from footplate.server.house import House
from footplate.server.routes.visit import COOKIE
from footplate.server.settings import Settings
from footplate.server.table import Facts, Table
from footplate.server.terms import Terms
from tests.server.databases import newcomer
from tests.server.serving import listening


class Visitor:
    """Somebody with a browser; None for who has not said who they are."""

    def __init__(self, client: httpx.AsyncClient, id: str | None = None, token: str | None = None) -> None:
        self.id = id
        self._client = client
        self._headers = {"cookie": f"{COOKIE}={token}"} if token else {}

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """What the server answers to a question."""
        return (await self.ask(path, status, **query)).json()

    async def ask(self, path: str, status: int = 200, **query: Any) -> httpx.Response:
        """The whole answer to a question."""
        answer = await self._client.get(path, headers=self._headers, params=query)
        assert answer.status_code == status, answer.text
        return answer

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        """What the server answers to a command."""
        answer = await self._client.post(path, headers=self._headers, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def make(self, game: str, seats: Sequence[str], **more: Any) -> str:
        """A new table; each seat is for me, open, or a bot's."""
        wishes = [{"kind": kind} if kind != "bot" else {"kind": "bot", "bot": "random"} for kind in seats]
        made = await self.post("/api/tables", {"game": game, "seats": wishes, **more}, 201)
        return str(made["table"]["id"])


class Serving:
    """The server and who is there."""

    def __init__(self, app: Litestar, client: httpx.AsyncClient) -> None:
        self.app = app
        self._client = client
        self._keys = count(1)
        self.stranger = Visitor(client)

    @property
    def house(self) -> House:
        """The tables behind the server."""
        house: House = self.app.state.house
        return house

    async def person(self, name: str) -> Visitor:
        """Somebody new."""
        found = await newcomer(self.house.store, name)
        return Visitor(self._client, found.id, await self.app.state.sessions.open(found))

    async def play(self, id: str, who: Sequence[Visitor], rng: Random, most: int = 2000) -> None:
        """Everybody decides at random until the game is over or so many decisions are made."""
        for _ in range(most):
            table = await self.house.table(id)
            if table.facts.phase != "running":
                return
            seat = rng.choice(table.actors())
            action = rng.choice(table.legal(seat))
            [one] = [one for one in who if seat in table.seats_of(one.id)]
            body = {
                "expected": table.facts.entries,
                "key": f"k{next(self._keys)}",
                "action": table.notation.write(action),
                "seat": seat,
            }
            await one.post(f"/api/tables/{id}/actions", body)


@asynccontextmanager
async def serving(path: Path) -> AsyncIterator[Serving]:
    """A server with an empty database, for as long as it is needed."""
    app = make_app(Settings(data=str(path), limits=0, thinkers=0))
    async with listening(app) as client:
        yield Serving(app, client)


async def two_at(server: Serving, game: str, **more: Any) -> tuple[str, list[Visitor]]:
    """A running game of two people."""
    who = [await server.person("ada"), await server.person("ben")]
    id = await who[0].make(game, ["me", "open"], **more)
    await who[1].post(f"/api/tables/{id}/join", {}, 201)
    return id, who


def table_of(name: str, players: int, seed: bytes = bytes(32), **options: Any) -> Table:
    """A table in memory at which a game has just begun."""
    game = find(name)
    agreed = agree(game, players, options)
    facts = Facts("t", name, game.ruleset, "", Terms(), "running", "p", 0, 0, seed=seed.hex())
    course = Course(game, agreed, seed, game.setup(agreed))
    list(course.deal())
    return Table(facts, game, agreed, [Chair(seat) for seat in range(players)], course)


def after(table: Table, seat: Seat, action: Action) -> Table:
    """The table after a seat's action and what chance answers."""
    course = table.running.copy()
    course.act(seat, action)
    list(course.deal())
    facts = replace(table.facts, entries=course.mark.number)
    return Table(facts, table.game, table.options, table.chairs, course)


def moments(table: Table, rng: Random, most: int = 60) -> Iterator[Table]:
    """A game played at random, one moment after another."""
    for _ in range(most):
        if table.running.state.over:
            return
        yield table
        seat = rng.choice(table.actors())
        table = after(table, seat, rng.choice(table.legal(seat)))

"""A real server in the test's own loop, with a database of its own, and people who visit it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from footplate.server.app import make_app
from footplate.server.house import House
from footplate.server.people.person import Person
from footplate.server.settings import Settings
from tests.server.databases import newcomer

_KEYS = count(1)


def key() -> str:
    """A key that no request has had."""
    return f"key-{next(_KEYS)}"


class Visitor:
    """Somebody with a session."""

    def __init__(self, client: httpx.AsyncClient, who: Person, token: str) -> None:
        self.id = who.id
        self.person = who
        self._client = client
        self._headers = {"cookie": f"footplate={token}"}

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self._client.get(f"/api/tables{path}", params=query, headers=self._headers)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self._client.post(f"/api/tables{path}", json=body, headers=self._headers)

    async def put(self, path: str, **body: Any) -> httpx.Response:
        return await self._client.put(f"/api/tables{path}", json=body, headers=self._headers)

    async def scene(self, table: str, **query: Any) -> Any:
        found = await self.get(f"/{table}", **query)
        assert found.status_code == 200, found.text
        return found.json()

    async def entries(self, table: str) -> int:
        return int((await self.scene(table))["table"]["entries"])

    async def act(self, table: str, action: Any, **more: Any) -> httpx.Response:
        body = {"expected": await self.entries(table), "key": key(), "action": action, **more}
        return await self.post(f"/{table}/actions", **body)

    async def undo(self, table: str, what: Any = "last", **more: Any) -> httpx.Response:
        body = {"expected": await self.entries(table), "key": key(), "what": what, **more}
        return await self.post(f"/{table}/undo", **body)

    async def vote(self, table: str, entry: int, *, agree: bool, **more: Any) -> httpx.Response:
        body = {"expected": await self.entries(table), "key": key(), "entry": entry, "agree": agree, **more}
        return await self.post(f"/{table}/undo/vote", **body)


async def move(visitor: Visitor, table: str, **seat: int) -> None:
    """Whatever comes first among one's options."""
    offer = (await visitor.scene(table, **seat))["offer"]
    answers: list[Any] = []
    while not offer["complete"]:
        answers.append(offer["question"]["answers"][0])
        offer = (await visitor.post(f"/{table}/offer", answers=answers, **seat)).json()
    done = await visitor.act(table, offer["options"][0]["action"], **seat)
    assert done.status_code == 200, done.text


class Serving:
    """The server, and who visits it."""

    def __init__(self, app: Litestar, client: httpx.AsyncClient) -> None:
        self.app = app
        self.client = client

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    async def visitor(self, name: str) -> Visitor:
        who = await newcomer(self.house.store, name)
        return Visitor(self.client, who, await self.app.state.sessions.open(who))

    async def table(self, game: str, *people: Visitor, bots: int = 0, **terms: Any) -> str:
        """A running table with these people in this order, and bots after them."""
        first, *others = people
        wishes = [
            {"kind": "me"},
            *[{"kind": "open"}] * len(others),
            *[{"kind": "bot", "bot": "random"}] * bots,
        ]
        made = await first.post("/", game=game, seats=wishes, terms=terms)
        assert made.status_code == 201, made.text
        id: str = made.json()["table"]["id"]
        for seat, other in enumerate(others, 1):
            joined = await other.post(f"/{id}/join", seat=seat)
            assert joined.status_code == 201, joined.text
        return id


@asynccontextmanager
async def serving(directory: Path, **more: Any) -> AsyncIterator[Serving]:
    """A server for as long as it is needed; without limits and thinkers unless it is told otherwise."""
    usual = {"data": str(directory), "database": str(directory / "test.db"), "limits": 0, "thinkers": 0}
    app = make_app(Settings(**{**usual, **more}))
    async with listening(app) as client:
        yield Serving(app, client)


@asynccontextmanager
async def listening(app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    """An application that is served, and a client of it."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", ws="websockets-sansio"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            yield client
    finally:
        server.should_exit = True
        await task

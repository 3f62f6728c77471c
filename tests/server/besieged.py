"""A real server on a free port in the loop of a test, and who knocks at it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from footplate.server.app import make_app
from footplate.server.preamble import Preamble
from footplate.server.settings import Settings


class Fort(NamedTuple):
    """A server that is up: its application, and where it listens."""

    app: Litestar
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def serving(database: Path, **chosen: Any) -> AsyncIterator[Fort]:
    """A server for as long as it is needed."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        settings = replace(Settings(database=str(database), port=port, thinkers=0, limits=0), **chosen)
        app = make_app(settings)
        config = uvicorn.Config(
            app,
            http=Preamble,
            ws_max_size=65536,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), task.exception()
        try:
            yield Fort(app, port)
        finally:
            server.should_exit = True
            await task


def stranger(fort: Fort, **named: Any) -> httpx.AsyncClient:
    """Somebody whom the server does not know."""
    return httpx.AsyncClient(base_url=fort.url, timeout=60, **named)


@asynccontextmanager
async def guest(fort: Fort, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who has said who they are."""
    async with stranger(fort) as client:
        answer = await client.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        yield client


async def raw(fort: Fort, *parts: bytes) -> bytes:
    """What is answered to bytes that no decent client would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", fort.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await asyncio.wait_for(reader.read(65536), 30)
    except ConnectionError:
        return b""
    finally:
        writer.close()

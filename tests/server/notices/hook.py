"""A web server on this machine that keeps what is posted to it."""

from __future__ import annotations

import asyncio
import ssl
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec

OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class Posted(NamedTuple):
    """A request as it came in."""

    first: str
    headers: dict[str, str]
    document: Any


class Hook:
    """Gives the same answer to everyone; with `endless` it goes on answering until the other side leaves."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answer = OK
        self.endless = False
        self.left = asyncio.Event()
        self.connections = 0
        self.port = 0
        self._writers: list[StreamWriter] = []

    def hang_up(self) -> None:
        """Break off every conversation."""
        for writer in self._writers:
            writer.transport.abort()

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One request."""
        self.connections += 1
        self._writers.append(writer)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
            headers = dict([line.lower().split(": ", 1) for line in head[1:-2]])
            body = await reader.readexactly(int(headers["content-length"]))
            self.posted.append(Posted(head[0], headers, msgspec.json.decode(body)))
            writer.write(self.answer)
            while self.endless:
                writer.write(b"x" * 65536)
                await writer.drain()
            await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self.left.set()
            writer.close()


@asynccontextmanager
async def hook(tls: ssl.SSLContext | None = None) -> AsyncIterator[Hook]:
    """A web server, with TLS if it has something to prove its name with."""
    keeper = Hook()
    server = await asyncio.start_server(keeper.serve, "127.0.0.1", 0, ssl=tls)
    async with server:
        keeper.port = server.sockets[0].getsockname()[1]
        yield keeper

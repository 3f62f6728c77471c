"""Webhook: a small document posted to an address that a person gave, and never into a private network."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

import msgspec

from footplate.server.notices.address import PRIVATE, Address, is_public, read
from footplate.server.notices.failure import Failure
from footplate.server.notices.notice import Notice

Resolve: TypeAlias = Callable[[str, int], Sequence[str]]
_Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]

TIMEOUT: Final = 5.0  # seconds, from the first question to the last byte
ANSWER: Final = 1024  # bytes: the first line of an answer must fit; nothing else of it is read
RESOLVERS: Final = 4
# Too early or too often, which another try may mend.
PASSING: Final = (408, 425, 429)

_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r?\n")


def resolve(host: str, port: int) -> Sequence[str]:
    """The IP addresses of a host, as the system knows them."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(where[0]) for *_, where in found]))


class Webhook:
    """Posts notices. A name is resolved once; what was judged then is what is connected to."""

    def __init__(
        self,
        *,
        allow_private: bool,
        resolve: Resolve = resolve,
        trust: ssl.SSLContext | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self._allow_private = allow_private
        self._resolve = resolve
        self._trust = trust or ssl.create_default_context()
        self._timeout = timeout
        # Threads of its own: who owns a name can make its resolution slow, and should delay nothing else.
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "webhook")

    def close(self) -> None:
        """Resolve no more names."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, notice: Notice) -> Failure | None:
        """Post a notice; None once the other side has taken it."""
        to = read(url)
        if isinstance(to, Failure):
            return to
        deadline = asyncio.get_running_loop().time() + self._timeout
        try:
            async with asyncio.timeout_at(deadline):
                line = await self._connect(to)
        except TimeoutError:
            return Failure("the webhook's host takes too long to connect", lasting=False)
        if isinstance(line, Failure):
            return line
        reader, writer = line
        try:
            async with asyncio.timeout_at(deadline):
                writer.write(request(to, document(notice)))
                return judged(await reader.readline())
        except (OSError, ValueError):
            # It may have heard all the same, and should not hear it again and again.
            return Failure("the webhook gives no proper answer in time", lasting=True)
        finally:
            writer.transport.abort()

    async def _connect(self, to: Address) -> _Line | Failure:
        try:
            loop = asyncio.get_running_loop()
            addresses = await loop.run_in_executor(self._resolvers, self._resolve, to.host, to.port)
        except (OSError, UnicodeError):
            return Failure("the webhook's host is not known", lasting=False)
        if not self._allow_private and not all([is_public(address) for address in addresses]):
            return Failure(PRIVATE, lasting=True)
        for address in addresses:
            try:
                return await self._dial(address, to)
            except ssl.SSLError:
                return Failure("the webhook's host cannot prove its name", lasting=False)
            except OSError:
                continue
        return Failure("the webhook's host cannot be reached", lasting=False)

    async def _dial(self, address: str, to: Address) -> _Line:
        """A line to this very address, which proves to be the host's own if it is a secure one."""
        secure = to.scheme == "https"
        return await asyncio.open_connection(
            address,
            to.port,
            limit=ANSWER,
            flags=socket.AI_NUMERICHOST,
            ssl=self._trust if secure else None,
            server_hostname=to.host if secure else None,
        )


def document(notice: Notice) -> bytes:
    """What is posted: the words where Slack and Discord look for them, and the tables for programs."""
    return msgspec.json.encode({"text": notice.text, "content": notice.text, "tables": notice.turns})


def request(to: Address, body: bytes) -> bytes:
    """The request that posts a document."""
    head = (
        f"POST {to.target} HTTP/1.1\r\n"
        f"Host: {to.authority}\r\n"
        "User-Agent: footplate\r\n"
        "Content-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


def judged(line: bytes) -> Failure | None:
    """What the first line of an answer means; a redirection is not followed, and so a failure."""
    found = _STATUS.fullmatch(line)
    if found is None:
        return Failure("the webhook does not answer in HTTP", lasting=True)
    status = int(found[1])
    if 200 <= status < 300:
        return None
    return Failure(f"the webhook answers {status}", lasting=status < 500 and status not in PASSING)

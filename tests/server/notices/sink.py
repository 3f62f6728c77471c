"""A mail server on this machine that keeps what it gets."""

from __future__ import annotations

import asyncio
import ssl
from asyncio import StreamReader, StreamWriter
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import NamedTuple


class Received(NamedTuple):
    """A letter as it came in; `secure` if it came through TLS."""

    recipients: list[str]
    message: EmailMessage
    secure: bool


class Sink:
    """Speaks as much SMTP as a sender needs; `say` replaces its answers, by command."""

    def __init__(self, tls: ssl.SSLContext | None = None, account: tuple[str, str] | None = None) -> None:
        self.received: list[Received] = []
        self.greetings: list[str] = []
        self.say: dict[str, str] = {}
        self.port = 0
        self._tls = tls
        self._account = account

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One conversation."""
        try:
            await self._converse(reader, writer)
        finally:
            writer.close()

    async def _converse(self, reader: StreamReader, writer: StreamWriter) -> None:
        known = self._account is None
        recipients: list[str] = []
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode("ascii").strip():
            verb, _, rest = line.partition(" ")
            answer = "250 so be it"
            if verb == "ehlo":
                self.greetings.append(rest)
                answer = "250-sink\r\n250-AUTH PLAIN" + ("\r\n250 STARTTLS" if self._tls else "\r\n250 HELP")
            elif verb == "AUTH":
                _, user, password = b64decode(rest.removeprefix("PLAIN ")).decode("utf-8").split("\0")
                known = (user, password) == self._account
                answer = "235 welcome" if known else "535 who are you?"
            elif not known and verb == "mail":
                answer = "530 who are you?"
            elif verb == "rcpt":
                recipients.append(rest.removeprefix("TO:<").removesuffix(">"))
            elif verb == "quit":
                answer = "221 farewell"
            elif verb == "STARTTLS":
                writer.write(b"220 go ahead\r\n")
                await writer.start_tls(self._tls or ssl.create_default_context())
                continue
            elif verb == "data" and verb not in self.say:
                writer.write(b"354 go ahead\r\n")
                stuffed = (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n")
                lines = [line.removeprefix(b".") for line in stuffed.split(b"\r\n")]
                message = message_from_bytes(b"\n".join(lines), EmailMessage, policy=default)
                secure = writer.get_extra_info("ssl_object") is not None
                self.received.append(Received(recipients, message, secure))
                recipients = []
            writer.write(f"{self.say.get(verb, answer)}\r\n".encode())


@asynccontextmanager
async def sink(
    *, tls: ssl.SSLContext | None = None, at_once: bool = False, account: tuple[str, str] | None = None
) -> AsyncIterator[Sink]:
    """A mail server; with `tls` it offers STARTTLS, or speaks TLS from the first byte if `at_once`."""
    keeper = Sink(None if at_once else tls, account)
    server = await asyncio.start_server(keeper.serve, "127.0.0.1", 0, ssl=tls if at_once else None)
    async with server:
        keeper.port = server.sockets[0].getsockname()[1]
        yield keeper

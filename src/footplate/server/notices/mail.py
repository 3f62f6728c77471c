"""Mail: plain letters by SMTP."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, getaddresses, make_msgid
from typing import Final, Literal, cast
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from footplate.server.notices.failure import Failure

TIMEOUT: Final = 20.0  # seconds, for each answer of the server
AT_ONCE: Final = 2  # connections; each holds a thread that others wait for, too
PORTS: Final = {"none": 25, "starttls": 587, "ssl": 465}

# One address and nothing else: no list, no name, no comment, no line break.
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}")


class BadMail(ValueError):
    """The settings of mail cannot be meant so."""


class Server(msgspec.Struct, frozen=True):
    """Where letters are handed in, and how."""

    host: str
    port: int
    tls: Literal["none", "starttls", "ssl"]
    user: str | None = None
    password: str = ""


class Letter(msgspec.Struct, frozen=True):
    """A letter to one person; `leave` is the page where they can choose to get no more of its kind."""

    to: str
    subject: str
    body: str
    leave: str | None = None


class Mail:
    """Sends letters from one sender, such as "Footplate <table@example.org>"."""

    def __init__(
        self, smtp: str, sender: str, *, trust: ssl.SSLContext | None = None, timeout: float = TIMEOUT
    ) -> None:
        self._server = server(smtp)
        senders = getaddresses([sender])
        if len(senders) != 1 or not is_address(senders[0][1]):
            raise BadMail(f"the sender of mail must have one e-mail address, not {sender!r}")
        name, address = senders[0]
        self._sender = Address(name, addr_spec=address)
        self._trust = trust or ssl.create_default_context()
        self._timeout = timeout
        self._places = asyncio.Semaphore(AT_ONCE)

    async def send(self, letter: Letter) -> Failure | None:
        """Hand in a letter; None once the server has taken it."""
        if not is_address(letter.to):
            return Failure("that is no e-mail address", lasting=True)
        async with self._places:
            return await asyncio.to_thread(self._hand_in, letter)

    def _hand_in(self, letter: Letter) -> Failure | None:
        message = self._written(letter)
        try:
            with self._connected() as connection:
                connection.send_message(message, self._sender.addr_spec, [letter.to])
        except smtplib.SMTPRecipientsRefused as refused:
            code, _ = refused.recipients[letter.to]
            return Failure(f"the mail server refuses the recipient ({code})", lasting=code >= 500)
        except (smtplib.SMTPException, OSError) as error:
            return Failure(f"mail cannot be sent now ({type(error).__name__})", lasting=False)
        return None

    @contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """A connection, secured and logged in as the settings say."""
        to = self._server
        if to.tls == "ssl":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                to.host, to.port, self._sender.domain, timeout=self._timeout, context=self._trust
            )
        else:
            connection = smtplib.SMTP(to.host, to.port, self._sender.domain, timeout=self._timeout)
        try:
            if to.tls == "starttls":
                connection.starttls(context=self._trust)
            if to.user is not None:
                connection.login(to.user, to.password)
            yield connection
            # The letter is taken by now; a bad farewell must not have it sent again.
            with suppress(smtplib.SMTPException, OSError):
                connection.quit()
        finally:
            connection.close()

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage(SMTP)
        message["From"] = self._sender
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = " ".join(letter.subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.domain)
        message["Auto-Submitted"] = "auto-generated"
        if letter.leave is not None:
            message["List-Unsubscribe"] = f"<{letter.leave}>"
        message.set_content(letter.body)
        return message


def is_address(text: str) -> bool:
    """Whether a text is one plain e-mail address that a letter can be sent to."""
    if not _ADDRESS.fullmatch(text):
        return False
    with suppress(ValueError, MessageError, IndexError):
        return Address(addr_spec=text).addr_spec == text
    return False


def server(address: str) -> Server:
    """The server of an address such as smtp://user:password@host:587?tls=starttls; BadMail if there is none.

    Letters travel by STARTTLS unless `tls=none` or `tls=ssl`; smtps:// is another way to write the latter.
    What is wrong is told without the address, for it may hold a password.
    """
    try:
        parts = urlsplit(address)
        port = parts.port
        asked = parse_qs(parts.query, strict_parsing=bool(parts.query))
    except ValueError:
        raise BadMail("the address of the mail server cannot be read") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
        raise BadMail(
            "the address of the mail server must look like smtp://user:password@host:587?tls=starttls"
        )
    tls = asked.pop("tls", ["ssl" if parts.scheme == "smtps" else "starttls"])[-1]
    if asked or tls not in PORTS or (parts.scheme == "smtps" and tls != "ssl"):
        raise BadMail("after the mail server's host only ?tls=starttls, ?tls=ssl or ?tls=none can stand")
    user = None if parts.username is None else unquote(parts.username)
    secured = cast(Literal["none", "starttls", "ssl"], tls)
    return Server(parts.hostname, port or PORTS[tls], secured, user, unquote(parts.password or ""))

"""Logs: what happens, a line each, for programs or for people; never a token, a cookie or a body."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any, Final, NamedTuple

from litestar.types import ASGIApp, Message, Receive, Scope, Send

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
UNKNOWN: Final = "unknown"  # a method or path that leads nowhere: what was sent may be anything
LOG: Final = logging.getLogger("footplate.requests")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


class Seen(NamedTuple):
    """A request that was answered: by which route, how, in how many seconds, and with which problem."""

    method: str
    path: str
    status: int
    seconds: float
    problem: str


class Lines(logging.Formatter):
    """A JSON document a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {"at": at, "level": record.levelname.lower(), "logger": record.name}
        return json.dumps(said | _told(record) | _error(self, record), default=str)


class Sentences(logging.Formatter):
    """A line to read, and under it the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        told = _told(record)
        message = told.pop("message")
        facts = " ".join([f"{name}={value}" for name, value in told.items()])
        line = f"{at} {record.levelname.lower():7} {message}  {facts}".rstrip()
        return "\n".join([line, *_error(self, record).values()])


def _told(record: logging.LogRecord) -> dict[str, Any]:
    told: dict[str, Any] = {"message": record.getMessage()}
    if request := REQUEST.get():
        told["request"] = request
    return told | getattr(record, "facts", {})


def _error(formatter: logging.Formatter, record: logging.LogRecord) -> dict[str, str]:
    return {"error": formatter.formatException(record.exc_info)} if record.exc_info else {}


def configuration(kind: str, level: str) -> dict[str, Any]:
    """How Python's logging is set up; what the HTTP server says goes the same way."""
    formatter = Lines if kind == "json" else Sentences
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": f"{formatter.__module__}.{formatter.__name__}"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "footplate": {"level": level.upper()},
            # What it says below a warning has the addresses of sockets, and they have tokens in them.
            "uvicorn.error": {"level": "WARNING"},
            # It shows the trace of every attempt to connect to a database that is away.
            "asyncpg": {"level": "ERROR"},
        },
    }


class Requests:
    """Stands before everything: gives each request an id, and tells of it when it is over."""

    def __init__(self, app: ASGIApp, done: Callable[[Seen], None]) -> None:
        self.sockets = 0
        self._app = app
        self._done = done

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = REQUEST.set(token_hex(8))
        told = _Told(send, REQUEST.get(), self._socket)
        begun = time.perf_counter()
        try:
            await self._app(scope, receive, told)
        finally:
            self.sockets -= told.accepted
            self._tell(scope, told.status, time.perf_counter() - begun)
            REQUEST.reset(request)

    def _socket(self) -> None:
        self.sockets += 1

    def _tell(self, scope: Any, status: int, seconds: float) -> None:
        method = scope.get("method", "WEBSOCKET")
        method = method if method in METHODS else UNKNOWN
        path = scope.get("path_template", UNKNOWN)
        problem = scope.get("state", {}).get("problem", "")
        seen = Seen(method, path, status, seconds, problem)
        self._done(seen)
        facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        if problem:
            facts["problem"] = problem
        LOG.info("request", extra={"facts": facts})


class _Told:
    """Sends what is answered, with the request's id, and remembers how it went."""

    def __init__(self, send: Send, id: str, socket: Callable[[], None]) -> None:
        self.status = 0  # nobody was there any more to be answered
        self.accepted = 0
        self._send = send
        self._id = id.encode()
        self._socket = socket

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], (b"x-request-id", self._id)]
        elif message["type"] == "websocket.accept":
            self.status = 101
            self.accepted = 1
            self._socket()
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        await self._send(message)


def note_problem(scope: Any, code: str) -> None:
    """Remember why a request was declined, for whoever tells of it."""
    scope.setdefault("state", {})["problem"] = code

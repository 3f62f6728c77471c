"""Guard: what every request must pass and every answer carries: origins, sizes, limits, headers."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from footplate.server.logs import note_problem
from footplate.server.wire import Problem

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
A_MINUTE: Final = 1200  # requests of one address
REMEMBERED: Final = 20_000  # addresses


class Bucket:
    """So many at once, and so many again each minute."""

    def __init__(self, a_minute: float) -> None:
        self._rate = a_minute / 60
        self._size = a_minute / 2
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether somebody may once more."""
        now = time.monotonic()
        left, at = self._left.pop(who, (self._size, now))
        left = min(self._size, left + (now - at) * self._rate)
        allowed = left >= cost
        self._left[who] = (left - cost if allowed else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Guard:
    """Stands before the application; a request that does not pass changes nothing."""

    def __init__(self, app: ASGIApp, public_url: str, limits: float) -> None:
        self._app = app
        self._public = _origin(public_url) if public_url else ""
        self._bucket = Bucket(A_MINUTE * limits) if limits else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self._refusal(kind, scope, headers)
        if problem is None:
            await self._app(scope, receive, _with_headers(send))
            return
        note_problem(scope, problem[1].code)
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": problem[1].code})
        else:
            await _answer(_with_headers(send), *problem)

    def _refusal(self, kind: str, scope: Any, headers: dict[str, str]) -> tuple[int, Problem] | None:
        client = scope.get("client")
        if self._bucket and client and not self._bucket.take(client[0]):
            return 429, Problem("too-many-requests", "too many requests; wait a little")
        if (kind == "websocket" or scope["method"] not in SAFE) and not self._same_origin(scope, headers):
            return 403, Problem("foreign-origin", "this request comes from another site")
        return None

    def _same_origin(self, scope: Any, headers: dict[str, str]) -> bool:
        """A browser says where a request comes from; a program that says nothing has no one's cookies."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in (self._public, f"{_scheme(scope)}://{headers.get('host', '')}")


def _scheme(scope: Any) -> str:
    return {"ws": "http", "wss": "https"}.get(scope["scheme"], str(scope["scheme"]))


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _with_headers(send: Send) -> Send:
    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *[header for header in HEADERS if header[0] not in there],
            ]
        await send(message)

    return told


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

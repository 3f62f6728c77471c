"""Guard: what every request must pass and every answer carries: origins, sizes, limits, headers."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from typing import Any, Final, NamedTuple
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
    (b"cache-control", b"no-store"),  # what may be kept says so itself
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
RETRY: Final = (b"retry-after", b"5")
HEALTH: Final = "/healthz"  # is asked for by whoever looks after the process, by any name
SAFE: Final = ("GET", "HEAD", "OPTIONS")
A_MINUTE: Final = 1200  # requests of one address, and messages on its sockets
SOCKETS: Final = 100  # of one address at the same time
SOCKETS_OF_ONE: Final = 50  # of one person
REMEMBERED: Final = 20_000  # addresses
LONGEST_PATH: Final = 1024
LONGEST_QUERY: Final = 4096
TOO_MANY: Final = 4429  # the code with which a socket is closed

_HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::([0-9]{1,5}))?")
_PORTS: Final = {"http": 80, "https": 443}
_SETTING: Final = "if it is its own, its operator names it with --public-url or FOOTPLATE_PUBLIC_URL"


class Bucket:
    """So many at once, and so many again each minute."""

    def __init__(self, a_minute: float) -> None:
        self._rate = a_minute / 60
        self._size = max(1.0, a_minute / 2)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether somebody may once more."""
        left, now = self._now(who)
        self._left.pop(who, None)
        self._left[who] = (left - cost if left >= cost else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return left >= cost

    def wait(self, who: str, cost: float = 1.0) -> int:
        """The seconds until somebody may once more."""
        return max(1, ceil((cost - self._now(who)[0]) / self._rate))

    def _now(self, who: str) -> tuple[float, float]:
        now = time.monotonic()
        left, at = self._left.get(who, (self._size, now))
        return min(self._size, left + (now - at) * self._rate), now


class Crowd:
    """So many of everybody at the same time."""

    def __init__(self, most: float) -> None:
        self._most = max(1.0, most)
        self._here: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Whether somebody may once more; if so, they leave when they are done."""
        here = self._here.get(who, 0)
        if here >= self._most:
            return False
        self._here[who] = here + 1
        return True

    def leave(self, who: str) -> None:
        """Somebody is done."""
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]


class Site(NamedTuple):
    """What a browser calls an origin."""

    scheme: str
    host: str
    port: int


class Guard:
    """Stands before the application; a request that does not pass changes nothing."""

    def __init__(self, app: ASGIApp, public_url: str, limits: float) -> None:
        self._app = app
        self._public = _public(public_url) if public_url else None
        self._bucket = Bucket(A_MINUTE * limits) if limits else None
        self._crowd = Crowd(SOCKETS * limits) if limits else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        send = _with_headers(send, secure=_scheme(scope) == "https" or self._secure)
        problem = self._refusal(scope)
        if problem is not None:
            await _decline(scope, receive, send, *problem)
        elif kind == "http":
            await self._app(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    @property
    def _secure(self) -> bool:
        return self._public is not None and self._public.scheme == "https"

    def _refusal(self, scope: Any) -> tuple[int, Problem, int] | None:
        """The status and the problem of a request that does not pass, and in how many seconds it might."""
        who = network_of(scope)
        if self._bucket and not self._bucket.take(who):
            wait = self._bucket.wait(who)
            return 429, Problem("too-many-requests", f"too many requests; wait {wait} s"), wait
        if len(scope.get("raw_path") or b"") > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
            return 400, Problem("bad-request", "this address is longer than any here"), 0
        if b"%00" in (scope.get("raw_path") or b"") or b"%00" in scope["query_string"]:
            return 400, Problem("bad-request", "no address here has a character of the number 0"), 0
        if _is_repeated(scope["query_string"]):
            return 400, Problem("bad-request", "this address says the same thing twice"), 0
        if scope["path"] != HEALTH and (problem := self._misnamed(scope)):
            return 403, problem, 0
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if problem := self._foreign(scope):
            return 403, problem, 0
        if not _is_json(scope):
            return 415, Problem("not-json", "a body is JSON here: Content-Type: application/json"), 0
        return None

    def _misnamed(self, scope: Any) -> Problem | None:
        """What is wrong with the name by which a request calls this server.

        A name that anybody could give to this machine is none of ours, or else the site that gave it could
        read and do here whatever its visitors may.
        """
        hosts = _values(scope, b"host")
        if len(hosts) > 1:
            return Problem("foreign-origin", "this request has several hosts")
        here = _here(scope)
        if hosts and (here is None or not self._is_ours(here.host)):
            return Problem(
                "unknown-host", f"this server is not known by the name of this request; {_SETTING}"
            )
        return None

    def _foreign(self, scope: Any) -> Problem | None:
        """What is wrong with the site that a request comes from.

        A browser says where that is; a program that says nothing has no one's cookies.
        """
        origins, fetched = _values(scope, b"origin"), _values(scope, b"sec-fetch-site")
        if len(origins) > 1:
            return Problem("foreign-origin", "this request has several origins")
        here = _here(scope)
        if any([one not in ("same-origin", "none") for one in fetched]):
            return Problem("foreign-origin", "this request comes from another site")
        if origins and _site(origins[0]) not in [one for one in (self._public, here) if one]:
            return Problem("foreign-origin", f"this request comes from another site; {_SETTING}")
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a name is ours, or one that no stranger can have made for this machine."""
        if self._public is not None and host == self._public.host:
            return True
        name = host.removesuffix(".")
        return "." not in name or name.endswith((".local", ".localhost")) or _is_address(host)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, as long as its address has not too many of them and does not say too much."""
        who, crowd, bucket = network_of(scope), self._crowd, self._bucket
        if crowd is None or bucket is None:
            await self._app(scope, receive, send)
            return
        if not crowd.enter(who):
            problem = Problem("too-many-sockets", "too many sockets of one address")
            await _decline(scope, receive, send, 429, problem, 0)
            return

        async def heard() -> Any:
            message = await receive()
            if message["type"] != "websocket.receive" or bucket.take(who):
                return message
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too-many-requests"})
            return {"type": "websocket.disconnect", "code": TOO_MANY, "reason": None}

        try:
            await self._app(scope, heard, send)
        finally:
            crowd.leave(who)


def network_of(scope: Any) -> str:
    """Whose request it is, as far as an address tells: of IPv6 the network, which one customer has."""
    client = scope.get("client")
    try:
        address = ip_address(client[0] if client else "")
    except ValueError:
        return str(client[0])[:64] if client else ""
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def _values(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _is_repeated(query: bytes) -> bool:
    names = [part.partition(b"=")[0] for part in query.split(b"&")]
    return len(set(names)) < len(names)


def _is_json(scope: Any) -> bool:
    """Whether the body is JSON, if there is one; a form of another site can send anything but that."""
    kinds = [one.partition(";")[0].strip().lower() for one in _values(scope, b"content-type")]
    has_body = _values(scope, b"transfer-encoding") or set(_values(scope, b"content-length")) - {"0"}
    return kinds == ["application/json"] or not (kinds or has_body)


def _scheme(scope: Any) -> str:
    return {"ws": "http", "wss": "https"}.get(scope["scheme"], str(scope["scheme"]))


def _site(origin: str) -> Site | None:
    """An origin read as strictly as browsers write it; None for `null` and whatever else is none."""
    scheme, _, rest = origin.lower().partition("://")
    found = _HOST.fullmatch(rest)
    if found is None or scheme not in _PORTS:
        return None
    return Site(scheme, found[1], int(found[2] or _PORTS[scheme]))


def _here(scope: Any) -> Site | None:
    """This server, as a request calls it."""
    hosts = _values(scope, b"host")
    return _site(f"{_scheme(scope)}://{hosts[0]}") if hosts else None


def _public(url: str) -> Site:
    """The site of an address as an operator writes it."""
    parts = urlsplit(url)
    host = (parts.hostname or "").encode("idna").decode()
    shown = f"[{host}]" if ":" in host else host
    return Site(parts.scheme.lower(), shown, parts.port or _PORTS[parts.scheme.lower()])


def _with_headers(send: Send, *, secure: bool) -> Send:
    async def told(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers: Any = list(message["headers"])
            there = {name.lower() for name, _ in headers}
            wanted = [*HEADERS, *([HSTS] if secure else []), *([RETRY] if _is_busy(message) else [])]
            headers += [header for header in wanted if header[0] not in there]
            message["headers"] = headers
        await send(message)

    return told


def _is_busy(message: Any) -> bool:
    return bool(message["status"] == 429)


async def _decline(scope: Any, receive: Receive, send: Any, status: int, problem: Problem, wait: int) -> None:
    """Answer a request that does not pass.

    A page learns of a socket only with which code it was closed, and of one that was never opened not even
    that: who is merely to wait is told so.
    """
    note_problem(scope, problem.code)
    if scope["type"] == "http":
        await _answer(send, "http.response", status, problem, wait)
    elif status == 429:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": problem.code})
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        await _answer(send, "websocket.http.response", status, problem, wait)
    else:
        await send({"type": "websocket.close", "code": 4403, "reason": problem.code})


async def _answer(send: Any, kind: str, status: int, problem: Problem, wait: int) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})

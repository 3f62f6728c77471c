"""The guard: which requests pass, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.types import Receive, Scope, Send

from footplate.server import guard
from footplate.server.guard import TOO_MANY, Bucket, Crowd, Guard, network_of
from footplate.server.wire import Problem

pytestmark = pytest.mark.anyio

PUBLIC = "https://play.example.org"


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Says that all is well, or listens until nobody is there."""
    if str(scope["type"]) == "websocket":
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    start: Any = {"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]}
    await send(start)
    await send({"type": "http.response.body", "body": b"well", "more_body": False})


class Answer(msgspec.Struct):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        return msgspec.json.decode(self.body, type=Problem).code if self.status != 200 else ""


def scope(
    method: str = "POST", kind: str = "http", scheme: str = "http", path: str = "/api/tables", **given: Any
) -> dict[str, Any]:
    headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]
    return {
        "type": kind,
        "method": method,
        "scheme": scheme,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("192.0.2.1", 4711),
        "extensions": {"websocket.http.response": {}},
    }


async def ask(guarded: Guard, asked: dict[str, Any]) -> Answer:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "websocket.connect"} if len(sent) == 0 else {"type": "websocket.disconnect"}

    await guarded(asked, receive, send)  # type: ignore[arg-type]
    if sent[0]["type"] == "websocket.accept":
        code = sent[1]["code"] if len(sent) > 1 else 101
        return Answer(code, {}, b"")
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], headers, sent[1]["body"])


async def code(public_url: str = "", **asked: Any) -> str:
    return (await ask(Guard(application, public_url, 0), scope(**asked))).code


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8018", "http://localhost:8018"),
        ("LocalHost:8018", "HTTP://LOCALHOST:8018"),
        ("127.0.0.1:8018", "http://127.0.0.1:8018"),
        ("192.168.1.7:8018", "http://192.168.1.7:8018"),
        ("[::1]:8018", "http://[::1]:8018"),
        ("[fe80::1]", "http://[fe80::1]:80"),
        ("kitchen.local:8018", "http://kitchen.local:8018"),
        ("kitchen", "http://kitchen"),
        ("kitchen:80", "http://kitchen"),
    ],
)
async def test_a_page_of_this_server_may_act(host: str, origin: str) -> None:
    assert await code(host=host, origin=origin) == ""


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://evil.example",
        "http://localhost:8019",
        "https://localhost:8018",
        "http://localhost:8018.evil.example",
        "http://localhost:8018@evil.example",
        "http://evil.example/localhost:8018",
        "file://localhost:8018",
        "localhost:8018",
        "http://localhost:8018 http://localhost:8018",
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_page_of_another_site_changes_nothing(method: str, origin: str) -> None:
    assert await code(method=method, host="localhost:8018", origin=origin) == "foreign-origin"


@pytest.mark.parametrize("site", ["cross-site", "same-site", "anything"])
async def test_a_browser_that_says_that_a_request_is_foreign_is_believed(site: str) -> None:
    assert await code(host="localhost", sec_fetch_site=site) == "foreign-origin"
    assert await code(host="localhost", sec_fetch_site="same-origin") == ""


async def test_a_program_that_says_nothing_of_its_origin_may_act() -> None:
    assert await code(host="localhost") == ""
    assert await code() == ""


async def test_whoever_only_looks_may_come_from_anywhere() -> None:
    assert await code(method="GET", host="localhost", origin="http://evil.example") == ""


async def test_a_page_of_another_site_opens_no_socket() -> None:
    asked = scope(kind="websocket", scheme="ws", host="localhost", origin="http://evil.example")
    answer = await ask(Guard(application, "", 0), asked)
    assert (answer.status, answer.code) == (403, "foreign-origin")
    asked = scope(kind="websocket", scheme="ws", host="localhost", origin="http://localhost")
    assert (await ask(Guard(application, "", 0), asked)).status == 101


async def test_behind_a_proxy_the_public_address_is_ours() -> None:
    assert await code(PUBLIC, host="127.0.0.1:8018", origin=PUBLIC) == ""
    assert await code(PUBLIC, host="play.example.org", origin=PUBLIC) == ""
    assert await code(f"{PUBLIC}:443/", host="play.example.org", origin=PUBLIC) == ""
    assert await code(PUBLIC, host="play.example.org", origin="https://PLAY.example.org:443") == ""
    assert await code(PUBLIC, host="play.example.org", origin="https://www.example.org") == "foreign-origin"


async def test_a_trusted_proxy_that_says_https_is_enough() -> None:
    assert await code(scheme="https", host="kitchen", origin="https://kitchen") == ""
    assert await code(scheme="http", host="kitchen", origin="https://kitchen") == "foreign-origin"


async def test_a_public_address_may_have_any_letters() -> None:
    public = "https://züge.example"
    assert await code(public, host="xn--zge-hoa.example", origin="https://xn--zge-hoa.example") == ""


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a b", ""]
)
async def test_a_name_that_a_stranger_gave_to_this_machine_is_not_ours(host: str) -> None:
    assert await code(host=host, origin=f"http://{host}") == "unknown-host"
    assert await code(PUBLIC, host=host, origin=f"http://{host}") == "unknown-host"
    assert await code(method="GET", host=host) == "unknown-host"
    assert await code(method="GET", host=host, path="/healthz") == ""


async def test_an_unknown_name_is_answered_with_the_setting_that_makes_it_known() -> None:
    answer = await ask(Guard(application, "", 0), scope(host="play.example.org"))
    assert "FOOTPLATE_PUBLIC_URL" in answer.body.decode()


@pytest.mark.parametrize("name", [b"host", b"origin"])
async def test_two_hosts_or_origins_are_one_too_many(name: bytes) -> None:
    asked = scope(host="localhost", origin="http://localhost")
    asked["headers"].append((name, b"evil.example"))
    assert (await ask(Guard(application, "", 0), asked)).code == "foreign-origin"


async def test_no_address_is_read_that_is_longer_than_any_of_ours() -> None:
    guarded = Guard(application, "", 0)
    asked = scope(method="GET")
    assert (await ask(guarded, asked | {"query_string": b"q" * 4096})).status == 200
    assert (await ask(guarded, asked | {"query_string": b"q" * 4097})).status == 400
    assert (await ask(guarded, asked | {"raw_path": b"/" * 1025})).status == 400
    assert (await ask(guarded, asked | {"query_string": b"game=%00"})).status == 400


async def test_what_is_said_twice_is_not_read_in_one_of_two_ways() -> None:
    guarded, asked = Guard(application, "", 0), scope(method="GET")
    assert (await ask(guarded, asked | {"query_string": b"seat=0&game=a"})).status == 200
    assert (await ask(guarded, asked | {"query_string": b"seat=0&seat=1"})).status == 400


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
async def test_a_form_of_another_site_can_send_nothing_that_is_read(kind: str) -> None:
    form = {"content_type": kind} if kind else {}
    assert await code(content_length="14", **form) == "not-json"
    assert await code(transfer_encoding="chunked", **form) == "not-json"
    assert await code(content_length="14", content_type="application/json; charset=utf-8") == ""
    assert await code(content_length="0") == ""


@pytest.mark.parametrize("asked", [scope(method="GET"), scope(origin="null", host="localhost")])
async def test_every_answer_carries_the_headers(asked: dict[str, Any]) -> None:
    headers = (await ask(Guard(application, "", 0), asked)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in headers


async def test_over_tls_browsers_are_told_to_stay_there() -> None:
    for guarded, asked in (
        (Guard(application, PUBLIC, 0), scope(method="GET")),
        (Guard(application, "", 0), scope(method="GET", scheme="https")),
    ):
        assert "strict-transport-security" in (await ask(guarded, asked)).headers


async def test_what_may_be_kept_says_so_itself() -> None:
    async def kept(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"Cache-Control", b"max-age=60")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    headers = (await ask(Guard(kept, "", 0), scope(method="GET"))).headers
    assert headers["Cache-Control"] == "max-age=60"
    assert "cache-control" not in headers


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clock."""

    def set_clock(seconds: float) -> None:
        monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 1000.0 + seconds))

    set_clock(0)
    return set_clock


async def test_an_address_may_send_so_many_and_is_told_when_it_may_again(at: Callable[[float], None]) -> None:
    guarded = Guard(application, "", 1 / 300)  # four a minute, two at once
    asked = scope(method="GET")
    assert [(await ask(guarded, asked)).status for _ in range(3)] == [200, 200, 429]
    refused = await ask(guarded, asked)
    assert (refused.code, refused.headers["retry-after"]) == ("too-many-requests", "15")
    assert (await ask(guarded, asked | {"client": ("192.0.2.2", 1)})).status == 200
    at(14)
    assert (await ask(guarded, asked)).status == 429
    at(15)
    assert (await ask(guarded, asked)).status == 200


async def test_whoever_is_told_to_wait_is_told_how_long() -> None:
    async def busy(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 429, "headers": []})
        await send({"type": "http.response.body", "body": b"{}", "more_body": False})

    asked = scope(method="GET")
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    await Guard(busy, "", 0)(asked, None, send)  # type: ignore[arg-type]
    assert dict(sent[0]["headers"])[b"retry-after"] == b"5"


def test_without_limits_nobody_waits() -> None:
    guarded = Guard(application, "", 0)
    answers = asyncio.run(_many(guarded, 3000))
    assert set(answers) == {200}


async def _many(guarded: Guard, count: int) -> list[int]:
    return [(await ask(guarded, scope(method="GET"))).status for _ in range(count)]


def test_a_bucket_forgets_the_oldest_and_never_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "REMEMBERED", 10)
    bucket = Bucket(60)
    for who in range(100):
        bucket.take(str(who))
    assert len(bucket._left) == 10


def test_a_bucket_never_holds_more_than_it_can(at: Callable[[float], None]) -> None:
    bucket = Bucket(4)
    assert bucket.take("a")
    at(1e9)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]


def test_a_crowd_forgets_who_has_left() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")
    for who in "aab":
        crowd.leave(who)
    assert not crowd._here


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("unix", "unix", True),
    ],
)
def test_whoever_has_a_network_of_addresses_is_one(one: str, other: str, same: bool) -> None:
    assert (network_of({"client": (one, 1)}) == network_of({"client": (other, 2)})) is same


async def test_an_address_has_so_many_sockets_at_once() -> None:
    guarded = Guard(application, "", 0.02)  # two
    going, opened = asyncio.Event(), asyncio.Event()

    async def receive() -> Any:
        if opened.is_set():
            await going.wait()
            return {"type": "websocket.disconnect"}
        opened.set()
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        pass

    asked = scope(kind="websocket", scheme="ws")
    first = asyncio.create_task(guarded(asked, receive, send))  # type: ignore[arg-type]
    await opened.wait()
    opened.clear()
    second = asyncio.create_task(guarded(asked, receive, send))  # type: ignore[arg-type]
    await opened.wait()
    assert (await ask(guarded, asked)).status == TOO_MANY
    assert (await ask(guarded, asked | {"client": ("192.0.2.9", 1)})).status == 101
    going.set()
    await asyncio.gather(first, second)
    assert (await ask(guarded, asked)).status == 101


async def test_a_socket_that_says_too_much_is_closed() -> None:
    guarded = Guard(application, "", 0.1)  # sixty at once
    heard, sent = 0, []

    async def receive() -> Any:
        nonlocal heard
        heard += 1
        return {"type": "websocket.connect"} if heard == 1 else {"type": "websocket.receive", "text": "hm"}

    async def send(message: Any) -> None:
        sent.append(message)

    await guarded(scope(kind="websocket", scheme="ws"), receive, send)  # type: ignore[arg-type]
    assert heard < 100
    assert sent[-1]["code"] == TOO_MANY

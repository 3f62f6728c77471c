"""What stands against those who mean harm, as far as no other test proves it; docs/security.md has all."""

from __future__ import annotations

import ast
import gzip
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from footplate.kernel.game import BadOptions, agree, find
from footplate.server import preamble
from footplate.server.guard import TOO_MANY
from footplate.server.making import new_seed
from footplate.server.store import archive
from tests.server.besieged import Fort, guest, raw, serving, stranger

pytestmark = pytest.mark.anyio

SOURCE = Path(__file__).parents[2] / "src" / "footplate"
JSON = {"content-type": "application/json"}
SEATS = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]


@pytest.fixture
async def fort(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Fort]:
    async with serving(tmp_path / "footplate.db") as fort:
        yield fort


async def name_of(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["name"])


async def new_table(client: httpx.AsyncClient) -> str:
    answer = await client.post("/api/tables", json={"game": "volldampf", "seats": SEATS})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
async def test_a_form_on_another_page_changes_nothing(fort: Fort, kind: str) -> None:
    async with guest(fort, "Ada") as ada:
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {}):
            answer = await ada.post(
                "/api/me/name", content=b'{"name":"Eve"}', headers={"content-type": kind, **headers}
            )
            assert answer.status_code in (403, 415)
        assert await name_of(ada) == "Ada"


async def test_another_page_opens_no_socket_in_my_name(fort: Fort) -> None:
    async with guest(fort, "Ada") as ada:
        cookie = {"cookie": f"footplate={ada.cookies['footplate']}"}
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"ws://127.0.0.1:{fort.port}/api/live",
                origin="https://evil.example",  # type: ignore[arg-type]
                additional_headers=cookie,
            )
        assert refused.value.response.status_code == 403


async def test_a_name_that_leads_here_by_anothers_will_is_not_ours(fort: Fort) -> None:
    async with stranger(fort) as eve:
        answer = await eve.post("/api/people", json={"name": "Eve"}, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "unknown-host")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"name":' * 50_000,
        b'{"name":' + b"9" * 100_000 + b"}",
        b'{"name":NaN}',
        b'{"name":"\\ud800"}',
        b'{"name":"\xff\xfe"}',
        b'{"name":"Eve\\u0000"}',
        b'{"name":["Eve"]}',
        b'{"name":"Eve","guest":false}',
        b"",
        gzip.compress(b'{"name":"Eve"}'),
    ],
    ids=["array", "object", "digits", "nan", "half", "bytes", "zero", "kind", "field", "none", "gzip"],
)
async def test_hostile_json_is_bad_input_and_no_fault(fort: Fort, body: bytes) -> None:
    async with stranger(fort) as eve:
        answer = await eve.post("/api/people", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("number", ["-1", "9223372036854775808", "9" * 40, "1e400", "NaN"])
async def test_a_number_that_no_database_holds_is_bad_input(fort: Fort, number: str) -> None:
    async with stranger(fort) as eve:
        assert (await eve.get("/api/tables", params={"before": number})).status_code == 400


async def test_deep_nesting_is_bad_input_where_anything_may_stand(fort: Fort) -> None:
    deep = b'{"credential":{"a":' + b"[" * 200_000 + b"}"
    async with stranger(fort) as eve:
        assert (await eve.post("/api/people/passkey", content=deep, headers=JSON)).status_code == 400


async def test_a_body_has_a_bound_also_when_it_does_not_say_how_long_it_is(fort: Fort) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b"x" * 50_000

    async with stranger(fort) as eve:
        assert (await eve.post("/api/people", content=b"x" * 700_000, headers=JSON)).status_code == 413
        assert (await eve.post("/api/people", content=endless(), headers=JSON)).status_code == 413


async def test_headers_have_a_bound(fort: Fort) -> None:
    start = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    assert b" 200 " in (await raw(fort, start + b"X: y\r\nConnection: close\r\n\r\n")).partition(b"\r\n")[0]
    assert b" 200 " not in await raw(fort, start + b"X: ", *[b"x" * 10_000] * 20)
    assert b" 200 " not in await raw(fort, start, *[b"X: y\r\n" * 2000] * 20)


async def test_who_never_ends_a_request_is_shown_out(fort: Fort, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preamble, "LONGEST", 0.05)
    assert b" 400 " in await raw(fort, b"GET /healthz HTTP/1.1\r\nHost: local")
    assert b" 400 " in await raw(fort)


async def test_a_message_on_the_socket_has_a_bound(fort: Fort) -> None:
    async with (
        guest(fort, "Ada") as ada,
        connect(
            f"ws://127.0.0.1:{fort.port}/api/live",
            additional_headers={"cookie": f"footplate={ada.cookies['footplate']}"},
        ) as socket,
    ):
        await socket.recv()
        await socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_person_has_so_many_sockets_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "footplate.db", limits=0.04) as fort, guest(fort, "Ada") as ada:
        cookie = {"cookie": f"footplate={ada.cookies['footplate']}"}
        address = f"ws://127.0.0.1:{fort.port}/api/live"
        async with (
            connect(address, additional_headers=cookie),
            connect(address, additional_headers=cookie),
            connect(address, additional_headers=cookie) as third,
        ):
            with pytest.raises(ConnectionClosed) as closed:
                await third.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_MANY
        async with connect(address, additional_headers=cookie) as again:
            await again.recv()


async def test_a_person_who_asks_too_much_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path / "footplate.db", limits=0.04) as fort, guest(fort, "Ada") as ada:
        answers = [await ada.get("/api/tables/mine") for _ in range(16)]
        busy = [answer for answer in answers if answer.status_code == 429]
        assert busy
        assert all([int(answer.headers["retry-after"]) > 0 for answer in busy])


@pytest.mark.parametrize(
    "path",
    [
        b"/../../etc/passwd",
        b"/api/../../etc/passwd",
        b"/api/tables/..%2f..%2f..%2fetc%2fpasswd",
        b"/api/tables/%2e%2e/%2e%2e/etc/passwd",
        b"/static/..%5c..%5cetc%5cpasswd",
        b"//etc/passwd",
        b"/api/games/..%2f..%2fpyproject/rules",
        b"/api/tables/%00",
    ],
)
async def test_no_path_leads_to_a_file(fort: Fort, path: bytes) -> None:
    answer = await raw(fort, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert re.match(rb"HTTP/1.1 (400|404) ", answer), answer[:80]
    assert b"application/json" in answer
    assert b"root:" not in answer


async def test_what_people_write_is_never_html(fort: Fort) -> None:
    name = "<b onclick=alert(1)>"
    async with guest(fort, name) as eve:
        id = (await eve.get("/api/me")).json()["id"]
        for path in (
            "/api/me",
            f"/api/people/{id}",
            "/api/tables/<script>",
            "/<script>",
            "/api/tables?game=<b>",
        ):
            answer = await eve.get(path)
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "name", ["Eve\r\nSet-Cookie: a=b", "Eve\nadmin signed in", "Eve\x1b[31m", "Eve\u202e"]
)
async def test_a_name_brings_neither_a_header_nor_a_line_of_the_log(fort: Fort, name: str) -> None:
    async with stranger(fort) as eve:
        assert (await eve.post("/api/people", json={"name": name})).status_code == 400


async def test_a_session_that_a_stranger_chose_is_worth_nothing(fort: Fort) -> None:
    async with stranger(fort, cookies={"footplate": "chosen-by-eve"}) as ada:
        given = (await ada.post("/api/people", json={"name": "Ada"})).cookies["footplate"]
        assert given != "chosen-by-eve"
    async with stranger(fort, cookies={"footplate": "chosen-by-eve"}) as eve:
        assert (await eve.get("/api/me")).status_code == 401


async def test_who_becomes_somebody_gets_another_session_and_the_old_one_ends(fort: Fort) -> None:
    async with guest(fort, "Ada") as ada:
        before = ada.cookies["footplate"]
        answer = await ada.post("/api/me/account", json={"name": "Ada", "password": "correct horse"})
        assert answer.status_code == 200
        assert answer.cookies["footplate"] != before
    async with stranger(fort, cookies={"footplate": before}) as eve:
        assert (await eve.get("/api/me")).status_code == 401


async def test_signing_out_ends_the_session_and_not_only_the_cookie(fort: Fort) -> None:
    async with guest(fort, "Ada") as ada:
        kept = ada.cookies["footplate"]
        assert (await ada.post("/api/people/session/end")).status_code == 204
    async with stranger(fort, cookies={"footplate": kept}) as eve:
        assert (await eve.get("/api/me")).status_code == 401


async def test_a_seed_is_neither_sent_nor_logged_nor_counted(
    fort: Fort, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with guest(fort, "Ada") as ada:
        id = await new_table(ada)
        [(seed,)] = await fort.app.state.house.store.rows("select seed from tables where id = $1", id)
        assert len(seed) >= 32
        for path in ("", "/record", "/entries", "/sums", "/at/0"):
            assert seed not in (await ada.get(f"/api/tables/{id}{path}", params={"seat": 0})).text
        assert seed not in (await ada.get("/metrics")).text
    assert seed not in caplog.text


def test_a_seed_is_drawn_from_what_nobody_can_foresee() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


async def test_tables_and_people_cannot_be_counted_through(fort: Fort) -> None:
    async with guest(fort, "Ada") as ada:
        ids = [await new_table(ada) for _ in range(4)]
        ids.append((await ada.get("/api/me")).json()["id"])
    assert len({id[:4] for id in ids}) == len(ids)
    assert all([len(id) * 6 >= 72 for id in ids])


@pytest.mark.parametrize(
    "text",
    [
        "a." * 49_000 + "b = 1",
        "[" + "a." * 49_000 + "b]",
        'a."\u2028".' * 9_000 + "b = 1",
        "a = " + "[" * 99_000,
        "a = " + "9" * 99_000,
        "x" * 199_000,
    ],
    ids=["keys", "table", "hidden", "brackets", "digits", "long"],
)
def test_a_hostile_map_is_refused_before_it_takes_long(text: str) -> None:
    with pytest.raises(BadOptions):
        agree(find("steam"), 3, {"map": text})


@pytest.mark.parametrize("text", [" " * 199_000 + "x", "1" + " " * 199_000 + "x", "1," * 99_000 + "x"])
def test_no_option_keeps_a_pattern_busy(text: str) -> None:
    with pytest.raises(BadOptions):
        agree(find("steam"), 3, {"game": "standard", "beginners": text})


def test_a_backup_that_unpacks_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LONGEST", 1_000_000)
    path = tmp_path / "bomb"
    path.write_bytes(gzip.compress(b" " * 20_000_000))
    with pytest.raises(archive.BadArchive, match="without end"):
        archive.check(path)


SECRET = re.compile(r"token|secret|password|invitation|digest|hash|cookie|seed", re.I)
KNOWN = {("store/archive.py", "_decoded(before, Sum).sha256 != total.hexdigest()")}  # of a file of one's own


def test_no_secret_is_compared_character_by_character() -> None:
    found = {
        (str(path.relative_to(SOURCE / "server")), ast.unparse(node))
        for path in (SOURCE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and any([isinstance(one, ast.Eq | ast.NotEq) for one in node.ops])
        if any([SECRET.search(name) for name in _names(node)])
    }
    assert found == KNOWN


def _names(node: ast.AST) -> list[str]:
    return [
        one.id if isinstance(one, ast.Name) else one.attr
        for one in ast.walk(node)
        if isinstance(one, ast.Name | ast.Attribute)
    ]

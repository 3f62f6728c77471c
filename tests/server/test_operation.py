"""What who runs a server needs: health, figures, logs, and an end in good order."""

from __future__ import annotations

import logging
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from footplate.server.app import make_app
from footplate.server.settings import Settings
from footplate.server.store import Unavailable
from tests.server.processes import serving

SECRET = "swordfish"


def test_health_is_good_only_while_the_database_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*_: object) -> None:
        raise Unavailable("the network is down")

    with TestClient(make_app(Settings(data=str(tmp_path)))) as client:
        well = client.get("/healthz")
        assert (well.status_code, well.json()) == (200, {"ok": True})
        with monkeypatch.context() as patch:
            patch.setattr(client.app.state.house.store._store, "rows", gone)
            ill = client.get("/healthz")
            client.get("/healthz")
        assert (ill.status_code, ill.json()["code"]) == (503, "unavailable")
        assert client.get("/healthz").status_code == 200
        figures = client.get("/metrics", headers={"authorization": "Bearer"})
    assert figures.status_code == 403
    told = [(one.message, one.exc_info) for one in caplog.records if one.levelno >= logging.WARNING]
    # What runs beside the requests may have found the database well in between.
    gone_and_back = [
        ("the database does not answer: the network is down", None),
        ("the database is there again", None),
    ]
    assert told == gone_and_back * (len(told) // 2)
    assert 1 <= len(told) // 2 <= 2


@pytest.mark.parametrize(
    ("token", "given", "status"),
    [
        ("", "", 403),
        ("", "Bearer ", 403),
        (SECRET, "", 403),
        (SECRET, "Bearer", 403),
        (SECRET, f"Bearer {SECRET}x", 403),
        (SECRET, SECRET, 403),
        (SECRET, f"Bearer {SECRET}", 200),
    ],
)
def test_figures_are_for_who_has_the_token(tmp_path: Path, token: str, given: str, status: int) -> None:
    # The test's client has no address, as if it came from afar.
    with TestClient(make_app(Settings(data=str(tmp_path), metrics_token=token))) as client:
        assert client.get("/metrics", headers={"authorization": given}).status_code == status


def listening(url: str) -> ClientConnection:
    """A socket of somebody new."""
    came = httpx.post(f"{url}/api/people", json={"name": "Ada"})
    cookie = {"cookie": f"footplate={came.cookies['footplate']}"}
    return connect(f"{url.replace('http', 'ws')}/api/live", additional_headers=cookie)


def test_figures_are_for_this_machine_and_not_for_whom_a_proxy_speaks(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server:
        with listening(server.url):
            httpx.get(f"{server.url}/nowhere/{SECRET}")
            answer = httpx.get(f"{server.url}/metrics")
        forwarded = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert (answer.status_code, forwarded.status_code) == (200, 403)
    told = figures(answer.text)
    assert told["footplate_sockets"] == 1
    assert told["footplate_moves_total"] == 0
    assert told["footplate_tables_in_memory"] == 0
    assert told['footplate_bot_questions_total{fate="asked"}'] == 0
    assert told['footplate_problems_total{code="not-found"}'] == 1
    assert told["footplate_store_unavailable_total"] == 0
    assert told["process_resident_memory_bytes"] > 0
    assert 'footplate_request_seconds_count{method="GET",path="unknown",status="4xx"}' in told
    assert SECRET not in answer.text


def test_every_request_is_told_of_in_one_line_without_what_it_carries(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server:
        answers = [
            httpx.get(f"{server.url}/api/tables/{SECRET}?invitation={SECRET}", cookies={"footplate": SECRET}),
            httpx.post(f"{server.url}/api/tables", json={"game": SECRET, "seats": [{"kind": "me"}]}),
            httpx.post(f"{server.url}/api/tables", headers={"origin": f"https://{SECRET}.example"}),
            httpx.get(f"{server.url}/{SECRET}", headers={"authorization": SECRET}),
        ]
        with connect(f"{server.url.replace('http', 'ws')}/api/live?invitation={SECRET}"):
            pass
        code, _, err = server.stop()
    assert code == 0
    assert SECRET not in err
    lines = [httpx.Response(200, text=line).json() for line in err.splitlines()]
    told = [line for line in lines if line["logger"] == "footplate.requests"]
    seen = [(line["method"], line["path"], line["status"], line.get("problem")) for line in told]
    assert seen == [
        ("GET", "/api/tables/{id}", 404, "not-found"),
        ("POST", "/api/tables", 401, "unknown"),
        ("POST", "unknown", 403, "foreign-origin"),
        ("GET", "unknown", 404, "not-found"),
        ("WEBSOCKET", "/api/live", 4400, None),
    ]
    assert [line["request"] for line in told[:4]] == [one.headers["x-request-id"] for one in answers]
    assert len({line["request"] for line in told}) == 5
    assert all([line["ms"] >= 0 for line in told])


def test_the_log_goes_on_as_it_was_when_somebody_has_read_the_description(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server:
        for path in ("/api", "/api/openapi.json", "/healthz"):
            assert httpx.get(f"{server.url}{path}").status_code == 200
        told = server.logs()
    assert [line["path"] for line in told] == ["/api", "/api/openapi.json", "/healthz"]


def test_a_fault_of_ours_is_told_in_the_log_and_not_in_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError(SECRET)

    with TestClient(make_app(Settings(data=str(tmp_path))), raise_server_exceptions=False) as client:
        monkeypatch.setattr(client.app.state.house, "table", broken)
        answer = client.get("/api/tables/x")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert SECRET not in answer.text
    assert SECRET in caplog.text


@pytest.mark.parametrize("path", ["/healthz", "/nowhere", "/api/tables/nowhere"])
def test_every_answer_is_guarded_wherever_it_comes_from(tmp_path: Path, path: str) -> None:
    with TestClient(make_app(Settings(data=str(tmp_path)))) as client:
        headers = client.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_sockets_are_closed_for_a_restart_when_the_server_is_stopped(tmp_path: Path) -> None:
    with (
        serving("--data", tmp_path) as server,
        listening(server.url) as socket,
    ):
        socket.recv(timeout=5)
        code, _, err = server.stop(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, code) == (1012, 0)
    assert '"error"' not in err
    with sqlite3.connect(tmp_path / "footplate.sqlite") as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
    database.close()


def test_several_workers_serve_one_address_and_end_together(
    tmp_path: Path, new_address: Callable[[str], str]
) -> None:
    with serving("--data", tmp_path, "--workers", "2", "--database", new_address("postgresql")) as server:
        assert [httpx.get(f"{server.url}/healthz").status_code for _ in range(4)] == [200] * 4
        code, out, err = server.stop()
    assert (code, out) == (0, "")
    assert all([line.startswith("{") for line in err.splitlines()])


def test_a_worker_that_ended_is_replaced_and_the_log_says_so(
    tmp_path: Path, new_address: Callable[[str], str]
) -> None:
    with serving("--data", tmp_path, "--workers", "2", "--database", new_address("postgresql")) as server:
        victim, other = server.workers()
        os.kill(victim, signal.SIGKILL)
        while len(now := server.workers()) < 2 or victim in now:
            time.sleep(0.05)
        told = [line for line in server.logs() if line["logger"] == "footplate.running"]
    [started] = set(now) - {other}
    assert [(line["level"], line["ended"], line["started"]) for line in told] == [("error", victim, started)]
    assert told[0]["message"] == "a worker has ended, and another takes its place"


def test_moves_and_the_questions_to_bots_are_counted(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    with serving("--data", tmp_path) as server, httpx.Client(base_url=server.url) as client:
        assert client.post("/api/people", json={"name": "Ada"}).status_code == 201
        made = client.post("/api/tables", json={"game": "volldampf", "seats": seats}).json()["table"]
        while not (offer := client.get(f"/api/tables/{made['id']}").json()["offer"]):
            time.sleep(0.05)
        answers = []
        while not offer["complete"]:
            answers.append(offer["question"]["answers"][0])
            offer = client.post(f"/api/tables/{made['id']}/offer", json={"answers": answers}).json()
        scene = client.get(f"/api/tables/{made['id']}").json()
        entries = scene["table"]["entries"]
        act = {"expected": entries, "key": "one", "action": offer["options"][0]["action"]}
        assert client.post(f"/api/tables/{made['id']}/actions", json=act).status_code == 200
        wrong = {"expected": entries, "key": "two", "action": {"kind": "castle"}}
        assert client.post(f"/api/tables/{made['id']}/actions", json=wrong).status_code >= 400
        told = figures(client.get("/metrics").text)
    assert told["footplate_moves_total"] > entries
    assert told["footplate_tables_in_memory"] == 1
    acted = 'footplate_request_seconds_count{method="POST",path="/api/tables/{id}/actions",status="2xx"}'
    assert told[acted] == 1
    assert sum([value for name, value in told.items() if name.startswith("footplate_problems_total")]) == 1


def figures(text: str) -> dict[str, float]:
    """Each figure of a text that is meant for Prometheus."""
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_a_proxy_on_this_machine_gets_no_figures_for_strangers(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server:
        named = httpx.get(f"{server.url}/metrics", headers={"host": "games.example.org"})
        assert named.status_code == 403
        assert httpx.get(f"{server.url}/metrics").status_code == 200

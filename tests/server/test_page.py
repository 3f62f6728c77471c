"""The page on which the server describes itself."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from footplate.messages import catalogue
from footplate.server.app import description, make_app
from footplate.server.html import element
from footplate.server.page import ACT, GUEST, LOOK, TABLE, WATCH, page
from footplate.server.settings import Settings
from tests.server.processes import serving


class Reader(HTMLParser):
    """What a page has: its elements, ids, links, and the text between them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        given = dict(attrs)
        self.attributes |= set(given)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(data=str(tmp_path)))) as client:
        yield client


def test_the_page_is_whole_and_has_neither_scripts_nor_styles_of_its_own(
    client: TestClient[Litestar],
) -> None:
    answer = client.get("/api")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    read = Reader(answer.text)
    assert read.open == []
    assert not {"script", "style", "iframe", "form", "img"} & set(read.elements)
    assert not [name for name in read.attributes if name == "style" or name.startswith("on")]
    assert client.get("/page.css").headers["content-type"] == "text/css; charset=utf-8"


def test_whether_the_page_is_there_can_be_asked(client: TestClient[Litestar]) -> None:
    answer = client.head("/api")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


def test_every_link_of_the_page_leads_somewhere(client: TestClient[Litestar]) -> None:
    read = Reader(client.get("/api").text)
    assert sorted(set(read.ids)) == sorted(read.ids)
    for link in set(read.links) - {"data:,"}:
        if link.startswith("#"):
            assert link[1:] in read.ids
        else:
            assert client.get(link).status_code == 200


def test_every_operation_and_every_structure_is_on_the_page(client: TestClient[Litestar]) -> None:
    read = Reader(client.get("/api").text)
    document = msgspec.json.decode(description())
    for path, one in document["paths"].items():
        assert path in read.text
        for spec in one.values():
            assert spec["operationId"] in read.ids
    assert {f"struct-{name}" for name in document["components"]["schemas"]} <= set(read.ids)


def test_whatever_the_document_says_is_text_on_the_page() -> None:
    evil = "<script>alert('x')</script>\"&"
    document = msgspec.json.decode(description())
    document["info"]["description"] = evil
    document["tags"][0]["description"] = evil
    document["components"]["schemas"]["Act"]["description"] = evil
    document["components"]["schemas"]["Act"]["properties"]["key"]["description"] = evil
    read = Reader(page(document, catalogue("en"), evil).decode())
    assert "script" not in read.elements
    assert read.text.count("<script>") >= 4


def test_an_element_escapes_its_attributes() -> None:
    assert element("a", "<b>", href='"><script>') == '<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt;</a>'


def test_the_example_of_the_socket_is_known_by_its_cookie(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as server, httpx.Client(base_url=server.url) as client:
        client.post("/api/people", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "volldampf", "seats": seats}).json()["table"]["id"]
        line = f"#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tfootplate\t{client.cookies['footplate']}\n"
        tmp_path.joinpath("cookies").write_text(f"# Netscape HTTP Cookie File\n\n{line}")
        shown = WATCH.replace("WS", server.url.replace("http", "ws")).replace("TABLE", table)
        _, *words = shlex.split(shown)
        with subprocess.Popen([sys.executable, *words], cwd=tmp_path, stdout=subprocess.PIPE) as watching:
            assert watching.stdout
            first = [msgspec.json.decode(watching.stdout.readline()) for _ in range(2)]
            watching.kill()
    assert [one for one in first if "waiting" in one]  # nobody but the known is told where they are awaited


def test_the_examples_of_the_page_work_as_they_stand(client: TestClient[Litestar]) -> None:
    def send(command: str) -> httpx.Response:
        words = shlex.split(command.replace("\\\n", " "))
        url = words[-1].replace("URL", "").replace("TABLE", table)
        if "--json" not in words:
            return client.get(url)
        sent = words[words.index("--json") + 1]
        return client.post(url, content=sent, headers={"content-type": "application/json"})

    table = ""
    assert send(GUEST).status_code == 201
    made = send(TABLE)
    assert made.status_code == 201
    table = made.json()["table"]["id"]
    assert send(LOOK).json()["table"]["id"] == table
    assert send(ACT).status_code in (200, 409, 422)  # as the game goes

"""The client and the documentation, as they are served."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from footplate.server.app import description, make_app
from footplate.server.guard import POLICY
from footplate.server.routes.client import BESIDE, PLACES
from footplate.server.settings import Settings

INDEX = "<!doctype html><title>Footplate</title>" + "<p>a page</p>" * 50
SCRIPT = "var a = 1;\nvar b = 2;"
GUIDE = f"<!doctype html><script>{SCRIPT}</script><script src='/docs/x.js'></script><style>p {{}}</style>"
SECRET = "not for browsers"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What the server's package has beside its modules, and a file beyond."""
    built = tmp_path / "built"
    files = {
        "static/index.html": INDEX,
        "static/.stamp": SECRET,
        "static/assets/index-abc.js": "export const answer = 42;" * 50,
        "static/assets/small-abc.css": "p{}",
        **{f"static{path}": path for path in BESIDE},
        "documentation/index.html": GUIDE,
        "documentation/404.html": "<!doctype html>nothing here",
        "documentation/hosting/index.html": "<!doctype html>how to host",
        "documentation/search/search_index.json": "{}",
        "secret.html": SECRET,
    }
    for name, text in files.items():
        path = built / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return built


@pytest.fixture
def client(tmp_path: Path, built: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(data=str(tmp_path)), built)) as client:
        yield client


def place(pattern: str) -> str:
    """An address of a pattern."""
    return pattern.replace("{", "").replace(":str}", "")


@pytest.mark.parametrize("pattern", PLACES)
def test_each_address_of_the_client_leads_to_its_page(client: TestClient[Litestar], pattern: str) -> None:
    for path in (place(pattern), place(pattern).rstrip("/") + "/"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-security-policy"] == POLICY
    asked = client.head(place(pattern))
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["content-type"] == "text/html; charset=utf-8"


def test_the_server_knows_the_addresses_of_all_screens_and_no_other() -> None:
    screens = Path(__file__).parents[2].joinpath("web", "src", "screens", "screens.ts").read_text("utf-8")
    shown = [re.sub(r":\w+", "*", pattern) for pattern in re.findall(r'pattern: "([^"]+)"', screens)]
    assert sorted([re.sub(r"\{\w+:str\}", "*", pattern) for pattern in PLACES]) == sorted(shown)


def test_nothing_of_an_address_is_in_the_page(client: TestClient[Litestar]) -> None:
    assert client.get("/tables/%3Cb%3Efish?invitation=%3Cb%3Eswordfish").text == INDEX


NOWHERE = ["/nowhere", "/index.html", "/static/index.html", "/tables", "/tables/x/y/z"]


@pytest.mark.parametrize("path", [*NOWHERE, "/api/nowhere"])
def test_an_address_that_leads_nowhere_is_a_problem_to_programs(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_that_leads_nowhere_is_told_to_people_by_the_page(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert client.get("/api/nowhere", headers={"accept": "text/html"}).json()["code"] == "not-found"
    assert client.post(path, headers={"accept": "text/html"}).json()["code"] == "not-found"


def test_who_has_the_page_already_is_not_sent_it_again(client: TestClient[Litestar], built: Path) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/lobby", headers={"if-none-match": f'"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert again.headers["cache-control"] == "no-cache"
    (built / "static" / "index.html").write_text("another page")
    changed = client.get("/", headers={"if-none-match": tag})
    assert (changed.status_code, changed.text) == (200, "another page")


def test_assets_are_kept_for_ever_and_named_by_what_they_hold(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-abc.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/assets/small-abc.css").headers["content-type"] == "text/css; charset=utf-8"
    assert client.head("/assets/index-abc.js").status_code == 200
    gone = client.get("/assets/index-old.js")
    assert (gone.status_code, gone.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize("path", BESIDE)
def test_what_browsers_look_for_beside_a_page_is_there(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, path, "no-cache")
    assert client.head(path).status_code == 200


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [("gzip, br", "gzip"), ("br;q=1, gzip;q=0.5", "gzip"), ("br", None), ("", None), ("gzip;q=0, br", None)],
)
def test_what_a_browser_takes_compressed_is_sent_compressed(
    client: TestClient[Litestar], accepts: str, encoding: str | None
) -> None:
    answer = client.get("/assets/index-abc.js", headers={"accept-encoding": accepts})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text.startswith("export const answer")


def test_what_would_not_get_smaller_is_sent_as_it_is(client: TestClient[Litestar]) -> None:
    for path in ("/assets/small-abc.css", "/icon-192.png"):
        answer = client.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert "vary" not in answer.headers


@pytest.mark.parametrize("start", ["/assets/", "/docs/", "/docs/hosting/", "/"])
def test_no_path_leads_out_of_what_was_built(tmp_path: Path, built: Path, start: str) -> None:
    (built / "static" / "assets" / "link.html").symlink_to(built / "secret.html")
    (built / "documentation" / "link.html").symlink_to(built / "secret.html")
    ways = ["../secret.html", "../../secret.html", "../../../secret.html", ".stamp", "../.stamp", "link.html"]
    spellings = [
        spelling
        for way in ways
        for spelling in (
            way,
            way.replace("/", "%2f"),
            way.replace("..", "%2e%2e"),
            way.replace("..", "%2e%2e").replace("/", "%2f"),
            way.replace("/", "%5c"),
            way.replace("../", "..//"),
            "x/" + way,
            str(built / "secret.html") + "%00" + way,
        )
    ]
    spellings += [str(built / "secret.html"), "/" + str(built / "secret.html"), "x" * 900, "a%0d%0ab"]
    with TestClient(make_app(Settings(data=str(tmp_path)), built)) as client:
        for spelling in spellings:
            url = httpx.URL(f"http://testserver.local{start}").copy_with(raw_path=(start + spelling).encode())
            answer = client.get(url)
            assert answer.status_code in (400, 404), spelling
            assert SECRET not in answer.text


def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=str(tmp_path)), tmp_path)) as client:
        for path in ("/", "/tables/x"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert 'href="/api"' in answer.text
        for path in ("/favicon.svg", "/assets/index-abc.js", "/docs/"):
            assert client.get(path).json()["code"] == "not-found"
        assert client.get("/api").status_code == 200


def test_the_documentation_is_a_site_of_folders(client: TestClient[Litestar]) -> None:
    assert client.get("/docs/").text == GUIDE
    assert client.get("/docs/hosting/").text == "<!doctype html>how to host"
    assert client.get("/docs/hosting/index.html").status_code == 200
    assert client.get("/docs/search/search_index.json").headers["content-type"] == "application/json"
    assert client.head("/docs/hosting/").status_code == 200
    nowhere = client.get("/docs/nowhere/")
    assert (nowhere.status_code, nowhere.text) == (404, "<!doctype html>nothing here")


@pytest.mark.parametrize("path", ["/docs", "/docs/hosting"])
def test_a_folder_is_read_at_an_address_from_which_its_links_lead_on(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, f"{path}/")


def test_no_address_of_the_documentation_leads_to_another_site(client: TestClient[Litestar]) -> None:
    for path in ("/docs//example.org", "/docs//example.org/..", "/docs/%2f%2fexample.org/hosting"):
        assert "location" not in client.get(path, follow_redirects=False).headers


def test_the_scripts_that_a_page_of_the_documentation_was_built_with_run_and_no_others(
    client: TestClient[Litestar],
) -> None:
    digest = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    policy = client.get("/docs/").headers["content-security-policy"]
    parts = dict([part.strip().split(" ", 1) for part in policy.split(";")])
    assert parts["script-src"] == f"'self' 'sha256-{digest}'"
    assert parts["style-src"] == "'self' 'unsafe-inline'"
    assert parts["default-src"] == "'none'"
    assert client.get("/docs/hosting/").headers["content-security-policy"].count("sha256") == 0
    assert client.get("/docs/search/search_index.json").headers["content-security-policy"] == POLICY


def test_the_description_for_programs_does_not_tell_of_pages() -> None:
    paths = msgspec.json.decode(description())["paths"]
    assert not {one.replace(":str", "") for one in (*PLACES, *BESIDE)} & set(paths)
    assert not [path for path in paths if path.startswith(("/assets", "/docs"))]

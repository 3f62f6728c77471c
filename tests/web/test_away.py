"""A page that the browser keeps at hand."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.server.processes import serving

INSTALLABLE = "() => fetch('/manifest.webmanifest').then((answer) => answer.json())"
READY = "() => navigator.serviceWorker.ready.then((worker) => worker.active.scriptURL)"
SIZE = """(src) => new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`);
    image.onerror = fail;
    image.src = src;
})"""


def test_the_page_opens_while_the_server_is_away(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context()
    page = context.new_page()
    with serving("--data", tmp_path) as server:
        page.goto(server.url)
        assert page.evaluate(READY) == f"{server.url}/service-worker.js"
        page.reload()
        page.wait_for_load_state("networkidle")
    answer = page.goto(f"{server.url}/lobby")
    assert answer is not None
    assert (answer.status, answer.from_service_worker, page.title()) == (200, True, "Footplate")
    context.close()


def test_what_makes_the_page_an_installed_one_is_as_the_manifest_says(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    with serving("--data", tmp_path) as server:
        page.goto(server.url)
        icons = page.evaluate(INSTALLABLE)["icons"]
        assert [icon["sizes"] for icon in icons] == ["any", "192x192", "512x512"]
        assert [page.evaluate(SIZE, icon["src"]) for icon in icons[1:]] == ["192x192", "512x512"]
    context.close()

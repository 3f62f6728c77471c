"""A real browser on a real server: pages that complain are failures, and so are requests to elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")


def launch(playwright: Playwright) -> Browser:
    """The browser of the system."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())


class Visit:
    """Somebody's browser: what it complained of, and where its requests went."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._host = urlsplit(url).netloc
        self.url = url
        self.context = context
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self, path: str | None = None) -> Page:
        """Another page of this browser."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._watch(request.url))
        page.set_default_timeout(15_000)
        if path is not None:
            page.goto(self.url + path)
        return page

    def go(self, path: str) -> Page:
        """Go somewhere in the page that is open."""
        self.page.goto(self.url + path)
        return self.page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _watch(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._host:
            self.complaints.append(f"a request left the host: {url}")


@contextmanager
def visiting(browser: Browser, url: str, **wishes: Any) -> Iterator[Visit]:
    """A browser of somebody's own; at the end it must have had nothing to complain of."""
    context = browser.new_context(
        **{"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
    )
    try:
        visit = Visit(context, url)
        yield visit
        assert visit.complaints == [], visit.complaints
    finally:
        context.close()


def violations(page: Page) -> list[str]:
    """What axe-core finds seriously wrong with a page for people who cannot see, hear or point."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]

"""A real browser on a real server: pages that complain are failures, and so are requests to elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

CHROMIUM = which("chromium-headless-shell") or which("chromium")  # the shell costs a fraction of the windows
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
# A page remembers when it last changed or asked for something, and how much it still waits for.
WATCHED = """() => {
    const page = (window.watched = {changed: performance.now(), asked: 0});
    const change = () => (page.changed = performance.now());
    const ask = window.fetch;
    window.fetch = async (...what) => {
        page.asked += 1;
        try {
            return await ask(...what);
        } finally {
            page.asked -= 1;
            change();
        }
    };
    new MutationObserver(change).observe(document, {subtree: true, childList: true, attributes: true});
}"""
STILL = "() => watched.asked === 0 && performance.now() - watched.changed > 200"
LOOKED_AT = """async () => {
    const before = watched.changed;
    const {violations} = await axe.run(document, {resultTypes: ['violations']});
    return watched.changed === before ? violations : null;
}"""


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
    context.add_init_script(f"({WATCHED})()")
    try:
        visit = Visit(context, url)
        yield visit
        assert visit.complaints == [], visit.complaints
    finally:
        context.close()


def still(page: Page) -> None:
    """Wait until a page has all that it asked for, and shows it."""
    page.wait_for_load_state("networkidle")  # which is over once and for all when it first was
    page.wait_for_function(STILL)


def violations(page: Page) -> list[str]:
    """What axe-core finds seriously wrong with a page for people who cannot see, hear or point."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    return [
        f"{one['id']}: {node['html'][:200]}"
        for one in _looked_at(page)
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def _looked_at(page: Page) -> list[dict[str, Any]]:
    """What axe-core finds; again if the page changed meanwhile, for then it is a mixture that nobody sees."""
    for _ in range(20):
        still(page)
        found: list[dict[str, Any]] | None = page.evaluate(LOOKED_AT)
        if found is not None:
            return found
    raise AssertionError("the page never stands still")

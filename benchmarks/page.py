"""The page, measured: `python -m benchmarks.page`, on a real server in a real browser.

Sizes are those of script and style as they travel, compressed. A click is answered when the page has done all
that it does for it, questions to the server included; what counts is the time that scripts take, once as the
machine is and once as if it were six times slower. Positions are late ones, which bots play up to from a
fixed seed.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

import footplate.games  # noqa: F401
from tests.server.processes import serving
from tests.web.browsing import Visit, launch, visiting
from tests.web.moments import Moment, moment, sit_down
from tests.web.test_size import GAMES, chunks, loaded

CLICKS: Final = 24
SLOWER: Final = 6
SETTLED: Final = 400  # milliseconds until a click has been answered, times how much slower it is


class Desk(NamedTuple):
    """A late position of a game, and what is clicked on its board."""

    game: str
    there: Moment
    targets: str


class Cost(NamedTuple):
    """What a click costs, in milliseconds."""

    script: float
    style_and_layout: float


def desks() -> Iterator[Desk]:
    """The largest map of Steam, and the other games."""
    yield Desk("steam", moment("steam", 4, "lay-track", after=110), ".board svg [data-hex]")
    yield Desk(
        "days-of-steam", moment("days-of-steam", 3, "play-tile", after=150), ".board svg [data-square]"
    )
    yield Desk("steamrollers", moment("steamrollers", 3, "draw-track", after=250), ".board svg [data-spot]")
    yield Desk("volldampf", moment("volldampf", 4, "place-section", after=100), ".board svg [data-space]")


def sizes() -> None:
    """Print what travels before anything can be seen, and in a whole visit."""
    pictures = [name for name in chunks() if name.endswith("/Picture.svelte")]
    print("script and style, gzipped")
    print(
        f"  home                         {loaded(['index.html', 'src/screens/Home.svelte', *pictures]):>8,}"
    )
    for game in GAMES:
        table = loaded(["index.html", "src/screens/Table.svelte", f"src/games/{game}/index.ts"])
        others = tuple([f"src/games/{one}/" for one in GAMES if one != game])
        visit = loaded([name for name in chunks() if not name.startswith(others)])
        print(f"  table of {game:<19} {table:>8,}   with every screen {visit:>8,}")


def costs(page: Page, targets: str, slower: int) -> list[Cost]:
    """What clicks on things of the board cost, the cheapest first."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    places = page.locator(targets).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
        ".map(box => [box.x + box.width / 2, box.y + box.height / 2])"
    )
    Random(1).shuffle(places)
    found = []
    for x, y in places[:CLICKS]:
        before = _counted(cdp)
        page.mouse.click(x, y)
        page.wait_for_timeout(SETTLED * min(slower, 3))
        after = _counted(cdp)
        spent = {name: 1000 * (after[name] - before[name]) for name in after}
        found.append(Cost(spent["ScriptDuration"], spent["RecalcStyleDuration"] + spent["LayoutDuration"]))
    return sorted(found)


def _counted(cdp: Any) -> dict[str, float]:
    return {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}


def measure(visit: Visit, desk: Desk) -> None:
    """Print a line for each speed."""
    for slower in (1, SLOWER):
        sit_down(visit, desk.there)
        visit.page.wait_for_selector('main[data-state="mine"]')
        visit.page.wait_for_load_state("networkidle")
        found = costs(visit.page, desk.targets, slower)
        elements = visit.page.locator(".board svg *").count()
        script = [one.script for one in found]
        layout = statistics.median([one.style_and_layout for one in found])
        print(
            f"  {desk.game:<14} {slower}x {elements:>6,} elements   scripting median"
            f" {statistics.median(script):>6.1f} most {max(script):>6.1f}   style and layout {layout:>6.1f}",
            flush=True,
        )


def main() -> None:
    """Print all tables, or the clicks of the games that are named."""
    sizes()
    print(f"{CLICKS} clicks on a board, in ms")
    with (
        tempfile.TemporaryDirectory() as data,
        serving("--data", data, FOOTPLATE_LIMITS="0", FOOTPLATE_LOG_LEVEL="warning") as server,
        sync_playwright() as playwright,
        visiting(launch(playwright), server.url) as visit,
    ):
        for desk in desks():
            if not sys.argv[1:] or desk.game in sys.argv[1:]:
                measure(visit, desk)


if __name__ == "__main__":
    main()

"""Pictures: makes those of the documentation, by playing on a real server in a real browser.

    python docs/pictures.py             all of them
    python docs/pictures.py steam home  some of them

It needs what `./test` installs. Bots play a game up to a moment, which is then shown as a player sees it.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import footplate.games  # noqa: E402, F401
from footplate.bots.random import step  # noqa: E402
from footplate.bots.roster import BOTS  # noqa: E402
from footplate.kernel.action import kind  # noqa: E402
from footplate.kernel.game import agree, find  # noqa: E402
from footplate.kernel.play import start  # noqa: E402
from tests.server.processes import serving  # noqa: E402
from tests.web.browsing import Visit, launch, visiting  # noqa: E402
from tests.web.tables import known, send  # noqa: E402

FOLDER: Final = Path(__file__).parent / "pictures"
QUIET: Final = {"FOOTPLATE_LIMITS": "0", "FOOTPLATE_LOG_LEVEL": "warning"}
SIZE: Final = {"width": 1280, "height": 800}
MOST: Final = 150_000  # bytes of a picture
LUCK: Final = 8  # the seed of the games
SETTLED: Final = 1500  # milliseconds until nothing moves any more
TO_WEBP: Final = """async ([png, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
}"""


class Moment(NamedTuple):
    """A moment of a game among bots: the so manieth at which the first seat is offered some action.

    `clicks`: what is clicked then.
    """

    game: str
    players: int
    offered: str
    time: int
    bot: str = "greedy"
    clicks: tuple[str, ...] = ()


MOMENTS: Final = {
    "steam": Moment("steam", 3, "take-tile", 7),
    "steam-build": Moment("steam", 3, "lay-track", 14, clicks=(".palette .piece",)),
    "steam-deliver": Moment("steam", 3, "move-cube", 9, clicks=(".kinds button:has-text('move goods')",)),
    "days-of-steam": Moment("days-of-steam", 3, "play-tile", 24),
    "steamrollers": Moment("steamrollers", 3, "take-die", 20),
    "steamrollers-solo": Moment("steamrollers", 1, "take-die", 20),
    "volldampf": Moment("volldampf", 4, "name-cube", 5, bot="thrifty"),
    "volldampf-auction": Moment("volldampf", 4, "bid", 4, bot="thrifty"),
}
SCREENS: Final = {"home": "/", "rules": "/rules/steam#ST-41", "maps": "/maps/steam/northeast"}


def record(moment: Moment) -> str:
    """A game that bots have played up to a moment."""
    game = find(moment.game)
    agreed = agree(game, moment.players, {})
    play = start(game, agreed, [moment.bot] * moment.players, bytes([*[0] * 31, LUCK]))
    rng = Random(LUCK)
    play.deal()
    times = 0
    while not play.state.over:
        s = play.state
        if 0 in s.actors() and moment.offered in {kind(action) for action in s.agenda[-1].options(s, 0)}:
            times += 1
            if times == moment.time:
                return play.record.encode().decode()
        step(play, rng, BOTS[moment.bot])
    raise SystemExit(f"{moment.game} offers {moment.offered} to the first seat only {times} times")


def show(visit: Visit, moment: Moment) -> None:
    """Go to a table where the game goes on from a moment."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (moment.players - 1)]
    table = send(visit, "/records", record=record(moment), seats=seats)["table"]["id"]
    visit.go(f"/tables/{table}").wait_for_selector('main[data-state="mine"]')
    visit.page.wait_for_timeout(SETTLED)
    for click in moment.clicks:
        visit.page.locator(click).first.click()


def keep(page: Page, name: str) -> None:
    """Write what is seen now, as small as it has to be."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    png = page.screenshot()
    paper = page.context.new_page()
    for quality in (0.9, 0.8, 0.7, 0.6):
        from_png = [b64encode(png).decode(), quality]
        picture = b64decode(paper.evaluate(TO_WEBP, from_png))
        if len(picture) <= MOST:
            break
    paper.close()
    FOLDER.joinpath(f"{name}.webp").write_bytes(picture)
    sys.stdout.write(f"{name}: {len(picture):,} bytes\n")


def main(*names: str) -> None:
    """Make the pictures of these names, or all."""
    wanted = names or (*SCREENS, *MOMENTS)
    with (
        TemporaryDirectory() as data,
        serving("--data", data, **QUIET) as server,
        sync_playwright() as one,
    ):
        browser = launch(one)
        for name in wanted:
            with visiting(browser, server.url, viewport=SIZE) as visit:
                known(visit)
                if name in SCREENS:
                    visit.go(SCREENS[name])
                else:
                    show(visit, MOMENTS[name])
                keep(visit.page, name)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The server is away for a while: what was half chosen stays, and what was sent is done once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route, expect

from tests.server.processes import Server, serving
from tests.web.board import Board
from tests.web.browsing import Visit, visiting
from tests.web.conftest import QUIET
from tests.web.moments import building
from tests.web.player import CONFIRM
from tests.web.tables import fetch

LOST = ".lost"
CUT = re.compile("ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|WebSocket connection")


def test_a_choice_half_made_outlives_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving("--data", tmp_path, **QUIET) as server, visiting(browser, server.url) as visit:
        board = Board(visit, building("days-of-steam"))
        board.touch(".hand .tile.lit")
        chosen = visit.page.locator(".decide .given")
        expect(chosen).to_contain_text("straight")
        away(visit, server)
        expect(chosen).to_contain_text("straight")
        with back(visit, tmp_path):
            expect(chosen).to_contain_text("straight")
            board.touch("rect.site")
            assert board.confirm()["kind"] == "play-tile"


def test_a_decision_made_while_the_server_is_away_is_done_when_it_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    with serving("--data", tmp_path, **QUIET) as server, visiting(browser, server.url) as visit:
        board = Board(visit, building("volldampf"))
        before = choose_section(board)
        away(visit, server)
        visit.page.locator(CONFIRM).click()
        expect(visit.page.locator(".why")).to_contain_text("does not answer")
        with back(visit, tmp_path):
            done_once(visit, board, before)


def test_a_decision_whose_answer_is_lost_is_done_once(visit: Visit) -> None:
    board = Board(visit, building("volldampf"))
    before = choose_section(board)
    visit.page.route("**/actions", lose_the_answer, times=1)
    visit.page.locator(CONFIRM).click()
    done_once(visit, board, before)
    expect(visit.page.locator(".why")).to_have_count(0)
    forgive(visit)


def lose_the_answer(route: Route) -> None:
    route.fetch()
    route.abort()


def choose_section(board: Board) -> str:
    """Choose a section that can be placed, and do not place it yet; the entries until now."""
    wanted = board.options("place-section")[0]
    board.touch(f"[data-space='{wanted['space']}'] .mark")
    board.page.wait_for_selector(CONFIRM)
    return board.page.locator("main").get_attribute("data-entries") or ""


def done_once(visit: Visit, board: Board, before: str) -> None:
    """Of all that was written since, one entry is mine."""
    expect(visit.page.locator("main")).not_to_have_attribute("data-entries", before)
    told = fetch(visit, f"/tables/{board.id}/entries?after={before}")["told"]
    assert [one["action"]["kind"] for one in told if one["seat"] == board.seat] == ["place-section"]


def away(visit: Visit, server: Server) -> None:
    """The server ends, and the page knows."""
    server.stop()
    visit.page.wait_for_selector(LOST)


@contextmanager
def back(visit: Visit, folder: Path) -> Iterator[None]:
    """The server is started again where it was, and the page finds it."""
    with serving("--data", folder, "--port", urlsplit(visit.url).port, **QUIET):
        visit.page.wait_for_selector(LOST, state="detached")
        yield
        forgive(visit)


def forgive(visit: Visit) -> None:
    """A browser complains of a server that is away; of anything else it shall not."""
    assert [one for one in visit.complaints if not CUT.search(one)] == []
    visit.complaints.clear()

"""From home to the first move: one click to a table, one more to decide something."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visit
from tests.web.player import ANSWERS, CONFIRM, KINDS, MINE
from tests.web.tables import fetch

# Where one answer is always enough to act: what a first decision looks like.
FIRST = {
    "steamrollers": f":is({CONFIRM}, .decide .answers button)",
    "volldampf": ".decide :is(.number .take, .answers button)",
}


@pytest.mark.parametrize("game", ["days-of-steam", "steam", "steamrollers", "volldampf"])
def test_one_click_leads_from_home_to_a_decision(game: str, visit: Visit) -> None:
    play(visit, game)
    expect(visit.page.locator(f":is({CONFIRM}, {ANSWERS}, {KINDS})").first).to_be_visible()


@pytest.mark.parametrize("game", FIRST)
def test_the_second_click_is_the_first_move(game: str, visit: Visit) -> None:
    play(visit, game)
    main = visit.page.locator("main")
    before = main.get_attribute("data-entries") or ""
    visit.page.locator(FIRST[game]).first.click()
    expect(main).not_to_have_attribute("data-entries", before)
    [table] = fetch(visit, "/tables/mine")["tables"]
    told = fetch(visit, f"/tables/{table['id']}/entries?after={before}")["told"]
    assert told[0]["seat"] in table["yours"]


def play(visit: Visit, game: str) -> None:
    """Click on "play now", and see the table when there is something to decide."""
    visit.go("/").locator(f"article:has(a[href='/new/{game}']) button").click()
    visit.page.wait_for_selector(MINE)

"""The table serves people who cannot see, hear or point: axe finds nothing, and the board is a tree, too."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, PHONE, Visit, violations
from tests.web.moments import BUILDING, building, sit_down
from tests.web.player import MINE, Typist

LOOKS: dict[str, dict[str, Any]] = {
    "by day": {"viewport": DESKTOP},
    "on a phone by night": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
TABS = "players", "log", "talk", "tree"
MOST = 300  # steps down a tree
FOCUS = """() => {
    const at = document.activeElement;
    return {
        lit: at.classList.contains("lit"),
        closed: at.getAttribute("aria-expanded") === "false",
        seen: getComputedStyle(at).outlineStyle !== "none",
    };
}"""


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", BUILDING)
def test_axe_finds_nothing_at_a_table(
    game: str, look: str, visitors: Callable[..., AbstractContextManager[Visit]]
) -> None:
    with visitors(**LOOKS[look]) as visit:
        sit_down(visit, building(game, after=120))
        visit.page.wait_for_selector(MINE)
        assert violations(visit.page) == []
        for tab in TABS[1:]:
            visit.page.locator(f"#tab-{tab}").click()
            assert violations(visit.page) == [], tab


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_the_way_to_a_table(
    look: str, visitors: Callable[..., AbstractContextManager[Visit]]
) -> None:
    with visitors(**LOOKS[look]) as visit:
        for path in ("/", "/new/steam", "/nowhere"):
            visit.go(path).get_by_role("heading", level=1).wait_for()
            assert violations(visit.page) == [], path
        assert [one for one in visit.complaints if "404" not in one] == []
        visit.complaints.clear()  # of nowhere, which is as it should be


@pytest.mark.parametrize("game", BUILDING)
def test_a_decision_begins_in_the_tree_and_is_made_by_keys_alone(game: str, visit: Visit) -> None:
    sit_down(visit, building(game))
    page = visit.page
    page.wait_for_selector(MINE)
    page.keyboard.press("b")
    touch_what_is_lit(page)
    expect(page.locator(".decide :is(.given, .chosen)").first).to_be_visible()
    player = Typist(page, seed=1)
    player.decide()
    assert player.decisions == 1


def touch_what_is_lit(page: Page) -> None:
    """Go down the tree, opening what is closed, to the first thing that can be touched."""
    expect(page.locator("[role=treeitem]:focus")).to_have_count(1)
    for _ in range(MOST):
        at = page.evaluate(FOCUS)
        assert at["seen"], "nobody sees where the focus is"
        if at["lit"]:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight" if at["closed"] else "ArrowDown")
    raise AssertionError("nothing is lit")

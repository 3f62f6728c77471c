"""The page in French and German: everything is said, and nothing shows how it is named inside."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Visit, still
from tests.web.moments import BUILDING, building, sit_down
from tests.web.player import MINE, Player
from tests.web.tables import new_table

Visitors = Callable[..., AbstractContextManager[Visit]]

NAMES = re.compile(r"\b(web|draw|kind|ask|phase|hint|about)-[a-z-]+\b")
SCREENS = "/", "/new/steam", "/lobby", "/rules/volldampf", "/maps", "/me", "/settings"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_screen_speaks_the_language_of_the_browser(language: str, visitors: Visitors) -> None:
    with visitors(locale=language) as visit:
        for path in SCREENS:
            visit.go(path).get_by_role("heading", level=1).wait_for()
            still(visit.page)
            speaks(visit.page, language)


@pytest.mark.parametrize("game", BUILDING)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_game_is_played_for_some_turns_in_another_language(
    language: str, game: str, visitors: Visitors
) -> None:
    with visitors(locale=language) as visit:
        sit_down(visit, building(game))
        decide_and_read(visit.page, language, "players", "tree")
        players, _, options = BUILDING[game]
        new_table(visit, game, players, **options)
        decide_and_read(visit.page, language, "talk", "log")


def decide_and_read(page: Page, language: str, *tabs: str) -> None:
    """Decide something with each of these beside the board, and read all there is."""
    player = Player(page, seed=5)
    for tab in tabs:
        page.wait_for_selector(MINE)
        page.locator(f"#tab-{tab}").click()
        player.decide()
        speaks(page, language)


def speaks(page: Page, language: str) -> None:
    """The page says which language it is in, and no message is missing."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    said = page.locator("body").inner_text()
    assert [one[0] for one in NAMES.finditer(said)] == []

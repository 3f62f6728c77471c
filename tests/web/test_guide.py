"""Rules and maps in the page, and the documentation beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from footplate.games.steam.maps import text
from footplate.games.volldampf.game import VOLLDAMPF
from tests.web.browsing import PHONE, Visit, still, violations
from tests.web.player import MINE

RULES = VOLLDAMPF.ledger().clauses


def test_every_rule_is_shown_and_found_by_what_is_typed(visit: Visit) -> None:
    page = visit.go("/rules/volldampf")
    page.wait_for_selector("#VD-61")
    assert page.locator("main article").count() == len(RULES)
    page.get_by_role("searchbox").fill("sabotage")
    page.wait_for_function(
        "count => document.querySelectorAll('main article').length < count", arg=len(RULES)
    )
    assert page.locator("main article mark").first.inner_text().lower() == "sabotage"
    shown = page.locator("main article").count()
    assert page.get_by_role("status").inner_text().startswith(str(shown))
    assert violations(page) == []


def test_a_rule_that_is_linked_to_has_the_focus(visit: Visit) -> None:
    page = visit.go("/rules/volldampf#VD-61")
    page.wait_for_selector("#VD-61:focus")
    page.get_by_role("searchbox").fill("bonds")
    page.evaluate("() => (location.hash = 'VD-90')")
    page.wait_for_selector("#VD-90:focus")
    assert page.get_by_role("searchbox").input_value() in ("", "bonds")
    page.get_by_role("link", name="SteamRollers", exact=True).click()
    page.wait_for_selector("#SR-01")


def test_rulings_can_be_read_alone_with_their_reasons(visit: Visit) -> None:
    page = visit.go("/rules/volldampf")
    page.get_by_label("Rulings only").check()
    page.wait_for_selector("main article")
    rulings = [clause for clause in RULES if clause.ruling]
    assert page.locator("main article").count() == len(rulings)
    assert rulings[0].reason in page.locator(f"#{rulings[0].id}").inner_text()


def test_every_board_is_drawn_and_can_be_played_on(visit: Visit) -> None:
    page = visit.go("/maps")
    page.wait_for_function("() => document.querySelectorAll('main article .preview svg').length >= 8")
    assert violations(page) == []
    page.get_by_role("button", name="Play here: Practice valley (fictional)").click()
    page.wait_for_selector(MINE)
    assert "Practice valley" in (page.get_by_role("img").first.get_attribute("aria-label") or "")


@pytest.mark.parametrize(
    "address", ["steam/ruhr", "days-of-steam/board", "steamrollers/hard", "volldampf/board"]
)
def test_a_board_can_be_looked_at_closely(visit: Visit, address: str) -> None:
    page = visit.go(f"/maps/{address}")
    page.wait_for_selector(".preview svg[role=img]")
    page.get_by_role("button", name="Come closer").click()
    assert violations(page) == []


def test_a_map_of_ones_own_is_shown_or_its_fault_is_told(visit: Visit, tmp_path: Path) -> None:
    page = visit.go("/maps")
    own = tmp_path / "own.toml"
    own.write_text("id = ")
    page.locator("input[type=file]").set_input_files(own)
    page.wait_for_selector("text=is not TOML")
    visit.complaints.clear()  # a browser complains of every answer that is an error
    own.write_text(text("practice").replace('title = "', 'title = "Own ', 1))
    page.locator("input[type=file]").set_input_files(own)
    page.wait_for_selector("h4:has-text('Own Practice valley')")
    page.get_by_role("button", name="Play here: Own Practice valley").click()
    page.wait_for_selector(MINE)


@pytest.mark.parametrize("address", ["/rules/steam", "/maps", "/maps/steam/northeast"])
def test_nothing_is_wider_than_a_telephone(visit: Visit, address: str) -> None:
    visit.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page = visit.go(address)
    page.wait_for_selector("main article, main .preview svg")
    still(page)
    assert page.evaluate("() => document.querySelector('main').scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("address", ["", "games/steam/", "rules/volldampf/#VD-61", "bots/"])
def test_the_documentation_keeps_to_itself_and_is_for_everyone(visit: Visit, address: str) -> None:
    page = visit.go(f"/docs/{address}")
    page.wait_for_selector("h1")
    assert violations(page) == []

"""A bot's hint is asked for, looked at and taken; a finished game is reviewed and practised from there."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, Visit, violations
from tests.web.moments import building, sit_down
from tests.web.tables import known, send

RECORD = Path(__file__).parents[1] / "transcripts" / "four_players.jsonl"
THOUGHT = 60_000  # ms: no bot thinks for so long


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_hint_fills_in_the_choice_and_does_nothing_by_itself(visit: Visit) -> None:
    sit_down(visit, building("steam"))
    page = visit.page
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", name="Hint").click()
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text("%", timeout=THOUGHT)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert fits(page)
    assert violations(page) == []
    entries = page.locator("main.table").get_attribute("data-entries") or ""
    expect(page.locator(".ghost")).to_have_count(0)
    best.get_by_role("button").focus()
    expect(page.locator(".ghost").first).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".act .chosen")).to_be_visible()
    assert page.locator("main.table").get_attribute("data-entries") == entries
    page.locator(".act .chosen .primary").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-entries", entries)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("asked for a hint.")).to_be_visible()


def test_who_may_have_hints_is_agreed_before_the_game(visit: Visit) -> None:
    page = visit.go("/new/steamrollers")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_label("Hints by bots").select_option("for nobody")
    assert fits(page)
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator("main.table[data-state=mine]")).to_be_visible()
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def test_a_finished_game_is_reviewed_and_practised_from_where_it_was_lost(visit: Visit) -> None:
    known(visit)
    id = send(visit, "/records", record=RECORD.read_text())["table"]["id"]
    page = visit.go(f"/tables/{id}/at/0")
    page.get_by_role("tab", name="Review").click()
    swings = page.get_by_role("list", name="Decisions that cost most")
    expect(swings).to_be_visible(timeout=THOUGHT)
    assert page.locator(".chart .marked").count() == swings.locator("> li").count() > 0
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert fits(page)
    assert violations(page) == []
    show = swings.get_by_role("button", name="Show entry").first
    number = int(re.sub(r"\D", "", show.get_attribute("aria-label") or ""))
    show.click()
    expect(page).to_have_url(re.compile(rf"/at/{number - 1}(\?|$)"))
    expect(swings.locator("[aria-current=step]")).to_have_count(1)
    swings.get_by_role("button", name="Practise from here").first.click()
    expect(page).not_to_have_url(re.compile(id))
    expect(page.locator("main.table[data-state=mine]")).to_be_visible()

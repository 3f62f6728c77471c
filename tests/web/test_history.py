"""A game is looked at again, gone on from elsewhere, and planned ahead, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import Visit, violations
from tests.web.tables import known, send


def played(visit: Visit, game: str, decisions: int) -> str:
    """A table where somebody has three seats to themselves and decided some things."""
    known(visit)
    id: str = send(visit, "/tables", game=game, seats=[{"kind": "me"}] * 3)["table"]["id"]
    for number in range(decisions):
        info = visit.context.request.get(f"{visit.url}/api/tables/{id}").json()
        seat = info["view"]["actors"][0]
        offer = send(visit, f"/tables/{id}/offer", seat=seat, most=500)
        action = offer["options"][0]["action"]
        entries = info["table"]["entries"]
        send(
            visit,
            f"/tables/{id}/actions",
            seat=seat,
            action=action,
            expected=entries,
            key=f"key-{number:020}",
        )
    return id


def moment(page: Page, number: int) -> None:
    """The board shows this moment, and so does the address."""
    expect(page.locator(f"main[data-number='{number}']")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/at/{number}(\?|$)"))


def test_a_game_is_gone_through_by_keys_and_buttons(visit: Visit) -> None:
    id = played(visit, "volldampf", 12)
    page = visit.go(f"/tables/{id}/at/20")
    moment(page, 20)
    page.keyboard.press("ArrowRight")
    moment(page, 21)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    moment(page, 19)
    page.keyboard.press("Home")
    moment(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_label("Step by").select_option("turn")
    expect(page.get_by_role("button", name="One step back")).to_be_enabled()
    page.get_by_role("button", name="One step back").click()
    moment(page, 0)
    page.get_by_role("button", name="Play as a film").click()
    expect(page.locator("main")).not_to_have_attribute("data-number", re.compile("^[01]$"))
    page.get_by_role("button", name="Stop the film").click()
    for tab in ("Story", "Players", "Charts", "Record"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page) == []


def test_a_game_goes_on_from_a_moment_at_a_table_of_its_own(visit: Visit) -> None:
    id = played(visit, "steam", 6)
    page = visit.go(f"/tables/{id}/at/60")
    moment(page, 60)
    page.get_by_role("tab", name="Record").click()
    page.get_by_role("button", name="Go on from this moment").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page).not_to_have_url(re.compile(id))
    expect(page.locator("main.table")).to_be_visible()


def test_a_plan_is_made_kept_and_chosen(visit: Visit) -> None:
    id = played(visit, "steam", 0)
    page = visit.go(f"/tables/{id}")
    page.get_by_role("tab", name="Plan").click()
    page.get_by_role("button", name="Plan 1").click()
    expect(page.get_by_text("Plan 1: this is not the game")).to_be_visible()
    entries = page.locator("main.table").get_attribute("data-entries")
    page.locator(".act .kinds button").last.click()
    expect(page.get_by_role("button", name="Plan 1: 1 step")).to_be_visible()
    assert violations(page) == []
    page.reload()
    page.get_by_role("tab", name="Plan").click()
    page.get_by_role("button", name="Plan 1: 1 step").click()
    page.get_by_role("button", name="Choose the first step now").click()
    expect(page.get_by_text("Plan 1: this is not the game")).to_be_hidden()
    expect(page.locator(".act .chosen")).to_be_visible()
    assert page.locator("main.table").get_attribute("data-entries") == entries
    page.locator(".act .chosen .primary").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-entries", entries or "")

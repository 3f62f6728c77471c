"""Standing orders on the page: dull decisions are made without asking."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.browsing import Visit, violations
from tests.web.player import MINE
from tests.web.tables import fetch, new_table

ORDERS = ".orders summary"


def test_an_order_bids_as_far_as_it_may_and_then_passes_by_itself(visit: Visit) -> None:
    id = new_table(visit, "steam", 3, mine=3)
    page = visit.page
    first = asked(page)
    page.locator(ORDERS).click()
    page.get_by_label("Do", exact=True).select_option(label="bid, the least allowed")
    page.get_by_label("Up to").fill("1")
    assert violations(page) == []
    page.get_by_role("button", name="Do this for me").click()
    second = asked_after(page, first)
    page.locator(".decide .kinds button", has_text="bid").click()
    page.locator(".decide .number .take, .decide .answers button").first.click()
    third = asked_after(page, second)
    page.locator(".decide .kinds button", has_text="pass").click()
    expect(page.locator("main")).to_have_attribute("data-entries", str(int(third) + 2))
    told = fetch(visit, f"/tables/{id}/entries?after={first}")["told"]
    assert [one["line"] for one in told[:4]] == ["bid 0", "bid 1", "pass-bid", "pass-bid"]
    assert told[3]["seat"] == told[0]["seat"]


def test_an_order_is_listed_and_can_be_removed(visit: Visit) -> None:
    new_table(visit, "volldampf", 3)
    page = visit.page
    before = asked(page)
    page.locator(ORDERS).click()
    page.get_by_label("Until").select_option(label="I remove it")
    page.get_by_role("button", name="Do this for me").click()
    asked_after(page, before)
    page.get_by_text("“purchase bonds”: take bonds up to 0, until I remove it.").wait_for()
    page.get_by_role("button", name="Remove").click()
    expect(page.locator(".orders li")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("Your standing orders have changed.")


def asked(page: Page) -> str:
    """Wait until somebody here is asked; the number of the last entry before."""
    page.wait_for_selector(MINE)
    return page.locator("main").get_attribute("data-entries") or ""


def asked_after(page: Page, before: str) -> str:
    """Wait until somebody here is asked for another decision."""
    expect(page.locator("main")).not_to_have_attribute("data-entries", before)
    return asked(page)

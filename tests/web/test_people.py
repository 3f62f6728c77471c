"""People in the page: how they come in and back, find tables, and are shown everything on any screen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, PHONE, Visit, still, violations
from tests.web.tables import known, send

Visitors: TypeAlias = Callable[..., AbstractContextManager[Visit]]

FINISHED = Path(__file__).parents[1] / "transcripts" / "days_of_steam_two.jsonl"
SCREENS = (
    "/lobby",
    "/me",
    "/settings",
    "/leaderboards/steam",
    "/import",
    "/new-password",
    "/confirm-email#x",
)
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone by night": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll("header a")].map((link) => link.getBoundingClientRect());
    return boxes.some((one, at) => boxes.slice(at + 1).some((other) =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1));
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def arrive(visit: Visit, path: str) -> Page:
    """Open a screen and wait until it is there."""
    page = visit.open(path)
    page.get_by_role("heading", level=1).wait_for()
    still(page)
    return page


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("who", ["nobody", "guest", "account"])
def test_every_screen_serves_people_who_cannot_see_hear_or_point(
    look: str, who: str, visitors: Visitors
) -> None:
    with visitors(**LOOKS[look]) as visit:
        if who != "nobody":
            known(visit)
        if who == "account":
            send(visit, "/me/account", name=f"Ada on {look}"[:24], password="steam engine")
        for path in SCREENS:
            page = arrive(visit, path)
            assert violations(page) == [], path
            assert not page.evaluate(TOO_WIDE), path
            page.close()


@pytest.mark.parametrize("language", ["de-DE", "en-GB", "fr-FR"])
def test_all_ways_of_the_top_bar_can_be_taken_on_a_phone(language: str, visitors: Visitors) -> None:
    with visitors(viewport=PHONE, locale=language) as visit:
        known(visit, "A name of 24 characters!")
        page = arrive(visit, "/lobby")
        assert not page.evaluate(OVERLAPS)
        assert not page.evaluate(TOO_WIDE)
        for path in ("/lobby", "/new", "/maps", "/settings", "/docs/", "/me"):
            link = page.locator(f"header a[href='{path}']")
            link.scroll_into_view_if_needed()
            box = link.bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]


def test_a_guest_keeps_their_name_by_a_passkey_and_comes_back_with_it(visitors: Visitors) -> None:
    with visitors() as visit:
        device = visit.context.new_cdp_session(visit.page)
        device.send("WebAuthn.enable")
        device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        known(visit, "Isambard")
        page = visit.go("/me")
        page.get_by_role("button", name="With a passkey instead").click()
        page.get_by_role("button", name="Sign out").wait_for()
        still(page)  # what is asked after that is answered with 401
        page.get_by_role("button", name="Sign out").click()
        page.get_by_role("button", name="With a passkey").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Isambard")


def test_somebody_with_a_password_comes_back_on_another_device(visitors: Visitors) -> None:
    with visitors() as visit:
        page = visit.go("/me")
        page.get_by_label("Name").last.fill("Sophie")
        page.get_by_role("button", name="Come in as a guest").click()
        page.locator("[autocomplete='new-password']").fill("steam engine")
        page.get_by_role("button", name="Make the account").click()
        page.get_by_role("button", name="Sign out").wait_for()
    with visitors() as visit:
        page = visit.go("/me")
        page.get_by_label("Name").first.fill("Sophie")
        page.get_by_label("Password").fill("steam engine")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Sophie")


def test_a_language_that_is_chosen_comes_along(visitors: Visitors) -> None:
    with visitors() as visit:
        known(visit)
        page = visit.go("/settings")
        page.get_by_label("Language").select_option("fr")
        expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
        still(page)
        page.evaluate("localStorage.clear()")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")


def test_a_stranger_sits_down_at_a_free_seat(visitors: Visitors) -> None:
    with visitors() as host, visitors() as stranger:
        known(host, "Hostess")
        send(host, "/tables", game="volldampf", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        page = stranger.go("/lobby")
        page.get_by_label("Game").select_option("volldampf")
        line = page.get_by_role("listitem").filter(has_text="Hostess")
        line.get_by_role("button", name="Sit down").click()
        page.wait_for_url("**/tables/*")
        expect(page.get_by_text("Guest", exact=False).first).to_be_visible()


def test_a_finished_record_is_brought_and_can_be_looked_at(visit: Visit) -> None:
    page = visit.go("/import")
    page.get_by_label("File of the record").set_input_files(FINISHED)
    page.get_by_role("button", name="Bring it here").click()
    page.wait_for_url("**/tables/*")
    page.locator(".results li").first.wait_for()


def test_who_deletes_all_that_is_theirs_is_nobody_afterwards(visit: Visit) -> None:
    known(visit, "Fleeting")
    page = visit.go("/settings")
    page.get_by_text("Delete all that is mine").click()
    page.get_by_label("Name").fill("Fleeting")
    page.get_by_role("button", name="Delete for ever").click()
    expect(page.locator("header a[href='/me']")).to_have_text("Sign in")

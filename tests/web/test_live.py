"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from playwright.sync_api import expect

from tests.web.browsing import Visit, still
from tests.web.moments import moment, sit_down
from tests.web.player import MINE, Player
from tests.web.tables import fetch, known, new_table, send

BOT = {"kind": "bot", "bot": "random"}
Visitors = Callable[..., AbstractContextManager[Visit]]


def test_a_move_of_one_is_seen_by_the_other_at_once(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as bob:
        two_at_a_table(ada, bob, "days-of-steam")
        for _ in range(2):
            moves, looks = (ada, bob) if ada.page.locator(MINE).count() else (bob, ada)
            moves.page.wait_for_selector(MINE)
            Player(moves.page, seed=1).decide()
            entries = moves.page.locator("main").get_attribute("data-entries") or ""
            expect(looks.page.locator("main")).to_have_attribute("data-entries", entries)
            expect(looks.page.locator("main .top > .hidden")).not_to_be_empty()


def test_what_one_says_the_other_reads(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as bob:
        two_at_a_table(ada, bob, "steamrollers")
        for one in (ada, bob):
            one.page.get_by_role("tab", name="Chat").click()
        for says, reads, words in ((ada, bob, "Good luck!"), (bob, ada, "And to you: <b>all</b> of it")):
            box = says.page.get_by_role("textbox", name="Say something")
            box.fill(words)
            box.press("Enter")
            expect(reads.page.locator("#panel")).to_contain_text(words)


def test_an_invitation_leads_to_a_seat(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as bob:
        known(ada)
        made = send(ada, "/tables", game="steam", seats=[{"kind": "me"}, {"kind": "invited"}, BOT])
        ada.go(f"/tables/{made['table']['id']}")
        ada.page.get_by_role("button", name="Invite").click()
        link = ada.page.get_by_role("textbox", name="Link for this seat").input_value()
        bob.page.goto(link)
        bob.page.get_by_role("button", name="Sit down").click()
        for one in (ada, bob):
            one.page.wait_for_selector("main[data-state]")
        assert fetch(bob, f"/tables/{made['table']['id']}")["seat"] == 1


def test_who_is_invited_to_a_private_table_hears_what_happens_there(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as bob, visitors() as eve:
        known(ada)
        known(eve, "Eve")
        seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}]
        made = send(ada, "/tables", game="steam", seats=seats, terms={"public": False})
        for_bob, for_eve = made["invitations"]
        bob.go(for_bob["path"]).get_by_role("button", name="Sit down").first.wait_for()
        still(bob.page)
        send(eve, f"/tables/{made['table']['id']}/join", invitation=for_eve["token"])
        expect(bob.page.locator("main")).to_contain_text("Eve")


def test_who_looks_on_sees_no_hand(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as eve:
        id = sit_down(ada, moment("volldampf", 3, "play-new-planning", bot="thrifty"))
        ada.page.wait_for_selector(".mat .hand")
        known(eve, "Eve")
        eve.go(f"/tables/{id}").wait_for_selector('main[data-state="waiting"]')
        expect(eve.page.locator(".mat")).to_have_count(3)
        assert eve.page.locator(".hand, .decide button").count() == 0
        cards = ada.page.locator(".mat .hand b").all_inner_texts()
        assert cards
        assert not any(card in eve.page.content() for card in cards)


def two_at_a_table(ada: Visit, bob: Visit, game: str) -> str:
    """A table of two people; both look at it, and its game has begun."""
    known(ada)
    known(bob, "Bob")
    id: str = send(ada, "/tables", game=game, seats=[{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    send(bob, f"/tables/{id}/join", seat=1)
    for one in (ada, bob):
        one.go(f"/tables/{id}").wait_for_selector("main[data-entries]")
    return id


def test_leaving_a_table_asks_for_no_other(visit: Visit) -> None:
    asked: list[str] = []
    new_table(visit, "steam", 3)
    visit.page.wait_for_selector("main[data-state]")
    visit.page.on("request", lambda request: asked.append(request.url))
    visit.page.locator("header nav a[href='/lobby']").click()
    visit.page.wait_for_selector("h1")
    visit.page.go_back()
    visit.page.wait_for_selector("main[data-state]")
    assert [url for url in asked if "undefined" in url] == []

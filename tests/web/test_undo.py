"""What is done is taken back: freely where it is one's own, and else if the others agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from playwright.sync_api import Page, expect

from tests.web.board import Board
from tests.web.browsing import Visit
from tests.web.moments import building, sit_down
from tests.web.player import ANSWERS, MINE, Player
from tests.web.tables import known, send

Visitors = Callable[..., AbstractContextManager[Visit]]


def test_one_decision_is_taken_back_freely(visit: Visit) -> None:
    board = Board(visit, building("steam"))
    before = board.options("lay-track")
    lay(visit.page)
    assert board.options("lay-track") != before
    with news(visit.page):
        visit.page.get_by_role("button", name="Undo").click()
    assert board.options("lay-track") == before


def test_a_whole_turn_is_begun_again(visit: Visit) -> None:
    # Somebody else has just built: so this turn begins here.
    board = Board(visit, building("steam", after=60))
    before = board.options("lay-track")
    lay(visit.page)
    lay(visit.page)
    with news(visit.page):
        visit.page.get_by_role("button", name="Reset my turn").click()
    assert board.options("lay-track") == before


def test_what_the_other_agrees_to_is_taken_back(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as bob:
        before = asked_to_take_back(ada, bob)
        bob.page.get_by_role("button", name="Agree").click()
        for one in (ada, bob):
            expect(one.page.locator(".vote")).to_have_count(0)
        ada.page.wait_for_selector(MINE)
        expect(ada.page.locator(".decide")).to_have_text(before, use_inner_text=True)


def test_what_the_other_refuses_stays(visitors: Visitors) -> None:
    with visitors() as ada, visitors() as bob:
        asked_to_take_back(ada, bob)
        entries = ada.page.locator("main").get_attribute("data-entries") or ""
        bob.page.get_by_role("button", name="Refuse").click()
        for one in (ada, bob):
            expect(one.page.locator(".vote")).to_have_count(0)
            expect(one.page.locator("main")).to_have_attribute("data-entries", entries)


def asked_to_take_back(ada: Visit, bob: Visit) -> str:
    """Ada has moved and asks whether she may take it back; what she had to decide."""
    id = sit_down(ada, building("days-of-steam"), others="open")
    known(bob, "Bob")
    send(bob, f"/tables/{id}/join")
    bob.go(f"/tables/{id}")
    ada.page.wait_for_selector(MINE)
    before = ada.page.locator(".decide").inner_text()
    Player(ada.page, seed=1).decide()
    ada.page.get_by_role("button", name="Ask to take back").click()
    return before


def lay(page: Page) -> None:
    """Lay some tile of Steam."""
    page.locator(".decide .kinds button").first.click()
    page.wait_for_selector(ANSWERS)
    Player(page, seed=1).decide()


@contextmanager
def news(page: Page) -> Iterator[None]:
    """Something that is written down."""
    main = page.locator("main")
    before = main.get_attribute("data-entries") or ""
    yield
    expect(main).not_to_have_attribute("data-entries", before)

"""Two seats of one person at one device."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visit, still
from tests.web.moments import Moment, moment
from tests.web.player import KINDS, MINE, OVER, Player
from tests.web.tables import known, new_table, send

FINISHED = Path(__file__).parents[1] / "transcripts" / "days_of_steam_two.jsonl"
PASS = ".pass"
PLANS = "Object.keys(localStorage).filter((key) => key.startsWith('footplate-plans/')).length"
BESIDE = """() => Array.from({length: 100}, (_, at) => [at % 10 + 0.5, Math.floor(at / 10) + 0.5])
    .map(([x, y]) => document.elementFromPoint(innerWidth * x / 10, innerHeight * y / 10))
    .filter((one) => !one?.closest('.pass')).length"""


def test_nothing_is_seen_of_anybody_while_the_device_is_passed(visit: Visit) -> None:
    all_mine(visit, moment("volldampf", 3, "play-new-planning", bot="thrifty"))
    visit.page.wait_for_selector(PASS)
    assert visit.page.evaluate(BESIDE) == 0
    assert visit.page.locator(".mat, .hand, .decide button").count() == 0
    visit.page.locator(f"{PASS} button").click()
    visit.page.wait_for_selector(MINE)
    expect(visit.page.locator(".mat .hand")).to_have_count(1)


def test_each_seat_sees_its_own_after_the_device_was_passed(visit: Visit) -> None:
    new_table(visit, "days-of-steam", 2, mine=2)
    seen = []
    for _ in range(2):
        visit.page.locator(f"{PASS} button").click()
        visit.page.wait_for_selector(MINE)
        seen.append(visit.page.locator(".mat:has(.hand) .who").all_inner_texts())
        until_passed(visit)
    assert [len(mats) for mats in seen] == [1, 1]
    assert seen[0] != seen[1]


def test_the_log_of_a_seat_has_nothing_that_only_the_one_before_may_know(visit: Visit) -> None:
    new_table(visit, "days-of-steam", 2, mine=2)
    take_over(visit)
    before = log(visit)
    until_passed(visit)
    take_over(visit)
    seen = log(visit)
    assert not {*before} <= {*seen}
    visit.page.reload()
    take_over(visit)
    assert seen == log(visit)


@pytest.mark.parametrize("seat", ["", "?seat=0"])
def test_nobodys_hand_is_seen_by_looking_back_while_the_device_goes_round(seat: str, visit: Visit) -> None:
    id = all_mine(visit, moment("volldampf", 3, "play-new-planning", bot="thrifty"))
    visit.go(f"/tables/{id}/at/9999{seat}").wait_for_selector("main[data-number]")
    visit.page.get_by_role("tab", name="Players").click()
    expect(visit.page.locator(".mat")).to_have_count(3)
    assert visit.page.locator(".hand").count() == 0
    assert visit.page.get_by_label("Seen as").count() == 0


def test_what_somebody_planned_leaves_the_device_with_them(visit: Visit) -> None:
    known(visit)
    send(visit, "/me/account", name="Planner", password="steam engine")
    new_table(visit, "steam", 3, mine=3)
    visit.page.wait_for_selector(MINE)
    visit.page.get_by_role("tab", name="Plan").click()
    visit.page.get_by_role("button", name="Plan 1").click()
    visit.page.get_by_text("Plan 1: this is not the game").wait_for()
    visit.page.locator(KINDS).last.click()
    visit.page.wait_for_function(f"() => {PLANS} === 1")
    sign_out = visit.go("/me").get_by_role("button", name="Sign out")
    sign_out.wait_for()
    still(visit.page)  # what is asked after that is answered with 401
    sign_out.click()
    visit.page.wait_for_function(f"() => {PLANS} === 0")


def test_what_was_planned_in_a_game_is_not_kept_when_it_is_over(visit: Visit) -> None:
    me = known(visit)["id"]
    id = send(visit, "/records", record=FINISHED.read_text("utf-8"))["table"]["id"]
    visit.go("/lobby").evaluate(f"localStorage.setItem('footplate-plans/{me}/{id}/0', '[]')")
    visit.go(f"/tables/{id}").wait_for_selector(OVER)
    visit.page.wait_for_function(f"() => {PLANS} === 0")


def test_without_secrets_the_device_goes_round_by_itself(visit: Visit) -> None:
    new_table(visit, "steam", 3, mine=3, map="practice")
    for _ in range(4):
        visit.page.wait_for_selector(MINE)
        Player(visit.page, seed=3).decide()
        assert visit.page.locator(PASS).count() == 0


def until_passed(visit: Visit) -> None:
    """Decide for the seat that looks, until another is asked."""
    player = Player(visit.page, seed=3)
    while visit.page.locator(PASS).count() == 0:
        player.decide()
        visit.page.wait_for_selector(f"{MINE}, {PASS}")


def take_over(visit: Visit) -> None:
    """Look as the seat to which the device was passed."""
    visit.page.locator(f"{PASS} button").click()
    visit.page.wait_for_selector(MINE)


def log(visit: Visit) -> list[str]:
    """What the log tells whoever looks."""
    visit.page.get_by_role("tab", name="Log").click()
    visit.page.wait_for_selector(".log li")
    return visit.page.locator(".log li").all_inner_texts()


def all_mine(visit: Visit, there: Moment) -> str:
    """A table that goes on from a moment, with oneself on every seat."""
    known(visit)
    made = send(visit, "/records", record=there.record, seats=[{"kind": "me"}] * there.players)
    id: str = made["table"]["id"]
    visit.go(f"/tables/{id}")
    return id

"""A board in the page: what lies on it is touched where it lies, and the table tells what came of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.browsing import Visit
from tests.web.moments import Moment, sit_down
from tests.web.player import CONFIRM, MINE
from tests.web.tables import fetch, send


class Board:
    """The table of a moment, with oneself on the seat that decides."""

    def __init__(self, visit: Visit, there: Moment) -> None:
        self._visit = visit
        self.seat = there.seat
        self.id = sit_down(visit, there)
        self.page = visit.page
        self.page.wait_for_selector(MINE)

    def options(self, kind: str) -> list[dict[str, Any]]:
        """The actions of a kind that can be done now."""
        return [option["action"] for option in self._offered(kind)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What is told beside each of them."""
        return [option["hint"]["args"] for option in self._offered(kind)]

    def _offered(self, kind: str) -> list[dict[str, Any]]:
        asked = {"given": {"kind": kind}, "seat": self.seat, "most": 500, "hints": True}
        found: list[dict[str, Any]] = send(self._visit, f"/tables/{self.id}/offer", **asked)["options"]
        return found

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        found: dict[str, Any] = self._scene()["view"]
        return found

    def words(self, vocabulary: str) -> list[str]:
        """The words for what is numbered on the board."""
        found: list[str] = self._scene()["words"][vocabulary]
        return found

    def _scene(self) -> dict[str, Any]:
        found: dict[str, Any] = fetch(self._visit, f"/tables/{self.id}?seat={self.seat}")
        return found

    def touch(self, what: str | Locator) -> None:
        """Click the middle of something that is drawn."""
        drawn = self.page.locator(what).first if isinstance(what, str) else what
        drawn.wait_for(state="attached")
        box = drawn.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def confirm(self) -> dict[str, Any]:
        """Do what is chosen: the action that was done."""
        before = self.page.locator("main").get_attribute("data-entries") or ""
        self.page.locator(CONFIRM).click()
        expect(self.page.locator("main")).not_to_have_attribute("data-entries", before)
        told = fetch(self._visit, f"/tables/{self.id}/entries?after={before}")["told"]
        done: dict[str, Any] = told[0]["action"]
        return done

    def refused(self) -> Locator:
        """The rules that forbid what was touched last."""
        rules = self.page.locator(".why li a")
        rules.first.wait_for()
        return rules

"""Somebody who plays by what the page offers: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError

MINE: Final = 'main[data-state="mine"]'
OVER: Final = 'main[data-state="over"]'
NOT_MINE: Final = 'main[data-state]:not([data-state="mine"])'
CONFIRM: Final = ".decide .chosen > .row .primary:enabled"
ANSWERS: Final = ":is(.decide .answers button, .decide .options button, .decide .number .take):enabled"
KINDS: Final = ".decide .kinds button:enabled"
CONTROLS: Final = frozenset((CONFIRM, ANSWERS, KINDS))
MOST: Final = 3000  # decisions of a game that never ends
PATIENCE: Final = 3000  # milliseconds for something that is there


class Player:
    """Plays one page to the end of its game."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.decisions = 0
        self.used: set[str] = set()  # the kinds of control that were pressed
        self._rng = Random(seed)

    def waits_for_me(self) -> bool:
        """Whether there is something to decide, once that is clear; if not, the game is over."""
        self.page.wait_for_selector(f"{MINE}, {OVER}", timeout=20_000)
        return self.page.locator(MINE).count() == 1

    def decide(self) -> None:
        """One decision, answer by answer."""
        before = self._entries()
        while self._entries() == before and self.page.locator(MINE).count() == 1:
            self._answer(before)
        self.decisions += 1

    def _answer(self, before: str) -> None:
        """Click something that leads on, and see that it does."""
        # What was sent may only now have come back: then it is somebody else's turn.
        self.page.wait_for_selector(f"{CONFIRM}, {ANSWERS}, {KINDS}, {NOT_MINE}", state="attached")
        for wanted in (CONFIRM, ANSWERS, KINDS):
            found = self.page.locator(wanted)
            count = found.count()
            if count:
                # What was there may be gone by now: what others do changes what can be done.
                with suppress(TimeoutError):
                    seen = self._shown()
                    self.press(found.nth(self._rng.randrange(count)))
                    self._await_change(before, seen)
                    self.used.add(wanted)
                return

    def press(self, what: Locator) -> None:
        """Do it as one does with a mouse."""
        what.click(timeout=PATIENCE)

    def _entries(self) -> str:
        return self.page.locator("main").get_attribute("data-entries") or ""

    def _shown(self) -> str:
        return self.page.locator(".decide").inner_text()

    def _await_change(self, before: str, seen: str) -> None:
        self.page.wait_for_function(
            "([before, seen]) => document.querySelector('main')?.dataset.entries !== before"
            " || document.querySelector('.decide')?.innerText !== seen",
            arg=[before, seen],
            timeout=PATIENCE,
        )


class Finger(Player):
    """Plays by touch."""

    def press(self, what: Locator) -> None:
        what.tap(timeout=PATIENCE)


class Typist(Player):
    """Plays with the keyboard alone: Tab until what is wanted has the focus, then Enter."""

    def press(self, what: Locator) -> None:
        wanted = what.element_handle(timeout=PATIENCE)
        self.page.keyboard.press("d")
        for _ in range(400):
            if wanted.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the focus never came there")

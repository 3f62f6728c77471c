"""Every game is played to its end in the page: with a mouse, by touch, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import cycle
from typing import Any

import pytest

from tests.web.browsing import PHONE, Visit
from tests.web.player import CONTROLS, MOST, OVER, Finger, Player, Typist
from tests.web.tables import known, new_table

# Good bots, and more of them, bring a game to its end before chance does.
GAMES: dict[str, dict[str, Any]] = {
    "days-of-steam": {"players": 3, "bot": "greedy"},
    "steam": {"players": 3, "map": "practice"},
    "steamrollers": {"players": 3, "bot": "greedy"},
    "volldampf": {"players": 4},
}
TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
STRETCH = 4  # decisions in each way before somebody goes on at another device
TABLES = 10  # until every control was used in every way, which in a long game it is at the first


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(
    game: str, visitors: Callable[..., AbstractContextManager[Visit]]
) -> None:
    """Somebody decides with a mouse and with the keyboard alone by turns, and on a telephone by touch."""
    with visitors() as desk:
        known(desk)
        with visitors(storage_state=desk.context.storage_state(), **TOUCHED) as phone:
            ways = Player(desk.page, seed=7), Typist(desk.page, seed=8), Finger(phone.page, seed=9)
            for _ in range(TABLES):
                table = f"/tables/{new_table(desk, game, **GAMES[game])}"
                play_to_the_end(table, cycle([(desk, ways[:2]), (phone, ways[2:])]))
                for visit in (desk, phone):
                    visit.go(table).wait_for_selector(OVER)
                    assert visit.page.locator(f"{OVER} .results li").count() >= GAMES[game]["players"]
                if all([way.used == CONTROLS for way in ways]):
                    return
            raise AssertionError(f"not every control is used: {[CONTROLS - way.used for way in ways]}")


def play_to_the_end(table: str, devices: Iterator[tuple[Visit, tuple[Player, ...]]]) -> None:
    """Decide at one device for a while, in all its ways, leave it and go on at the next."""
    for visit, ways in devices:
        visit.go(table)
        for way in ways * STRETCH:
            if not way.waits_for_me():
                return
            way.decide()
            assert way.decisions < MOST
        visit.page.goto("about:blank")

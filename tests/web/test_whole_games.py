"""Every game is played to its end in the page: with a mouse, by touch, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest

from tests.web.browsing import PHONE, Visit
from tests.web.player import OVER, Finger, Player, Typist
from tests.web.tables import new_table

# Good bots, and more of them, bring a game to its end before chance does.
GAMES: dict[str, dict[str, Any]] = {
    "days-of-steam": {"players": 3, "bot": "greedy"},
    "steam": {"players": 3, "map": "practice"},
    "steamrollers": {"players": 3, "bot": "greedy"},
    "volldampf": {"players": 4},
}
WAYS: dict[str, tuple[type[Player], dict[str, Any]]] = {
    "mouse": (Player, {}),
    "touch": (Finger, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    "keyboard": (Typist, {}),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_played_to_its_end(
    way: str, game: str, visitors: Callable[..., AbstractContextManager[Visit]]
) -> None:
    player, wishes = WAYS[way]
    with visitors(**wishes) as visit:
        new_table(visit, game, **GAMES[game])
        one = player(visit.page, seed=7)
        one.play()
        assert one.decisions > 0
        assert visit.page.locator(f"{OVER} .results li").count() >= GAMES[game]["players"]

"""What moves and sounds: only for those who want it, and never before the page was touched."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.web.browsing import Visit
from tests.web.moments import BUILDING, building, sit_down
from tests.web.player import MINE, Player

Visitors = Callable[..., AbstractContextManager[Visit]]

# What fades moves nowhere.
LASTING = """() => document.getAnimations().filter((one) => {
    const { duration, iterations } = one.effect.getComputedTiming();
    const still = ["offset", "computedOffset", "easing", "composite", "opacity"];
    const moves = one.effect.getKeyframes().flatMap(Object.keys).some((name) => !still.includes(name));
    return moves && (duration > 20 || iterations === Infinity);
}).map((one) => one.animationName ?? one.transitionProperty)"""


@pytest.mark.parametrize("game", BUILDING)
def test_nothing_moves_for_those_who_do_not_want_it(game: str, visitors: Visitors) -> None:
    with visitors(reduced_motion="reduce") as visit:
        sit_down(visit, building(game))
        visit.page.wait_for_selector(MINE)
        Player(visit.page, seed=2).decide()
        assert visit.page.evaluate(LASTING) == []


def test_it_is_one_s_turn_without_a_sound_before_the_page_was_touched(visitors: Visitors) -> None:
    with visitors(reduced_motion="no-preference") as visit:
        sit_down(visit, building("steam"))
        visit.page.wait_for_selector(MINE)
        assert visit.page.title().startswith("(1)")

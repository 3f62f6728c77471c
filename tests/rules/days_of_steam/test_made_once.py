"""What the engine makes once and shares: the odds of draws."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.days_of_steam import draws
from footplate.games.days_of_steam.actions import GOOD_DRAWN, TILE_DRAWN, TOWN_TURNED_UP
from footplate.kernel.chance import draw


@pytest.mark.parametrize("luck", range(5))
def test_a_draw_has_the_odds_of_what_is_left(luck: int) -> None:
    rng = Random(luck)
    deck, towns, bag = [
        [rng.choice((0, 1, 2, 7, draws.MOST)) for _ in outcomes]
        for outcomes in (TILE_DRAWN, TOWN_TURNED_UP, GOOD_DRAWN)
    ]
    assert draws.draw_tile(deck) == draw(deck, TILE_DRAWN)
    assert draws.draw_town(towns) == draw(towns, TOWN_TURNED_UP)
    assert draws.draw_good(bag) == draw(bag, GOOD_DRAWN)

"""What the engine makes once and shares: the odds of draws, and which lays fit what a square meets."""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.days_of_steam import draws
from footplate.games.days_of_steam.actions import GOOD_DRAWN, TILE_DRAWN, TOWN_TURNED_UP
from footplate.games.days_of_steam.components import LAYS, SIDES
from footplate.games.days_of_steam.sites import BLANK, CLOSE, EDGES, FREE, comes_close, matches, met
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


@pytest.mark.parametrize("lay", range(len(LAYS)))
def test_a_lay_matches_and_comes_close_as_its_sides_do(lay: int) -> None:
    sides = [(LAYS[lay].sides >> side & 1 == 1, LAYS[lay].exits[side]) for side in range(SIDES)]
    for edges in range(EDGES + 1):
        beside = [met(edges, side) for side in range(SIDES)]
        fits = [
            there == FREE or (there != BLANK) == track
            for there, (track, _) in zip(beside, sides, strict=True)
        ]
        close = [there == CLOSE and joined != () for there, (_, joined) in zip(beside, sides, strict=True)]
        assert matches(lay, edges) == all(fits)
        assert comes_close(lay, edges) == any(close)

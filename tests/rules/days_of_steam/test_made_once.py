"""What the engine makes once and shares: which lays fit what a square meets."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.components import LAYS, SIDES
from footplate.games.days_of_steam.sites import BLANK, CLOSE, EDGES, FREE, comes_close, matches, met


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

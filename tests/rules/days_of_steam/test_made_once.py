"""What the engine makes once and shares: the odds of draws, and the plays of tiles by site."""

from __future__ import annotations

from random import Random

import pytest

from footplate.cli.bench.positions import options, walk
from footplate.games.days_of_steam import draws
from footplate.games.days_of_steam.actions import GOOD_DRAWN, TILE_DRAWN, TOWN_TURNED_UP
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.phases import play_tile
from footplate.games.days_of_steam.setup import setup
from footplate.kernel.action import CHANCE, Action
from footplate.kernel.chance import draw


def offered() -> list[list[Action]]:
    """All that was offered in the course of a game."""
    game = walk(setup(DaysOfSteamOptions(3)), Random(5))
    return [list(options(s)) for s in game if s.actors() != (CHANCE,)]


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


@pytest.mark.interpreted
def test_plays_are_made_again_when_there_is_no_more_room_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found = offered()
    for plays in (play_tile._PLAYS, play_tile._OVERBUILDS):
        plays.clear()
    monkeypatch.setattr(play_tile, "MOST_SITES", 20)
    assert offered() == found
    assert max(len(play_tile._PLAYS), len(play_tile._OVERBUILDS)) <= 20

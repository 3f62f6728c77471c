"""Draws from decks and the bag, which are kept as counts: every outcome with its share, made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from footplate.games.days_of_steam.actions import GOOD_DRAWN, TILE_DRAWN, TOWN_TURNED_UP
from footplate.games.days_of_steam.components import TILES
from footplate.kernel.action import Action
from footplate.kernel.chance import Odds

MOST: Final = sum([tile.copies for tile in TILES])  # of one kind, even if all tiles were alike

# Outcomes with their shares, by kind and count. A compiled engine would take a tuple of known types apart.
Shares: TypeAlias = "list[list[Any]]"


def _shares(outcomes: Iterable[Action]) -> Shares:
    return [[(outcome, count) for count in range(MOST + 1)] for outcome in outcomes]


_TILES: Final = _shares(TILE_DRAWN)
_TOWNS: Final = _shares(TOWN_TURNED_UP)
_GOODS: Final = _shares(GOOD_DRAWN)


def draw_tile(deck: list[int]) -> Odds:
    """A track tile from the deck. [DS-04, DS-11]"""
    return [_TILES[kind][count] for kind, count in enumerate(deck) if count]


def draw_town(deck: list[int]) -> Odds:
    """A town from the deck. [DS-03, DS-30, DS-34]"""
    return [_TOWNS[kind][count] for kind, count in enumerate(deck) if count]


def draw_good(bag: list[int]) -> Odds:
    """A good from the bag. [DS-03, DS-34]"""
    return [_GOODS[kind][count] for kind, count in enumerate(bag) if count]

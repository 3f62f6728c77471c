"""Draws from decks and the bag, which are kept as counts: every outcome with its share, made once."""

from __future__ import annotations

from collections.abc import Iterable
from operator import getitem
from typing import Final, TypeAlias

from footplate.games.days_of_steam.actions import GOOD_DRAWN, TILE_DRAWN, TOWN_TURNED_UP
from footplate.games.days_of_steam.components import TILES
from footplate.kernel.action import Action
from footplate.kernel.chance import Odds

MOST: Final = sum([tile.copies for tile in TILES])  # of one kind, even if all tiles were alike

Shares: TypeAlias = "list[list[tuple[Action, int] | None]]"  # by kind and count; nothing is drawn of none


def _shares(outcomes: Iterable[Action]) -> Shares:
    return [[None, *[(outcome, count) for count in range(1, MOST + 1)]] for outcome in outcomes]


_TILES: Final = _shares(TILE_DRAWN)
_TOWNS: Final = _shares(TOWN_TURNED_UP)
_GOODS: Final = _shares(GOOD_DRAWN)


def draw_tile(deck: list[int]) -> Odds:
    """A track tile from the deck. [DS-04, DS-11]"""
    return list(filter(None, map(getitem, _TILES, deck)))


def draw_town(deck: list[int]) -> Odds:
    """A town from the deck. [DS-03, DS-30, DS-34]"""
    return list(filter(None, map(getitem, _TOWNS, deck)))


def draw_good(bag: list[int]) -> Odds:
    """A good from the bag. [DS-03, DS-34]"""
    return list(filter(None, map(getitem, _GOODS, bag)))

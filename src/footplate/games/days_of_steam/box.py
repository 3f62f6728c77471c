"""The box: the pieces of a game of Days of Steam, as a page draws them."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from footplate.games.days_of_steam.components import (
    CIRCUIT_COUNTERS,
    COAL,
    GOODS,
    KINDS,
    LAYS,
    NO_KIND,
    PIPS,
    SIDES_OF,
    TILES,
    TOWNS,
)
from footplate.games.days_of_steam.phases.draw import HAND
from footplate.games.days_of_steam.phases.new_towns import GOODS_A_TOWN
from footplate.games.days_of_steam.phases.play_town import COAL_EACH
from footplate.games.days_of_steam.phases.speed_limit import SPEED_LIMIT
from footplate.games.days_of_steam.phases.water_tower import WATER
from footplate.games.days_of_steam.scoring import A_CIRCUIT, A_GOOD, BONUS, ENOUGH
from footplate.games.days_of_steam.state import MOST_STEAM, QUIET_TURNS

Segments: TypeAlias = tuple[tuple[int, int], ...]


class TrackTile(msgspec.Struct, frozen=True):
    """A track tile as it lies unturned: segments from side to side, sides with a dead end, marks and number.

    Sides are counted clockwise from 0, north; a tile that is turned adds to each.
    """

    name: str
    segments: Segments
    stubs: tuple[int, ...]
    steam: int
    overbuild: bool
    hill: bool
    tower: bool
    copies: int


class TownTile(msgspec.Struct, frozen=True):
    """A town: its colour, its steam number, and how many there are."""

    name: str
    colour: int
    steam: int
    copies: int


class TrackLay(msgspec.Struct, frozen=True):
    """How track can lie on a square: its segments and dead ends as they are turned.

    `kind`: what the track is called; nothing for the first lay, an empty square, and the second, any town.
    """

    kind: str
    rotation: int
    segments: Segments
    stubs: tuple[int, ...]


class Goal(msgspec.Struct, frozen=True):
    """What counts how much, and how many points win at once; `bonus` is by different colours. [DS-90]"""

    points: int
    good: int
    circuit: int
    bonus: tuple[int, ...]


class DaysOfSteamComponents(msgspec.Struct, frozen=True):
    """The tiles, and the numbers that the rules name.

    `tiles` and `towns` are in the order of their words, `lays` in that of the numbers of a view.
    `goods`: counts by colour.
    `coal_each`: what every player gets.
    `water`: the steam of a water tower.
    `quiet_turns`: so many of each player end the game.
    """

    tiles: tuple[TrackTile, ...]
    towns: tuple[TownTile, ...]
    lays: tuple[TrackLay, ...]
    goods: tuple[int, ...]
    goods_a_town: int
    circuit_counters: int
    coal: int
    coal_each: int
    goal: Goal
    hand: int
    most_steam: int
    speed_limit: int
    water: int
    pips: int
    quiet_turns: int


@cache
def components() -> DaysOfSteamComponents:
    """What is on the table, whatever the options. [DS-01, DS-02]"""
    return DaysOfSteamComponents(
        tiles=tuple(
            [
                TrackTile(
                    tile.name,
                    KINDS[tile.kind].segments,
                    KINDS[tile.kind].stubs,
                    tile.steam,
                    tile.overbuild,
                    tile.hill,
                    tile.tower,
                    tile.copies,
                )
                for tile in TILES
            ]
        ),
        towns=tuple([TownTile(*town) for town in TOWNS]),
        lays=tuple(
            [
                TrackLay(
                    "" if lay.kind == NO_KIND else KINDS[lay.kind].name.replace("_", "-"),
                    lay.rotation,
                    lay.segments,
                    SIDES_OF[lay.stubs],
                )
                for lay in LAYS
            ]
        ),
        goods=GOODS,
        goods_a_town=GOODS_A_TOWN,
        circuit_counters=CIRCUIT_COUNTERS,
        coal=COAL,
        coal_each=COAL_EACH,
        goal=Goal(ENOUGH, A_GOOD, A_CIRCUIT, BONUS),
        hand=HAND,
        most_steam=MOST_STEAM,
        speed_limit=SPEED_LIMIT,
        water=WATER,
        pips=PIPS,
        quiet_turns=QUIET_TURNS,
    )

"""Where tiles may lie: each place is tried, and the map with the tile on it looked at."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.course import Act
from tests.oracle.days_of_steam.components import (
    BETWEEN_TOWNS,
    FARTHEST,
    LOOKS,
    SIDES,
    TILES,
    TOWN,
    Track,
)
from tests.oracle.days_of_steam.paths import (
    Ground,
    Spot,
    across,
    beside,
    called,
    open_sides,
    tiles_to_a_town,
    tracked_sides,
)
from tests.oracle.days_of_steam.table import Table


def tile_choices(table: Table, seat: int) -> Iterator[Act]:
    """Every track tile in hand, on every square, in every look. [DS-20]"""
    ground = table.ground()
    for tile in sorted(+table.hands[seat]):
        for spot in around(ground):
            for turns in range(4):
                if may_lie(table, ground, tile, spot, turns):
                    yield "play-tile", tile, called(spot), SIDES[turns]


def town_places(table: Table) -> list[Spot]:
    """Every square where a town may lie; all towns are alike. [DS-35]"""
    ground = table.ground()
    return [spot for spot in around(ground) if town_may_lie(ground, spot)]


def around(ground: Ground) -> list[Spot]:
    """The squares of the map and all that touch it."""
    return sorted({*ground, *[beside(spot, side) for spot in ground for side in range(4)]})


def may_lie(table: Table, ground: Ground, tile: str, spot: Spot, turns: int) -> bool:
    """Every rule of track tiles. [DS-20, DS-21, DS-22, DS-25, DS-27, DS-29]"""
    if turns not in LOOKS[TILES[tile].kind]:
        return False
    track = LOOKS[TILES[tile].kind][turns]
    after = {**ground, spot: track}
    if spot in ground and not may_cover(table, tile, spot):
        return False
    if not edges_match(ground, spot, track):
        return False
    tiles = tiles_to_a_town(after, spot, open_sides(track))
    if tiles is None or tiles + 1 > FARTHEST:
        return False
    return spot not in ground or not set(joined_towns(ground)) - set(joined_towns(after))


def may_cover(table: Table, tile: str, spot: Spot) -> bool:
    """A marked tile, on track that is neither bridge nor hill and holds no train. [DS-27, DS-37]"""
    if spot in table.towns or not TILES[tile].overbuild:
        return False
    below = TILES[table.tiles[spot][0]]
    return not (below.hill or below.kind == "bridge" or any([train.spot == spot for train in table.trains]))


def edges_match(ground: Ground, spot: Spot, track: Track) -> bool:
    """Track meets track, and no track meets no track, wherever there is a neighbour. [DS-22, DS-28]"""
    for side in range(4):
        there = beside(spot, side)
        tracked = side in tracked_sides(track)
        if there in ground and tracked != (across(side) in tracked_sides(ground[there])):
            return False
    return True


def joined_towns(ground: Ground) -> list[Spot]:
    """The towns with a valid path to another. [DS-29]"""
    towns = [spot for spot, track in ground.items() if track == TOWN]
    return [town for town in towns if tiles_to_a_town(ground, town, range(4)) is not None]


def town_may_lie(ground: Ground, spot: Spot) -> bool:
    """On an empty square, with track all round, not too near to the nearest town. [DS-22, DS-31, DS-32]"""
    if spot in ground or not edges_match(ground, spot, TOWN):
        return False
    tiles = tiles_to_a_town({**ground, spot: TOWN}, spot, range(4))
    return tiles is not None and tiles >= BETWEEN_TOWNS

"""The box: the map and the pieces of a game of Steam, as a page draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from footplate.games.steam.board import HILLS_PRICE, RIVER_PRICE
from footplate.games.steam.components import (
    ACTION_TILES,
    COLOURS,
    CUBES,
    LOCOMOTIVE,
    NEW_CITIES,
    PIECES,
    TILES,
)
from footplate.games.steam.maps import read_map
from footplate.games.steam.money import HIGHEST_INCOME, LOWEST_INCOME, STEP
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.action_tiles import LOCOMOTIVE_PRICE, PRICES
from footplate.games.steam.scoring import worth
from footplate.games.steam.state import TOP_LEVEL, TURNS
from footplate.rails.mapfile import At, Hex, HexMap, located
from footplate.rails.tiles import sides

NO_COLOUR: Final = -1


class MapInfo(msgspec.Struct, frozen=True):
    """A map: what it is called, where it comes from, and for how many it is."""

    id: str
    title: str
    provenance: str
    about: str
    fewest: int
    most: int
    best: tuple[int, ...]


class MapHex(msgspec.Struct, frozen=True):
    """A hex of the map: its axial coordinates, the ground, and the place printed there, if any.

    Hexes have flat tops; side 0 is north and the others follow clockwise.
    `city`: its colour, -1 for none.
    `cubes`: as many as are printed on the city.
    """

    q: int
    r: int
    hills: bool
    river: bool
    place: str
    city: int
    cubes: int
    town: bool


class Water(msgspec.Struct, frozen=True):
    """A space of water."""

    q: int
    r: int


class Wall(msgspec.Struct, frozen=True):
    """A side of a hex that no track may cross, though there is land on both sides. [ST-42]"""

    hex: int
    side: int


class MapRiver(msgspec.Struct, frozen=True):
    """A river or canal: the coordinates it goes through; its ends may lie off the hexes."""

    name: str
    canal: bool
    course: tuple[tuple[int, int], ...]


class MapLabel(msgspec.Struct, frozen=True):
    """A text that stands on the map."""

    text: str
    q: int
    r: int


class TileFace(msgspec.Struct, frozen=True):
    """A face of the track tiles, unturned: each track from side to side, or an exit of a town; its copies."""

    name: str
    track: tuple[tuple[int, ...], ...]
    copies: int


class ActionTile(msgspec.Struct, frozen=True):
    """An action tile: its number, and its price, to which the new level may be added. [ST-34, ST-35]"""

    name: str
    number: int
    price: int
    and_level: bool


class IncomeTrack(msgspec.Struct, frozen=True):
    """From where to where income goes, and the dollars for a step down. [ST-20, ST-23]

    `worth`: the victory points for each space at the end, the lowest space first.
    """

    low: int
    high: int
    step: int
    worth: tuple[int, ...]


class GroundPrices(msgspec.Struct, frozen=True):
    """What the ground adds to the price of a tile. [ST-44]"""

    river: int
    hills: int


class SteamComponents(msgspec.Struct, frozen=True):
    """The map, the track tiles and everything else in the box.

    `hexes`, `faces` and `action_tiles` are in the order of their words; `cubes` and `new_cities` are counts
    by colour.
    """

    map: MapInfo
    hexes: tuple[MapHex, ...]
    water: tuple[Water, ...]
    walls: tuple[Wall, ...]
    rivers: tuple[MapRiver, ...]
    labels: tuple[MapLabel, ...]
    faces: tuple[TileFace, ...]
    action_tiles: tuple[ActionTile, ...]
    income_track: IncomeTrack
    ground: GroundPrices
    top_level: int
    turns: int
    supply_spaces: int
    cubes: tuple[int, ...]
    new_cities: tuple[int, ...]


@lru_cache(maxsize=32)
def components(options: SteamOptions) -> SteamComponents:
    """What is on the table by these options. [ST-01, ST-02, ST-03, ST-04]"""
    chart = read_map(options.map)
    return SteamComponents(
        map=MapInfo(
            chart.id, chart.title, chart.provenance, chart.about, chart.fewest, chart.most, chart.best
        ),
        hexes=tuple([_hex(one, chart) for one in chart.hexes]),
        water=tuple([Water(one.q, one.r) for one in chart.water]),
        walls=tuple([Wall(hex, side) for hex, side in chart.walls]),
        rivers=tuple(
            [
                MapRiver(one.name, one.canal, tuple([_at(chart, spot) for spot in one.course]))
                for one in chart.rivers
            ]
        ),
        labels=tuple([MapLabel(one.text, *_at(chart, one.at)) for one in chart.labels]),
        faces=_faces(),
        action_tiles=tuple([_action_tile(action, options) for action in range(len(ACTION_TILES))]),
        income_track=IncomeTrack(
            LOWEST_INCOME,
            HIGHEST_INCOME,
            STEP,
            tuple([worth(income) for income in range(LOWEST_INCOME, HIGHEST_INCOME + 1)]),
        ),
        ground=GroundPrices(RIVER_PRICE, HILLS_PRICE),
        top_level=TOP_LEVEL,
        turns=TURNS[options.players],
        supply_spaces=chart.supply_spaces,
        cubes=CUBES,
        new_cities=NEW_CITIES,
    )


def _hex(one: Hex, chart: HexMap) -> MapHex:
    if not one.place:
        return MapHex(one.q, one.r, one.hills, one.river, "", NO_COLOUR, 0, False)
    place = chart.places[one.place]
    city = COLOURS.index(place.city) if place.city else NO_COLOUR
    return MapHex(one.q, one.r, one.hills, one.river, place.name, city, place.cubes, place.town)


def _at(chart: HexMap, spot: str) -> At:
    (at,) = located(chart, spot)
    return at


def _faces() -> tuple[TileFace, ...]:
    return tuple(
        [
            TileFace(
                face.name,
                tuple([sides(segment) for segment in face.segments]),
                sum([piece.copies for piece in PIECES if number in piece.faces]),
            )
            for number, face in enumerate(TILES.faces)
        ]
    )


def _action_tile(action: int, options: SteamOptions) -> ActionTile:
    """In the Standard Game tiles cost nothing. [ST-34, ST-35, ST-36, ST-90]"""
    name, number = ACTION_TILES[action], action + 1
    if options.game == "standard":
        return ActionTile(name, number, 0, and_level=False)
    if action == LOCOMOTIVE:
        return ActionTile(name, number, LOCOMOTIVE_PRICE, and_level=True)
    return ActionTile(name, number, PRICES.get(action, 0), and_level=False)

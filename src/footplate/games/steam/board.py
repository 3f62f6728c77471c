"""A map of Steam as the rules read it: numbers and tables, made once and shared by all positions on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import ACTION_TILES, COLOURS, PLAYER_COLOURS, TILES
from footplate.games.steam.maps import read_map
from footplate.kernel.action import Words
from footplate.rails.goods import Goods
from footplate.rails.grid import SIDE_NAMES, SIDES, facing
from footplate.rails.mapfile import HexMap

NO_STOP: Final = -1
RIVER_PRICE: Final = 1
HILLS_PRICE: Final = 2
MOST_CHOICES: Final = 1 << 15  # so that a board does not grow for ever


Key: TypeAlias = "tuple[int, int, int, int, int, tuple[int, ...], int]"


class Choice(NamedTuple):
    """The tiles that fit a hex and a purse: as actions, and the faces among them as bits."""

    actions: tuple[LayTrack, ...]
    faces: int


class Board:
    """Hexes are numbered in the order of the map's picture, stops (cities and towns) in that of hexes."""

    def __init__(self, name: str, chart: HexMap) -> None:
        self.name: Final = name  # of a bundled map, or the text of any other
        hexes = chart.hexes
        self.chart: Final = chart
        self.size: Final = len(hexes)
        self.across: Final = facing([(hex.q, hex.r) for hex in hexes], chart.walls)
        self.closed: Final = tuple(_closed(self.across, hex) for hex in range(self.size))
        self.stops: Final = tuple(number for number, hex in enumerate(hexes) if hex.place)
        self.starts: Final = tuple(
            hex * SIDES + side for hex in self.stops for side in range(SIDES)
        )  # every side of every stop
        self.stop: Final = tuple(
            self.stops.index(number) if hex.place else NO_STOP for number, hex in enumerate(hexes)
        )
        places = [chart.places[hexes[number].place] for number in self.stops]
        self.place_names: Final = tuple(place.name for place in places)
        self.printed: Final = tuple(COLOURS.index(place.city) if place.city else -1 for place in places)
        self.cubes: Final = tuple(place.cubes for place in places)
        self.cities: Final = tuple(stop for stop, place in enumerate(places) if place.city)
        self.towns: Final = tuple(stop for stop, place in enumerate(places) if place.town)
        self.country: Final = tuple(number for number, hex in enumerate(hexes) if not hex.place)
        self.terrain: Final = tuple(
            RIVER_PRICE * hex.river + HILLS_PRICE * hex.hills for hex in hexes
        )  # what the ground adds to the price of a tile [ST-44]
        self.goods: Final = Goods(len(self.stops), len(COLOURS))
        self.stocks: Final = Goods(chart.supply_spaces, len(COLOURS))
        self._laid: Final[list[tuple[LayTrack, ...]]] = [()] * self.size
        self.choices: Final[dict[Key, Choice]] = {}  # which tiles fit, as far as it was asked

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def laid(self, hex: int) -> tuple[LayTrack, ...]:
        """For each lay the action that lays it on a hex; actions are values, so they are made once."""
        if not self._laid[hex]:
            self._laid[hex] = tuple([LayTrack(hex, lay.face, lay.rotation) for lay in TILES.lays])
        return self._laid[hex]

    def remember(self, key: Key, lays: Sequence[int], faces: int) -> Choice:
        """Which lays fit the hex, and all else that a key names, for the next time it is asked."""
        if len(self.choices) == MOST_CHOICES:
            self.choices.clear()
        laid = self.laid(key[0])
        choice = self.choices[key] = Choice(tuple([laid[lay] for lay in lays]), faces)
        return choice

    def words(self, players: int) -> Words:
        """The vocabularies of a game on this map."""
        return {
            "seat": PLAYER_COLOURS[:players],
            "hex": self.chart.names,
            "side": SIDE_NAMES,
            "tile": TILES.names,
            "colour": COLOURS,
            "action": ACTION_TILES,
            "space": tuple(str(space + 1) for space in range(self.chart.supply_spaces)),
        }


def _closed(across: tuple[int, ...], hex: int) -> int:
    """The sides of a hex that no track may cross, as bits. [ST-42]"""
    return sum([1 << side for side in range(SIDES) if across[hex * SIDES + side] < 0])


@lru_cache(maxsize=8)
def board(name: str) -> Board:
    """The board of a bundled map, or of the text of any other."""
    return Board(name, read_map(name))

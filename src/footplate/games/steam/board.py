"""A map of Steam as the rules read it: numbers and tables, made once and shared by all positions on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from footplate.games.steam.actions import GrowCity, LayTrack, TakeGoods, Urbanize
from footplate.games.steam.components import ACTION_TILES, COLOURS, PLAYER_COLOURS, PLAYERS, PRICES, TILES
from footplate.games.steam.maps import BUNDLED, read_map
from footplate.kernel.action import Action, Words
from footplate.rails.goods import Goods
from footplate.rails.grid import SIDE_NAMES, SIDES, facing
from footplate.rails.mapfile import HexMap

NO_STOP: Final = -1
RIVER_PRICE: Final = 1
HILLS_PRICE: Final = 2
DEAREST: Final = max(PRICES) + RIVER_PRICE + HILLS_PRICE  # all that one tile can cost [ST-44]
MOST_CHOICES: Final = 1 << 15  # so that a board does not grow for ever
MOST_LISTS: Final = 1 << 8


class TileList:
    """The tiles that may be laid on each hex, one hex after the other in a single list."""

    def __init__(self, tiles: list[list[Action]]) -> None:
        self._tiles: Final = [tile for some in tiles for tile in some]
        self._first: Final = [0]  # where each hex begins, and where the list ends
        for some in tiles:
            self._first.append(self._first[-1] + len(some))

    def copy(self) -> list[Action]:
        """All of them, for the tiles of some hexes to be replaced."""
        return self._tiles.copy()

    def replace(self, found: list[Action], hex: int, tiles: tuple[Action, ...]) -> None:
        """Put other tiles for a hex into a copy in which those for all hexes before it still stand."""
        first, end = self._first[hex], self._first[hex + 1]
        if tiles or first != end:
            found[first:end] = tiles


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
        self.fewer_cubes: Final = chart.fewer_cubes_with_three
        self.cities: Final = tuple(stop for stop, place in enumerate(places) if place.city)
        self.towns: Final = tuple(stop for stop, place in enumerate(places) if place.town)
        self.town_hexes: Final = [self.stops[stop] for stop in self.towns]
        self.country: Final = tuple(number for number, hex in enumerate(hexes) if not hex.place)
        self.nearby: Final = tuple(self._nearby(hex) for hex in range(self.size))
        self.touching: Final = _touched(self.across, [self.stops[stop] for stop in self.cities])
        self.terrain: Final = tuple(
            RIVER_PRICE * hex.river + HILLS_PRICE * hex.hills for hex in hexes
        )  # what the ground adds to the price of a tile [ST-44]
        self.goods: Final = Goods(len(self.stops), len(COLOURS))
        self.stocks: Final = Goods(chart.supply_spaces, len(COLOURS))
        self._words: Final = {players: _vocabularies(chart, players) for players in PLAYERS}
        # Actions are values, so each is made once: City Growth by stop, New Cities by stop and set of
        # colours, goods by space.
        self.growths: Final = [GrowCity(hex) for hex in self.stops]
        self.new_cities: Final = [
            _of_colours([Urbanize(hex, colour) for colour in range(len(COLOURS))]) for hex in self.stops
        ]
        self.sets: Final = [TakeGoods(space) for space in range(chart.supply_spaces)]
        self._laid: Final[list[list[LayTrack | None]]] = [
            [None] * len(TILES.lays) for _ in range(self.size)
        ]  # by hex and lay, as far as it was asked
        # By hex: which tiles may be laid, of some that may take the place of the one there.
        self.offered: Final[list[dict[int, tuple[LayTrack, ...]]]] = [{} for _ in range(self.size)]
        # By what a player can pay, and by the tiles that are left: those for all hexes as they are printed.
        self.printed_lists: Final[dict[int, TileList]] = {}
        self._remembered = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def _nearby(self, hex: int) -> tuple[int, ...]:
        """The hexes without a stop that a tile here can change: this one and those around it."""
        around = [meets // SIDES for meets in self.across[hex * SIDES : hex * SIDES + SIDES] if meets >= 0]
        return tuple([near for near in (hex, *around) if self.stop[near] == NO_STOP])

    def laid(self, hex: int, lay: int) -> LayTrack:
        """The action that lays a tile on a hex."""
        laid = self._laid[hex]
        action = laid[lay]
        if action is None:
            action = laid[lay] = LayTrack(hex, TILES.lays[lay].face, TILES.lays[lay].rotation)
        return action

    def remember(self, hex: int, key: int, lays: list[int]) -> tuple[LayTrack, ...]:
        """The actions that lay these tiles on a hex, until it is asked again by the same key."""
        if self._remembered == MOST_CHOICES:
            self.forget()
        self._remembered += 1
        actions = tuple([self.laid(hex, lay) for lay in lays])
        self.offered[hex][key] = actions
        return actions

    def remember_list(self, key: int, listed: TileList) -> TileList:
        """The tiles for all hexes as they are printed, until it is asked again by the same key."""
        if len(self.printed_lists) == MOST_LISTS:
            self.printed_lists.clear()
        self.printed_lists[key] = listed
        return listed

    def forget(self) -> None:
        """Forget which tiles fit."""
        for offered in self.offered:
            offered.clear()
        self.printed_lists.clear()
        self._remembered = 0

    def words(self, players: int) -> Words:
        """The vocabularies of a game on this map."""
        return self._words[players]


def _vocabularies(chart: HexMap, players: int) -> Words:
    return {
        "seat": PLAYER_COLOURS[:players],
        "hex": chart.names,
        "side": SIDE_NAMES,
        "tile": TILES.names,
        "colour": COLOURS,
        "action": ACTION_TILES,
        "space": tuple([str(space + 1) for space in range(chart.supply_spaces)]),
    }


def _of_colours(each: list[Urbanize]) -> list[list[Urbanize]]:
    """For each set of colours, as bits, the New Cities of these."""
    return [[one for one in each if colours >> one.colour & 1] for colours in range(1 << len(each))]


def _touched(across: tuple[int, ...], cities: Iterable[int]) -> tuple[int, ...]:
    """The sides of each hex at which one of these cities meets it, as bits."""
    touched = [0] * (len(across) // SIDES)
    for hex in cities:
        for meets in across[hex * SIDES : hex * SIDES + SIDES]:
            if meets >= 0:
                touched[meets // SIDES] |= 1 << meets % SIDES
    return tuple(touched)


def _closed(across: tuple[int, ...], hex: int) -> int:
    """The sides of a hex that no track may cross, as bits. [ST-42]"""
    return sum([1 << side for side in range(SIDES) if across[hex * SIDES + side] < 0])


def board(name: str) -> Board:
    """The board of a bundled map, or of the text of any other."""
    return _bundled(name) if name in BUNDLED else _brought(name)


@cache
def _bundled(name: str) -> Board:
    return Board(name, read_map(name))


@lru_cache(maxsize=8)
def _brought(name: str) -> Board:
    return Board(name, read_map(name))

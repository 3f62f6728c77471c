"""A map of Steam as the rules read it: numbers and tables, made once and shared by all positions on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import ACTION_TILES, COLOURS, PLAYER_COLOURS, PLAYERS, PRICES, TILES
from footplate.games.steam.maps import BUNDLED, read_map
from footplate.kernel.action import Words
from footplate.rails.goods import Goods
from footplate.rails.grid import SIDE_NAMES, SIDES, facing
from footplate.rails.mapfile import HexMap

NO_STOP: Final = -1
RIVER_PRICE: Final = 1
HILLS_PRICE: Final = 2
DEAREST: Final = max(PRICES) + RIVER_PRICE + HILLS_PRICE  # all that one tile can cost [ST-44]
MOST_CHOICES: Final = 1 << 15  # so that a board does not grow for ever


class Choice:
    """Tiles for a hex, as actions, and the faces among them as bits."""

    def __init__(self, actions: tuple[LayTrack, ...], faces: int) -> None:
        self.actions: Final = actions
        self.faces: Final = faces
        self.left: Final[dict[int, tuple[LayTrack, ...]]] = {}  # those of some of the faces, if it was asked


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
        self.country: Final = tuple(number for number, hex in enumerate(hexes) if not hex.place)
        self.touching: Final = _touched(self.across, [self.stops[stop] for stop in self.cities])
        self.terrain: Final = tuple(
            RIVER_PRICE * hex.river + HILLS_PRICE * hex.hills for hex in hexes
        )  # what the ground adds to the price of a tile [ST-44]
        self.goods: Final = Goods(len(self.stops), len(COLOURS))
        self.stocks: Final = Goods(chart.supply_spaces, len(COLOURS))
        self._words: Final = {players: _vocabularies(chart, players) for players in PLAYERS}
        self._laid: Final[list[tuple[LayTrack, ...]]] = [()] * self.size
        # By what a player can pay and by hex: which tiles fit, as far as it was asked.
        self.choices: Final[list[list[dict[int, Choice]]]] = [
            [{} for _ in range(self.size)] for _ in range(DEAREST + 1)
        ]
        self._remembered = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def laid(self, hex: int) -> tuple[LayTrack, ...]:
        """For each lay the action that lays it on a hex; actions are values, so they are made once."""
        if not self._laid[hex]:
            self._laid[hex] = tuple([LayTrack(hex, lay.face, lay.rotation) for lay in TILES.lays])
        return self._laid[hex]

    def remember(self, hex: int, purse: int, key: int, lays: list[int]) -> Choice:
        """Which lays fit a hex, a purse and all else that a key stands for, until it is asked again."""
        self._make_room()
        laid = self.laid(hex)
        actions = tuple([laid[lay] for lay in lays])
        choice = Choice(actions, _faces(lays))
        self.choices[purse][hex][key] = choice
        return choice

    def remember_left(self, choice: Choice, left: int) -> tuple[LayTrack, ...]:
        """Those tiles of a choice of which the faces are left."""
        self._make_room()
        actions = tuple([lay for lay in choice.actions if left >> lay.tile & 1])
        choice.left[choice.faces & left] = actions
        return actions

    def _make_room(self) -> None:
        """Forget everything when there is too much of it."""
        if self._remembered == MOST_CHOICES:
            self.forget()
        self._remembered += 1

    def forget(self) -> None:
        """Forget which tiles fit."""
        for purse in self.choices:
            for choices in purse:
                choices.clear()
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


def _touched(across: tuple[int, ...], cities: Iterable[int]) -> tuple[int, ...]:
    """The sides of each hex at which one of these cities meets it, as bits."""
    touched = [0] * (len(across) // SIDES)
    for hex in cities:
        for meets in across[hex * SIDES : hex * SIDES + SIDES]:
            if meets >= 0:
                touched[meets // SIDES] |= 1 << meets % SIDES
    return tuple(touched)


def _faces(lays: list[int]) -> int:
    faces = 0
    for lay in lays:
        faces |= 1 << TILES.lays[lay].face
    return faces


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

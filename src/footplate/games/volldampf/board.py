"""The board of Volldampf: places, and the spaces between them, each for one section. [VD-02]"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from footplate.rails.goods import Goods
from footplate.rails.network import HOPELESS, Adjacency, adjacency, distances, nearest, neighbours
from footplate.rails.routes import Signposts, signposts
from footplate.rails.routes import routes as find_routes


def data(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads(files("footplate.games.volldampf").joinpath("data", name).read_text("utf-8"))


_BOARD: Final = data("board.toml")

COLOURS: Final = ("blue", "violet", "red", "yellow")
BLUE, VIOLET, RED, YELLOW = range(4)
SYMBOLS: Final[tuple[str, ...]] = tuple(_BOARD["symbols"])
PLACES: Final[tuple[str, ...]] = tuple(_BOARD["places"])
PLACE_NAMES: Final[tuple[str, ...]] = tuple(place["name"] for place in _BOARD["places"].values())
PLACE_COLOUR: Final = tuple(COLOURS.index(place["colour"]) for place in _BOARD["places"].values())
GERMAN: Final = tuple(at for at, colour in enumerate(PLACE_COLOUR) if colour in (BLUE, VIOLET))

_SPACES: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (PLACES.index(one), PLACES.index(other), cost, symbol)
    for symbol, name in enumerate(SYMBOLS)
    for one, other, cost in _BOARD["spaces"][name]
)
ENDS: Final = tuple((one, other) for one, other, _, _ in _SPACES)
COST: Final = tuple(cost for _, _, cost, _ in _SPACES)
SYMBOL: Final = tuple(symbol for _, _, _, symbol in _SPACES)
SPACES: Final = tuple(f"{PLACES[one]}-{PLACES[other]}" for one, other in ENDS)
SPACES_OF: Final = tuple(
    tuple(at for at, symbol in enumerate(SYMBOL) if symbol == one) for one in range(len(SYMBOLS))
)

GOODS: Final = Goods(len(PLACES), len(COLOURS))
EVERYWHERE: Final = (1 << len(PLACES)) - 1
CITIES_OF: Final = tuple(
    sum(1 << at for at, one in enumerate(PLACE_COLOUR) if one == colour) for colour in range(len(COLOURS))
)


def passable(colour: int, red_cities: str) -> int:
    """Where a cube of a colour may pass: not its own cities, where it stops; with the rule for red
    cities, red ones are for red cubes alone, which may also pass them. [VD-61, VD-65]"""
    if red_cities == "off":
        return EVERYWHERE & ~CITIES_OF[colour]
    return EVERYWHERE if colour == RED else EVERYWHERE & ~CITIES_OF[colour] & ~CITIES_OF[RED]


@lru_cache(maxsize=64)
def _joined(built: int) -> tuple[Adjacency, list[int]]:
    adjacent = adjacency(len(PLACES), ENDS, built)
    return adjacent, neighbours(adjacent)


@lru_cache(maxsize=256)
def reach(built: int, red_cities: str) -> tuple[int, ...]:
    """For each stack of cubes how many sections lead to the nearest city of its colour; 0 if none do."""
    masks = _joined(built)[1]
    table = [0] * GOODS.stacks
    for colour in range(len(COLOURS)):
        ends, through = CITIES_OF[colour], passable(colour, red_cities)
        far = distances(masks, ends, through)
        for place, missing in enumerate(far):
            if not masks[place]:
                continue
            # A cube in a city of its colour, or where it could not pass, still has to leave.
            leaves = missing == 0 or not through >> place & 1
            steps = nearest(masks, place, ends, through) if leaves else missing % HOPELESS
            table[GOODS.stack(place, colour)] = steps
    return tuple(table)


@lru_cache(maxsize=256)
def within(built: int, limit: int, red_cities: str) -> tuple[int, ...]:
    """The stacks whose cubes can be delivered over so many sections."""
    return tuple([stack for stack, steps in enumerate(reach(built, red_cities)) if 0 < steps <= limit])


@lru_cache(maxsize=256)
def _signposts(built: int, colour: int, red_cities: str) -> Signposts:
    return signposts(_joined(built)[0], CITIES_OF[colour], passable(colour, red_cities))


@lru_cache(maxsize=256)
def routes(built: int, place: int, colour: int, limit: int, red_cities: str) -> list[tuple[int, ...]]:
    """Every route over built sections for a cube of a colour from a place."""
    return find_routes(_signposts(built, colour, red_cities), place, limit)

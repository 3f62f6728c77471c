"""The pieces in the box: cubes, New City tiles, action tiles and track tiles. [ST-02, ST-03, ST-04]"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from footplate.rails.supply import Piece, Supply
from footplate.rails.tiles import Face, TileSet

COLOURS: Final = ("red", "blue", "yellow", "purple", "grey")
CUBES: Final = (20, 20, 20, 20, 16)
CUBES_A_SPACE: Final = 3  # of the Goods Supply [ST-10]
NEW_CITIES: Final = (1, 1, 1, 1, 4)
PLAYERS: Final = range(2, 7)  # as many as a map may be for [ST-01]
PLAYER_COLOURS: Final = ("orange", "green", "natural", "white", "brown", "black")

ACTION_TILES: Final = (
    "turn-order",
    "first-move",
    "engineer",
    "first-build",
    "city-growth",
    "locomotive",
    "urbanization",
)
TURN_ORDER, FIRST_MOVE, ENGINEER, FIRST_BUILD, CITY_GROWTH, LOCOMOTIVE, URBANIZATION = range(7)


def _track_tiles() -> dict[str, Any]:
    return tomllib.loads(files("footplate.games.steam").joinpath("data", "tiles.toml").read_text("utf-8"))


def _segment(text: str) -> int:
    """Track as the manifest has it: "0-3" from side to side, "0" from the town to a side."""
    return sum([1 << int(side) for side in text.split("-")])


_MANIFEST: Final = _track_tiles()

TILES: Final = TileSet(
    [Face(face["name"], tuple([_segment(text) for text in face["track"]])) for face in _MANIFEST["faces"]]
)
PIECES: Final = tuple(
    Piece(tuple([TILES.names.index(name) for name in piece["faces"]]), piece["copies"])
    for piece in _MANIFEST["pieces"]
)
SUPPLY: Final = Supply(len(TILES.faces), PIECES)
ALL_FACES: Final = SUPPLY.available([0] * len(TILES.faces))  # as bits: of each there is a tile in the box

# What a lay costs without the terrain: $1 an exit, and $1 for a town. [ST-44]
PRICES: Final = tuple(lay.exits.bit_count() + lay.town for lay in TILES.lays)

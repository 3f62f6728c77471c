"""What is in the box besides the sheets: goods, dice, action tiles, order tiles, starting powers."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, Final, NamedTuple


class Face(NamedTuple):
    """One side of an action tile."""

    name: str
    tile: int
    effect: str
    returns: bool  # to the centre after use: a lightning tile
    points: int
    solo: bool


class OrderFace(NamedTuple):
    """One side of an order tile."""

    name: str
    order: int
    goods: tuple[int, ...]  # how many of each colour
    points: int


class Pair(NamedTuple):
    """What the black die can show: two types of track, as bits, on so many of its faces."""

    name: str
    types: int
    faces: int


def read(name: str) -> dict[str, Any]:
    """One of the game's files of data."""
    return tomllib.loads(
        files("footplate.games.steamrollers").joinpath("data", f"{name}.toml").read_text("utf-8")
    )


def _faces(entries: list[dict[str, Any]]) -> tuple[Face, ...]:
    return tuple(
        [
            Face(
                f"{'solo-' if entry.get('solo') else ''}{entry['number']}{entry['side']}",
                entry["number"] - 1,
                entry["effect"],
                entry["symbol"] == "lightning",
                entry["points"],
                entry.get("solo", False),
            )
            for entry in entries
        ]
    )


def _orders(entries: list[dict[str, Any]]) -> tuple[OrderFace, ...]:
    return tuple(
        [
            OrderFace(
                f"{entry['number']}{side}",
                entry["number"] - 1,
                tuple([entry[side]["goods"].count(colour) for colour in COLOURS]),
                entry[side]["points"],
            )
            for entry in entries
            for side in ("a", "b")
        ]
    )


def _pairs(faces: list[list[str]]) -> tuple[Pair, ...]:
    return tuple(
        [
            Pair("-".join(types), sum([1 << TYPES.index(one) for one in types]), count)
            for types, count in Counter([tuple(face) for face in faces]).items()
        ]
    )


_SHEET: Final = read("sheet")
_TILES: Final = read("tiles")

PLAYERS: Final = range(1, 6)
PENS: Final[tuple[str, ...]] = tuple(_SHEET["pens"])
COLOURS: Final[tuple[str, ...]] = tuple(_SHEET["goods"])
SHADES: Final = len(COLOURS)
GREY: Final = COLOURS.index("grey")
COAL: Final = COLOURS.index("black")
GOODS: Final[tuple[int, ...]] = tuple(_SHEET["goods"].values())
TYPES: Final[tuple[str, ...]] = tuple(_SHEET["track_types"])
APART: Final[tuple[int, ...]] = tuple(_SHEET["track_types"].values())  # the ends of each type, in sides
ANY_TYPE: Final = (1 << len(TYPES)) - 1
PAIRS: Final = _pairs(_SHEET["black_die"]["faces"])
ENGINE_BONUS: Final = tuple([_SHEET["engine"]["bonus"].get(str(boxes), 0) for boxes in range(7)])

FACES: Final = _faces(_TILES["action"])
TILES: Final = len({face.tile for face in FACES})
ORDER_FACES: Final = _orders(_TILES["order"])
ORDERS: Final = len(_TILES["order"])
POWERS: Final[tuple[str, ...]] = tuple([power["key"] for power in _TILES["power"]])

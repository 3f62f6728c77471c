"""The components of SteamRollers, read anew from its data files, and the numbers of its ledger."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, NamedTuple


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("footplate.games.steamrollers").joinpath("data", name).read_text("utf-8"))


_SHEET: Final = _read("sheet.toml")
_TILES: Final = _read("tiles.toml")
_MOUNTAINS: Final = _read("mountains.toml")


class Face(NamedTuple):
    """One side of an action tile. [SR-46]"""

    tile: str
    effect: str
    lightning: bool
    points: int


class Order(NamedTuple):
    """One side of an order tile. [SR-06]"""

    order: str
    goods: tuple[str, ...]
    points: int


def _places() -> dict[tuple[int, int], str]:
    """What stands where on the sheet: hexes and cities."""
    lines = _SHEET["hexes"]["picture"].strip("\n").split("\n")
    found = {}
    for row, line in enumerate(lines):
        for column in range(len(line)):
            word = line[3 * column : 3 * column + 2].strip()
            if word:
                found[(column - row) // 2, row] = word
    return found


PLACES: Final = _places()
SPOTS: Final = {word: spot for spot, word in PLACES.items()}
HEXES: Final = tuple(sorted([word for word in SPOTS if len(word) == 2]))
CITIES: Final = tuple(sorted([word for word in SPOTS if len(word) == 1]))
TOWNS: Final = frozenset([region["town"] for region in _SHEET["regions"].values()])
COLOUR_OF: Final[dict[str, str]] = {city: _SHEET["regions"][city]["colour"] for city in CITIES}

SIDES: Final = tuple([side.lower() for side in _SHEET["hexes"]["sides"]])
STEPS: Final = tuple([(q, r) for q, r in _SHEET["hexes"]["steps"]])
TRACKS: Final = {f"{SIDES[one]}-{SIDES[other]}": (one, other) for one, other in combinations(range(6), 2)}
TYPES: Final = {apart: name for name, apart in _SHEET["track_types"].items()}
TYPE_OF: Final = {
    track: TYPES[min(other - one, 6 + one - other)] for track, (one, other) in TRACKS.items()
}  # SR-20
BLACK: Final = Counter(["-".join(pair) for pair in _SHEET["black_die"]["faces"]])
BONUS: Final = {int(boxes): points for boxes, points in _SHEET["engine"]["bonus"].items()}

GOODS: Final[dict[str, int]] = _SHEET["goods"]
COLOURS: Final = tuple(GOODS)
COAL: Final = "black"
DIE: Final = ("1", "2", "3", "4", "5", "6")


def _face(entry: dict[str, Any]) -> tuple[str, Face]:
    word = f"{'solo-' if entry.get('solo') else ''}{entry['number']}{entry['side']}"
    lightning = entry["symbol"] == "lightning"
    return word, Face(str(entry["number"]), entry["effect"], lightning, entry["points"])


FACES: Final = dict([_face(entry) for entry in _TILES["action"]])
ORDER_FACES: Final = {
    f"{entry['number']}{side}": Order(
        str(entry["number"]), tuple(entry[side]["goods"]), entry[side]["points"]
    )
    for entry in _TILES["order"]
    for side in "ab"
}
TILES: Final = ("1", "2", "3", "4", "5", "6")
ORDERS: Final = ("1", "2", "3", "4", "5", "6")
POWERS: Final = tuple([entry["key"] for entry in _TILES["power"]])
CHARTS: Final = {
    (level, chart): frozenset([frozenset(edge.split("|")) for mountains in ranges for edge in mountains])
    for level in ("medium", "hard")
    for chart, ranges in _MOUNTAINS[level].items()
}

MORE_GOODS: Final = 2  # SR-03
MORE_DICE: Final = 1  # SR-07
EMPTY_CITIES: Final = 3  # SR-12
QUIET_ROUNDS: Final = 3  # SR-17
PLUS_TWO: Final = 2  # SR-08
FLIPPED: Final = 7  # SR-58
LONGER: Final = (1, 2)  # SR-54
PERSONAL_CITIES: Final = ("3", "4")  # SR-08

# Solo
LEVELS: Final = ("clerk", "conductor", "machinist", "engineer", "investor", "rail-baron")  # SR-72
SOLO_DICE: Final = 3  # SR-73
SOLO_ACTIONS: Final = 2
INFLUENCE: Final = 3  # SR-74
OLIVE_ENGINE: Final = 3  # SR-75
OLIVE_REGIONS: Final = 2

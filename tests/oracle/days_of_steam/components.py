"""The tiles of Days of Steam read anew from their file, and the numbers of its ledger."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

Track: TypeAlias = "frozenset[tuple[int, ...]]"  # pairs of sides that are joined; a dead end's side alone

SIDES: Final = ("n", "e", "s", "w")
BARE: Final[Track] = frozenset()
TOWN: Final[Track] = frozenset(combinations(range(4), 2))  # DS-08: no track tile is like that

_DATA: Final[dict[str, Any]] = tomllib.loads(
    files("footplate.games.days_of_steam").joinpath("data", "tiles.toml").read_text("utf-8")
)


class Tile(NamedTuple):
    """A track tile. [DS-07, DS-24]"""

    kind: str
    steam: int
    hill: bool
    tower: bool
    overbuild: bool


class Town(NamedTuple):
    """A town tile. [DS-02, DS-24]"""

    colour: str
    steam: int


def turned(kind: str, turns: int) -> Track:
    """The track of a kind after some turns clockwise."""
    data = _DATA["kinds"][kind]
    track = [*data["segments"], *[[side] for side in data.get("stubs", [])]]
    return frozenset([tuple(sorted([(side + turns) % 4 for side in sides])) for sides in track])


def looks(kind: str) -> dict[int, Track]:
    """Every look of a kind, each by the fewest turns that lead to it. [DS-20]"""
    found: dict[int, Track] = {}
    for turns in range(4):
        if turned(kind, turns) not in found.values():
            found[turns] = turned(kind, turns)
    return found


def marked(entry: dict[str, Any]) -> str:
    """A tile's word: its kind and its marks."""
    marks = [mark for mark in ("hill", "tower", "overbuild") if entry.get(mark)]
    return "-".join([*entry["kind"].split("_"), *marks])


LOOKS: Final = {kind: looks(kind) for kind in _DATA["kinds"]}
TILES: Final = {
    marked(entry): Tile(
        entry["kind"],
        entry["steam"],
        entry.get("hill", False),
        entry.get("tower", False),
        entry.get("overbuild", False),
    )
    for entry in _DATA["deck"]["tiles"]
}
DECK: Final[dict[str, int]] = {marked(entry): entry["count"] for entry in _DATA["deck"]["tiles"]}
COLOURS: Final = ("red", "yellow", "green", "blue")
TOWNS: Final = {
    f"{colour}-{steam}": Town(colour, steam)
    for colour in COLOURS
    for steam in sorted(set(_DATA["towns"][colour]))
}
TOWN_DECK: Final[dict[str, int]] = {
    word: _DATA["towns"][town.colour].count(town.steam) for word, town in TOWNS.items()
}

# DS-02, DS-03, DS-04
GOODS: Final = dict.fromkeys(COLOURS, 7)
ALL_TOWNS: Final = 12
COUNTERS: Final = 7
DIE: Final = 6
HAND: Final = 3
FACE_UP: Final = 2
TOWN_GOODS: Final = 2

MOST_STEAM: Final = 6  # DS-05
FARTHEST: Final = 5  # DS-25
BETWEEN_TOWNS: Final = 2  # DS-32
COAL: Final = 5  # DS-36
SPEED_LIMIT: Final = 2  # DS-70
WATER: Final = 4  # DS-78
IDLE_TURNS: Final = 10  # DS-15
A_GOOD, A_COUNTER = 2, 1  # DS-90
BONUS: Final = {0: 0, 1: 0, 2: 1, 3: 3, 4: 5}
ENOUGH: Final = 13

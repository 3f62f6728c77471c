"""A map file of Steam, read anew: its hexes by their coordinates, their words, and which sides are closed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

Hex: TypeAlias = "tuple[int, int]"
Side: TypeAlias = "tuple[Hex, int]"

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
BUNDLED = ("northeast", "ruhr", "practice")
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Country(NamedTuple):
    """What is printed on a map: no rule changes any of it."""

    hexes: tuple[Hex, ...]  # line by line, left to right
    words: dict[Hex, str]
    water: tuple[str, ...]  # the words of spaces that are no hexes
    rivers: frozenset[Hex]
    hills: frozenset[Hex]
    towns: tuple[Hex, ...]
    cities: dict[Hex, str]
    printed_cubes: dict[Hex, int]
    across: dict[Side, Hex]  # the hex that a side leads into, if track may run there [ST-42]
    supply_spaces: int
    fewer_cubes_with_three: int


@lru_cache(maxsize=8)
def read(name_or_text: str) -> Country:
    """One of the bundled maps by its name, or a map file's text."""
    text = name_or_text
    if name_or_text in BUNDLED:
        text = files("footplate.games.steam").joinpath("data", f"{name_or_text}.toml").read_text("utf-8")
    told = tomllib.loads(text)
    lines = told["board"].rstrip("\n").split("\n")
    codes = {
        (column, number): line[3 * column : 3 * column + 2]
        for number, line in enumerate(lines)
        for column in range(number % 2, len(line) // 3 + 1, 2)
        if line[3 * column : 3 * column + 2].strip()
    }
    c0, l0 = next(at for at, code in codes.items() if code == told["origin"])
    spots = {at: (at[0] - c0, (at[1] - l0 - at[0] + c0) // 2) for at in codes}
    return _country(told, codes, spots)


def _country(told: dict[str, Any], codes: dict[tuple[int, int], str], spots: dict[Any, Hex]) -> Country:
    places = told["places"]
    land = {spots[at]: code for at, code in codes.items() if code != "~~"}
    cities = {spot: places[code] for spot, code in land.items() if places.get(code, {}).get("city")}
    by_code = {code: spot for spot, code in land.items() if code in places}
    walls = frozenset([_side(wall, by_code) for wall in told.get("walls", [])])
    return Country(
        hexes=tuple(land),
        words={spots[at]: _word(at, places.get(code)) for at, code in codes.items() if code != "~~"},
        water=tuple([_word(at, None) for at, code in codes.items() if code == "~~"]),
        rivers=frozenset([spot for spot, code in land.items() if _has(code, "river", ("rr", "hr"), places)]),
        hills=frozenset([spot for spot, code in land.items() if _has(code, "hills", ("hh", "hr"), places)]),
        towns=tuple([spot for spot, code in land.items() if places.get(code, {}).get("town")]),
        cities={spot: place["city"] for spot, place in cities.items()},
        printed_cubes={spot: place["cubes"] for spot, place in cities.items()},
        across=_across(land, walls),
        supply_spaces=told.get("supply_spaces", 12),
        fewer_cubes_with_three=told["fewer_cubes_with_three"],
    )


def _has(code: str, feature: str, terrains: tuple[str, ...], places: dict[str, Any]) -> bool:
    return code in terrains or bool(places.get(code, {}).get(feature))


def _across(land: Collection[Hex], walls: frozenset[Side]) -> dict[Side, Hex]:
    found = {}
    for q, r in land:
        for side, (dq, dr) in enumerate(STEPS):
            there = (q + dq, r + dr)
            if there in land and ((q, r), side) not in walls and (there, (side + 3) % 6) not in walls:
                found[(q, r), side] = there
    return found


def _side(wall: str, by_code: dict[str, Hex]) -> Side:
    text, side = wall.rsplit(":", 1)
    if text in by_code:
        return by_code[text], int(side)
    q, r = text.split(",")
    return (int(q), int(r)), int(side)


def _word(at: tuple[int, int], place: dict[str, Any] | None) -> str:
    if place:
        return re.sub(r"[\W_]+", "-", place["name"].lower()).strip("-")
    column, line = at
    tens, ones = divmod(column, 26)
    return f"{ALPHABET[tens - 1] if tens else ''}{ALPHABET[ones]}{line + 1}"

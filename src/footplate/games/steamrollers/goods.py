"""How a good is named: one of a supply city, by its colour, or one's own."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from footplate.games.steamrollers.components import COLOURS, SHADES
from footplate.games.steamrollers.sheet import CITIES, REGIONS

ON_CITIES: Final = REGIONS * SHADES
LAST: Final = ON_CITIES  # added for the later of two alike that lie apart in a line
OWN: Final = 2 * ON_CITIES  # added for a personal good

NAMES: Final = tuple(
    f"{which}{colour}-of-{city}" for which in ("", "last-", "own-") for city in CITIES for colour in COLOURS
)


def good(city: int, colour: int) -> int:
    """A good of that colour on a supply city; of several the first in the line."""
    return city * SHADES + colour


def city_of(good: int) -> int:
    """Where a good lies."""
    return good % ON_CITIES // SHADES


def colour_of(good: int) -> int:
    """The colour of a good."""
    return good % SHADES


def goods_in(city: int, line: tuple[int, ...]) -> list[int]:
    """The goods of a line that can be told apart: those alike that lie side by side are one. [SR-34]"""
    found: list[int] = []
    for colour, _ in groupby(line):
        first = good(city, colour)
        found.append(first if first not in found else first + LAST)
    return found


def without(line: tuple[int, ...], good: int) -> tuple[int, ...]:
    """The line when the good has left it, the gap closed. [SR-70]"""
    colour = colour_of(good)
    at = len(line) - 1 - line[::-1].index(colour) if good >= LAST else line.index(colour)
    return line[:at] + line[at + 1 :]

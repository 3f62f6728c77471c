"""Hexes drawn in boxes: a hex, its point up, is six characters wide and three lines high.

Such boxes stand like bricks, each row half a box beside the next. So west and east are to the left and right
of a box's middle line, and the other four sides are above and below its second and its fifth character, where
they meet those of the neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from footplate.games.steamrollers.components import COLOURS
from footplate.games.steamrollers.sheet import (
    CITIES,
    COLOUR_OF,
    FIRST_CITY,
    HEXES,
    NO_TRACK,
    SIDES,
    TOWN,
    TRACKS,
)

WIDTH: Final = 6
HEIGHT: Final = 3
HALF: Final = WIDTH // 2
MIDDLE: Final = 1  # the line

STATION: Final = "●"  # a town on its track
SHORT: Final = {"grey": "gry", "green": "grn"}  # the others by their first three letters
_LEFT, _RIGHT = 1, WIDTH - 2  # the columns in which track leaves upwards and downwards
COLUMN: Final = {"nw": _LEFT, "sw": _LEFT, "ne": _RIGHT, "se": _RIGHT, "w": 0, "e": WIDTH - 1}
ABOVE: Final = ("nw", "ne")
BELOW: Final = ("sw", "se")
UPRIGHT, LEVEL = "│", "─"
BENDS: Final = {  # by the side at which track comes in, and whether it goes on to the right
    ("above", True): "╰",
    ("above", False): "╯",
    ("below", True): "╭",
    ("below", False): "╮",
}


@cache
def box(spot: int, track: int) -> tuple[str, ...]:
    """The three lines of a hex with its track, or of a city."""
    if spot >= FIRST_CITY:
        return _city(spot - FIRST_CITY)
    if track != NO_TRACK:
        return _track(track, town=TOWN[spot])
    name = f"({HEXES[spot]})" if TOWN[spot] else HEXES[spot]
    return " " * WIDTH, name.center(WIDTH), " " * WIDTH


def _city(city: int) -> tuple[str, ...]:
    """A city with its number and its colour."""
    colour = COLOURS[COLOUR_OF[city]]
    line = "═" * (WIDTH - 2)
    return f"╔{line}╗", f"║{CITIES[city]}{SHORT.get(colour, colour[:3])}║", f"╚{line}╝"


def _track(track: int, *, town: bool) -> tuple[str, ...]:
    """Track along the middle line, up or down to its sides; a town is in the midst of it."""
    lines = [[" "] * WIDTH for _ in range(HEIGHT)]
    ends = [SIDES[side] for side in TRACKS[track]]
    one, other = sorted(ends, key=lambda side: COLUMN[side])
    first, last = COLUMN[one], COLUMN[other]
    lines[MIDDLE][first : last + 1] = LEVEL * (last - first + 1)
    for end, onwards in ((one, True), (other, False)):
        if end in ABOVE or end in BELOW:
            lines[0 if end in ABOVE else HEIGHT - 1][COLUMN[end]] = UPRIGHT
            bend = BENDS["above" if end in ABOVE else "below", onwards]
            lines[MIDDLE][COLUMN[end]] = UPRIGHT if first == last else bend
    if town:
        lines[MIDDLE][(first + last) // 2] = STATION
    return tuple(["".join(line) for line in lines])

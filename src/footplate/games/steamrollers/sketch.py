"""A player's sheet drawn in text: hexes as bricks, with cities, towns, track and blocked borders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from footplate.games.steamrollers.sheet import ACROSS, FIRST_CITY, NO_TRACK, NOWHERE, OPEN, PLACES, SIDES
from footplate.games.steamrollers.strokes import HALF, HEIGHT, WIDTH, box

KEY: Final = (
    "1a an empty hex  (1h) an empty town  ● a town on its track  ╔═╗ a city, with its",
    "number and colour  ▐ ▁ a blocked border. Track leaves a hex at nw ne e se sw w.",
)
WALL_BESIDE, WALL_BELOW = "▐", "▁"
# Of a border the hex to the left or above draws the wall, where it has room.
BESIDE: Final = [(line, WIDTH - 1) for line in range(HEIGHT)]
BELOW_LEFT: Final = [(HEIGHT - 1, at) for at in range(HALF)]
BELOW_RIGHT: Final = [(HEIGHT - 1, at) for at in range(HALF, WIDTH)]
WALLS: Final = {
    "e": (WALL_BESIDE, BESIDE),
    "sw": (WALL_BELOW, BELOW_LEFT),
    "se": (WALL_BELOW, BELOW_RIGHT),
}


def sketch(tracks: Sequence[int], chart: int) -> list[str]:
    """The sheet with the track that is drawn in it."""
    columns = max([_column(spot) for spot in range(len(PLACES))])
    lines = max([line for _, line in PLACES]) + 1
    page = [[" "] * (columns * HALF + WIDTH) for _ in range(lines * HEIGHT)]
    for spot in range(len(PLACES)):
        track = tracks[spot] if spot < FIRST_CITY else NO_TRACK
        for line, text in enumerate(box(spot, track)):
            first = _column(spot) * HALF
            page[PLACES[spot][1] * HEIGHT + line][first : first + WIDTH] = text
    for hex in range(FIRST_CITY):
        _wall(page, hex, chart)
    drawn = ["".join(line).rstrip() for line in page]
    return drawn if drawn[-1] else drawn[:-1]


def _column(spot: int) -> int:
    """How many half hexes lie to the left."""
    right, down = PLACES[spot]
    return 2 * right + down


def _wall(page: list[list[str]], hex: int, chart: int) -> None:
    """The blocked borders to the east and below. [SR-09]"""
    for name, (stroke, cells) in WALLS.items():
        side = hex * len(SIDES) + SIDES.index(name)
        if ACROSS[OPEN][side] != NOWHERE == ACROSS[chart][side]:
            for line, at in cells:
                row, column = PLACES[hex][1] * HEIGHT + line, _column(hex) * HALF + at
                if page[row][column] == " ":
                    page[row][column] = stroke

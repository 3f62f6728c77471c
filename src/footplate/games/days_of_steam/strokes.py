"""Tiles drawn in boxes three lines high, from corner to corner of a square.

Track leaves a box in the middle of each side. Where tracks join, a curve is drawn round a corner of the
middle, so that it can be seen which side it turns to; a curve that is alone runs through the middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from footplate.games.days_of_steam.components import (
    BRIDGES,
    LAYS,
    OPPOSITE,
    SIDES_OF,
)

HEIGHT: Final = 3
MIDDLE: Final = 1

Cell: TypeAlias = "tuple[int, int]"  # line and character of a box

LINES: Final = {
    frozenset("ud"): "│",
    frozenset("lr"): "─",
    frozenset("ur"): "╰",
    frozenset("ul"): "╯",
    frozenset("dr"): "╭",
    frozenset("dl"): "╮",
    frozenset("udr"): "├",
    frozenset("udl"): "┤",
    frozenset("ulr"): "┴",
    frozenset("dlr"): "┬",
    frozenset("udlr"): "┼",
}
EDGES: Final = {(-1, 0): "u", (1, 0): "d", (0, -1): "l", (0, 1): "r"}
BUFFERS: Final = ("╧", "╟", "╤", "╢")  # where a dead end from each side ends
UNDER: Final = ("╴", "╶")  # what is seen of the lower track on either side of a bridge


class Drawing(NamedTuple):
    """The lines of a box, where trains are shown on each piece of track, and room for a mark."""

    lines: tuple[str, ...]
    trains: dict[int, tuple[Cell, ...]]
    room: Cell


@cache
def drawing(lay: int, width: int) -> Drawing:
    """How a lay is drawn that is no town."""
    middle = width // 2
    walks = _walks(lay, width)
    edges: dict[Cell, set[str]] = {}
    for walk in walks.values():
        for before, cell, then in zip(walk, walk[1:], walk[2:], strict=False):
            edges.setdefault(cell, set()).update([_edge(cell, before), _edge(cell, then)])
    shown = {cell: LINES[frozenset(found)] for cell, found in edges.items()}
    if lay in BRIDGES:
        shown[MIDDLE, middle] = LINES[frozenset("ud")]
        shown[MIDDLE, middle - 1], shown[MIDDLE, middle + 1] = UNDER
    for side in SIDES_OF[LAYS[lay].stubs]:
        *out, last = _arm(side, width)[1:]
        shown |= dict.fromkeys(out, LINES[frozenset("lr")]) | {last: BUFFERS[side]}
    lines = tuple(["".join([shown.get((line, at), " ") for at in range(width)]) for line in range(HEIGHT)])
    empty = [(line, at) for line in range(HEIGHT) for at in range(width) if (line, at) not in shown]
    return Drawing(lines, _trains(lay, width, walks), min(empty, key=lambda cell: _far(cell, width)))


def _walks(lay: int, width: int) -> dict[tuple[int, int], list[Cell]]:
    """The cells of each segment, with those that it comes from and goes to beyond the box."""
    pairs = LAYS[lay].segments
    middle = MIDDLE, width // 2
    found = {}
    for one, other in pairs:
        turns_at = middle if len(pairs) == 1 or other == one ^ OPPOSITE else _corner(one, other, width)
        found[one, other] = [*_arm(one, width), turns_at, *reversed(_arm(other, width))]
    return found


def _arm(side: int, width: int) -> list[Cell]:
    """The cells from beyond a side to just before the middle."""
    middle = width // 2
    return (
        [(-1, middle), (0, middle)],
        [(MIDDLE, at) for at in range(width, middle, -1)],
        [(HEIGHT, middle), (HEIGHT - 1, middle)],
        [(MIDDLE, at) for at in range(-1, middle)],
    )[side]


def _corner(one: int, other: int, width: int) -> Cell:
    """The cell between the arms of two sides."""
    return (0 if 0 in (one, other) else HEIGHT - 1), width // 2 + (1 if 1 in (one, other) else -1)


def _edge(cell: Cell, beside: Cell) -> str:
    return EDGES[beside[0] - cell[0], beside[1] - cell[1]]


def _trains(lay: int, width: int, walks: dict[tuple[int, int], list[Cell]]) -> dict[int, tuple[Cell, ...]]:
    """For each piece of track its own cells, those in the middle first; beside an upright dead end."""
    cells: dict[int, list[Cell]] = {}
    for (one, _), walk in walks.items():
        cells.setdefault(LAYS[lay].piece[one], []).extend(walk[1:-1])
    for side in SIDES_OF[LAYS[lay].stubs]:
        line, at = _arm(side, width)[1]
        cells[1 << side] = [(line, at) if line == MIDDLE else (line, at + 1)]
    all_cells = [cell for found in cells.values() for cell in dict.fromkeys(found)]
    return {
        piece: tuple(sorted(_own(found, all_cells), key=lambda cell: _far(cell, width)))
        for piece, found in cells.items()
    }


def _own(cells: Iterable[Cell], all_cells: list[Cell]) -> list[Cell]:
    """The cells that no other piece has."""
    return [cell for cell in dict.fromkeys(cells) if all_cells.count(cell) == 1]


def _far(cell: Cell, width: int) -> tuple[int, int]:
    """How far a cell is from the middle; of equal ones those on its line come first."""
    down, right = abs(cell[0] - MIDDLE), abs(cell[1] - width // 2)
    return down + right, down

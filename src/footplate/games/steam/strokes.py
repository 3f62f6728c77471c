"""Track tiles drawn in boxes: a hex is four characters wide and two lines high.

Side by side such hexes stand half their height apart, as bricks do. So a line of a box meets that of the
neighbour: north above, south below, the other sides to the left or right of the upper or the lower line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from footplate.games.steam.components import TILES
from footplate.rails.tiles import sides

WIDTH: Final = 4
HEIGHT: Final = 2

Cell: TypeAlias = "tuple[int, int]"  # line and character of a box
Path: TypeAlias = "dict[Cell, frozenset[str]]"  # by which two edges a line leaves each cell

PORTS: Final = (  # for each side of a hex the cell and its edge
    ((0, 1), "u"),
    ((0, 3), "r"),
    ((1, 3), "r"),
    ((1, 1), "d"),
    ((1, 0), "l"),
    ((0, 0), "l"),
)
STEPS: Final = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
BACK: Final = {"u": "d", "d": "u", "l": "r", "r": "l"}
UPRIGHT: Final = frozenset("ud")
LEVEL: Final = frozenset("lr")
LINES: Final = {
    UPRIGHT: "│",
    LEVEL: "─",
    frozenset("ur"): "└",
    frozenset("ul"): "┘",
    frozenset("dr"): "┌",
    frozenset("dl"): "┐",
}
CROSSING: Final = "┼"


class Drawing(NamedTuple):
    """The two lines of a box, and for each segment where its owner's letter goes."""

    lines: tuple[str, str]
    marks: Mapping[int, Cell]


# For these there is no room to cross at right angles.
DIAGONAL: Final = {
    (0b010010, 0b100100): Drawing(("─╲╱─", "─╱╲─"), {0b010010: (0, 3), 0b100100: (1, 3)}),
    (0b000101, 0b001010): Drawing((" ╲╱─", " ╱╲─"), {0b000101: (1, 3), 0b001010: (0, 3)}),
    (0b010001, 0b101000): Drawing(("╲╱  ", "╱╲  "), {0b010001: (0, 2), 0b101000: (1, 2)}),
}


@cache
def drawing(lay: int) -> Drawing:
    """How a lay is drawn that is no town's: with few bends, and those in the middle."""
    segments = TILES.lays[lay].segments
    if segments in DIAGONAL:
        return DIAGONAL[segments]
    ways = product(*[list(_paths(*sides(segment))) for segment in segments])
    return min([_drawn(segments, paths) for paths in ways if _apart(paths)], key=_clutter)


def _paths(one: int, other: int) -> Iterator[Path]:
    """Every way of a line through a box from side to side."""
    (start, enters), (end, leaves) = PORTS[one], PORTS[other]
    under_way: list[tuple[Cell, str, Path]] = [(start, enters, {})]
    while under_way:
        cell, came, path = under_way.pop()
        if cell == end and came != leaves:
            yield {**path, cell: frozenset((came, leaves))}
        for edge, (down, right) in STEPS.items():
            then = cell[0] + down, cell[1] + right
            if edge != came and then not in path and then[0] in range(HEIGHT) and then[1] in range(WIDTH):
                under_way.append((then, BACK[edge], {**path, cell: frozenset((came, edge))}))


def _apart(paths: tuple[Path, ...]) -> bool:
    """Whether lines share no cell but where they cross at right angles."""
    one, other = paths[0], paths[-1]
    return len(paths) == 1 or all(
        [{one[cell], other[cell]} == {UPRIGHT, LEVEL} for cell in one.keys() & other.keys()]
    )


def _drawn(segments: tuple[int, ...], paths: tuple[Path, ...]) -> Drawing:
    shown: dict[Cell, str] = {}
    for path in paths:
        shown |= {cell: CROSSING if cell in shown else LINES[edges] for cell, edges in path.items()}
    lines = ["".join([shown.get((line, at), " ") for at in range(WIDTH)]) for line in range(HEIGHT)]
    marks = {}
    for segment, path in zip(segments, paths, strict=True):
        straight = [cell for cell in path if shown[cell] in (LINES[UPRIGHT], LINES[LEVEL])]
        if straight:
            marks[segment] = min(straight, key=lambda cell: (abs(2 * cell[1] - WIDTH + 1), -cell[0]))
    return Drawing((lines[0], lines[1]), marks)


def _clutter(drawn: Drawing) -> tuple[int, ...]:
    """The less the better: crossings, lines without an owner's letter, bends at the edges, bends, length."""
    strokes = [(at, one) for line in drawn.lines for at, one in enumerate(line) if one != " "]
    bends = [at for at, one in strokes if one in "└┘┌┐"]
    at_edges = [at for at in bends if at in (0, WIDTH - 1)]
    crossings = [at for at, one in strokes if one == CROSSING]
    return len(crossings), -len(drawn.marks), len(at_edges), len(bends), len(strokes)

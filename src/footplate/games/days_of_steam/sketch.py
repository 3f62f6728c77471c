"""The map of Days of Steam drawn in text: a box for each square, in rows and columns that name it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from footplate.games.days_of_steam.components import (
    ALL_SIDES,
    COLOURS,
    EMPTY,
    LAYS,
    SIDES,
    SIDES_OF,
    TILES,
    TOWN,
    TOWNS,
)
from footplate.games.days_of_steam.squares import STEPS, name, number
from footplate.games.days_of_steam.state import NOTHING, home_of
from footplate.games.days_of_steam.strokes import HEIGHT, MIDDLE, drawing
from footplate.games.days_of_steam.view import DaysOfSteamView

TRAINS: Final = ("E", "O", "W", "P")  # green has the G
GOODS: Final = tuple(colour[0] for colour in COLOURS)
AWAY: Final = "'"  # of a good that the town where it started will not take
MORE: Final = "+"
OPEN: Final = "·"
HILL, TOWER = "▲", "≈"
WIDTHS: Final = (7, 5, 3)  # of a box, the widest that there is room for
ROOM: Final = 80
MARGIN: Final = 4
FIRST: Final = "0"  # the row and the column of the first town
RIM: Final = 3  # the width of the columns beyond the map
KEY: Final = (
    "A square is named by its row and column: n2e1; n2 is in column 0, e1 in row 0.",
    "╔═══╗ town R Y G B with its goods r y g b (r' is not for its home) and trains.",
    "E O W P trains  ▲ hill  ≈ water tower  ╧╤╟╢ dead ends  ─╴│╶─ bridge  · open end",
)


def sketch(view: DaysOfSteamView) -> list[str]:
    """The map with all that lies on it; nothing before the first town."""
    return Sketch(view).lines() if view.towns else []


def good_letters(view: DaysOfSteamView, town: int) -> str:
    """A letter for each good in a town."""
    letters = [letter(view, good, town) * count for good, count in enumerate(view.goods[town]) if count]
    return "".join(letters)


def letter(view: DaysOfSteamView, good: int, town: int) -> str:
    """A good's colour, marked if a town of that colour elsewhere will not take it."""
    home = home_of(good)
    if home == NOTHING:
        return GOODS[good]
    return GOODS[TOWNS[view.towns[home]].colour] + (AWAY if home != town else "")


class Sketch:
    """A grid of characters, filled square by square; the rim beyond the map is smaller."""

    def __init__(self, view: DaysOfSteamView) -> None:
        self._view = view
        laid = [place for place, lay in zip(view.places, view.lays, strict=True) if lay != EMPTY]
        self._columns = range(min([x for x, _ in laid]) - 1, max([x for x, _ in laid]) + 2)
        self._rows = range(min([y for _, y in laid]) - 1, max([y for _, y in laid]) + 2)
        inner = len(self._columns) - 2
        fits = [width for width in WIDTHS if MARGIN + 2 * RIM + inner * width <= ROOM]
        self._width = fits[0] if fits else WIDTHS[-1]
        self._grid = [
            [" "] * (2 * RIM + inner * self._width) for _ in range(2 + HEIGHT * (len(self._rows) - 2))
        ]
        self._trains = self._trains_by_square()
        for square, lay in enumerate(view.lays):
            if lay == TOWN:
                self._draw_town(square)
            elif lay != EMPTY:
                self._draw_track(square)

    def lines(self) -> list[str]:
        """All of it, with the columns named above and below and the rows to the left."""
        head = list(" " * (MARGIN + len(self._grid[0])))
        for x in self._columns:
            if self._width > RIM or x % 2 == 0:
                way = name(x, 0) if x else FIRST
                at = MARGIN + self._middle_of_column(x) - len(way) // 2
                head[at : at + len(way)] = way
        names = {self._middle_of_row(y): name(0, y) if y else FIRST for y in self._rows}
        rows = [f"{names.get(at, ''):>{MARGIN - 1}} " + "".join(row) for at, row in enumerate(self._grid)]
        return ["".join(head), *rows, "".join(head)]

    def _trains_by_square(self) -> dict[int, list[int]]:
        """The seats whose trains are on each square."""
        found: dict[int, list[int]] = {}
        for seat, train in enumerate(self._view.trains):
            found.setdefault(train >> SIDES, []).append(seat)
        return found

    def _middle_of_column(self, x: int) -> int:
        at = x - self._columns.start
        if at == 0:
            return RIM // 2
        if at == len(self._columns) - 1:
            return len(self._grid[0]) - 1 - RIM // 2
        return RIM + (at - 1) * self._width + self._width // 2

    def _middle_of_row(self, y: int) -> int:
        at = y - self._rows.start
        if at in (0, len(self._rows) - 1):
            return len(self._grid) - 1 if at else 0
        return 1 + (at - 1) * HEIGHT + MIDDLE

    def _write(self, square: int, line: int, at: int, text: str) -> None:
        """Text on a line of a box."""
        x, y = self._view.places[square]
        row = self._middle_of_row(y) - MIDDLE + line
        first = self._middle_of_column(x) - self._width // 2 + at
        self._grid[row][first : first + len(text)] = text

    def _draw_track(self, square: int) -> None:
        """Its lines, the mark of a hill or a water tower, the trains, and where track leads off the map."""
        lay, tile = self._view.lays[square], TILES[self._view.tiles[square]]
        shown = drawing(lay, self._width)
        for line, text in enumerate(shown.lines):
            self._write(square, line, 0, text)
        if tile.hill or tile.tower:
            self._write(square, *shown.room, HILL if tile.hill else TOWER)
        trains = self._trains.get(square, [])
        for at, seat in enumerate(trains):
            stand = self._view.trains[seat]
            before = [one for one in trains[:at] if self._view.trains[one] == stand]
            self._write(square, *shown.trains[stand & ALL_SIDES][len(before)], TRAINS[seat])
        self._mark_open_squares(square)

    def _draw_town(self, square: int) -> None:
        """A box with the town's colour and goods, and the trains on its lower edge."""
        town = self._view.town_squares.index(square)
        colour = COLOURS[TOWNS[self._view.towns[town]].colour][0].upper()
        goods, inner = good_letters(self._view, town), self._width - 2
        edge = "═" * (inner // 2)
        upper, lower = f"╔{edge}╧{edge}╗", f"╚{edge}╤{edge}╝"
        trains = [TRAINS[seat] for seat in self._trains.get(square, [])]
        if inner > 1:
            text = f"{colour} {goods}" if len(goods) + 2 <= inner else _cut(colour + goods, inner)
        else:
            text, upper = colour, _beside_the_track(upper, goods)
        for line, shown in enumerate((upper, f"╢{text:<{inner}}╟", _beside_the_track(lower, trains))):
            self._write(square, line, 0, shown)
        self._mark_open_squares(square)

    def _mark_open_squares(self, square: int) -> None:
        """A dot on each empty square to which track leads."""
        x, y = self._view.places[square]
        for side in SIDES_OF[LAYS[self._view.lays[square]].sides]:
            dx, dy = STEPS[side]
            beside = number(x + dx, y + dy)
            if self._view.lays[beside] == EMPTY:
                self._write(beside, MIDDLE, self._width // 2, OPEN)


def _cut(text: str, width: int) -> str:
    """A text, or as much of it as there is room for."""
    return text if len(text) <= width else text[: width - 1] + MORE


def _beside_the_track(edge: str, letters: Sequence[str]) -> str:
    """An edge of a town with letters on both sides of where its track leaves, the nearest places first."""
    middle = len(edge) // 2
    places = sorted([at for at in range(len(edge)) if at != middle], key=lambda at: abs(at - middle))
    shown = list(edge)
    if len(letters) > len(places):
        letters = [*letters[: len(places) - 1], MORE]
    for at, one in zip(sorted(places[: len(letters)]), letters, strict=True):
        shown[at] = one
    return "".join(shown)

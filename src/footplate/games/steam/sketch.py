"""The map of Steam drawn in text: hexes as bricks, with their terrain, places, track and owners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from footplate.games.steam.board import Board, board
from footplate.games.steam.components import COLOURS, TILES
from footplate.games.steam.strokes import HEIGHT, WIDTH, drawing
from footplate.games.steam.view import CityView, SteamView, TileView, TrackView
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES, opposite
from footplate.rails.mapfile import Hex, letters
from footplate.rails.tiles import sides

OWNERS: Final = ("O", "G", "N", "W", "B", "K")  # brown has the B
UNOWNED: Final = "*"
CUBES: Final = tuple(colour[0] for colour in COLOURS)
WATER: Final = "~~"
TERRAIN: Final = {(False, False): "..", (False, True): "rr", (True, False): "hh", (True, True): "hr"}
ARROWS: Final = ((3, (1, 1), "↓"), (0, (1, 2), "↑"))  # a town's exits where its box has no room for a line
LEVEL_EXITS: Final = ((5, (0, 0)), (1, (0, 3)), (4, (1, 0)), (2, (1, 3)))
WALLS: Final = {1: ((0, 3), "▐"), 2: ((1, 3), "▐"), 4: ((1, 0), "▌"), 5: ((0, 0), "▌")}
WALL_BELOW: Final = "▁"
KEY: Final = (
    "A hex is two lines high; its name has the number of the upper one. .. plains",
    "rr river  hh hills  hr both  ~~ no hex  ▌▁ black edge  Pk town  ↑↓ its exits",
    "[Al] city, below it its colour and cubes  {Al} New City, or grown. Track has its",
    "owner's letter, small while unfinished, * if nobody's. Cubes r b y p g, g grey.",
)


class Sketch:
    """A grid of characters, filled hex by hex."""

    def __init__(self, place: Board) -> None:
        spaces = (*place.chart.hexes, *place.chart.water)
        self.board = place
        self.left = min([hex.column for hex in spaces])
        self.columns = max([hex.column for hex in spaces]) - self.left + 1
        height = max([hex.line for hex in spaces]) + HEIGHT
        self._rows = [[" "] * (self.columns * WIDTH) for _ in range(height)]

    def write(self, hex: Hex, line: int, text: str, at: int = 0) -> None:
        """Text on a line of a hex."""
        first = (hex.column - self.left) * WIDTH + at
        self._rows[hex.line + line][first : first + len(text)] = text

    def read(self, hex: Hex, line: int, at: int) -> str:
        """What is there."""
        return self._rows[hex.line + line][(hex.column - self.left) * WIDTH + at]

    def lines(self) -> list[str]:
        """All of it, with the columns' letters above and below and the lines' numbers to the left."""
        names = [letters(self.left + column) for column in range(self.columns)]
        digits = len(str(len(self._rows)))
        head = " " * (digits + 1) + "".join([f" {name}".ljust(WIDTH) for name in names])
        rows = [f"{number:>{digits}} " + "".join(row) for number, row in enumerate(self._rows, 1)]
        empty = not "".join(self._rows[-1]).strip()
        return [head, *(rows[:-1] if empty else rows), head]


def sketch(view: SteamView) -> list[str]:
    """The map with all that lies on it."""
    place = board(view.options.map)
    drawn = Sketch(place)
    tiles = {tile.hex: tile for tile in view.tiles}
    cities = {city.hex: city for city in view.cities}
    owners = _owners(view, place, tiles)
    for number, hex in enumerate(place.chart.hexes):
        if number in cities:
            _draw_city(drawn, hex, cities[number])
        elif hex.place:
            _draw_town(drawn, hex, tiles.get(number))
        elif number in tiles:
            _draw_track(drawn, hex, tiles[number], owners)
        else:
            drawn.write(hex, 0, TERRAIN[hex.hills, hex.river], 1)
    for hex in place.chart.water:
        drawn.write(hex, 0, WATER, 1)
    for number, side in place.chart.walls:
        _draw_wall(drawn, number, side)
    return drawn.lines()


def letter(owner: Seat, *, complete: bool) -> str:
    """An owner's letter, small for unfinished track."""
    if owner < 0:
        return UNOWNED
    return OWNERS[owner] if complete else OWNERS[owner].lower()


def cube_letters(cubes: tuple[int, ...]) -> str:
    """A letter for each cube."""
    return "".join([one * count for one, count in zip(CUBES, cubes, strict=True)])


def _draw_city(drawn: Sketch, hex: Hex, city: CityView) -> None:
    """Its code, and below it its colour and as many of its cubes as there is room for."""
    drawn.write(hex, 0, f"{{{hex.place}}}" if city.grown else f"[{hex.place}]")
    cubes = cube_letters(city.cubes)
    shown = cubes if len(cubes) < WIDTH else cubes[: WIDTH - 2] + "+"
    drawn.write(hex, 1, CUBES[city.colour].upper() + shown)


def _draw_town(drawn: Sketch, hex: Hex, tile: TileView | None) -> None:
    """Its code with its exits, or with its terrain as long as it has none."""
    drawn.write(hex, 0, hex.place, 1)
    if tile is None:
        ground = TERRAIN[hex.hills, hex.river]
        drawn.write(hex, 1, "" if ground == ".." else ground, 1)
        return
    exits = TILES.lays[TILES.number(tile.tile, tile.rotation)].exits
    shown = [(cell, "─") for side, cell in LEVEL_EXITS if exits >> side & 1]
    shown += [(cell, arrow) for side, cell, arrow in ARROWS if exits >> side & 1]
    for (line, at), stroke in shown:
        drawn.write(hex, line, stroke, at)


def _draw_track(drawn: Sketch, hex: Hex, tile: TileView, owners: dict[tuple[int, int], str]) -> None:
    """Its lines, and on each the letter of its owner."""
    shown = drawing(TILES.number(tile.tile, tile.rotation))
    for line, text in enumerate(shown.lines):
        drawn.write(hex, line, text)
    for segment, (line, at) in shown.marks.items():
        drawn.write(hex, line, owners[tile.hex, segment], at)


def _draw_wall(drawn: Sketch, number: int, side: int) -> None:
    """A black edge, on whichever of the two hexes has room for it."""
    here = drawn.board.chart.hexes[number]
    there = _neighbour(drawn.board, here, side)
    if side in WALLS:
        for hex, facing in ((here, side), (there, opposite(side))):
            (line, at), stroke = WALLS[facing]
            if drawn.read(hex, line, at) == " ":
                drawn.write(hex, line, stroke, at)
                return
        return
    above = here if side == 3 else there
    for at in range(WIDTH):
        if drawn.read(above, 1, at) == " ":
            drawn.write(above, 1, WALL_BELOW, at)


def _neighbour(place: Board, hex: Hex, side: int) -> Hex:
    down, right = ((-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1))[side]
    at = hex.line + down, hex.column + right
    return next(one for one in place.chart.hexes if (one.line, one.column) == at)


def _owners(view: SteamView, place: Board, tiles: dict[int, TileView]) -> dict[tuple[int, int], str]:
    """The letter on each segment of the tiles, by hex and segment."""
    found = {}
    for track in view.tracks:
        shown = letter(track.owner, complete=track.complete)
        for hex, segment in _course(track, place, tiles):
            found[hex, segment] = shown
    return found


def _course(track: TrackView, place: Board, tiles: dict[int, TileView]) -> Iterator[tuple[int, int]]:
    """The segments of a track, from its start to its end."""
    at, end = track.hex * SIDES + track.side, track.end_hex * SIDES + track.end_side
    while at != end:
        enters = place.across[at]
        if enters == end:
            return
        hex, side = divmod(enters, SIDES)
        lay = TILES.lays[TILES.number(tiles[hex].tile, tiles[hex].rotation)]
        segment = next(one for one in lay.segments if one >> side & 1)
        yield hex, segment
        at = hex * SIDES + sum(sides(segment)) - side

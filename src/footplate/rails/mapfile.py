"""Map files: a hex map as TOML with a picture of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import msgspec

from footplate.rails.grid import SIDES

SUPPLY_SPACES: Final = 12  # where a file does not say
WIDTH: Final = 3  # characters from one column of the picture to the next
WATER: Final = "~~"
TERRAIN: Final = {"..": (False, False), "rr": (False, True), "hh": (True, False), "hr": (True, True)}
COORDINATES: Final = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")

At: TypeAlias = "tuple[int, int]"  # axial coordinates


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city with its colour and the cubes printed on it, or a town."""

    name: str
    city: str = ""
    cubes: int = 0
    town: bool = False
    river: bool = False
    hills: bool = False


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A river or canal, for drawing: neighbouring spots in order."""

    name: str
    course: tuple[str, ...]
    canal: bool = False


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text to be drawn at a spot."""

    text: str
    at: str


class Hex(msgspec.Struct, frozen=True):
    """A hex or water space: where it lies, where the picture has it (from 0), and what is on it."""

    q: int
    r: int
    column: int
    line: int
    hills: bool
    river: bool
    place: str  # its code, if there is one

    @property
    def at(self) -> At:
        """Its axial coordinates."""
        return self.q, self.r

    @property
    def spot(self) -> str:
        """How a map file names it."""
        return self.place or f"{self.q},{self.r}"


class HexMap(msgspec.Struct, frozen=True):
    """A map, its hexes in the order of its picture: line by line, from left to right."""

    id: str
    title: str
    provenance: str
    about: str
    fewest: int
    most: int
    best: tuple[int, ...]
    fewer_cubes_with_three: int
    supply_spaces: int
    hexes: tuple[Hex, ...]
    water: tuple[Hex, ...]
    places: dict[str, Place]
    walls: tuple[tuple[int, int], ...]  # the number of a hex, and a side
    rivers: tuple[River, ...]
    labels: tuple[Label, ...]
    names: tuple[str, ...]  # a word for each hex and then for each water space
    forced: tuple[str, ...]
    named: tuple[str, ...]

    def at(self, spot: str) -> int:
        """The number of the hex at a place's code or at "q,r"; LookupError if there is none."""
        for number, one in enumerate(self.hexes):
            if spot in (one.place, f"{one.q},{one.r}") and spot:
                return number
        raise LookupError(f"there is no hex {spot!r}")


def located(chart: HexMap, spot: str) -> tuple[At, ...]:
    """Where a spot lies, on a hex or not; nowhere if it is none."""
    if found := COORDINATES.fullmatch(spot):
        return ((int(found[1]), int(found[2])),)
    return tuple([one.at for one in chart.hexes if one.place and one.place == spot])


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many players a map is, as its file writes it."""

    min: int
    max: int
    best: tuple[int, ...]


class Written(msgspec.Struct, frozen=True):
    """A map file as it is written."""

    id: str
    title: str
    provenance: str
    about: str
    players: Seats
    fewer_cubes_with_three: int
    origin: str
    board: str
    walls: tuple[str, ...]
    forced: tuple[str, ...]
    named: tuple[str, ...]
    places: dict[str, Place]
    rivers: tuple[River, ...] = ()
    labels: tuple[Label, ...] = ()
    supply_spaces: int = SUPPLY_SPACES


class Code(NamedTuple):
    """Something in the picture, in a column and a line from 0, or off every column."""

    column: int
    line: int
    text: str
    character: int

    @property
    def where(self) -> str:
        """For people, who count from 1."""
        return f"Line {self.line + 1} of the picture, character {self.character + 1}"


def word(name: str) -> str:
    """What a place is called in notation."""
    return re.sub(r"[\W_]+", "-", name.lower())


def codes(board: str) -> Iterator[Code]:
    """What stands in the picture, in its order."""
    for line, text in enumerate(board.rstrip("\n").split("\n")):
        for found in re.finditer("[^ ]+", text):
            yield Code(found.start() // WIDTH, line, found[0], found.start())


def drawn(written: Written) -> HexMap:
    """The map that a file with a sound picture describes, without the walls that are none."""
    found = list(codes(written.board))
    origin = next(code for code in found if code.text == written.origin)
    spaces = [(_hex(code, origin, written.places), code.text) for code in found]
    hexes = tuple([one for one, text in spaces if text != WATER])
    water = tuple([one for one, text in spaces if text == WATER])
    bare = HexMap(
        id=written.id,
        title=written.title,
        provenance=written.provenance,
        about=written.about,
        fewest=written.players.min,
        most=written.players.max,
        best=written.players.best,
        fewer_cubes_with_three=written.fewer_cubes_with_three,
        supply_spaces=written.supply_spaces,
        hexes=hexes,
        water=water,
        places=written.places,
        walls=(),
        rivers=written.rivers,
        labels=written.labels,
        names=tuple([_name(one, written.places) for one in (*hexes, *water)]),
        forced=written.forced,
        named=written.named,
    )
    walls = []
    for wall in written.walls:
        with suppress(LookupError):
            walls.append(wall_side(bare, wall))
    return msgspec.structs.replace(bare, walls=tuple(walls))


def _hex(code: Code, origin: Code, places: dict[str, Place]) -> Hex:
    q = code.column - origin.column
    r = (code.line - origin.line - q) // 2
    place = places.get(code.text)
    hills, river = (place.hills, place.river) if place else TERRAIN.get(code.text, (False, False))
    return Hex(q, r, code.column, code.line, hills, river, code.text if place else "")


def _name(one: Hex, places: dict[str, Place]) -> str:
    return word(places[one.place].name) if one.place else f"{letters(one.column)}{one.line + 1}"


def letters(column: int) -> str:
    """a to z, then aa, ab and so on."""
    before, last = divmod(column, 26)
    return (letters(before - 1) if before else "") + chr(ord("a") + last)


def wall_side(chart: HexMap, wall: str) -> tuple[int, int]:
    """The hex and the side that a wall names; LookupError with a sentence if it names none."""
    spot, _, side = wall.rpartition(":")
    if side not in [str(one) for one in range(SIDES)]:
        raise LookupError(f"The wall {wall!r} is not a spot, a colon and a side from 0 to {SIDES - 1}.")
    try:
        return chart.at(spot), int(side)
    except LookupError as error:
        raise LookupError(f"The wall {wall!r} is nowhere: {error}.") from None

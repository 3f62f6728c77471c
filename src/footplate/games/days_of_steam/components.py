"""The pieces in the box, and how a square tile can lie. [DS-01, DS-02, DS-08]"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, NamedTuple

SIDES: Final = 4
SIDE_NAMES: Final = ("n", "e", "s", "w")
ALL_SIDES: Final = 15
OPPOSITE: Final = 2  # side ^ OPPOSITE is the opposite one, and the neighbour's name for a shared side
SIDE_BITS: Final = 2  # of an exit, square * 4 + side; the rest is its square
SIDE: Final = 3  # those bits of an exit that are its side
EMPTY: Final = 0  # the lay of a square without a tile
TOWN: Final = 1  # the lay of any town; those above are track
NO_KIND: Final = -1  # of the lays that are no track


class Kind(NamedTuple):
    """The track of a tile as it lies unturned: segments from side to side, and sides with a dead end."""

    name: str
    segments: tuple[tuple[int, int], ...]
    stubs: tuple[int, ...]


class Lay(NamedTuple):
    """A kind turned so many sides clockwise; turns that look the same are one lay, with the fewest turns."""

    kind: int
    rotation: int
    sides: int  # those with track, as bits
    stubs: int  # those with a dead end, as bits
    segments: tuple[tuple[int, int], ...]
    exits: tuple[tuple[int, ...], ...]  # for each side those that a segment joins to it [DS-53]
    piece: tuple[int, ...]  # for each side the sides of the track that is not separate from it [DS-07]

    def joins(self, one: int, other: int) -> bool:
        """Whether a segment joins two sides."""
        return other in self.exits[one]


class Tile(NamedTuple):
    """A track tile: its kind, how many there are, its steam number and its marks."""

    name: str
    kind: int
    copies: int
    steam: int
    overbuild: bool
    hill: bool
    tower: bool


class Town(NamedTuple):
    """A town tile: its colour, its steam number, and how many there are."""

    name: str
    colour: int
    steam: int
    copies: int


def curved(one: int, other: int) -> bool:
    """Whether a segment between two sides is curved. [DS-70]"""
    return (one ^ other) & 1 == 1


SIDES_OF: Final = tuple(
    tuple(side for side in range(SIDES) if mask >> side & 1) for mask in range(1 << SIDES)
)


def _lay(kind: int, rotation: int, shape: Kind) -> Lay:
    """A kind turned; segments that share a side are one piece of track. [DS-07]"""
    segments = [((one + rotation) % SIDES, (other + rotation) % SIDES) for one, other in shape.segments]
    stubs = [(side + rotation) % SIDES for side in shape.stubs]
    exits: list[set[int]] = [set() for _ in range(SIDES)]
    piece = [1 << side if side in stubs else 0 for side in range(SIDES)]
    for one, other in segments:
        exits[one].add(other)
        exits[other].add(one)
        joined = piece[one] | piece[other] | 1 << one | 1 << other
        for side in SIDES_OF[joined]:
            piece[side] = joined
    edges = sum([1 << side for side in range(SIDES) if piece[side]])
    dead = sum([1 << side for side in stubs])
    return Lay(
        kind,
        rotation,
        edges,
        dead,
        tuple(sorted([(min(pair), max(pair)) for pair in segments])),
        tuple([tuple(sorted(joined)) for joined in exits]),
        tuple(piece),
    )


def _lays(kinds: tuple[Kind, ...]) -> tuple[tuple[Lay, ...], tuple[int, ...]]:
    """Nothing, a town, and every different lay of each kind; and which it is for each kind and rotation."""
    nowhere, everywhere = ((),) * SIDES, tuple([SIDES_OF[ALL_SIDES ^ 1 << side] for side in range(SIDES)])
    pairs = tuple(combinations(range(SIDES), 2))
    lays = [
        Lay(NO_KIND, 0, 0, 0, (), nowhere, (0,) * SIDES),
        Lay(NO_KIND, 0, ALL_SIDES, 0, pairs, everywhere, (ALL_SIDES,) * SIDES),
    ]
    numbers = []
    for kind, shape in enumerate(kinds):
        first = len(lays)
        for rotation in range(SIDES):
            lay = _lay(kind, rotation, shape)
            looks = [(one.segments, one.stubs) for one in lays]
            same = [at for at in range(first, len(lays)) if looks[at] == (lay.segments, lay.stubs)]
            if not same:
                lays.append(lay)
            numbers.append(same[0] if same else len(lays) - 1)
    return tuple(lays), tuple(numbers)


def _tile(data: dict[str, Any], kinds: tuple[str, ...]) -> Tile:
    marks = [mark for mark in ("hill", "tower", "overbuild") if data.get(mark)]
    if "overbuild" in marks and KINDS[kinds.index(data["kind"])].stubs:
        # Distances at the sides of a covered tile are measured with it in place, which no segment can notice.
        raise ValueError(f"a {data['kind']} has a dead end and cannot bear the overbuild mark")
    name = "-".join([data["kind"].replace("_", "-"), *marks])
    return Tile(
        name,
        kinds.index(data["kind"]),
        data["count"],
        data["steam"],
        "overbuild" in marks,
        "hill" in marks,
        "tower" in marks,
    )


def _towns(data: dict[str, list[int]]) -> tuple[Town, ...]:
    """The towns of each colour by their steam numbers."""
    return tuple(
        [
            Town(f"{name}-{steam}", colour, steam, numbers.count(steam))
            for colour, (name, numbers) in enumerate(data.items())
            for steam in sorted(set(numbers))
        ]
    )


_DATA: Final[dict[str, Any]] = tomllib.loads(
    files("footplate.games.days_of_steam").joinpath("data", "tiles.toml").read_text("utf-8")
)

PLAYERS: Final = range(2, 5)
TRAINS: Final[tuple[str, ...]] = tuple(_DATA["others"]["trains"])
COLOURS: Final[tuple[str, ...]] = tuple(_DATA["goods"])
GOODS: Final[tuple[int, ...]] = tuple(_DATA["goods"].values())
CIRCUIT_COUNTERS: Final[int] = _DATA["others"]["circuit_counters"]
COAL: Final[int] = _DATA["others"]["coal"]
PIPS: Final[int] = _DATA["others"]["die"]

KINDS: Final = tuple(
    Kind(name, tuple([(one, other) for one, other in kind["segments"]]), tuple(kind.get("stubs", ())))
    for name, kind in _DATA["kinds"].items()
)
LAYS, _NUMBERS = _lays(KINDS)
# By lay, so that what is looked up most often is found at once; sides are bits.
_LAY_BYTES: Final[list[bytes]] = [bytes([lay]) for lay in range(len(LAYS))]
ROTATIONS: Final[list[int]] = [lay.rotation for lay in LAYS]
SEGMENTS: Final[list[tuple[tuple[int, int], ...]]] = [lay.segments for lay in LAYS]
TRACK_SIDES: Final[list[int]] = [lay.sides for lay in LAYS]
JOINED_SIDES: Final[list[int]] = [
    sum([1 << side for side in range(SIDES) if lay.exits[side]]) for lay in LAYS
]
# The same by lay and side, lay * 4 + side.
EXITS: Final[list[tuple[int, ...]]] = [joined for lay in LAYS for joined in lay.exits]
EXIT_SIDES: Final[list[int]] = [sum([1 << side for side in joined]) for joined in EXITS]
PIECES: Final[list[int]] = [piece for lay in LAYS for piece in lay.piece]
BRIDGES: Final = frozenset(
    [number for number, lay in enumerate(LAYS) if lay.kind != NO_KIND and KINDS[lay.kind].name == "bridge"]
)
TILES: Final = tuple(_tile(entry, tuple(_DATA["kinds"])) for entry in _DATA["deck"]["tiles"])
LAYS_OF_TILES: Final[list[int]] = [
    _NUMBERS[tile.kind * SIDES + rotation] for tile in TILES for rotation in range(SIDES)
]
STEAM: Final[list[int]] = [tile.steam for tile in TILES]
# By tile; what lies on a square without one, NO_TILE or TOWN_TILE, is found at the end.
HILLS: Final[list[bool]] = [*[tile.hill for tile in TILES], False, False]
TOWERS: Final[list[bool]] = [*[tile.tower for tile in TILES], False, False]
TOWNS: Final = _towns(_DATA["towns"])
TOWN_TILES: Final = sum([town.copies for town in TOWNS])


def with_lay(lays: bytes, square: int, lay: int) -> bytes:
    """The lays of all squares, with another on one; as bytes, for nothing is looked up more often."""
    return lays[:square] + _LAY_BYTES[lay] + lays[square + 1 :]


def lay_number(kind: int, rotation: int) -> int:
    """The lay of a kind turned so; the same one for turns that look the same."""
    return _NUMBERS[kind * SIDES + rotation]

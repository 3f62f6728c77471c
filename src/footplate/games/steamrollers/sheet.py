"""The sheet that every player has: its hexes, what lies across their sides, and the track drawn in them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from footplate.games.steamrollers.components import ANY_TYPE, APART, COLOURS, SHADES, read

_SHEET: Final = read("sheet")
_MOUNTAINS: Final = read("mountains")

NO_TRACK: Final = -1
NOWHERE: Final = -1  # across the edge of the sheet, or across a blocked border
REGIONS: Final = len(_SHEET["regions"])
SIDES: Final[tuple[str, ...]] = tuple([side.lower() for side in _SHEET["hexes"]["sides"]])
_TURN: Final = len(SIDES)

_PLACES: Final = {
    line[at : at + 2].strip(): ((at // 3 - row) // 2, row)
    for row, line in enumerate(_SHEET["hexes"]["picture"].strip("\n").splitlines())
    for at in range(0, len(line), 3)
    if line[at : at + 2].strip()
}
HEXES: Final = tuple(sorted([name for name in _PLACES if len(name) > 1]))
CITIES: Final = tuple(sorted([name for name in _PLACES if len(name) == 1]))
SPOTS: Final = (*HEXES, *CITIES)  # everything that a track may lead to; a city's number is FIRST_CITY + it
FIRST_CITY: Final = len(HEXES)
HEXES_A_REGION: Final = len(HEXES) // REGIONS
WHOLE_REGION: Final = (1 << HEXES_A_REGION) - 1  # a bit for each of its hexes
REGION_OF: Final = tuple([CITIES.index(name[0]) for name in HEXES])
TOWN: Final = tuple([name == _SHEET["regions"][name[0]]["town"] for name in HEXES])
PLACES: Final = tuple([_PLACES[name] for name in SPOTS])  # axial coordinates

COLOUR_OF: Final = tuple([COLOURS.index(_SHEET["regions"][city]["colour"]) for city in CITIES])
# Coal, the last colour, is taken by every city. [SR-30]
TAKERS: Final = (
    *[tuple([city for city, own in enumerate(COLOUR_OF) if own == colour]) for colour in range(SHADES - 1)],
    tuple(range(REGIONS)),
)

TRACKS: Final = tuple(combinations(range(_TURN), 2))  # the two sides that each joins
TRACK_NAMES: Final = tuple([f"{SIDES[one]}-{SIDES[other]}" for one, other in TRACKS])
TYPE_OF: Final = tuple([APART.index(min(other - one, _TURN - other + one)) for one, other in TRACKS])
TRACKS_OF: Final = tuple(  # by types as bits
    [tuple([track for track, one in enumerate(TYPE_OF) if types >> one & 1]) for types in range(ANY_TYPE + 1)]
)
# By track and side: where one comes out; nowhere if the track does not touch the side.
_THROUGH: Final = tuple(
    [sum(track) - side if side in track else NOWHERE for track in TRACKS for side in range(_TURN)]
)

OPEN: Final = 0  # the chart of a sheet without blocked borders
CHARTS: Final[dict[str, tuple[int, ...]]] = {
    "open": (OPEN,),
    "medium": tuple(range(1, 7)),
    "hard": tuple(range(7, 13)),
}


def _blocked(borders: str, chart: int) -> frozenset[frozenset[str]]:
    """The edges that a chart blocks, each by the hexes on both its sides. [SR-09]"""
    ranges = _MOUNTAINS[borders][str(chart + 1)]
    return frozenset([frozenset(edge.split("|")) for chain in ranges for edge in chain])


BLOCKED: Final = (
    frozenset[frozenset[str]](),
    *[_blocked(borders, chart) for borders in ("medium", "hard") for chart in range(6)],
)


def _across(blocked: frozenset[frozenset[str]]) -> tuple[int, ...]:
    """By hex and side: the hex or city across it."""
    at = {place: number for number, place in enumerate(PLACES)}
    found = []
    for number in range(FIRST_CITY):
        q, r = PLACES[number]
        for step_q, step_r in _SHEET["hexes"]["steps"]:
            beside = at.get((q + step_q, r + step_r), NOWHERE)
            barred = beside != NOWHERE and frozenset([SPOTS[number], SPOTS[beside]]) in blocked
            found.append(NOWHERE if barred else beside)
    return tuple(found)


ACROSS: Final = tuple([_across(blocked) for blocked in BLOCKED])  # by chart


def run_through(tracks: list[int], first: int, hex: int, across: tuple[int, ...]) -> tuple[int, int, int]:
    """The cities at both ends of the run of track through a hex, or NOWHERE, and the towns on it. [SR-21]

    The sheet's tracks begin at `first` in the column.
    """
    one, other = TRACKS[tracks[first + hex]]
    begins, before = _end(tracks, first, hex, one, across)
    if begins == NOWHERE:
        return NOWHERE, NOWHERE, 0
    ends, after = _end(tracks, first, hex, other, across)
    return begins, ends, before + after + TOWN[hex]


def _end(tracks: list[int], first: int, hex: int, out: int, across: tuple[int, ...]) -> tuple[int, int]:
    """The city to which track leads out of a hex over one of its sides, and the towns on the way."""
    towns, at = 0, hex
    while True:
        at, into = across[at * _TURN + out], (out + 3) % _TURN
        if at >= FIRST_CITY:
            return at - FIRST_CITY, towns
        if at in (NOWHERE, hex) or tracks[first + at] == NO_TRACK:
            return NOWHERE, 0
        out = _THROUGH[tracks[first + at] * _TURN + into]
        if out == NOWHERE:
            return NOWHERE, 0
        towns += TOWN[at]

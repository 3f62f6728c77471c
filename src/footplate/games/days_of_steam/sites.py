"""Where on the map tiles fit.

What a square meets on its sides is kept as two bits a side: nothing there yet, an edge without track,
track, or track by which a tile would be at most the fifth from a town. A site is an empty square that has
some of the last; what it meets says which tiles fit.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from footplate.games.days_of_steam.components import (
    BRIDGES,
    EMPTY,
    JOINED_SIDES,
    LAYS,
    PIECES,
    SIDE,
    SIDE_BITS,
    SIDES,
    SIDES_OF,
    TOWN,
    TRACK_SIDES,
    lay_number,
)
from footplate.games.days_of_steam.reach import spread
from footplate.games.days_of_steam.squares import ACROSS, exits_of
from footplate.games.days_of_steam.state import UNREACHED, DaysOfSteam

FREE: Final = 0
BLANK: Final = 1
TRACK: Final = 2
CLOSE: Final = 3
FIFTH: Final = 5  # tile from a town at most [DS-25]
BETWEEN_TOWNS: Final = 2  # segments at least [DS-32]
EDGES: Final = (1 << 2 * SIDES) - 1  # all bits of what a square meets


def _sides_with(*things: int) -> list[int]:
    """For all that a square may meet, the sides, as bits, on which that is one of some things."""
    return [
        sum([1 << side for side in range(SIDES) if edges >> 2 * side & 3 in things])
        for edges in range(EDGES + 1)
    ]


_ON_BLANK: Final = _sides_with(BLANK)
_ON_TRACK: Final = _sides_with(TRACK, CLOSE)
_ON_CLOSE: Final = _sides_with(CLOSE)
_WITH_TRACK: Final[list[tuple[int, ...]]] = [SIDES_OF[sides] for sides in _ON_TRACK]
_CLOSE_TRACK: Final[list[bool]] = [sides != 0 for sides in _ON_CLOSE]
_NO_BLANK: Final[list[bool]] = [not sides for sides in _ON_BLANK]
# By what is met, and the side on which it is: for all that a square met before, what it meets then.
_MEETING: Final[list[bytes]] = [
    bytes([before & ~(3 << 2 * side) | met << 2 * side for before in range(EDGES + 1)])
    for met in range(CLOSE + 1)
    for side in range(SIDES)
]
_COVERABLE: Final[list[bool]] = [lay > TOWN and lay not in BRIDGES for lay in range(len(LAYS))]


def look_around(s: DaysOfSteam, square: int, exits: list[int]) -> None:
    """The neighbours of a new tile look, and whatever is beyond exits that have come nearer to a town."""
    own = len(exits)
    spread(s, exits)
    look(s, exits_of(square))
    if len(exits) > own:
        look(s, [out for out in exits[own:] if out >> SIDE_BITS != square])


def look(s: DaysOfSteam, exits: list[int]) -> None:
    """What the squares beyond some exits meet there, and so whether tiles fit on them."""
    lay, reach, edges, sites, town_sites = s.lay, s.reach, s.edges, s.sites, s.town_sites
    for out in exits:
        back = ACROSS[out]
        beyond = back >> SIDE_BITS
        before = edges[beyond]
        met = BLANK
        if PIECES[lay[out >> SIDE_BITS] * SIDES + (out & SIDE)]:
            met = CLOSE if reach[out] < FIFTH else TRACK
        now = edges[beyond] = _MEETING[met * SIDES + (back & SIDE)][before]
        if lay[beyond] == EMPTY:
            if _CLOSE_TRACK[now]:
                if not _CLOSE_TRACK[before]:
                    sites.append(beyond)
            elif _CLOSE_TRACK[before]:
                sites.remove(beyond)
            if _NO_BLANK[now]:
                _look_for_a_town(s, beyond)
            elif beyond in town_sites:
                town_sites.remove(beyond)


def may_be_covered(s: DaysOfSteam, square: int) -> bool:
    """Neither towns nor hills nor bridges can be overbuilt. [DS-27]"""
    return _COVERABLE[s.lay[square]] and not s.has_hill(square)


def _look_for_a_town(s: DaysOfSteam, square: int) -> None:
    """Whether a town fits on an empty square that meets no edge without track. [DS-31, DS-32]"""
    if BETWEEN_TOWNS <= nearest_town(s, square) < UNREACHED:
        if square not in s.town_sites:
            s.town_sites.append(square)
    elif square in s.town_sites:
        s.town_sites.remove(square)


def nearest_town(s: DaysOfSteam, square: int) -> int:
    """How many segments a valid path from an empty square to the nearest town has. [DS-32]"""
    found = UNREACHED
    for side in _WITH_TRACK[s.edges[square]]:
        far = s.reach[ACROSS[square * SIDES + side]]
        if far < found:
            found = far
    return found


@cache
def turns_that_fit(kind: int) -> bytes:
    """For all that a square may meet the rotations, as bits, in which a tile fits there. [DS-22, DS-25]"""
    return bytes([_turns(kind, edges) for edges in range(EDGES + 1)])


def _turns(kind: int, edges: int) -> int:
    lays = {lay_number(kind, rotation) for rotation in range(SIDES)}
    fitting = [lay for lay in lays if matches(lay, edges) and comes_close(lay, edges)]
    return sum([1 << LAYS[lay].rotation for lay in fitting])


def met(edges: int, side: int) -> int:
    """What a square meets on one side."""
    return edges >> 2 * side & 3


def matches(lay: int, edges: int) -> bool:
    """No edge with track lies against one without. [DS-22]"""
    track = TRACK_SIDES[lay]
    return not (_ON_TRACK[edges] & ~track or _ON_BLANK[edges] & track)


def comes_close(lay: int, edges: int) -> bool:
    """Some segment meets track by which the tile would be at most the fifth from a town. [DS-25]"""
    return _ON_CLOSE[edges] & JOINED_SIDES[lay] != 0


def sides_with_track(edges: int) -> int:
    """The sides, as bits, on which a square meets track."""
    return _ON_TRACK[edges]


def touches_the_map(s: DaysOfSteam, square: int) -> bool:
    """Whether a tile lies beside a square. [DS-20]"""
    return s.edges[square] != 0


def has_close_track(edges: int) -> bool:
    """Whether a tile joined to track there would be at most the fifth from a town. [DS-25]"""
    return _CLOSE_TRACK[edges]


def meets_no_blank_edge(edges: int) -> bool:
    """Whether no neighbour has an edge without track. [DS-22]"""
    return _NO_BLANK[edges]


def joins_two(s: DaysOfSteam, square: int) -> bool:
    """Whether at least two neighbours have track on the side they share with a square."""
    return len(_WITH_TRACK[s.edges[square]]) > 1


def comes_from_a_town(s: DaysOfSteam, square: int, side: int) -> bool:
    """Whether a valid path from a town comes to a square by a side."""
    return s.reach[ACROSS[square * SIDES + side]] < UNREACHED

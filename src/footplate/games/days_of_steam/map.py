"""The map: towns come into play, tiles are laid, and there are always squares around them."""

from __future__ import annotations

from array import array
from typing import Final

from footplate.games.days_of_steam.components import EMPTY, SIDES, TOWN, with_lay
from footplate.games.days_of_steam.reach import (
    find_way,
    holding,
    join,
    join_otherwise,
    join_town,
    keeps,
    mend_ways,
)
from footplate.games.days_of_steam.sites import has_close_track, look, look_around, may_be_covered
from footplate.games.days_of_steam.squares import OUTERMOST, chart, exits_of, within
from footplate.games.days_of_steam.state import NO_TILE, SORTS, TOWN_TILE, UNREACHED, DaysOfSteam
from footplate.kernel.state import added, changed

_NO_TILES: Final = array("b", [NO_TILE])
_NO_PATHS: Final = bytes([UNREACHED] * SIDES)


def found_first_town(s: DaysOfSteam, town: int) -> None:
    """The first town, with nothing around it. [DS-03]"""
    s.claim()
    _grow(s)
    place_town(s, 0, town)


def place_town(s: DaysOfSteam, square: int, town: int) -> None:
    """A town comes into play. [DS-09]"""
    s.claim()
    s.towns += (town,)
    s.town_squares += (square,)
    s.goods += (0,) * SORTS
    s.ways += ((),)
    s.tile[square] = TOWN_TILE
    _occupy(s, square, TOWN)
    look_around(s, square, join_town(s, square))
    for number, way in enumerate(s.ways):
        if not way:
            found = find_way(s.lay, s.town_squares[number])
            s.ways = changed(s.ways, number, found)
            s.held = holding(s.held, (found,))


def place_tile(s: DaysOfSteam, square: int, tile: int, lay: int) -> None:
    """A track tile is laid on an empty square or over another. [DS-20, DS-27]"""
    s.claim()
    before = s.lay[square]
    if before == EMPTY:
        _occupy(s, square, lay)
    else:
        s.covered = added(s.covered, s.tile[square], 1)
        s.covers.remove(square)
        s.lay = with_lay(s.lay, square, lay)
    s.tile[square] = tile
    if may_be_covered(s, square):
        s.covers.append(square)
    if before == EMPTY or keeps(lay, before):
        look_around(s, square, join(s, square))
    else:
        mend_ways(s, square)
        look(s, [*exits_of(square), *join_otherwise(s, square)])


def _occupy(s: DaysOfSteam, square: int, lay: int) -> None:
    """An empty square gets a tile, and there are always squares around it."""
    if OUTERMOST[square] >= len(s.lay):
        _grow(s)
    s.lay = with_lay(s.lay, square, lay)
    if has_close_track(s.edges[square]):
        s.sites.remove(square)
    if square in s.town_sites:
        s.town_sites.remove(square)


def _grow(s: DaysOfSteam) -> None:
    """One more ring of empty squares."""
    rings = s.rings + 1
    chart(rings)
    more = within(rings) - len(s.tile)
    s.tile += _NO_TILES * more
    s.lay += bytes(more)  # EMPTY
    s.held += bytes(more)
    s.edges += bytes(more)
    s.reach += _NO_PATHS * more

"""Every tile that a player may lay: found from cities, own ends and ends that can be claimed."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.board import DEAREST, TileList
from footplate.games.steam.components import ALL_FACES, PRICES, SUPPLY, TILES
from footplate.games.steam.reach import (
    CITIES,
    ROOTS,
    SHUT,
    loops_of,
    may_take,
    reach_of,
    reach_of_town,
    shut_to,
)
from footplate.games.steam.replacements import ON_COUNTRY, ON_TOWNS, TURNS, Replacements
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action, Seat
from footplate.rails.grid import SIDES
from footplate.rails.tiles import BARE

CHEAPEST: Final = min(PRICES[1:])

# Where each part stands in the numbers under which a board remembers tiles.
THOSE: Final = 8  # above the number of the replacements
SCARCE: Final = 4  # above the purse


def builds(s: Steam, seat: Seat, money: int) -> list[Action]:
    """All legal tiles: on country and on towns, hex by hex in the order of the map, and redirections."""
    if money < CHEAPEST:
        return []
    purse = min(money, DEAREST)
    found = _on_country(s, seat, purse)
    _on_towns(s, seat, purse, found)
    _redirections(s, seat, purse, found)
    return found


def _on_country(s: Steam, seat: Seat, purse: int) -> list[Action]:
    """Most hexes are as they are printed, the same for everybody; the others are put in from the last on."""
    as_printed = _as_printed(s, purse)
    found = as_printed.copy()
    for hex in reversed(s.worked):
        marks = s.touching[hex]
        as_printed.replace(found, hex, _on_hex(s, seat, hex, marks, purse) if marks else ())
    return found


def _as_printed(s: Steam, purse: int) -> TileList:
    """The tiles for each hex in the country, if no track had been laid yet."""
    board, bare = s.board, ON_COUNTRY[BARE]
    scarce = bare.showing(ALL_FACES & ~s.available)
    key = purse | scarce << SCARCE
    listed = board.printed_lists.get(key)
    if listed is not None:
        return listed
    tiles: list[list[Action]] = [[] for _ in range(board.size)]
    for hex in board.country:
        marks = board.touching[hex]
        if marks:
            fits = bare.fitting(marks | board.closed[hex] << SHUT)
            fits &= bare.affordable[max(0, purse - board.terrain[hex])] & ~scarce
            tiles[hex] = [board.laid(hex, lay) for lay in bare.of(fits)]
    return board.remember_list(key, TileList(tiles))


def _on_hex(s: Steam, seat: Seat, hex: int, marks: int, purse: int) -> tuple[LayTrack, ...]:
    """The tiles for a hex without a town."""
    some = ON_COUNTRY[s.track[hex]]
    fits = some.affordable[_price_left(s, hex, purse)]
    if not fits:
        return ()
    if marks > CITIES:
        fits &= some.fitting(reach_of(s, seat, hex, marks))
        if fits and marks & marks - 1:
            fits &= ~some.looping(loops_of(s, hex, marks))
    else:
        fits &= some.fitting(marks | s.board.closed[hex] << SHUT)
    if not s.built[seat]:
        fits &= some.leading[_first(marks)]
    return _laid(s, hex, some, fits) if fits else ()


def _first(marks: int) -> int:
    """The sides of which a player's first tile of the game must have one, to leave a city. [ST-41]"""
    return marks & CITIES


def _price_left(s: Steam, hex: int, purse: int) -> int:
    """What is left for a tile when the terrain of an empty hex is paid. [ST-44]"""
    return max(0, purse - s.board.terrain[hex]) if s.track[hex] == BARE else purse


def _on_towns(s: Steam, seat: Seat, purse: int, found: list[Action]) -> None:
    """Towns that are touched, or where the player has track already."""
    track, touching = s.track, s.touching
    for hex in s.board.town_hexes:
        marks = touching[hex]
        if (marks or track[hex]) and s.is_town(hex):
            found += _on_town(s, seat, hex, marks, purse)


def _on_town(s: Steam, seat: Seat, hex: int, marks: int, purse: int) -> tuple[LayTrack, ...]:
    """The tiles for a hex with a town; all sides are roots if it is one's own."""
    some = ON_TOWNS[s.track[hex]]
    reach = reach_of_town(s, seat, hex, marks)
    if s.track[hex] and s.owns_at(seat, hex):
        reach |= ROOTS
    elif not reach & ROOTS:
        return ()
    fits = some.fitting_a_town(reach) & some.affordable[_price_left(s, hex, purse)]
    if not s.built[seat]:
        fits &= some.leading[_first(marks)]
    return _laid(s, hex, some, fits) if fits else ()


def _redirections(s: Steam, seat: Seat, purse: int, found: list[Action]) -> None:
    """Ends of one's own, or that one can claim, leave another way. [ST-49]"""
    stop = s.board.stop
    for end in s.open_ends:
        hex = end // SIDES
        if stop[hex] < 0 and may_take(s, seat, end):
            found += _turned(s, seat, hex, end, purse)


def _turned(s: Steam, seat: Seat, hex: int, end: int, purse: int) -> tuple[LayTrack, ...]:
    """The tiles by which an end leaves another way, by a side that is not shut. [ST-49]"""
    some = TURNS[s.track[hex]]
    fits = some.turned[end % SIDES] & some.affordable[purse]
    if not fits:
        return ()
    fits &= ~some.leading[shut_to(s, seat, hex, end)]
    if not s.built[seat]:
        fits &= some.touching[_first(s.touching[hex])]
    return _laid(s, hex, some, fits) if fits else ()


def _laid(s: Steam, hex: int, some: Replacements, those: int) -> tuple[LayTrack, ...]:
    """Replacements of the lay of a hex as actions, as far as a tile is left. [ST-05]"""
    if some.faces & ~s.available:
        those &= ~some.showing(ALL_FACES & ~_left(s, hex))
    key = some.number | those << THOSE
    offered = s.board.offered[hex].get(key)
    return s.board.remember(hex, key, some.of(those)) if offered is None else offered


def _left(s: Steam, hex: int) -> int:
    """The faces that can be laid on a hex if the tile that lies there is returned, as bits. [ST-05]"""
    if s.track[hex] == BARE:
        return s.available
    return SUPPLY.available_without(s.available, s.laid, TILES.face_of[s.track[hex]])

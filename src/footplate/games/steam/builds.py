"""Every tile that a player may lay: found from cities, own ends and ends that can be claimed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.board import HILLS_PRICE, RIVER_PRICE, Board, Choice
from footplate.games.steam.components import PRICES, SUPPLY, TILES
from footplate.games.steam.reach import CITIES, is_shut, leaves_a_city, may_take, reach_of, reach_of_town
from footplate.games.steam.state import NO_CITY, Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS
from footplate.rails.tiles import BARE

NOWHERE: Final = 1 << ENDS  # a set of sides that no track has
CHEAPEST: Final = min(PRICES[1:])
DEAREST_TILE: Final = max(PRICES)
DEAREST: Final = DEAREST_TILE + RIVER_PRICE + HILLS_PRICE


def builds(s: Steam, seat: Seat, money: int) -> list[LayTrack]:
    """All legal tiles: on country and on towns, hex by hex in the order of the map, and redirections."""
    if money < CHEAPEST:
        return []
    purse = min(money, DEAREST)
    found = _on_country(s, seat, purse)
    found += _on_towns(s, seat, purse)
    found += _redirections(s, seat, purse)
    return found


def _on_country(s: Steam, seat: Seat, purse: int) -> list[LayTrack]:
    board, track, touching, available = s.board, s.track, s.touching, s.available
    closed, built = board.closed, s.built[seat]
    found: list[LayTrack] = []
    for hex in board.country:
        marks = touching[hex]
        if not marks:
            continue
        if marks <= CITIES:
            choice = _tiles(board, hex, track[hex], marks, closed[hex], purse)
        else:
            reach = reach_of(s, seat, hex, marks)
            first = 0 if built else marks & CITIES or NOWHERE
            choice = _tiles(board, hex, track[hex], reach.roots, reach.shut, purse, reach.joins, first)
            if reach.loops:
                choice = _without(choice, reach.loops)
        found += choice.actions if not choice.faces & ~available else _left(s, choice.actions)
    return found


def _on_towns(s: Steam, seat: Seat, purse: int) -> list[LayTrack]:
    board, track, city = s.board, s.track, s.city
    found: list[LayTrack] = []
    for stop in board.towns:
        hex = board.stops[stop]
        marks = s.touching[hex]
        if city[stop] != NO_CITY or not (marks or track[hex]):
            continue
        reached = s.owns_at(seat, hex)
        reach = reach_of_town(s, seat, hex, marks)
        if not (reached or reach.roots):
            continue
        first = 0 if s.built[seat] else marks & CITIES or NOWHERE
        choice = _town_tiles(board, hex, track[hex], 0 if reached else reach.roots, reach.shut, purse, first)
        found += choice.actions if not choice.faces & ~s.available else _left(s, choice.actions)
    return found


def _redirections(s: Steam, seat: Seat, purse: int) -> list[LayTrack]:
    board = s.board
    found: list[LayTrack] = []
    for end in s.open_ends:
        hex = end // SIDES
        if board.stop[hex] >= 0 or not may_take(s, seat, end):
            continue
        for to, turn in TILES.redirections[s.track[hex]]:
            if (
                turn.was == end % SIDES
                and PRICES[to] <= purse
                and not is_shut(s, seat, hex, turn.now, end)
                and (s.built[seat] or leaves_a_city(s, board.laid(hex)[to]))
            ):
                found.append(board.laid(hex)[to])
    return _left(s, found)


def _tiles(
    board: Board,
    hex: int,
    lay: int,
    roots: int,
    shut: int,
    purse: int,
    joins: tuple[int, ...] = (),
    first: int = 0,
) -> Choice:
    """The tiles for a hex without a town."""
    key = (hex, lay, roots, shut, purse, joins, first)
    choice = board.choices.get(key)
    if choice is None:
        left = purse - board.terrain[hex] if lay == BARE else purse
        lays, faces = fitting(lay, roots, shut, min(left, DEAREST_TILE), joins, first)
        choice = board.remember(key, lays, faces)
    return choice


def _town_tiles(board: Board, hex: int, lay: int, roots: int, shut: int, purse: int, first: int) -> Choice:
    """The tiles for a hex with a town."""
    key = (hex, lay, roots, shut, purse, (), first)
    choice = board.choices.get(key)
    if choice is None:
        left = purse - board.terrain[hex] if lay == BARE else purse
        lays, faces = fitting_towns(lay, roots, shut, min(left, DEAREST_TILE), first)
        choice = board.remember(key, lays, faces)
    return choice


Fitting: TypeAlias = "tuple[tuple[int, ...], int]"  # lays, and their faces as bits


@lru_cache(maxsize=1 << 14)
def fitting(lay: int, roots: int, shut: int, purse: int, joins: tuple[int, ...], first: int) -> Fitting:
    """Lays of which every new segment has a root and leads nowhere that is shut. [ST-41, ST-58]"""
    return _with_faces(
        [
            to
            for to, added in TILES.additions[lay]
            if PRICES[to] <= purse
            and not TILES.lays[to].town
            and all([one in joins or (one & roots and not one & shut) for one in added])
            and (not first or sum(added) & first)
        ]
    )


@lru_cache(maxsize=1 << 12)
def fitting_towns(lay: int, roots: int, shut: int, purse: int, first: int) -> Fitting:
    """Lays with a new exit at a root; without roots the town is one's own already. [ST-41, ST-43]"""
    return _with_faces(
        [
            to
            for to, added in TILES.additions[lay]
            if PRICES[to] <= purse
            and TILES.lays[to].town
            and not sum(added) & shut
            and (not roots or sum(added) & roots)
            and (not first or sum(added) & first)
        ]
    )


def _with_faces(lays: list[int]) -> Fitting:
    return tuple(lays), sum({1 << TILES.lays[lay].face for lay in lays})


def _without(choice: Choice, loops: tuple[int, ...]) -> Choice:
    """The tiles that do not lead a track back to where it starts. [ST-42]"""
    lays = TILES.lays
    kept = [
        lay
        for lay in choice.actions
        if not any([loop in lays[TILES.number(lay.tile, lay.rotation)].segments for loop in loops])
    ]
    return choice._replace(actions=tuple(kept))


def _left(s: Steam, lays: Sequence[LayTrack]) -> list[LayTrack]:
    """Those of which a tile is left. [ST-05]"""
    track, laid = s.track, s.laid
    return [lay for lay in lays if SUPPLY.fits(laid, lay.tile, TILES.lays[track[lay.hex]].face)]

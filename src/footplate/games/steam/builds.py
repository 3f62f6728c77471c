"""Every tile that a player may lay: found from cities, own ends and ends that can be claimed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.board import HILLS_PRICE, RIVER_PRICE, Board
from footplate.games.steam.components import PRICES, SUPPLY, TILES
from footplate.games.steam.state import NO_CITY, Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS, UNOWNED
from footplate.rails.tiles import BARE, SIDES_OF

CITIES: Final = (1 << ENDS) - 1  # the bits of `touching` that stand for cities
NOWHERE: Final = 1 << ENDS  # a set of sides that no track has
CHEAPEST: Final = min(PRICES[1:])
DEAREST_TILE: Final = max(PRICES)
DEAREST: Final = DEAREST_TILE + RIVER_PRICE + HILLS_PRICE


class Choice(NamedTuple):
    """The tiles that fit a hex and a purse: as actions, and the faces among them as bits."""

    actions: tuple[LayTrack, ...]
    faces: int


class Reach(NamedTuple):
    """What meets a hex, as seen by one player: sides and pairs of sides, as bits."""

    roots: int  # where the player's track may begin
    shut: int  # where none may lead
    joins: tuple[int, ...] = ()  # pairs that may join all the same: an own end and one that cannot be claimed
    loops: tuple[int, ...] = ()  # pairs that would lead a track back to its start


def builds(s: Steam, seat: Seat, money: int) -> list[LayTrack]:
    """All legal tiles, hex by hex, in the order of the map: new ones, improvements, redirections."""
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
        if board.stop[hex] >= 0 or not redirectable(s, seat, end):
            continue
        for to, turn in TILES.redirections[s.track[hex]]:
            if (
                turn.was == end % SIDES
                and PRICES[to] <= purse
                and not _shut(s, seat, hex, turn.now, end)
                and (s.built[seat] or leaves_a_city(s, board.laid[hex][to]))
            ):
                found.append(board.laid[hex][to])
    return _left(s, found)


def redirectable(s: Steam, seat: Seat, end: int) -> bool:
    """One's own unfinished track, or an unowned one that could be claimed. [ST-49]"""
    owner = s.owner[end]
    return owner == seat or (owner == UNOWNED and s.claimable(seat, s.other[end]))


def _shut(s: Steam, seat: Seat, hex: int, side: int, end: int) -> bool:
    """Whether the track of an end may not leave by a side: closed, out of bounds, or back to its start."""
    meets = s.board.across[hex * SIDES + side]
    marks = s.touching[hex] >> side
    start = s.other[end] // SIDES
    if meets < 0:
        return True
    if marks >> ENDS & 1:
        return s.other[meets] // SIDES == start or not may_join(s, seat, s.owner[end], meets)
    return bool(marks & 1) and meets // SIDES == start


def may_join(s: Steam, seat: Seat, owner: int, end: int) -> bool:
    """Own ends and claimable ones may be joined; with an own end any other unowned one. [ST-47, ST-56]"""
    who = s.owner[end]
    if who == UNOWNED:
        return owner == seat or s.claimable(seat, s.other[end])
    return who == seat


def reach_of(s: Steam, seat: Seat, hex: int, marks: int) -> Reach:
    """Cities, own ends and claimable ones are roots; all other ends are shut. [ST-41, ST-47, ST-59]"""
    across, owner = s.board.across, s.owner
    roots = marks & CITIES
    own = strange = 0
    for side in SIDES_OF[marks >> ENDS]:
        end = across[hex * SIDES + side]
        if owner[end] == seat:
            own |= 1 << side
        elif owner[end] != UNOWNED:
            continue
        elif s.claimable(seat, s.other[end]):
            roots |= 1 << side
        else:
            strange |= 1 << side
    roots |= own
    joins = [1 << one | 1 << other for one in SIDES_OF[own] for other in SIDES_OF[strange]] if strange else []
    shut = s.board.closed[hex] | (marks >> ENDS & ~roots)
    return Reach(roots, shut, tuple(joins), _loops(s, hex, marks))


def _loops(s: Steam, hex: int, marks: int) -> tuple[int, ...]:
    """The pairs of sides at which the same stop's track comes in. [ST-42]"""
    if (marks & CITIES | marks >> ENDS).bit_count() < 2:
        return ()
    across = s.board.across
    starts = [(s.other[across[hex * SIDES + side]] // SIDES, side) for side in SIDES_OF[marks >> ENDS]]
    starts += [(across[hex * SIDES + side] // SIDES, side) for side in SIDES_OF[marks & CITIES]]
    return tuple(
        [
            1 << side | 1 << other
            for at, (stop, side) in enumerate(starts)
            for again, other in starts[at + 1 :]
            if stop == again
        ]
    )


def reach_of_town(s: Steam, seat: Seat, hex: int, marks: int) -> Reach:
    """A town's exit may meet others' ends, too, but none that starts here. [ST-42, ST-47, ST-59]"""
    roots = reach_of(s, seat, hex, marks).roots
    shut = s.board.closed[hex]
    for side in SIDES_OF[marks >> ENDS]:
        end = s.board.across[hex * SIDES + side]
        strange = s.owner[end] == UNOWNED and not roots >> side & 1
        if strange or s.other[end] // SIDES == hex:
            shut |= 1 << side
    return Reach(roots & ~shut, shut)


@lru_cache(maxsize=1 << 14)
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
    left = purse - board.terrain[hex] if lay == BARE else purse
    return _choice(board, hex, *fitting(lay, roots, shut, min(left, DEAREST_TILE), joins, first))


@lru_cache(maxsize=1 << 14)
def _town_tiles(board: Board, hex: int, lay: int, roots: int, shut: int, purse: int, first: int) -> Choice:
    """The tiles for a hex with a town."""
    left = purse - board.terrain[hex] if lay == BARE else purse
    return _choice(board, hex, *fitting_towns(lay, roots, shut, min(left, DEAREST_TILE), first))


def _choice(board: Board, hex: int, lays: tuple[int, ...], faces: int) -> Choice:
    laid = board.laid[hex]
    return Choice(tuple([laid[lay] for lay in lays]), faces)


Fitting: TypeAlias = "tuple[tuple[int, ...], int]"  # lays, and their faces as bits


@cache
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


@cache
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


def leaves_a_city(s: Steam, lay: LayTrack) -> bool:
    """Whether new or redirected track of the tile touches a city. [ST-41]"""
    old, new = TILES.lays[s.track[lay.hex]], TILES.lays[TILES.number(lay.tile, lay.rotation)]
    fresh = sum(set(new.segments) - set(old.segments))
    return bool(fresh & s.touching[lay.hex] & CITIES)

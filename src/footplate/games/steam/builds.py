"""Every tile that a player may lay: found from cities, own ends and ends that can be claimed."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.board import DEAREST, Choice
from footplate.games.steam.components import ALL_FACES, PRICES, SUPPLY, TILES
from footplate.games.steam.reach import (
    CITIES,
    OWN,
    ROOTS,
    SHUT,
    STRANGE,
    is_shut,
    loops_of,
    may_take,
    reach_of,
    reach_of_town,
)
from footplate.games.steam.state import NO_CITY, Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS
from footplate.rails.tiles import BARE, PAIR, SIDES_OF

NOWHERE: Final = 1 << ENDS  # a set of sides that no track has
CHEAPEST: Final = min(PRICES[1:])
NOTHING: Final = Choice((), 0)

# Where each part stands in the number under which a board remembers the tiles for a hex.
REACH: Final = 7  # above the lay
FIRST: Final = 31
LOOPS: Final = 38
TURN: Final = 53


class Addition:
    """A lay that keeps what lies on a hex, and its new segments, which go without a tile for a town."""

    def __init__(self, to: int, added: tuple[int, ...]) -> None:
        self.to: Final = to
        self.price: Final = PRICES[to]
        self.added: Final = added
        self.sides: Final = sum(added)
        self.joins: Final = sum([PAIR[segment] for segment in TILES.lays[to].segments])


class Turn:
    """A lay in which the segment at one side of a hex leaves by another."""

    def __init__(self, to: int, was: int, now: int, stays: int) -> None:
        self.to: Final = to
        self.price: Final = PRICES[to]
        self.was: Final = was
        self.now: Final = 1 << now
        self.sides: Final = 1 << now | 1 << stays


def _additions(lay: int, *, town: bool) -> list[Addition]:
    return [Addition(to, added) for to, added in TILES.additions[lay] if TILES.lays[to].town == town]


# For each lay what may take its place, on a hex without and with a town, and in a redirection.
ON_COUNTRY: Final = [_additions(lay, town=False) for lay in range(len(TILES.lays))]
ON_TOWNS: Final = [_additions(lay, town=True) for lay in range(len(TILES.lays))]
TURNS: Final = [
    [Turn(to, turn.was, turn.now, turn.stays) for to, turn in turns] for turns in TILES.redirections
]


def builds(s: Steam, seat: Seat, money: int) -> list[LayTrack]:
    """All legal tiles: on country and on towns, hex by hex in the order of the map, and redirections."""
    found: list[LayTrack] = []
    if money >= CHEAPEST:
        purse = min(money, DEAREST)
        _on_country(s, seat, purse, found)
        _on_towns(s, seat, purse, found)
        _redirections(s, seat, purse, found)
    return found


def _on_country(s: Steam, seat: Seat, purse: int, found: list[LayTrack]) -> None:
    """Where a city or an end touches a hex; most are touched by cities alone, the same for everybody."""
    choices, track, touching = s.board.choices[purse], s.track, s.touching
    short = ALL_FACES & ~s.available
    for hex in s.board.country:
        marks = touching[hex]
        if not marks:
            continue
        if marks > CITIES:
            choice = _met_by_ends(s, seat, hex, marks, purse)
        else:
            try:
                choice = choices[hex][track[hex] | marks << REACH]
            except KeyError:
                choice = _met_by_cities(s, hex, marks, purse)
        if choice.faces & short:
            found += _left(s, hex, choice)
        else:
            found += choice.actions


def _met_by_cities(s: Steam, hex: int, marks: int, purse: int) -> Choice:
    """The tiles for a hex that only cities touch."""
    lay = s.track[hex]
    reach = marks | s.board.closed[hex] << SHUT
    lays = fitting(lay, reach, 0, _price_left(s, hex, purse), 0)
    return s.board.remember(hex, purse, lay | marks << REACH, lays)


def _met_by_ends(s: Steam, seat: Seat, hex: int, marks: int, purse: int) -> Choice:
    """The tiles for a hex that some unfinished track touches."""
    reach = reach_of(s, seat, hex, marks)
    if not reach & ROOTS:
        return NOTHING
    lay = s.track[hex]
    first = 0 if s.built[seat] else _first(marks)
    loops = loops_of(s, hex, marks) if marks & marks - 1 else 0
    key = lay | reach << REACH | first << FIRST | loops << LOOPS
    try:
        return s.board.choices[purse][hex][key]
    except KeyError:
        lays = fitting(lay, reach, loops, _price_left(s, hex, purse), first)
        return s.board.remember(hex, purse, key, lays)


def _first(marks: int) -> int:
    """The sides of which a player's first tile of the game must have one, to leave a city. [ST-41]"""
    return marks & CITIES or NOWHERE


def _price_left(s: Steam, hex: int, purse: int) -> int:
    """What is left for a tile when the terrain is paid. [ST-44]"""
    return purse - s.board.terrain[hex] if s.track[hex] == BARE else purse


def _on_towns(s: Steam, seat: Seat, purse: int, found: list[LayTrack]) -> None:
    """Towns that are touched, or where the player has track already."""
    board, track, touching, city = s.board, s.track, s.touching, s.city
    short = ALL_FACES & ~s.available
    for stop in board.towns:
        hex = board.stops[stop]
        marks = touching[hex]
        if city[stop] == NO_CITY and (marks or track[hex]):
            choice = _on_town(s, seat, hex, marks, purse)
            found += _left(s, hex, choice) if choice.faces & short else choice.actions


def _on_town(s: Steam, seat: Seat, hex: int, marks: int, purse: int) -> Choice:
    """The tiles for a hex with a town."""
    reach = reach_of_town(s, seat, hex, marks)
    if s.owns_at(seat, hex):
        reach |= ROOTS
    elif not reach & ROOTS:
        return NOTHING
    lay = s.track[hex]
    first = 0 if s.built[seat] else _first(marks)
    key = lay | reach << REACH | first << FIRST
    try:
        return s.board.choices[purse][hex][key]
    except KeyError:
        lays = fitting_towns(lay, reach, _price_left(s, hex, purse), first)
        return s.board.remember(hex, purse, key, lays)


def _redirections(s: Steam, seat: Seat, purse: int, found: list[LayTrack]) -> None:
    """Ends of one's own, or that one can claim, leave another way. [ST-49]"""
    stop = s.board.stop
    short = ALL_FACES & ~s.available
    for end in s.open_ends:
        hex = end // SIDES
        if stop[hex] < 0 and may_take(s, seat, end):
            choice = _turned(s, seat, hex, end, purse)
            found += _left(s, hex, choice) if choice.faces & short else choice.actions


def _turned(s: Steam, seat: Seat, hex: int, end: int, purse: int) -> Choice:
    """The tiles by which an end leaves another way."""
    marks = s.touching[hex]
    shut = s.board.closed[hex]
    for side in SIDES_OF[marks & CITIES | marks >> ENDS]:
        if is_shut(s, seat, hex, side, end):
            shut |= 1 << side
    lay, was = s.track[hex], end % SIDES
    first = 0 if s.built[seat] else _first(marks)
    key = lay | shut << REACH | first << FIRST | was + 1 << TURN
    try:
        return s.board.choices[purse][hex][key]
    except KeyError:
        return s.board.remember(hex, purse, key, turning(lay, was, shut, purse, first))


def fitting(lay: int, reach: int, loops: int, purse: int, first: int) -> list[int]:
    """Lays of which every new segment has a root and leads nowhere that is shut. [ST-41, ST-42, ST-58]"""
    found: list[int] = []
    for one in ON_COUNTRY[lay]:
        if one.price > purse or one.joins & loops or (first and not one.sides & first):
            continue
        if all([_may_lie(segment, reach) for segment in one.added]):
            found.append(one.to)
    return found


def _may_lie(segment: int, reach: int) -> bool:
    """Whether new track has a beginning and an open way, or joins what is strange to what is one's own."""
    if segment & reach >> OWN and segment & reach >> STRANGE:
        return True
    return segment & reach != 0 and not segment & reach >> SHUT


def fitting_towns(lay: int, reach: int, purse: int, first: int) -> list[int]:
    """Lays with a new exit at a root; all sides are roots if the town is one's own. [ST-41, ST-43]"""
    return [
        one.to
        for one in ON_TOWNS[lay]
        if one.price <= purse
        and one.sides & reach
        and not one.sides & reach >> SHUT
        and (not first or one.sides & first)
    ]


def turning(lay: int, was: int, shut: int, purse: int, first: int) -> list[int]:
    """Lays in which the segment at a side leaves by another that is not shut. [ST-49]"""
    return [
        one.to
        for one in TURNS[lay]
        if one.was == was and one.price <= purse and not one.now & shut and (not first or one.sides & first)
    ]


def _left(s: Steam, hex: int, choice: Choice) -> tuple[LayTrack, ...]:
    """Those of which a tile is left, if the one that lies there is returned. [ST-05]"""
    left = s.available
    if s.track[hex] != BARE:
        left = SUPPLY.available_without(left, s.laid, TILES.lays[s.track[hex]].face)
    try:
        return choice.left[choice.faces & left]
    except KeyError:
        return s.board.remember_left(choice, left)

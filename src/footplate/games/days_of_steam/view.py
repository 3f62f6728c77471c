"""What a seat may know of a position of Days of Steam, written from nothing."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from footplate.games.days_of_steam.components import TILES
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.scoring import Parts, parts, totals
from footplate.games.days_of_steam.squares import places
from footplate.games.days_of_steam.state import SHADES, SORTS, DaysOfSteam
from footplate.kernel.action import Seat
from footplate.kernel.game import View, frames
from footplate.kernel.state import rows

REMEMBERED: Final = 256  # columns of goods: most moves leave them as they were


class DaysOfSteamView(View, frozen=True):
    """The open table and one's own hand."""

    options: DaysOfSteamOptions
    turn: Seat
    points: tuple[int, ...]
    parts: tuple[Parts, ...]  # of the points, by what they are for
    steam: tuple[int, ...]
    coal: tuple[int, ...]
    circuits: tuple[int, ...]
    counters_left: int
    delivered: tuple[tuple[int, ...], ...]  # by colour
    carried: tuple[int, ...]  # the sort of good on each train, or -1
    trains: tuple[int, ...]  # square * 16 + the sides of the track it is on, as bits
    hand: tuple[int, ...]  # one's own, by tile; empty for an onlooker
    held: tuple[int, ...]  # how many tiles each player holds
    tiles_left: int
    covered: tuple[int, ...]  # by tile
    towns_left: int
    display: tuple[int, ...]
    display_goods: tuple[tuple[int, ...], ...]  # by colour
    goods_in_bag: int
    towns: tuple[int, ...]
    town_squares: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]  # of each town, by sort
    places: tuple[tuple[int, int], ...]  # of each square: how far east and south of the first town
    tiles: tuple[int, ...]  # on each square
    lays: tuple[int, ...]
    idle: int
    passes: int


def view(s: DaysOfSteam, seat: Seat | None) -> DaysOfSteamView:
    """Tiles in hand are their owner's secret, and what is left in decks and bag is nobody's. [DS-04]"""
    return DaysOfSteamView(
        seat=seat,
        actors=s.actors(),
        frames=frames(s, seat),
        options=s.options,
        turn=s.turn,
        points=totals(s.delivered, s.circuits),
        parts=parts(s.delivered, s.circuits),
        steam=tuple(s.steam),
        coal=s.coal,
        circuits=s.circuits,
        counters_left=s.counters_left(),
        delivered=_rows(s.delivered, SHADES),
        carried=tuple(s.carried),
        trains=tuple(s.train),
        hand=_hand(s, seat),
        held=tuple([len(hand) for hand in s.hands]),
        tiles_left=sum(s.deck),
        covered=s.covered,
        towns_left=sum(s.town_deck),
        display=s.display,
        display_goods=_rows(s.display_goods, SHADES),
        goods_in_bag=sum(s.bag),
        towns=s.towns,
        town_squares=s.town_squares,
        goods=_rows(s.goods, SORTS),
        places=places(s.rings),
        tiles=tuple(s.tile),
        lays=tuple(s.lay),
        idle=s.idle,
        passes=s.passes,
    )


def own(s: DaysOfSteam, seat: Seat | None) -> dict[str, Any]:
    """One's hand. [DS-04]"""
    return {"hand": _hand(s, seat)}


def _hand(s: DaysOfSteam, seat: Seat | None) -> tuple[int, ...]:
    return () if seat is None else _by_tile(s.hands[seat])


@cache
def _by_tile(hand: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are of each tile."""
    return tuple([hand.count(tile) for tile in range(len(TILES))])


@lru_cache(maxsize=REMEMBERED)
def _rows(column: tuple[int, ...], width: int) -> tuple[tuple[int, ...], ...]:
    return rows(column, width)

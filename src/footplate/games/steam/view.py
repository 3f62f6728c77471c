"""What a seat may know of a position of Steam, written from nothing: all of it. [ST-22]"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import Final

import msgspec

from footplate.games.steam.board import Board
from footplate.games.steam.components import COLOURS, TILES
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.state import NO_CITY, TURNS, Steam
from footplate.kernel.action import Seat
from footplate.kernel.game import View, frames
from footplate.kernel.state import rows
from footplate.rails.grid import SIDES
from footplate.rails.links import NO_TRACK
from footplate.rails.tiles import BARE

REMEMBERED: Final = 256  # maps, their tracks and their cities: most moves leave them as they were


class TileView(msgspec.Struct, frozen=True):
    """A track tile on the map."""

    hex: int
    tile: int
    rotation: int


class TrackView(msgspec.Struct, frozen=True):
    """A track: where it leaves its stop, where it ends, whether that is a stop, too, and its owner or -1."""

    hex: int
    side: int
    end_hex: int
    end_side: int
    complete: bool
    owner: Seat


class CityView(msgspec.Struct, frozen=True):
    """A city: its colour, its cubes by colour, whether it can grow no more, whether it was a town."""

    hex: int
    colour: int
    cubes: tuple[int, ...]
    grown: bool
    new: bool


class SteamView(View, frozen=True):
    """The whole table: in Steam nothing is hidden."""

    options: SteamOptions
    turn: int
    turns: int
    order: tuple[Seat, ...]
    bankrupt: tuple[Seat, ...]
    cash: tuple[int, ...]
    income: tuple[int, ...]
    points: tuple[int, ...]
    level: tuple[int, ...]
    tile: tuple[int, ...]  # the number of the action tile, 0 for none
    pending: tuple[bool, ...]
    links: tuple[int, ...]
    had_turn_order: Seat
    tiles: tuple[TileView, ...]
    tracks: tuple[TrackView, ...]
    cities: tuple[CityView, ...]
    towns: tuple[int, ...]
    stocks: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    new_cities: tuple[int, ...]
    laid: tuple[int, ...]
    available: tuple[int, ...]  # the faces that can be laid on an empty hex


def view(s: Steam, seat: Seat | None) -> SteamView:
    """Everything lies open on the table. [ST-22]"""
    return SteamView(
        seat=seat,
        actors=s.actors(),
        frames=frames(s, seat),
        options=s.options,
        turn=s.turn,
        turns=TURNS[s.players],
        order=tuple(s.order),
        bankrupt=tuple(s.bankrupt),
        cash=tuple(s.cash),
        income=tuple(s.income),
        points=tuple(s.points),
        level=tuple(s.level),
        tile=tuple(s.tile),
        pending=tuple(s.pending),
        links=tuple(s.links),
        had_turn_order=s.had_turn_order,
        tiles=_tiles(tuple(s.track)),
        tracks=_tracks(s.board, s.other.tobytes(), s.owner.tobytes()),
        cities=_cities(s.board, tuple(s.city), tuple(s.grown), s.cubes),
        towns=_towns(s.board, tuple(s.city)),
        stocks=rows(s.stocks, len(COLOURS)),
        bag=tuple(s.bag),
        new_cities=tuple(s.new_cities),
        laid=tuple(s.laid),
        available=_faces(s.available),
    )


@lru_cache(maxsize=REMEMBERED)
def _tiles(track: tuple[int, ...]) -> tuple[TileView, ...]:
    return tuple([_tile(hex, lay) for hex, lay in enumerate(track) if lay != BARE])


@cache
def _tile(hex: int, lay: int) -> TileView:
    """A lay on a hex; there are only so many."""
    return TileView(hex, TILES.lays[lay].face, TILES.lays[lay].rotation)


@lru_cache(maxsize=REMEMBERED)
def _tracks(board: Board, others: bytes, owners: bytes) -> tuple[TrackView, ...]:
    """The tracks by the stops where they start; a completed link is told once, from the lower hex."""
    other, owner = array("h", others), array("b", owners)
    found = []
    for start in board.starts:
        far = other[start]
        if far != NO_TRACK:
            complete = far != start and board.stop[far // SIDES] >= 0
            if not complete or start < far:
                track = TrackView(
                    start // SIDES, start % SIDES, far // SIDES, far % SIDES, complete, owner[start]
                )
                found.append(track)
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _cities(
    board: Board, city: tuple[int, ...], grown: tuple[bool, ...], cubes: bytes
) -> tuple[CityView, ...]:
    """The cities by their stops, those that were towns too."""
    found = []
    for stop, colour in enumerate(city):
        if colour != NO_CITY:
            new = stop in board.towns
            lie_there = tuple(cubes[stop * len(COLOURS) : stop * len(COLOURS) + len(COLOURS)])
            found.append(CityView(board.stops[stop], colour, lie_there, new or grown[stop], new))
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _towns(board: Board, city: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([board.stops[stop] for stop, colour in enumerate(city) if colour == NO_CITY])


@lru_cache(maxsize=1024)
def _faces(bits: int) -> tuple[int, ...]:
    """A set of faces as their numbers."""
    return tuple([face for face in range(len(TILES.faces)) if bits >> face & 1])

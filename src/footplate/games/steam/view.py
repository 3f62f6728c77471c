"""What a seat may know of a position of Steam, written from nothing: all of it. [ST-22]"""

from __future__ import annotations

import msgspec

from footplate.games.steam.components import COLOURS, TILES
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.state import TURNS, Steam
from footplate.kernel.action import Seat
from footplate.kernel.game import View, frames
from footplate.kernel.state import rows
from footplate.rails.grid import SIDES
from footplate.rails.tiles import BARE


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
    stops = list(enumerate(s.board.stops))
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
        tiles=_tiles(s),
        tracks=tuple([track for hex in s.board.stops for track in _tracks(s, hex)]),
        cities=tuple([_city(s, stop, hex) for stop, hex in stops if s.is_city(hex)]),
        towns=tuple([hex for _, hex in stops if s.is_town(hex)]),
        stocks=rows(s.stocks, len(COLOURS)),
        bag=tuple(s.bag),
        new_cities=tuple(s.new_cities),
        laid=tuple(s.laid),
        available=tuple([face for face in range(len(TILES.faces)) if s.available >> face & 1]),
    )


def _tiles(s: Steam) -> tuple[TileView, ...]:
    lying = [(hex, TILES.lays[lay]) for hex, lay in enumerate(s.track) if lay != BARE]
    return tuple([TileView(hex, lay.face, lay.rotation) for hex, lay in lying])


def _tracks(s: Steam, hex: int) -> list[TrackView]:
    """The tracks that start at a stop; a completed link is told once, from the stop with the lower hex."""
    found = []
    for terminal in range(hex * SIDES, hex * SIDES + SIDES):
        far = s.other[terminal]
        if far >= 0 and not (s.completed(terminal) and far < terminal):
            complete = s.completed(terminal)
            found.append(
                TrackView(hex, terminal % SIDES, far // SIDES, far % SIDES, complete, s.owner[terminal])
            )
    return found


def _city(s: Steam, stop: int, hex: int) -> CityView:
    new = stop in s.board.towns
    width = len(COLOURS)
    cubes = tuple(s.cubes[stop * width : stop * width + width])
    return CityView(hex, s.city[stop], cubes, new or s.grown[stop], new)

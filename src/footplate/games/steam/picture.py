"""The table of Steam drawn in text, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from footplate.games.steam.board import Board, board
from footplate.games.steam.components import ACTION_TILES, COLOURS, PLAYER_COLOURS, SUPPLY, TILES
from footplate.games.steam.sketch import KEY, cube_letters, letter, sketch
from footplate.games.steam.state import NOBODY
from footplate.games.steam.view import SteamView, TrackView
from footplate.kernel.action import Seat, kebab
from footplate.kernel.page import columns, flow, heading, row, rule
from footplate.rails.grid import SIDE_NAMES

HEADS: Final = ("order", "", "cash", "income", "points", "loco", "links", "action tile")
WIDTHS: Final = (6, 15, 6, 8, 8, 6, 7)
PLENTY: Final = 20  # tiles of which there are more are not counted out
TURN, OF, OVER, GAMES = "turn", "of", "the end", {"base": "Base Game", "standard": "Standard Game"}
OF_BOTH_GAMES: Final = {"SelectFreeActionTiles": "SelectActionTiles", "BuildTrackOrDecline": "BuildTrack"}
CITIES, TOWNS, TRACK, PLAYERS, MAP = "Cities", "Towns", "Track", "Players", "Map"
SUPPLY_SPACES, NEW_CITIES, TILES_LEFT = "Goods Supply", "New Cities", "Tiles left"
UNFINISHED, OF_NOBODY, OUT, YOU, ON_TURN, NOTHING = "unfinished", "nobody", "bankrupt", "you", "▸", "-"
TO_DO, BUILDS, POINTS = "to do", "Builds left", "Track points"
BID, PASSED, PLACED, MAY_STAY = "bid", "passed", "place", "may pass once"


def picture(view: SteamView) -> str:
    """What is left in the supply, places, tracks, players; then the map, next to what is asked below it."""
    parts = [
        _title(view),
        *_supply(view),
        *_places(view),
        *_tracks(view),
        *_players(view),
        rule(MAP),
        *KEY,
        *sketch(view),
        *_under_way(view),
    ]
    return "\n".join([line.rstrip() for line in parts])


def _title(view: SteamView) -> str:
    phase = _phase(view.frames[-1].phase) if view.frames else OVER
    when = f"{TURN} {view.turn} {OF} {view.turns}"
    return heading(f"{GAMES[view.options.game]} · {when} · {phase}")


def _phase(name: str) -> str:
    """A phase in words; that of the Standard Game as in the Base Game where both have it."""
    return kebab(OF_BOTH_GAMES.get(name, name)).replace("-", " ")


def _places(view: SteamView) -> list[str]:
    """The cities with their colours and cubes, and the towns that are left."""
    place = board(view.options.map)
    title = {stop: f"{place.chart.hexes[stop].place} {name}" for stop, name in _names(place)}
    cities = [
        f"{title[city.hex]} {COLOURS[city.colour]} {cube_letters(city.cubes)}".rstrip()
        for city in view.cities
    ]
    towns = [title[hex] for hex in view.towns]
    shown = [rule(CITIES), *columns(cities)]
    return [*shown, rule(TOWNS), *columns(towns)] if towns else shown


def _names(place: Board) -> list[tuple[int, str]]:
    """The hexes of all places, with their names."""
    return list(zip(place.stops, place.place_names, strict=True))


def _tracks(view: SteamView) -> list[str]:
    """Every player's links and unfinished tracks, by the codes of their places."""
    place = board(view.options.map)
    lines = []
    for owner in (*range(view.options.players), NOBODY):
        links = [_link(place, track) for track in view.tracks if track.owner == owner and track.complete]
        ends = [
            _open_track(place, track) for track in view.tracks if track.owner == owner and not track.complete
        ]
        name = PLAYER_COLOURS[owner] if owner != NOBODY else OF_NOBODY
        if links or ends:
            words = [*links, *([f"{UNFINISHED}:"] if ends else []), *ends]
            lines += flow(f"{letter(owner, complete=True)} {name:<8} ", words)
    return [rule(TRACK), *lines] if lines else []


def _link(place: Board, track: TrackView) -> str:
    return f"{place.chart.hexes[track.hex].place}–{place.chart.hexes[track.end_hex].place}"


def _open_track(place: Board, track: TrackView) -> str:
    """Where an unfinished track starts, its last hex if it has one, and the side by which it leaves that."""
    start, side = place.chart.hexes[track.hex].place, SIDE_NAMES[track.end_side]
    return (
        f"{start}:{side}"
        if track.hex == track.end_hex
        else f"{start}–{place.chart.names[track.end_hex]}:{side}"
    )


def _shown(view: SteamView, name: str) -> Any:
    """What the topmost phase that shows it tells."""
    for frame in reversed(view.frames):
        if name in frame.shows:
            return frame.shows[name]
    return ()


def _players(view: SteamView) -> list[str]:
    """A row for each player, in the order of play; the bankrupt last."""
    rows: list[Sequence[str]] = [HEADS]
    for number, seat in enumerate((*view.order, *reversed(view.bankrupt)), 1):
        mark = ON_TURN if seat in view.actors else " "
        numbers = (view.cash[seat], view.income[seat], view.points[seat], view.level[seat], view.links[seat])
        rows.append(
            (
                f"{mark}{NOTHING if seat in view.bankrupt else number}",
                f"{letter(seat, complete=True)} {PLAYER_COLOURS[seat]}"
                + (f" ({YOU})" if seat == view.seat else ""),
                *[str(number) for number in numbers],
                _bid(view, seat) or _action_tile(view, seat),  # tiles are taken when all bids are made
            )
        )
    return [rule(PLAYERS), *[row(cells, WIDTHS) for cells in rows]]


def _bid(view: SteamView, seat: Seat) -> str:
    """The last bid, or that the seat has passed or has its place already."""
    bids, placed = _shown(view, "bids"), _shown(view, "placed")
    if not bids or seat in view.bankrupt:
        return ""
    if isinstance(placed, tuple) and seat in placed:
        return f"{PLACED} {placed.index(seat) + 1}"
    if seat in _shown(view, "passed"):
        return PASSED
    bid = f"{BID} {bids[seat]}" if bids[seat] >= 0 else NOTHING
    return f"{bid} ({MAY_STAY})" if seat == _shown(view, "may_stay") else bid


def _action_tile(view: SteamView, seat: Seat) -> str:
    if seat in view.bankrupt:
        return OUT
    number = view.tile[seat]
    tile = f"{number} {ACTION_TILES[number - 1]}" if number else NOTHING
    return f"{tile} ({TO_DO})" if view.pending[seat] else tile


def _supply(view: SteamView) -> list[str]:
    """The Goods Supply, New City tiles, and how many more of each scarcer face can be laid."""
    spaces = [f"{space}:{cube_letters(cubes) or NOTHING}" for space, cubes in enumerate(view.stocks, 1)]
    left = [(name, _copies_left(view, face)) for face, name in enumerate(TILES.names)]
    return [
        rule(SUPPLY_SPACES),
        *flow("", spaces),
        *flow(f"{NEW_CITIES}  ", [cube_letters(view.new_cities).upper() or NOTHING]),
        *flow(f"{TILES_LEFT}  ", [f"{name}:{copies}" for name, copies in left if copies <= PLENTY]),
    ]


def _copies_left(view: SteamView, face: int) -> int:
    """How often a face can still be laid, if no other is."""
    laid = list(view.laid)
    while SUPPLY.fits(laid, face):
        laid[face] += 1
    return laid[face] - view.laid[face]


def _under_way(view: SteamView) -> list[str]:
    """The builds that are left, or the track points to be taken."""
    if not view.frames:
        return []
    shows = view.frames[-1].shows
    if "left" in shows:
        return [f"{BUILDS}  {shows['left']}"]
    points: Any = shows.get("points", ())
    taken = [f"{PLAYER_COLOURS[seat]} {points[seat]}" for seat in _shown(view, "queue") if points]
    return [f"{POINTS}  {', '.join(taken)}"] if taken else []

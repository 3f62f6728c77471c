"""The oracle's table in the columns of the engine, so that they can be compared."""

from __future__ import annotations

from typing import Any

from footplate.games.steam.components import TILES
from tests.oracle.steam.board import Board
from tests.oracle.steam.components import ACTION_TILES, COLOURS, FACES
from tests.oracle.steam.country import Hex, Side
from tests.oracle.steam.supply import enough
from tests.oracle.steam.table import Table


def columns(table: Table) -> dict[str, Any]:
    """Everything but track and what the players have."""
    country, seats = table.country, range(table.players)
    stops = [spot for spot in country.hexes if spot in country.towns or spot in country.cities]
    colours = [table.board.city(spot) for spot in stops]
    return {
        "turn": max(1, table.turn),
        "bankrupt": table.bankrupt,
        "had_turn_order": -1 if table.ahead is None else table.ahead,
        "tile": [ACTION_TILES.index(tile) + 1 if tile else 0 for tile in table.tile],
        "pending": [seat in table.committed for seat in seats],
        "built": [seat in table.builders for seat in seats],
        "city": [COLOURS.index(colour) if colour else -1 for colour in colours],
        "grown": [spot in table.markers for spot in stops],
        "cubes": [table.cubes[spot, colour] for spot in stops for colour in COLOURS],
        "stocks": [space.count(colour) for space in table.supply for colour in COLOURS],
        "bag": [table.bag[colour] for colour in COLOURS],
        "new_cities": [table.new_cities[colour] for colour in COLOURS],
    }


def track_columns(table: Table) -> dict[str, Any]:
    """Tiles, and of each track its two terminals and its owner."""
    board = table.board
    numbers = {spot: number for number, spot in enumerate(table.country.hexes)}
    other, owner = [-1] * len(numbers) * 6, [-1] * len(numbers) * 6
    lays = [0] * len(numbers)
    tracks = board.tracks()
    for track in tracks:
        one, far = [numbers[end.at] * 6 + end.side for end in track.ends]
        other[one], other[far] = far, one
        owner[one] = owner[far] = board.owners.get(track.pieces[0], -1)
    for spot, (face, turns) in board.tiles.items():
        lays[numbers[spot]] = TILES.number(FACES.index(face), turns)
    ends = [end for track in tracks for end in track.ends if not end.stop]
    facing = {(end.at, end.side) for end in ends}
    links = [board.owners.get(track.pieces[0]) for track in tracks if track.complete]
    shown = board.shown()
    return {
        "track": lays,
        "other": other,
        "owner": owner,
        "open_ends": sorted([numbers[end.at] * 6 + end.side for end in ends]),
        "touching": [touching(board, spot, facing) for spot in numbers],
        "worked": [numbers[spot] for spot in numbers if is_worked(board, spot, facing)],
        "links": [links.count(seat) for seat in range(table.players)],
        "laid": [shown.count(face) for face in FACES],
        "available": sum([1 << at for at, face in enumerate(FACES) if enough([*shown, face])]),
    }


def is_worked(board: Board, spot: Hex, facing: set[Side]) -> bool:
    """Whether a hex without a city or town has a tile, or meets an open end or a New City."""
    country = board.country
    if spot in country.towns or spot in country.cities:
        return False
    near = [country.across.get((spot, side)) for side in range(6)]
    meets_an_end = touching(board, spot, facing) >= 1 << 6
    return spot in board.tiles or meets_an_end or any([there in board.new_cities for there in near])


def touching(board: Board, spot: Hex, facing: set[Side]) -> int:
    """A bit for each side that a city meets, and above them one for each that an open end meets."""
    bits = 0
    for side in range(6):
        there = board.country.across.get((spot, side))
        if there is not None:
            bits |= (board.city(there) is not None) << side
            bits |= ((there, (side + 3) % 6) in facing) << side + 6
    return bits

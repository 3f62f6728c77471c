"""New Cities: which town may become one, and what becomes of the track around it."""

from __future__ import annotations

from tests.oracle.steam.board import Board
from tests.oracle.steam.country import Hex


def urbanized(board: Board, seat: int, spot: Hex, colour: str) -> Board | None:
    """The board with a New City on a town; nothing if that cannot be. [ST-15, ST-16, ST-36, ST-52]"""
    if not board.town(spot):
        return None
    exits = [side for (side,) in board.shape(spot)]
    if any([not pieces and end.stop for pieces, end in [board.beyond(spot, side) for side in exits]]):
        return None  # a link wholly on the tile
    after = board.copy()
    after.give([(spot, sides) for sides in board.shape(spot)], None)
    after.tiles.pop(spot, None)
    after.new_cities[spot] = colour
    for side in range(6):
        pieces, end = after.beyond(spot, side)
        if pieces and end.stop and end.at == spot:
            return None  # there and back again
        if pieces and side not in exits and pieces[0] not in board.owners:
            after.give(pieces, seat)
    return after

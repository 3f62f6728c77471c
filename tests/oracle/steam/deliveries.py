"""Deliveries: every way over links that visits no stop twice, and what the rules leave of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.oracle.steam.board import Board
from tests.oracle.steam.country import Hex


class Way(NamedTuple):
    """The sides by which a cube leaves each stop, the stops, and whose links it uses."""

    sides: tuple[int, ...]
    stops: tuple[Hex, ...]
    owners: tuple[int | None, ...]

    def points(self) -> Counter[int]:
        """A track point for each link that somebody owns. [ST-64, ST-67]"""
        return Counter([owner for owner in self.owners if owner is not None])


def leaving(board: Board, stop: Hex) -> Iterator[tuple[int, Hex, int | None]]:
    """The completed links of a stop: by which side, to where, and whose."""
    sides = range(6) if board.city(stop) else [side for (side,) in board.shape(stop)]
    for side in sides:
        pieces, end = board.beyond(stop, side)
        if pieces and end.stop:
            yield side, end.at, board.owners.get(pieces[0])


def ways(board: Board, start: Hex, limit: int) -> Iterator[Way]:
    """Every way of at most so many links that comes to no stop twice. [ST-61]"""
    links = {stop: list(leaving(board, stop)) for stop in (*board.country.towns, *board.country.cities)}

    def on(way: Way) -> Iterator[Way]:
        if way.sides:
            yield way
        if len(way.sides) == limit:
            return
        for side, stop, owner in links[way.stops[-1]]:
            if stop not in way.stops:
                yield from on(Way((*way.sides, side), (*way.stops, stop), (*way.owners, owner)))

    return on(Way((), (start,), ()))


def delivers(board: Board, way: Way, colour: str) -> bool:
    """It ends at the first city of the colour that it comes to. [ST-61, ST-66]"""
    reached = [stop for stop in way.stops[1:] if board.city(stop) == colour]
    return reached == [way.stops[-1]]


def fair(way: Way, mover: int) -> bool:
    """The mover's own links are used, and nobody else's more often. [ST-62, ST-67]"""
    points = way.points()
    return points[mover] >= 1 and all([points[mover] >= count for count in points.values()])

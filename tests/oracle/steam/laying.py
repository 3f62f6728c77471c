"""Laying a tile: it is laid on a copy of the board, and what lies there then is held against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tests.oracle.steam.board import Board, End, Piece
from tests.oracle.steam.components import FACES, LOOKS, TOWN_FACES, Shape
from tests.oracle.steam.country import Hex
from tests.oracle.steam.supply import enough


class Laid(NamedTuple):
    """The board with a tile on it, what is new there and what is gone, and the price."""

    board: Board
    added: frozenset[Piece]
    removed: frozenset[Piece]
    price: int


def layings(board: Board, seat: int) -> Iterator[tuple[Hex, str, int, Laid]]:
    """Every hex with every face in every rotation that keeps the rules; what it costs is not asked."""
    for spot in board.country.hexes:
        for face in FACES:
            for turns in LOOKS[face]:
                laid = lay(board, seat, spot, face, turns)
                if laid:
                    yield spot, face, turns, laid


def lay(board: Board, seat: int, spot: Hex, face: str, turns: int) -> Laid | None:
    """The outcome of one build; nothing if some rule forbids it."""
    if board.city(spot) or board.town(spot) != (face in TOWN_FACES):  # ST-42, ST-43
        return None
    old, new = board.shape(spot), LOOKS[face][turns]
    added, removed = new - old, old - new
    if not added or closed(board, spot, added):
        return None
    after = board.copy()
    after.tiles[spot] = (face, turns)
    if removed:
        fits = redirects(board, after, seat, spot)
    elif board.town(spot):
        fits = opens_town(board, after, seat, spot)
    else:
        fits = extends(board, after, seat, spot)
    if not fits or not enough(after.shown()):
        return None
    pieces = [frozenset([(spot, sides) for sides in some]) for some in (added, removed)]
    return Laid(after, pieces[0], pieces[1], price(board, spot, new))


def closed(board: Board, spot: Hex, shape: Iterable[tuple[int, ...]]) -> bool:
    """Whether some of this track runs into a black edge, into water or off the map. [ST-42]"""
    return any([(spot, side) not in board.country.across for sides in shape for side in sides])


def price(board: Board, spot: Hex, shape: Shape) -> int:
    """Exits and a town; terrain only where nothing lies yet. [ST-44, ST-49, ST-50]"""
    dollars = sum([len(sides) for sides in shape]) + board.town(spot)
    if spot not in board.tiles:
        dollars += (spot in board.country.rivers) + 2 * (spot in board.country.hills)
    return dollars


def leaves_a_city(board: Board, laid: Laid) -> bool:
    """Whether some of the new track touches a city, as a player's first tile must. [ST-41]"""
    for spot, sides in laid.added:
        for side in sides:
            there = board.country.across.get((spot, side))
            if there is not None and board.city(there):
                return True
    return False


class Way(NamedTuple):
    """What lies beyond a side: the track that comes up to it, if any, whose it is, and where it starts."""

    pieces: list[Piece]
    end: End
    owner: int | None

    @property
    def track(self) -> bool:
        """Some track comes up to the side."""
        return bool(self.pieces)


def way(before: Board, after: Board, spot: Hex, side: int) -> Way:
    """What lies beyond a side of new track; owners are those before it was laid."""
    pieces, end = after.beyond(spot, side)
    return Way(pieces, end, before.owners.get(pieces[0]) if pieces else None)


def claimable(board: Board, seat: int, start: End) -> bool:
    """Whether unowned track that starts there can be claimed. [ST-47]"""
    return start.stop and (board.city(start.at) is not None or board.serves(seat, start.at))


def root(board: Board, seat: int, beyond: Way) -> bool:
    """Whether one may start from what lies beyond a side. [ST-41, ST-47]"""
    if not beyond.track:
        return beyond.end.stop
    return beyond.owner == seat or (beyond.owner is None and claimable(board, seat, beyond.end))


def barred(board: Board, seat: int, beyond: Way) -> bool:
    """Whether track comes up to the side that is nobody's, but not to be claimed. [ST-47]"""
    return beyond.track and beyond.owner is None and not claimable(board, seat, beyond.end)


def foreign(seat: int, beyond: Way) -> bool:
    """Whether another player's track comes up to the side. [ST-41, ST-59]"""
    return beyond.owner not in (None, seat)


def extends(before: Board, after: Board, seat: int, spot: Hex) -> bool:
    """Each new piece is legal by itself, and all it joins becomes the builder's. [ST-56, ST-58]"""
    added = [(spot, sides) for sides in after.shape(spot) - before.shape(spot)]
    if not all([starts(before, after, seat, piece) for piece in added]):
        return False
    for piece in added:
        after.give(after.track(piece).pieces, seat)
    return True


def starts(before: Board, after: Board, seat: int, piece: Piece) -> bool:
    """It has a root, meets nobody else's track, and ends elsewhere than it starts. [ST-41, ST-42, ST-59]

    Track that cannot be claimed is met only by who comes from track of his own. [ST-47, ST-56]
    """
    spot, sides = piece
    ways = [way(before, after, spot, side) for side in sides]
    if any([foreign(seat, one) for one in ways]):
        return False
    if any([barred(before, seat, one) for one in ways]):
        rooted = any([one.owner == seat for one in ways])
    else:
        rooted = any([root(before, seat, one) for one in ways])
    return rooted and not after.track(piece).returns


def opens_town(before: Board, after: Board, seat: int, spot: Hex) -> bool:
    """New exits of a town that one's track has reached, or reaches by one of them. [ST-41, ST-45, ST-59]"""
    ways = {sides: way(before, after, spot, *sides) for sides in after.shape(spot) - before.shape(spot)}
    if any([after.track((spot, sides)).returns for sides in ways]):
        return False
    if any([barred(before, seat, one) for one in ways.values()]):
        return False
    if not before.serves(seat, spot) and not any([root(before, seat, one) for one in ways.values()]):
        return False
    for sides, one in ways.items():
        after.give([(spot, sides), *one.pieces], seat if one.owner is None else one.owner)
    return True


def redirects(before: Board, after: Board, seat: int, spot: Hex) -> bool:
    """The last piece of an incomplete track leaves another way, and nothing else changes. [ST-17, ST-49]"""
    gone, come = before.shape(spot) - after.shape(spot), after.shape(spot) - before.shape(spot)
    if before.town(spot) or len(gone) != 1 or len(come) != 1:
        return False
    (old,), (new,) = gone, come
    kept = set(old) & set(new)
    if len(kept) != 1:
        return False
    owner = before.owners.get((spot, old))
    pieces, end = before.beyond(spot, *set(old) - kept)
    if pieces or end.stop:
        return False
    if owner != seat and (owner is not None or not claimable(before, seat, before.beyond(spot, *kept)[1])):
        return False
    ahead = way(before, after, spot, *set(new) - kept)
    if foreign(seat, ahead) or after.track((spot, new)).returns:
        return False
    if owner is None and barred(before, seat, ahead):
        return False
    after.give([(spot, old)], None)
    after.give(after.track((spot, new)).pieces, seat if ahead.end.stop else owner)
    return True

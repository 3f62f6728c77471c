"""The oracle's board: tiles on hexes, and tracks that are found by walking along them whenever one asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from tests.oracle.steam.components import LOOKS, Shape
from tests.oracle.steam.country import Country, Hex

Piece: TypeAlias = "tuple[Hex, tuple[int, ...]]"  # two joined sides of a hex, or an exit of a town
NOTHING: Shape = frozenset()


class End(NamedTuple):
    """A track ends at a side of a stop, by which it comes in, or open, at a side of its last hex."""

    at: Hex
    side: int
    stop: bool


class Track(NamedTuple):
    """Pieces joined end to end."""

    pieces: tuple[Piece, ...]
    ends: tuple[End, End]

    @property
    def complete(self) -> bool:
        """It is a link. [ST-45, ST-46]"""
        return self.ends[0].stop and self.ends[1].stop

    @property
    def returns(self) -> bool:
        """It leads back to where it started. [ST-42]"""
        return self.complete and self.ends[0].at == self.ends[1].at


class Board:
    """What lies on a map; a piece that nobody owns is in no list of owners."""

    def __init__(self, country: Country) -> None:
        self.country = country
        self.tiles: dict[Hex, tuple[str, int]] = {}
        self.new_cities: dict[Hex, str] = {}
        self.owners: dict[Piece, int] = {}
        self.missing: list[str] = []  # faces of tiles that were lost before the game

    def copy(self) -> Board:
        """Another board on which something can be tried."""
        twin = Board(self.country)
        twin.tiles, twin.new_cities, twin.owners = dict(self.tiles), dict(self.new_cities), dict(self.owners)
        twin.missing = self.missing
        return twin

    def city(self, spot: Hex) -> str | None:
        """The colour of the city there, printed or new."""
        return self.new_cities.get(spot) or self.country.cities.get(spot)

    def town(self, spot: Hex) -> bool:
        """Whether there is a town that has not become a city."""
        return spot in self.country.towns and spot not in self.new_cities

    def towns(self) -> list[Hex]:
        """The towns that are left."""
        return [spot for spot in self.country.towns if spot not in self.new_cities]

    def shape(self, spot: Hex) -> Shape:
        """The track on a hex."""
        if spot not in self.tiles:
            return NOTHING
        face, turns = self.tiles[spot]
        return LOOKS[face][turns]

    def piece(self, spot: Hex, side: int) -> Piece | None:
        """The piece that reaches a side of a hex from within."""
        for sides in self.shape(spot):
            if side in sides:
                return spot, sides
        return None

    def beyond(self, spot: Hex, side: int) -> tuple[list[Piece], End]:
        """All that a track runs over beyond a side, and where it ends; two cities are not linked. [ST-57]"""
        pieces: list[Piece] = []
        while True:
            there = self.country.across.get((spot, side))
            if there is not None and self.city(there):
                return pieces, End(there, (side + 3) % 6, stop=True)
            piece = self.piece(there, (side + 3) % 6) if there is not None else None
            if piece is None:
                return pieces, End(spot, side, stop=False)
            pieces.append(piece)
            spot, sides = piece
            if len(sides) == 1:
                return pieces, End(spot, *sides, stop=True)
            side = sum(sides) - (side + 3) % 6

    def track(self, piece: Piece) -> Track:
        """The track that a piece belongs to."""
        spot, sides = piece
        if len(sides) == 1:
            pieces, end = self.beyond(spot, sides[0])
            return Track((piece, *pieces), (End(spot, *sides, stop=True), end))
        one, other = self.beyond(spot, sides[0]), self.beyond(spot, sides[1])
        return Track((*reversed(one[0]), piece, *other[0]), (one[1], other[1]))

    def shown(self) -> list[str]:
        """The faces of all tiles that are not in the supply."""
        return [*self.missing, *[face for face, _ in self.tiles.values()]]

    def pieces(self) -> Iterator[Piece]:
        """Every piece on the board."""
        for spot in self.tiles:
            for sides in self.shape(spot):
                yield spot, sides

    def tracks(self) -> list[Track]:
        """Every track on the board, once each."""
        found: dict[frozenset[Piece], Track] = {}
        for piece in self.pieces():
            track = self.track(piece)
            found[frozenset(track.pieces)] = track
        return list(found.values())

    def give(self, pieces: Iterable[Piece], seat: int | None) -> None:
        """Pieces get an owner, or have none any more."""
        for piece in pieces:
            self.owners.pop(piece, None)
            if seat is not None:
                self.owners[piece] = seat

    def serves(self, seat: int, town: Hex) -> bool:
        """Whether any track at a town is this player's. [ST-47]"""
        return any([self.owners.get((town, sides)) == seat for sides in self.shape(town)])

    def links_of(self, seat: int) -> int:
        """How many completed links are this player's. [ST-80]"""
        return len([one for one in self.tracks() if one.complete and self.owners.get(one.pieces[0]) == seat])

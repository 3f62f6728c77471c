"""Tiles: the faces of hexagonal track tiles, how each can lie, and what lying there keeps, adds or turns.

A segment is a set of sides, as bits: two for track from side to side, one for an exit of a town.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from footplate.rails.grid import SIDES

BARE: Final = 0  # the lay of a hex without a tile


class Face(NamedTuple):
    """One side of a tile, as it lies unturned."""

    name: str
    segments: tuple[int, ...]

    @property
    def town(self) -> bool:
        """Whether its track meets in a town."""
        return self.segments[0].bit_count() == 1


class Lay(NamedTuple):
    """A face turned so many sides clockwise; turns that look the same are one lay, with the fewest turns."""

    face: int
    rotation: int
    segments: tuple[int, ...]
    exits: int

    @property
    def town(self) -> bool:
        """Whether its track meets in a town; a bare hex has none."""
        return bool(self.segments) and self.segments[0].bit_count() == 1


class Redirection(NamedTuple):
    """One segment that leaves another way: the side that stays, the one before and the one after."""

    stays: int
    was: int
    now: int


class TileSet:
    """All faces and their lays, and from which lay which others can be reached."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.faces: Final = tuple(faces)
        self.names: Final = tuple(face.name for face in faces)
        lays = [Lay(-1, 0, (), 0)]
        self._numbers: list[int] = []
        for number, face in enumerate(faces):
            seen: dict[tuple[int, ...], int] = {}
            for rotation in range(SIDES):
                segments = tuple(sorted([turned(segment, rotation) for segment in face.segments]))
                if segments not in seen:
                    seen[segments] = len(lays)
                    lays.append(Lay(number, rotation, segments, sum(segments)))
                self._numbers.append(seen[segments])
        self.lays: Final = tuple(lays)
        self.face_of: Final = [lay.face for lay in lays]
        self.on_towns: Final = [lay.town for lay in lays]  # whether each is for a town
        # For each lay those that keep all its track and add some, each with the segments it adds.
        self.additions: Final = tuple([_additions(lays, lay) for lay in lays])
        # For each lay those in which one segment leaves another way, each with how.
        self.redirections: Final = tuple([_redirections(lays, lay) for lay in lays])

    def number(self, face: int, rotation: int) -> int:
        """The lay of a face turned so; the same one for turns that look the same."""
        return self._numbers[face * SIDES + rotation]


Additions: TypeAlias = "tuple[tuple[int, tuple[int, ...]], ...]"
Redirections: TypeAlias = "tuple[tuple[int, Redirection], ...]"


def _additions(lays: Sequence[Lay], lay: Lay) -> Additions:
    return tuple(
        [
            (to, tuple(sorted(set(more.segments) - set(lay.segments))))
            for to, more in enumerate(lays)
            if set(more.segments) > set(lay.segments)
        ]
    )


def _redirections(lays: Sequence[Lay], lay: Lay) -> Redirections:
    turns = [(to, redirection(lay, other)) for to, other in enumerate(lays)]
    return tuple([(to, turn) for to, turn in turns if turn is not None])


def turned(segment: int, rotation: int) -> int:
    """A segment turned clockwise."""
    doubled = segment << rotation
    return (doubled | doubled >> SIDES) & (1 << SIDES) - 1


def redirection(old: Lay, new: Lay) -> Redirection | None:
    """How one segment of a lay leaves another way in the next, all else being the same; or None."""
    gone, come = set(old.segments) - set(new.segments), set(new.segments) - set(old.segments)
    if len(gone) != 1 or len(come) != 1 or old.town or new.town:
        return None
    was, now = gone.pop(), come.pop()
    stays = was & now
    return Redirection(_side(stays), _side(was ^ stays), _side(now ^ stays)) if stays else None


def _side(bit: int) -> int:
    return bit.bit_length() - 1


def sides(segment: int) -> tuple[int, ...]:
    """The sides of a segment, or of any set of sides."""
    return SIDES_OF[segment]


SIDES_OF: Final = tuple(
    tuple(side for side in range(SIDES) if mask >> side & 1) for mask in range(1 << SIDES)
)


def _pairs() -> list[int]:
    """For each set of sides that has two a bit of its own, and 0 for all others."""
    pairs = [0] * (1 << SIDES)
    for number, pair in enumerate([mask for mask in range(1 << SIDES) if mask.bit_count() == 2]):
        pairs[pair] = 1 << number
    return pairs


PAIR: Final = _pairs()

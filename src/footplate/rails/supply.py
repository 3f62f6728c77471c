"""Supply: double-sided pieces, of which laying one face uses up the other.

Which piece shows a face is never fixed. A face can be laid as long as the pieces can be shared out so as to
show every face then on the board. By Hall's theorem that holds if and only if no set of faces is wanted more
often than there are pieces with one of them; only the sets that say something new are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple


class Piece(NamedTuple):
    """So many copies of a tile with these faces."""

    faces: tuple[int, ...]
    copies: int


class Limit(NamedTuple):
    """No more than so many of these faces lie on the board together."""

    faces: tuple[int, ...]
    most: int


class Supply:
    """What can be laid, given how often each face lies on the board already."""

    def __init__(self, faces: int, pieces: Sequence[Piece]) -> None:
        self.limits: Final = tuple(
            limit for group in _groups(faces, pieces) for limit in _limits(group, pieces)
        )
        self._on: Final = tuple(
            tuple(limit for limit in self.limits if face in limit.faces) for face in range(faces)
        )
        self._peers: Final = tuple(
            tuple(sorted({peer for limit in limits for peer in limit.faces})) for limits in self._on
        )

    def fits(self, laid: list[int], face: int, instead: int = -1) -> bool:
        """Whether a face can be laid, also in place of one that lies there and returns to the supply."""
        for faces, most in self._on[face]:
            count = 0
            for one in faces:
                count += laid[one]
                if one == instead:
                    count -= 1
            if count >= most:
                return False
        return True

    def available(self, laid: list[int]) -> int:
        """The faces that can be laid on an empty hex, as bits."""
        return self.refreshed(0, laid, list(range(len(self._on))))

    def available_without(self, available: int, laid: list[int], face: int) -> int:
        """The faces that can be laid in place of one that lies there, as bits."""
        for peer in self._peers[face]:
            if not available >> peer & 1 and self.fits(laid, peer, face):
                available |= 1 << peer
        return available

    def refreshed(self, available: int, laid: list[int], changed: list[int]) -> int:
        """The same after some of these faces were laid or returned."""
        for face in changed:
            for peer in self._peers[face]:
                if self.fits(laid, peer):
                    available |= 1 << peer
                else:
                    available &= ~(1 << peer)
        return available


def _groups(faces: int, pieces: Sequence[Piece]) -> list[tuple[int, ...]]:
    """The faces, put together where a chain of pieces joins them."""
    groups: list[set[int]] = [{face} for face in range(faces)]
    for piece in pieces:
        joined = [group for group in groups if group & set(piece.faces)]
        groups = [group for group in groups if group not in joined]
        groups.append(set().union(*joined))
    return [tuple(sorted(group)) for group in sorted(groups, key=min)]


def _limits(group: tuple[int, ...], pieces: Sequence[Piece]) -> list[Limit]:
    """The limits of one group; those that follow from others are left out."""
    sets = [frozenset(faces) for size in range(1, len(group) + 1) for faces in combinations(group, size)]
    most = {wanted: sum([piece.copies for piece in pieces if wanted & set(piece.faces)]) for wanted in sets}
    return [Limit(tuple(sorted(wanted)), most[wanted]) for wanted in sets if not _follows(wanted, most)]


def _follows(wanted: frozenset[int], most: Mapping[frozenset[int], int]) -> bool:
    """Whether a larger set has as low a limit, or two parts have limits that add up to no more."""
    larger = [one for one in most if one > wanted and most[one] <= most[wanted]]
    parts = [one for one in most if one < wanted and most[one] + most[wanted - one] <= most[wanted]]
    return bool(larger or parts)

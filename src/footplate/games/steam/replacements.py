"""Replacements: the lays that may take the place of another, as sets of bits that rules take from."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.board import DEAREST
from footplate.games.steam.components import PRICES, TILES
from footplate.games.steam.reach import OWN, ROOTS, SHUT, STRANGE
from footplate.rails.grid import SIDES
from footplate.rails.tiles import PAIR, Redirection

PAIRS: Final = max(PAIR).bit_length()


class Replacements:
    """Lays that may take the place of one, each with a bit of its own; by what they have, which have it."""

    def __init__(self, number: int, lays: list[int], new: list[int]) -> None:
        self.number: Final = number  # among all such sets
        self.lays: Final = lays
        self.affordable: Final = [
            _those([PRICES[lay] <= purse for lay in lays]) for purse in range(DEAREST + 1)
        ]  # by what can be paid
        self.leading: Final = _by_sides(new)  # by set of sides: those whose new track has one of them
        faces = [TILES.lays[lay].face for lay in lays]
        self.faces: Final = _those([face in faces for face in range(len(TILES.faces))])  # that they show
        self._shown: Final = [(1 << face, _those([one == face for one in faces])) for face in set(faces)]

    def showing(self, faces: int) -> int:
        """Those that show one of these faces, which are bits."""
        found = 0
        if not faces & self.faces:
            return found
        for face, those in self._shown:
            if faces & face:
                found |= those
        return found

    def of(self, those: int) -> list[int]:
        """The lays of a set, in order."""
        found: list[int] = []
        while those:
            lowest = those & -those
            found.append(self.lays[lowest.bit_length() - 1])
            those ^= lowest
        return found


class Additions(Replacements):
    """Lays that keep all track of one and add some."""

    def __init__(self, number: int, lays: list[int], added: list[tuple[int, ...]]) -> None:
        super().__init__(number, lays, [sum(segments) for segments in added])
        self._added: Final = added
        first, last = _by_sides([some[0] for some in added]), _by_sides([some[-1] for some in added])
        # By set of sides: those of which each new segment, and there are two at most, has one of them.
        self._begun: Final = [one & other for one, other in zip(first, last, strict=True)]
        joins = [sum([PAIR[one] for one in TILES.lays[lay].segments]) for lay in lays]
        self._joining: Final = [_those([bool(one >> pair & 1) for one in joins]) for pair in range(PAIRS)]

    def fitting(self, reach: int) -> int:
        """Those whose every new segment has a root and leads nowhere that is shut. [ST-41, ST-42, ST-58]"""
        if reach >> STRANGE:
            return _those([all([_may_lie(segment, reach) for segment in some]) for some in self._added])
        return self._begun[reach & ROOTS] & ~self.leading[reach >> SHUT & ROOTS]

    def fitting_a_town(self, reach: int) -> int:
        """Those with a new exit at a root, and none that is shut. [ST-41, ST-43]"""
        return self.leading[reach & ROOTS] & ~self.leading[reach >> SHUT & ROOTS]

    def looping(self, loops: int) -> int:
        """Those that join one of these pairs of sides. [ST-42]"""
        found = 0
        while loops:
            pair = loops & -loops
            found |= self._joining[pair.bit_length() - 1]
            loops ^= pair
        return found


class Turns(Replacements):
    """Lays in which one segment of another leaves by another side."""

    def __init__(self, number: int, lays: list[int], turns: list[Redirection]) -> None:
        super().__init__(number, lays, [1 << turn.now for turn in turns])
        # By side: those that turn the segment there.
        self.turned: Final = [_those([turn.was == side for turn in turns]) for side in range(SIDES)]
        # By set of sides: those whose turned segment has one of them.
        self.touching: Final = _by_sides([1 << turn.now | 1 << turn.stays for turn in turns])


def _may_lie(segment: int, reach: int) -> bool:
    """Whether new track has a beginning and an open way, or joins what is strange to what is one's own."""
    if segment & reach >> OWN and segment & reach >> STRANGE:
        return True
    return segment & reach != 0 and not segment & reach >> SHUT


def _those(told: list[bool]) -> int:
    """The set of all of which it is told."""
    return sum([1 << at for at, one in enumerate(told) if one])


def _by_sides(sides: list[int]) -> list[int]:
    """For each set of sides all that have one of them."""
    alone = [_those([bool(one >> side & 1) for one in sides]) for side in range(SIDES)]
    found = [0]
    for some in range(1, 1 << SIDES):
        lowest = some & -some
        found.append(found[some ^ lowest] | alone[lowest.bit_length() - 1])
    return found


def _additions(lay: int, *, town: bool) -> Additions:
    found = [(to, added) for to, added in TILES.additions[lay] if TILES.lays[to].town == town]
    return Additions(lay, [to for to, _ in found], [added for _, added in found])


def _turns(lay: int) -> Turns:
    found = TILES.redirections[lay]
    return Turns(len(TILES.lays) + lay, [to for to, _ in found], [turn for _, turn in found])


# For each lay what may take its place, on a hex without and with a town, and in a redirection.
ON_COUNTRY: Final = [_additions(lay, town=False) for lay in range(len(TILES.lays))]
ON_TOWNS: Final = [_additions(lay, town=True) for lay in range(len(TILES.lays))]
TURNS: Final = [_turns(lay) for lay in range(len(TILES.lays))]

"""Which tiles are left: they are dealt out one by one to the faces on the board, and anew if need be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from tests.oracle.steam.components import FACES, PIECES

TILES = [faces for faces, count in PIECES.items() for _ in range(count)]
WITH = {face: [number for number, faces in enumerate(TILES) if face in faces] for face in FACES}


def enough(faces: Iterable[str]) -> bool:
    """Whether tiles can be shared out so as to show all these faces at once. [ST-05, ST-06]"""
    return _enough(tuple(sorted(Counter(faces).items())))


@lru_cache(maxsize=100_000)
def _enough(counts: tuple[tuple[str, int], ...]) -> bool:
    shows: dict[int, str] = {}  # the number of a tile, and the face it shows
    return all([_find(face, shows, set()) for face, count in counts for _ in range(count)])


def _find(face: str, shows: dict[int, str], asked: set[int]) -> bool:
    """A tile for a face: a free one, or one whose own face finds another tile."""
    usable = [number for number in WITH[face] if number not in asked]
    for number in usable:
        if number not in shows:
            shows[number] = face
            return True
    for number in usable:
        if number in asked or shows[number] == face:
            continue
        asked.add(number)
        if _find(shows[number], shows, asked):
            shows[number] = face
            return True
    return False

"""A sheet on which all cities are joined in a circle, for deliveries by way of tiles."""

from __future__ import annotations

from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import (
    check,
    draw,
    hold,
    holder,
    offered,
    position,
)

ONE_THREE = ("1e e-w", "3e e-w")
# Each city with the next: 1-3, 3-2, 2-6, 6-4, 4-5, 5-1, with towns on 3-2, 6-4 and 5-1. Once round it is 9,
# so the two ways to a city are 9 together.
CIRCLE = (
    *ONE_THREE,
    *("3f e-w", "2b e-w"),
    *("2f ne-se", "6a nw-se"),
    *("4f e-w", "6d e-w"),
    *("5f e-w", "4e e-w"),
    *("1f ne-se", "5c nw-se"),
)


def sheet(*faces: str, boxes: int = 6, tracks: tuple[str, ...] = CIRCLE) -> SteamRollers:
    """The first player holds these tiles, and has these tracks and so many boxes checked."""
    s = position()
    draw(s, 0, *tracks)
    check(s, 0, *range(1, boxes + 1))
    for face in faces:
        hold(s, 0, face)
    return s


def deliveries(s: SteamRollers) -> dict[str, list[int]]:
    """By good and destination: the distances that are offered."""
    found: dict[str, list[int]] = {}
    for line in offered(s, "deliver"):
        _, good, to, distance = line.split()
        found.setdefault(f"{good} {to}", []).append(int(distance))
    return found


def lying(s: SteamRollers) -> set[int]:
    """The tiles 3 and 4 that the first player holds."""
    return {tile for tile in (3, 4) if holder(s, tile) == 0}

"""Olive's points, and whether she is beaten."""

from __future__ import annotations

from typing import Final, NamedTuple

from footplate.games.steamrollers.components import ENGINE_BONUS, FACES
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import ALONE, CENTRE, NOTHING, SteamRollers
from footplate.kernel.game import Rival, Score

REGIONS_SCORED: Final = 2


class OlivePoints(NamedTuple):
    """Olive's points by what they are for. [SR-75]"""

    deliveries: int
    network: int
    engine: int
    tiles: int


def olive_points(s: SteamRollers) -> OlivePoints:
    """Deliveries, her two best regions, a full engine, and the good tiles in the centre. [SR-75]"""
    tiles = zip(s.faces, s.holders, strict=True)
    centre = [FACES[face].points for face, holder in tiles if holder == CENTRE and face != NOTHING]
    return OlivePoints(
        s.olive_delivered,
        sum(sorted(s.crossed)[-REGIONS_SCORED:]),
        ENGINE_BONUS[-1],
        sum([worth for worth in centre if worth > 0]),
    )


def beaten(s: SteamRollers) -> bool:
    """The player must have more points than Olive, and she must not have won at once. [SR-74, SR-75]"""
    return not s.olive_has_won and sum(points(s, ALONE)) > sum(olive_points(s))


def solo_standing(s: SteamRollers) -> tuple[Score, ...]:
    """The player is first or second. [SR-75]"""
    return (Score(ALONE, 1 if beaten(s) else 2, sum(points(s, ALONE))),)


def olive(s: SteamRollers) -> Rival:
    """Olive is second or first. [SR-75]"""
    return Rival("olive", 2 if beaten(s) else 1, sum(olive_points(s)))

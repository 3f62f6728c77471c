"""Small random boards, dense with towns and junctions, and the tile that was played last on each of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tests.oracle.days_of_steam.circuits import circuits_over
from tests.oracle.days_of_steam.components import LOOKS, TOWN, Track
from tests.oracle.days_of_steam.laying import edges_match
from tests.oracle.days_of_steam.paths import Ground, Spot, beside, tracked_sides

SIZES: Final = ((3, 3), (3, 4), (4, 4), (3, 5), (4, 5))
ALL_LOOKS: Final = tuple(track for looks in LOOKS.values() for track in looks.values())
SEPARATE: Final = (*LOOKS["bridge"].values(), *LOOKS["double_curve"].values())


class Played(NamedTuple):
    """A board before a tile was played on a square, and after it."""

    before: dict[Spot, Track]
    after: dict[Spot, Track]
    spot: Spot


def played(rng: Random) -> Played:
    """A tile, track or town, played on an empty square or over track; every edge fits before and after."""
    after = board(rng)
    spot = rng.choice((on_a_circuit(after) if rng.random() < 0.5 else []) or sorted(after))
    before = {at: track for at, track in after.items() if at != spot}
    if after[spot] != TOWN and rng.random() < 0.5:
        before[spot] = rng.choice([track for track in ALL_LOOKS if edges_match(before, spot, track)])
    return Played(before, after, spot)


def on_a_circuit(ground: Ground) -> list[Spot]:
    """The squares of some circuit, if there is any."""
    for town in [spot for spot, track in ground.items() if track == TOWN]:
        for one, other in sorted(TOWN):
            for loop in circuits_over(ground, town, one, other):
                return sorted({spot for spot, _ in loop.sides})
    return []


def board(rng: Random) -> dict[Spot, Track]:
    """Towns that do not touch, and between them whatever track fits; what hangs together with the first."""
    width, height = rng.choice(SIZES)
    spots = [(x, y) for x in range(width) for y in range(height)]
    ground = dict.fromkeys(town_spots(rng, spots), TOWN)
    gaps = rng.choice((0.0, 0.1, 0.2))
    for spot in rng.sample(spots, len(spots)):
        if spot not in ground and rng.random() >= gaps:
            fitting = [track for track in ALL_LOOKS if edges_match(ground, spot, track)]
            if fitting:
                weights = [weight(track, spot, spots) for track in fitting]
                ground[spot] = rng.choices(fitting, weights)[0]
    return connected(ground)


def connected(ground: Ground) -> dict[Spot, Track]:
    """The squares to which a way leads from the first, over the sides of others."""
    found = list(ground)[:1]
    for spot in found:
        around = [beside(spot, side) for side in range(4)]
        found += [at for at in around if at in ground and at not in found]
    return {spot: ground[spot] for spot in found}


def town_spots(rng: Random, spots: Sequence[Spot]) -> list[Spot]:
    """Where two to six towns lie, none beside another."""
    count = rng.choice((2, 2, 3, 3, 4, 5, 6))
    towns: list[Spot] = []
    for spot in rng.sample(spots, len(spots)):
        if len(towns) < count and not any([beside(spot, side) in towns for side in range(4)]):
            towns.append(spot)
    return towns


def weight(track: Track, spot: Spot, spots: Sequence[Spot]) -> float:
    """Bridges, double curves and track of many segments are likely, track that leads off the board is not."""
    outside = [side for side in tracked_sides(track) if beside(spot, side) not in spots]
    return float((6 if track in SEPARATE else len(track)) / 4 ** len(outside))

"""What a player alone and Olive may expect in SteamRollers, as many games have shown.

The weights began as a linear regression over the turns of some hundred games against the Rail Baron, of the
points that came after a turn on what there was before it; those of tiles were set beside it.
"""

from __future__ import annotations

from operator import mul
from typing import Final, NamedTuple

from footplate.bots.values.steamrollers_track import Demand, Works, farthest, hope, joined
from footplate.games.steamrollers.components import SHADES
from footplate.games.steamrollers.effects import STRONGER_ENGINE
from footplate.games.steamrollers.olive.scoring import olive_points
from footplate.games.steamrollers.olive.turn import ENOUGH
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import REGIONS
from footplate.games.steamrollers.state import ALONE, EMPTY_CITIES, SteamRollers

CROSSED_OUT: Final = 100.0  # points: Olive has won at once
MILE: Final = 0.4
CITY: Final = 1.5
STRONG: Final = 4  # boxes that bring more than later ones


class Weight(NamedTuple):
    """What a thing adds to the points that the player, and Olive, will still make."""

    mine: float
    hers: float


WEIGHTS: Final = (
    Weight(-7.44, -3.50),  # always
    Weight(1.82, 1.31),  # goods to go before three cities are empty
    Weight(1.15, 1.67),  # goods
    Weight(0.96, -0.81),  # boxes, up to four
    Weight(-0.54, 0.04),  # boxes
    Weight(0.12, 0.08),  # how far all goods can go
    Weight(-0.02, -0.72),  # cities joined
    Weight(0.29, -0.19),  # hope of links
    Weight(0.14, -0.14),  # the next two deliveries, times goods to go
    Weight(0.12, 0.01),  # boxes, times goods to go
    Weight(-0.01, 0.42),  # crosses beyond the first, where there are goods
    Weight(-0.36, 0.32),  # crosses of the region that has most
    Weight(-0.32, 0.10),  # regions with goods and two crosses or more, times goods to go
    Weight(-0.85, 0.87),  # points of tiles that the player holds, early
    Weight(0.32, -0.03),  # points of tiles in the centre, early
)
MINE: Final = tuple([weight.mine for weight in WEIGHTS])
HERS: Final = tuple([weight.hers for weight in WEIGHTS])
# Of three dice the two best are used: how likely each city is, from the best to the worst.
CHOICES: Final = tuple([0.5 - ((rank + 1) / REGIONS) ** 3 + (rank / REGIONS) ** 3 for rank in range(REGIONS)])


def expected(s: SteamRollers, works: Works) -> tuple[float, float]:
    """The points that the player and Olive may expect at the end."""
    mine, hers = sum(points(s, ALONE)), sum(olive_points(s))
    if s.olive_has_won:
        return mine, CROSSED_OUT
    if s.over:
        return mine, hers
    signs = _signs(s, works)
    return mine + sum(map(mul, signs, MINE)), hers + sum(map(mul, signs, HERS))


def _signs(s: SteamRollers, works: Works) -> tuple[float, ...]:
    """What the weights are for."""
    lengths = sorted([len(line) for line in s.supply])
    left = sum(lengths[:EMPTY_CITIES])
    early = min(1.0, left / EMPTY_CITIES)
    boxes = s.checked(ALONE)
    far = farthest(s.reach[ALONE], boxes + s.holds(ALONE, STRONGER_ENGINE))
    goods = works.demand.goods
    crosses = [crossed for crossed, line in zip(s.crossed, s.supply, strict=True) if line]
    return (
        1,
        left,
        sum(lengths),
        min(boxes, STRONG),
        boxes,
        sum(map(mul, far, goods)),
        joined(s.links[ALONE]),
        hope(works._replace(demand=Demand(goods, MILE, CITY))),
        left * next_deliveries(s, far),
        left * boxes,
        sum([max(0, crossed - 1) for crossed in crosses]),
        max(s.crossed),
        left * len([crossed for crossed in crosses if crossed + 1 >= ENOUGH]),
        points(s, ALONE).tiles * early,
        olive_points(s).tiles * early,
    )


def next_deliveries(s: SteamRollers, far: tuple[int, ...]) -> float:
    """The longest deliveries that the player may expect to find two dice for."""
    best = [
        max([far[city * SHADES + colour] for colour in line]) for city, line in enumerate(s.supply) if line
    ]
    best.sort(reverse=True)
    found: float = sum(map(mul, best, CHOICES))
    return found

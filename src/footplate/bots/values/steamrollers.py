"""What a position of SteamRollers is worth: points, and what engine, network and tiles will still bring.

What matters is how many goods a player may still deliver, and how far: goods are few, and nobody adds any.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from random import Random
from typing import Final, NamedTuple

from footplate.bots import thrifty
from footplate.bots.forecast import Foresight, forecast_of
from footplate.bots.values.steamrollers_olive import begins_turn, foreseen, is_rolled_for, reached, rolled
from footplate.bots.values.steamrollers_signs import CITY, WHOLE, signs
from footplate.bots.values.steamrollers_track import (
    FULL,
    Demand,
    Works,
    best_draw,
    draws,
    farthest,
    hope,
    joined,
)
from footplate.games.steamrollers.actions import Deliver, DrawTrack
from footplate.games.steamrollers.components import ENGINE_BONUS, SHADES
from footplate.games.steamrollers.effects import STRONGER_ENGINE
from footplate.games.steamrollers.network import UNCONNECTED
from footplate.games.steamrollers.olive.solitaire import ACTIONS, TakeSoloTurn
from footplate.games.steamrollers.olive.turn import ENOUGH
from footplate.games.steamrollers.phases.action_tile import can_be_taken
from footplate.games.steamrollers.phases.build_track import types_allowed
from footplate.games.steamrollers.phases.deliver_goods import deliveries
from footplate.games.steamrollers.phases.turn import Turns
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import HEXES, REGIONS, TRACKS
from footplate.games.steamrollers.state import EMPTY_CITIES, SteamRollers
from footplate.kernel.action import Action, Seat

SCALE: Final = 8.0
TRIES: Final = 40  # options: as many as are ever worth a look
AN_ORDER: Final = 0.3  # a good kept for one
MOST_A_MILE: Final = 0.6
MOST_GROWTH: Final = 0.8
_WIDTH: Final = len(HEXES)


class Mind(NamedTuple):
    """What things are worth; what is left is how many goods each player may deliver before the end."""

    deliveries: float  # goods that a player will deliver, for each that is left
    growth: float  # of the engine up to its full strength that is counted on, for each good left
    box: float
    box_later: float  # for each good left
    now: float  # a point of the delivery that the next die will allow
    hope: float
    city: float  # joined to others
    turn: float  # still to be had in this round
    tile: float
    tile_risk: float  # by how much the points of a tile fade for each good left


COMPANY: Final = Mind(1.6, 0.15, 0.5, 0.25, 0.3, 1.0, 3.0, 2.0, 0.3, 2.0)
ALONE: Final = Mind(1.1, 0.12, 0.5, 0.2, 0.3, 1.0, 3.0, 2.0, 0.3, 2.0)
OLIVES: Final = 3.5  # points that she makes for each good that is left
FORESIGHT: Final = Foresight(WHOLE, CITY, signs, begins_turn)


def value(s: SteamRollers, seat: Seat) -> float:
    """By how much a player is ahead of the best of the others, or of Olive."""
    if s.options.solo:
        mine, hers = _alone(s)
        return mine - hers
    return _prospects(s, seat) - max([_prospects(s, other) for other in range(s.players) if other != seat])


def values(s: SteamRollers) -> list[float]:
    """The points that each player may expect."""
    if s.options.solo:
        return [_alone(s)[0]]
    return [_prospects(s, seat) for seat in range(s.players)]


def rivals(s: SteamRollers) -> list[float]:
    """The points that Olive may expect."""
    return [_alone(s)[1]] if s.options.solo else []


def _alone(s: SteamRollers) -> tuple[float, float]:
    """The points that the player and Olive may expect, a turn under way included."""
    if s.over:
        return reached(s)
    if is_rolled_for(s):
        ways = [_alone(after) for after in rolled(s)]
        return sum([mine for mine, _ in ways]) / len(ways), sum([hers for _, hers in ways]) / len(ways)
    forecast, left = forecast_of("steamrollers"), _left(s)
    if forecast:
        mine, hers = foreseen(s, forecast)
    else:
        mine, hers = _prospects(s, 0), reached(s)[1] + OLIVES * left
    return mine, hers + _pending(s)


def _pending(s: SteamRollers) -> float:
    """What Olive will score with the die that is left for her, the least of those in the middle."""
    if not any([isinstance(phase, TakeSoloTurn) for phase in s.agenda]):
        return 0.0
    harms = [
        crossed + 1.0 if crossed + 1 >= ENOUGH else 0.0
        for crossed, dice, line in zip(s.crossed, s.dice, s.supply, strict=True)
        if dice and line
    ]
    return min(harms, default=0.0)


def _prospects(s: SteamRollers, seat: Seat) -> float:
    """Points, and what may be expected beyond them, a turn under way included."""
    if s.over:
        return float(sum(points(s, seat)))
    left = _left(s)
    return _lasting(s, seat, left) + _turn(s, seat, left)


def _lasting(s: SteamRollers, seat: Seat, left: float) -> float:
    """Points, those of tiles the more the nearer the end, and what track and engine will bring."""
    mine, mind = points(s, seat), _mind(s)
    sure = sum(mine) - mine.tiles + mine.tiles / (1 + mind.tile_risk * left)
    tiles = mind.tile * s.holders.count(seat)
    kept = AN_ORDER * sum(s.kept[seat * SHADES : (seat + 1) * SHADES])
    track = _hoped(mind, left) * hope(_works(s, seat, left))
    return sure + tiles + kept + track + _engine(s, seat, 0, left)


def _mind(s: SteamRollers) -> Mind:
    return ALONE if s.options.solo else COMPANY


def _left(s: SteamRollers) -> float:
    """How many goods each player may still deliver before three cities are empty."""
    return sum(sorted([len(line) for line in s.supply])[:EMPTY_CITIES]) / s.players


def _hoped(mind: Mind, left: float) -> float:
    """How much hope counts: it fades at the end."""
    return mind.hope * min(1.0, left)


def _works(s: SteamRollers, seat: Seat, left: float) -> Works:
    """What a player has drawn."""
    sheet = tuple(s.tracks[seat * _WIDTH : (seat + 1) * _WIDTH])
    return Works(sheet, s.links[seat], s.chart, _demand(s.supply, _mind(s), left))


@lru_cache(1 << 12)
def _demand(supply: tuple[tuple[int, ...], ...], mind: Mind, left: float) -> Demand:
    """The goods on the supply cities, of which a player will deliver some."""
    goods = [line.count(colour) for line in supply for colour in range(SHADES)]
    mile = min(MOST_A_MILE, mind.deliveries * left / max(1, sum(goods)))
    return Demand(tuple(goods), mile, mind.city * min(1.0, left / 2))


def _choices(players: int) -> tuple[float, ...]:
    """How likely the best die that a player finds is that of the best city, of the second best, and so on."""
    ranks = range(REGIONS)
    if players == 1:  # of three dice the two best
        return tuple([0.5 - ((rank + 1) / REGIONS) ** 3 + (rank / REGIONS) ** 3 for rank in ranks])
    dice = (players + 3) / 2  # of those left, on average
    return tuple([(1 - rank / REGIONS) ** dice - (1 - (rank + 1) / REGIONS) ** dice for rank in ranks])


_CHOICES: Final = tuple([_choices(players) for players in range(1, 6)])


def _engine(s: SteamRollers, seat: Seat, more: int, left: float) -> float:
    """What an engine with so many more boxes will bring: now, and as it grows."""
    mind, reach = _mind(s), s.reach[seat]
    boxes = s.checked(seat) + more
    worth = boxes * (mind.box + mind.box_later * left)
    if reach is UNCONNECTED:
        return worth
    goods, mile, city = _demand(s.supply, mind, left)
    far = farthest(reach, boxes + s.holds(seat, STRONGER_ENGINE))
    now: int = sum(map(mul, far, goods))
    future: int = sum(map(mul, farthest(reach, FULL), goods))
    growth = min(MOST_GROWTH, mind.growth * left)
    worth += mile * (now + growth * (future - now)) + city * joined(s.links[seat])
    return worth + mind.now * _next_delivery(s, far)


def _next_delivery(s: SteamRollers, far: tuple[int, ...]) -> float:
    """The longest delivery that a player may expect to find a die for."""
    best = [
        max([far[city * SHADES + colour] for colour in line]) for city, line in enumerate(s.supply) if line
    ]
    best.sort(reverse=True)
    expected: float = sum(map(mul, best, _CHOICES[s.players - 1]))
    return expected


def _turn(s: SteamRollers, seat: Seat, left: float) -> float:
    """What the turn is worth that a player has or will have in this round."""
    top = s.agenda[-1]
    in_hand = isinstance(top, UseDie) and top.player == seat
    worth = _opportunity(top, s, seat, left) if isinstance(top, UseDie) and in_hand else 0.0
    for phase in s.agenda:
        if isinstance(phase, Turns) and not in_hand and seat in phase.queue:
            worth += COMPANY.turn
        if isinstance(phase, TakeSoloTurn):
            worth += ALONE.turn * (ACTIONS - phase.done - in_hand)
    return worth


def _opportunity(die: UseDie, s: SteamRollers, seat: Seat, left: float) -> float:
    """The best that a die in hand is good for: a delivery, a track, a box or a tile."""
    mind, works = _mind(s), _works(s, seat, left)
    found = [0.0, best_draw(works, die.die, types_allowed(die, s, seat), _hoped(mind, left))]
    if not s.is_checked(seat, die.die):
        boxes = s.checked(seat)
        bonus = ENGINE_BONUS[boxes + 1] - ENGINE_BONUS[boxes]
        found.append(bonus + _engine(s, seat, 1, left) - _engine(s, seat, 0, left))
    if can_be_taken(s, die.die) and s.holders[die.die] != seat:
        found.append(mind.tile)
    found += [one.distance * (1 - works.demand.mile) for one in deliveries(die, s, seat)]
    return max(found)


def some(s: SteamRollers, seat: Seat, options: list[Action], most: int, rng: Random) -> list[Action]:
    """Of tracks those that lead somewhere, of deliveries the longest of each good, and all else."""
    top = s.agenda[-1]
    if not isinstance(top, UseDie):
        return thrifty.some(options, most, rng)
    longest: dict[int, int] = {}
    for one in deliveries(top, s, seat):
        longest[one.good] = max(longest.get(one.good, 0), one.distance)
    good_draws = draws(_works(s, seat, _left(s)), top.die, types_allowed(top, s, seat))
    found: list[Action] = []
    for option in options:
        if isinstance(option, DrawTrack):
            if option.hex * len(TRACKS) + option.track in good_draws:
                found.append(option)
        elif not isinstance(option, Deliver) or option.distance == longest[option.good]:
            found.append(option)
    return thrifty.some(found or options, most, rng)

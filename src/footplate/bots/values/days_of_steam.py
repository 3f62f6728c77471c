"""What a position of Days of Steam is worth: points, and what the best trip promises with the steam left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from footplate.games.days_of_steam.components import EMPTY, LAYS, SIDES
from footplate.games.days_of_steam.phases.move_train import MoveTrain
from footplate.games.days_of_steam.phases.speed_limit import SpeedLimit, risk
from footplate.games.days_of_steam.scoring import A_GOOD, points
from footplate.games.days_of_steam.squares import ACROSS, NEAR
from footplate.games.days_of_steam.state import NOTHING, SORTS, DaysOfSteam
from footplate.games.days_of_steam.trains import START, exits, square_of
from footplate.kernel.action import Seat

A_POINT: Final = 10.0
A_TRIP: Final = 15.0  # that brings a good to its town
SHORT: Final = 0.8  # of it, for each steam that is missing
FAR: Final = 0.9  # of it, for each steam that it takes
A_STEAM: Final = 0.1
A_COAL: Final = 0.5
A_TOWN: Final = 0.5  # on the map: somewhere to go, for everybody
DERAILED: Final = 0.5  # points, for the turn that is lost
LONGEST: Final = 10  # steam

Leg: TypeAlias = "tuple[int, int]"  # an exit by which the train leaves a square, and the good it carries


def value(s: DaysOfSteam, seat: Seat) -> float:
    """Points and the promise of a trip, as far as the train is likely to survive its move."""
    worth = A_POINT * points(s, seat) + A_STEAM * s.steam[seat] + A_COAL * s.coal[seat]
    worth += A_TOWN * len(s.towns) + _promise(s, seat)
    top = s.agenda[-1] if s.agenda else None
    if seat == s.turn and isinstance(top, SpeedLimit):
        worth -= A_POINT * _at_stake(s) * risk(top.spent)
    return worth


def _at_stake(s: DaysOfSteam) -> float:
    """What a derailment would undo, in points, whatever colours that are."""
    move = next(phase for phase in s.agenda if isinstance(phase, MoveTrain))
    return DERAILED + A_GOOD * (sum(s.delivered) - sum(move.delivered))


def _promise(s: DaysOfSteam, seat: Seat) -> float:
    """What the shortest trip brings, less for steam it takes and for steam that is not there."""
    cost = _shortest_trip(s, seat)
    if cost > LONGEST:
        return 0.0
    return A_TRIP * FAR**cost * SHORT ** max(0, cost - s.steam[seat])


def _shortest_trip(s: DaysOfSteam, seat: Seat) -> int:
    """The steam it takes to deliver a good, on the train or to be fetched; trains in the way are ignored."""
    run = START
    if seat == s.turn:
        run = next((phase.run for phase in s.agenda if isinstance(phase, MoveTrain)), START)
    square = square_of(s, seat)
    start = [(square * SIDES + side, s.carried[seat]) for side in exits(s, seat, run)]
    legs: list[list[Leg]] = [[] for _ in range(LONGEST + 3)]
    legs[0] += _loaded(s, square, start)
    seen = set(legs[0])
    for cost in range(LONGEST + 1):
        for out, good in legs[cost]:
            beyond = NEAR[out]
            if s.lay[beyond] == EMPTY:
                continue
            if good != NOTHING and _delivers(s, beyond, good):
                return cost + 1
            price = 1 + s.has_hill(beyond)
            joined = LAYS[s.lay[beyond]].exits[ACROSS[out] % SIDES]
            onward = [(beyond * SIDES + side, good) for side in joined]
            for leg in _loaded(s, beyond, onward):
                if leg not in seen:
                    seen.add(leg)
                    legs[cost + price].append(leg)
    return LONGEST + 1


def _loaded(s: DaysOfSteam, square: int, legs: Iterable[Leg]) -> list[Leg]:
    """The same legs, and those with each good that lies in the town there."""
    found = list(legs)
    town = s.town_at(square)
    if town != NOTHING:
        goods = [good for good, count in enumerate(s.goods[town * SORTS : town * SORTS + SORTS]) if count]
        found += [(out, good) for out, carried in found if carried == NOTHING for good in goods]
    return found


def _delivers(s: DaysOfSteam, square: int, good: int) -> bool:
    """Whether a town on the square takes the good."""
    town = s.town_at(square)
    return town != NOTHING and s.takes(town, good)

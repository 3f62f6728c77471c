"""The water tower: steam instead of anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.games.days_of_steam.actions import UseWaterTower
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.games.days_of_steam.trains import square_of
from footplate.kernel.action import Seat
from footplate.kernel.rule import Rule

if TYPE_CHECKING:
    from footplate.games.days_of_steam.phases.turn import TakeTurn

WATER: Final = 4


def stands_at_a_tower(phase: TakeTurn, s: DaysOfSteam, seat: Seat, action: UseWaterTower) -> bool:
    """The train begins the turn at a water tower. [DS-78]"""
    return at_a_tower(s, seat)


def burnt_no_coal(phase: TakeTurn, s: DaysOfSteam, seat: Seat, action: UseWaterTower) -> bool:
    """A turn at the tower burns no coal. [DS-79]"""
    return not phase.burnt


RULES: Final = (Rule("DS-78", stands_at_a_tower), Rule("DS-79", burnt_no_coal))


def at_a_tower(s: DaysOfSteam, seat: Seat) -> bool:
    """Whether a train is on a tile with a water tower."""
    return s.has_tower(square_of(s, seat))


def take_water(s: DaysOfSteam, seat: Seat) -> None:
    """4 steam, to at most 6. [DS-78]"""
    s.heat(seat, WATER)
    s.idle += 1

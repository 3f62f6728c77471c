"""Changing the die in hand with tile 1 or 5, before an action is performed with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from footplate.games.steamrollers.actions import (
    DIE_NUDGED,
    DIE_SET,
    FLIP_DIE,
    REROLL_DIE,
    FlipDie,
    NudgeDie,
    RerollDie,
    SetDie,
)
from footplate.games.steamrollers.effects import ANY_VALUE, PLUS_MINUS, REROLL_OR_FLIP, Effect
from footplate.games.steamrollers.sheet import REGIONS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges
from footplate.kernel.rule import Rule

if TYPE_CHECKING:
    from footplate.games.steamrollers.phases.use_die import UseDie

Change: TypeAlias = SetDie | NudgeDie | RerollDie | FlipDie

OPPOSITE: Final = REGIONS - 1  # a die's value and the one on its other side, counted from 0, make this


def effect_of(change: Change) -> Effect:
    """The tile that changes a die so. [SR-50, SR-57, SR-58]"""
    if isinstance(change, SetDie):
        return ANY_VALUE
    return PLUS_MINUS if isinstance(change, NudgeDie) else REROLL_OR_FLIP


def has_the_tile_for_any_value(phase: UseDie, s: SteamRollers, seat: Seat, change: SetDie) -> bool:
    """The die is changed to any value with tile 1. [SR-50]"""
    return s.holds(seat, ANY_VALUE)


def has_the_tile_for_one_more_or_less(phase: UseDie, s: SteamRollers, seat: Seat, change: NudgeDie) -> bool:
    """The die is changed by one with tile 5a. [SR-57]"""
    return s.holds(seat, PLUS_MINUS)


def has_the_tile_to_reroll_or_flip(
    phase: UseDie, s: SteamRollers, seat: Seat, change: RerollDie | FlipDie
) -> bool:
    """The die is rolled again or turned over with tile 5b. [SR-58]"""
    return s.holds(seat, REROLL_OR_FLIP)


def shows_another_value(phase: UseDie, s: SteamRollers, seat: Seat, change: SetDie) -> bool:
    """A die is changed to a value that it does not show. [SR-50]"""
    return change.die != phase.die


def is_one_more_or_less(phase: UseDie, s: SteamRollers, seat: Seat, change: NudgeDie) -> bool:
    """The value is one higher or lower, and 1 and 6 are not neighbours. [SR-57]"""
    return abs(change.die - phase.die) == 1


def tile_has_not_served_yet(phase: UseDie, s: SteamRollers, seat: Seat, change: Change) -> bool:
    """Each tile serves an action once. [SR-48]"""
    return not phase.served >> effect_of(change).tile & 1


def tile_is_not_barred(phase: UseDie, s: SteamRollers, seat: Seat, change: Change) -> bool:
    """Alone, a tile that stays serves one of the turn's two actions. [SR-73]"""
    return not phase.barred >> effect_of(change).tile & 1


def result_stands(phase: UseDie, s: SteamRollers, seat: Seat, change: Change) -> bool:
    """What tile 5b brings is used as it is. [SR-58]"""
    return not phase.settled


_OF_ALL: Final = (
    Rule("SR-48", tile_has_not_served_yet),
    Rule("SR-73", tile_is_not_barred),
    Rule("SR-58", result_stands),
)

RULES: Final[Judges] = {
    SetDie: (Rule("SR-50", has_the_tile_for_any_value), Rule("SR-50", shows_another_value), *_OF_ALL),
    NudgeDie: (
        Rule("SR-57", has_the_tile_for_one_more_or_less),
        Rule("SR-57", is_one_more_or_less),
        *_OF_ALL,
    ),
    RerollDie: (Rule("SR-58", has_the_tile_to_reroll_or_flip), *_OF_ALL),
    FlipDie: (Rule("SR-58", has_the_tile_to_reroll_or_flip), *_OF_ALL),
}


def changes(phase: UseDie, s: SteamRollers, seat: Seat) -> list[Action]:
    """Every way to change the die."""
    found: list[Action] = []
    if phase.settled:
        return found
    die = phase.die
    if _may_change(phase, s, seat, ANY_VALUE):
        found += [DIE_SET[value] for value in range(REGIONS) if value != die]
    if _may_change(phase, s, seat, PLUS_MINUS):
        found += [DIE_NUDGED[value] for value in (die - 1, die + 1) if 0 <= value < REGIONS]
    if _may_change(phase, s, seat, REROLL_OR_FLIP):
        found += [REROLL_DIE, FLIP_DIE]
    return found


def _may_change(phase: UseDie, s: SteamRollers, seat: Seat, effect: Effect) -> bool:
    return phase.is_helped(s, seat, effect) and not phase.served >> effect.tile & 1

"""Improve the engine: check the box of the die's value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.games.steamrollers.actions import CheckBox
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.rule import Rule

if TYPE_CHECKING:
    from footplate.games.steamrollers.phases.use_die import UseDie


def box_is_the_dies(phase: UseDie, s: SteamRollers, seat: Seat, check: CheckBox) -> bool:
    """The white die names the box. [SR-25]"""
    return check.box == phase.die


def box_is_free(phase: UseDie, s: SteamRollers, seat: Seat, check: CheckBox) -> bool:
    """Each box is checked once. [SR-25]"""
    return not s.is_checked(seat, check.box)


RULES: Final = (Rule("SR-25", box_is_the_dies), Rule("SR-25", box_is_free))

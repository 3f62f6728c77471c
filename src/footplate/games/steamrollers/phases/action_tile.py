"""Take an action tile: that of the die's number, unless it lies sideways."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.games.steamrollers.actions import TakeTile
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.rule import Rule

if TYPE_CHECKING:
    from footplate.games.steamrollers.phases.use_die import UseDie


def tile_is_the_dies(phase: UseDie, s: SteamRollers, seat: Seat, take: TakeTile) -> bool:
    """The white die names the tile. [SR-45]"""
    return take.tile == phase.die


def tile_is_not_sideways(phase: UseDie, s: SteamRollers, seat: Seat, take: TakeTile) -> bool:
    """A tile that lies sideways in front of a player is not taken. [SR-45]"""
    return not s.is_sideways(take.tile)


def tile_is_not_in_use(phase: UseDie, s: SteamRollers, seat: Seat, take: TakeTile) -> bool:
    """A tile that is played is not taken before it is back in the centre. [SR-48]"""
    return not s.is_in_use(take.tile)


RULES: Final = (
    Rule("SR-45", tile_is_the_dies),
    Rule("SR-45", tile_is_not_sideways),
    Rule("SR-48", tile_is_not_in_use),
)


def can_be_taken(s: SteamRollers, tile: int) -> bool:
    """Whether a tile lies where a player may take it. [SR-45, SR-48]"""
    return not (s.sideways | s.in_use) >> tile & 1

"""Build track: one track in one empty hex of the die's region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.games.steamrollers.actions import DrawTrack
from footplate.games.steamrollers.components import ANY_TYPE, TYPES
from footplate.games.steamrollers.effects import ANY_TRACK
from footplate.games.steamrollers.sheet import (
    HEXES_A_REGION,
    REGION_OF,
    REGIONS,
    TRACKS_OF,
    TYPE_OF,
    WHOLE_REGION,
)
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.rule import Rule

if TYPE_CHECKING:
    from footplate.games.steamrollers.phases.use_die import UseDie


def is_in_the_dies_region(phase: UseDie, s: SteamRollers, seat: Seat, draw: DrawTrack) -> bool:
    """The white die names the region. [SR-20]"""
    return REGION_OF[draw.hex] == phase.die


def hex_is_empty(phase: UseDie, s: SteamRollers, seat: Seat, draw: DrawTrack) -> bool:
    """Each hex is drawn in once: there are no crossings and no junctions. [SR-20]"""
    return s.is_blank(seat, draw.hex)


def type_is_allowed(phase: UseDie, s: SteamRollers, seat: Seat, draw: DrawTrack) -> bool:
    """The black die allows two of the three types; tile 6 allows all. [SR-20, SR-59]"""
    return bool(types_allowed(phase, s, seat) >> TYPE_OF[draw.track] & 1)


RULES: Final = (
    Rule("SR-20", is_in_the_dies_region),
    Rule("SR-20", hex_is_empty),
    Rule("SR-20", type_is_allowed),
)


def types_allowed(phase: UseDie, s: SteamRollers, seat: Seat) -> int:
    """The types of track that a player may draw, as bits. [SR-20, SR-59]"""
    return ANY_TYPE if phase.is_helped(s, seat, ANY_TRACK) else s.types_shown()


class _Draws(dict[int, tuple[DrawTrack, ...]]):
    """Every track of some types in some hexes of a region, made once and shared."""

    def __missing__(self, key: int) -> tuple[DrawTrack, ...]:
        rest, types = divmod(key, 1 << len(TYPES))
        region, blanks = divmod(rest, WHOLE_REGION + 1)
        made = self[key] = tuple(
            [
                _ALL[region * HEXES_A_REGION + at, track]
                for at in range(HEXES_A_REGION)
                if blanks >> at & 1
                for track in TRACKS_OF[types]
            ]
        )
        return made


_ALL: Final = {
    (hex, track): DrawTrack(hex, track) for hex in range(len(REGION_OF)) for track in range(len(TYPE_OF))
}
_DRAWS: Final = _Draws()


def draws(s: SteamRollers, seat: Seat, region: int, types: int) -> tuple[DrawTrack, ...]:
    """Every track of these types in an empty hex of a region."""
    blanks = s.blanks[seat * REGIONS + region]
    return _DRAWS[(region * (WHOLE_REGION + 1) + blanks << len(TYPES)) + types]


def tiles_for(s: SteamRollers, draw: DrawTrack) -> int:
    """The action tiles that serve, as bits: tile 6 for a type that the black die does not show. [SR-59]"""
    return 0 if s.types_shown() >> TYPE_OF[draw.track] & 1 else 1 << ANY_TRACK.tile

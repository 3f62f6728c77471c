"""What meets a hex, as one player sees it: where track may begin, where it may lead, what it may join."""

from __future__ import annotations

from typing import Final, NamedTuple

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import TILES
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS, UNOWNED
from footplate.rails.tiles import SIDES_OF

CITIES: Final = (1 << ENDS) - 1  # the bits of `touching` that stand for cities


class Reach(NamedTuple):
    """What meets a hex, as seen by one player: sides and pairs of sides, as bits."""

    roots: int  # where the player's track may begin
    shut: int  # where none may lead
    joins: tuple[int, ...] = ()  # pairs that may join all the same: an own end and one that cannot be claimed
    loops: tuple[int, ...] = ()  # pairs that would lead a track back to its start


def is_shut(s: Steam, seat: Seat, hex: int, side: int, end: int) -> bool:
    """Whether the track of an end may not leave by a side: closed, out of bounds, or back to its start."""
    meets = s.board.across[hex * SIDES + side]
    marks = s.touching[hex] >> side
    start = s.other[end] // SIDES
    if meets < 0:
        return True
    if marks >> ENDS & 1:
        own = s.owner[end] == seat
        allowed = may_join(s, seat, meets) if own else may_take(s, seat, meets)
        return s.other[meets] // SIDES == start or not allowed
    return bool(marks & 1) and meets // SIDES == start


def may_take(s: Steam, seat: Seat, end: int) -> bool:
    """One's own end, or an unowned one that one can claim. [ST-47]"""
    owner = s.owner[end]
    return owner == seat or (owner == UNOWNED and s.claimable(seat, s.other[end]))


def may_join(s: Steam, seat: Seat, end: int) -> bool:
    """With unfinished track of one's own any end may be joined that is not another player's. [ST-56]"""
    return s.owner[end] in (seat, UNOWNED)


def reach_of(s: Steam, seat: Seat, hex: int, marks: int) -> Reach:
    """Cities, own ends and claimable ones are roots; all other ends are shut. [ST-41, ST-47, ST-59]"""
    across, owner = s.board.across, s.owner
    roots = marks & CITIES
    own = strange = 0
    for side in SIDES_OF[marks >> ENDS]:
        end = across[hex * SIDES + side]
        if owner[end] == seat:
            own |= 1 << side
        elif owner[end] != UNOWNED:
            continue
        elif s.claimable(seat, s.other[end]):
            roots |= 1 << side
        else:
            strange |= 1 << side
    roots |= own
    joins = [1 << one | 1 << other for one in SIDES_OF[own] for other in SIDES_OF[strange]] if strange else []
    shut = s.board.closed[hex] | (marks >> ENDS & ~roots)
    return Reach(roots, shut, tuple(joins), _loops(s, hex, marks))


def _loops(s: Steam, hex: int, marks: int) -> tuple[int, ...]:
    """The pairs of sides at which the same stop's track comes in. [ST-42]"""
    if (marks & CITIES | marks >> ENDS).bit_count() < 2:
        return ()
    across = s.board.across
    starts = [(s.other[across[hex * SIDES + side]] // SIDES, side) for side in SIDES_OF[marks >> ENDS]]
    starts += [(across[hex * SIDES + side] // SIDES, side) for side in SIDES_OF[marks & CITIES]]
    return tuple(
        [
            1 << side | 1 << other
            for at, (stop, side) in enumerate(starts)
            for again, other in starts[at + 1 :]
            if stop == again
        ]
    )


def reach_of_town(s: Steam, seat: Seat, hex: int, marks: int) -> Reach:
    """A town's exit may meet others' ends, too, but none that starts here. [ST-42, ST-47, ST-59]"""
    roots = reach_of(s, seat, hex, marks).roots
    shut = s.board.closed[hex]
    for side in SIDES_OF[marks >> ENDS]:
        end = s.board.across[hex * SIDES + side]
        strange = s.owner[end] == UNOWNED and not roots >> side & 1
        if strange or s.other[end] // SIDES == hex:
            shut |= 1 << side
    return Reach(roots & ~shut, shut)


def leaves_a_city(s: Steam, lay: LayTrack) -> bool:
    """Whether new or redirected track of the tile touches a city. [ST-41]"""
    old, new = TILES.lays[s.track[lay.hex]], TILES.lays[TILES.number(lay.tile, lay.rotation)]
    fresh = sum(set(new.segments) - set(old.segments))
    return bool(fresh & s.touching[lay.hex] & CITIES)

"""What meets a hex, as one player sees it: where track may begin, where it may lead, what it may join."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import TILES
from footplate.games.steam.laying import change
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS, UNOWNED
from footplate.rails.tiles import PAIR, SIDES_OF

CITIES: Final = (1 << ENDS) - 1  # the bits of `touching` that stand for cities

# What meets a hex, as one player sees it, is one number: four sets of sides, six bits each.
ROOTS: Final = (1 << SIDES) - 1  # where the player's track may begin
SHUT: Final = SIDES  # from this bit on: where none may lead
OWN: Final = 2 * SIDES  # if anything is strange: which of the roots are unfinished track of one's own
STRANGE: Final = 3 * SIDES  # which of the shut is nobody's and may be joined to one's own alone


def shut_to(s: Steam, seat: Seat, hex: int, end: int) -> int:
    """The sides by which the track of an end may not leave: closed, out of bounds, or back to its start."""
    shut, marks = s.board.closed[hex], s.touching[hex]
    if not marks:
        return shut
    start = s.other[end] // SIDES
    for side in SIDES_OF[marks & CITIES]:
        if s.board.across[hex * SIDES + side] // SIDES == start:
            shut |= 1 << side
    for side in SIDES_OF[marks >> ENDS]:
        meets = s.board.across[hex * SIDES + side]
        own = s.owner[end] == seat
        allowed = may_join(s, seat, meets) if own else may_take(s, seat, meets)
        if not allowed or s.other[meets] // SIDES == start:
            shut |= 1 << side
    return shut


def may_take(s: Steam, seat: Seat, end: int) -> bool:
    """One's own end, or an unowned one that one can claim. [ST-47]"""
    owner = s.owner[end]
    return owner == seat or (owner == UNOWNED and s.claimable(seat, s.other[end]))


def may_join(s: Steam, seat: Seat, end: int) -> bool:
    """With unfinished track of one's own any end may be joined that is not another player's. [ST-56]"""
    return s.owner[end] in (seat, UNOWNED)


def reach_of(s: Steam, seat: Seat, hex: int, marks: int) -> int:
    """Cities, own ends and claimable ones are roots; all other ends are shut. [ST-41, ST-47, ST-59]"""
    across, owner = s.board.across, s.owner
    roots = marks & CITIES
    own = strange = 0
    for side in SIDES_OF[marks >> ENDS]:
        end = across[hex * SIDES + side]
        holder = owner[end]
        if holder == seat:
            own |= 1 << side
        elif holder != UNOWNED:
            continue
        elif s.claimable(seat, s.other[end]):
            roots |= 1 << side
        else:
            strange |= 1 << side
    roots |= own
    reach = roots | (s.board.closed[hex] | (marks >> ENDS & ~roots)) << SHUT
    return reach | own << OWN | strange << STRANGE if strange else reach


def reach_of_town(s: Steam, seat: Seat, hex: int, marks: int) -> int:
    """A town's exit may meet others' ends, too, but none that starts here. [ST-42, ST-47, ST-59]"""
    reach = reach_of(s, seat, hex, marks)
    shut = s.board.closed[hex] | reach >> STRANGE
    for side in SIDES_OF[marks >> ENDS]:
        if s.other[s.board.across[hex * SIDES + side]] // SIDES == hex:
            shut |= 1 << side
    return reach & ROOTS & ~shut | shut << SHUT


def loops_of(s: Steam, hex: int, marks: int) -> int:
    """The pairs of sides at which the same stop's track comes in, as bits. [ST-42]"""
    across, other, ends, first = s.board.across, s.other, marks >> ENDS, hex * SIDES
    loops = 0
    for side in SIDES_OF[ends]:
        start = other[across[first + side]] // SIDES
        for city in SIDES_OF[marks & CITIES]:
            if across[first + city] // SIDES == start:
                loops |= PAIR[1 << side | 1 << city]
        for end in SIDES_OF[ends & (1 << side) - 1]:
            if other[across[first + end]] // SIDES == start:
                loops |= PAIR[1 << side | 1 << end]
    return loops


def start_of(s: Steam, hex: int, side: int) -> int:
    """The stop at which track coming in by a side starts, as its hex; -1 if there is no track."""
    marks = s.touching[hex] >> side
    meets = s.board.across[hex * SIDES + side]
    if marks >> ENDS & 1:
        return s.other[meets] // SIDES
    return meets // SIDES if marks & 1 else -1


def leaves_a_city(s: Steam, lay: LayTrack) -> bool:
    """Whether new or redirected track of the tile touches a city. [ST-41]"""
    fresh = sum(change(s.track[lay.hex], TILES.number(lay.tile, lay.rotation)).added)
    return bool(fresh & s.touching[lay.hex] & CITIES)

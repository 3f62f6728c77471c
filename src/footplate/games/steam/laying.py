"""What a tile on the map does to the tracks and their owners."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import NamedTuple

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.components import PRICES, TILES
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.links import ENDS, NO_TRACK, UNOWNED
from footplate.rails.tiles import BARE, Redirection, redirection, sides


class Change(NamedTuple):
    """What another lay would do to a hex: segments that come and go, or one that leaves another way."""

    added: tuple[int, ...]
    removed: tuple[int, ...]
    turn: Redirection | None


@cache
def change(old: int, new: int) -> Change:
    """From one lay to another."""
    before, after = TILES.lays[old], TILES.lays[new]
    added, removed = set(after.segments) - set(before.segments), set(before.segments) - set(after.segments)
    return Change(tuple(sorted(added)), tuple(sorted(removed)), redirection(before, after))


def price(s: Steam, lay: LayTrack) -> int:
    """Exits and town; the terrain of an empty hex, too. [ST-44, ST-49, ST-50]"""
    hex, base = lay.hex, PRICES[TILES.number(lay.tile, lay.rotation)]
    if hex < s.board.size and s.track[hex] == BARE:
        return base + s.board.terrain[hex]
    return base


def lay_track(s: Steam, seat: Seat, hex: int, new: int) -> tuple[int, ...]:
    """The tile is on the map; where the tracks start that were built or extended. [ST-45, ST-46]"""
    s.claim()
    old, before = s.track[hex], _worked(s, hex)
    s.place_tile(hex, new)
    started = _join(s, seat, hex, change(old, new))
    _note(s, hex, before)
    return started


def _join(s: Steam, seat: Seat, hex: int, changed: Change) -> tuple[int, ...]:
    """New track joins what it meets; where the tracks start that were built or extended. [ST-45, ST-46]"""
    added, _, turn = changed
    if turn is not None:
        _redirect(s, seat, hex, turn)
        return ()
    s.built[seat] = True
    if TILES.on_towns[s.track[hex]]:
        return tuple([_add_exit(s, seat, hex * SIDES + side) for exit in added for side in sides(exit)])
    return tuple([_add_segment(s, seat, hex, segment) for segment in added])


def _worked(s: Steam, hex: int) -> int:
    """Which hexes here and around are not as printed, as bits."""
    worked, bit = 0, 1
    for near in s.board.nearby[hex]:
        if s.track[near] != BARE or s.touching[near] != s.board.touching[near]:
            worked |= bit
        bit <<= 1
    return worked


def _note(s: Steam, hex: int, before: int) -> None:
    """Some hexes here and around are as printed no more, or again."""
    now = _worked(s, hex)
    if now == before:
        return
    for at, near in enumerate(s.board.nearby[hex]):
        if now & ~before & 1 << at:
            insort(s.worked, near)
        elif before & ~now & 1 << at:
            s.worked.remove(near)


def _start(s: Steam, side: int) -> int:
    """Where the track begins that comes in at a side: a city, or whatever an open end there leads back to."""
    marks = s.touching[side // SIDES] >> side % SIDES
    if marks & 1:
        return s.board.across[side]
    return s.tracks.take_up(s.board.across[side]) if marks >> ENDS & 1 else side


def _add_segment(s: Steam, seat: Seat, hex: int, segment: int) -> int:
    """New track through a hex belongs to its builder with all that it joins. [ST-45, ST-56]"""
    one, other = sides(segment)
    end, far_end = hex * SIDES + one, hex * SIDES + other
    start, far_start = _start(s, end), _start(s, far_end)
    if start == end:
        s.tracks.reach(far_start, end, seat)
        return far_start
    if far_start == far_end:
        s.tracks.reach(start, far_end, seat)
        return start
    _complete(s, seat, start, far_start)
    return start


def _add_exit(s: Steam, seat: Seat, side: int) -> int:
    """A town's exit is its builder's, unless it completes another's link. [ST-45, ST-59]"""
    meets = s.board.across[side]
    owner = s.owner[meets]
    start = _start(s, side)
    if start == side:
        s.tracks.start(side, seat)
    else:
        _complete(s, seat if owner == UNOWNED else owner, start, side)
    return side


def _redirect(s: Steam, seat: Seat, hex: int, turn: Redirection) -> None:
    """The end leaves another way, and belongs to who turned it only if that completes the link. [ST-49]"""
    was, now = hex * SIDES + turn.was, hex * SIDES + turn.now
    owner = s.owner[was]
    start = s.tracks.take_up(was)
    far = _start(s, now)
    if far == now:
        s.tracks.reach(start, now, owner)
    else:
        s.built[seat] = True
        _complete(s, seat, start, far)


def _complete(s: Steam, seat: Seat, one: int, other: int) -> None:
    """A link is complete, and its owner's for good. [ST-48]"""
    s.tracks.join(one, other, seat)
    s.links[seat] += 1


def place_city(s: Steam, seat: Seat, hex: int, colour: int) -> None:
    """The town's tile goes, with its loose exits; a city has track to every side. [ST-15, ST-36, ST-52]"""
    s.claim()
    before = _worked(s, hex)
    s.city[s.board.stop[hex]] = colour
    s.new_cities[colour] -= 1
    if s.track[hex] != BARE:
        s.place_tile(hex, BARE)
    tracks = s.tracks
    for side in range(hex * SIDES, hex * SIDES + SIDES):
        if s.other[side] == side:
            tracks.take_up(side)
            tracks.clear(side)
        elif s.other[side] == NO_TRACK and (end := tracks.facing(side)) >= 0:
            owner = s.owner[end]
            _complete(s, seat if owner == UNOWNED else owner, tracks.take_up(end), side)
    tracks.mark_city(hex)
    _note(s, hex, before)


def lose_unextended(s: Steam, seat: Seat, extended: tuple[int, ...]) -> None:
    """Unfinished track that was not extended in its owner's build turn is nobody's. [ST-46, ST-53]"""
    for end in s.open_ends:
        if s.owner[end] == seat and s.other[end] not in extended:
            s.claim()
            s.tracks.give_up(end)

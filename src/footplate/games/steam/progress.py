"""What a build did to the tracks, told by the stops where they start."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDE_NAMES, SIDES
from footplate.rails.links import NO_TRACK, UNOWNED

Starts: TypeAlias = list[int]


class Link(NamedTuple):
    """A completed link, and whose it is."""

    one: str
    other: str
    owner: Seat


def place_name(s: Steam, hex: int) -> str:
    """A place by its name, any other hex by its word."""
    stop = s.board.stop[hex] if hex < s.board.size else -1
    return s.board.place_names[stop] if stop >= 0 else s.board.chart.names[hex]


def changed(before: Steam, after: Steam) -> Starts:
    """The sides of stops where a track starts that was not there, ended elsewhere or was another's."""
    ends, ends_now, owners, owners_now = before.other, after.other, before.owner, after.owner
    return [
        start
        for start in after.board.starts
        if ends[start] != ends_now[start] or owners[start] != owners_now[start]
    ]


def completed(before: Steam, after: Steam, starts: Starts) -> list[Link]:
    """The links that are complete now and were not."""
    return [
        Link(place_name(after, start // SIDES), place_name(after, far // SIDES), after.owner[start])
        for start in starts
        if after.completed(start) and not before.completed(start) and start < (far := after.other[start])
    ]


def started(before: Steam, after: Steam, starts: Starts) -> list[str]:
    """The cities that unfinished track leaves where there was none."""
    return [
        place_name(after, start // SIDES)
        for start in starts
        if before.other[start] == NO_TRACK and _leads_on(after, start) and after.is_city(start // SIDES)
    ]


def extended(before: Steam, after: Steam, starts: Starts, seat: Seat) -> list[str]:
    """Where a player's unfinished tracks start that lead further than before."""
    return [
        place_name(after, start // SIDES)
        for start in starts
        if before.owner[start] == seat and before.other[start] != after.other[start]
        if _leads_on(after, start)
    ]


def claimed(before: Steam, after: Steam, starts: Starts, seat: Seat) -> list[str]:
    """Where the tracks start that were nobody's and are a player's now."""
    return [
        place_name(after, start // SIDES)
        for start in starts
        if before.other[start] != NO_TRACK and before.owner[start] == UNOWNED and after.owner[start] == seat
    ]


def lost(before: Steam, after: Steam, starts: Starts, seat: Seat) -> list[str]:
    """A player's unfinished tracks that are nobody's now, by their start and their end."""
    return [
        f"{place_name(after, start // SIDES)} ({_end(after, start)})"
        for start in starts
        if before.owner[start] == seat and after.owner[start] == UNOWNED
    ]


def _leads_on(s: Steam, start: int) -> bool:
    """Whether unfinished track leads away from a stop."""
    return s.other[start] not in (NO_TRACK, start) and not s.completed(start)


def _end(s: Steam, start: int) -> str:
    """Where an unfinished track ends: its last hex, if it has one, and the side it leaves by."""
    end = s.other[start]
    side = SIDE_NAMES[end % SIDES]
    return side if end == start else f"{s.board.chart.names[end // SIDES]} {side}"

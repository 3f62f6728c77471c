"""The lines of a player of Steam: which cubes they bring how far, and what unfinished track could become."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from footplate.games.steam.board import Board
from footplate.games.steam.components import COLOURS
from footplate.games.steam.state import TOP_LEVEL, Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES

FURTHEST: Final = 4  # tiles to a stop that unfinished track may still be meant for
NEAREST: Final = 2  # of such stops are looked at
MOST: Final = 1 << 12  # positions of the map that are remembered
A_TILE: Final = 2  # dollars, but for what the ground adds

Links: TypeAlias = "tuple[tuple[int, int], ...]"  # the two stops of each
Reach: TypeAlias = "dict[int, int]"  # for each stack of cubes the lengths over which they can go, as bits


class Plan(NamedTuple):
    """A link that unfinished track could become: tiles and dollars that it needs, and the reach with it."""

    tiles: int
    price: int
    reach: Reach


class Lines(NamedTuple):
    """The completed links of a player, and what is planned at each end of unfinished track."""

    links: Links
    reach: Reach
    plans: tuple[tuple[Plan, ...], ...]


_known: Final[dict[tuple[int, bytes, bytes, tuple[int, ...]], Lines]] = {}


def lines(s: Steam, seat: Seat) -> Lines:
    """The lines of a player."""
    cities = tuple(s.city)
    key = (seat, s.other.tobytes(), s.owner.tobytes(), cities)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[key] = _lines(s, seat, cities)
    return found


def _lines(s: Steam, seat: Seat, cities: tuple[int, ...]) -> Lines:
    stop, other, owner = s.board.stop, s.other, s.owner
    links: list[tuple[int, int]] = []
    for here, terminal in _terminals(s.board):
        if owner[terminal] == seat:
            far = other[terminal]
            if far > terminal and stop[far // SIDES] >= 0:
                links.append((here, stop[far // SIDES]))
    links.sort()
    own = tuple(links)
    plans = [_plans(s, own, cities, end) for end in s.open_ends if owner[end] == seat]
    return Lines(own, reach(own, cities), tuple([plan for plan in plans if plan]))


@lru_cache(maxsize=8)
def _terminals(board: Board) -> tuple[tuple[int, int], ...]:
    """Where tracks can leave stops: the stop and the terminal."""
    return tuple(
        [(stop, hex * SIDES + side) for stop, hex in enumerate(board.stops) for side in range(SIDES)]
    )


def _plans(s: Steam, own: Links, cities: tuple[int, ...], end: int) -> tuple[Plan, ...]:
    """What unfinished track could become: a link to any stop that is near."""
    meets = s.board.across[end]
    if meets < 0:
        return ()
    start = s.board.stop[s.other[end] // SIDES]
    found: list[Plan] = []
    for stop, tiles, ground in ahead(s.board, meets // SIDES):
        if stop != start and (start, stop) not in own and (stop, start) not in own:
            needed = tiles + (cities[stop] < 0)
            if needed <= FURTHEST and len(found) < NEAREST:
                link = (min(start, stop), max(start, stop))
                further = reach(tuple(sorted([*own, link])), cities)
                found.append(Plan(needed, A_TILE * needed + ground, further))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def ahead(board: Board, hex: int) -> tuple[tuple[int, int, int], ...]:
    """The stops near a hex: which, how many hexes of country from here on lie before it, and their ground."""
    best = {hex: (0, 0)}
    queue = [hex]
    found = []
    for here in queue:
        steps, ground = best[here]
        if board.stop[here] >= 0:
            found.append((board.stop[here], steps, ground))
            continue
        if steps < FURTHEST:
            for meets in board.across[here * SIDES : here * SIDES + SIDES]:
                if meets >= 0 and meets // SIDES not in best:
                    best[meets // SIDES] = steps + 1, ground + board.terrain[here]
                    queue.append(meets // SIDES)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def reach(links: Links, cities: tuple[int, ...]) -> Reach:
    """How far cubes can go over these links alone."""
    ways: dict[int, list[int]] = {}
    for one, other in links:
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    found: Reach = {}
    for stop in ways:
        if cities[stop] >= 0:
            _go_on(ways, cities, stop * len(COLOURS), stop, 1 << stop, (1 << len(COLOURS)) - 1, 1, found)
    return found


def _go_on(
    ways: dict[int, list[int]],
    cities: Sequence[int],
    stacks: int,
    at: int,
    visited: int,
    colours: int,
    length: int,
    found: Reach,
) -> None:
    """By one more link from a stop: cubes of some colours are still on the way."""
    for stop in ways[at]:
        bit = 1 << stop
        if visited & bit:
            continue
        city, left = cities[stop], colours
        if city >= 0 and left >> city & 1:
            found[stacks + city] = found.get(stacks + city, 0) | 1 << length
            left ^= 1 << city
        if left and length < TOP_LEVEL:
            _go_on(ways, cities, stacks, stop, visited | bit, left, length + 1, found)


def furthest(lengths: int, level: int) -> int:
    """The longest way that a locomotive of a level can go."""
    return (lengths & (2 << level) - 1).bit_length() - 1 if lengths else 0

"""Deliveries: every delivery of a level-6 player of Steam over thirty links, from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, cycle, islice
from random import Random
from typing import Final, NamedTuple

from footplate.bots import greedy
from footplate.bots.knowledge import know
from footplate.bots.random import roll
from footplate.cli.bench.stopwatch import Work
from footplate.games.steam.game import STEAM
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.move_goods import MoveGoods, network, ways_of_cubes
from footplate.games.steam.setup import setup
from footplate.games.steam.state import NO_CITY, TOP_LEVEL, Steam
from footplate.kernel.action import CHANCE
from footplate.rails.grid import SIDES
from footplate.rails.routes import Traffic

PLAYERS: Final = 5
BOARDS: Final = 4
MANY_LINKS: Final = 30
LISTS: Final = 8  # in a slice


def boards() -> list[Steam]:
    """Boards that greedy players left, with so many links, when goods are about to move."""
    played = (_dense(Random(seed)) for seed in count())
    return list(islice((s for s in played if s is not None), BOARDS))


def _dense(rng: Random) -> Steam | None:
    """The first such position of a game, if it has one."""
    s = setup(SteamOptions(PLAYERS, map="ruhr"))
    while s.agenda:
        (seat,) = s.actors()
        if seat == CHANCE:
            roll(s, rng)
        elif isinstance(s.agenda[-1], MoveGoods) and sum(s.links) >= MANY_LINKS:
            return s
        else:
            s.agenda[-1].apply(s, seat, greedy.decide(know(STEAM, s, seat, rng), rng))
    return None


class Way(NamedTuple):
    """A link as one end of it sees it: the stop behind it, the side there, and the colours it takes."""

    stop: int
    side: int
    takes: int


def ways(s: Steam) -> dict[tuple[int, int], Way]:
    """The completed links, by stop and side."""
    found = {}
    for at, hex in enumerate(s.board.stops):
        for side in range(SIDES):
            if s.completed(hex * SIDES + side):
                far = s.other[hex * SIDES + side]
                stop = s.board.stop[far // SIDES]
                takes = 1 << s.city[stop] if s.city[stop] != NO_CITY else 0
                found[at, side] = Way(stop, far % SIDES, takes)
    return found


def partial_paths(s: Steam, start: int) -> int:
    """How many ways of at least one link a search from a stop must try out, if it is as careful as ours.

    It goes on only where a colour that is left is taken within the links that are left.
    """
    links = ways(s)
    colours = s.board.goods.colours_at(s.cubes, start)

    def ahead(at: int, came_by: int, left: int) -> int:
        if not left:
            return 0
        on = [links[at, side] for side in range(SIDES) if (at, side) in links and side != came_by]
        taken = 0
        for way in on:
            taken |= way.takes | ahead(way.stop, way.side, left - 1)
        return taken

    def extend(at: int, visited: int, colours: int, left: int) -> int:
        tried = 0
        for side in range(SIDES):
            if (at, side) in links and not visited >> links[at, side].stop & 1:
                way = links[at, side]
                tried += 1
                rest = colours & ~way.takes
                if rest & ahead(way.stop, way.side, left):
                    tried += extend(way.stop, visited | 1 << way.stop, rest, left - 1)
        return tried

    return extend(start, 1 << start, colours, TOP_LEVEL - 1) if colours & ahead(start, -1, TOP_LEVEL) else 0


def searching(found: Sequence[Steam]) -> Work:
    """All deliveries of one player after another, over a network that is ready."""
    sizes = [sum([partial_paths(s, stop) for stop in range(len(s.board.stops))]) for s in found]
    turns = cycle([(s, network(s), size) for s, size in zip(found, sizes, strict=True)])

    def slice() -> tuple[int, int]:
        paths = routes = 0
        for s, net, size in islice(turns, LISTS):
            paths += size
            routes += _listed(s, net)
        return paths, routes

    return Work(("partial paths, 30 links", "routes, 30 links"), slice)


def listing(found: Sequence[Steam]) -> Work:
    """The same with the network, as when goods begin to move."""
    turns = cycle(found)

    def slice() -> tuple[int]:
        for s in islice(turns, LISTS):
            _listed(s, network(s))
        return (LISTS,)

    return Work(("all deliveries, with the network",), slice)


def _listed(s: Steam, net: Traffic) -> int:
    """How many routes there are for all cubes on the board."""
    (seat,) = s.actors()
    return sum([len(found) for _, found in ways_of_cubes(s, net, seat, TOP_LEVEL)])

"""Move goods, or improve the locomotive: two rounds."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar, Final

from footplate.games.steam.actions import (
    IMPROVE_LOCOMOTIVE,
    PASS_MOVE,
    ImproveLocomotive,
    MoveCube,
    PassMove,
)
from footplate.games.steam.board import Board
from footplate.games.steam.components import FIRST_MOVE
from footplate.games.steam.phases.build_track import ahead
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.games.steam.state import NO_CITY, TOP_LEVEL, Steam
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added
from footplate.rails.goods import stacked
from footplate.rails.grid import SIDES
from footplate.rails.links import NO_TRACK
from footplate.rails.routes import Delivery, Link, Traffic, deliveries, traffic

ROUNDS: Final = 2
UNTOUCHED: Final = array("h", [NO_TRACK] * SIDES).tobytes()  # the tracks at a stop that has none


def network(s: Steam) -> Traffic:
    """The completed links, as the cubes see them; none changes while goods move. [ST-61]"""
    return _traffic(s.board, s.other.tobytes(), s.owner.tobytes(), tuple(s.city))


@lru_cache(maxsize=64)
def _traffic(board: Board, other: bytes, owner: bytes, city: tuple[int, ...]) -> Traffic:
    far, owners = array("h", other), array("b", owner)
    takes = [1 << colour if colour != NO_CITY else 0 for colour in city]
    links: list[list[Link]] = []
    for hex in board.stops:
        at = hex * len(UNTOUCHED)
        alone = other[at : at + len(UNTOUCHED)] == UNTOUCHED
        links.append([] if alone else _links(board, hex, far, owners, takes))
    return traffic(links, TOP_LEVEL)


def _links(board: Board, hex: int, other: array[int], owner: array[int], takes: list[int]) -> list[Link]:
    """The completed links at a stop, side by side. [ST-45]"""
    found: list[Link] = []
    first = hex * SIDES
    for side, far in enumerate(other[first : first + SIDES]):
        if far == NO_TRACK or far == first + side:
            continue
        stop = board.stop[far // SIDES]
        if stop >= 0:
            found.append(Link(side, stop, far % SIDES, owner[first + side], takes[stop]))
    return found


def path(s: Steam, move: MoveCube) -> list[int]:
    """The terminals by which a cube leaves the stops of its way, as far as completed links lead. [ST-65]"""
    left: list[int] = []
    hex = move.hex
    for side in move.route:
        terminal = hex * SIDES + side
        if hex >= s.board.size or s.board.stop[hex] < 0 or not s.completed(terminal):
            break
        left.append(terminal)
        hex = s.other[terminal] // SIDES
    return left


def track_points(s: Steam, move: MoveCube) -> tuple[int, ...]:
    """Each owner gets a point for each link used. [ST-63]"""
    owners = [s.owner[terminal] for terminal in path(s, move)]
    return tuple([owners.count(seat) for seat in range(s.players)])


def _visits(s: Steam, move: MoveCube) -> list[int]:
    """The hexes of the stops on the way, the start first."""
    return [move.hex, *[s.other[terminal] // SIDES for terminal in path(s, move)]]


def _colour(s: Steam, hex: int) -> int:
    return s.city[s.board.stop[hex]] if s.is_city(hex) else NO_CITY


def cube_is_there(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """A cube of the colour lies on the city. [ST-61]"""
    if move.hex >= s.board.size or s.board.stop[move.hex] < 0:
        return False
    return s.cubes[s.board.goods.stack(s.board.stop[move.hex], move.colour)] > 0


def over_completed_links(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """The cube moves over completed links, one after the other. [ST-61]"""
    return 0 < len(move.route) == len(path(s, move))


def within_the_level(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """At most as many links as the locomotive's level. [ST-61]"""
    return len(move.route) <= s.level[seat]


def ends_in_its_colour(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """The cube ends in a city of its colour. [ST-61]"""
    visits = _visits(s, move)
    return len(visits) > 1 and _colour(s, visits[-1]) == move.colour


def stops_at_the_first(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """The cube stops at the first city of its colour. [ST-61]"""
    return all([_colour(s, hex) != move.colour for hex in _visits(s, move)[1:-1]])


def visits_nothing_twice(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """The cube enters no city or town twice, nor returns to its start. [ST-61]"""
    visits = _visits(s, move)
    return len(set(visits)) == len(visits)


def _links_of(s: Steam, seat: Seat, move: MoveCube) -> int:
    return [s.owner[terminal] for terminal in path(s, move)].count(seat)


def uses_an_own_link(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """The route uses a link of the mover. [ST-62]"""
    return _links_of(s, seat, move) > 0


def uses_own_links_most(phase: MoveGoods, s: Steam, seat: Seat, move: MoveCube) -> bool:
    """No other player's links are used more often than the mover's own. [ST-62]"""
    own = _links_of(s, seat, move)
    return all([_links_of(s, other, move) <= own for other in range(s.players)])


def _moves(s: Steam, seat: Seat) -> list[MoveCube]:
    """Every delivery that the mover may make. [ST-61, ST-62]"""
    found: list[MoveCube] = []
    if not s.links[seat]:
        return found
    for stop, some in ways_of_cubes(s, network(s), seat, s.level[seat]):
        hex = s.board.stops[stop]
        found += [MoveCube(hex, colour.bit_length() - 1, route) for colour, route in some]
    return found


def ways_of_cubes(s: Steam, net: Traffic, seat: Seat, level: int) -> list[tuple[int, list[Delivery]]]:
    """The deliveries that a mover of a level may make from each stop with cubes. [ST-61, ST-62]"""
    found: list[tuple[int, list[Delivery]]] = []
    for stop in net.starts:
        colours = s.board.goods.colours_at(s.cubes, stop)
        if colours:
            found.append((stop, deliveries(net, stop, colours, level, seat)))
    return found


def level_can_rise(phase: MoveGoods, s: Steam, seat: Seat, action: ImproveLocomotive) -> bool:
    """There is no locomotive above level 6. [ST-60]"""
    return s.level[seat] < TOP_LEVEL


def not_improved_yet(phase: MoveGoods, s: Steam, seat: Seat, action: ImproveLocomotive) -> bool:
    """Once a turn in this phase. [ST-60]"""
    return seat not in phase.improved


class MoveGoods(EachSeat[Steam]):
    """In turn order, First Move ahead, twice: improve the locomotive, move a cube, or pass. [ST-60]"""

    cites: ClassVar[str] = "ST-60"
    judges: ClassVar[Judges] = {
        MoveCube: (
            Rule("ST-61", cube_is_there),
            Rule("ST-61", over_completed_links),
            Rule("ST-61", within_the_level),
            Rule("ST-61", ends_in_its_colour),
            Rule("ST-61", stops_at_the_first),
            Rule("ST-61", visits_nothing_twice),
            Rule("ST-62", uses_an_own_link),
            Rule("ST-62", uses_own_links_most),
        ),
        ImproveLocomotive: (Rule("ST-60", level_can_rise), Rule("ST-60", not_improved_yet)),
        PassMove: (),
    }

    improved: tuple[Seat, ...] = ()

    def line(self, s: Steam) -> tuple[Seat, ...]:
        return ahead(s, FIRST_MOVE) * ROUNDS

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        options: list[Action] = []
        if s.level[seat] < TOP_LEVEL and seat not in self.improved:
            options.append(IMPROVE_LOCOMOTIVE)
        options += _moves(s, seat)
        options.append(PASS_MOVE)
        return options

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        match action:
            case ImproveLocomotive():
                s.level[seat] += 1
                self.improved = (*self.improved, seat)
                self.next(s)
            case PassMove():
                self.next(s)
            case MoveCube():
                s.push(TrackPoints(mover=seat, points=self._deliver(s, action)))

    def _deliver(self, s: Steam, move: MoveCube) -> tuple[int, ...]:
        """The cube goes to the bag; the points are taken by who gets them. [ST-63, ST-64]"""
        s.cubes = stacked(s.cubes, s.board.goods.stack(s.board.stop[move.hex], move.colour), -1)
        s.bag = added(s.bag, move.colour, 1)
        return track_points(s, move)

    def resume(self, s: Steam, ended: Phase[Steam]) -> None:
        self.next(s)

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"queue": self.queue, "improved": self.improved}

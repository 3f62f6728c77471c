"""The route of a transport, section by section."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import TakeRoute
from footplate.games.volldampf.board import CITIES_OF, ENDS, GOODS, PLACE_COLOUR, RED, routes
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added
from footplate.rails.goods import stacked
from footplate.rails.routes import walk

LIMIT = 6
FAST_LIMIT = 7


def _places(phase: ChooseRoute, take: TakeRoute) -> tuple[int, ...]:
    return walk(ENDS, GOODS.place(phase.stack), take.route)


def unbroken(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """The sections join on, one to the next, from the city where the cube lies. [VD-60]"""
    return len(_places(phase, take)) == len(take.route) + 1


def all_built(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """The cube moves over built sections alone, whoever owns them. [VD-60]"""
    return all([s.owner[space] != NOBODY for space in take.route])


def ends_in_its_colour(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """The way leads to a city of the cube's colour. [VD-60]"""
    places = _places(phase, take)
    return len(places) > 1 and PLACE_COLOUR[places[-1]] == GOODS.colour(phase.stack)


def not_too_long(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """At most six sections, seven with a Fast Locomotive. [VD-60]"""
    return len(take.route) <= phase.limit


def no_section_twice(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """No section is used twice. [VD-61]"""
    return len(set(take.route)) == len(take.route)


def no_place_twice(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """No location is passed twice, that of the start included. [VD-61]"""
    places = _places(phase, take)
    return len(set(places)) == len(places)


def ends_elsewhere(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """A cube never ends where it began. [VD-62]"""
    places = _places(phase, take)
    return len(places) == 1 or places[-1] != places[0]


def stops_at_the_first(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """The cube stops at the first city of its colour, but for red ones with the rule of VD-65. [VD-61]"""
    colour = GOODS.colour(phase.stack)
    if colour == RED and s.options.red_cities == "on":
        return True
    return not any([CITIES_OF[colour] >> place & 1 for place in _places(phase, take)[1:-1]])


def red_cities_for_red_cubes(phase: ChooseRoute, s: Volldampf, seat: Seat, take: TakeRoute) -> bool:
    """With the rule for red cities, cubes of other colours do not pass through them. [VD-65]"""
    if GOODS.colour(phase.stack) == RED or s.options.red_cities == "off":
        return True
    return not any([CITIES_OF[RED] >> place & 1 for place in _places(phase, take)[1:-1]])


def gains(s: Volldampf, route: Iterable[int]) -> tuple[int, ...]:
    """Each section of a route raises its owner's income by 1. [VD-63]"""
    owners = [s.owner[space] for space in route]
    return tuple([owners.count(seat) for seat in range(s.players)])


class ChooseRoute(Phase[Volldampf]):
    """The mover names every section; each raises its owner's income by 1. [VD-63, VD-67]"""

    cites: ClassVar[str] = "VD-60"
    judges: ClassVar[Judges] = {
        TakeRoute: (
            Rule("VD-60", unbroken),
            Rule("VD-60", all_built),
            Rule("VD-60", ends_in_its_colour),
            Rule("VD-60", not_too_long),
            Rule("VD-61", no_section_twice),
            Rule("VD-61", no_place_twice),
            Rule("VD-62", ends_elsewhere),
            Rule("VD-61", stops_at_the_first),
            Rule("VD-65", red_cities_for_red_cubes),
        )
    }

    player: Seat
    stack: int
    limit: int

    def __init__(self, player: Seat = NOBODY, stack: int = NOBODY, limit: int = LIMIT) -> None:
        self.player = player
        self.stack = stack
        self.limit = limit

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        place, colour = GOODS.place(self.stack), GOODS.colour(self.stack)
        ways = routes(s.built, place, colour, self.limit, s.options.red_cities)
        return [TakeRoute(way) for way in ways]

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeRoute)
        for space in action.route:
            s.income[s.owner[space]] += 1
        s.cubes = stacked(s.cubes, self.stack, -1)
        s.bag = added(s.bag, GOODS.colour(self.stack), 1)
        s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "stack": self.stack, "limit": self.limit}

"""Phase 6: transport merchandise cubes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import (
    CUBE_NAMED,
    GIVE_UP,
    GiveUp,
    NameCube,
    PlayFastLocomotive,
    PlayMoreFreight,
    PlayNewPlanning,
)
from footplate.games.volldampf.board import GOODS, reach, within
from footplate.games.volldampf.cards import FAST_LOCOMOTIVE, MORE_FREIGHT
from footplate.games.volldampf.phases.action_cards import DrawActionCard
from footplate.games.volldampf.phases.more_freight import MoreFreight
from footplate.games.volldampf.phases.new_planning import NEW_PLANNING_RULES, planning, play_new_planning
from footplate.games.volldampf.phases.route import FAST_LIMIT, LIMIT, ChooseRoute
from footplate.games.volldampf.phases.sabotage import SabotageWindow
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Phase, Shown
from footplate.kernel.rule import Rule


class TransportCubes(EachSeat[Volldampf]):
    """Two rounds in order, one transport each. [VD-60]"""

    cites: ClassVar[str] = "VD-60"

    def line(self, s: Volldampf) -> tuple[Seat, ...]:
        return s.order * 2

    def begin(self, s: Volldampf, seat: Seat) -> None:
        s.push(Transport(player=seat))

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        self.next(s)


def movable(s: Volldampf, limit: int, stopped: tuple[int, ...] = ()) -> list[int]:
    """The stacks of which a cube can be delivered within so many sections. [VD-60]"""
    cubes = s.cubes
    stacks = within(s.built, limit, s.options.red_cities)
    return [stack for stack in stacks if cubes[stack] and stack not in stopped]


def cube_is_there(phase: Transport, s: Volldampf, seat: Seat, name: NameCube | PlayFastLocomotive) -> bool:
    """A cube of the colour lies in the city. [VD-60]"""
    return s.cubes[GOODS.stack(name.place, name.colour)] > 0


def can_be_delivered(phase: Transport, s: Volldampf, seat: Seat, name: NameCube) -> bool:
    """Built sections lead to a city of its colour, and not too many. [VD-60]"""
    return 0 < reach(s.built, s.options.red_cities)[GOODS.stack(name.place, name.colour)] <= phase.limit


def not_sabotaged(phase: Transport, s: Volldampf, seat: Seat, name: NameCube | PlayFastLocomotive) -> bool:
    """A stopped player moves no cube of that colour from that city in this transport. [VD-89]"""
    return GOODS.stack(name.place, name.colour) not in phase.stopped


def holds_fast_locomotive(phase: Transport, s: Volldampf, seat: Seat, play: PlayFastLocomotive) -> bool:
    """Only who holds Fast Locomotive can play it. [VD-81]"""
    return s.holds(seat, FAST_LOCOMOTIVE)


def not_two_at_once(phase: Transport, s: Volldampf, seat: Seat, play: PlayFastLocomotive) -> bool:
    """One Fast Locomotive serves a transport, never two. [VD-81]"""
    return phase.limit == LIMIT


def can_be_delivered_fast(phase: Transport, s: Volldampf, seat: Seat, play: PlayFastLocomotive) -> bool:
    """Seven built sections at most lead to a city of its colour. [VD-81]"""
    return 0 < reach(s.built, s.options.red_cities)[GOODS.stack(play.place, play.colour)] <= FAST_LIMIT


def holds_more_freight(phase: Transport, s: Volldampf, seat: Seat, play: PlayMoreFreight) -> bool:
    """Only who holds More Freight can play it. [VD-85]"""
    return s.holds(seat, MORE_FREIGHT)


def bag_is_not_empty(phase: Transport, s: Volldampf, seat: Seat, play: PlayMoreFreight) -> bool:
    """More Freight needs a cube in the bag. [VD-85]"""
    return any(s.bag)


class Transport(Phase[Volldampf]):
    """The player names any cube that can be delivered, or gives up and draws a card. [VD-60, VD-64]"""

    cites: ClassVar[str] = "VD-60"
    judges: ClassVar[Judges] = {
        NameCube: (
            Rule("VD-60", cube_is_there),
            Rule("VD-60", can_be_delivered),
            Rule("VD-89", not_sabotaged),
        ),
        PlayFastLocomotive: (
            Rule("VD-81", holds_fast_locomotive),
            Rule("VD-81", not_two_at_once),
            Rule("VD-60", cube_is_there),
            Rule("VD-81", can_be_delivered_fast),
            Rule("VD-89", not_sabotaged),
        ),
        GiveUp: (),
        PlayMoreFreight: (Rule("VD-85", holds_more_freight), Rule("VD-85", bag_is_not_empty)),
        PlayNewPlanning: NEW_PLANNING_RULES,
    }

    player: Seat
    third: bool
    limit: int = LIMIT
    named: int  # the stack of the cube to be moved
    stopped: tuple[int, ...] = ()  # the stacks that Sabotage has closed for this transport

    def __init__(self, player: Seat = NOBODY, named: int = NOBODY, *, third: bool = False) -> None:
        self.player = player
        self.third = third
        self.named = named

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        options: list[Action] = [CUBE_NAMED[stack] for stack in movable(s, self.limit, self.stopped)]
        if self.limit == LIMIT and s.holds(seat, FAST_LOCOMOTIVE):
            options += [
                PlayFastLocomotive(GOODS.place(stack), GOODS.colour(stack))
                for stack in movable(s, FAST_LIMIT, self.stopped)
            ]
        options.append(GIVE_UP)
        if s.holds(seat, MORE_FREIGHT) and any(s.bag):
            options.append(PlayMoreFreight())
        options += planning(s, seat)
        return options

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case NameCube(place=place, colour=colour):
                self._name(s, GOODS.stack(place, colour))
            case PlayFastLocomotive(place=place, colour=colour):
                s.play_card(seat, FAST_LOCOMOTIVE)
                self.limit = FAST_LIMIT
                self._name(s, GOODS.stack(place, colour))
            case GiveUp():
                self._give_up(s)
            case PlayMoreFreight():
                s.play_card(seat, MORE_FREIGHT)
                s.push(MoreFreight(player=seat))
            case PlayNewPlanning():
                play_new_planning(s, seat)

    def _name(self, s: Volldampf, stack: int) -> None:
        self.named = stack
        s.push(SabotageWindow(player=self.player))

    def _give_up(self, s: Volldampf) -> None:
        """It brings an action card, but not in the first round, nor for a third transport. [VD-64, VD-82]"""
        if s.round > 1 and not self.third:
            s.push(DrawActionCard(player=self.player))
        else:
            s.leave()

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        match ended:
            case SabotageWindow(stopped=True):
                self.stopped = (*self.stopped, self.named)
                self.named = NOBODY
            case SabotageWindow():
                s.push(ChooseRoute(player=self.player, stack=self.named, limit=self.limit))
            case ChooseRoute() | DrawActionCard():
                s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {
            "player": self.player,
            "third": self.third,
            "limit": self.limit,
            "named": self.named,
            "stopped": self.stopped,
        }

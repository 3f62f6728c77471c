"""The card New Planning: one cube goes to another city, at any time on one's own turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from footplate.games.volldampf.actions import (
    CUBE_PUT,
    NEW_PLANNING_PLAYED,
    LiftCube,
    PlayNewPlanning,
    PutCube,
)
from footplate.games.volldampf.board import GOODS
from footplate.games.volldampf.cards import NEW_PLANNING
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import changed
from footplate.rails.goods import stacked


def holds_new_planning(phase: Any, s: Volldampf, seat: Seat, play: PlayNewPlanning) -> bool:
    """Only who holds New Planning can play it. [VD-87]"""
    return s.holds(seat, NEW_PLANNING)


def a_cube_lies_out(phase: Any, s: Volldampf, seat: Seat, play: PlayNewPlanning) -> bool:
    """There must be a cube to move. [VD-87]"""
    return any(s.cubes)


NEW_PLANNING_RULES = (Rule("VD-87", holds_new_planning), Rule("VD-87", a_cube_lies_out))
_PLAY = (NEW_PLANNING_PLAYED,)


def planning(s: Volldampf, seat: Seat) -> tuple[Action, ...]:
    """New Planning, for a player on turn who holds it. [VD-87]"""
    return _PLAY if s.holds(seat, NEW_PLANNING) and any(s.cubes) else ()


def play_new_planning(s: Volldampf, seat: Seat) -> None:
    """The card is played; its player chooses the cube and then the city. [VD-87]"""
    s.play_card(seat, NEW_PLANNING)
    s.push(NewPlanning(player=seat))


def cube_is_there(phase: Any, s: Volldampf, seat: Seat, lift: LiftCube) -> bool:
    """A cube of the colour lies in the city. [VD-87]"""
    return s.cubes[GOODS.stack(lift.place, lift.colour)] > 0


def a_cube_is_lifted(phase: NewPlanning, s: Volldampf, seat: Seat, put: PutCube) -> bool:
    """The cube is chosen before the city. [VD-87]"""
    return phase.lifted_from != NOBODY


def another_city(phase: NewPlanning, s: Volldampf, seat: Seat, put: PutCube) -> bool:
    """The cube goes to another city than the one it lay in. [VD-87]"""
    return put.place != phase.lifted_from


def no_cube_is_lifted(phase: NewPlanning, s: Volldampf, seat: Seat, lift: LiftCube) -> bool:
    """One cube is moved, not two. [VD-87]"""
    return phase.lifted_from == NOBODY


class NewPlanning(Phase[Volldampf]):
    """One cube moves to another city of choice; on its own colour it is not delivered. [VD-87]"""

    cites: ClassVar[str] = "VD-87"
    judges: ClassVar[Judges] = {
        LiftCube: (Rule("VD-87", no_cube_is_lifted), Rule("VD-87", cube_is_there)),
        PutCube: (Rule("VD-87", a_cube_is_lifted), Rule("VD-87", another_city)),
    }

    player: Seat
    lifted_from: int

    def __init__(self, player: Seat = NOBODY, lifted_from: int = NOBODY) -> None:
        self.player = player
        self.lifted_from = lifted_from

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (self.player,)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        if self.lifted_from == NOBODY:
            return [
                LiftCube(GOODS.place(stack), GOODS.colour(stack))
                for stack, count in enumerate(s.cubes)
                if count
            ]
        return CUBE_PUT[: self.lifted_from] + CUBE_PUT[self.lifted_from + 1 :]

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case LiftCube(place=place, colour=colour):
                s.cubes = stacked(s.cubes, GOODS.stack(place, colour), -1)
                s.loose_cubes = changed(s.loose_cubes, colour, 1)
                self.lifted_from = place
            case PutCube(place=place):
                put_loose_cube(s, place)
                s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player, "lifted_from": self.lifted_from}


def put_loose_cube(s: Volldampf, place: int) -> None:
    """The cube in a player's fingers is put on a city."""
    colour = s.loose_cubes.index(1)
    s.loose_cubes = changed(s.loose_cubes, colour, 0)
    s.cubes = stacked(s.cubes, GOODS.stack(place, colour), 1)

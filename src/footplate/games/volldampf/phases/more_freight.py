"""The card More Freight: a cube from the bag for a city of choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.volldampf.actions import CUBE_DRAWN, CUBE_PUT, DrawCube, PutCube
from footplate.games.volldampf.phases.new_planning import put_loose_cube
from footplate.games.volldampf.state import NOBODY, Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.state import added, changed


class MoreFreight(Phase[Volldampf]):
    """A cube is drawn blindly, then put on a city of the player's choice. [VD-85]"""

    cites: ClassVar[str] = "VD-85"
    purpose: ClassVar[str] = "cubes"
    judges: ClassVar[Judges] = {PutCube: ()}

    player: Seat

    def __init__(self, player: Seat = NOBODY) -> None:
        self.player = player

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (self.player,) if any(s.loose_cubes) else (CHANCE,)

    def odds(self, s: Volldampf) -> Odds:
        return draw(s.bag, CUBE_DRAWN)

    def options(self, s: Volldampf, seat: Seat) -> Iterable[Action]:
        return CUBE_PUT

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        match action:
            case DrawCube(colour=colour):
                s.bag = added(s.bag, colour, -1)
                s.loose_cubes = changed(s.loose_cubes, colour, 1)
            case PutCube(place=place):
                put_loose_cube(s, place)
                s.leave()

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"player": self.player}

"""Phase 1: uncover merchandise cards and place merchandise cubes; the same draws serve the set-up."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.volldampf.actions import (
    CUBE_DRAWN,
    MERCHANDISE_UNCOVERED,
    DrawCube,
    UncoverMerchandise,
)
from footplate.games.volldampf.board import GERMAN, GOODS
from footplate.games.volldampf.cards import MERCHANDISE
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added, changed
from footplate.rails.goods import stacked

CARDS_AT_SETUP = {2: 5, 3: 4, 4: 2, 5: 1, 6: 1}
CARDS_A_ROUND = {2: 1, 3: 2, 4: 2, 5: 3, 6: 4}


class PlaceCubes(Phase[Volldampf]):
    """Each city in the line gets one random cube of whatever colour; an empty bag gives none. [VD-21]"""

    cites: ClassVar[str] = "VD-21"
    purpose: ClassVar[str] = "cubes"

    cities: tuple[int, ...]

    def __init__(self, cities: tuple[int, ...] = ()) -> None:
        self.cities = cities

    def enter(self, s: Volldampf) -> None:
        self._go_on(s)

    def _go_on(self, s: Volldampf) -> None:
        if not self.cities or not any(s.bag):
            s.leave()

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Volldampf) -> Odds:
        return draw(s.bag, CUBE_DRAWN)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCube)
        s.bag = added(s.bag, action.colour, -1)
        s.cubes = stacked(s.cubes, GOODS.stack(self.cities[0], action.colour), 1)
        self.cities = self.cities[1:]
        self._go_on(s)

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"cities": self.cities}


class StockCities(Phase[Volldampf]):
    """At set-up every blue and violet city gets a cube. [VD-13]"""

    def enter(self, s: Volldampf) -> None:
        s.push(PlaceCubes(cities=GERMAN))

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        s.leave()


class UncoverMerchandiseCards(Phase[Volldampf]):
    """Merchandise cards are turned up one by one; each city named gets a cube. [VD-21]"""

    cites: ClassVar[str] = "VD-21"
    purpose: ClassVar[str] = "merchandise"

    left: int = 0

    def cards(self, s: Volldampf) -> int:
        """How many cards are turned up. [VD-21]"""
        return CARDS_A_ROUND[s.players]

    def enter(self, s: Volldampf) -> None:
        self.left = self.cards(s)

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        if not self.left:
            s.leave()

    def actors(self, s: Volldampf) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Volldampf) -> Odds:
        return draw(s.merchandise, MERCHANDISE_UNCOVERED)

    def apply(self, s: Volldampf, seat: Seat, action: Action) -> None:
        assert isinstance(action, UncoverMerchandise)
        s.merchandise = changed(s.merchandise, action.card, 0)
        s.used_merchandise = changed(s.used_merchandise, action.card, 1)
        self.left -= 1
        s.push(PlaceCubes(cities=MERCHANDISE[action.card]))

    def shows(self, s: Volldampf, seat: Seat | None) -> dict[str, Shown]:
        return {"left": self.left}


class FirstMerchandiseCards(UncoverMerchandiseCards):
    """The merchandise cards of the set-up. [VD-13]"""

    def cards(self, s: Volldampf) -> int:
        """How many cards are turned up before the first round. [VD-13]"""
        return CARDS_AT_SETUP[s.players]

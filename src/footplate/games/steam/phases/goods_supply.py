"""Set-up: cubes from the bag onto the cities and the Goods Supply."""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.steam.actions import CUBE_DRAWN, DrawCube
from footplate.games.steam.components import CUBES_A_SPACE
from footplate.games.steam.state import Steam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added
from footplate.rails.goods import stacked

FEW: Final = 3  # with so many players or fewer some cubes are left out


def city_cubes(s: Steam, stop: int) -> int:
    """How many cubes a printed city gets. [ST-01, ST-10]"""
    cubes = s.board.cubes[stop]
    return cubes - s.board.fewer_cubes if len(s.cash) <= FEW else cubes


def space_cubes(s: Steam) -> int:
    """How many cubes a Goods Supply space gets. [ST-01, ST-10]"""
    return CUBES_A_SPACE - 1 if len(s.cash) <= FEW else CUBES_A_SPACE


class DrawCubes(Phase[Steam]):
    """Cubes are drawn from the bag, one after the other. [ST-10]"""

    cites: ClassVar[str] = "ST-10"
    purpose: ClassVar[str] = "bag"

    drawn: int = 0

    def actors(self, s: Steam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Steam) -> Odds:
        return draw(s.bag, CUBE_DRAWN)

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCube)
        colour = action.colour
        s.bag = added(s.bag, colour, -1)
        self.drawn += 1
        self.put(s, colour)

    def put(self, s: Steam, colour: int) -> None:
        """The cube that was drawn comes to its place."""


class StockCities(DrawCubes):
    """Each city gets random cubes, as many as are printed on it. [ST-10]"""

    city: int = 0  # of the board's cities the one being stocked; `drawn` are the cubes it has got

    def enter(self, s: Steam) -> None:
        self._go_on(s)

    def put(self, s: Steam, colour: int) -> None:
        stop = s.board.cities[self.city]
        s.cubes = stacked(s.cubes, s.board.goods.stack(stop, colour), 1)
        if self.drawn == city_cubes(s, stop):
            self._go_on(s)

    def _go_on(self, s: Steam) -> None:
        cities = s.board.cities
        while self.city < len(cities) and self.drawn == city_cubes(s, cities[self.city]):
            self.city += 1
            self.drawn = 0
        if self.city == len(cities):
            s.leave()

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"city": self.city, "drawn": self.drawn}


class StockGoodsSupply(DrawCubes):
    """Each Goods Supply space gets three random cubes, two with three players. [ST-10, ST-14]"""

    def put(self, s: Steam, colour: int) -> None:
        stocks, each = s.board.stocks, space_cubes(s)
        s.stocks = stacked(s.stocks, stocks.stack((self.drawn - 1) // each, colour), 1)
        if self.drawn == stocks.places * each:
            s.leave()

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"drawn": self.drawn}

"""Set-up: goods on the supply cities, the sides of the tiles, blocked borders, and who starts."""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.steamrollers.actions import (
    CHART_ROLLED,
    GOOD_DRAWN,
    ORDER_SHOWN,
    TILE_SHOWN,
    DrawGood,
    RollChart,
    ShowOrder,
    ShowTile,
    StartPlayer,
)
from footplate.games.steamrollers.components import COAL, FACES, ORDER_FACES, ORDERS, TILES
from footplate.games.steamrollers.sheet import CHARTS, COLOUR_OF, REGIONS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw, equal
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added, changed

MORE_GOODS: Final = 2  # on a city than there are players


class StockCities(Phase[SteamRollers]):
    """Each city gets goods, two more than there are players; none keeps its own colour. [SR-03]"""

    cites: ClassVar[str] = "SR-03"
    purpose: ClassVar[str] = "goods"

    city: int = 0

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return draw(s.bag, GOOD_DRAWN)

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawGood)
        s.bag = added(s.bag, action.colour, -1)
        s.supply = changed(s.supply, self.city, self.lined_up((*s.supply[self.city], action.colour)))
        if len(s.supply[self.city]) == s.players + MORE_GOODS:
            self.city += 1
            if self.city == REGIONS:
                _remove_own_colours(s)
                s.leave()

    def lined_up(self, line: tuple[int, ...]) -> tuple[int, ...]:
        """Nobody heeds the order of the goods, so it is that of their colours. [SR-34]"""
        return tuple(sorted(line))

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"city": self.city}


def _remove_own_colours(s: SteamRollers) -> None:
    """Goods of their city's colour go back into the bag; coal may come for them. [SR-03, SR-04, SR-13]"""
    for city, line in enumerate(s.supply):
        own = COLOUR_OF[city]
        removed = line.count(own)
        s.bag = added(s.bag, own, removed)
        stays = tuple([colour for colour in line if colour != own])
        if removed and s.options.coal:
            stays = (*stays, COAL)
            s.box_of_coal -= 1
        s.supply = changed(s.supply, city, stays)


class ShowTiles(Phase[SteamRollers]):
    """Each action tile shows a random side for the whole game. [SR-05]"""

    cites: ClassVar[str] = "SR-05"
    purpose: ClassVar[str] = "action tiles"

    tile: int = 0

    def belongs(self, face: int) -> bool:
        """Whether a face is one of this game's tiles: the solo 2 is left out. [SR-05]"""
        return not FACES[face].solo

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return equal([shown for shown in TILE_SHOWN if self._is_next(shown.face)])

    def _is_next(self, face: int) -> bool:
        return FACES[face].tile == self.tile and self.belongs(face)

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, ShowTile)
        s.faces = changed(s.faces, self.tile, action.face)
        self.tile += 1
        if self.tile == TILES:
            s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"tile": self.tile}


class ShowOrders(Phase[SteamRollers]):
    """With orders, each order tile shows a random side for the whole game. [SR-06]"""

    cites: ClassVar[str] = "SR-06"
    purpose: ClassVar[str] = "order tiles"

    order: int = 0

    def enter(self, s: SteamRollers) -> None:
        if not s.options.orders:
            s.leave()

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return equal([shown for shown in ORDER_SHOWN if ORDER_FACES[shown.face].order == self.order])

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, ShowOrder)
        s.order_faces = changed(s.order_faces, self.order, action.face)
        self.order += 1
        if self.order == ORDERS:
            s.leave()

    def shows(self, s: SteamRollers, seat: Seat | None) -> dict[str, Shown]:
        return {"order": self.order}


class BlockBorders(Phase[SteamRollers]):
    """In the medium and the hard game a die picks the chart of blocked borders. [SR-09]"""

    cites: ClassVar[str] = "SR-09"
    purpose: ClassVar[str] = "borders"

    def enter(self, s: SteamRollers) -> None:
        if s.options.borders == "open":
            s.leave()

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return equal(CHART_ROLLED)

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, RollChart)
        s.chart = CHARTS[s.options.borders][action.chart]
        s.leave()


class DrawStartPlayer(Phase[SteamRollers]):
    """The start player is drawn, unless one was named. [SR-07]"""

    cites: ClassVar[str] = "SR-07"
    purpose: ClassVar[str] = "start player"

    def enter(self, s: SteamRollers) -> None:
        if s.options.start_player:
            s.start = s.options.start_player - 1
            s.leave()

    def actors(self, s: SteamRollers) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: SteamRollers) -> Odds:
        return equal([StartPlayer(seat) for seat in range(s.players)])

    def apply(self, s: SteamRollers, seat: Seat, action: Action) -> None:
        assert isinstance(action, StartPlayer)
        s.start = action.seat
        s.leave()

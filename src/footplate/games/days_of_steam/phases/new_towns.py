"""New towns: turned up from the deck, with goods from the bag. [DS-03, DS-34]"""

from __future__ import annotations

from typing import ClassVar, Final

from footplate.games.days_of_steam.actions import GOOD_DRAWN, TOWN_TURNED_UP, DrawGood, TurnUpTown
from footplate.games.days_of_steam.state import SHADES, SORTS, DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.phase import Phase, Shown
from footplate.kernel.state import added, changed

GOODS_A_TOWN: Final = 2


class DrawGoods(Phase[DaysOfSteam]):
    """Two goods are drawn from the bag, or what is left in it. [DS-34]"""

    cites: ClassVar[str] = "DS-34"
    purpose: ClassVar[str] = "goods"

    drawn: int

    def __init__(self, drawn: int = 0) -> None:
        self.drawn = drawn

    def enter(self, s: DaysOfSteam) -> None:
        self._go_on(s)

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return draw(s.bag, GOOD_DRAWN)

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawGood)
        s.bag = added(s.bag, action.colour, -1)
        self.drawn += 1
        self.put(s, action.colour)
        self._go_on(s)

    def put(self, s: DaysOfSteam, colour: int) -> None:
        """The good that was drawn comes to its place."""

    def _go_on(self, s: DaysOfSteam) -> None:
        if self.drawn == GOODS_A_TOWN or not any(s.bag):
            s.leave()

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"drawn": self.drawn}


class StockTown(DrawGoods):
    """A town drawn from the deck gets its goods after it is placed. [DS-34]"""

    def put(self, s: DaysOfSteam, colour: int) -> None:
        town = len(s.towns) - 1
        s.goods = added(s.goods, town * SORTS + s.sort(colour, town), 1)


class StockDisplay(DrawGoods):
    """A town that is turned up gets its goods beside the map. [DS-03, DS-34]"""

    display: int

    def __init__(self, drawn: int = 0, display: int = 0) -> None:
        super().__init__(drawn)
        self.display = display

    def put(self, s: DaysOfSteam, colour: int) -> None:
        s.display_goods = added(s.display_goods, self.display * SHADES + colour, 1)

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"drawn": self.drawn, "display": self.display}


class TurnUpTownTile(Phase[DaysOfSteam]):
    """A place of the display is filled from the deck. [DS-03, DS-34]"""

    cites: ClassVar[str] = "DS-34"
    purpose: ClassVar[str] = "towns"

    display: int

    def __init__(self, display: int = 0) -> None:
        self.display = display

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: DaysOfSteam) -> Odds:
        return draw(s.town_deck, TOWN_TURNED_UP)

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnUpTown)
        s.town_deck = added(s.town_deck, action.town, -1)
        s.display = changed(s.display, self.display, action.town)
        s.push(StockDisplay(display=self.display))

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        s.leave()

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"display": self.display}

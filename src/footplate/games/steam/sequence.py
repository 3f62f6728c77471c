"""The game and its turn: which phase follows which."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from footplate.games.steam.phases.action_tiles import SelectActionTiles, SelectFreeActionTiles
from footplate.games.steam.phases.build_track import BuildTrack, BuildTrackOrDecline
from footplate.games.steam.phases.buy_capital import BuyCapital
from footplate.games.steam.phases.first_order import (
    AuctionFirstOrder,
    DrawFirstBidder,
    RandomFirstOrder,
    RandomOrderOfPlay,
)
from footplate.games.steam.phases.goods_supply import StockCities, StockGoodsSupply
from footplate.games.steam.phases.income import CollectIncome, PayExpenses
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.new_turn import SetUpNewTurn
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.phases.turn_order import DetermineTurnOrder
from footplate.games.steam.state import TURNS, Steam
from footplate.kernel.phase import Phase, Sequence

Steps: TypeAlias = "tuple[type[Phase[Any]], ...]"

BASE_TURN: Final = (
    SelectActionTiles,
    BuildTrack,
    MoveGoods,
    CollectIncome,
    DetermineTurnOrder,
    SetUpNewTurn,
)
STANDARD_TURN: Final = (
    BuyCapital,
    DetermineOrderOfPlay,
    SelectFreeActionTiles,
    BuildTrackOrDecline,
    MoveGoods,
    PayExpenses,
    SetUpNewTurn,
)


class BaseTurn(Sequence[Steam]):
    """The six phases of the Base Game, from ST-28 to ST-75."""

    steps: ClassVar[Steps] = BASE_TURN


class StandardTurn(Sequence[Steam]):
    """The seven phases of the Standard Game. [ST-90]"""

    steps: ClassVar[Steps] = STANDARD_TURN


class Turns(Phase[Steam]):
    """As many turns as there are for the number of players. [ST-12]"""

    turn: ClassVar[type[Phase[Any]]] = BaseTurn

    played: int

    def __init__(self, played: int = 0) -> None:
        self.played = played

    def enter(self, s: Steam) -> None:
        self._go_on(s)

    def resume(self, s: Steam, ended: Phase[Steam]) -> None:
        self.played += 1
        self._go_on(s)

    def _go_on(self, s: Steam) -> None:
        if self.played == TURNS[s.players]:
            s.leave()
        else:
            s.push(self.turn())


class StandardTurns(Turns):
    """As many turns in the Standard Game. [ST-90]"""

    turn: ClassVar[type[Phase[Any]]] = StandardTurn


class BaseGame(Sequence[Steam]):
    """An auction for the first order, then the turns. [ST-26]"""

    steps: ClassVar[Steps] = (StockCities, StockGoodsSupply, DrawFirstBidder, AuctionFirstOrder, Turns)


class FirstGame(Sequence[Steam]):
    """The Base Game with a first order drawn at random. [ST-25]"""

    steps: ClassVar[Steps] = (StockCities, StockGoodsSupply, RandomFirstOrder, Turns)


class StandardGame(Sequence[Steam]):
    """A first order drawn at random, then the turns. [ST-90]"""

    steps: ClassVar[Steps] = (StockCities, StockGoodsSupply, RandomOrderOfPlay, StandardTurns)

"""The game and its round: which phase follows which."""

from __future__ import annotations

from typing import Any, ClassVar

from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.everything_new import EverythingNew
from footplate.games.volldampf.phases.income import CardsForTheLast, GainIncome, track_cards_left
from footplate.games.volldampf.phases.merchandise import (
    FirstMerchandiseCards,
    StockCities,
    UncoverMerchandiseCards,
)
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.start_player import DrawStartPlayer
from footplate.games.volldampf.phases.subsidy import Subsidies
from footplate.games.volldampf.phases.track_cards import UncoverTrackCards
from footplate.games.volldampf.phases.transport import TransportCubes
from footplate.games.volldampf.phases.two_players import SealedBids, SealedBonds
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.phase import Phase, Sequence

ROUND = (
    UncoverMerchandiseCards,
    UncoverTrackCards,
    PurchaseBonds,
    EverythingNew,
    AuctionTurnOrder,
    ChooseTrackCards,
    PlaceTrackSections,
    TransportCubes,
    Subsidies,
    GainIncome,
    CardsForTheLast,
)
TWO_PLAYER_ROUND = (
    UncoverMerchandiseCards,
    UncoverTrackCards,
    SealedBonds,
    EverythingNew,
    SealedBids,
    ChooseTrackCards,
    PlaceTrackSections,
    TransportCubes,
    Subsidies,
    GainIncome,
    CardsForTheLast,
)


class Round(Sequence[Volldampf]):
    """The seven phases of a round. [VD-20]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = ROUND


class TwoPlayerRound(Sequence[Volldampf]):
    """The round of two players, with sealed bonds and bids. [VD-24, VD-33]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = TWO_PLAYER_ROUND


class Rounds(Phase[Volldampf]):
    """Rounds are played until the track cards have been used up. [VD-20]"""

    def enter(self, s: Volldampf) -> None:
        self._go_on(s)

    def resume(self, s: Volldampf, ended: Phase[Volldampf]) -> None:
        self._go_on(s)

    def _go_on(self, s: Volldampf) -> None:
        if not track_cards_left(s):
            s.leave()
            return
        s.round += 1
        s.push(TwoPlayerRound() if s.players == 2 else Round())


class WholeGame(Sequence[Volldampf]):
    """The draws of the set-up, then the rounds."""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (
        DrawStartPlayer,
        StockCities,
        FirstMerchandiseCards,
        Rounds,
    )

"""The game: which phase follows which, for several players and for one alone."""

from __future__ import annotations

from typing import Any, ClassVar

from footplate.games.steamrollers.olive.influence import RollInfluence
from footplate.games.steamrollers.olive.solitaire import LineUpGoods, ShowSoloTiles, SoloRounds
from footplate.games.steamrollers.phases.powers import PickPowers
from footplate.games.steamrollers.phases.set_up import (
    BlockBorders,
    DrawStartPlayer,
    ShowOrders,
    ShowTiles,
    StockCities,
)
from footplate.games.steamrollers.phases.turn import Rounds
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.phase import Phase, Sequence


class WholeGame(Sequence[SteamRollers]):
    """Set-up, powers, and the rounds. [SR-03, SR-10]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (
        StockCities,
        ShowTiles,
        ShowOrders,
        BlockBorders,
        DrawStartPlayer,
        PickPowers,
        Rounds,
    )


class WholeSoloGame(Sequence[SteamRollers]):
    """Set-up, Olive's influence, and the rounds. [SR-70]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (
        LineUpGoods,
        ShowSoloTiles,
        BlockBorders,
        RollInfluence,
        SoloRounds,
    )

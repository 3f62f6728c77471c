"""The game: which phase follows which."""

from __future__ import annotations

from typing import Any, ClassVar

from footplate.games.days_of_steam.phases.draw import DealTiles
from footplate.games.days_of_steam.phases.set_up import DrawFirstPlayer, FoundFirstTown, LayOutTowns
from footplate.games.days_of_steam.phases.turn import Turns
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.phase import Phase, Sequence


class WholeGame(Sequence[DaysOfSteam]):
    """Set-up, then the turns. [DS-03, DS-04, DS-06]"""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (
        FoundFirstTown,
        LayOutTowns,
        DealTiles,
        DrawFirstPlayer,
        Turns,
    )

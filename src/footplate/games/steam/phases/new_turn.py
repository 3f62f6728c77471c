"""Set up a new turn."""

from __future__ import annotations

from typing import ClassVar

from footplate.games.steam.components import TURN_ORDER
from footplate.games.steam.phases.turn_order import is_last_turn
from footplate.games.steam.state import NO_TILE, NOBODY, Steam
from footplate.kernel.phase import Phase


class SetUpNewTurn(Phase[Steam]):
    """The action tiles are returned and the turn marker advances, but not after the last turn. [ST-75]"""

    cites: ClassVar[str] = "ST-75"

    def enter(self, s: Steam) -> None:
        if not is_last_turn(s):
            holders = [seat for seat in s.order if s.tile[seat] == TURN_ORDER + 1]
            s.had_turn_order = holders[0] if holders else NOBODY
            s.tile = (NO_TILE,) * s.players
            s.turn += 1
        s.leave()

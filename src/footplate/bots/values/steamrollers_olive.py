"""What a player alone and Olive may expect at the end of a game of SteamRollers."""

from __future__ import annotations

from typing import Final

from footplate.bots.forecast import Forecast
from footplate.bots.values.steamrollers_signs import signs
from footplate.games.steamrollers.actions import WHITE_ROLLED
from footplate.games.steamrollers.olive.scoring import olive_points
from footplate.games.steamrollers.olive.solitaire import RollThreeDice
from footplate.games.steamrollers.olive.turn import RollForOlive
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import ALONE, SteamRollers
from footplate.kernel.action import CHANCE

CROSSED_OUT: Final = 100.0  # points: Olive has won at once


def reached(s: SteamRollers) -> tuple[float, float]:
    """The points that the player and Olive have."""
    if s.olive_has_won:
        return float(sum(points(s, ALONE))), CROSSED_OUT
    return float(sum(points(s, ALONE))), float(sum(olive_points(s)))


def begins_turn(s: SteamRollers) -> bool:
    """Whether a turn is about to begin."""
    return not s.over and isinstance(s.agenda[-1], RollThreeDice) and not any(s.dice)


def foreseen(s: SteamRollers, forecast: Forecast) -> tuple[float, float]:
    """The points that the player and Olive may expect of a game that is not over, by a forecast."""
    mine, hers = reached(s)
    more, more_of_hers = forecast(signs(s))
    return mine + more, hers + more_of_hers


def rolled(s: SteamRollers) -> list[SteamRollers]:
    """Where Olive's die may lead that is rolled now: it shows a city that is not empty in the end."""
    found = []
    for roll in WHITE_ROLLED:
        if s.supply[roll.die]:
            after = s.copy()
            after.agenda[-1].apply(after, CHANCE, roll)
            found.append(after)
    return found


def is_rolled_for(s: SteamRollers) -> bool:
    """Whether Olive's die is rolled now."""
    return not s.over and isinstance(s.agenda[-1], RollForOlive)

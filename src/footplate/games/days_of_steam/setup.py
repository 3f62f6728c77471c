"""The set-up of Days of Steam."""

from __future__ import annotations

from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.sequence import WholeGame
from footplate.games.days_of_steam.state import DaysOfSteam, blank


def setup(options: DaysOfSteamOptions) -> DaysOfSteam:
    """The box is open; chance does the rest. [DS-03]"""
    s = blank(options)
    s.push(WholeGame())
    return s

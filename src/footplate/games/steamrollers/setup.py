"""The set-up of SteamRollers."""

from __future__ import annotations

from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.sequence import WholeGame, WholeSoloGame
from footplate.games.steamrollers.state import SteamRollers, blank


def setup(options: SteamRollersOptions) -> SteamRollers:
    """Sheets are handed out; chance does the rest. [SR-02, SR-70]"""
    s = blank(options)
    s.push(WholeSoloGame() if options.solo else WholeGame())
    return s

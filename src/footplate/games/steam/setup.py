"""The set-up of Steam."""

from __future__ import annotations

from footplate.games.steam.options import SteamOptions
from footplate.games.steam.sequence import BaseGame, FirstGame, StandardGame
from footplate.games.steam.state import Steam, blank


def setup(options: SteamOptions) -> Steam:
    """The map and the box; chance does the rest. [ST-10, ST-11]"""
    s = blank(options)
    if options.game == "standard":
        s.push(StandardGame())
    elif options.first_order == "random":
        s.push(FirstGame())
    else:
        s.push(BaseGame())
    return s

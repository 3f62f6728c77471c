"""Traffic: where goods go in Steam, by the names of places; an action has only the sides they leave by."""

from __future__ import annotations

from footplate.games.steam.actions import MoveCube
from footplate.games.steam.phases.move_goods import path
from footplate.games.steam.progress import place_name
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action
from footplate.rails.grid import SIDES


def delivery(s: Steam, move: Action) -> dict[str, list[str]]:
    """From where a cube goes, to where, and all stops of its way."""
    assert isinstance(move, MoveCube)
    hexes = (move.hex, *[s.other[terminal] // SIDES for terminal in path(s, move)])
    way = [place_name(s, hex) for hex in hexes]
    return {"from": way[:1], "to": way[-1:], "way": way}

"""Which tile is laid where, in the words of a story."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.actions import LayTrack
from footplate.games.steam.aftermath import Facts
from footplate.games.steam.components import TILES
from footplate.games.steam.laying import change
from footplate.games.steam.progress import place_name
from footplate.games.steam.state import Steam
from footplate.rails.grid import SIDE_NAMES, SIDES, opposite
from footplate.rails.tiles import BARE, sides

NONE: Final = "none"


def tile_facts(s: Steam, lay: LayTrack) -> Facts:
    """Which tile is laid where, and what it does to the hex. [ST-40, ST-49, ST-50]"""
    new, old = TILES.number(lay.tile, lay.rotation), s.track[lay.hex]
    redirects = old != BARE and change(old, new).turn is not None
    not_extended: Facts = {"extended": NONE} if redirects else {}
    return {
        **not_extended,
        "tile": TILES.names[lay.tile],
        "track": ", ".join(["–".join([SIDE_NAMES[side] for side in sides(one)]) for one in _segments(new)]),
        "done": "new" if old == BARE else "redirects" if redirects else "improves",
        "hex": place_name(s, lay.hex),
        "ground": _ground(s, lay.hex) if old == BARE else NONE,
        **_whereabouts(s, lay.hex),
    }


def _segments(lay: int) -> tuple[int, ...]:
    """The track of a lay; the exits of a town tile as one."""
    shown = TILES.lays[lay]
    return (shown.exits,) if shown.town else shown.segments


def _ground(s: Steam, hex: int) -> str:
    at = s.board.chart.hexes[hex]
    return {(False, False): "plains", (False, True): "river", (True, False): "hills", (True, True): "both"}[
        at.hills, at.river
    ]


def _whereabouts(s: Steam, hex: int) -> Facts:
    """On which side of a neighbouring place a hex lies, a city first; "none" where there is no such place."""
    near = [
        (meets // SIDES, side) for side in range(SIDES) if (meets := s.board.across[hex * SIDES + side]) >= 0
    ]
    stops = [(at, side) for at, side in near if s.board.stop[at] >= 0]
    if s.board.stop[hex] >= 0 or not stops:
        return {"near": NONE, "side": NONE}
    at, side = min(stops, key=lambda one: not s.is_city(one[0]))
    return {"near": place_name(s, at), "side": SIDE_NAMES[opposite(side)]}

"""Where track leads on a sheet: to a city, into an empty hex, or nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from footplate.games.steamrollers.sheet import (
    ACROSS,
    FIRST_CITY,
    NO_TRACK,
    NOWHERE,
    OPEN,
    SIDES,
    SPOTS,
    TRACKS,
)

EDGE: Final = "edge"  # of the sheet
BLOCKED: Final = "blocked"  # a border that nothing crosses
DEAD: Final = "dead"  # a hex whose track does not touch that side
RING: Final = "ring"  # the hex where one began
_TURN: Final = len(SIDES)


def leads_to(sheet: Sequence[int], hex: int, out: int, chart: int) -> str:
    """The city or the empty hex that track reaches from a side of a hex, or why it reaches none. [SR-21]"""
    at = hex
    while True:
        here, at = at, ACROSS[chart][at * _TURN + out]
        if at == NOWHERE:
            return EDGE if ACROSS[OPEN][here * _TURN + out] == NOWHERE else BLOCKED
        if at == hex:
            return RING
        if at >= FIRST_CITY or sheet[at] == NO_TRACK:
            return str(SPOTS[at])
        ends, into = TRACKS[sheet[at]], (out + 3) % _TURN
        if into not in ends:
            return DEAD
        out = sum(ends) - into


def meets(sheet: Sequence[int], hex: int, chart: int) -> list[str]:
    """The sides of a hex at which there is a city, or track that ends there. [SR-21]"""
    found = []
    for side, name in enumerate(SIDES):
        beside = ACROSS[chart][hex * _TURN + side]
        if beside >= FIRST_CITY or (beside != NOWHERE and _ends_at(sheet[beside], (side + 3) % _TURN)):
            found.append(name)
    return found


def _ends_at(track: int, side: int) -> bool:
    return track != NO_TRACK and side in TRACKS[track]

"""What a position of SteamRollers is worth: points, goods within reach, and track that leads somewhere."""

from __future__ import annotations

from typing import Final

from footplate.games.steamrollers.goods import colour_of
from footplate.games.steamrollers.phases.deliver_goods import deliveries, goods_at
from footplate.games.steamrollers.phases.use_die import UseDie
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import (
    ACROSS,
    FIRST_CITY,
    HEXES,
    NO_TRACK,
    NOWHERE,
    REGIONS,
    SIDES,
    TAKERS,
    TRACK_NAMES,
    TRACKS,
)
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat

TRIES: Final = 160  # options: more than a die ever has, but for the power of drawing anywhere
A_PROMISE: Final = 0.3  # of a delivery's points, for a good that could be delivered
A_BOX: Final = 1.5  # of the engine, beyond its bonus
A_TILE: Final = 0.2  # in front of a player
A_HELD_POINT: Final = 0.1  # of a tile, which may be used or stolen before the end
AN_ORDER: Final = 0.3  # a good kept for one
JOINED: Final = 0.8  # an end of track at a city, or at another track
LOOSE: Final = 0.2  # an end of track at an empty hex
LOST: Final = -0.8  # an end of track that leads nowhere
A_RING: Final = 1.0  # a track of the ring
_TURN: Final = len(SIDES)
# A ring over all six cities and four towns, in few tracks.
RING: Final = tuple(
    (HEXES.index(hex), TRACK_NAMES.index(track))
    for hex, track in (
        *(("1e", "e-w"), ("3e", "e-w")),
        *(("3f", "e-w"), ("2b", "e-w")),
        *(("2g", "nw-se"), ("6b", "nw-sw")),
        *(("6d", "e-w"), ("4f", "e-w")),
        *(("4e", "e-w"), ("5f", "e-w")),
        *(("5c", "nw-se"), ("1f", "ne-se")),
    )
)


def value(s: SteamRollers, seat: Seat) -> float:
    """Points, of which those on tiles count little until the end, and prospects."""
    mine = points(s, seat)
    worth = sum(mine) - mine.tiles + A_HELD_POINT * mine.tiles + A_TILE * s.holders.count(seat)
    worth += A_BOX * s.checked(seat)
    return worth + _promised(s, seat) + _track(s, seat) + _kept(s, seat) + _opportunity(s, seat)


def _opportunity(s: SteamRollers, seat: Seat) -> float:
    """What the die in hand is good for: the longest delivery, or a box."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, UseDie) or top.player != seat:
        return 0.0
    best = A_BOX if not s.boxes[seat] >> top.die & 1 else 0.0
    return max([best, *[delivery.distance for delivery in deliveries(top, s, seat)]])


def _kept(s: SteamRollers, seat: Seat) -> float:
    width = len(s.kept) // s.players
    return AN_ORDER * sum(s.kept[seat * width : seat * width + width])


def _promised(s: SteamRollers, seat: Seat) -> float:
    """A share of the longest delivery that the engine allows, for each kind of good on each city."""
    reach, within = s.reach[seat], (2 << s.checked(seat)) - 1
    promised = 0.0
    for city in range(REGIONS):
        for good in goods_at(s, seat, city):
            farthest = max([reach[city * REGIONS + to] & within for to in TAKERS[colour_of(good)]])
            promised += max(0, farthest.bit_length() - 1)
    return A_PROMISE * promised


def _track(s: SteamRollers, seat: Seat) -> float:
    """What the ends of all tracks are worth."""
    sheet, across = s.tracks[seat * len(HEXES) : (seat + 1) * len(HEXES)], ACROSS[s.chart]
    worth = 0.0
    for hex, track in enumerate(sheet):
        if track != NO_TRACK:
            worth += sum([_end(sheet, across[hex * _TURN + side], side) for side in TRACKS[track]])
    return worth + A_RING * sum([sheet[hex] == track for hex, track in RING])


def _end(sheet: list[int], beyond: int, side: int) -> float:
    """What an end of track is worth that leads over a side to what is beyond it."""
    if beyond == NOWHERE:
        return LOST
    if beyond >= FIRST_CITY:
        return JOINED
    if sheet[beyond] == NO_TRACK:
        return LOOSE
    return JOINED if (side + 3) % _TURN in TRACKS[sheet[beyond]] else LOST

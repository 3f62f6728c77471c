"""Points, and who wins."""

from __future__ import annotations

from typing import NamedTuple

from footplate.games.steamrollers.components import ENGINE_BONUS, FACES, ORDER_FACES
from footplate.games.steamrollers.network import worth
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.game import Score


class Points(NamedTuple):
    """A player's points by what they are for. [SR-60]"""

    deliveries: int
    network: int
    engine: int
    tiles: int
    orders: int
    power: int


def points(s: SteamRollers, seat: Seat) -> Points:
    """Deliveries, network, the engine's boxes, action and order tiles, the +2 power. [SR-60]"""
    return Points(
        s.delivered[seat],
        worth(s.links[seat]),
        ENGINE_BONUS[s.checked(seat)],
        _of_tiles(s, seat) if seat in s.holders else 0,
        _of_orders(s, seat) if seat in s.order_owners else 0,
        s.bonus[seat],
    )


def _of_tiles(s: SteamRollers, seat: Seat) -> int:
    """What the action tiles are worth that a player holds. [SR-60]"""
    return sum([FACES[s.faces[tile]].points for tile, holder in enumerate(s.holders) if holder == seat])


def _of_orders(s: SteamRollers, seat: Seat) -> int:
    """What the orders are worth that a player has filled. [SR-60]"""
    return sum(
        [
            ORDER_FACES[s.order_faces[order]].points
            for order, owner in enumerate(s.order_owners)
            if owner == seat
        ]
    )


def standing(s: SteamRollers) -> tuple[Score, ...]:
    """Most points win; ties go to the engine's boxes, then to the network, then are shared. [SR-61]"""
    results = []
    for seat in range(s.players):
        mine = points(s, seat)
        results.append((sum(mine), s.checked(seat), mine.network))
    return tuple(
        [
            Score(seat, 1 + sum([other > mine for other in results]), mine[0], mine[1:])
            for seat, mine in enumerate(results)
        ]
    )

"""What a position of Steam is worth: score, and what links, track, income and level promise until the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from footplate.games.steam.board import Board
from footplate.games.steam.money import may_raise
from footplate.games.steam.phases.move_goods import network
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.games.steam.scoring import final_score
from footplate.games.steam.state import TURNS, Steam
from footplate.kernel.action import Seat
from footplate.rails.grid import SIDES
from footplate.rails.routes import Traffic, deliveries, share

RUINED: Final = -100.0
A_POINT: Final = 1.5  # of a delivery, before it is taken as income or victory points
A_LINK: Final = 0.3  # for each turn in which it can still carry goods
AN_END: Final = 1.5  # less for each hex that separates it from a stop
A_HEX: Final = 0.5
A_LEVEL: Final = 0.4
A_GOOD: Final = 0.7  # for each point that goods could bring which can be moved now
UPKEEP: Final = 0.15  # of a level, for each turn, where it costs anything; a trifle where it does not
A_DOLLAR: Final = 0.22
RESERVE: Final = 12  # dollars that are worth more than the rest, where none can be raised later
A_DOLLAR_OF_IT: Final = 0.65
AN_INCOME: Final = 0.25  # for each turn in which it is still paid
DEEP: Final = -3  # income below which debts begin to feed on themselves
DEBT: Final = 0.25
AT_THE_END: Final = 2  # turns from which on income below 0 counts as it will in the end


def value(s: Steam, seat: Seat) -> float:
    """Points and links, and the promise of what one has."""
    if seat in s.bankrupt:
        return RUINED
    left = TURNS[s.players] - s.turn
    coming = _coming(s, seat)
    if not left:
        return final_score(s, seat) + coming
    level = s.level[seat]
    reserve = 0 if may_raise(s, seat) else min(s.cash[seat], RESERVE)
    return (
        s.points[seat]
        + A_POINT * coming
        + s.links[seat] * (1 + A_LINK * min(left, 4))
        + A_GOOD * _goods(s, seat, min(left + 1, 3))
        + A_LEVEL * min(level, left + 1)
        - UPKEEP * level * (left if s.options.game == "standard" else 0.1)
        + A_DOLLAR_OF_IT * reserve
        + A_DOLLAR * (s.cash[seat] - reserve)
        + s.income[seat] * (AN_INCOME * left + (2 if s.income[seat] < 0 and left <= AT_THE_END else 0.5))
        - DEBT * max(0, DEEP - s.income[seat]) ** 2
        + _promise(s, seat)
    )


def _goods(s: Steam, seat: Seat, turns: int) -> int:
    """What the best cubes would bring that could be moved now, two a turn."""
    net = network(s)
    best: list[int] = []
    for stop in range(len(s.board.stops)):
        colours = s.board.goods.colours_at(s.cubes, stop)
        if colours and net.ways[stop]:
            most: dict[int, int] = {}
            for colour, route in deliveries(net, stop, colours, s.level[seat], seat):
                most[colour] = max(most.get(colour, 0), _own(net, stop, route, seat))
            best += most.values()
    return sum(sorted(best, reverse=True)[: 2 * turns])


def _own(net: Traffic, stop: int, route: tuple[int, ...], seat: Seat) -> int:
    """How many links of a route are the seat's."""
    mine, own, node = share(seat), 0, stop
    for side in route:
        for one, far, _, part, _ in net.ways[node]:
            if one == (side,):
                node = far
                own += part == mine
                break
    return own


def _coming(s: Steam, seat: Seat) -> int:
    """Track points that the seat has still to take."""
    top = s.agenda[-1] if s.agenda else None
    return top.points[seat] if isinstance(top, TrackPoints) and seat in top.queue else 0


def _promise(s: Steam, seat: Seat) -> float:
    """Unfinished track, the more the nearer it is to another stop."""
    worth = 0.0
    for end in s.open_ends:
        if s.owner[end] == seat:
            nearest, distance, next_distance = _stops_ahead(s.board)[s.board.across[end] // SIDES]
            if nearest == s.other[end] // SIDES:
                distance = next_distance
            worth += max(0.0, AN_END - A_HEX * distance)
    return worth


@lru_cache(maxsize=8)
def _stops_ahead(board: Board) -> tuple[tuple[int, int, int], ...]:
    """For each hex the nearest stop, how far it is as the crow flies, and how far the next."""
    found = []
    for here in board.chart.hexes:
        steps = [(board.chart.hexes[stop], stop) for stop in board.stops]
        far = [(_distance(there.q - here.q, there.r - here.r), stop) for there, stop in steps]
        (distance, nearest), (next_distance, _) = sorted(far)[:2]
        found.append((nearest, distance, next_distance))
    return tuple(found)


def _distance(q: int, r: int) -> int:
    """How many hexes away a step of axial coordinates is."""
    return max(abs(q), abs(r), abs(q + r))

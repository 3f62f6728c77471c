"""Points, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from footplate.games.days_of_steam.components import COLOURS
from footplate.kernel.action import Seat
from footplate.kernel.game import Score

if TYPE_CHECKING:
    from footplate.games.days_of_steam.state import DaysOfSteam

A_GOOD: Final = 2
A_CIRCUIT: Final = 1
BONUS: Final[tuple[int, ...]] = (0, 0, 1, 3, 5)  # for so many different colours
ENOUGH: Final = 13
_WIDTH: Final = len(COLOURS)


class Parts(NamedTuple):
    """A player's points by what they are for. [DS-90]"""

    goods: int
    colours: int
    circuits: int


def worth(delivered: Sequence[int]) -> int:
    """2 for each good delivered, and the bonus for their different colours. [DS-90]"""
    return A_GOOD * sum(delivered) + BONUS[_WIDTH - delivered.count(0)]


@lru_cache(maxsize=256)
def parts(delivered: tuple[int, ...], circuits: tuple[int, ...]) -> tuple[Parts, ...]:
    """Each player's points for what was delivered, for its colours, and 1 for a circuit counter. [DS-90]"""
    found = []
    for seat, counters in enumerate(circuits):
        goods = delivered[seat * _WIDTH : seat * _WIDTH + _WIDTH]
        colours = BONUS[_WIDTH - goods.count(0)]
        found.append(Parts(A_GOOD * sum(goods), colours, A_CIRCUIT * counters))
    return tuple(found)


@lru_cache(maxsize=256)
def totals(delivered: tuple[int, ...], circuits: tuple[int, ...]) -> tuple[int, ...]:
    """Each player's points, for all of that together. [DS-90]"""
    return tuple([sum(each) for each in parts(delivered, circuits)])


def points(s: DaysOfSteam, seat: Seat) -> int:
    """All parts of the points together. [DS-90]"""
    return worth(s.delivered[seat * _WIDTH : seat * _WIDTH + _WIDTH]) + A_CIRCUIT * s.circuits[seat]


def has_won(s: DaysOfSteam, seat: Seat) -> bool:
    """13 points or more win at once. [DS-90]"""
    return points(s, seat) >= ENOUGH


def standing(s: DaysOfSteam) -> tuple[Score, ...]:
    """Most points win; ties go to circuit counters, then to steam, then are shared. [DS-91]"""
    results = [(points(s, seat), s.circuits[seat], s.steam[seat]) for seat in range(s.players)]
    return tuple(
        [
            Score(seat, 1 + sum([other > mine for other in results]), mine[0], mine[1:])
            for seat, mine in enumerate(results)
        ]
    )

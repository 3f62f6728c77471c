"""The final score, and who wins."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from footplate.kernel.game import Score

INCOME_A_POINT: Final = 2
POINTS_LOST: Final = 2  # for each 1 of negative income


def worth(income: int) -> int:
    """The victory points for income at the end: 1 for 2, or -2 for each 1 below 0. [ST-80]"""
    return income // INCOME_A_POINT if income >= 0 else income * POINTS_LOST


def final_score(s: Steam, seat: Seat) -> int:
    """Victory points, those for income, and 1 for each completed link. [ST-80]"""
    return s.points[seat] + worth(s.income[seat]) + s.links[seat]


def standing(s: Steam) -> tuple[Score, ...]:
    """Ties go to higher income, then the lower action tile; the bankrupt are last. [ST-72, ST-81, ST-82]"""
    results = [_result(s, seat) for seat in range(s.players)]
    return tuple(
        [
            Score(seat, 1 + sum([other > mine for other in results]), mine[1], mine[2:])
            for seat, mine in enumerate(results)
        ]
    )


def _result(s: Steam, seat: Seat) -> tuple[int, ...]:
    """Greater is better; how late a player went bankrupt counts first."""
    lasted = s.bankrupt.index(seat) if seat in s.bankrupt else s.players
    return lasted, final_score(s, seat), s.income[seat], -s.tile[seat]

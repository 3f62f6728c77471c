"""Standard Game, phase 1: buy capital."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steam.actions import TakeCapital
from footplate.games.steam.money import raise_money, steps_left
from footplate.games.steam.state import Steam
from footplate.games.steam.sums import capital
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges
from footplate.kernel.rule import Rule


def no_step_up(phase: BuyCapital, s: Steam, seat: Seat, take: TakeCapital) -> bool:
    """Money is raised, never given back. [ST-91]"""
    return take.steps >= 0


def track_has_the_steps(phase: BuyCapital, s: Steam, seat: Seat, take: TakeCapital) -> bool:
    """Down to -10, then 2 victory points a step. [ST-21, ST-91]"""
    return take.steps <= steps_left(s, seat)


class BuyCapital(EachSeat[Steam]):
    """In turn order $5 for each step down, any number of steps, and only now. [ST-91]"""

    cites: ClassVar[str] = "ST-91"
    judges: ClassVar[Judges] = {
        TakeCapital: (Rule("ST-91", no_step_up), Rule("ST-21", track_has_the_steps)),
    }

    def line(self, s: Steam) -> tuple[Seat, ...]:
        return tuple(s.order)

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        return capital(steps_left(s, seat))

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeCapital)
        raise_money(s, seat, action.steps)
        self.next(s)

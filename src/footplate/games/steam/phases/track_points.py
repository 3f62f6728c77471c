"""Track points: each owner of a link used takes them as income or as victory points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from footplate.games.steam.actions import TAKE_INCOME, TAKE_POINTS, TakeIncome, TakePoints
from footplate.games.steam.money import gain_income
from footplate.games.steam.state import NOBODY, Steam
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import EachSeat, Judges, Shown


class TrackPoints(EachSeat[Steam]):
    """The mover chooses first, the others in turn order; all points of a delivery go one way. [ST-64]"""

    cites: ClassVar[str] = "ST-64"
    judges: ClassVar[Judges] = {TakeIncome: (), TakePoints: ()}

    mover: Seat
    points: tuple[int, ...]  # by seat

    def __init__(
        self, queue: tuple[Seat, ...] = (), mover: Seat = NOBODY, points: tuple[int, ...] = ()
    ) -> None:
        super().__init__(queue)
        self.mover = mover
        self.points = points

    def line(self, s: Steam) -> tuple[Seat, ...]:
        others = [seat for seat in s.order if self.points[seat] and seat != self.mover]
        return (self.mover, *others)

    def options(self, s: Steam, seat: Seat) -> Iterable[Action]:
        return (TAKE_INCOME, TAKE_POINTS)

    def apply(self, s: Steam, seat: Seat, action: Action) -> None:
        match action:
            case TakeIncome():
                gain_income(s, seat, self.points[seat])
            case TakePoints():
                s.points[seat] += self.points[seat]
        self.next(s)

    def shows(self, s: Steam, seat: Seat | None) -> dict[str, Shown]:
        return {"queue": self.queue, "mover": self.mover, "points": self.points}

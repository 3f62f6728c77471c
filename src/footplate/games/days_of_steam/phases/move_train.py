"""Moving the train: segment by segment, with goods on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Protocol

from footplate.games.days_of_steam.actions import ADVANCED, STOP, Advance, BurnCoal, PickUp, Stop
from footplate.games.days_of_steam.components import OPPOSITE, SIDES_OF, TOWN
from footplate.games.days_of_steam.phases.speed_limit import SpeedLimit, fails_up_to
from footplate.games.days_of_steam.state import NOTHING, SHADES, SORTS, DaysOfSteam
from footplate.games.days_of_steam.trains import (
    AT_THE_START,
    START,
    Run,
    advances,
    ahead,
    can_end,
    cost,
    dead_end,
    exits,
    occupied,
    passes_a_curve,
    square_of,
    takes_a_curve,
)
from footplate.kernel.action import Action, Seat
from footplate.kernel.phase import Judges, Phase, Shown
from footplate.kernel.rule import Rule
from footplate.kernel.state import added


class Moving(Protocol):
    """A phase in which a train moves, or may begin to."""

    @property
    def run(self) -> Run:
        """The move so far."""


def _ahead(s: DaysOfSteam, seat: Seat, step: Advance) -> int:
    return ahead(s, square_of(s, seat), step.side)


def _in_the_open(s: DaysOfSteam, seat: Seat, run: Run) -> bool:
    """Whether the train is on track that it entered in this move, where its direction counts."""
    return run.entered != AT_THE_START and s.lay[square_of(s, seat)] != TOWN


def starts_along_its_own_track(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """A move may start along any track joined to where the train stands, and no other. [DS-50]"""
    return _in_the_open(s, seat, phase.run) or exits(s, seat, phase.run) >> step.side & 1 == 1


def does_not_reverse(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """On track a train does not turn round in its move. [DS-52]"""
    return not _in_the_open(s, seat, phase.run) or step.side != phase.run.entered


def exit_is_joined(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """Only exits that a segment joins to the entry can be taken in the same move. [DS-53]"""
    run = phase.run
    if not _in_the_open(s, seat, run) or dead_end(s, s.train[seat], run.entered):
        return True
    return step.side == run.entered or exits(s, seat, run) >> step.side & 1 == 1


def leaves_no_dead_end(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """A dead end ends the move. [DS-54]"""
    run = phase.run
    return not _in_the_open(s, seat, run) or not dead_end(s, s.train[seat], run.entered)


def track_goes_on(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """A train moves along track alone. [DS-23]"""
    return _ahead(s, seat, step) >= 0


def has_the_steam(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """No more steam is spent than the train has. [DS-51]"""
    where = _ahead(s, seat, step)
    return where < 0 or cost(s, seat, where) <= s.steam[seat]


def enters_no_occupied_dead_end(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """A dead end that holds a train cannot be entered. [DS-58]"""
    where = _ahead(s, seat, step)
    return where < 0 or not dead_end(s, where, step.side ^ OPPOSITE) or not occupied(s, seat, where)


def can_end_the_move(phase: Moving, s: DaysOfSteam, seat: Seat, step: Advance) -> bool:
    """With the steam left a place must be in reach where the move may end. [DS-56]"""
    where = _ahead(s, seat, step)
    if where < 0 or dead_end(s, where, step.side ^ OPPOSITE):
        return True
    left = s.steam[seat] - cost(s, seat, where)
    return left < 0 or can_end(s, seat, where, step.side ^ OPPOSITE, left)


def good_lies_here(phase: Moving, s: DaysOfSteam, seat: Seat, load: PickUp) -> bool:
    """A good is picked up where it lies. [DS-60]"""
    town = s.town_at(square_of(s, seat))
    return town != NOTHING and s.goods[town * SORTS + load.good] > 0


def carries_nothing(phase: Moving, s: DaysOfSteam, seat: Seat, load: PickUp) -> bool:
    """A train carries one good at a time. [DS-60]"""
    return s.carried[seat] == NOTHING


def goes_on_with_it(phase: Moving, s: DaysOfSteam, seat: Seat, load: PickUp) -> bool:
    """A good picked up where the move ends would be unloaded there. [DS-66]"""
    return bool(advances(s, seat, phase.run))


def has_moved(phase: Moving, s: DaysOfSteam, seat: Seat, stop: Stop) -> bool:
    """A move enters at least one segment. [DS-51]"""
    return phase.run.begun


def took_nothing_here(phase: Moving, s: DaysOfSteam, seat: Seat, stop: Stop) -> bool:
    """Who has just picked up a good goes on with it. [DS-66]"""
    return not phase.run.loaded


def place_is_free(phase: Moving, s: DaysOfSteam, seat: Seat, stop: Stop) -> bool:
    """A move does not end on track that holds another train. [DS-56]"""
    return not occupied(s, seat, s.train[seat])


def is_the_start_of_the_turn(phase: Moving, s: DaysOfSteam, seat: Seat, action: BurnCoal) -> bool:
    """Coal is burnt before the turn's action, which here has begun. [DS-13]"""
    return False


MOVING: Final[Judges] = {
    PickUp: (
        Rule("DS-60", good_lies_here),
        Rule("DS-60", carries_nothing),
        Rule("DS-66", goes_on_with_it),
    ),
    Advance: (
        Rule("DS-50", starts_along_its_own_track),
        Rule("DS-52", does_not_reverse),
        Rule("DS-53", exit_is_joined),
        Rule("DS-54", leaves_no_dead_end),
        Rule("DS-23", track_goes_on),
        Rule("DS-51", has_the_steam),
        Rule("DS-58", enters_no_occupied_dead_end),
        Rule("DS-56", can_end_the_move),
    ),
}


_PICKED_UP: Final = [PickUp(good) for good in range(SORTS)]
# By sides as bits: the advances over them.
_ADVANCES: Final[list[list[Action]]] = [[ADVANCED[side] for side in sides] for sides in SIDES_OF]


def steps(s: DaysOfSteam, seat: Seat, run: Run) -> list[Action]:
    """Every good that may be picked up, and every way to go on."""
    onward = advances(s, seat, run)
    found: list[Action] = []
    if onward:
        square = square_of(s, seat)
        if s.carried[seat] == NOTHING and s.lay[square] == TOWN:
            found += _loads(s, s.town_at(square))
        found += _ADVANCES[onward]
    return found


def _loads(s: DaysOfSteam, town: int) -> list[Action]:
    """A pick-up for each sort of goods that lies in a town. [DS-60]"""
    row = s.goods[town * SORTS : town * SORTS + SORTS]
    return [_PICKED_UP[good] for good in range(SORTS) if row[good]] if any(row) else []


class MoveTrain(Phase[DaysOfSteam]):
    """The train moves until it stops; what it changed is remembered, for a derailment undoes it. [DS-72]"""

    cites: ClassVar[str] = "DS-10"
    judges: ClassVar[Judges] = {
        **MOVING,
        Stop: (Rule("DS-51", has_moved), Rule("DS-66", took_nothing_here), Rule("DS-56", place_is_free)),
        BurnCoal: (Rule("DS-13", is_the_start_of_the_turn),),
    }

    run: Run = START
    began: int = NOTHING  # where the train stood
    carried: int = NOTHING
    goods: tuple[int, ...] = ()
    delivered: tuple[int, ...] = ()

    def enter(self, s: DaysOfSteam) -> None:
        self.began = s.train[s.turn]
        self.carried = s.carried[s.turn]
        self.goods = s.goods
        self.delivered = s.delivered

    def actors(self, s: DaysOfSteam) -> tuple[Seat, ...]:
        return (s.turn,)

    def options(self, s: DaysOfSteam, seat: Seat) -> Iterable[Action]:
        found = steps(s, seat, self.run)
        if self.run.begun and not self.run.loaded and not occupied(s, seat, s.train[seat]):
            found.append(STOP)
        return found

    def apply(self, s: DaysOfSteam, seat: Seat, action: Action) -> None:
        match action:
            case PickUp(good=good):
                self._load(s, seat, good)
            case Advance(side=side):
                self._advance(s, seat, side)
            case Stop():
                self._stop(s, seat)

    def _load(self, s: DaysOfSteam, seat: Seat, good: int) -> None:
        """The good lies on the train. [DS-60]"""
        s.goods = added(s.goods, s.town_at(square_of(s, seat)) * SORTS + good, -1)
        s.carried[seat] = good
        self.run = self.run._replace(loaded=True)

    def _advance(self, s: DaysOfSteam, seat: Seat, side: int) -> None:
        """The train enters the next segment, pays, and delivers if it can. [DS-51, DS-62]"""
        where = ahead(s, square_of(s, seat), side)
        price = cost(s, seat, where)
        curve = self.run.curved or passes_a_curve(s, seat, self.run, side)
        s.steam[seat] -= price
        s.train[seat] = where
        self.run = Run(side ^ OPPOSITE, self.run.spent + price, curve)
        _deliver(s, seat)

    def _stop(self, s: DaysOfSteam, seat: Seat) -> None:
        """A good not delivered is unloaded in a town; then the speed is looked at. [DS-64, DS-70]"""
        town = s.town_at(square_of(s, seat))
        if town != NOTHING and s.carried[seat] != NOTHING:
            s.goods = added(s.goods, town * SORTS + s.carried[seat], 1)
            s.carried[seat] = NOTHING
        if fails_up_to(self.run.spent) and takes_a_curve(s.lay[square_of(s, seat)], self.run):
            s.push(SpeedLimit(spent=self.run.spent))
        else:
            self._finish(s)

    def resume(self, s: DaysOfSteam, ended: Phase[DaysOfSteam]) -> None:
        if isinstance(ended, SpeedLimit) and ended.derailed:
            self._derail(s)
        self._finish(s)

    def _derail(self, s: DaysOfSteam) -> None:
        """Train and goods return to where they were; the steam is lost. [DS-72]"""
        s.train[s.turn] = self.began
        s.carried[s.turn] = self.carried
        s.goods = self.goods
        s.delivered = self.delivered

    def _finish(self, s: DaysOfSteam) -> None:
        """The train is safe, or back where it was. [DS-15, DS-72]"""
        s.idle = 0 if s.delivered != self.delivered else s.idle + 1
        s.leave()

    def shows(self, s: DaysOfSteam, seat: Seat | None) -> dict[str, Shown]:
        return {"began": self.began, **self.run._asdict()}


def _deliver(s: DaysOfSteam, seat: Seat) -> None:
    """A town takes a good of its colour, of necessity, unless it started there. [DS-62, DS-63]"""
    good, town = s.carried[seat], s.town_at(square_of(s, seat))
    if good != NOTHING and town != NOTHING and s.takes(town, good):
        s.delivered = added(s.delivered, seat * SHADES + s.colour_of(town), 1)
        s.carried[seat] = NOTHING

"""A phase says who acts; Sequence and EachSeat are the two shapes of a rulebook."""

from dataclasses import dataclass
from typing import Any, ClassVar

from footplate.kernel.action import Seat
from footplate.kernel.phase import EachSeat, Phase, Sequence
from footplate.kernel.state import State
from tests.toy.actions import Rest


@dataclass
class Log(State):
    """What happened."""

    lines: list[str]


class Brief(Phase[Log]):
    """Over as soon as it begins."""

    def enter(self, s: Log) -> None:
        s.lines.append("brief")
        s.leave()


class Waiting(Phase[Log]):
    """Waits for somebody to end it."""

    def enter(self, s: Log) -> None:
        s.lines.append("waiting")


class Both(Sequence[Log]):
    """A short phase and a long one, twice over."""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (Brief, Waiting, Brief, Waiting)


class Nothing(Sequence[Log]):
    """No phase at all."""


class Round(EachSeat[Log]):
    """Seats 2, 0 and 1; seat 0 is passed over."""

    def line(self, s: Log) -> tuple[Seat, ...]:
        return (2, 0, 1)

    def begin(self, s: Log, seat: Seat) -> None:
        s.lines.append(f"seat {seat}")
        if seat == 0:
            self.next(s)


def test_a_bare_phase_asks_nobody_and_shows_nothing() -> None:
    s = Log([], [])
    phase: Phase[Log] = Phase()
    s.push(phase)
    phase.resume(s, phase)
    phase.apply(s, 0, Rest())
    assert phase.actors(s) == ()
    assert list(phase.options(s, 0)) == []
    assert list(phase.odds(s)) == []
    assert phase.seen_by(s, 0, Rest()) is None
    assert phase.shows(s, None) == {}
    assert (phase.cites, phase.purpose, phase.judges) == ("", "", {})
    assert s == Log([phase], [])


def test_a_sequence_plays_its_phases_one_after_another() -> None:
    s = Log([], [])
    s.push(Both())
    assert s.lines == ["brief", "waiting"]
    assert s.agenda == [Both(at=1), Waiting()]
    s.leave()
    assert s.lines == ["brief", "waiting", "brief", "waiting"]
    assert s.agenda == [Both(at=3), Waiting()]


def test_a_sequence_is_over_after_its_last_phase() -> None:
    s = Log([], [])
    s.push(Both())
    s.leave()
    s.leave()
    assert s.over


def test_a_sequence_without_phases_is_over_at_once() -> None:
    s = Log([], [])
    s.push(Nothing())
    assert s.over


def test_a_sequence_shows_where_it_stands() -> None:
    s = Log([], [])
    s.push(Both())
    assert s.agenda[0].shows(s, None) == {"at": 1}


def test_each_seat_acts_in_line() -> None:
    s = Log([], [])
    phase = Round()
    s.push(phase)
    assert s.actors() == (2,)
    phase.next(s)
    assert s.actors() == (1,)


def test_a_seat_may_be_passed_over_when_its_turn_begins() -> None:
    s = Log([], [])
    phase = Round()
    s.push(phase)
    phase.next(s)
    assert s.lines == ["seat 2", "seat 0", "seat 1"]


def test_each_seat_is_over_after_the_last_turn() -> None:
    s = Log([], [])
    phase = Round()
    s.push(phase)
    phase.next(s)
    phase.next(s)
    assert s.over


def test_each_seat_with_nobody_in_line_is_over_at_once() -> None:
    s = Log([], [])
    s.push(EachSeat())
    assert s.over


def test_each_seat_shows_its_queue() -> None:
    s = Log([], [])
    phase = Round()
    s.push(phase)
    assert phase.shows(s, 0) == {"queue": (2, 0, 1)}

"""The planner thinks its own turn to the end before it begins it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from footplate.bots.knowledge import Knowledge
from footplate.bots.planner import decide
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, equal
from footplate.kernel.phase import Phase
from tests.bots.parlour import PARLOUR, Heap, Parlour, Show, Take, Wager, position

PATHS = {(1, 1, 1): 9, (1, 1, 2): 1, (2, 1, 1): 5, (3,): 4}
REPEATED: dict[tuple[int, ...], int] = {(1, 1, 2, 1): 9, (2, 1, 2, 1): 5}


@dataclass
class Ladder(Phase[Parlour]):
    """One player climbs on, and what it brings is seen at the top only, or by a false promise before."""

    paths: ClassVar[dict[tuple[int, ...], int]] = PATHS
    climbed: tuple[int, ...] = ()

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return (0,)

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        length = len(self.climbed)
        steps = {path[length] for path in self.paths if path[:length] == self.climbed and len(path) > length}
        return [Take(step) for step in sorted(steps)]

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        self.climbed = (*self.climbed, action.matches)
        s.points[0] = self.paths.get(self.climbed, 3 if self.climbed == (2,) else 0)
        if self.climbed in self.paths:
            s.leave()


class Winding(Ladder):
    """Two ways up consist of the same steps, but take them differently often."""

    paths = REPEATED


def planned(beam: int, reach: int, ladder: type[Ladder] = Ladder) -> Action:
    return decide(Knowledge(PARLOUR, 0, position(ladder())), Random(0), beam, reach, tries=9)


def test_one_decision_ahead_it_takes_what_brings_most_at_once() -> None:
    assert planned(beam=3, reach=1) == Take(3)


def test_with_one_line_in_mind_it_follows_what_looks_best() -> None:
    assert planned(beam=1, reach=3) == Take(2)


def test_with_more_lines_it_finds_what_is_best_in_the_end() -> None:
    assert planned(beam=2, reach=3) == Take(1)


def test_lines_that_repeat_different_decisions_are_different() -> None:
    assert planned(beam=2, reach=4, ladder=Winding) == Take(1)


def test_a_line_ends_where_another_decides() -> None:
    known = Knowledge(PARLOUR, 0, position(Heap(), 3))
    assert decide(known, Random(0), beam=4, reach=9, tries=9) == Take(3)


@dataclass
class Detour(Phase[Parlour]):
    """A point at once, or five if one goes on well after a coin has been thrown."""

    taken: int = 0
    thrown: bool = False

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return (CHANCE,) if self.taken and not self.thrown else (0,)

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        return [Take(1), Take(2)]

    def odds(self, s: Parlour) -> Odds:
        return equal([Show(0), Show(1)])

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            self.thrown = True
        elif isinstance(action, Take) and not self.taken:
            self.taken = action.matches
            s.points[0] = int(self.taken == 1)
        elif isinstance(action, Take):
            s.points[0] = 5 if (self.taken, action.matches) == (2, 1) else 1
            s.leave()


def foreseen(phase: Phase[Parlour], futures: int) -> Action:
    return decide(Knowledge(PARLOUR, 0, position(phase)), Random(0), 4, 3, tries=9, futures=futures)


def test_with_futures_in_mind_it_bets_on_what_chance_will_mostly_bring() -> None:
    assert foreseen(Wager(), 0) == Show(0)  # all bets look alike
    assert foreseen(Wager(), 8) == Show(1)


def test_with_futures_in_mind_it_gives_up_a_point_for_what_its_next_turn_brings() -> None:
    assert foreseen(Detour(), 0) == Take(1)
    assert foreseen(Detour(), 2) == Take(2)


def test_futures_are_the_same_from_the_same_luck() -> None:
    known = Knowledge(PARLOUR, 0, position(Wager()))
    found = {decide(known, Random(3), 4, 3, tries=9, futures=3) for _ in range(4)}
    assert len(found) == 1

"""Until a game is over, somebody can go on."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw
from footplate.kernel.law.legality import something_to_do
from footplate.kernel.law.secrecy import nothing_leaks
from footplate.kernel.phase import Judges
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, cases, every_table, seat_players
from tests.toy.actions import CUBE_DRAWN
from tests.toy.game import with_phase
from tests.toy.phases import DrawHands, Turns
from tests.toy.state import Toy


@any_moment
def test_somebody_can_go_on_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(something_to_do, table.at(moment)) == []


@every_table
def test_somebody_can_go_on_all_through_a_game(table: Table) -> None:
    assert breaches(something_to_do, *table.along(1)) == []


class NothingToDo(Turns):
    judges: ClassVar[Judges] = {}

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return ()


def test_a_seat_without_an_option_is_found() -> None:
    assert breaks(with_phase(Turns, NothingToDo)) == {something_to_do}


class NobodyActs(Turns):
    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return ()


def test_a_phase_in_which_nobody_acts_is_found() -> None:
    assert breaks(with_phase(Turns, NobodyActs)) == {something_to_do}


class SeatsBesideChance(DrawHands):
    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return (CHANCE, 0)


def test_chance_that_acts_together_with_a_seat_is_found() -> None:
    assert breaks(with_phase(DrawHands, SeatsBesideChance)) == {something_to_do}


class NoOdds(DrawHands):
    def odds(self, s: Toy) -> Odds:
        return draw([], ())


def test_chance_without_odds_is_found() -> None:
    play = seat_players(with_phase(DrawHands, NoOdds), 2, {}, number=1)
    assert breaches(something_to_do, *cases(play, Random(1), effort=1))


class NegativeWeight(DrawHands):
    def odds(self, s: Toy) -> Odds:
        return draw([count or -1 for count in s.bag], CUBE_DRAWN)


def test_an_outcome_of_less_than_no_weight_is_found() -> None:
    assert breaks(with_phase(DrawHands, NegativeWeight)) == {something_to_do, nothing_leaks}


class SameOutcomeTwice(DrawHands):
    def odds(self, s: Toy) -> Odds:
        return draw(s.bag * 2, CUBE_DRAWN * 2)


def test_an_outcome_that_stands_twice_in_the_odds_is_found() -> None:
    assert breaks(with_phase(DrawHands, SameOutcomeTwice)) == {something_to_do}

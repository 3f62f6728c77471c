"""A position comes back the same from its snapshot, and the game goes on from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from footplate.kernel.law.case import Case
from footplate.kernel.law.constancy import snapshots_are_exact
from footplate.kernel.snapshot import decode, encode
from tests.laws.tables import EASY, Moment, Table, any_moment, breaches, cases, every_table, seat_players
from tests.toy.game import ToyGame
from tests.toy.state import Toy


@any_moment
def test_a_snapshot_is_exact_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(snapshots_are_exact, table.at(moment)) == []


@every_table
def test_snapshots_are_exact_all_through_a_game(table: Table) -> None:
    assert breaches(snapshots_are_exact, *table.along(1)) == []


@every_table
def test_the_rest_of_a_game_can_be_played_from_a_snapshot(table: Table) -> None:
    play = table.play(2)
    line = play.record.standing()
    half = list(cases(play, Random(0), EASY))[len(line) // 2]
    options = half.start.options
    s = decode(play.game, options, encode(play.game, options, half.s))
    for entry in line[len(line) // 2 :]:
        s.agenda[-1].apply(s, entry.seat, entry.action)
    assert s == play.state


@dataclass
class Rounded(Toy):
    """Forgets, when it is made anew, how often a stop was visited."""

    def __post_init__(self) -> None:
        self.visits = [min(1, count) for count in self.visits]


class Rounds(ToyGame):
    position: ClassVar[type[Toy]] = Rounded


def test_a_position_that_does_not_come_back_is_found() -> None:
    play = seat_players(Rounds(), 2, {}, 1)
    play.deal()
    play.state.visits[0] = 2
    case = Case(play.game, play.state.copy(), play.state, Random(0), EASY)
    assert breaches(snapshots_are_exact, case) != []


@dataclass
class Letters(Toy):
    """Has a list where only what cannot change may be."""

    notes: list[list[int]] = field(default_factory=list)


class KeepsLetters(ToyGame):
    position: ClassVar[type[Toy]] = Letters


def test_a_list_that_comes_back_as_a_row_is_found() -> None:
    play = seat_players(KeepsLetters(), 2, {}, 1)
    case = Case(play.game, play.state.copy(), play.state, Random(0), EASY)
    assert breaches(snapshots_are_exact, case) == []
    play.state.notes.append([1])
    assert breaches(snapshots_are_exact, case) != []

"""Whatever is asked about a position, it stays as it is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from footplate.kernel.action import Action, Seat
from footplate.kernel.law.constancy import looking_changes_nothing
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.game import ToyGame, ToyView, with_phase
from tests.toy.phases import Turns
from tests.toy.state import Toy


@any_moment
def test_a_look_changes_nothing_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(looking_changes_nothing, table.at(moment)) == []


@every_table
def test_a_look_changes_nothing_all_through_a_game(table: Table) -> None:
    assert breaches(looking_changes_nothing, *table.along(1)) == []


class LeavesFootprints(ToyGame):
    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        s.visits[0] += 1
        return ToyGame.view(self, s, seat)


def test_a_view_that_changes_the_position_is_found() -> None:
    assert looking_changes_nothing in breaks(LeavesFootprints())


class ImaginesInPlace(ToyGame):
    def imagine(self, s: Toy, seat: Seat | None, rng: Random) -> Toy:
        s.visits[0] += 1
        return ToyGame.imagine(self, s, seat, rng)


def test_imagining_that_changes_the_position_is_found() -> None:
    assert looking_changes_nothing in breaks(ImaginesInPlace())


class CountsItsOptions(Turns):
    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        s.visits[0] += 1
        return Turns.options(self, s, seat)


def test_options_that_change_the_position_are_found() -> None:
    assert looking_changes_nothing in breaks(with_phase(Turns, CountsItsOptions))

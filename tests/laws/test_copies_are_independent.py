"""What is done to a copy is not done to the original."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from footplate.kernel.action import Action, Seat
from footplate.kernel.law.constancy import copies_are_independent
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.game import ToyGame, with_phase
from tests.toy.phases import Turns
from tests.toy.state import Toy


@any_moment
def test_copies_are_independent_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(copies_are_independent, table.at(moment)) == []


@every_table
def test_copies_are_independent_all_through_a_game(table: Table) -> None:
    assert breaches(copies_are_independent, *table.along(1)) == []


class SharedList(Toy):
    def copy(self) -> Self:
        twin = Toy.copy(self)
        twin.visits = self.visits
        return twin


class SharesAList(ToyGame):
    position: ClassVar[type[Toy]] = SharedList


def test_a_copy_that_shares_a_list_is_found() -> None:
    assert breaks(SharesAList()) == {copies_are_independent}


class LentList(Toy):
    @property
    def lends(self) -> tuple[str, ...]:
        return ("visits",)

    def copy(self) -> Self:
        twin = Toy.copy(self)
        twin.visits = self.visits
        twin.is_lent = self.is_lent = True
        return twin


class LendsAList(ToyGame):
    position: ClassVar[type[Toy]] = LentList


def test_a_list_that_is_lent_and_changed_without_a_claim_is_found() -> None:
    assert copies_are_independent in breaks(LendsAList())


class SharedAgenda(Toy):
    def copy(self) -> Self:
        twin = Toy.copy(self)
        twin.agenda[:] = self.agenda
        return twin


class SharesPhases(ToyGame):
    position: ClassVar[type[Toy]] = SharedAgenda


def test_a_copy_that_shares_its_phases_is_found() -> None:
    assert copies_are_independent in breaks(SharesPhases())


class Forgetful(Toy):
    def copy(self) -> Self:
        twin = Toy.copy(self)
        twin.pot = 0
        return twin


class ForgetsThePot(ToyGame):
    position: ClassVar[type[Toy]] = Forgetful


def test_a_copy_that_is_not_equal_is_found() -> None:
    assert copies_are_independent in breaks(ForgetsThePot())


@dataclass
class KeepsAList(Turns):
    notes: list[Seat] = field(default_factory=list)

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        self.notes.append(seat)
        Turns.apply(self, s, seat, action)


def test_a_phase_that_holds_a_list_is_found() -> None:
    assert copies_are_independent in breaks(with_phase(Turns, KeepsAList))

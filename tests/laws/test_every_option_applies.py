"""Every option stands in the list once and can be carried out."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from footplate.kernel.action import Action, Seat
from footplate.kernel.law.legality import every_option_applies
from tests.laws.tables import (
    Moment,
    Table,
    any_moment,
    breaches,
    breaks,
    cases,
    every_table,
    finish,
    seat_players,
)
from tests.toy.actions import Rest, Walk
from tests.toy.game import with_phase
from tests.toy.phases import Turns
from tests.toy.state import Toy


@any_moment
def test_every_option_can_be_carried_out_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(every_option_applies, table.at(moment)) == []


@every_table
def test_every_option_can_be_carried_out_all_through_a_game(table: Table) -> None:
    assert breaches(every_option_applies, *table.along(1)) == []


class RestTwice(Turns):
    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return [*Turns.options(self, s, seat), Rest()]


def test_an_option_that_is_offered_twice_is_found() -> None:
    assert breaks(with_phase(Turns, RestTwice)) == {every_option_applies}


class Stumbles(Turns):
    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        if isinstance(action, Walk) and len(action.path) == 3:
            raise KeyError("out of breath")
        Turns.apply(self, s, seat, action)


def test_an_option_that_cannot_be_carried_out_is_found() -> None:
    play = seat_players(with_phase(Turns, Stumbles), 3, {}, number=1)
    finish(play, Random(1), longest=6)
    assert isinstance(play.state.agenda[-1], Stumbles)
    found = breaches(every_option_applies, *cases(play, Random(1), effort=12))
    assert len(found) == 2
    assert all("raises KeyError" in violation for violation in found)

"""An action is offered if and only if no rule forbids it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import pytest

from footplate.kernel.action import Action, Seat
from footplate.kernel.law import legality
from footplate.kernel.law.legality import offered_if_no_rule_is_broken
from footplate.kernel.legality import forbidden
from footplate.kernel.phase import Judges
from footplate.kernel.refusal import Refusal
from footplate.kernel.rule import Rule
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.actions import LayCube, SealBid, Walk
from tests.toy.game import TOY, with_phase
from tests.toy.phases import Bids, Turns, stop_is_free, walks
from tests.toy.state import Toy


@any_moment
def test_what_is_offered_is_what_no_rule_forbids_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(offered_if_no_rule_is_broken, table.at(moment)) == []


@every_table
def test_what_is_offered_is_what_no_rule_forbids_all_through_a_game(table: Table) -> None:
    assert breaches(offered_if_no_rule_is_broken, *table.along(1)) == []


class OffersTheIllegal(Turns):
    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return [*Turns.options(self, s, seat), Walk((s.walker,))]


def test_an_option_that_breaks_a_rule_is_found() -> None:
    assert breaks(with_phase(Turns, OffersTheIllegal)) == {offered_if_no_rule_is_broken}


class KeepsBackTheLegal(Turns):
    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return [action for action in Turns.options(self, s, seat) if action != walks(s)[2]]


def test_an_action_that_breaks_no_rule_and_is_not_offered_is_found() -> None:
    assert breaks(with_phase(Turns, KeepsBackTheLegal)) == {offered_if_no_rule_is_broken}


class ForgetsARule(Turns):
    judges: ClassVar[Judges] = {**Turns.judges, LayCube: (Rule("TY-04", stop_is_free),)}


def test_a_rule_that_judges_no_more_is_found() -> None:
    assert breaks(with_phase(Turns, ForgetsARule)) == {offered_if_no_rule_is_broken}


class ForgetsTheLengthOfAWalk(Turns):
    judges: ClassVar[Judges] = {**Turns.judges, Walk: Turns.judges[Walk][:2]}


def test_a_list_that_is_too_long_by_one_is_tried() -> None:
    assert breaks(with_phase(Turns, ForgetsTheLengthOfAWalk)) == {offered_if_no_rule_is_broken}


def not_too_much(phase: Bids, s: Toy, seat: Seat, bid: SealBid) -> bool:
    """Forgets that a bid is not below nothing."""
    return bid.amount <= s.coins[seat]


class BidsBelowNothing(Bids):
    judges: ClassVar[Judges] = {SealBid: (Rule("TY-02", not_too_much),)}


def test_numbers_beyond_those_offered_are_tried() -> None:
    assert breaks(with_phase(Bids, BidsBelowNothing)) == {offered_if_no_rule_is_broken}


class CitesNoLedger(Turns):
    judges: ClassVar[Judges] = {
        **Turns.judges,
        LayCube: tuple([Rule("TY-99", rule.holds) for rule in Turns.judges[LayCube]]),
    }


def test_a_refusal_that_cites_no_clause_is_found() -> None:
    assert breaks(with_phase(Turns, CitesNoLedger)) == {offered_if_no_rule_is_broken}


def as_the_one_who_acts(game: Any, s: Any, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Does not ask whose decision it is."""
    return forbidden(s, s.actors()[0] if s.agenda else seat, action)


@pytest.mark.interpreted
def test_a_seat_that_acts_out_of_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "why_not", as_the_one_who_acts)
    assert offered_if_no_rule_is_broken in breaks(TOY)

"""Asked question by question, every option is reached once, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from footplate.kernel.action import Action
from footplate.kernel.law import legality
from footplate.kernel.law.legality import offers_spell_the_options
from footplate.kernel.offer import END, Answer, Offer, offer
from tests.laws.tables import Moment, Table, any_moment, breaches, breaks, every_table
from tests.toy.actions import Rest
from tests.toy.game import TOY


@any_moment
def test_questions_lead_to_every_option_at_any_moment(table: Table, moment: Moment) -> None:
    assert breaches(offers_spell_the_options, table.at(moment)) == []


@every_table
def test_questions_lead_to_every_option_all_through_a_game(table: Table) -> None:
    assert breaches(offers_spell_the_options, *table.along(1)) == []


def without_an_end(options: Iterable[Action], answers: Iterable[Answer] = ()) -> Offer:
    """Never lets a list end where it could go on."""
    asked = offer(options, answers)
    on = tuple([answer for answer in asked.answers if answer != END])
    return msgspec.structs.replace(asked, answers=on or asked.answers)


def test_an_option_that_no_answer_leads_to_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "offer", without_an_end)
    assert breaks(TOY) == {offers_spell_the_options}


def with_a_rest(options: Iterable[Action], answers: Iterable[Answer] = ()) -> Offer:
    """Takes everything for a rest."""
    asked = offer(options, answers)
    return asked if asked.action is None else Offer(action=Rest())


def test_answers_that_lead_elsewhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "offer", with_a_rest)
    assert breaks(TOY) == {offers_spell_the_options}

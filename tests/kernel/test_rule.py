"""A rule is a test of legality with an id; why_not answers with every rule that is broken."""

import pytest

from footplate.kernel.action import CHANCE
from footplate.kernel.rule import Refusal, Rule, broken, why_not
from tests.kernel.toy import (
    TOY,
    DrawCard,
    Guess,
    Guesses,
    OpenGuesses,
    Take,
    Toy,
    ToyOptions,
    Turns,
    Walk,
    pile_has_them,
    takes_some,
)


def turns(stones: int = 6) -> Toy:
    """Seat 0's turn."""
    s = TOY.setup(ToyOptions(2, stones=stones))
    s.push(Turns())
    return s


def test_a_rule_is_named_for_its_test() -> None:
    assert Rule("TY-03", takes_some).name == "takes-some"


def test_every_broken_rule_is_told_and_no_other() -> None:
    rules = (Rule("TY-03", takes_some), Rule("TY-04", pile_has_them))
    s = turns(stones=2)
    assert broken(rules, s.agenda[-1], s, 0, Take(2)) == ()
    assert broken(rules, s.agenda[-1], s, 0, Take(3)) == (Refusal("TY-04", "pile-has-them"),)
    assert broken(rules, s.agenda[-1], s, 0, Take(4)) == (
        Refusal("TY-03", "takes-some"),
        Refusal("TY-04", "pile-has-them"),
    )


def test_a_legal_action_is_not_refused() -> None:
    assert why_not(turns(), 0, Take(3)) == ()
    assert why_not(turns(), 0, Walk((0, 1))) == ()


def test_an_illegal_action_breaks_all_its_rules_at_once() -> None:
    refusals = why_not(turns(), 0, Walk((1, 0, 1)))
    assert refusals == (Refusal("TY-05", "no-place-twice"), Refusal("TY-06", "in-order"))


def test_another_seat_does_not_decide() -> None:
    assert why_not(turns(), 1, Take(1)) == (Refusal("TY-02", "not-your-decision"),)


@pytest.mark.parametrize("seat", [CHANCE, 2, -2])
def test_nobody_speaks_for_chance_or_an_empty_seat(seat: int) -> None:
    s = TOY.setup(ToyOptions(2))
    assert s.actors() == (CHANCE,)
    assert why_not(s, seat, DrawCard(0)) == (Refusal("TY-01", "not-your-decision"),)


def test_an_action_of_another_phase_is_refused() -> None:
    assert why_not(turns(), 0, Guess(1)) == (Refusal("TY-02", "not-in-this-phase"),)


def test_who_has_decided_in_secret_does_not_decide_again() -> None:
    s = TOY.setup(ToyOptions(2))
    s.push(Guesses())
    s.agenda[-1].apply(s, 0, Guess(1))
    assert why_not(s, 1, Guess(1)) == ()
    assert why_not(s, 0, Guess(2)) == (Refusal("TY-07", "not-your-decision"),)
    assert why_not(s, 1, OpenGuesses((1, 1))) == (Refusal("TY-07", "not-in-this-phase"),)


def test_after_the_end_nothing_is_legal() -> None:
    s = turns()
    s.agenda.clear()
    assert why_not(s, 0, Take(1)) == (Refusal("TY-09", "game-is-over"),)

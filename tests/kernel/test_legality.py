"""A rule is a test of legality with an id; `forbidden` answers with every rule that is broken."""

import pytest

from footplate.kernel.action import CHANCE
from footplate.kernel.legality import broken, forbidden
from footplate.kernel.refusal import Refusal
from footplate.kernel.rule import Rule
from tests.toy.actions import DrawCube, OpenBids, SealBid, Toss, Walk
from tests.toy.game import TOY
from tests.toy.phases import Bids, Turns, can_pay, tosses_few
from tests.toy.state import Toy, ToyOptions


def turns(coins: int = 3) -> Toy:
    """Seat 0's turn."""
    s = TOY.setup(ToyOptions(2, coins=coins))
    s.push(Turns())
    return s


def test_a_rule_is_named_for_its_test() -> None:
    assert Rule("TY-06", tosses_few).name == "tosses-few"


def test_every_broken_rule_is_told_and_no_other() -> None:
    rules = (Rule("TY-06", tosses_few), Rule("TY-07", can_pay))
    s = turns(coins=1)
    assert broken(rules, s.agenda[-1], s, 0, Toss(1)) == ()
    assert broken(rules, s.agenda[-1], s, 0, Toss(2)) == (Refusal("TY-07", "can-pay"),)
    assert broken(rules, s.agenda[-1], s, 0, Toss(3)) == (
        Refusal("TY-06", "tosses-few"),
        Refusal("TY-07", "can-pay"),
    )


def test_a_legal_action_is_not_refused() -> None:
    assert forbidden(turns(), 0, Toss(2)) == ()
    assert forbidden(turns(), 0, Walk((1, 2))) == ()


def test_an_illegal_action_breaks_all_its_rules_at_once() -> None:
    refusals = forbidden(turns(), 0, Walk((3, 1, 3)))
    assert refusals == (Refusal("TY-05", "goes-to-neighbours"), Refusal("TY-05", "no-stop-twice"))


def test_another_seat_does_not_decide() -> None:
    assert forbidden(turns(), 1, Toss(1)) == (Refusal("TY-03", "not-your-decision"),)


@pytest.mark.parametrize("seat", [CHANCE, 2, -2])
def test_nobody_speaks_for_chance_or_an_empty_seat(seat: int) -> None:
    s = TOY.setup(ToyOptions(2))
    assert s.actors() == (CHANCE,)
    assert forbidden(s, seat, DrawCube(0)) == (Refusal("TY-01", "not-your-decision"),)


def test_an_action_of_another_phase_is_refused() -> None:
    assert forbidden(turns(), 0, SealBid(1)) == (Refusal("TY-03", "not-in-this-phase"),)


def test_who_has_decided_in_secret_does_not_decide_again() -> None:
    s = TOY.setup(ToyOptions(2))
    s.push(Bids())
    s.agenda[-1].apply(s, 0, SealBid(1))
    assert forbidden(s, 1, SealBid(1)) == ()
    assert forbidden(s, 0, SealBid(2)) == (Refusal("TY-02", "not-your-decision"),)
    assert forbidden(s, 1, OpenBids((1, 1))) == (Refusal("TY-02", "not-in-this-phase"),)


def test_after_the_end_nothing_is_legal() -> None:
    s = turns()
    s.agenda.clear()
    assert forbidden(s, 0, Toss(1)) == (Refusal("TY-08", "game-is-over"),)

"""Two players choose bonds and bid in secret. [VD-24, VD-33, VD-36]"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from footplate.bots.random import step
from footplate.games.volldampf.actions import (
    Bid,
    OpenBids,
    OpenBonds,
    PlayNewPlanning,
    SealBid,
    SealBonds,
    TakeBonds,
)
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.phases.two_players import SealedBids, SealedBonds
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import view
from footplate.kernel.action import CHANCE, Action, Hidden
from footplate.kernel.play import start
from footplate.kernel.record import Entry
from footplate.kernel.state import changed
from tests.rules.volldampf.positions import (
    act,
    begin,
    chance,
    give_card,
    give_money,
    options,
    position,
    put_cube,
    refused,
)


def sealed_bids(cash: int, other: int) -> Volldampf:
    """Two players with so much money are to bid; seat 1 has sequence card 1."""
    s = position(2)
    s.order = (1, 0)
    give_money(s, 0, cash)
    give_money(s, 1, other)
    return begin(s, SealedBids())


def bid_both(s: Volldampf, mine: int, other: int) -> None:
    act(s, 0, SealBid(mine))
    act(s, 1, SealBid(other))
    chance(s, OpenBids((mine, other)))


def record_of_a_game() -> list[Entry[Any]]:
    play = start(VOLLDAMPF, VolldampfOptions(2), ["random"] * 2, seed=bytes(32))
    rng = Random(5)
    play.deal()
    while not play.state.over:
        step(play, rng)
    return play.record.entries


@pytest.mark.rule("VD-24")
@pytest.mark.parametrize("first", [0, 1])
def test_both_choose_bonds_at_once_in_either_order(first: int) -> None:
    s = begin(position(2), SealedBonds())
    assert s.actors() == (0, 1)

    act(s, first, SealBonds(2))
    assert s.actors() == (1 - first,)
    act(s, 1 - first, SealBonds(2))
    chance(s, OpenBonds((2, 2)))

    assert s.over


@pytest.mark.rule("VD-24")
def test_bonds_and_money_come_when_both_choices_are_shown() -> None:
    s = begin(position(2), SealedBonds())
    act(s, 1, SealBonds(3))
    act(s, 0, SealBonds(0))
    assert s.bonds == (0, 0)
    assert s.cash == [10, 10]
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(OpenBonds((0, 3)), 1)]

    chance(s, OpenBonds((0, 3)))

    assert s.bonds == (0, 3)
    assert s.cash == [10, 28]


@pytest.mark.rule("VD-24")
def test_a_choice_of_bonds_once_made_stands() -> None:
    s = begin(position(2), SealedBonds())
    act(s, 0, SealBonds(1))

    assert refused(s, 0, SealBonds(2)) == {"VD-24"}


@pytest.mark.rule("VD-24")
def test_two_players_do_not_take_bonds_openly() -> None:
    s = begin(position(2), SealedBonds())

    assert refused(s, 0, TakeBonds(1)) == {"VD-24"}


@pytest.mark.rule("VD-24")
@pytest.mark.parametrize(("left", "most"), [(84, 42), (83, 41), (10, 5), (3, 1), (1, 0), (0, 0)])
def test_each_chooses_at_most_half_of_what_the_bank_has_left(left: int, most: int) -> None:
    s = position(2)
    s.bonds = changed(s.bonds, 0, 84 - left)
    begin(s, SealedBonds())

    assert options(s, 1) == [SealBonds(amount) for amount in range(most + 1)]
    assert refused(s, 1, SealBonds(most + 1)) == {"VD-24"}
    act(s, 0, SealBonds(most))
    act(s, 1, SealBonds(most))
    chance(s, OpenBonds((most, most)))
    assert s.bonds_left() == left - 2 * most


@pytest.mark.rule("VD-24")
def test_a_sealed_choice_of_bonds_does_not_change_what_the_other_sees() -> None:
    one, another = begin(position(2), SealedBonds()), begin(position(2), SealedBonds())
    act(one, 0, SealBonds(1))
    act(another, 0, SealBonds(7))

    assert view(one, 1) == view(another, 1)
    assert view(one, None) == view(another, None)
    assert view(one, 0) != view(another, 0)


@pytest.mark.rule("VD-33")
def test_a_sealed_bid_does_not_change_what_the_other_sees() -> None:
    one, another = sealed_bids(10, 10), sealed_bids(10, 10)
    act(one, 1, SealBid(1))
    act(another, 1, SealBid(7))

    assert view(one, 0) == view(another, 0)
    assert view(one, None) == view(another, None)
    assert view(one, 1) != view(another, 1)


@pytest.mark.rule("VD-24", "VD-33")
@pytest.mark.parametrize(("sealed", "opened"), [(SealBonds, OpenBonds), (SealBid, OpenBids)])
def test_the_record_tells_a_secret_only_when_both_are_shown(
    sealed: type[Action], opened: type[Action]
) -> None:
    entries = record_of_a_game()
    secrets = [entry for entry in entries if isinstance(entry.action, sealed)]
    shown = [entry for entry in entries if isinstance(entry.action, opened)]

    assert len(secrets) == 2 * len(shown) > 0
    assert all([isinstance(entry.as_seen_by(1 - entry.seat).action, Hidden) for entry in secrets])
    assert all([entry.as_seen_by(entry.seat) == entry for entry in secrets])
    assert all([entry.as_seen_by(seat) == entry for entry in shown for seat in (None, 0, 1)])


@pytest.mark.rule("VD-33")
@pytest.mark.parametrize(("mine", "other", "order"), [(4, 3, (0, 1)), (0, 6, (1, 0)), (10, 0, (0, 1))])
def test_the_higher_bid_is_first_and_both_are_paid(mine: int, other: int, order: tuple[int, int]) -> None:
    s = sealed_bids(10, 10)
    bid_both(s, mine, other)

    assert s.order == order
    assert s.cash == [10 - mine, 10 - other]
    assert s.over


@pytest.mark.rule("VD-33")
@pytest.mark.parametrize("first", [0, 1])
def test_both_bid_at_once_in_either_order(first: int) -> None:
    s = sealed_bids(10, 10)
    assert s.actors() == (0, 1)

    act(s, first, SealBid(5))
    assert s.cash == [10, 10]
    assert s.actors() == (1 - first,)
    assert refused(s, first, SealBid(6)) == {"VD-33"}


@pytest.mark.rule("VD-33")
def test_two_players_do_not_bid_openly() -> None:
    assert refused(sealed_bids(10, 10), 1, Bid(1)) == {"VD-33"}


@pytest.mark.rule("VD-30", "VD-33")
def test_a_secret_bid_is_not_more_than_the_money_in_hand() -> None:
    s = sealed_bids(4, 0)

    assert options(s, 0) == [SealBid(amount) for amount in range(5)]
    assert options(s, 1) == [SealBid(0)]
    assert refused(s, 0, SealBid(5)) == {"VD-30"}
    assert refused(s, 1, SealBid(1)) == {"VD-30"}
    assert refused(s, 0, SealBid(-1)) == {"VD-30"}


@pytest.mark.rule("VD-33", "VD-36")
@pytest.mark.parametrize("bid", [0, 3, 10])
def test_a_tie_is_taken_back_and_bid_again(bid: int) -> None:
    s = sealed_bids(10, 10)
    bid_both(s, bid, bid)

    assert not s.over
    assert s.actors() == (0, 1)
    assert s.cash == [10, 10]
    assert s.order == (1, 0)


@pytest.mark.rule("VD-33", "VD-36")
@pytest.mark.parametrize("ties", [1, 2])
def test_after_a_tie_only_the_new_bids_count(ties: int) -> None:
    s = sealed_bids(10, 10)
    for _ in range(ties):
        bid_both(s, 9, 9)
    bid_both(s, 2, 1)

    assert s.order == (0, 1)
    assert s.cash == [8, 9]
    assert s.over


@pytest.mark.rule("VD-36")
def test_after_a_third_tie_the_order_stays_and_the_bid_is_paid() -> None:
    s = sealed_bids(10, 10)
    bid_both(s, 4, 4)
    bid_both(s, 0, 0)
    assert s.actors() == (0, 1)
    bid_both(s, 6, 6)

    assert s.over
    assert s.order == (1, 0)
    assert s.cash == [4, 4]


@pytest.mark.rule("VD-36")
def test_ties_of_another_round_do_not_count() -> None:
    s = sealed_bids(10, 10)
    bid_both(s, 4, 4)
    bid_both(s, 4, 4)
    bid_both(s, 1, 0)
    begin(s, SealedBids())
    bid_both(s, 5, 5)

    assert not s.over


@pytest.mark.rule("VD-36")
def test_with_no_money_on_either_side_the_order_stays_at_once() -> None:
    s = sealed_bids(0, 0)
    bid_both(s, 0, 0)

    assert s.over
    assert s.order == (1, 0)
    assert s.cash == [0, 0]


@pytest.mark.rule("VD-36")
def test_a_tie_of_nothing_is_bid_again_while_one_has_money() -> None:
    s = sealed_bids(0, 1)
    bid_both(s, 0, 0)
    assert not s.over

    bid_both(s, 0, 1)
    assert s.order == (1, 0)
    assert s.cash == [0, 0]


@pytest.mark.rule("VD-87")
@pytest.mark.parametrize(("phase", "rule"), [(SealedBonds, "VD-24"), (SealedBids, "VD-33")])
def test_new_planning_is_not_played_while_both_choose_in_secret(
    phase: type[SealedBonds | SealedBids], rule: str
) -> None:
    s = position(2)
    put_cube(s, "berlin", "red")
    give_card(s, 0, "new-planning")
    begin(s, phase())

    assert refused(s, 0, PlayNewPlanning()) == {rule}

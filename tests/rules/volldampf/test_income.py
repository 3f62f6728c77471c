"""Phase 7: income and interest, and the cards for the last."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import DrawCard
from footplate.games.volldampf.cards import FAST_LOCOMOTIVE, SABOTAGE, SHADES, SUBSIDY
from footplate.games.volldampf.phases.income import CardsForTheLast, GainIncome
from footplate.games.volldampf.sequence import Round, TwoPlayerRound
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE
from footplate.kernel.state import added, changed
from tests.rules.volldampf.positions import begin, chance, give_money, position


def account(cash: int, income: int, bonds: int) -> tuple[int, int, int]:
    """What phase 7 makes of one player's money and income, and what the bank gets of it."""
    s = position()
    give_money(s, 2, cash)
    s.income[2] = income
    s.bonds = changed(s.bonds, 2, bonds)
    bank = s.bank
    begin(s, GainIncome())
    assert s.over
    assert [s.cash[seat] for seat in (0, 1, 3)] == [10, 10, 10]
    return s.cash[2], s.income[2], s.bank - bank


@pytest.mark.rule("VD-70")
def test_an_income_of_fourteen_brings_fourteen_marks() -> None:
    assert account(cash=0, income=14, bonds=0) == (14, 14, -14)
    assert account(cash=3, income=14, bonds=0) == (17, 14, -14)


@pytest.mark.rule("VD-70")
def test_six_bonds_of_one_cost_six_marks() -> None:
    assert account(cash=10, income=0, bonds=6) == (4, 0, 6)


@pytest.mark.rule("VD-70")
def test_income_four_and_one_mark_against_interest_of_six_moves_the_marker_back_one() -> None:
    assert account(cash=1, income=4, bonds=6) == (0, 3, 1)


@pytest.mark.rule("VD-70")
def test_income_comes_before_interest() -> None:
    assert account(cash=0, income=6, bonds=6) == (0, 6, 0)
    assert account(cash=0, income=7, bonds=6) == (1, 7, -1)


@pytest.mark.rule("VD-70")
def test_each_missing_mark_moves_the_marker_back_one() -> None:
    assert account(cash=0, income=5, bonds=8) == (0, 2, 0)
    assert account(cash=2, income=5, bonds=12) == (0, 0, 2)


@pytest.mark.rule("VD-70")
def test_the_marker_never_goes_below_the_start_and_the_rest_is_let_off() -> None:
    assert account(cash=0, income=2, bonds=10) == (0, 0, 0)
    assert account(cash=3, income=0, bonds=10) == (0, 0, 3)


@pytest.mark.rule("VD-70")
def test_bonds_are_kept_when_their_interest_is_paid() -> None:
    s = position(3)
    s.bonds = (1, 2, 30)
    begin(s, GainIncome())
    assert s.bonds == (1, 2, 30)
    assert s.cash == [9, 8, 0]


def drawers(s: Volldampf) -> list[int]:
    """Who draws a card, in order; each draws a different one."""
    seats = []
    begin(s, CardsForTheLast())
    for card in (SABOTAGE, SUBSIDY, FAST_LOCOMOTIVE, SABOTAGE):
        if s.over:
            break
        before = [s.held(seat) for seat in range(s.players)]
        chance(s, DrawCard(card))
        seats += [seat for seat in range(s.players) if s.held(seat) > before[seat]]
    assert s.over
    return seats


@pytest.mark.rule("VD-71")
def test_the_player_furthest_behind_draws_a_card() -> None:
    s = position()
    s.income[:] = [4, 7, 3, 5]
    assert drawers(s) == [2]


@pytest.mark.rule("VD-71")
@pytest.mark.parametrize("number", [1, 2])
def test_all_who_tie_for_last_draw_in_sequence_order_and_in_the_first_round_too(number: int) -> None:
    s = position()
    s.round = number
    s.order = (3, 1, 2, 0)
    s.income[:] = [1, 2, 1, 1]
    assert drawers(s) == [3, 2, 0]


@pytest.mark.rule("VD-71")
def test_all_draw_when_all_are_equal() -> None:
    s = position()
    assert drawers(s) == [0, 1, 2, 3]


@pytest.mark.rule("VD-71")
def test_bonds_do_not_count_for_who_is_last() -> None:
    s = position()
    s.income[:] = [4, 7, 3, 5]
    s.bonds = (0, 20, 0, 20)
    assert drawers(s) == [2]


@pytest.mark.rule("VD-71")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_draws_after_the_last_round(players: int) -> None:
    s = position(players)
    s.track_deck = (0,) * SHADES
    s.track_deck = changed(s.track_deck, 0, s.unseen)
    assert drawers(s.copy()) == []
    s.track_deck = added(s.track_deck, 0, 1)
    begin(s, CardsForTheLast())
    assert s.actors() == (CHANCE,)


@pytest.mark.rule("VD-71")
@pytest.mark.parametrize("players", [2, 3])
def test_who_is_last_is_seen_after_interest(players: int) -> None:
    s = position(players)
    s.income[:] = [5] * players
    s.income[1] = 4
    give_money(s, 0, 0)
    s.bonds = changed(s.bonds, 0, 7)
    whole_round = TwoPlayerRound if players == 2 else Round
    begin(s, whole_round(at=whole_round.steps.index(GainIncome) - 1))
    assert s.income[0] == 3
    chance(s, DrawCard(SABOTAGE))
    assert s.held(0) == 1
    assert s.over

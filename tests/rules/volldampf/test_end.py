"""The end of the game: who has won."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.cards import SHADES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.income import GainIncome
from footplate.games.volldampf.sequence import ROUND, Round, Rounds
from footplate.kernel.state import changed
from tests.rules.volldampf.positions import begin, give_money, position


def standing(income: list[int], bonds: list[int], cash: list[int]) -> tuple[list[int], list[int]]:
    """The points and the places of the seats at the end."""
    s = position(len(income))
    s.income[:] = income
    s.bonds = tuple(bonds)
    for seat, amount in enumerate(cash):
        give_money(s, seat, amount)
    scores = VOLLDAMPF.standing(s)
    assert [score.seat for score in scores] == list(range(len(income)))
    return [score.points for score in scores], [score.rank for score in scores]


@pytest.mark.rule("VD-90")
def test_bonds_are_taken_off_the_income() -> None:
    points, places = standing([20, 15, 12], [9, 2, 0], [0, 0, 0])
    assert points == [11, 13, 12]
    assert places == [3, 1, 2]


@pytest.mark.rule("VD-90")
def test_furthest_ahead_wins_and_money_counts_for_nothing_else() -> None:
    points, places = standing([14, 13, 2], [0, 0, 0], [0, 90, 500])
    assert points == [14, 13, 2]
    assert places == [1, 2, 3]


@pytest.mark.rule("VD-90")
def test_a_tie_goes_to_the_most_money() -> None:
    points, places = standing([16, 10, 12, 10], [6, 0, 2, 1], [3, 5, 4, 99])
    assert points == [10, 10, 10, 9]
    assert places == [3, 1, 2, 4]


@pytest.mark.rule("VD-91")
def test_who_is_still_tied_shares_the_win() -> None:
    points, places = standing([10, 12, 11, 10], [0, 2, 1, 0], [5, 5, 4, 5])
    assert points == [10, 10, 10, 10]
    assert places == [1, 1, 4, 1]


@pytest.mark.rule("VD-92")
def test_bonds_taken_off_at_the_end_may_bring_the_income_below_zero() -> None:
    points, places = standing([0, 0, 3, 2], [5, 9, 4, 2], [50, 60, 0, 0])
    assert points == [-5, -9, -1, 0]
    assert places == [3, 4, 2, 1]


@pytest.mark.rule("VD-71", "VD-90", "VD-92")
def test_the_last_round_ends_with_income_and_interest_and_then_the_game_is_over() -> None:
    s = position(3)
    s.track_deck = (0,) * SHADES
    s.track_deck = changed(s.track_deck, 0, s.unseen)
    s.income[:] = [10, 7, 1]
    s.bonds = (4, 0, 15)
    s.agenda.append(Rounds())
    begin(s, Round(at=ROUND.index(GainIncome) - 1))
    assert s.over
    assert s.cash == [16, 17, 0]
    assert s.income == [10, 7, 0]
    assert [score.points for score in VOLLDAMPF.standing(s)] == [6, 7, -15]
    assert [score.rank for score in VOLLDAMPF.standing(s)] == [2, 1, 3]
    assert not any(s.hands)

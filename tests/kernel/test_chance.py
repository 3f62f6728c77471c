"""Odds: every outcome with its weight."""

import pytest

from footplate.kernel.chance import Odds, draw, equal, outcome, share, weight
from tests.toy.actions import Toss

ONE, TWO, THREE = Toss(1), Toss(2), Toss(3)


def test_a_draw_has_the_odds_of_what_is_in_the_bag() -> None:
    assert draw([4, 0, 2], [ONE, TWO, THREE]) == [(ONE, 4), (THREE, 2)]


def test_an_empty_bag_gives_nothing() -> None:
    assert draw([0, 0], [ONE, TWO]) == []


def test_a_die_falls_evenly() -> None:
    assert equal([ONE, TWO, THREE]) == [(ONE, 1), (TWO, 1), (THREE, 1)]


def test_weights_add_up() -> None:
    assert weight([(ONE, 4), (THREE, 2)]) == 6
    assert weight([]) == 0


def test_every_number_falls_on_an_outcome_as_often_as_it_weighs() -> None:
    odds: Odds = [(ONE, 4), (THREE, 2)]
    assert [outcome(odds, number) for number in range(6)] == [ONE, ONE, ONE, ONE, THREE, THREE]


def test_a_number_beyond_the_odds_falls_on_nothing() -> None:
    with pytest.raises(ValueError, match=r"^the number lies beyond the odds$"):
        outcome([(ONE, 4)], 4)


def test_a_share_is_the_weight_of_one_outcome() -> None:
    assert share([(ONE, 4), (THREE, 2)], THREE) == 2


def test_a_share_counts_an_outcome_wherever_it_stands() -> None:
    assert share([(ONE, 4), (THREE, 2), (Toss(1), 3)], ONE) == 7


def test_what_cannot_happen_has_no_share() -> None:
    assert share([(ONE, 4)], TWO) == 0

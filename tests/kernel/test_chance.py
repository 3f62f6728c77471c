"""Odds: every outcome with its weight."""

import pytest

from footplate.kernel.chance import draw, equal
from tests.toy.actions import Toss

ONE, TWO, THREE = Toss(1), Toss(2), Toss(3)
BAG = draw([4, 0, 2], (ONE, TWO, THREE))


def test_a_draw_has_the_odds_of_what_is_in_the_bag() -> None:
    assert list(BAG) == [(ONE, 4), (THREE, 2)]
    assert (len(BAG), BAG[0], BAG[-1]) == (2, (ONE, 4), (THREE, 2))


def test_a_draw_keeps_its_odds_when_the_bag_changes() -> None:
    bag = [4, 0, 2]
    odds = draw(bag, (ONE, TWO, THREE))
    bag[0] = 1
    assert odds == BAG


def test_an_empty_bag_gives_nothing() -> None:
    empty = draw([0, 0], (ONE, TWO))
    assert not empty
    assert list(empty) == []


def test_a_die_falls_evenly() -> None:
    assert list(equal([ONE, TWO, THREE])) == [(ONE, 1), (TWO, 1), (THREE, 1)]


def test_weights_add_up() -> None:
    assert BAG.weight() == 6
    assert draw([], ()).weight() == 0


def test_every_number_falls_on_an_outcome_as_often_as_it_weighs() -> None:
    assert [BAG.outcome(number) for number in range(6)] == [ONE, ONE, ONE, ONE, THREE, THREE]


def test_a_number_beyond_the_odds_falls_on_nothing() -> None:
    with pytest.raises(ValueError, match=r"^the number lies beyond the odds$"):
        BAG.outcome(6)
    with pytest.raises(ValueError, match=r"^the number lies below the odds$"):
        draw([0, 1], (ONE, TWO)).outcome(-1)


def test_a_share_is_the_weight_of_one_outcome() -> None:
    assert BAG.share(Toss(3)) == 2


def test_what_cannot_happen_has_no_share() -> None:
    assert BAG.share(TWO) == 0
    assert BAG.share(Toss(7)) == 0


def test_odds_are_equal_if_the_same_can_happen_as_often() -> None:
    assert draw([4, 2], (ONE, THREE)) == BAG
    assert draw([4, 1], (ONE, THREE)) != BAG
    assert draw([4, 2], (ONE, TWO)) != BAG

"""How far shares can be trusted: by numbers from books."""

from __future__ import annotations

from math import sqrt

import pytest

from footplate.arena.interval import by_deals, share_of, student, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 20, 0.8389, 1.0), (0.8, 10, 0.4902, 0.9433)],
)
def test_wilsons_interval_is_the_known_one(share: float, games: int, low: float, high: float) -> None:
    found = wilson(share, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "errors"), [(1, 12.706), (10, 2.228), (30, 2.042), (31, 2.040), (100, 1.984)]
)
def test_students_errors_are_the_known_ones(freedom: int, errors: float) -> None:
    assert student(freedom) == pytest.approx(errors, abs=1e-3)


def test_games_that_follow_from_their_deal_count_once_a_deal() -> None:
    deals = [[0.0] * 10, [1.0] * 10] * 20
    alike = share_of(deals, games=400)
    assert alike == by_deals(deals, games=400)
    expected = wilson(0.5, 39, student(39))
    assert (alike.low, alike.high) == pytest.approx((expected.low, expected.high))


def test_games_that_are_evened_out_by_their_deal_are_not_trusted_more_than_others() -> None:
    assert share_of([[0.0, 1.0]] * 40, games=80) == wilson(0.5, 80)
    assert share_of([[0.5] * 4, [0.75] * 4] * 20, games=160) == wilson(0.625, 160)


def test_a_single_deal_counts_as_a_single_game() -> None:
    assert share_of([[1.0, 1.0, 1.0, 0.0]], games=4) == wilson(0.75, 1)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_who_always_or_never_wins_is_as_sure_as_the_deals_are_many(share: float) -> None:
    found, expected = share_of([[share, share]] * 10, games=20), wilson(share, 10)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high))


def test_a_deal_in_which_two_meet_more_often_counts_for_more() -> None:
    deals = [[1.0, 1.0, 1.0], [0.0], [1.0, 0.0]] * 5
    assert share_of(deals, games=30).share == pytest.approx(2 / 3)
    # By hand: the deals are 1, -2/3 and -1/3 off their parts of two thirds, and have two meetings on average.
    error = sqrt((1 + 4 / 9 + 1 / 9) * 5 / 14 / 15) / 2
    found, expected = by_deals(deals, games=30), wilson(2 / 3, 2 / 9 / error**2, student(14))
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high))

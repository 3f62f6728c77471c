"""Ratings of a tournament."""

from __future__ import annotations

import pytest

from footplate.arena.rating import ratings
from tests.arena.tables import told

LADDER = [
    told(number, number, ("good", "fair", "poor"), ((1, 2, 3), (1, 3, 2), (2, 1, 3))[number % 3])
    for number in range(1, 31)
]


def test_who_finishes_ahead_more_often_is_rated_higher() -> None:
    found = ratings(LADDER)
    assert found["good"].mu > found["fair"].mu > found["poor"].mu


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    assert ratings(LADDER) == ratings(LADDER[::-1])
    # Nor, but for a little, on which of them are told to come first: these are the same games renumbered.
    again = [
        told(31 - game.number, 31 - game.deal, game.seats, tuple(line.rank for line in game.results))
        for game in LADDER
    ]
    for name, rating in ratings(LADDER).items():
        assert ratings(again)[name].mu == pytest.approx(rating.mu, abs=0.5)


def test_more_games_leave_less_doubt() -> None:
    assert ratings(LADDER)["good"].sigma < ratings(LADDER[:6])["good"].sigma


def test_who_sits_on_several_seats_learns_from_each() -> None:
    lone = ratings([told(1, 1, ("a", "b"), (1, 2))])
    more = ratings([told(1, 1, ("a", "b", "b"), (1, 2, 2))])
    assert more["b"].mu < 25 < more["a"].mu
    assert more["b"].sigma < lone["b"].sigma


def test_who_plays_against_nobody_else_keeps_the_rating_of_a_newcomer() -> None:
    found = ratings([told(1, 1, ("a", "a"), (1, 2))])["a"]
    assert (found.mu, found.sigma) == pytest.approx((25, 25 / 3))

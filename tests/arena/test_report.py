"""The figures of a tournament, on games made up for it."""

from __future__ import annotations

import msgspec
import pytest

from footplate.arena.interval import wilson
from footplate.arena.report import Report, pairs, report
from tests.arena.tables import planned, told

GAMES = [
    told(1, 1, ("random", "thrifty"), (2, 1)),
    told(2, 1, ("thrifty", "random"), (1, 1)),
    told(3, 2, ("random", "thrifty"), (1, 2)),
    told(4, 2, ("thrifty", "random"), (1, 2)),
]


@pytest.fixture
def found() -> Report:
    """What is said of four games."""
    return report(planned(), GAMES)


def test_who_shares_a_win_has_a_part_of_it(found: Report) -> None:
    thrifty, random = found.standings
    assert (thrifty.name, thrifty.wins.share, thrifty.times.share) == ("thrifty", 0.625, 1.25)
    assert (random.name, random.wins.share, random.fair) == ("random", 0.375, 0.5)


def test_who_shares_a_place_is_half_ahead(found: Report) -> None:
    assert [(pair.name, pair.other, pair.meetings, pair.ahead.share) for pair in found.pairs] == [
        ("random", "thrifty", 4, 0.375),
        ("thrifty", "random", 4, 0.625),
    ]


def test_who_meets_one_bot_on_three_seats_has_three_meetings_and_no_more_games_than_were_played() -> None:
    line_up = ("thrifty", "random", "random", "random")
    games = [told(deal, deal, line_up, (2, 1, 3, 4)) for deal in range(1, 11)]
    pair = pairs(games)[1]
    assert (pair.name, pair.meetings) == ("thrifty", 30)
    assert pair.ahead == wilson(2 / 3, 10)


def test_each_seat_of_the_table_has_its_share(found: Report) -> None:
    assert [(place.seat, place.wins.share) for place in found.places] == [
        ("seat 1", 0.625),
        ("seat 2", 0.375),
    ]


def test_fair_is_a_part_for_each_seat_that_a_bot_has() -> None:
    line_up = ("thrifty", "random", "random", "random")
    games = [told(1, 1, line_up, (1, 2, 3, 4)), told(2, 1, line_up, (2, 1, 3, 4))]
    thrifty, random = report(planned(players=4, line_ups=(line_up,)), games).standings
    assert (thrifty.fair, thrifty.seats, thrifty.wins.share, thrifty.times.share) == (0.25, 2, 0.5, 2.0)
    assert (random.fair, random.seats, random.wins.share) == (0.75, 6, 0.5)
    assert random.points.mean == pytest.approx((8 + 7 + 6 + 9 + 7 + 6) / 6)


def test_the_order_in_which_games_ended_does_not_matter(found: Report) -> None:
    assert msgspec.json.encode(report(planned(), GAMES[::-1])) == msgspec.json.encode(found)

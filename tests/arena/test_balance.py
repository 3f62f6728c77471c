"""Whether a board is fair and used all over."""

from __future__ import annotations

import msgspec
import pytest

from footplate.arena.balance import Balance, balance, unfair, unsure
from footplate.arena.match import Outcome
from footplate.arena.plan import Plan
from tests.arena.tables import planned, told

BOARD = {"built on": ("lay.hex", ("a", "b", "c"))}


def game(number: int, ranks: tuple[int, ...], order: tuple[int, ...], **built: int) -> Outcome:
    """A game in which hexes were built on."""
    known = told(number, number, ("random", "random"), ranks)
    return msgspec.structs.replace(known, order=order, chosen={"lay.hex": built})


@pytest.fixture
def plan() -> Plan:
    """One bot against itself."""
    return planned(bots=(), line_ups=(("random", "random"),))


@pytest.fixture
def found(plan: Plan) -> Balance:
    """Thirty games in which whoever decides first wins, and nobody ever builds on c."""
    games = [
        game(
            number,
            (1, 2) if number % 2 else (2, 1),
            (0, 1) if number % 2 else (1, 0),
            a=2,
            **({"b": 1} if number == 7 else {}),
        )
        for number in range(1, 31)
    ]
    return balance(plan, games, BOARD)


def test_who_decides_first_and_always_wins_stands_out_and_the_seats_do_not(found: Balance) -> None:
    assert [one.share for one in found.order] == [1.0, 0.0]
    assert [place.wins.share for place in found.seats] == [0.5, 0.5]
    assert [name for name, _ in unfair(found)] == ["place 1 in the order", "place 2 in the order"]


def test_what_one_interval_of_many_may_miss_by_chance_does_not_stand_out(plan: Plan) -> None:
    games = [game(number, (1, 2) if number <= 21 else (2, 1), (0, 1)) for number in range(1, 31)]
    found = balance(plan, games, BOARD)
    assert found.order[0].low > 0.5
    assert unfair(found) == []


@pytest.mark.parametrize(("games", "many"), [(4, 4), (100, 0)])
def test_few_games_leave_open_whether_somebody_wins_too_much(plan: Plan, games: int, many: int) -> None:
    even = [game(number, (1, 2) if number % 2 else (2, 1), (0, 1)) for number in range(1, games + 1)]
    found = balance(plan, even, BOARD)
    assert unfair(found) == []
    assert len(unsure(found)) == many


def test_what_is_never_used_is_told_apart_from_what_is_rarely(found: Balance) -> None:
    (region,) = found.regions
    assert region.unused == ["c"]
    assert region.rare == ["b"]
    assert [(use.name, use.times) for use in region.uses] == [
        ("c", 0.0),
        ("b", pytest.approx(1 / 30)),
        ("a", 2.0),
    ]


def test_points_are_told_by_rank(found: Balance) -> None:
    assert [one.mean for one in found.points] == [9, 8]
    assert (found.lead.mean, found.lead.deviation) == (1, 0)


def test_a_seat_that_never_decides_has_no_place_in_the_order(plan: Plan) -> None:
    found = balance(plan, [game(1, (1, 2), (0, 1)), game(2, (1, 2), (0,))], BOARD)
    assert found.order[1].share == 0.0

"""Who sits where, and with which deals."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from footplate.arena.plan import CIRCLES, BadPlan, mixed, rotations, steps
from footplate.arena.tournament import numbers
from tests.arena.tables import planned

NAMES = ("a", "b", "c", "d", "e", "f", "g", "h")


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (4, 4), (5, 3), (8, 2), (2, 4), (2, 3), (3, 5), (3, 1)]
)
def test_in_every_deal_each_bot_sits_on_every_seat_once(bots: int, players: int) -> None:
    for deal in (1, 2, 9):
        games = mixed(NAMES[:bots], players, deal, seed=3)
        assert len(games) == bots
        for seat in range(players):
            assert sorted([game[seat] for game in games]) == sorted(NAMES[:bots])


@pytest.mark.parametrize(("bots", "players"), [(4, 4), (5, 3), (6, 2), (4, 3)])
def test_after_all_deals_of_a_round_each_bot_met_each_other_equally_often_in_any_two_seats(
    bots: int, players: int
) -> None:
    deals = len(steps(bots, players, 3))
    met: Counter[tuple[str, str, int, int]] = Counter()
    for deal in range(1, deals + 1):
        for game in mixed(NAMES[:bots], players, deal, seed=3):
            met.update([(game[one], game[two], one, two) for one, two in permutations(range(players), 2)])
    assert len(met) == bots * (bots - 1) * players * (players - 1)
    assert len(set(met.values())) == 1


def test_bots_that_share_a_table_have_as_many_seats_each_as_can_be() -> None:
    assert sorted(steps(2, 4, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)]
    assert sorted(steps(2, 3, 1)) == [(0, 0, 1), (0, 1, 0), (0, 1, 1)]


def test_where_there_are_too_many_ways_round_the_table_many_are_taken() -> None:
    found = steps(20, 6, 1)
    assert len(found) == CIRCLES
    assert all(len(set(one)) == 6 for one in found)


def test_a_line_up_goes_round_the_table_and_no_seating_comes_twice() -> None:
    assert rotations(("a", "b", "b")) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    plan = planned(players=4, line_ups=(("thrifty", "random", "random", "random"),))
    seats = [plan.seating(number).index("thrifty") for number in range(1, 9)]
    assert seats == [0, 3, 2, 1] * 2


def test_each_of_several_line_ups_plays_every_deal() -> None:
    one, other = ("thrifty", "random", "random"), ("random", "thrifty", "thrifty")
    plan = planned(players=3, line_ups=(one, other))
    assert plan.games_a_deal == 6
    assert plan.seatings(1) == (*rotations(one), *rotations(other))


def test_a_deal_is_played_out() -> None:
    plan = planned(bots=("random", "thrifty", "greedy"), players=2)
    assert list(numbers(plan, 7)) == list(range(1, 10))
    assert [plan.deal_of(number) for number in numbers(plan, 7)] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_a_program_goes_by_its_name() -> None:
    plan = planned(bots=("random", "mine=python3 'my bot.py'"), line_ups=(("mine", "random"),))
    assert plan.bots == ("random", "mine")
    assert plan.programs == {"mine": "mine=python3 'my bot.py'"}
    assert plan.seatings(1) == (("mine", "random"), ("random", "mine"))


def test_who_cannot_play_is_refused() -> None:
    with pytest.raises(BadPlan, match="there is no bot 'nobody'; there are: random, "):
        planned(bots=("random", "nobody"))
    with pytest.raises(BadPlan, match="somebody must play"):
        planned(bots=())
    with pytest.raises(BadPlan, match="each bot is named once"):
        planned(bots=("random", "random"))
    with pytest.raises(BadPlan, match="two bots are called mine"):
        planned(bots=("mine=true",), line_ups=(("mine=false", "random"),))
    with pytest.raises(BadPlan, match="the bot mine has no command"):
        planned(bots=("mine=", "random"))
    with pytest.raises(BadPlan, match="a line-up for 2 has 2 bots, not 3"):
        planned(line_ups=(("random", "thrifty", "thrifty"),))

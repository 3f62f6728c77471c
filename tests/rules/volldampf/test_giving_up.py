"""Giving up a transport for an action card."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import GIVE_UP, DrawCard
from footplate.games.volldampf.cards import FAST_LOCOMOTIVE, KINDS, SABOTAGE, SUBSIDY
from footplate.games.volldampf.phases.transport import TransportCubes
from footplate.kernel.action import CHANCE
from tests.rules.volldampf.positions import act, begin, blue_for_hannover, chance, options, position


@pytest.mark.rule("VD-64")
def test_a_player_who_gives_up_by_choice_draws_a_card_at_once() -> None:
    s = blue_for_hannover()
    begin(s, TransportCubes())
    act(s, 0, GIVE_UP)
    assert s.actors() == (CHANCE,)
    chance(s, DrawCard(SABOTAGE))
    assert s.holds(0, SABOTAGE)
    assert [s.held(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert s.actors() == (1,)


@pytest.mark.rule("VD-64")
def test_a_player_who_must_give_up_draws_a_card_too() -> None:
    s = position()
    begin(s, TransportCubes())
    assert options(s, 0) == [GIVE_UP]
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SUBSIDY))
    assert s.holds(0, SUBSIDY)
    assert s.actors() == (1,)


@pytest.mark.rule("VD-64")
def test_giving_up_twice_in_a_round_brings_two_cards() -> None:
    s = position(2)
    begin(s, TransportCubes())
    for seat in (0, 1, 0, 1):
        assert s.actors() == (seat,)
        act(s, seat, GIVE_UP)
        chance(s, DrawCard(FAST_LOCOMOTIVE if seat else SABOTAGE))
    assert s.over
    assert [s.held(seat) for seat in range(2)] == [2, 2]


@pytest.mark.rule("VD-64")
def test_giving_up_leaves_cubes_and_income_as_they_are() -> None:
    s = blue_for_hannover()
    lying, income = s.cubes, list(s.income)
    begin(s, TransportCubes())
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SABOTAGE))
    assert (s.cubes, s.income) == (lying, income)


@pytest.mark.rule("VD-64")
def test_in_the_first_round_giving_up_brings_no_card() -> None:
    s = position(3)
    s.round = 1
    begin(s, TransportCubes())
    for seat in (0, 1, 2, 0, 1, 2):
        assert s.actors() == (seat,)
        act(s, seat, GIVE_UP)
    assert s.over
    assert s.hands == (0,) * (3 * KINDS)


@pytest.mark.rule("VD-64")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_from_the_second_round_on_giving_up_brings_a_card(number: int) -> None:
    s = position()
    s.round = number
    begin(s, TransportCubes())
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SABOTAGE))
    assert s.held(0) == 1

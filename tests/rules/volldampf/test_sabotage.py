"""The card Sabotage."""

from __future__ import annotations

from typing import Any

import pytest

from footplate.games.volldampf.actions import (
    DECLINE,
    GIVE_UP,
    DrawCard,
    PlaySabotage,
)
from footplate.games.volldampf.cards import ACTION_CARDS, FAST_LOCOMOTIVE, SABOTAGE, SUBSIDY
from footplate.games.volldampf.phases.route import FAST_LIMIT, ChooseRoute
from footplate.games.volldampf.phases.sabotage import SabotageWindow
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.phase import Phase
from tests.rules.volldampf.positions import (
    LINE_TO_PRAG,
    act,
    begin,
    blue_for_hannover,
    build,
    chance,
    cubes,
    fast,
    give_card,
    name,
    options,
    position,
    put_cube,
    refused,
    stack,
    take,
)

BLUE_OF_HAMBURG = name("hamburg", "blue")
VIOLET_OF_HANNOVER = name("hannover", "violet")


def two_cubes() -> Volldampf:
    """Two cubes that seat 0 can move over its section."""
    s = blue_for_hannover()
    put_cube(s, "hannover", "violet")
    return s


def stopped(s: Volldampf, transport: Phase[Any]) -> Volldampf:
    """Seat 0 names the blue cube of Hamburg, and seat 1 stops it by a Sabotage."""
    give_card(s, 1, "sabotage")
    begin(s, transport)
    act(s, 0, BLUE_OF_HAMBURG)
    act(s, 1, PlaySabotage())
    return s


@pytest.mark.rule("VD-84")
def test_sabotage_stops_the_cube_just_named() -> None:
    s = two_cubes()
    give_card(s, 1, "sabotage")
    begin(s, TransportCubes())
    act(s, 0, BLUE_OF_HAMBURG)
    act(s, 1, PlaySabotage())
    assert s.actors() == (0,)
    assert isinstance(s.agenda[-1], Transport)
    assert cubes(s, "hamburg", "blue") == 1
    assert s.income == [0, 0, 0, 0]
    assert (s.held(1), s.action_discards[SABOTAGE]) == (0, 1)


@pytest.mark.rule("VD-84")
def test_the_stopped_player_may_move_a_different_cube() -> None:
    s = stopped(two_cubes(), TransportCubes())
    act(s, 0, VIOLET_OF_HANNOVER)
    act(s, 0, take("hannover-hamburg"))
    assert s.income == [1, 0, 0, 0]
    assert s.actors() == (1,)


@pytest.mark.rule("VD-84")
def test_who_declines_lets_the_cube_go() -> None:
    s = two_cubes()
    give_card(s, 1, "sabotage")
    begin(s, TransportCubes())
    act(s, 0, BLUE_OF_HAMBURG)
    act(s, 1, DECLINE)
    act(s, 0, take("hamburg-hannover"))
    assert s.holds(1, SABOTAGE)
    assert s.income == [1, 0, 0, 0]


@pytest.mark.rule("VD-84")
@pytest.mark.parametrize("card", [card for card in ACTION_CARDS if card != "sabotage"])
def test_who_holds_any_card_is_asked_and_who_holds_another_can_only_decline(card: str) -> None:
    s = two_cubes()
    give_card(s, 2, card)
    begin(s, TransportCubes())
    act(s, 0, BLUE_OF_HAMBURG)
    assert s.actors() == (2,)
    assert options(s, 2) == [DECLINE]
    assert refused(s, 2, PlaySabotage()) == {"VD-84"}
    act(s, 2, DECLINE)
    assert isinstance(s.agenda[-1], ChooseRoute)


@pytest.mark.rule("VD-84")
def test_nobody_is_asked_who_holds_no_card_and_the_mover_never_is() -> None:
    s = two_cubes()
    give_card(s, 0, "sabotage")
    begin(s, TransportCubes())
    act(s, 0, BLUE_OF_HAMBURG)
    assert s.actors() == (0,)
    assert isinstance(s.agenda[-1], ChooseRoute)


@pytest.mark.rule("VD-84")
def test_sabotage_is_played_at_no_other_moment() -> None:
    s = two_cubes()
    give_card(s, 0, "sabotage")
    give_card(s, 1, "sabotage")
    begin(s, TransportCubes())
    assert refused(s, 0, PlaySabotage()) == {"VD-60"}
    assert refused(s, 1, PlaySabotage()) == {"VD-60"}
    act(s, 0, BLUE_OF_HAMBURG)
    assert refused(s, 0, PlaySabotage()) == {"VD-84"}
    act(s, 1, DECLINE)
    assert refused(s, 1, PlaySabotage()) == {"VD-60"}


@pytest.mark.rule("VD-84", "VD-88")
def test_the_opponents_are_asked_in_sequence_order() -> None:
    s = two_cubes()
    s.order = (3, 0, 2, 1)
    for seat, card in ((1, "sabotage"), (2, "subsidy"), (3, "sabotage")):
        give_card(s, seat, card)
    begin(s, Transport(player=0))
    act(s, 0, BLUE_OF_HAMBURG)
    asked = []
    while isinstance(s.agenda[-1], SabotageWindow):
        (seat,) = s.actors()
        asked.append(seat)
        act(s, seat, DECLINE)
    assert asked == [3, 2, 1]


@pytest.mark.rule("VD-84", "VD-88")
def test_one_sabotage_is_enough_and_the_next_holder_keeps_his() -> None:
    s = two_cubes()
    give_card(s, 2, "sabotage")
    stopped(s, TransportCubes())
    assert s.actors() == (0,)
    assert s.holds(2, SABOTAGE)


@pytest.mark.rule("VD-89")
def test_a_second_sabotage_may_stop_the_next_choice() -> None:
    s = two_cubes()
    give_card(s, 2, "sabotage")
    stopped(s, TransportCubes())
    act(s, 0, VIOLET_OF_HANNOVER)
    assert s.actors() == (2,)
    act(s, 2, PlaySabotage())
    assert refused(s, 0, BLUE_OF_HAMBURG) == {"VD-89"}
    assert refused(s, 0, VIOLET_OF_HANNOVER) == {"VD-89"}
    assert options(s, 0) == [GIVE_UP]


@pytest.mark.rule("VD-89")
def test_one_opponent_may_play_both_one_choice_after_the_other() -> None:
    s = two_cubes()
    give_card(s, 1, "sabotage")
    stopped(s, TransportCubes())
    act(s, 0, VIOLET_OF_HANNOVER)
    act(s, 1, PlaySabotage())
    assert options(s, 0) == [GIVE_UP]
    assert s.action_discards[SABOTAGE] == 2


@pytest.mark.rule("VD-89")
def test_the_stopped_player_may_move_no_twin_and_by_no_other_route() -> None:
    s = two_cubes()
    build(s, 0, "hamburg-rostock")
    put_cube(s, "hamburg", "blue")
    stopped(s, TransportCubes())
    assert refused(s, 0, BLUE_OF_HAMBURG) == {"VD-89"}
    assert options(s, 0) == [VIOLET_OF_HANNOVER, GIVE_UP]


@pytest.mark.rule("VD-89")
def test_the_same_colour_elsewhere_and_another_colour_there_may_be_moved() -> None:
    s = two_cubes()
    build(s, 0, "hamburg-bremen")
    put_cube(s, "bremen", "blue")
    put_cube(s, "hamburg", "violet")
    stopped(s, TransportCubes())
    assert {name("bremen", "blue"), name("hamburg", "violet")} <= set(options(s, 0))
    act(s, 0, name("bremen", "blue"))


@pytest.mark.rule("VD-89")
def test_others_may_move_the_stopped_cube() -> None:
    s = stopped(two_cubes(), TransportCubes())
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SUBSIDY))
    act(s, 1, BLUE_OF_HAMBURG)
    act(s, 0, DECLINE)
    act(s, 1, take("hamburg-hannover"))
    assert cubes(s, "hamburg", "blue") == 0


@pytest.mark.rule("VD-89")
def test_the_stopped_player_may_move_it_in_the_next_transport() -> None:
    s = stopped(blue_for_hannover(players=2), TransportCubes())
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SUBSIDY))
    act(s, 1, GIVE_UP)
    chance(s, DrawCard(SUBSIDY))
    act(s, 0, BLUE_OF_HAMBURG)


def long_and_short() -> Volldampf:
    """One yellow cube seven sections from its colour and a red one at five."""
    s = position()
    build(s, 0, *LINE_TO_PRAG)
    put_cube(s, "kopenhagen", "yellow")
    put_cube(s, "erfurt", "red")
    give_card(s, 0, "fast-locomotive")
    give_card(s, 1, "sabotage")
    return s


@pytest.mark.rule("VD-89")
def test_a_fast_locomotive_stays_with_the_stopped_transport() -> None:
    s = long_and_short()
    put_cube(s, "prag", "red")
    begin(s, TransportCubes())
    act(s, 0, fast("kopenhagen", "yellow"))
    act(s, 1, PlaySabotage())
    assert s.action_discards[FAST_LOCOMOTIVE] == 1
    act(s, 0, name("prag", "red"))
    act(s, 0, take(*reversed(LINE_TO_PRAG)))
    assert s.income == [7, 0, 0, 0]


@pytest.mark.rule("VD-89")
def test_a_fast_locomotive_does_not_bring_the_stopped_cube_either() -> None:
    s = long_and_short()
    begin(s, TransportCubes())
    act(s, 0, name("erfurt", "red"))
    act(s, 1, PlaySabotage())
    assert refused(s, 0, fast("erfurt", "red")) == {"VD-89"}
    act(s, 0, fast("kopenhagen", "yellow"))
    assert s.agenda[-1] == ChooseRoute(player=0, stack=stack("kopenhagen", "yellow"), limit=FAST_LIMIT)


@pytest.mark.rule("VD-64", "VD-89")
def test_with_nothing_else_to_move_he_gives_up_and_draws_a_card() -> None:
    s = stopped(blue_for_hannover(), TransportCubes())
    assert options(s, 0) == [GIVE_UP]
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SUBSIDY))
    assert s.held(0) == 1
    assert s.actors() == (1,)


@pytest.mark.rule("VD-82", "VD-89")
def test_a_stopped_subsidy_trip_is_lost_without_a_card_when_nothing_else_can_be_moved() -> None:
    s = stopped(blue_for_hannover(), Transport(player=0, third=True))
    assert options(s, 0) == [GIVE_UP]
    act(s, 0, GIVE_UP)
    assert s.over
    assert s.held(0) == 0


@pytest.mark.rule("VD-82", "VD-89")
def test_a_stopped_subsidy_trip_goes_on_with_another_cube() -> None:
    s = stopped(two_cubes(), Transport(player=0, third=True))
    assert options(s, 0) == [VIOLET_OF_HANNOVER, GIVE_UP]

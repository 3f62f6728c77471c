"""The card Subsidy."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import (
    DECLINE,
    GIVE_UP,
    DrawCard,
    PlaySubsidy,
)
from footplate.games.volldampf.cards import ACTION_CARDS, FAST_LOCOMOTIVE, MORE_FREIGHT, SABOTAGE, SUBSIDY
from footplate.games.volldampf.phases.subsidy import Subsidies
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.sequence import Round, TwoPlayerRound
from footplate.games.volldampf.state import Volldampf
from tests.rules.volldampf.positions import (
    LINE_TO_PRAG,
    act,
    begin,
    blue_for_hannover,
    build,
    chance,
    fast,
    give_card,
    name,
    options,
    position,
    put_cube,
    refused,
    take,
)


def deliver(s: Volldampf, seat: int) -> None:
    """A blue cube from Hamburg to Hannover; nobody who is asked stops it."""
    act(s, seat, name("hamburg", "blue"))
    while s.actors() != (seat,):
        act(s, s.actors()[0], DECLINE)
    act(s, seat, take("hamburg-hannover"))


def table(owner: int, *income: int) -> Volldampf:
    """Four blue cubes in Hamburg, one section from Hannover."""
    s = blue_for_hannover(owner, len(income))
    s.income[:] = income
    for _ in range(3):
        put_cube(s, "hamburg", "blue")
    return s


def subsidies(s: Volldampf, holders: tuple[int, ...]) -> Volldampf:
    """The moment after all second transports; each holder has a Subsidy."""
    for seat in holders:
        give_card(s, seat, "subsidy")
    return begin(s, Subsidies())


@pytest.mark.rule("VD-82")
@pytest.mark.parametrize("players", [2, 3])
def test_subsidy_gives_a_third_transport_after_all_second_ones(players: int) -> None:
    s = table(1, *[0] * players)
    s.income[1] = 5
    give_card(s, 0, "subsidy")
    whole_round = TwoPlayerRound if players == 2 else Round
    begin(s, whole_round(at=whole_round.steps.index(TransportCubes) - 1))
    for seat in (*range(players), *range(players)):
        if seat == 0:
            assert refused(s, 0, PlaySubsidy()) == {"VD-60"}
            deliver(s, 0)
        else:
            act(s, seat, GIVE_UP)
            chance(s, DrawCard(SABOTAGE if seat == 1 else MORE_FREIGHT))
    assert s.actors() == (0,)
    act(s, 0, PlaySubsidy())
    deliver(s, 0)
    assert s.income[1] == 8
    assert s.action_discards[SUBSIDY] == 1


@pytest.mark.rule("VD-82")
def test_only_the_last_may_play_it() -> None:
    s = table(3, 4, 2, 3, 7)
    for seat in (0, 1, 2):
        give_card(s, seat, "subsidy" if seat < 2 else "sabotage")
    begin(s, Subsidies())
    assert s.actors() == (1,)
    assert refused(s, 0, PlaySubsidy()) == {"VD-82"}
    act(s, 1, PlaySubsidy())
    deliver(s, 1)
    assert s.over
    assert s.holds(0, SUBSIDY)


@pytest.mark.rule("VD-82", "VD-88")
def test_all_who_tie_for_last_may_and_go_in_sequence_order() -> None:
    s = table(3, 2, 2, 6, 7)
    s.order = (1, 3, 2, 0)
    subsidies(s, holders=(0, 1))
    for seat in (1, 0):
        assert s.actors() == (seat,)
        act(s, seat, PlaySubsidy())
        deliver(s, seat)
    assert s.over
    assert s.income == [2, 2, 6, 9]


@pytest.mark.rule("VD-82")
def test_who_is_no_longer_last_when_his_turn_comes_cannot_play_it() -> None:
    s = subsidies(table(1, 2, 2, 6, 7), holders=(0, 1))
    act(s, 0, PlaySubsidy())
    deliver(s, 0)
    assert s.income == [2, 3, 6, 7]
    assert s.over
    assert s.holds(1, SUBSIDY)


@pytest.mark.rule("VD-82")
def test_who_has_become_last_when_his_turn_comes_may_play_it() -> None:
    s = subsidies(table(0, 2, 3, 3, 7), holders=(0, 2))
    act(s, 0, PlaySubsidy())
    deliver(s, 0)
    assert s.income == [3, 3, 3, 7]
    assert s.actors() == (2,)
    act(s, 2, PlaySubsidy())


@pytest.mark.rule("VD-82")
def test_nobody_makes_a_fourth_transport() -> None:
    s = subsidies(table(1, 0, 5, 6, 7), holders=(0, 0))
    act(s, 0, PlaySubsidy())
    deliver(s, 0)
    assert s.last_places() == [0]
    assert s.over
    assert s.holds(0, SUBSIDY)


@pytest.mark.rule("VD-82")
def test_who_declines_is_not_asked_again() -> None:
    s = subsidies(table(1, 0, 5, 6, 7), holders=(0,))
    act(s, 0, DECLINE)
    assert s.over
    assert s.holds(0, SUBSIDY)


@pytest.mark.rule("VD-82")
@pytest.mark.parametrize("card", [card for card in ACTION_CARDS if card != "subsidy"])
def test_the_last_with_any_card_is_asked_and_without_subsidy_can_only_decline(card: str) -> None:
    s = table(1, 0, 5, 6, 7)
    give_card(s, 0, card)
    begin(s, Subsidies())
    assert s.actors() == (0,)
    assert options(s, 0) == [DECLINE]
    assert refused(s, 0, PlaySubsidy()) == {"VD-82"}


@pytest.mark.rule("VD-82")
def test_the_last_without_a_card_is_not_asked() -> None:
    s = table(1, 0, 5, 6, 7)
    begin(s, Subsidies())
    assert s.over


@pytest.mark.rule("VD-82")
def test_nobody_is_asked_while_no_cube_can_be_moved() -> None:
    s = position()
    build(s, 0, "hamburg-bremen")
    put_cube(s, "hamburg", "blue")
    subsidies(s, holders=(0,))
    assert s.over
    assert s.holds(0, SUBSIDY)


@pytest.mark.rule("VD-82")
def test_a_cube_seven_sections_away_is_enough_only_with_a_fast_locomotive() -> None:
    s = position()
    build(s, 1, *LINE_TO_PRAG)
    s.income[:] = [0, 5, 6, 7]
    put_cube(s, "kopenhagen", "yellow")
    subsidies(s, holders=(0,))
    assert refused(s, 0, PlaySubsidy()) == {"VD-82"}
    assert options(s, 0) == [DECLINE]
    give_card(s, 0, "fast-locomotive")
    act(s, 0, PlaySubsidy())
    assert options(s, 0) == [fast("kopenhagen", "yellow"), GIVE_UP]
    act(s, 0, fast("kopenhagen", "yellow"))
    act(s, 0, take(*LINE_TO_PRAG))
    assert s.income == [0, 12, 6, 7]
    assert s.action_discards[FAST_LOCOMOTIVE] == 1


@pytest.mark.rule("VD-82")
def test_the_third_transport_cannot_be_given_up_for_a_card() -> None:
    s = subsidies(table(1, 0, 5, 6, 7), holders=(0,))
    act(s, 0, PlaySubsidy())
    assert options(s, 0) == [name("hamburg", "blue"), GIVE_UP]
    act(s, 0, GIVE_UP)
    assert s.over
    assert s.held(0) == 0


@pytest.mark.rule("VD-82")
def test_a_third_transport_that_cannot_be_made_brings_no_card() -> None:
    s = position()
    begin(s, Transport(player=0, third=True))
    act(s, 0, GIVE_UP)
    assert s.over
    assert s.held(0) == 0


@pytest.mark.rule("VD-82")
def test_the_played_card_is_discarded_before_the_trip() -> None:
    s = subsidies(table(1, 0, 5, 6, 7), holders=(0,))
    act(s, 0, PlaySubsidy())
    assert s.action_discards[SUBSIDY] == 1
    assert s.held(0) == 0

"""The card Fast Locomotive."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import (
    GIVE_UP,
    DrawCard,
    PlaySabotage,
)
from footplate.games.volldampf.cards import ACTION_CARDS, FAST_LOCOMOTIVE, SUBSIDY
from footplate.games.volldampf.phases.transport import TransportCubes
from footplate.games.volldampf.state import Volldampf
from tests.rules.volldampf.positions import (
    LINE_TO_PRAG,
    act,
    begin,
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


def line(*cards: str) -> Volldampf:
    """Three yellow cubes; from Stettin eight sections lead to Prag, from Kopenhagen seven, from Rostock six.

    Seat 0 of three holds the cards.
    """
    s = position(3)
    build(s, 1, "stettin-kopenhagen", *LINE_TO_PRAG)
    for where in ("stettin", "kopenhagen", "rostock"):
        put_cube(s, where, "yellow")
    give_card(s, 0, *cards)
    return s


@pytest.mark.rule("VD-81")
def test_with_a_fast_locomotive_a_cube_goes_over_seven_sections() -> None:
    s = begin(line("fast-locomotive"), TransportCubes())
    act(s, 0, fast("kopenhagen", "yellow"))
    act(s, 0, take(*LINE_TO_PRAG))
    assert s.income == [0, 7, 0]
    assert (s.held(0), s.action_discards[FAST_LOCOMOTIVE]) == (0, 1)
    assert s.actors() == (1,)


@pytest.mark.rule("VD-81")
def test_without_playing_it_seven_are_too_many() -> None:
    s = begin(line("fast-locomotive"), TransportCubes())
    assert refused(s, 0, name("kopenhagen", "yellow")) == {"VD-60"}


@pytest.mark.rule("VD-81")
def test_eight_sections_are_too_many_even_so() -> None:
    s = begin(line("fast-locomotive"), TransportCubes())
    assert refused(s, 0, fast("stettin", "yellow")) == {"VD-81"}


@pytest.mark.rule("VD-81")
def test_only_who_holds_it_can_play_it() -> None:
    s = line(*[card for card in ACTION_CARDS if card != "fast-locomotive"])
    give_card(s, 1, "fast-locomotive")
    begin(s, TransportCubes())
    assert refused(s, 0, fast("kopenhagen", "yellow")) == {"VD-81"}
    assert refused(s, 1, fast("kopenhagen", "yellow")) == {"VD-60"}


@pytest.mark.rule("VD-60", "VD-81")
def test_it_needs_a_cube_that_lies_there() -> None:
    s = begin(line("fast-locomotive"), TransportCubes())
    assert refused(s, 0, fast("berlin", "yellow")) == {"VD-60"}


@pytest.mark.rule("VD-81")
def test_it_needs_a_way_to_the_cubes_colour() -> None:
    s = line("fast-locomotive")
    put_cube(s, "koeln", "yellow")
    begin(s, TransportCubes())
    assert refused(s, 0, fast("koeln", "yellow")) == {"VD-81"}


@pytest.mark.rule("VD-81")
def test_it_may_be_played_for_a_shorter_way() -> None:
    s = begin(line("fast-locomotive"), TransportCubes())
    act(s, 0, fast("rostock", "yellow"))
    act(s, 0, take(*LINE_TO_PRAG[1:]))
    assert s.income == [0, 6, 0]


@pytest.mark.rule("VD-81")
def test_two_fast_locomotives_never_make_one_transport_longer_than_seven() -> None:
    s = line("fast-locomotive", "fast-locomotive")
    give_card(s, 1, "sabotage")
    begin(s, TransportCubes())
    assert refused(s, 0, fast("stettin", "yellow")) == {"VD-81"}
    act(s, 0, fast("kopenhagen", "yellow"))
    act(s, 1, PlaySabotage())
    assert refused(s, 0, fast("rostock", "yellow")) == {"VD-81"}
    assert refused(s, 0, name("stettin", "yellow")) == {"VD-60"}
    assert options(s, 0) == [name("rostock", "yellow"), GIVE_UP]
    assert s.holds(0, FAST_LOCOMOTIVE)


@pytest.mark.rule("VD-81")
def test_once_it_is_named_the_cube_gets_no_second_one() -> None:
    s = begin(line("fast-locomotive", "fast-locomotive"), TransportCubes())
    act(s, 0, fast("kopenhagen", "yellow"))
    assert refused(s, 0, fast("kopenhagen", "yellow")) == {"VD-60"}
    assert options(s, 0) == [take(*LINE_TO_PRAG)]


@pytest.mark.rule("VD-81")
def test_it_serves_one_transport_and_a_second_card_the_next() -> None:
    s = line("fast-locomotive", "fast-locomotive")
    put_cube(s, "kopenhagen", "yellow")
    begin(s, TransportCubes())
    act(s, 0, fast("kopenhagen", "yellow"))
    act(s, 0, take(*LINE_TO_PRAG))
    for seat in (1, 2):
        act(s, seat, GIVE_UP)
        chance(s, DrawCard(SUBSIDY))
    assert refused(s, 0, name("kopenhagen", "yellow")) == {"VD-60"}
    act(s, 0, fast("kopenhagen", "yellow"))
    assert s.action_discards[FAST_LOCOMOTIVE] == 2

"""The card More Freight."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import (
    GIVE_UP,
    DrawCard,
    DrawCube,
    PlayMoreFreight,
    PutCube,
)
from footplate.games.volldampf.board import BLUE, GOODS, PLACES, RED, VIOLET, YELLOW
from footplate.games.volldampf.cards import ACTION_CARDS, MORE_FREIGHT, SABOTAGE
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE
from footplate.kernel.state import added, changed
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    chance,
    cubes,
    give_card,
    name,
    options,
    position,
    put,
    put_cube,
    refused,
    take,
)


def holding(*cards: str) -> Volldampf:
    """Seat 0 is next to transport and holds the cards."""
    s = position()
    give_card(s, 0, *cards)
    return begin(s, TransportCubes())


@pytest.mark.rule("VD-85")
def test_a_cube_is_drawn_from_the_bag_onto_a_city_of_choice() -> None:
    s = holding("more-freight")
    bag = s.bag
    act(s, 0, PlayMoreFreight())
    chance(s, DrawCube(RED))
    assert s.actors() == (0,)
    act(s, 0, put("dresden"))
    assert s.bag == added(bag, RED, -1)
    assert cubes(s, "dresden", "red") == 1
    assert sum(s.cubes) == 1
    assert (s.held(0), s.action_discards[MORE_FREIGHT]) == (0, 1)


@pytest.mark.rule("VD-85")
def test_the_draw_is_blind() -> None:
    s = holding("more-freight")
    s.bag = (3, 0, 1, 2)
    act(s, 0, PlayMoreFreight())
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(DrawCube(BLUE), 3), (DrawCube(RED), 1), (DrawCube(YELLOW), 2)]
    assert refused(s, 0, put("dresden")) == {"VD-85"}


@pytest.mark.rule("VD-85")
def test_every_city_can_be_chosen() -> None:
    s = holding("more-freight")
    act(s, 0, PlayMoreFreight())
    chance(s, DrawCube(VIOLET))
    assert options(s, 0) == [PutCube(city) for city in range(len(PLACES))]
    for city in range(len(PLACES)):
        twin = s.copy()
        act(twin, 0, PutCube(city))
        assert twin.cubes[GOODS.stack(city, VIOLET)] == 1
    assert refused(s, 0, PutCube(len(PLACES))) == {"VD-85"}
    assert refused(s, 1, PutCube(0)) == {"VD-85"}


@pytest.mark.rule("VD-85", "VD-88")
def test_the_transport_comes_after_it_and_may_move_the_new_cube() -> None:
    s = position()
    build(s, 0, "hamburg-hannover")
    give_card(s, 0, "more-freight")
    begin(s, TransportCubes())
    assert options(s, 0) == [GIVE_UP, PlayMoreFreight()]
    act(s, 0, PlayMoreFreight())
    chance(s, DrawCube(BLUE))
    act(s, 0, put("hamburg"))
    assert isinstance(s.agenda[-1], Transport)
    act(s, 0, name("hamburg", "blue"))
    act(s, 0, take("hamburg-hannover"))
    assert s.income == [1, 0, 0, 0]


@pytest.mark.rule("VD-85")
def test_the_player_may_still_give_up_after_it() -> None:
    s = holding("more-freight")
    act(s, 0, PlayMoreFreight())
    chance(s, DrawCube(BLUE))
    act(s, 0, put("hamburg"))
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SABOTAGE))
    assert s.actors() == (1,)


@pytest.mark.rule("VD-85")
def test_a_cube_put_on_its_own_colour_is_not_delivered() -> None:
    s = position()
    build(s, 0, "hamburg-hannover")
    give_card(s, 0, "more-freight")
    begin(s, TransportCubes())
    act(s, 0, PlayMoreFreight())
    chance(s, DrawCube(BLUE))
    act(s, 0, put("hannover"))
    assert cubes(s, "hannover", "blue") == 1
    assert s.income == [0, 0, 0, 0]


@pytest.mark.rule("VD-85")
def test_it_cannot_be_played_with_an_empty_bag() -> None:
    s = holding("more-freight")
    s.bag = (0, 0, 0, 0)
    assert refused(s, 0, PlayMoreFreight()) == {"VD-85"}
    s.bag = changed(s.bag, YELLOW, 1)
    act(s, 0, PlayMoreFreight())
    assert s.agenda[-1].odds(s) == [(DrawCube(YELLOW), 1)]


@pytest.mark.rule("VD-85")
def test_only_who_holds_it_can_play_it() -> None:
    s = holding(*[card for card in ACTION_CARDS if card != "more-freight"])
    assert refused(s, 0, PlayMoreFreight()) == {"VD-85"}


@pytest.mark.rule("VD-85")
def test_only_the_next_to_transport_can_play_it() -> None:
    s = position()
    give_card(s, 0, "more-freight")
    give_card(s, 1, "more-freight")
    begin(s, TransportCubes())
    assert refused(s, 1, PlayMoreFreight()) == {"VD-60"}
    act(s, 0, GIVE_UP)
    chance(s, DrawCard(SABOTAGE))
    assert refused(s, 0, PlayMoreFreight()) == {"VD-60"}
    act(s, 1, PlayMoreFreight())


@pytest.mark.rule("VD-85")
def test_it_can_be_played_before_a_third_transport() -> None:
    s = position()
    put_cube(s, "hamburg", "blue")
    give_card(s, 0, "more-freight")
    begin(s, Transport(player=0, third=True))
    act(s, 0, PlayMoreFreight())

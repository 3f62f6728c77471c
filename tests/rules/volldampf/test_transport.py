"""Phase 6: which cube a player moves, over whose sections, and what a delivery brings."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import GIVE_UP, GiveUp, NameCube
from footplate.games.volldampf.cards import PLAYER_COLOURS
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.route import ChooseRoute
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.state import added
from tests.rules.volldampf.positions import (
    LINE_TO_PRAG,
    act,
    begin,
    blue_for_hannover,
    build,
    colour,
    cubes,
    name,
    options,
    position,
    put_cube,
    refused,
    take,
)

LONDON_TO_KASSEL = (
    "london-rotterdam",
    "rotterdam-koeln",
    "koeln-dortmund",
    "dortmund-hannover",
    "hannover-kassel",
)


def transporting(s: Volldampf) -> Volldampf:
    return begin(s, Transport(player=0))


@pytest.mark.rule("VD-60")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 0, 3, 1]])
def test_two_rounds_of_transport_are_made_in_sequence_order(order: list[int]) -> None:
    s = position()
    s.round = 1
    s.order = tuple(order)
    begin(s, TransportCubes())
    asked = []
    while not s.over:
        (seat,) = s.actors()
        asked.append(seat)
        act(s, seat, GIVE_UP)
    assert asked == order * 2


@pytest.mark.rule("VD-60")
def test_a_delivery_ends_the_transport_and_the_next_player_moves() -> None:
    s = blue_for_hannover()
    begin(s, TransportCubes())
    act(s, 0, name("hamburg", "blue"))
    act(s, 0, take("hamburg-hannover"))
    assert s.actors() == (1,)
    assert options(s, 1) == [GIVE_UP]


@pytest.mark.rule("VD-60")
def test_any_cube_anywhere_that_can_reach_its_colour_may_be_picked() -> None:
    s = position()
    build(s, 1, "hamburg-hannover", "muenchen-prag")
    build(s, 2, "bremen-london")
    put_cube(s, "hamburg", "blue")
    put_cube(s, "hannover", "violet")
    put_cube(s, "muenchen", "yellow")
    put_cube(s, "bremen", "red")
    put_cube(s, "london", "violet")
    put_cube(s, "hamburg", "red")  # no way out for it
    transporting(s)
    assert {action for action in options(s, 0) if isinstance(action, NameCube)} == {
        name("hamburg", "blue"),
        name("hannover", "violet"),
        name("muenchen", "yellow"),
        name("bremen", "red"),
        name("london", "violet"),
    }
    for picked in (name("hamburg", "blue"), name("london", "violet"), name("muenchen", "yellow")):
        twin = s.copy()
        act(twin, 0, picked)
        assert isinstance(twin.agenda[-1], ChooseRoute)


@pytest.mark.rule("VD-60")
def test_a_cube_that_does_not_lie_there_cannot_be_picked() -> None:
    s = position()
    build(s, 0, "hamburg-hannover")
    put_cube(s, "hannover", "violet")
    transporting(s)
    assert refused(s, 0, name("hamburg", "blue")) == {"VD-60"}
    assert refused(s, 0, name("hannover", "blue")) == {"VD-60"}


@pytest.mark.rule("VD-60")
def test_a_cube_without_built_sections_to_its_colour_cannot_be_picked() -> None:
    s = position()
    build(s, 0, "hamburg-bremen", "dortmund-koeln")
    put_cube(s, "hamburg", "blue")
    put_cube(s, "berlin", "blue")
    transporting(s)
    assert refused(s, 0, name("hamburg", "blue")) == {"VD-60"}
    assert refused(s, 0, name("berlin", "blue")) == {"VD-60"}
    build(s, 3, "bremen-dortmund")
    act(s, 0, name("hamburg", "blue"))


@pytest.mark.rule("VD-60")
def test_a_cube_goes_over_six_sections_but_not_over_seven() -> None:
    s = position()
    build(s, 0, *LINE_TO_PRAG)
    put_cube(s, "rostock", "yellow")
    put_cube(s, "kopenhagen", "yellow")
    transporting(s)
    assert refused(s, 0, name("kopenhagen", "yellow")) == {"VD-60"}
    act(s, 0, name("rostock", "yellow"))
    act(s, 0, take(*LINE_TO_PRAG[1:]))
    assert s.income == [6, 0, 0, 0]


@pytest.mark.rule("VD-60")
def test_only_the_player_whose_turn_it_is_moves_a_cube() -> None:
    s = blue_for_hannover(owner=1)
    transporting(s)
    assert refused(s, 1, name("hamburg", "blue")) == {"VD-60"}
    assert refused(s, 2, GiveUp()) == {"VD-60"}
    act(s, 0, name("hamburg", "blue"))
    assert refused(s, 1, take("hamburg-hannover")) == {"VD-60"}


@pytest.mark.rule("VD-60")
def test_once_named_the_cube_is_moved_and_no_other() -> None:
    s = blue_for_hannover()
    put_cube(s, "hannover", "violet")
    transporting(s)
    act(s, 0, name("hamburg", "blue"))
    assert refused(s, 0, name("hannover", "violet")) == {"VD-60"}
    assert refused(s, 0, GIVE_UP) == {"VD-60"}
    assert options(s, 0) == [take("hamburg-hannover")]


@pytest.mark.rule("VD-63")
def test_a_violet_cube_over_three_yellow_and_two_red_sections_brings_three_and_two() -> None:
    yellow, red = PLAYER_COLOURS.index("yellow"), PLAYER_COLOURS.index("red")
    s = position()
    build(s, yellow, *LONDON_TO_KASSEL[:3])
    build(s, red, *LONDON_TO_KASSEL[3:])
    put_cube(s, "london", "violet")
    begin(s, Transport(player=yellow))
    act(s, yellow, name("london", "violet"))
    foreseen = VOLLDAMPF.gains(s, yellow, take(*LONDON_TO_KASSEL))
    act(s, yellow, take(*LONDON_TO_KASSEL))
    assert foreseen == tuple(s.income)
    assert (s.income[yellow], s.income[red]) == (3, 2)
    assert sum(s.income) == 5


@pytest.mark.rule("VD-63")
def test_a_route_may_lie_over_the_sections_of_others_alone() -> None:
    s = position()
    s.income[:] = [5, 1, 0, 2]
    build(s, 1, "koeln-dortmund")
    build(s, 3, "dortmund-kassel")
    put_cube(s, "koeln", "violet")
    transporting(s)
    act(s, 0, name("koeln", "violet"))
    act(s, 0, take("koeln-dortmund", "dortmund-kassel"))
    assert s.income == [5, 2, 0, 3]


@pytest.mark.rule("VD-63")
@pytest.mark.parametrize("owner", range(4))
def test_the_colour_of_a_section_has_nothing_to_do_with_that_of_the_cube(owner: int) -> None:
    s = blue_for_hannover(owner=owner)
    transporting(s)
    act(s, 0, name("hamburg", "blue"))
    act(s, 0, take("hamburg-hannover"))
    assert s.income == [int(seat == owner) for seat in range(4)]


@pytest.mark.rule("VD-63")
def test_a_delivery_brings_income_and_no_money() -> None:
    s = blue_for_hannover()
    cash = list(s.cash)
    transporting(s)
    act(s, 0, name("hamburg", "blue"))
    act(s, 0, take("hamburg-hannover"))
    assert s.cash == cash
    assert s.income == [1, 0, 0, 0]


@pytest.mark.rule("VD-66")
def test_a_delivered_cube_goes_back_into_the_bag() -> None:
    s = blue_for_hannover()
    put_cube(s, "hamburg", "blue")
    put_cube(s, "hamburg", "red")
    bag = s.bag
    transporting(s)
    act(s, 0, name("hamburg", "blue"))
    act(s, 0, take("hamburg-hannover"))
    assert s.bag == added(bag, colour("blue"), 1)
    assert cubes(s, "hamburg", "blue") == 1
    assert cubes(s, "hamburg", "red") == 1
    assert cubes(s, "hannover", "blue") == 0

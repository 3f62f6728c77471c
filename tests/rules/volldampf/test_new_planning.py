"""The card New Planning."""

from __future__ import annotations

from typing import Any

import pytest

from footplate.games.volldampf.actions import (
    DECLINE,
    Bid,
    PlayNewPlanning,
    PutCube,
    TakeBonds,
)
from footplate.games.volldampf.board import PLACES
from footplate.games.volldampf.cards import ACTION_CARDS, NEW_PLANNING
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.new_planning import NewPlanning
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.phases.two_players import SealedBids, SealedBonds
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.phase import Phase
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    cubes,
    give_card,
    lift,
    name,
    options,
    place,
    position,
    put,
    put_cube,
    refused,
    take,
)

TURNS: dict[type[Phase[Any]], str] = {
    PurchaseBonds: "VD-23",
    AuctionTurnOrder: "VD-30",
    ChooseTrackCards: "VD-34",
    PlaceTrackSections: "VD-40",
    TransportCubes: "VD-60",
}


def planned(players: int = 4) -> Volldampf:
    """Two cubes in Hamburg; seats 0 and 1 hold New Planning."""
    s = position(players)
    put_cube(s, "hamburg", "blue")
    put_cube(s, "hamburg", "yellow")
    give_card(s, 0, "new-planning")
    give_card(s, 1, "new-planning")
    return s


def lifting() -> Volldampf:
    """Seat 0 has just played New Planning on its transport."""
    s = planned()
    begin(s, TransportCubes())
    act(s, 0, PlayNewPlanning())
    return s


@pytest.mark.rule("VD-87")
@pytest.mark.parametrize("phase", TURNS)
def test_it_is_played_on_ones_own_turn_of_phases_three_to_six(phase: type[Phase[Any]]) -> None:
    s = begin(planned(), phase())
    before = s.copy()
    assert refused(s, 1, PlayNewPlanning()) == {TURNS[phase]}
    act(s, 0, PlayNewPlanning())
    act(s, 0, lift("hamburg", "blue"))
    act(s, 0, put("prag"))
    assert (cubes(s, "hamburg", "blue"), cubes(s, "prag", "blue")) == (0, 1)
    assert (s.held(0), s.action_discards[NEW_PLANNING]) == (0, 1)
    assert s.agenda == before.agenda
    assert s.actors() == (0,)


@pytest.mark.rule("VD-87")
@pytest.mark.parametrize("phase", TURNS)
def test_only_who_holds_it_can_play_it(phase: type[Phase[Any]]) -> None:
    s = position()
    put_cube(s, "hamburg", "blue")
    give_card(s, 0, *[card for card in ACTION_CARDS if card != "new-planning"])
    begin(s, phase())
    assert refused(s, 0, PlayNewPlanning()) == {"VD-87"}


@pytest.mark.rule("VD-87")
@pytest.mark.parametrize("phase", TURNS)
def test_it_needs_a_cube_on_the_board(phase: type[Phase[Any]]) -> None:
    s = position()
    give_card(s, 0, "new-planning")
    begin(s, phase())
    assert refused(s, 0, PlayNewPlanning()) == {"VD-87"}


@pytest.mark.rule("VD-87")
def test_it_is_played_when_ones_turn_comes() -> None:
    s = begin(planned(), PurchaseBonds())
    act(s, 0, TakeBonds(0))
    act(s, 1, PlayNewPlanning())
    assert s.actors() == (1,)


@pytest.mark.rule("VD-87")
def test_in_the_auction_it_is_played_on_ones_turn_to_bid() -> None:
    s = begin(planned(), AuctionTurnOrder())
    act(s, 0, Bid(1))
    assert refused(s, 0, PlayNewPlanning()) == {"VD-30"}
    act(s, 1, PlayNewPlanning())
    act(s, 1, lift("hamburg", "yellow"))
    act(s, 1, put("koeln"))
    act(s, 1, Bid(2))


@pytest.mark.rule("VD-87")
@pytest.mark.parametrize(("phase", "cites"), [(SealedBonds, "VD-24"), (SealedBids, "VD-33")])
def test_it_is_not_played_while_two_choose_in_secret(phase: type[Phase[Any]], cites: str) -> None:
    s = begin(planned(2), phase())
    assert s.actors() == (0, 1)
    for seat in (0, 1):
        assert refused(s, seat, PlayNewPlanning()) == {cites}


@pytest.mark.rule("VD-87")
@pytest.mark.parametrize("phase", [ChooseTrackCards, PlaceTrackSections, TransportCubes])
def test_two_players_play_it_on_their_open_turns(phase: type[Phase[Any]]) -> None:
    s = begin(planned(2), phase())
    act(s, 0, PlayNewPlanning())
    assert isinstance(s.agenda[-1], NewPlanning)


@pytest.mark.rule("VD-87")
def test_it_is_played_on_a_third_transport_too() -> None:
    s = begin(planned(), Transport(player=0, third=True))
    act(s, 0, PlayNewPlanning())


@pytest.mark.rule("VD-87")
def test_it_is_not_played_while_another_moves_a_cube() -> None:
    s = planned()
    build(s, 0, "hamburg-hannover")
    begin(s, TransportCubes())
    act(s, 0, name("hamburg", "blue"))
    assert s.actors() == (1,)
    assert options(s, 1) == [DECLINE]
    assert refused(s, 1, PlayNewPlanning()) == {"VD-84"}


@pytest.mark.rule("VD-87")
def test_any_cube_on_the_board_can_be_lifted_and_no_other() -> None:
    s = lifting()
    assert options(s, 0) == [lift("hamburg", "blue"), lift("hamburg", "yellow")]
    assert refused(s, 0, lift("hamburg", "red")) == {"VD-87"}
    assert refused(s, 0, lift("bremen", "blue")) == {"VD-87"}
    assert refused(s, 1, lift("hamburg", "blue")) == {"VD-87"}


@pytest.mark.rule("VD-87")
def test_the_cube_is_chosen_before_the_city() -> None:
    s = lifting()
    assert refused(s, 0, put("prag")) == {"VD-87"}


@pytest.mark.rule("VD-87")
def test_the_cube_goes_to_any_other_city_but_not_back() -> None:
    s = lifting()
    act(s, 0, lift("hamburg", "blue"))
    assert refused(s, 0, put("hamburg")) == {"VD-87"}
    assert options(s, 0) == [PutCube(city) for city in range(len(PLACES)) if city != place("hamburg")]
    act(s, 0, put("london"))
    assert (cubes(s, "hamburg", "blue"), cubes(s, "london", "blue")) == (0, 1)
    assert cubes(s, "hamburg", "yellow") == 1


@pytest.mark.rule("VD-87")
def test_one_cube_is_moved_and_not_two() -> None:
    s = lifting()
    act(s, 0, lift("hamburg", "blue"))
    assert refused(s, 0, lift("hamburg", "yellow")) == {"VD-87"}
    act(s, 0, put("prag"))
    assert isinstance(s.agenda[-1], Transport)
    assert refused(s, 0, PlayNewPlanning()) == {"VD-87"}


@pytest.mark.rule("VD-87")
def test_a_cube_moved_onto_its_own_colour_is_not_delivered() -> None:
    s = planned()
    build(s, 0, "hamburg-hannover")
    bag = s.bag
    begin(s, TransportCubes())
    act(s, 0, PlayNewPlanning())
    act(s, 0, lift("hamburg", "blue"))
    act(s, 0, put("hannover"))
    assert cubes(s, "hannover", "blue") == 1
    assert (s.bag, s.income) == (bag, [0, 0, 0, 0])
    assert refused(s, 0, name("hannover", "blue")) == {"VD-60"}


@pytest.mark.rule("VD-87", "VD-88")
def test_the_cube_put_down_may_be_transported_at_once() -> None:
    s = planned()
    give_card(s, 2, "sabotage")
    build(s, 0, "koeln-rotterdam")
    begin(s, TransportCubes())
    act(s, 0, PlayNewPlanning())
    act(s, 0, lift("hamburg", "yellow"))
    act(s, 0, put("koeln"))
    act(s, 0, name("koeln", "yellow"))
    act(s, 1, DECLINE)
    act(s, 2, DECLINE)
    act(s, 0, take("koeln-rotterdam"))
    assert s.income == [1, 0, 0, 0]

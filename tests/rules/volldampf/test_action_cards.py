"""Action cards in general: drawing and playing them, and when."""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import (
    DECLINE,
    GIVE_UP,
    DrawCard,
    DrawCube,
    DrawFrom,
    PlayFavourableOpportunity,
    PlayMoreFreight,
    PlayNewPlanning,
    PlaySabotage,
    PlaySubsidy,
)
from footplate.games.volldampf.board import BLUE
from footplate.games.volldampf.cards import (
    ACTION_CARDS,
    KINDS,
    MORE_FREIGHT,
    NEW_PLANNING,
    SABOTAGE,
    SUBSIDY,
)
from footplate.games.volldampf.phases.action_cards import DrawActionCard
from footplate.games.volldampf.phases.income import CardsForTheLast
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.transport import Transport, TransportCubes
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import CHANCE
from footplate.kernel.state import added, changed
from tests.rules.volldampf.positions import (
    act,
    begin,
    blue_for_hannover,
    build,
    chance,
    fast,
    give_card,
    give_track_card,
    lift,
    name,
    options,
    position,
    put,
    put_cube,
    refused,
    space,
    symbol,
)


def all_dealt(*holders: int) -> Volldampf:
    """No card is left in deck or discards: the holders got them all, one after the other in turn."""
    s = position()
    for number, card in enumerate([card for card in ACTION_CARDS for _ in range(2)]):
        give_card(s, holders[number % len(holders)], card)
    return s


@pytest.mark.rule("VD-80")
def test_a_card_is_drawn_from_the_deck_for_its_drawers_eyes_alone() -> None:
    s = position()
    give_card(s, 3, "sabotage")
    s.action_deck = changed(s.action_deck, SUBSIDY, 0)
    s.action_discards = changed(s.action_discards, SUBSIDY, 2)
    begin(s, DrawActionCard(player=2))
    odds = s.agenda[-1].odds(s)
    assert odds == [(DrawCard(card), s.action_deck[card]) for card in range(KINDS) if card != SUBSIDY]
    assert (DrawCard(SABOTAGE), 1) in odds
    assert s.agenda[-1].seen_by(s, CHANCE, DrawCard(SABOTAGE)) == (2,)
    chance(s, DrawCard(SABOTAGE))
    assert s.holds(2, SABOTAGE)
    assert s.action_deck[SABOTAGE] == 0
    assert s.action_discards[SUBSIDY] == 2


@pytest.mark.rule("VD-80")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    s = all_dealt(1)
    for card in (SABOTAGE, SABOTAGE, SUBSIDY):
        s.play_card(1, card)
    begin(s, DrawActionCard(player=0))
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(DrawCard(SUBSIDY), 1), (DrawCard(SABOTAGE), 2)]
    assert not any(s.action_discards)
    chance(s, DrawCard(SABOTAGE))
    assert s.holds(0, SABOTAGE)
    assert sum(s.action_deck) == 2


@pytest.mark.rule("VD-80")
def test_the_discards_stay_out_while_the_deck_lasts() -> None:
    s = all_dealt(1)
    s.play_card(1, SABOTAGE)
    s.play_card(1, SUBSIDY)
    s.action_discards = added(s.action_discards, SUBSIDY, -1)
    s.action_deck = added(s.action_deck, SUBSIDY, 1)
    begin(s, DrawActionCard(player=0))
    assert s.agenda[-1].odds(s) == [(DrawCard(SUBSIDY), 1)]
    chance(s, DrawCard(SUBSIDY))
    assert s.action_discards[SABOTAGE] == 1


@pytest.mark.rule("VD-80")
def test_with_no_cards_left_one_is_drawn_at_random_from_a_player_of_choice() -> None:
    s = all_dealt(1, 1, 3)
    begin(s, DrawActionCard(player=0))
    assert s.actors() == (0,)
    assert options(s, 0) == [DrawFrom(1), DrawFrom(3), DECLINE]
    act(s, 0, DrawFrom(1))
    assert s.actors() == (CHANCE,)
    hand = s.hands[KINDS : 2 * KINDS]
    assert s.agenda[-1].odds(s) == [(DrawCard(card), count) for card, count in enumerate(hand) if count]
    assert (DrawCard(SABOTAGE), 2) in s.agenda[-1].odds(s)
    chance(s, DrawCard(SABOTAGE))
    assert s.holds(0, SABOTAGE)
    assert s.hands[KINDS + SABOTAGE] == 1
    assert [s.held(seat) for seat in range(4)] == [1, 9, 0, 4]
    assert s.over


@pytest.mark.rule("VD-80")
def test_only_the_two_of_them_see_the_card() -> None:
    s = begin(all_dealt(1, 3), DrawActionCard(player=0))
    assert s.agenda[-1].seen_by(s, 0, DrawFrom(3)) is None
    act(s, 0, DrawFrom(3))
    assert s.agenda[-1].seen_by(s, CHANCE, DrawCard(SABOTAGE)) == (0, 3)


@pytest.mark.rule("VD-80")
def test_one_does_not_draw_from_oneself() -> None:
    s = begin(all_dealt(0, 1), DrawActionCard(player=0))
    assert refused(s, 0, DrawFrom(0)) == {"VD-80"}


@pytest.mark.rule("VD-80")
def test_one_does_not_draw_from_who_holds_none() -> None:
    s = begin(all_dealt(0, 1), DrawActionCard(player=0))
    assert refused(s, 0, DrawFrom(2)) == {"VD-80"}
    assert options(s, 0) == [DrawFrom(1), DECLINE]


@pytest.mark.rule("VD-80")
def test_the_choice_is_the_drawers() -> None:
    s = begin(all_dealt(1, 3), DrawActionCard(player=0))
    assert refused(s, 1, DrawFrom(3)) == {"VD-80"}


@pytest.mark.rule("VD-80")
def test_the_drawer_need_not_draw_from_a_player() -> None:
    s = all_dealt(1, 3)
    hands = s.hands
    begin(s, TransportCubes())
    act(s, 0, GIVE_UP)
    act(s, 0, DECLINE)
    assert s.hands == hands
    assert s.actors() == (1,)


@pytest.mark.rule("VD-80")
def test_there_is_no_card_if_no_other_holds_any() -> None:
    s = all_dealt(0)
    begin(s, TransportCubes())
    act(s, 0, GIVE_UP)
    assert s.held(0) == 14
    assert s.actors() == (1,)


@pytest.mark.rule("VD-71", "VD-80")
def test_the_last_may_draw_from_a_player_too() -> None:
    s = all_dealt(1, 3)
    s.income[:] = [0, 1, 0, 1]
    begin(s, CardsForTheLast())
    act(s, 0, DrawFrom(1))
    chance(s, DrawCard(SABOTAGE))
    act(s, 2, DrawFrom(0))
    chance(s, DrawCard(SABOTAGE))
    assert s.over
    assert [s.held(seat) for seat in range(4)] == [0, 6, 1, 7]


@pytest.mark.rule("VD-80")
def test_any_number_of_cards_may_be_held() -> None:
    s = position()
    for card in [card for card in range(KINDS) for _ in range(2)]:
        begin(s, DrawActionCard(player=1))
        chance(s, DrawCard(card))
    assert s.held(1) == 14


@pytest.mark.rule("VD-80")
def test_any_number_of_cards_may_be_played_and_each_is_discarded() -> None:
    s = position()
    put_cube(s, "hamburg", "blue")
    give_card(s, 0, "more-freight", "more-freight", "new-planning", "new-planning")
    begin(s, TransportCubes())
    for _ in range(2):
        act(s, 0, PlayMoreFreight())
        chance(s, DrawCube(BLUE))
        act(s, 0, put("hamburg"))
        act(s, 0, PlayNewPlanning())
        act(s, 0, lift("hamburg", "blue"))
        act(s, 0, put("bremen"))
    assert s.held(0) == 0
    assert (s.action_discards[MORE_FREIGHT], s.action_discards[NEW_PLANNING]) == (2, 2)
    assert s.actors() == (0,)


@pytest.mark.rule("VD-80")
def test_each_card_is_played_in_its_own_phase() -> None:
    s = all_dealt(0)
    build(s, 0, "hamburg-hannover")
    put_cube(s, "hamburg", "blue")
    give_track_card(s, 0, "purple")
    twin = s.copy()
    begin(s, PlaceTrackSections())
    for card in (
        fast("hamburg", "blue"),
        PlaySubsidy(),
        PlaySabotage(),
        PlayMoreFreight(),
    ):
        assert refused(s, 0, card) == {"VD-40"}
    begin(twin, TransportCubes())
    favourable = PlayFavourableOpportunity(symbol("purple"), space("hamburg-bremen"))
    for other in (favourable, PlaySubsidy(), PlaySabotage()):
        assert refused(twin, 0, other) == {"VD-60"}


@pytest.mark.rule("VD-88")
def test_cards_for_ones_own_transport_are_played_before_a_cube_is_named() -> None:
    s = blue_for_hannover()
    give_card(s, 0, "more-freight", "new-planning", "fast-locomotive")
    give_card(s, 1, "sabotage")
    begin(s, TransportCubes())
    cards = (PlayMoreFreight(), PlayNewPlanning(), fast("hamburg", "blue"))
    assert set(cards) <= set(options(s, 0))
    act(s, 0, name("hamburg", "blue"))
    for card in cards:
        assert refused(s, 0, card) == {"VD-84"}
    act(s, 1, DECLINE)
    for card in cards:
        assert refused(s, 0, card) == {"VD-60"}


@pytest.mark.rule("VD-88")
def test_fast_locomotive_is_played_together_with_the_naming_of_the_cube() -> None:
    s = blue_for_hannover()
    give_card(s, 0, "fast-locomotive")
    give_card(s, 1, "sabotage")
    begin(s, TransportCubes())
    act(s, 0, fast("hamburg", "blue"))
    assert s.actors() == (1,)
    act(s, 1, PlaySabotage())
    assert isinstance(s.agenda[-1], Transport)

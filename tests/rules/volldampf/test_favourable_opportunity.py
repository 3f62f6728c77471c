"""The card Favourable Opportunity. [VD-83]"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from footplate.games.volldampf.actions import (
    DiscardTrackCard,
    PlaceSection,
    PlayFavourableOpportunity,
)
from footplate.games.volldampf.board import COST, SPACES, SPACES_OF
from footplate.games.volldampf.cards import ACTION_CARDS, FAVOURABLE_OPPORTUNITY, SHADES
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.place_track import PlaceTrackSections
from footplate.games.volldampf.phases.transport import Transport
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.phase import Phase
from footplate.kernel.state import changed
from tests.rules.volldampf.positions import (
    act,
    begin,
    build,
    give_card,
    give_money,
    give_track_card,
    options,
    position,
    refused,
    space,
    symbol,
)


def opportunity(*cards: str) -> Volldampf:
    """Of three players seat 0 is to place, with such track cards and a Favourable Opportunity."""
    s = position(3)
    for name in cards:
        give_track_card(s, 0, name)
    for seat in (1, 2):
        s.track_cards[seat * SHADES + symbol("teal")] = len(cards)
    give_card(s, 0, "favourable-opportunity")
    return begin(s, PlaceTrackSections())


def others_discard(s: Volldampf) -> None:
    for seat in (1, 2):
        act(s, seat, DiscardTrackCard(symbol("teal")))


def play(card: str, where: str) -> PlayFavourableOpportunity:
    return PlayFavourableOpportunity(symbol(card), space(where))


@pytest.mark.rule("VD-83")
def test_a_card_of_another_colour_and_five_marks_build_a_space_printed_ten() -> None:
    s = opportunity("pink", "pink", "green")
    assert COST[space("hamburg-kopenhagen")] == 10
    act(s, 0, play("pink", "hamburg-kopenhagen"))

    assert s.owner[space("hamburg-kopenhagen")] == 0
    assert s.cash[0] == 10 - 5
    assert s.sections[0] == 14


@pytest.mark.rule("VD-83")
def test_both_the_track_card_and_the_action_card_are_discarded() -> None:
    s = opportunity("pink", "pink", "green")
    act(s, 0, play("pink", "hamburg-kopenhagen"))

    assert s.track_cards[:SHADES] == [0, 1, 1, 0, 0, 0]
    assert s.track_discards[symbol("pink")] == 1
    assert not s.holds(0, FAVOURABLE_OPPORTUNITY)
    assert s.action_discards[FAVOURABLE_OPPORTUNITY] == 1


@pytest.mark.rule("VD-83")
def test_it_is_the_turn_of_the_next_player_afterwards() -> None:
    s = opportunity("pink", "pink", "green")
    act(s, 0, play("pink", "hamburg-kopenhagen"))

    assert s.actors() == (1,)


@pytest.mark.rule("VD-83")
@pytest.mark.parametrize(
    ("where", "printed"),
    [("berlin-warschau", 12), ("dresden-prag", 8), ("hamburg-hannover", 5), ("rostock-stettin", 3)],
)
def test_five_marks_are_paid_whether_more_or_less_is_printed(where: str, printed: int) -> None:
    s = opportunity("pink", "pink", "pink")
    assert COST[space(where)] == printed
    act(s, 0, play("pink", where))

    assert s.cash[0] == 10 - 5


@pytest.mark.rule("VD-83")
def test_every_free_space_is_open_to_each_track_card_held() -> None:
    s = opportunity("pink", "pink", "green")
    build(s, 1, "hamburg-bremen", "kassel-erfurt")
    free = [at for at in range(len(SPACES)) if at not in (space("hamburg-bremen"), space("kassel-erfurt"))]

    offered = {
        (action.symbol, action.space)
        for action in options(s, 0)
        if isinstance(action, PlayFavourableOpportunity)
    }
    assert offered == {(symbol(card), at) for card in ("pink", "green") for at in free}


@pytest.mark.rule("VD-83")
def test_a_card_of_the_spaces_own_colour_will_do_as_well() -> None:
    s = opportunity("purple", "purple", "purple")
    act(s, 0, play("purple", "bremen-london"))

    assert s.cash[0] == 5
    assert s.owner[space("bremen-london")] == 0


@pytest.mark.rule("VD-83")
def test_only_its_holder_plays_it() -> None:
    s = opportunity("pink", "pink", "green")
    act(s, 0, DiscardTrackCard(symbol("pink")))

    assert refused(s, 1, play("teal", "hamburg-hannover")) == {"VD-83"}


@pytest.mark.rule("VD-83")
def test_any_other_action_card_does_not_do() -> None:
    s = position(3)
    give_track_card(s, 0, "pink")
    for name in ACTION_CARDS:
        if name != "favourable-opportunity":
            give_card(s, 0, name)
    begin(s, PlaceTrackSections())

    assert refused(s, 0, play("pink", "hamburg-hannover")) == {"VD-83"}


@pytest.mark.rule("VD-83")
def test_it_needs_a_track_card_in_hand() -> None:
    s = opportunity("pink", "pink", "green")

    assert refused(s, 0, play("purple", "hamburg-hannover")) == {"VD-83"}


@pytest.mark.rule("VD-83")
def test_it_needs_five_marks_even_where_less_is_printed() -> None:
    s = opportunity("green", "green", "green")
    give_money(s, 0, 4)
    assert refused(s, 0, play("green", "rostock-stettin")) == {"VD-83"}
    act(s.copy(), 0, PlaceSection(space("rostock-stettin")))

    give_money(s, 0, 5)
    act(s, 0, play("green", "berlin-warschau"))
    assert s.cash[0] == 0


@pytest.mark.rule("VD-02", "VD-83")
@pytest.mark.parametrize("owner", [0, 1])
def test_it_needs_a_free_space(owner: int) -> None:
    s = opportunity("pink", "pink", "green")
    build(s, owner, "hamburg-hannover")

    assert refused(s, 0, play("pink", "hamburg-hannover")) == {"VD-02"}


@pytest.mark.rule("VD-41", "VD-83")
def test_it_needs_a_section() -> None:
    s = opportunity("pink", "pink", "green")
    s.sections = changed(s.sections, 0, 0)

    assert refused(s, 0, play("pink", "hamburg-hannover")) == {"VD-41"}


@pytest.mark.rule("VD-83")
def test_it_helps_where_no_space_of_the_colours_held_is_free() -> None:
    s = opportunity("purple", "purple", "purple")
    build(s, 1, *[SPACES[at] for at in SPACES_OF[symbol("purple")]])
    act(s, 0, play("purple", "leipzig-dresden"))

    assert s.owner[space("leipzig-dresden")] == 0


@pytest.mark.rule("VD-83")
def test_it_is_not_played_out_of_turn() -> None:
    s = opportunity("pink", "pink", "green")
    give_card(s, 1, "favourable-opportunity")

    assert refused(s, 1, play("teal", "hamburg-hannover")) == {"VD-40"}


@pytest.mark.rule("VD-83")
@pytest.mark.parametrize(
    "phase", [PurchaseBonds, AuctionTurnOrder, ChooseTrackCards, partial(Transport, player=0)]
)
def test_it_is_played_in_the_phase_of_placing_track_alone(phase: Callable[[], Phase[Volldampf]]) -> None:
    s = position(3)
    give_card(s, 0, "favourable-opportunity")
    give_track_card(s, 0, "pink")
    begin(s, phase())

    assert s.actors() == (0,)
    assert refused(s, 0, play("pink", "hamburg-hannover"))


@pytest.mark.rule("VD-83")
def test_it_lays_no_more_sections_than_there_are_track_cards() -> None:
    s = opportunity("pink", "green", "brown")
    give_card(s, 0, "favourable-opportunity")
    give_money(s, 0, 50)
    act(s, 0, play("pink", "hamburg-kopenhagen"))
    others_discard(s)
    act(s, 0, play("green", "bremen-london"))
    others_discard(s)
    assert refused(s, 0, play("brown", "koeln-paris")) == {"VD-83"}
    act(s, 0, PlaceSection(space("magdeburg-leipzig")))
    others_discard(s)

    assert s.over
    assert s.owner.count(0) == 3
    assert s.cash[0] == 50 - 5 - 5 - 4

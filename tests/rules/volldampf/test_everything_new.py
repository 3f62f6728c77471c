"""The card Everything New. [VD-86]"""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import (
    DECLINE,
    LayTrackCard,
    OpenBonds,
    PlayEverythingNew,
    SealBonds,
    TakeBonds,
)
from footplate.games.volldampf.cards import ACTION_CARDS, EVERYTHING_NEW, SHADES
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.everything_new import EverythingNew, RearrangeTrackCards
from footplate.games.volldampf.phases.two_players import SealedBids, SealedBonds
from footplate.games.volldampf.sequence import ROUND, TWO_PLAYER_ROUND, Round, TwoPlayerRound
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import view
from footplate.kernel.phase import Phase
from footplate.kernel.state import added
from tests.rules.volldampf.positions import act, begin, chance, give_card, options, position, refused, symbol

SIZE = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}


def laid(players: int, *holders: int) -> Volldampf:
    """Track cards laid out, group by group the colours in turn; each holder has an Everything New."""
    s = position(players)
    for card in range(SIZE[players] * players):
        s.track_deck = added(s.track_deck, card % SHADES, -1)
        s.groups[card // SIZE[players] * SHADES + card % SHADES] += 1
    for seat in holders:
        give_card(s, seat, "everything-new")
    return s


def colours(s: Volldampf) -> list[int]:
    """How many cards of each colour lie in all groups together."""
    return [sum(s.groups[at::SHADES]) for at in range(SHADES)]


def rearrange(s: Volldampf) -> None:
    """The player who rearranges lays whatever comes first."""
    while s.agenda and isinstance(s.agenda[-1], RearrangeTrackCards):
        (seat,) = s.actors()
        act(s, seat, options(s, seat)[0])


@pytest.mark.rule("VD-86")
def test_it_comes_after_the_bonds_and_before_the_auction() -> None:
    s = laid(3, 1)
    begin(s, Round(at=ROUND.index(PurchaseBonds) - 1))
    for seat in (0, 1, 2):
        assert isinstance(s.agenda[-1], PurchaseBonds)
        assert refused(s, seat, PlayEverythingNew())
        act(s, seat, TakeBonds(1))

    assert isinstance(s.agenda[-1], EverythingNew)
    assert s.actors() == (1,)
    act(s, 1, PlayEverythingNew())
    rearrange(s)
    assert isinstance(s.agenda[-1], AuctionTurnOrder)


@pytest.mark.rule("VD-86")
def test_with_two_players_it_comes_between_the_secret_choices() -> None:
    s = laid(2, 0)
    begin(s, TwoPlayerRound(at=TWO_PLAYER_ROUND.index(SealedBonds) - 1))
    act(s, 0, SealBonds(0))
    act(s, 1, SealBonds(0))
    chance(s, OpenBonds((0, 0)))

    act(s, 0, PlayEverythingNew())
    rearrange(s)
    assert isinstance(s.agenda[-1], SealedBids)


@pytest.mark.rule("VD-86")
@pytest.mark.parametrize("phase", [PurchaseBonds, AuctionTurnOrder, ChooseTrackCards])
def test_it_is_played_at_no_other_moment(phase: type[Phase[Volldampf]]) -> None:
    s = begin(laid(3, 0), phase())

    assert s.actors() == (0,)
    assert refused(s, 0, PlayEverythingNew())


@pytest.mark.rule("VD-86")
def test_without_any_action_card_nobody_is_asked() -> None:
    assert begin(laid(4), EverythingNew()).over


@pytest.mark.rule("VD-86")
def test_its_holder_may_decline_and_keep_it() -> None:
    s = laid(3, 1)
    before = list(s.groups)
    begin(s, EverythingNew())
    assert options(s, 1) == [PlayEverythingNew(), DECLINE]
    act(s, 1, DECLINE)

    assert s.over
    assert s.groups == before
    assert s.holds(1, EVERYTHING_NEW)


@pytest.mark.rule("VD-86")
def test_only_its_holder_plays_it() -> None:
    s = laid(3)
    for name in ACTION_CARDS:
        if name != "everything-new":
            give_card(s, 0, name)
    begin(s, EverythingNew())

    assert s.actors() == (0,)
    assert refused(s, 0, PlayEverythingNew()) == {"VD-86"}
    assert options(s, 0) == [DECLINE]


@pytest.mark.rule("VD-86")
def test_whoever_holds_any_card_is_asked_in_sequence_order() -> None:
    s = laid(4, 0)
    give_card(s, 3, "sabotage")
    give_card(s, 2, "subsidy")
    s.order = (3, 1, 0, 2)
    begin(s, EverythingNew())
    asked = []
    while not s.over:
        (seat,) = s.actors()
        asked.append(seat)
        act(s, seat, DECLINE)

    assert asked == [3, 0, 2]


@pytest.mark.rule("VD-86")
def test_the_lower_sequence_number_goes_first_and_the_other_keeps_the_card() -> None:
    s = laid(4, 0, 2)
    s.order = (2, 3, 0, 1)
    begin(s, EverythingNew())
    assert s.actors() == (2,)
    assert refused(s, 0, PlayEverythingNew()) == {"VD-86"}

    act(s, 2, PlayEverythingNew())
    rearrange(s)

    assert s.over
    assert s.holds(0, EVERYTHING_NEW)
    assert not s.holds(2, EVERYTHING_NEW)
    assert s.action_discards[EVERYTHING_NEW] == 1


@pytest.mark.rule("VD-86")
def test_the_higher_sequence_number_plays_it_if_the_lower_declines() -> None:
    s = laid(4, 0, 2)
    s.order = (2, 3, 0, 1)
    begin(s, EverythingNew())
    act(s, 2, DECLINE)
    act(s, 0, PlayEverythingNew())
    rearrange(s)

    assert s.over
    assert s.holds(2, EVERYTHING_NEW)
    assert not s.holds(0, EVERYTHING_NEW)


@pytest.mark.rule("VD-86")
def test_who_holds_both_plays_one_a_round() -> None:
    s = laid(3, 1, 1)
    begin(s, EverythingNew())
    act(s, 1, PlayEverythingNew())
    rearrange(s)

    assert s.over
    assert s.holds(1, EVERYTHING_NEW)


@pytest.mark.rule("VD-86")
def test_its_player_alone_rearranges_the_cards() -> None:
    s = laid(3, 1)
    begin(s, EverythingNew())
    act(s, 1, PlayEverythingNew())

    assert s.actors() == (1,)
    assert refused(s, 0, LayTrackCard(symbol("purple"))) == {"VD-86"}
    assert refused(s, 1, DECLINE) == {"VD-86"}


@pytest.mark.rule("VD-86")
def test_the_cards_can_be_grouped_anew_at_will() -> None:
    s = laid(2, 0)
    assert s.groups == [1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1]
    begin(s, EverythingNew())
    act(s, 0, PlayEverythingNew())
    for name in ("teal", "purple", "orange"):
        act(s, 0, LayTrackCard(symbol(name)))

    assert s.groups == [1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0]
    assert s.over


@pytest.mark.rule("VD-86")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_group_keeps_its_size_and_no_card_is_lost(players: int) -> None:
    s = laid(players, 0)
    before = colours(s)
    begin(s, EverythingNew())
    act(s, 0, PlayEverythingNew())
    rearrange(s)

    assert [sum(group) for group in view(s, None).groups] == [SIZE[players]] * players
    assert colours(s) == before
    assert not any(s.loose_cards)


@pytest.mark.rule("VD-86")
def test_only_cards_that_were_laid_out_are_laid_again() -> None:
    s = laid(2, 0)
    begin(s, EverythingNew())
    act(s, 0, PlayEverythingNew())
    act(s, 0, LayTrackCard(symbol("pink")))

    assert s.track_deck[symbol("pink")] > 0
    assert refused(s, 0, LayTrackCard(symbol("pink"))) == {"VD-86"}

"""Phase 4, second half: choosing track cards. [VD-34]"""

from __future__ import annotations

import pytest

from footplate.games.volldampf.actions import PASS, Bid, OpenBids, SealBid, TakeGroup
from footplate.games.volldampf.cards import SHADES
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.choose_cards import ChooseTrackCards
from footplate.games.volldampf.phases.two_players import SealedBids
from footplate.games.volldampf.sequence import ROUND, TWO_PLAYER_ROUND, Round, TwoPlayerRound
from footplate.games.volldampf.state import Volldampf
from footplate.games.volldampf.view import view
from footplate.kernel.state import added
from tests.rules.volldampf.positions import act, begin, chance, options, position, refused, symbol

SIZE = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}


def lay_groups(s: Volldampf) -> Volldampf:
    """A group for each player, the first of one colour, the second of the next and so on."""
    for group in range(s.players):
        s.track_deck = added(s.track_deck, group, -(SIZE[s.players]))
        s.groups[group * SHADES + group] += SIZE[s.players]
    return s


@pytest.mark.rule("VD-34")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_takes_one_group_in_order(players: int) -> None:
    s = lay_groups(position(players))
    s.order = s.order[::-1]
    begin(s, ChooseTrackCards())
    asked = []
    while not s.over:
        (seat,) = s.actors()
        asked.append(seat)
        act(s, seat, TakeGroup(seat))

    assert asked == list(range(players - 1, -1, -1))
    assert not any(s.groups)
    for seat in range(players):
        assert s.track_cards[seat * SHADES + seat] == SIZE[players]
    assert sum(s.track_cards) == SIZE[players] * players


@pytest.mark.rule("VD-34")
def test_a_group_is_taken_as_it_lies() -> None:
    s = position(3)
    s.groups[SHADES : 2 * SHADES] = [1, 0, 0, 2, 0, 0]
    begin(s, ChooseTrackCards())
    act(s, 0, TakeGroup(1))

    assert s.track_cards[:SHADES] == [1, 0, 0, 2, 0, 0]
    assert not any(s.groups)


@pytest.mark.rule("VD-34")
def test_the_groups_chosen_lie_open() -> None:
    s = begin(lay_groups(position(3)), ChooseTrackCards())
    act(s, 0, TakeGroup(2))

    for seat in (None, 1):
        assert view(s, seat).track_cards[0][symbol("pink")] == 3
        assert not any(view(s, seat).groups[2])


@pytest.mark.rule("VD-34")
def test_a_group_already_taken_is_gone() -> None:
    s = begin(lay_groups(position(4)), ChooseTrackCards())
    act(s, 0, TakeGroup(2))

    assert refused(s, 1, TakeGroup(2)) == {"VD-34"}
    assert options(s, 1) == [TakeGroup(0), TakeGroup(1), TakeGroup(3)]


@pytest.mark.rule("VD-34")
def test_there_are_no_more_groups_than_players() -> None:
    s = begin(lay_groups(position(3)), ChooseTrackCards())

    assert refused(s, 0, TakeGroup(3)) == {"VD-34"}
    assert refused(s, 0, TakeGroup(-1)) == {"VD-34"}


@pytest.mark.rule("VD-34")
def test_nobody_takes_a_second_group_or_one_out_of_turn() -> None:
    s = begin(lay_groups(position(4)), ChooseTrackCards())
    assert refused(s, 1, TakeGroup(1)) == {"VD-34"}

    act(s, 0, TakeGroup(2))
    assert refused(s, 0, TakeGroup(1)) == {"VD-34"}


@pytest.mark.rule("VD-34")
def test_the_order_just_won_in_the_auction_is_the_order_of_choosing() -> None:
    s = lay_groups(position(3))
    begin(s, Round(at=ROUND.index(AuctionTurnOrder) - 1))
    act(s, 0, Bid(1))
    act(s, 1, PASS)
    act(s, 2, Bid(2))
    act(s, 0, PASS)

    assert isinstance(s.agenda[-1], ChooseTrackCards)
    assert s.actors() == (2,)
    act(s, 2, TakeGroup(0))
    act(s, 0, TakeGroup(1))
    assert s.actors() == (1,)


@pytest.mark.rule("VD-34")
def test_the_winner_of_two_sealed_bids_chooses_first() -> None:
    s = lay_groups(position(2))
    begin(s, TwoPlayerRound(at=TWO_PLAYER_ROUND.index(SealedBids) - 1))
    act(s, 0, SealBid(2))
    act(s, 1, SealBid(4))
    chance(s, OpenBids((2, 4)))

    act(s, 1, TakeGroup(1))
    assert options(s, 0) == [TakeGroup(0)]

"""Standard Game, phase 2: determine the order of play. [ST-92 to ST-94, ST-98, ST-99]"""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import Bid, PassBid
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import text
from footplate.games.steam.phases.new_turn import SetUpNewTurn
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.state import NOBODY, Steam
from footplate.kernel.action import Seat
from tests.rules.steam.positions import act, begin, options, position, refused, take_action

SIX = text("northeast").replace("max = 5", "max = 6")
MAPS = {2: "practice", 3: "northeast", 4: "northeast", 5: "northeast", 6: SIX}
PASS = PassBid()
CASH = 20


def auction(players: int = 4, holder: Seat = NOBODY, order: tuple[Seat, ...] = ()) -> Steam:
    """The auction of a turn; the holder took Turn Order on the turn before."""
    s = position(players, MAPS[players], "standard")
    s.cash[:] = [CASH] * players
    s.order[:] = order or range(players)
    s.had_turn_order = holder
    return begin(s, DetermineOrderOfPlay())


def bidding(s: Steam, *said: int | None) -> list[Seat]:
    """Bids and, for None, passes of whoever's turn it is; who was asked."""
    asked = []
    for amount in said:
        (seat,) = s.actors()
        act(s, seat, PASS if amount is None else Bid(amount))
        asked.append(seat)
    return asked


def paid(s: Steam) -> list[int]:
    return [CASH - cash for cash in s.cash]


@pytest.mark.rule("ST-92", "ST-93", "ST-94")
def test_the_rulebooks_auction_of_four() -> None:
    dale, ted, ed, john = range(4)
    s = auction(4, holder=john)
    assert bidding(s, 0, 2, None, None) == [dale, ted, ed, john]
    assert bidding(s, 3, None, None) == [dale, ted, john]

    assert s.over
    assert s.order == [dale, john, ted, ed]
    assert paid(s) == [3, 1, 0, 0]


@pytest.mark.rule("ST-92")
def test_bidding_begins_with_the_first_player_and_goes_in_player_order() -> None:
    s = auction(4, order=(3, 1, 0, 2))

    assert bidding(s, 0, 1, 2, 3, 4, 5) == [3, 1, 0, 2, 3, 1]


@pytest.mark.rule("ST-92")
def test_the_first_bid_may_be_nothing_and_each_later_one_is_higher() -> None:
    s = auction()
    assert refused(s, 0, Bid(-1)) == {"ST-24"}
    act(s, 0, Bid(0))
    assert refused(s, 1, Bid(0)) == {"ST-92"}
    act(s, 1, Bid(6))
    assert refused(s, 2, Bid(6)) == {"ST-92"}
    assert refused(s, 2, Bid(5)) == {"ST-92"}
    act(s, 2, Bid(7))


@pytest.mark.rule("ST-92")
def test_whoever_makes_the_first_bid_may_bid_nothing() -> None:
    s = auction()
    bidding(s, None, None)

    assert options(s, 2)[0] == Bid(0)
    act(s, 2, Bid(0))


@pytest.mark.rule("ST-92")
def test_nobody_bids_more_than_the_cash_in_hand() -> None:
    s = auction()
    s.cash[0], s.income[0], s.points[0] = 4, 10, 50
    assert options(s, 0) == [Bid(0), Bid(1), Bid(2), Bid(3), Bid(4), PASS]
    assert refused(s, 0, Bid(5)) == {"ST-92"}

    act(s, 0, Bid(4))
    s.cash[1] = 4
    assert options(s, 1) == [PASS]


@pytest.mark.rule("ST-85", "ST-92")
def test_a_beginner_bids_no_more_than_the_cash_in_hand_either() -> None:
    s = position(4, game="standard", beginners="1")
    s.cash[:] = [4, 0, 0, 0]
    begin(s, DetermineOrderOfPlay())

    assert refused(s, 0, Bid(5)) == {"ST-92"}


@pytest.mark.rule("ST-92")
def test_who_passes_takes_the_last_free_place_and_the_last_one_left_is_first() -> None:
    s = auction()
    assert bidding(s, 1, None, 2, None, None) == [0, 1, 2, 3, 0]

    assert s.over
    assert s.order == [2, 0, 3, 1]


@pytest.mark.rule("ST-92")
def test_who_passed_is_not_asked_again() -> None:
    s = auction()

    assert bidding(s, 1, None, 2, 3, 4, 5, 6) == [0, 1, 2, 3, 0, 2, 3]


@pytest.mark.rule("ST-92")
def test_the_last_one_left_is_first_without_a_bid() -> None:
    s = auction()
    bidding(s, None, None, None)

    assert s.over
    assert s.order == [3, 2, 1, 0]
    assert paid(s) == [0, 0, 0, 0]


@pytest.mark.rule("ST-92")
def test_only_who_is_asked_may_bid() -> None:
    s = auction()

    assert refused(s, 1, Bid(3)) == {"ST-92"}
    assert refused(s, 2, PASS) == {"ST-92"}


@pytest.mark.rule("ST-93")
def test_the_holder_of_turn_order_passes_once_and_may_bid_again() -> None:
    s = auction(holder=1)
    assert bidding(s, 1, None, 2, None, None, 3, None) == [0, 1, 2, 3, 0, 1, 2]

    assert s.over
    assert s.order == [1, 2, 0, 3]
    assert paid(s) == [1, 3, 2, 0]


@pytest.mark.rule("ST-93")
def test_the_holders_second_pass_takes_the_last_place_that_is_then_free() -> None:
    s = auction(holder=1)
    assert bidding(s, 1, None, 2, 3, None, None) == [0, 1, 2, 3, 0, 1]
    bidding(s, None)

    assert s.order == [3, 2, 1, 0]


@pytest.mark.rule("ST-93")
def test_the_holder_may_use_the_pass_after_a_bid() -> None:
    s = auction(3, holder=0)
    assert bidding(s, 1, 2, 3, None, None, 4, None) == [0, 1, 2, 0, 1, 0, 2]

    assert s.order == [0, 2, 1]


@pytest.mark.rule("ST-93")
def test_without_the_tile_one_pass_is_enough() -> None:
    s = auction(holder=NOBODY)
    bidding(s, 1, None)

    assert bidding(s, 2, 3, 4, 5, 6, 7) == [2, 3, 0, 2, 3, 0]


@pytest.mark.rule("ST-93")
def test_the_pass_belongs_to_who_took_the_tile_on_the_turn_before() -> None:
    s = position(4, game="standard")
    for seat, action in enumerate(("engineer", "locomotive", "turn-order", "first-move")):
        take_action(s, seat, action)
    begin(s, SetUpNewTurn())
    assert s.had_turn_order == 2
    assert s.tile == (0, 0, 0, 0)

    for seat, action in enumerate(("engineer", "locomotive", "first-build", "first-move")):
        take_action(s, seat, action)
    begin(s, SetUpNewTurn())
    assert s.had_turn_order == NOBODY


@pytest.mark.rule("ST-98")
def test_nobody_is_asked_to_outbid_himself_when_all_others_are_out_or_have_used_their_pass() -> None:
    s = auction(holder=1)
    assert bidding(s, 5, None, None, None) == [0, 1, 2, 3]

    assert s.actors() == (1,)  # seat 0 leads
    assert refused(s, 0, Bid(6)) == {"ST-92"}
    bidding(s, 6)
    assert s.actors() == (0,)
    bidding(s, None)
    assert s.order == [1, 0, 3, 2]
    assert paid(s) == [5, 6, 0, 0]


@pytest.mark.rule("ST-98")
def test_the_holder_who_passes_again_at_once_leaves_the_place_to_the_highest_bidder() -> None:
    s = auction(2, holder=1)
    assert bidding(s, 4, None, None) == [0, 1, 1]

    assert s.order == [0, 1]
    assert paid(s) == [4, 0]


@pytest.mark.rule("ST-98")
def test_the_highest_bidder_is_asked_again_once_outbid() -> None:
    s = auction(2, holder=1)
    assert bidding(s, 4, None, 5, 6, None) == [0, 1, 1, 0, 1]
    assert s.order == [0, 1]
    assert paid(s) == [6, 0]


@pytest.mark.rule("ST-98")
def test_a_highest_bidder_with_the_pass_is_not_asked_to_outbid_himself_either() -> None:
    s = auction(3, holder=0)
    assert bidding(s, 4, None, None) == [0, 1, 2]

    assert s.over
    assert s.order == [0, 2, 1]


@pytest.mark.rule("ST-98")
def test_before_any_bid_the_turn_comes_back_to_the_holder_in_the_usual_way() -> None:
    s = auction(3, holder=0)
    assert bidding(s, None, None, None) == [0, 1, 2]

    assert s.order == [0, 2, 1]
    assert paid(s) == [0, 0, 0]


@pytest.mark.rule("ST-94")
@pytest.mark.parametrize(
    ("players", "payments"),
    [
        (3, [3, 2, 0]),
        (4, [4, 3, 1, 0]),
        (5, [5, 4, 2, 1, 0]),
        (6, [6, 5, 2, 2, 1, 0]),
    ],
)
def test_first_and_second_pay_in_full_the_last_nothing_and_the_others_half_rounded_up(
    players: int, payments: list[int]
) -> None:
    s = auction(players)
    bidding(s, *range(1, players + 1))  # seat 0 bids $1, seat 1 bids $2 ...
    bidding(s, *[None] * (players - 1))  # and all but the last pass in turn

    assert s.order == list(reversed(range(players)))
    assert [paid(s)[seat] for seat in s.order] == payments


@pytest.mark.rule("ST-94")
def test_the_last_bid_is_what_counts() -> None:
    s = auction(3)
    bidding(s, 1, 2, 3, 9, 10, None, None)

    assert s.order == [1, 0, 2]
    assert paid(s) == [9, 10, 0]


@pytest.mark.rule("ST-94")
def test_who_never_bid_pays_nothing_in_whatever_place() -> None:
    s = auction(5)
    bidding(s, 7, None, None, None, None)

    assert s.order == [0, 4, 3, 2, 1]
    assert paid(s) == [7, 0, 0, 0, 0]


@pytest.mark.rule("ST-99")
def test_with_two_players_the_second_place_is_the_last_and_pays_nothing() -> None:
    s = auction(2)
    bidding(s, 3, 5, None)

    assert s.order == [1, 0]
    assert paid(s) == [0, 5]


@pytest.mark.rule("ST-99")
def test_with_two_players_left_of_four_the_second_place_pays_nothing() -> None:
    s = position(4, game="standard")
    s.cash[:] = [CASH] * 4
    s.order[:] = [3, 1]
    s.bankrupt[:] = [0, 2]
    begin(s, DetermineOrderOfPlay())
    assert bidding(s, 3, 5, None) == [3, 1, 3]

    assert s.order == [1, 3]
    assert paid(s) == [0, 5, 0, 0]


@pytest.mark.rule("ST-94")
def test_the_view_tells_what_each_place_would_cost_each_bidder() -> None:
    s = auction(4)
    bidding(s, 5, 8)

    shown = STEAM.view(s, None).frames[-1].shows
    assert shown["dues"] == ((5, 5, 3, 0), (8, 8, 4, 0), (0, 0, 0, 0), (0, 0, 0, 0))

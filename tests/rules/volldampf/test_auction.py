"""Phase 4, first half: the auction for turn order. [VD-30 to VD-32, VD-35]"""

from __future__ import annotations

import msgspec
import pytest

from footplate.games.volldampf.actions import PASS, Bid, TakeBonds
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.legality import why_not
from footplate.kernel.refusal import Refusal
from tests.rules.volldampf.positions import act, begin, give_money, options, position, refused

OUT = -1


def auction(players: int, *cash: int) -> Volldampf:
    """An auction among players with so much money, or 20 marks each; seat 0 opens."""
    s = position(players)
    for seat in range(players):
        give_money(s, seat, cash[seat] if cash else 20)
    return begin(s, AuctionTurnOrder())


def bidding(s: Volldampf, *calls: int) -> list[int]:
    """Bids, or passes where OUT is said, by whoever is next; who was asked."""
    asked = []
    for call in calls:
        (seat,) = s.actors()
        act(s, seat, PASS if call == OUT else Bid(call))
        asked.append(seat)
    return asked


@pytest.mark.rule("VD-30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_player_one_opens_with_any_sum_he_has(players: int) -> None:
    s = auction(players)

    assert s.actors() == (0,)
    assert options(s, 0) == [Bid(amount) for amount in range(21)]


@pytest.mark.rule("VD-30")
def test_bidding_goes_clockwise_by_seat_and_not_by_sequence_card() -> None:
    s = position(4)
    s.order = (2, 0, 3, 1)
    begin(s, AuctionTurnOrder())

    assert bidding(s, 1, 2, 3, 4, 5) == [2, 3, 0, 1, 2]


@pytest.mark.rule("VD-30")
def test_each_must_bid_more_than_the_last_bid_or_pass() -> None:
    s = auction(4)
    bidding(s, 5)

    assert refused(s, 1, Bid(5)) == {"VD-30"}
    assert refused(s, 1, Bid(4)) == {"VD-30"}
    assert options(s, 1) == [*[Bid(amount) for amount in range(6, 21)], PASS]
    bidding(s, 6, OUT)


@pytest.mark.rule("VD-30")
def test_nobody_bids_more_than_the_money_in_hand() -> None:
    s = auction(4, 20, 8, 20, 20)
    bidding(s, 5)

    assert refused(s, 1, Bid(9)) == {"VD-30"}
    act(s, 1, Bid(8))


@pytest.mark.rule("VD-30")
def test_who_cannot_outbid_can_only_pass() -> None:
    s = auction(3, 20, 5, 0)
    bidding(s, 5)

    assert options(s, 1) == [PASS]
    assert refused(s, 1, Bid(6)) == {"VD-30"}
    bidding(s, OUT)
    assert options(s, 2) == [PASS]


@pytest.mark.rule("VD-30")
def test_a_bid_too_low_and_too_high_breaks_the_rule_twice() -> None:
    s = auction(3, 20, 3, 20)
    bidding(s, 10)

    assert why_not(VOLLDAMPF, s, 1, Bid(10)) == (
        Refusal("VD-30", "outbids"),
        Refusal("VD-30", "has-the-money"),
    )


@pytest.mark.rule("VD-30")
def test_who_has_passed_is_out() -> None:
    s = auction(4)

    assert bidding(s, 1, OUT, 2, OUT, 3, 4, 5) == [0, 1, 2, 3, 0, 2, 0]
    assert refused(s, 1, Bid(6)) == {"VD-30"}
    assert refused(s, 3, PASS) == {"VD-30"}


@pytest.mark.rule("VD-30")
def test_nobody_bids_out_of_turn() -> None:
    s = auction(4)

    assert refused(s, 1, Bid(1)) == {"VD-30"}
    assert refused(s, 3, PASS) == {"VD-30"}


@pytest.mark.rule("VD-30")
def test_nothing_but_bids_and_passes_is_heard_in_the_auction() -> None:
    assert refused(auction(4), 0, TakeBonds(1)) == {"VD-30"}


@pytest.mark.rule("VD-30")
def test_bidding_goes_on_until_one_is_left() -> None:
    s = auction(3)
    bidding(s, 1, 2, 3, 4, 5, OUT, 6)
    assert not s.over

    bidding(s, OUT)
    assert s.over


@pytest.mark.rule("VD-35")
def test_player_one_must_open() -> None:
    assert refused(auction(4), 0, PASS) == {"VD-35"}


@pytest.mark.rule("VD-35")
def test_player_one_may_open_with_nothing() -> None:
    s = auction(4)
    bidding(s, 0)

    assert refused(s, 1, Bid(0)) == {"VD-30"}
    bidding(s, OUT, OUT, OUT)
    assert s.order == (0, 3, 2, 1)
    assert s.cash == [20, 20, 20, 20]


@pytest.mark.rule("VD-35")
def test_player_one_without_money_opens_with_nothing() -> None:
    s = auction(3, 0, 0, 0)
    assert options(s, 0) == [Bid(0)]
    bidding(s, 0)

    assert options(s, 1) == [PASS]
    bidding(s, OUT, OUT)
    assert s.order == (0, 2, 1)
    assert s.cash == [0, 0, 0]


@pytest.mark.rule("VD-35")
def test_less_than_nothing_is_not_a_sum() -> None:
    assert refused(auction(4), 0, Bid(-1)) == {"VD-30"}


@pytest.mark.rule("VD-35")
def test_bids_are_whole_marks() -> None:
    assert msgspec.json.decode(b'{"kind":"bid","amount":2}', type=Bid) == Bid(2)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"bid","amount":2.5}', type=Bid)


@pytest.mark.rule("VD-31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_to_pass_is_last_and_the_highest_bidder_first(players: int) -> None:
    s = auction(players)
    bidding(s, *range(1, players + 1), *[OUT] * (players - 1))

    assert s.order == tuple(range(players - 1, -1, -1))


@pytest.mark.rule("VD-31")
def test_of_four_players_the_first_to_pass_takes_card_four() -> None:
    s = auction(4)
    bidding(s, 2, OUT, 3, 4, OUT, 5, OUT)

    assert s.order[4 - 1] == 1
    assert s.order == (2, 3, 0, 1)


@pytest.mark.rule("VD-32")
@pytest.mark.parametrize(
    ("players", "paid"),
    [
        (3, [2, 5, 7]),
        (4, [0, 3, 7, 9]),
        (5, [0, 3, 4, 9, 11]),
        (6, [0, 3, 4, 5, 11, 13]),
    ],
)
def test_payment_goes_by_the_place_won(players: int, paid: list[int]) -> None:
    """The bids are 3, 5, 7 and so on by seat, and seats pass in that order."""
    s = auction(players)
    bidding(s, *range(3, 2 * players + 3, 2), *[OUT] * (players - 1))

    assert [20 - cash for cash in s.cash] == paid


@pytest.mark.rule("VD-32")
@pytest.mark.parametrize(("bid", "paid"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_half_a_bid_is_rounded_up(bid: int, paid: int) -> None:
    s = auction(3)
    bidding(s, bid, bid + 1, bid + 2, OUT, OUT)

    assert s.cash[0] == 20 - paid


@pytest.mark.rule("VD-32")
def test_each_pays_by_the_last_bid_he_made() -> None:
    s = auction(4)
    bidding(s, 1, 2, 3, 4, 6, 8, 10, 12, OUT, OUT, OUT)

    assert [20 - cash for cash in s.cash] == [0, 4, 10, 12]


@pytest.mark.rule("VD-32")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_made_no_bid_pays_nothing(players: int) -> None:
    s = auction(players)
    bidding(s, 6, *[OUT] * (players - 1))

    assert s.cash == [14] + [20] * (players - 1)
    assert s.order == (0, *range(players - 1, 0, -1))


@pytest.mark.rule("VD-32")
def test_a_place_in_the_middle_without_a_bid_costs_nothing() -> None:
    s = auction(5)
    assert bidding(s, 5, OUT, OUT, 6, OUT, OUT) == [0, 1, 2, 3, 4, 0]

    assert s.order == (3, 0, 4, 2, 1)
    assert [20 - cash for cash in s.cash] == [5, 0, 0, 6, 0]


@pytest.mark.rule("VD-32")
def test_the_first_to_pass_gets_even_a_high_bid_back() -> None:
    s = auction(4)
    assert bidding(s, 9, 10, 11, 12, OUT, OUT, OUT) == [0, 1, 2, 3, 0, 1, 2]

    assert [20 - cash for cash in s.cash] == [0, 5, 11, 12]


@pytest.mark.rule("VD-32")
def test_all_the_money_can_be_bid_and_paid() -> None:
    s = auction(3, 7, 9, 12)
    bidding(s, 7, 9, 12, OUT, OUT)

    assert s.cash == [3, 0, 0]


@pytest.mark.rule("VD-32")
def test_what_is_paid_goes_to_the_bank() -> None:
    s = auction(4)
    bank = s.bank
    bidding(s, 3, 5, 7, 9, OUT, OUT, OUT)

    assert s.bank == bank + 0 + 3 + 7 + 9


@pytest.mark.rule("VD-32")
def test_the_view_tells_what_each_place_would_cost_each_bidder() -> None:
    s = auction(4)
    bidding(s, 5, 8)

    shown = VOLLDAMPF.view(s, None).frames[-1].shows
    assert shown["dues"] == ((5, 5, 3, 0), (8, 8, 4, 0), (0, 0, 0, 0), (0, 0, 0, 0))

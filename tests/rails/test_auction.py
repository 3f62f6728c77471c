"""An auction is a value: bids rise, who passes is out, and the places follow from when each passed."""

import pytest

from footplate.rails.auction import Auction, full, half, nothing, opened_by

FOUR = (full, full, half, nothing)


def test_bidding_goes_clockwise_from_the_first() -> None:
    auction = opened_by(2, 4)
    assert auction.waiting == (2, 3, 0, 1)
    assert auction.bids == (-1, -1, -1, -1)
    assert auction.high == -1
    assert auction.passed == ()


def test_a_bid_stands_and_its_bidder_goes_to_the_back() -> None:
    auction = opened_by(2, 4).bid(0).bid(5)
    assert auction.waiting == (0, 1, 2, 3)
    assert auction.bids == (-1, -1, 0, 5)
    assert auction.high == 5


def test_who_passes_is_out() -> None:
    auction = opened_by(0, 3).bid(1).drop()
    assert auction.waiting == (2, 0)
    assert auction.passed == (1,)
    assert auction.high == 1


def test_an_auction_is_a_value_that_bidding_does_not_change() -> None:
    auction = opened_by(0, 3)
    auction.bid(4).drop()
    assert auction == opened_by(0, 3)


def test_an_auction_is_over_when_one_is_left() -> None:
    auction = opened_by(0, 3).bid(1).drop()
    assert not auction.over
    assert auction.drop().over


def test_the_first_to_pass_is_last_and_who_is_left_is_first() -> None:
    auction = opened_by(0, 4).bid(1).drop().bid(2).bid(3).drop().drop()
    assert auction.order() == (3, 2, 0, 1)


def test_all_bid_and_pass_as_in_the_example_of_four() -> None:
    """Seat 1 opens with 2, 2 bids 3, 3 passes, 0 bids 5; 1 bids 7, 2 passes, 0 bids 8, 1 passes."""
    auction = opened_by(1, 4).bid(2).bid(3).drop().bid(5).bid(7).drop().bid(8).drop()
    assert auction.over
    assert auction.order() == (0, 1, 2, 3)
    assert auction.payments(FOUR) == ((0, 8), (1, 7), (2, 2), (3, 0))


def test_each_pays_by_the_last_bid_made() -> None:
    auction = opened_by(0, 3).bid(1).bid(2).bid(4).bid(9).drop().drop()
    assert auction.bids == (9, 2, 4)
    assert auction.payments((full, full, half)) == ((0, 9), (2, 4), (1, 1))


def test_who_made_no_bid_pays_nothing() -> None:
    auction = opened_by(0, 3).bid(6).drop().drop()
    assert auction.payments((full, full, full)) == ((0, 6), (2, 0), (1, 0))


def test_a_payment_rule_must_have_a_payment_for_each_place() -> None:
    auction = opened_by(0, 3).bid(6).drop().drop()
    with pytest.raises(ValueError, match="zip"):
        auction.payments((full, full))


@pytest.mark.parametrize(("bid", "whole", "part"), [(0, 0, 0), (1, 1, 1), (4, 4, 2), (7, 7, 4)])
def test_payments_are_full_half_rounded_up_or_nothing(bid: int, whole: int, part: int) -> None:
    assert (full(bid), half(bid), nothing(bid)) == (whole, part, 0)


def test_two_auctions_that_came_the_same_way_are_equal() -> None:
    assert opened_by(0, 2).bid(3).drop() == Auction((0,), (3, -1), (1,), 3)

"""The first turn order: by auction, or at random. [ST-24 to ST-27, ST-90]"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from footplate.games.steam.actions import Bid, NextInOrder, PassBid, StartPlayer
from footplate.games.steam.game import STEAM
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.first_order import (
    AuctionFirstOrder,
    DrawFirstBidder,
    RandomFirstOrder,
    RandomOrderOfPlay,
)
from footplate.games.steam.sequence import BaseGame, FirstGame, StandardGame
from footplate.games.steam.setup import setup
from footplate.games.steam.state import Steam
from footplate.games.steam.view import view
from footplate.kernel.action import CHANCE, Seat
from footplate.kernel.game import BadOptions, agree
from tests.rules.steam.positions import act, begin, chance, options, position, refused

PASS = PassBid()


def auction(players: int = 4, opens: Seat = 0) -> Steam:
    """The auction for the first place, opened by a seat."""
    s = position(players)
    s.order[:] = [*range(opens, players), *range(opens)]
    return begin(s, AuctionFirstOrder())


def bidding(s: Steam, *said: int | None) -> None:
    """Bids and, for None, passes of whoever's turn it is."""
    for amount in said:
        (seat,) = s.actors()
        act(s, seat, PASS if amount is None else Bid(amount))


@pytest.mark.rule("ST-25")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_for_a_first_game_every_player_is_as_likely_to_be_first(players: int) -> None:
    s = begin(position(players, first_order="random"), RandomFirstOrder())

    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(StartPlayer(seat), 1) for seat in range(players)]


@pytest.mark.rule("ST-25")
def test_for_a_first_game_the_others_follow_clockwise_with_a_dollar_more_each() -> None:
    s = begin(position(5, first_order="random"), RandomFirstOrder())
    chance(s, StartPlayer(3))

    assert s.order == [3, 4, 0, 1, 2]
    assert s.cash == [2, 3, 4, 0, 1]
    assert s.income == [0] * 5
    assert s.over


@pytest.mark.rule("ST-25")
def test_it_is_chosen_at_set_up_and_only_in_the_base_game() -> None:
    assert isinstance(setup(SteamOptions(4, first_order="random")).agenda[0], FirstGame)
    assert isinstance(setup(SteamOptions(4)).agenda[0], BaseGame)
    with pytest.raises(BadOptions, match="Base Game"):
        agree(STEAM, 4, {"game": "standard", "first_order": "random"})
    with pytest.raises(BadOptions, match="auction, random"):
        agree(STEAM, 4, {"first_order": "youngest"})


@pytest.mark.rule("ST-26")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_is_as_likely_to_open_the_first_auction(players: int) -> None:
    s = begin(position(players), DrawFirstBidder())
    assert s.agenda[-1].odds(s) == [(StartPlayer(seat), 1) for seat in range(players)]

    chance(s, StartPlayer(2))
    begin(s, AuctionFirstOrder())
    assert s.actors() == (2,)


@pytest.mark.rule("ST-26")
def test_bidding_goes_clockwise_from_who_opens() -> None:
    s = auction(4, opens=2)
    asked = []
    for amount in range(6):
        asked.append(s.actors()[0])
        bidding(s, amount)

    assert asked == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("ST-26")
def test_each_bid_is_higher_than_the_last() -> None:
    s = auction()
    bidding(s, 4)

    assert refused(s, 1, Bid(4)) == {"ST-26"}
    assert refused(s, 1, Bid(3)) == {"ST-26"}
    assert refused(s, 1, Bid(0)) == {"ST-26"}
    act(s, 1, Bid(5))


@pytest.mark.rule("ST-26")
def test_a_bid_may_leap() -> None:
    s = auction()
    bidding(s, 0, 17)

    assert refused(s, 2, Bid(17)) == {"ST-26"}
    act(s, 2, Bid(18))


@pytest.mark.rule("ST-26")
def test_only_who_is_asked_may_bid() -> None:
    s = auction()

    assert refused(s, 1, Bid(3)) == {"ST-26"}
    assert refused(s, 1, PASS) == {"ST-26"}


@pytest.mark.rule("ST-26")
def test_who_passes_is_out_for_that_place() -> None:
    s = auction()
    bidding(s, 1, None, 2)
    asked = []
    for amount in (3, 4, 5, 6):
        asked.append(s.actors()[0])
        bidding(s, amount)

    assert asked == [3, 0, 2, 3]


@pytest.mark.rule("ST-26")
def test_who_passed_bids_again_for_the_next_place() -> None:
    s = auction()
    bidding(s, 1, None, None, None)
    assert s.actors() == (1,)

    bidding(s, 2, None, None)
    assert s.actors() == (2,)


@pytest.mark.rule("ST-20", "ST-26")
def test_a_winning_bid_of_seven_is_paid_by_two_steps_and_leaves_three_dollars() -> None:
    s = auction(5)
    bidding(s, 7, None, None, None, None)

    assert s.income == [-2, 0, 0, 0, 0]
    assert s.cash == [3, 0, 0, 0, 0]
    assert s.actors() == (1,)  # to the left of the winner


@pytest.mark.rule("ST-26")
def test_only_the_winner_pays() -> None:
    s = auction()
    bidding(s, 3, 6, 9, 11, 12, None, None, None)

    assert s.income == [-3, 0, 0, 0]
    assert s.cash == [3, 0, 0, 0]


@pytest.mark.rule("ST-26")
def test_the_winner_bids_no_more_and_the_next_place_is_opened_at_his_left() -> None:
    s = auction()
    bidding(s, 1, 2, 5, None, None, None)  # seat 2 is first
    asked = []
    for amount in (0, 1, 2, 3):
        asked.append(s.actors()[0])
        bidding(s, amount)

    assert asked == [3, 0, 1, 3]


@pytest.mark.rule("ST-26")
def test_who_has_a_place_already_is_skipped_when_the_next_is_opened() -> None:
    s = auction()
    bidding(s, None, 1, None, None)  # seat 1 is first
    assert s.actors() == (2,)
    bidding(s, None, None)  # seat 0 is second, and seat 1, at his left, has a place

    assert s.actors() == (2,)
    assert view(s, None).frames[-1].shows["placed"] == (1, 0)


@pytest.mark.rule("ST-26")
def test_each_place_begins_with_a_new_auction() -> None:
    s = auction()
    bidding(s, 30, None, None, None)

    assert options(s, 1)[0] == Bid(0)


@pytest.mark.rule("ST-26")
def test_the_last_place_is_free_and_nobody_gets_starting_money() -> None:
    s = auction()
    bidding(s, 5, None, None, None)  # first: seat 0
    bidding(s, 1, 5, None, None)  # second: seat 2
    bidding(s, 4, 5, None)  # third: seat 1, asked after seat 3

    assert s.over
    assert s.order == [0, 2, 1, 3]
    assert s.cash == [0, 0, 0, 0]
    assert s.income == [-1, -1, -1, 0]


@pytest.mark.rule("ST-26")
def test_two_players_bid_for_the_first_place_alone() -> None:
    s = begin(position(2, "practice"), AuctionFirstOrder())
    bidding(s, 0, 3, None)

    assert s.over
    assert s.order == [1, 0]
    assert s.cash == [0, 2]
    assert s.income == [0, -1]


@pytest.mark.rule("ST-27")
def test_nothing_is_an_opening_bid_but_less_is_not() -> None:
    s = auction()
    assert refused(s, 0, Bid(-1)) == {"ST-24"}

    act(s, 0, Bid(0))
    assert refused(s, 1, Bid(0)) == {"ST-26"}
    bidding(s, None, None, None)
    assert (s.cash, s.income) == ([0] * 4, [0] * 4)


@pytest.mark.rule("ST-27")
def test_the_last_one_left_has_won_without_a_bid_and_for_nothing() -> None:
    s = auction()
    bidding(s, None, None, None)  # seat 3 never spoke

    assert view(s, None).frames[-1].shows["placed"] == (3,)
    assert (s.cash, s.income) == ([0] * 4, [0] * 4)
    assert s.actors() == (0,)


@pytest.mark.rule("ST-27")
def test_when_everybody_always_passes_the_places_go_round() -> None:
    s = auction()
    bidding(s, *[None] * 6)

    assert s.over
    assert s.order == [3, 2, 1, 0]
    assert (s.cash, s.income) == ([0] * 4, [0] * 4)


@pytest.mark.rule("ST-24")
def test_in_the_first_auction_nobody_can_bid_more_than_fifty_dollars() -> None:
    s = auction()
    assert options(s, 0) == [*[Bid(amount) for amount in range(51)], PASS]
    assert refused(s, 0, Bid(51)) == {"ST-24"}

    bidding(s, 50)
    assert options(s, 1) == [PASS]
    assert refused(s, 1, Bid(51)) == {"ST-24"}
    bidding(s, None, None, None)
    assert (s.cash[0], s.income[0]) == (0, -10)


@pytest.mark.rule("ST-24")
def test_a_bid_may_be_all_of_cash_steps_and_points_and_no_dollar_more() -> None:
    s = auction()
    s.cash[0], s.income[0], s.points[0] = 3, -8, 5

    assert options(s, 0)[-2:] == [Bid(3 + 10 + 10), PASS]
    assert refused(s, 0, Bid(24)) == {"ST-24"}


@pytest.mark.rule("ST-24")
def test_a_bid_that_is_too_low_and_too_high_breaks_both_rules() -> None:
    s = auction()
    bidding(s, 40)
    s.income[1] = -5

    assert refused(s, 1, Bid(30)) == {"ST-26", "ST-24"}


@pytest.mark.rule("ST-90")
def test_in_the_standard_game_the_first_order_is_drawn_place_by_place() -> None:
    s = begin(position(4, game="standard"), RandomOrderOfPlay())
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [(NextInOrder(seat), 1) for seat in (0, 1, 2, 3)]
    chance(s, NextInOrder(2))
    assert s.agenda[-1].odds(s) == [(NextInOrder(seat), 1) for seat in (0, 1, 3)]
    chance(s, NextInOrder(0))
    chance(s, NextInOrder(3))

    assert s.over
    assert s.order == [2, 0, 3, 1]
    assert s.cash == [0, 0, 0, 0]


@pytest.mark.rule("ST-90")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_first_order_of_the_standard_game_is_equally_likely(players: int) -> None:
    found: Counter[tuple[Seat, ...]] = Counter()
    for order in permutations(range(players)):
        s = begin(
            position(players, "practice" if players == 2 else "northeast", "standard"), RandomOrderOfPlay()
        )
        ways = 1
        for seat in order[:-1]:
            ways *= len(s.agenda[-1].odds(s))
            chance(s, NextInOrder(seat))
        found[tuple(s.order)] += ways

    assert found == dict.fromkeys(permutations(range(players)), len(list(permutations(range(players)))))


@pytest.mark.rule("ST-90")
def test_the_standard_game_has_no_auction_before_its_turns() -> None:
    agenda = setup(SteamOptions(4, game="standard")).agenda

    assert isinstance(agenda[0], StandardGame)
    assert AuctionFirstOrder not in StandardGame.steps

"""Stories tell what happened with all that follows: prices, money raised, links, and the end of a turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from footplate.bots import thrifty
from footplate.games.steam.actions import (
    Bid,
    DrawCube,
    FinishBuilding,
    GrowCity,
    ImproveLocomotive,
    NextInOrder,
    PassBid,
    PassMove,
    StartPlayer,
    TakeCapital,
    TakeGoods,
    TakeIncome,
    TakePassing,
    TakePoints,
    TakeTile,
    Urbanize,
)
from footplate.games.steam.components import (
    COLOURS,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
)
from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.action_tiles import SelectActionTiles
from footplate.games.steam.phases.buy_capital import BuyCapital
from footplate.games.steam.phases.first_order import (
    AuctionFirstOrder,
    DrawFirstBidder,
    RandomFirstOrder,
    RandomOrderOfPlay,
)
from footplate.games.steam.phases.goods_supply import StockCities, StockGoodsSupply
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.sequence import BASE_TURN, BaseTurn, StandardTurn, StandardTurns, Turns
from footplate.games.steam.state import Steam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import tables
from footplate.kernel.play import start
from footplate.kernel.record import Entry
from footplate.kernel.replay import positions
from footplate.messages import catalogue
from footplate.rails.links import UNOWNED
from tests.rules.steam.positions import (
    at,
    begin,
    building,
    lay,
    move,
    position,
    put_cube,
    stock,
    take_action,
    terminal,
    tile,
)

ORANGE, GREEN, NATURAL, WHITE = range(4)


def tell(s: Steam, seat: Seat, action: Action) -> str:
    """The story of an action, which is carried out."""
    before = s.copy()
    s.agenda[-1].apply(s, seat, action)
    return catalogue("en").tell(STEAM.story(before, Entry(seat, action), s))


def moving(s: Steam, game: type[Turns] = Turns) -> Steam:
    """The last phase of a turn in which something is decided, with the turn around it."""
    turn: Any = StandardTurn if game is StandardTurns else BaseTurn
    s.agenda += [game(), turn(at=turn.steps.index(MoveGoods))]
    return begin(s, MoveGoods())


def last_to_move(s: Steam, seat: Seat, game: type[Turns] = Turns) -> Steam:
    """Only this seat has still to move goods."""
    moving(s, game)
    phase: Any = s.agenda[-1]
    phase.queue = (seat,)
    return s


# Set-up and auctions


def test_a_cube_is_told_with_the_city_or_the_space_that_gets_it() -> None:
    s = begin(position(), StockCities())
    assert tell(s, CHANCE, DrawCube(COLOURS.index("grey"))) == "Montreal gets a grey cube."
    s = begin(position(3), StockGoodsSupply())
    assert tell(s, CHANCE, DrawCube(0)) == "Goods Supply space 1 gets a red cube."
    assert tell(s, CHANCE, DrawCube(1)) == "Goods Supply space 1 gets a blue cube."
    assert tell(s, CHANCE, DrawCube(2)) == "Goods Supply space 2 gets a yellow cube."


def test_a_first_order_drawn_is_told_with_the_money_of_the_later_players() -> None:
    s = begin(position(3), RandomFirstOrder())
    assert tell(s, CHANCE, StartPlayer(GREEN)) == (
        "Green is the first player. The order is Green, Natural, Orange; "
        "to start with: Natural $1, Orange $2."
    )


def test_the_order_of_a_standard_game_is_told_place_by_place() -> None:
    s = begin(position(3, game="standard"), RandomOrderOfPlay())
    assert tell(s, CHANCE, NextInOrder(NATURAL)) == "Natural has place 1 in the first order."
    told = tell(s, CHANCE, NextInOrder(ORANGE))
    assert told == "Orange has place 2. The first order is Natural, Orange, Green."


def test_a_place_is_told_with_its_winner_its_price_and_the_money_raised() -> None:
    s = begin(position(3), DrawFirstBidder())
    assert tell(s, CHANCE, StartPlayer(ORANGE)) == "Orange opens the auction for the first order."
    s = begin(position(3), AuctionFirstOrder())
    assert tell(s, ORANGE, Bid(7)) == "Orange bids $7 for place 1."
    assert tell(s, GREEN, PassBid()) == "Green passes."
    assert tell(s, NATURAL, PassBid()) == (
        "Natural passes. Orange has place 1 for $7. Orange raises $10: income -2."
    )
    assert tell(s, GREEN, PassBid()) == (
        "Green passes. Natural has place 2 for $0. The order is Orange, Natural, Green."
    )


def test_the_order_of_play_is_told_with_what_is_paid() -> None:
    s = position(4, game="standard")
    s.cash[:] = [9] * 4
    s.had_turn_order = WHITE
    begin(s, DetermineOrderOfPlay())
    assert tell(s, ORANGE, Bid(0)) == "Orange bids $0."
    assert tell(s, GREEN, Bid(2)) == "Green bids $2."
    assert tell(s, NATURAL, PassBid()) == "Natural passes."
    assert tell(s, WHITE, PassBid()) == "White passes, and by Turn Order stays in the auction."
    tell(s, ORANGE, Bid(3))
    tell(s, GREEN, PassBid())
    assert tell(s, WHITE, PassBid()) == (
        "White passes. The order is now Orange, White, Green, Natural; paid: Orange $3, Green $1."
    )


def test_an_auction_in_which_nobody_bids_costs_nobody_anything() -> None:
    s = begin(position(3, game="standard"), DetermineOrderOfPlay())
    tell(s, ORANGE, PassBid())
    assert tell(s, GREEN, PassBid()).endswith("The order is now Natural, Green, Orange; nobody pays.")


def test_capital_is_told_with_the_new_income_and_the_points_given() -> None:
    s = begin(position(3, game="standard"), BuyCapital())
    assert tell(s, ORANGE, TakeCapital(2)) == "Orange buys capital for $10: income -2."
    assert tell(s, GREEN, TakeCapital(0)) == "Green buys no capital."
    s.income[NATURAL], s.points[NATURAL] = -9, 4
    assert tell(s, NATURAL, TakeCapital(2)) == (
        "Natural buys capital for $10: income -10, 2 victory points given."
    )


# Action tiles


def test_an_action_tile_is_told_with_its_number_its_price_and_the_money_raised() -> None:
    s = begin(position(3), SelectActionTiles())
    assert tell(s, ORANGE, TakeTile(TURN_ORDER)) == "Orange takes Turn Order (1)."
    assert tell(s, GREEN, TakeTile(LOCOMOTIVE)) == (
        "Green takes Locomotive (6) for $6: a locomotive of level 2. Green raises $10: income -2."
    )
    assert tell(s, NATURAL, TakePassing(URBANIZATION)) == (
        "Natural takes Urbanization (7) for its number alone."
    )


# Building


def test_new_track_is_told_with_tile_place_terrain_price_and_the_city_it_leaves() -> None:
    s = building()
    assert tell(s, ORANGE, tile(s, "-1,1", "ne-s")) == (
        "Orange lays a gentle curve (22) ne–s at j14 (hills, south-west of Albany) for $4. "
        "New track from Albany."
    )


def test_track_that_grows_is_told_with_where_it_starts_and_at_last_with_its_link() -> None:
    s = building()
    tell(s, ORANGE, tile(s, "0,1", "n-s"))
    assert tell(s, ORANGE, tile(s, "Pk", "n", "s")) == (
        "Orange lays a straight town (T21) n–s at Poughkeepsie (river) for $4. "
        "This completes Albany – Poughkeepsie."
    )
    assert tell(s, ORANGE, tile(s, "0,3", "n-se")).endswith("This extends the track from Poughkeepsie.")


def test_a_tile_far_from_any_place_is_told_by_its_hex_alone() -> None:
    s = building()
    lay(s, ORANGE, "-1,1", "ne-s")
    lay(s, ORANGE, "-1,2", "n-nw")
    assert " at i15 (hills) for $4." in tell(s, ORANGE, tile(s, "-2,2", "se-n"))


def test_money_raised_for_a_tile_is_told() -> None:
    s = building()
    s.cash[ORANGE] = 1
    assert tell(s, ORANGE, tile(s, "0,1", "n-s")).endswith(
        "for $3. New track from Albany. Orange raises $5: income -1."
    )


def test_an_improvement_is_told_without_the_terrain() -> None:
    s = building()
    lay(s, GREEN, "3,1", "nw-s")
    assert tell(s, ORANGE, tile(s, "3,1", "nw-s", "ne-sw")) == (
        "Orange improves n18 (south-west of Providence) with "
        "a crossing of a straight and a gentle curve (42) ne–sw, s–nw for $4. New track from Providence."
    )


def test_a_redirection_is_told_as_one() -> None:
    s = building()
    lay(s, ORANGE, "0,1", "n-s")
    assert tell(s, ORANGE, tile(s, "0,1", "n-se")) == (
        "Orange redirects track at k15 (south of Albany) with a gentle curve (22) n–se for $2."
    )


def test_what_is_claimed_is_told() -> None:
    s = building()
    lay(s, GREEN, "-1,1", "ne-s")
    s.tracks.give_up(terminal(s, "-1,1", "s"))
    assert tell(s, ORANGE, tile(s, "-1,2", "n-s")).endswith("This claims the track from Albany.")


def test_a_link_completed_for_another_player_is_told_as_his() -> None:
    s = building()
    lay(s, GREEN, "0,1", "n-s")
    lay(s, ORANGE, "0,3", "n-s")
    assert tell(s, ORANGE, tile(s, "Pk", "n", "s")).endswith(
        "This completes Poughkeepsie – New York. For Green it completes Albany – Poughkeepsie."
    )


def test_unfinished_track_that_becomes_nobodys_is_told_at_the_end_of_the_build_turn() -> None:
    s = building()
    lay(s, ORANGE, "0,1", "n-s")
    assert tell(s, ORANGE, FinishBuilding()) == (
        "Orange has finished building. Unfinished track that is now nobody's: from Albany (k15 s)."
    )


def test_a_loose_exit_that_becomes_nobodys_is_told_by_its_side() -> None:
    s = building()
    lay(s, ORANGE, "0,1", "n-s")
    lay(s, ORANGE, "Pk", "n", "s")
    assert tell(s, ORANGE, FinishBuilding()).endswith("from Poughkeepsie (s).")


def test_what_was_not_carried_out_is_told() -> None:
    s = building(game="standard")
    take_action(s, ORANGE, "city-growth", pending=True)
    assert tell(s, ORANGE, FinishBuilding()) == (
        "Orange has finished building. City Growth is not carried out."
    )


def test_a_new_city_is_told_with_its_colour_its_links_and_its_goods() -> None:
    s = building()
    stock(s, 3, "red", "grey", "grey")
    lay(s, GREEN, "0,1", "n-s")
    lay(s, ORANGE, "0,3", "n-s")
    take_action(s, ORANGE, "urbanization", pending=True)
    assert tell(s, ORANGE, Urbanize(at(s, "Pk"), COLOURS.index("grey"))) == (
        "Orange makes Poughkeepsie a grey city. This completes Poughkeepsie – New York. "
        "For Green it completes Albany – Poughkeepsie."
    )
    assert tell(s, ORANGE, TakeGoods(2)) == "Orange puts the goods of space 3 on Poughkeepsie: red 1, grey 2."


def test_city_growth_is_told() -> None:
    s = building()
    stock(s, 1, "blue")
    take_action(s, ORANGE, "city-growth", pending=True)
    assert tell(s, ORANGE, GrowCity(at(s, "Al"))) == "Orange lets Albany grow."


# Moving goods


def link_albany_to_new_york(s: Steam, first: Seat, second: Seat) -> None:
    """Two links by way of Poughkeepsie."""
    lay(s, first, "0,1", "n-s")
    lay(s, first, "Pk", "n", "s")
    lay(s, second, "0,3", "n-s")
    s.owner[terminal(s, "Pk", "s")] = s.owner[terminal(s, "NY", "n")] = second
    s.links[:] = [[first, second].count(seat) for seat in range(s.players)]


def test_a_delivery_is_told_with_its_way_and_who_gets_how_many_points() -> None:
    s = position()
    link_albany_to_new_york(s, ORANGE, GREEN)
    put_cube(s, "Al", "purple")
    s.level[ORANGE] = 2
    moving(s)
    assert tell(s, ORANGE, move(s, "Al", "purple", "s", "s")) == (
        "Orange moves a purple cube from Albany to New York over 2 links: "
        "Albany – Poughkeepsie – New York. Points: Orange +1, Green +1."
    )
    assert tell(s, ORANGE, TakeIncome()) == "Orange takes 1 as income, which is now 1."
    assert tell(s, GREEN, TakePoints()) == "Green takes 1 as victory points, now 1."


def test_a_track_without_an_owner_gives_nobody_points() -> None:
    s = position()
    link_albany_to_new_york(s, ORANGE, UNOWNED)
    put_cube(s, "Al", "purple")
    s.level[ORANGE] = 2
    moving(s)
    assert tell(s, ORANGE, move(s, "Al", "purple", "s", "s")).endswith("Points: Orange +1.")


def test_points_that_are_lost_above_the_income_track_are_told() -> None:
    s = position()
    link_albany_to_new_york(s, ORANGE, ORANGE)
    put_cube(s, "Al", "purple")
    s.level[ORANGE], s.income[ORANGE] = 2, 9
    moving(s)
    tell(s, ORANGE, move(s, "Al", "purple", "s", "s"))
    assert tell(s, ORANGE, TakeIncome()) == "Orange takes 2 as income, which is now 10; 1 of it is lost."


def test_a_better_locomotive_is_told_with_its_level() -> None:
    s = moving(position())
    assert tell(s, ORANGE, ImproveLocomotive()) == "Orange improves the locomotive to level 2."


# The end of a turn and of the game


def test_the_last_move_of_a_turn_tells_income_and_the_next_order() -> None:
    s = position(3)
    s.income[:] = [2, -1, 0]
    s.tile = (6, 4, 2)
    last_to_move(s, NATURAL)
    assert tell(s, NATURAL, PassMove()) == (
        "Natural moves nothing. Income is received: Orange $2. Income below 0 is paid: Green $1. "
        "Short of cash, down the income track: Green 1. Turn 2 begins; the order is Natural, Green, Orange."
    )


def test_points_taken_last_count_for_the_income_that_is_told() -> None:
    s = position(3)
    link_albany_to_new_york(s, ORANGE, ORANGE)
    put_cube(s, "Al", "purple")
    s.level[ORANGE] = 2
    last_to_move(s, ORANGE)
    tell(s, ORANGE, move(s, "Al", "purple", "s", "s"))
    assert "Income is received: Orange $2. Turn 2 begins" in tell(s, ORANGE, TakeIncome())


def test_upkeep_is_told_with_the_level_just_reached_and_what_it_takes() -> None:
    s = position(3, game="standard")
    s.cash[:] = [9, 0, 9]
    s.points[GREEN] = 5
    s.level[:] = [1, 3, 1]
    last_to_move(s, ORANGE, StandardTurns)
    assert tell(s, ORANGE, ImproveLocomotive()) == (
        "Orange improves the locomotive to level 2. Upkeep is paid: Orange $2, Green $3, Natural $1. "
        "Victory points given up: Green 2. Turn 2 begins; the order is Orange, Green, Natural."
    )


def test_a_bankruptcy_is_told_and_only_who_was_paid_before_the_end_is_told_to_be_paid() -> None:
    s = position(3)
    s.order[:] = [ORANGE, GREEN]
    s.bankrupt[:] = [NATURAL]
    s.income[:] = [-10, 4, 0]
    last_to_move(s, GREEN)
    told = tell(s, GREEN, PassMove())
    assert told.startswith("Green moves nothing. Bankrupt: Orange. The game is over: Green 2, ")
    assert told.endswith("Green wins.")


def test_the_last_move_of_the_game_tells_the_scores_with_their_parts_and_the_winner() -> None:
    s = position(3)
    s.turn = 10
    s.income[:], s.points[:], s.links[:], s.cash[:] = [-1, 5, 0], [37, 12, 40], [10, 3, 2], [9, 9, 9]
    s.agenda += [Turns(played=9), BaseTurn(at=BASE_TURN.index(MoveGoods))]
    begin(s, MoveGoods())
    phase: Any = s.agenda[-1]
    phase.queue = (NATURAL,)
    assert tell(s, NATURAL, PassMove()).endswith(
        "The game is over: Orange 45, Natural 42, Green 17 (victory points Orange 37, Natural 40, Green 12; "
        "for income Orange -2, Natural +0, Green +2; links Orange 10, Natural 2, Green 3). Orange wins."
    )


# Whole games


@pytest.mark.parametrize(
    "options", tables(STEAM), ids=lambda table: f"{table.players}-{table.map}-{table.game}"
)
def test_every_story_of_a_whole_game_is_told_in_sentences(options: Any) -> None:
    play = start(STEAM, options, ["thrifty"] * options.players, bytes(32))
    play.deal()
    rng = Random(options.players)
    while not play.state.over:
        seat = play.state.actors()[0]
        play.act(seat, thrifty.choose(play.state.agenda[-1].options(play.state, seat), rng))
        play.deal()
    for entry, before, after in positions(STEAM, play.record):
        sentence = catalogue("en").tell(STEAM.story(before, entry, after))
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert "none" not in sentence.split()

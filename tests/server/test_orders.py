"""Standing orders: what they answer in every game, what they leave to their seat, and what stops them."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from footplate.bots import random
from footplate.games.days_of_steam.actions import Pass
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.phases.turn import TakeTurn
from footplate.games.steam.actions import Bid, DrawCube, PassBid, PassMove
from footplate.games.steam.game import STEAM
from footplate.games.steam.phases.first_order import AuctionFirstOrder
from footplate.games.steam.phases.order_of_play import DetermineOrderOfPlay
from footplate.games.steam.state import TURNS, Steam
from footplate.games.steamrollers.actions import TakeDie
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.volldampf import actions as volldampf
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.phases.auction import AuctionTurnOrder
from footplate.games.volldampf.phases.bonds import PurchaseBonds
from footplate.games.volldampf.phases.transport import Transport
from footplate.kernel.action import CHANCE, Action, TakeBack, kind
from footplate.kernel.game import Game, find
from footplate.kernel.record import Entry
from footplate.kernel.state import State
from footplate.server import caretaker
from footplate.server.orders import Answered, Kept, Order, Reason, Stopped, Until, Wish, after, answer, check
from tests.laws.tables import Table, every_table, seat_players
from tests.rules.steam import positions as steam_positions
from tests.rules.volldampf import positions as volldampf_positions

PASSES = ("pass", "pass-bid", "pass-move", "decline", "give-up", "stop", "rest", "finish-building")
DULL = Order(wishes=tuple(Wish(kind) for kind in PASSES))
DECLINE_SABOTAGE = Order(phase="sabotage-window", wishes=(Wish("decline"),))


def up_to(amount: int, give_up: str = "pass-bid") -> Order:
    return Order(wishes=(Wish("bid", most={"amount": amount}), Wish(give_up)))


def auction_of_steam() -> Steam:
    s = steam_positions.position(3, game="standard")
    s.cash[:] = [20, 20, 20]
    return steam_positions.begin(s, DetermineOrderOfPlay())


def answered(orders: tuple[Order, ...], game: Game[Any], s: State, seat: int) -> Action | None:
    found = answer(orders, game, s, seat)
    return found and found.action


def does(
    orders: tuple[Order, ...], s: Any, seat: int, action: Action, *, used: int | None = None, mine: int = 0
) -> Kept:
    """The orders of seat `mine` after an action was carried out."""
    s.copy()
    s.agenda[-1].apply(s, seat, action)
    return after(orders, mine, Entry(seat, action), s.begun(), {"cash": s.cash[mine]}, used=used)


def test_bids_go_up_to_a_limit_and_then_the_seat_passes() -> None:
    s = auction_of_steam()
    steam_positions.act(s, 0, PassBid())
    for mine, theirs in ((0, 3), (4, 6), (7, 9)):
        assert answered((up_to(7),), STEAM, s, 1) == Bid(mine)
        steam_positions.act(s, 1, Bid(mine))
        steam_positions.act(s, 2, Bid(theirs))
    assert answered((up_to(7),), STEAM, s, 1) == PassBid()


def test_bids_are_no_higher_than_they_must_be() -> None:
    s = auction_of_steam()
    steam_positions.act(s, 0, Bid(4))
    assert answered((up_to(4),), STEAM, s, 1) == PassBid()
    assert answered((up_to(5),), STEAM, s, 1) == Bid(5)
    assert answered((up_to(99),), STEAM, s, 1) == Bid(5)


def test_a_bid_can_be_at_least_something() -> None:
    order = Order(wishes=(Wish("bid", least={"amount": 6}, most={"amount": 8}),))
    s = auction_of_steam()
    assert answered((order,), STEAM, s, 0) == Bid(6)
    steam_positions.act(s, 0, Bid(8))
    assert answered((order,), STEAM, s, 1) is None


def test_a_bid_can_be_one_sum_alone() -> None:
    order = Order(wishes=(Wish("bid", words={"amount": "5"}),))
    s = steam_positions.position(3)
    s.cash[:] = [20, 20, 20]
    steam_positions.begin(s, AuctionFirstOrder())
    assert answered((order,), STEAM, s, 0) == Bid(5)
    steam_positions.act(s, 0, Bid(5))
    assert answered((order,), STEAM, s, 1) is None


def test_an_order_holds_only_in_its_phase_by_either_name() -> None:
    s = auction_of_steam()
    for name in ("DetermineOrderOfPlay", "determine-order-of-play"):
        assert answered((msgspec.structs.replace(up_to(7), phase=name),), STEAM, s, 0) == Bid(0)
    for name in ("AuctionFirstOrder", "auction-first-order", "StandardTurn"):
        assert answered((msgspec.structs.replace(up_to(7), phase=name),), STEAM, s, 0) is None


def test_the_first_order_that_can_answer_does_and_is_named() -> None:
    s = auction_of_steam()
    orders = (
        DECLINE_SABOTAGE,
        Order(wishes=(Wish("pass-move"),)),
        up_to(7),
        Order(wishes=(Wish("pass-bid"),)),
    )
    assert answer(orders, STEAM, s, 0) == Answered(Bid(0), 2)


def test_nobody_is_answered_for_who_is_not_asked() -> None:
    s = auction_of_steam()
    assert answer((up_to(7),), STEAM, s, 1) is None
    s.agenda.clear()
    assert answer((up_to(7),), STEAM, s, 0) is None


def test_the_auction_of_volldampf_is_left_at_the_limit_whatever_cards_are_held() -> None:
    s = volldampf_positions.position(3)
    volldampf_positions.give_card(s, 1, "new-planning", "sabotage")
    volldampf_positions.put_cube(s, "hamburg", "blue")
    volldampf_positions.begin(s, AuctionTurnOrder())
    assert answered((up_to(0, "pass"),), VOLLDAMPF, s, 0) == volldampf.Bid(0)
    volldampf_positions.act(s, 0, volldampf.Bid(2))
    assert volldampf.PlayNewPlanning() in volldampf_positions.options(s, 1)
    assert answered((up_to(3, "pass"),), VOLLDAMPF, s, 1) == volldampf.Bid(3)
    assert answered((up_to(2, "pass"),), VOLLDAMPF, s, 1) == volldampf.Pass()


def test_who_must_open_an_auction_and_only_wants_to_pass_is_asked() -> None:
    s = volldampf_positions.position(3)
    volldampf_positions.begin(s, AuctionTurnOrder())
    assert answer((Order(wishes=(Wish("pass"),)),), VOLLDAMPF, s, 0) is None


def test_nobody_is_asked_about_sabotage_who_does_not_want_to_be() -> None:
    s = volldampf_positions.blue_for_hannover()
    for seat in (1, 2):
        volldampf_positions.give_card(s, seat, "sabotage", "subsidy")
    volldampf_positions.begin(s, Transport(player=0))
    assert answer((DECLINE_SABOTAGE,), VOLLDAMPF, s, 0) is None
    volldampf_positions.act(s, 0, volldampf_positions.name("hamburg", "blue"))
    for seat in (1, 2):
        assert volldampf.PlaySabotage() in volldampf_positions.options(s, seat)
        assert answer((DECLINE_SABOTAGE,), VOLLDAMPF, s, seat) == Answered(volldampf.DECLINE, 0)
        volldampf_positions.act(s, seat, volldampf.DECLINE)
    assert answer((DECLINE_SABOTAGE,), VOLLDAMPF, s, 0) is None


def test_bonds_are_taken_as_few_as_are_wished() -> None:
    s = volldampf_positions.begin(volldampf_positions.position(3), PurchaseBonds())
    none = Order(wishes=(Wish("take-bonds", most={"amount": 0}),))
    some = Order(wishes=(Wish("take-bonds", least={"amount": 6}),))
    assert answered((none,), VOLLDAMPF, s, 0) == volldampf.TakeBonds(0)
    assert answered((some,), VOLLDAMPF, s, 0) == volldampf.TakeBonds(6)


def test_a_wish_that_leaves_more_open_than_a_sum_is_left_to_the_seat() -> None:
    s = volldampf_positions.blue_for_hannover()
    volldampf_positions.put_cube(s, "hannover", "violet")
    volldampf_positions.begin(s, Transport(player=0))
    open_wish = Order(wishes=(Wish("name-cube"), Wish("give-up")))
    assert answer((open_wish, Order(wishes=(Wish("give-up"),))), VOLLDAMPF, s, 0) is None
    one = Order(wishes=(Wish("name-cube", words={"place": "Hamburg", "colour": "blue"}),))
    assert answered((one,), VOLLDAMPF, s, 0) == volldampf_positions.name("hamburg", "blue")
    half = Order(wishes=(Wish("name-cube", words={"place": "hannover"}),))
    assert answered((half,), VOLLDAMPF, s, 0) == volldampf_positions.name("hannover", "violet")


def test_a_list_is_wished_as_notation_writes_it() -> None:
    s = volldampf_positions.moving("hamburg", "blue", "hamburg-hannover")
    (only,) = volldampf_positions.options(s, 0)
    route = VOLLDAMPF.words(s)["space"][volldampf_positions.space("hamburg-hannover")]
    assert answered((Order(wishes=(Wish("take-route", words={"route": route}),)),), VOLLDAMPF, s, 0) == only
    for other in ("-", f"{route},{route}", "nowhere"):
        assert answer((Order(wishes=(Wish("take-route", words={"route": other}),)),), VOLLDAMPF, s, 0) is None


def test_a_wish_for_what_an_action_does_not_have_is_never_fulfilled() -> None:
    s = auction_of_steam()
    for wish in (
        Wish("bid", words={"colour": "red"}),
        Wish("bid", most={"price": 5}),
        Wish("bid", least={"price": 5}),
        Wish("explode"),
    ):
        assert answer((Order(wishes=(wish,)),), STEAM, s, 0) is None


def test_dice_are_taken_in_the_order_of_the_wishes() -> None:
    play = seat_players(STEAMROLLERS, 3, {}, 1)
    play.deal()
    s = play.state
    while type(s.agenda[-1]).__name__ != "DraftDie":
        random.step(play, Random(1))
    (seat,) = s.actors()
    there = [number for number, count in enumerate(s.dice) if count]
    gone = [number for number, count in enumerate(s.dice) if not count]
    words = STEAMROLLERS.words(s)["die"]
    wishes = tuple(Wish("take-die", words={"die": words[number]}) for number in (*gone, *reversed(there)))
    assert gone
    assert answered((Order(wishes=wishes),), STEAMROLLERS, s, seat) == TakeDie(there[-1])


def follow(game: Game[Any], players: int, number: int, order: Order) -> Counter[tuple[str, str]]:
    """In which phases what was answered for seat 0 in a game that is otherwise played at random."""
    play = seat_players(game, players, {}, number)
    play.deal()
    rng = Random(number)
    told: Counter[tuple[str, str]] = Counter()
    while not play.state.over:
        found = answer((order,), game, play.state, 0)
        if found is None:
            random.step(play, rng)
            continue
        told[type(play.state.agenda[-1]).__name__, kind(found.action)] += 1
        assert play.act(0, found.action) == ()
        play.deal()
    return told


@pytest.mark.parametrize(
    ("game", "order", "expected"),
    [
        (
            VOLLDAMPF,
            DULL,
            {
                ("SabotageWindow", "decline"),
                ("Subsidies", "decline"),
                ("EverythingNew", "decline"),
                ("Transport", "give-up"),
                ("AuctionTurnOrder", "pass"),
            },
        ),
        (
            STEAM,
            DULL,
            {
                ("AuctionFirstOrder", "pass-bid"),
                ("BuildTrack", "finish-building"),
                ("MoveGoods", "pass-move"),
            },
        ),
        (DAYS_OF_STEAM, DULL, {("MoveTrain", "stop")}),
        (STEAMROLLERS, DULL, {("SeizeOffer", "decline")}),
        (
            STEAMROLLERS,
            Order(phase="UseDie", wishes=(Wish("spend-on-nothing"),)),
            {("UseDie", "spend-on-nothing")},
        ),
    ],
)
def test_what_is_dull_is_done_all_through_real_games(
    game: Game[Any], order: Order, expected: set[tuple[str, str]]
) -> None:
    told: Counter[tuple[str, str]] = Counter()
    for number in range(5):
        told += follow(game, 3, number, order)
    assert told.keys() >= expected


@every_table
def test_orders_answer_with_options_of_their_seat_by_what_it_knows(table: Table) -> None:
    game = find(table.name)
    sums = tuple(
        Wish(kind(cls), most={"amount": 3}) for cls in game.actions if "amount" in cls.__struct_fields__
    )
    orders = (DULL, Order(wishes=sums[:8] or (Wish("pass"),)))
    rng = Random(2)
    for case in islice(table.along(2), 0, None, 3):
        for seat in case.s.actors():
            found = answer(orders, game, case.s, seat) if seat != CHANCE else None
            if found:
                assert found.action in list(case.s.agenda[-1].options(case.s, seat))
                assert answer(orders, game, game.imagine(case.s, seat, rng), seat) == found


def test_an_order_is_used_up() -> None:
    s = auction_of_steam()
    twice = msgspec.structs.replace(up_to(7), until=Until(uses=2))
    kept = does((DULL, twice), s, 0, Bid(0), used=1)
    once = msgspec.structs.replace(up_to(7), until=Until(uses=1))
    assert kept == Kept((DULL, once), ())
    kept = does(kept.orders, s, 1, Bid(1))
    assert kept == Kept((DULL, once), ())
    assert does(kept.orders, s, 2, Bid(2), used=1) == Kept((DULL,), (Stopped(once, "used-up"),))


def test_an_order_without_a_limit_is_never_used_up() -> None:
    s = auction_of_steam()
    assert does((up_to(7),), s, 0, Bid(0), used=0) == Kept((up_to(7),), ())


def stops(until: Until, s: Any, seat: int, action: Action, mine: int = 0) -> Reason | None:
    order = Order(wishes=(Wish("pass"),), until=until)
    kept = does((order,), s, seat, action, mine=mine)
    assert len(kept.orders) + len(kept.stopped) == 1
    return kept.stopped[0].reason if kept.stopped else None


def test_an_order_stops_when_another_does_what_it_names() -> None:
    until = Until(kind="bid")
    assert stops(until, auction_of_steam(), 0, Bid(0), mine=1) == "kind"
    assert stops(until, auction_of_steam(), 0, Bid(0), mine=0) is None
    assert stops(until, auction_of_steam(), 0, PassBid(), mine=1) is None


def test_an_order_stops_when_a_secret_action_of_its_kind_is_done() -> None:
    play = seat_players(VOLLDAMPF, 2, {}, 1)
    play.deal()
    while kind(next(iter(play.state.agenda[-1].options(play.state, 1)), PassMove())) != "seal-bid":
        random.step(play, Random(1))
    assert stops(Until(kind="seal-bid"), play.state, 1, volldampf.SealBid(0)) == "kind"


def test_chance_stops_an_order_too() -> None:
    play = seat_players(STEAM, 3, {}, 1)
    s = play.state
    drawn = s.agenda[-1].odds(s)[0][0]
    assert isinstance(drawn, DrawCube)
    assert stops(Until(kind="draw-cube"), s, CHANCE, drawn) == "kind"


def test_an_order_stops_when_its_seat_has_less_or_more_than_it_says() -> None:
    for cash, until, reason in (
        (20, Until(below={"cash": 20}), None),
        (19, Until(below={"cash": 20}), "below"),
        (20, Until(above={"cash": 20}), None),
        (21, Until(above={"cash": 20}), "above"),
        (0, Until(below={"coal": 20}), None),
    ):
        s = auction_of_steam()
        s.cash[0] = cash
        assert stops(until, s, 0, PassBid()) == reason


def stopped_by(game: Game[Any], name: str) -> tuple[int, Any]:
    """How often an order until a phase begins is stopped in a dull game, and the position at the end."""
    s = seat_players(game, 3, {}, 4).state
    order = Order(wishes=(Wish("pass"),), until=Until(phase=name))
    stops = 0
    while not s.over:
        s = s.copy()
        seat = s.actors()[0]
        action = s.agenda[-1].odds(s)[0][0] if seat == CHANCE else caretaker.decide(game, s, seat)
        s.agenda[-1].apply(s, seat, action)
        kept = after((order,), 0, Entry(seat, action), s.begun(), {})
        assert {one.reason for one in kept.stopped} <= {"phase"}
        stops += len(kept.stopped)
    return stops, s


@pytest.mark.parametrize("name", ["BaseTurn", "base-turn", "SelectActionTiles", "MoveGoods"])
def test_an_order_stops_each_time_that_a_phase_begins_and_at_no_other(name: str) -> None:
    stops, _ = stopped_by(STEAM, name)
    assert stops == TURNS[3]


def test_an_order_stops_when_a_round_begins_again() -> None:
    stops, s = stopped_by(VOLLDAMPF, "Round")
    assert stops == s.round > 2


def test_an_order_stops_when_a_phase_is_followed_by_its_like() -> None:
    order = Order(wishes=(Wish("pass"),), until=Until(phase="take-turn"))
    assert after((order,), 0, Entry(1, Pass()), [TakeTurn()], {}).stopped == (Stopped(order, "phase"),)


def test_an_order_does_not_stop_while_a_phase_only_goes_on() -> None:
    assert stopped_by(STEAM, "BaseGame")[0] == 0


def test_what_is_taken_back_begins_no_phase() -> None:
    until = Order(wishes=(Wish("pass"),), until=Until(phase="DetermineOrderOfPlay"))
    assert after((until,), 0, Entry(0, TakeBack(3)), [DetermineOrderOfPlay()], {}) == Kept((until,), ())


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (Order(phase="Sabotage", wishes=(Wish("pass-bid"),)), "Steam has no phase 'Sabotage'; there are: "),
        (
            Order(wishes=(Wish("pass-bid"),), until=Until(phase="Round")),
            "Steam has no phase 'Round'; there are: ",
        ),
        (Order(wishes=(Wish("decline"),)), "Steam has no action 'decline'; there are: "),
        (Order(wishes=(Wish("bid"),), until=Until(kind="rest")), "Steam has no action 'rest'; there are: "),
        (Order(wishes=(Wish("bid", words={"sum": "3"}),)), "bid has no field 'sum'; there are: amount"),
        (
            Order(wishes=(Wish("pass-bid", words={"sum": "3"}),)),
            "pass-bid has no field 'sum'; there are: none",
        ),
        (Order(wishes=(Wish("bid", words={"amount": "three"}),)), "'three' is not a whole number"),
        (
            Order(wishes=(Wish("take-tile", words={"action": "fly"}),)),
            "there is no action 'fly'; there are: ",
        ),
        (
            Order(wishes=(Wish("move-cube", words={"route": "n,up"}),)),
            "there is no side 'up'; there are: ",
        ),
        (
            Order(wishes=(Wish("take-tile", most={"action": 3}),)),
            "take-tile has no number 'action'; there are: none",
        ),
        (Order(wishes=(Wish("bid", least={"sum": 3}),)), "bid has no number 'sum'; there are: amount"),
        (
            Order(wishes=(Wish("bid", least={"amount": 3}, most={"amount": 2}),)),
            "amount of bid cannot be 3 at least and 2 at most",
        ),
        (
            Order(wishes=(Wish("bid"),), until=Until(below={"coal": 1})),
            "Steam has no sum 'coal'; there are: cash",
        ),
        (
            Order(wishes=(Wish("bid"),), until=Until(above={"coal": 1})),
            "Steam has no sum 'coal'; there are: cash",
        ),
        (
            Order(wishes=(Wish("bid"),), until=Until(below={"cash": 21})),
            "the order is stopped already, by a sum that is below what it says",
        ),
        (
            Order(wishes=(Wish("bid"),), until=Until(above={"cash": 19})),
            "the order is stopped already, by a sum that is above what it says",
        ),
    ],
)
def test_an_order_that_names_what_the_game_does_not_have_is_refused(order: Order, sentence: str) -> None:
    told = check(order, STEAM, auction_of_steam(), {"cash": 20})
    assert told is not None
    assert told.startswith(sentence)
    assert "\n" not in told


def test_orders_that_the_game_understands_are_accepted() -> None:
    s = auction_of_steam()
    for order in (
        up_to(7),
        Order(
            phase="DetermineOrderOfPlay",
            wishes=(Wish("bid", words={"amount": "3"}, most={"amount": 3}, least={"amount": 3}),),
            until=Until(
                uses=1, phase="standard-turn", kind="move-cube", below={"cash": 20}, above={"cash": 20}
            ),
        ),
        Order(wishes=(Wish("move-cube", words={"route": "-"}), Wish("move-cube", words={"route": "n,SE"}))),
    ):
        assert check(order, STEAM, s, {"cash": 20}) is None
    assert check(DECLINE_SABOTAGE, VOLLDAMPF, volldampf_positions.position(3), {}) is None


@every_table
def test_every_phase_and_kind_of_a_real_game_can_be_named(table: Table) -> None:
    game = find(table.name)
    named = set()
    for case in table.along(3):
        named |= {type(phase).__name__ for phase in case.s.agenda}
    s = table.begin(3).state
    for name in named:
        assert check(Order(phase=name, wishes=(Wish(kind(game.actions[0])),)), game, s, {}) is None


@pytest.mark.parametrize(
    "order",
    [
        {"wishes": []},
        {"wishes": [{"kind": "pass"}] * 9},
        {"wishes": [{"kind": ""}]},
        {"wishes": [{"kind": "x" * 65}]},
        {"wishes": [{"kind": "pass"}], "until": {"uses": 0}},
        {"wishes": [{"kind": "pass"}], "until": {"uses": 1001}},
        {"wishes": [{"kind": "bid", "most": {"amount": 10**9 + 1}}]},
        {"wishes": [{"kind": "bid", "words": {"amount": "1" * 401}}]},
        {"wishes": [{"kind": "pass"}], "when": "never"},
    ],
)
def test_orders_out_of_bounds_are_refused(order: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(order, Order)


def test_orders_survive_writing() -> None:
    orders = (
        up_to(7),
        DECLINE_SABOTAGE,
        Order(wishes=(Wish("bid"),), until=Until(uses=3, below={"cash": 2})),
    )
    assert msgspec.json.decode(msgspec.json.encode(orders), type=tuple[Order, ...]) == orders

"""Orders: delivered goods are kept and traded, once a turn, for order tiles. [SR-40, SR-41]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import COLOURS, ORDER_FACES, SHADES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Seat
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    do,
    draw,
    fill_region,
    hold,
    holder,
    keep,
    offered,
    position,
    refused,
    show_order,
    stock,
    stock_all,
)


def trading(kept: str, *faces: str, players: int = 2, coal: bool = False) -> SteamRollers:
    """Seat 0 has kept these goods and used its die; orders have these sides up, else a."""
    s = position(players, orders=True, coal=coal)
    stock_all(s, "red")
    for face in faces:
        show_order(s, face)
    keep(s, 0, kept)
    begin_round(s, " ".join(["1"] * (players + 1)))
    do(s, "take-die 1", "check-box 1")
    return s


def kept(s: SteamRollers, seat: Seat = 0) -> str:
    """The goods that a player has kept."""
    counts = s.kept[seat * SHADES : seat * SHADES + SHADES]
    return " ".join([word for word, count in zip(COLOURS, counts, strict=True) for _ in range(count)])


def owners(s: SteamRollers) -> list[Seat | None]:
    """Who has taken each order."""
    return [None if owner < 0 else owner for owner in s.order_owners]


def delivering(*, orders: bool = True) -> SteamRollers:
    """Seat 0 can deliver a grey good from city 1 to city 3."""
    s = position(2, orders=orders)
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 2)
    stock(s, 1, "red grey grey")
    stock_all(s, "red")
    return s


# Keeping goods


@pytest.mark.rule("SR-32", "SR-40")
def test_with_orders_a_delivered_good_is_kept_and_not_put_back() -> None:
    s = begin_round(delivering(), "1 1 1")
    bag = s.bag
    do(s, "take-die 1", "deliver grey-of-1 3 1")

    assert kept(s) == "grey"
    assert kept(s, 1) == ""
    assert s.bag == bag
    assert s.delivered == (1, 0)


@pytest.mark.rule("SR-32", "SR-40")
def test_without_orders_it_goes_back_into_the_bag() -> None:
    s = begin_round(delivering(orders=False), "1 1 1")
    bag = s.bag[4]
    do(s, "take-die 1", "deliver grey-of-1 3 1")

    assert kept(s) == ""
    assert s.bag[4] == bag + 1
    assert s.actors() == (1,)


@pytest.mark.rule("SR-40")
def test_a_good_just_delivered_may_be_traded_in_the_same_turn() -> None:
    s = delivering()
    keep(s, 0, "grey")
    begin_round(s, "1 1 1")
    do(s, "take-die 1", "deliver grey-of-1 3 1")

    assert offered(s) == ["fill-order 3", "decline"]


# Trading


@pytest.mark.rule("SR-40")
@pytest.mark.parametrize("face", [face.name for face in ORDER_FACES])
def test_exactly_the_goods_of_the_order_are_traded_for_it(face: str) -> None:
    order = face[0]
    wanted = ORDER_FACES[[one.name for one in ORDER_FACES].index(face)].goods
    price = " ".join([word for word, count in zip(COLOURS, wanted, strict=True) for _ in range(count)])
    s = trading(price, face)
    assert f"fill-order {order}" in offered(s)
    bag = s.bag
    do(s, f"fill-order {order}")

    assert kept(s) == ""
    assert s.bag == tuple([had + count for had, count in zip(bag, wanted, strict=True)])
    assert owners(s) == [0 if str(one) == order else None for one in range(1, 7)]
    assert s.actors() == (1,)


@pytest.mark.rule("SR-40")
@pytest.mark.parametrize("face", [face.name for face in ORDER_FACES])
def test_with_one_good_too_few_the_order_is_not_filled(face: str) -> None:
    wanted = ORDER_FACES[[one.name for one in ORDER_FACES].index(face)].goods
    price = [word for word, count in zip(COLOURS, wanted, strict=True) for _ in range(count)]
    s = position(2, orders=True)
    stock_all(s, "red")
    show_order(s, face)
    s.order_owners = tuple([-1 if str(order) == face[0] else 1 for order in range(1, 7)])
    for missing in range(len(price)):
        twin = s.copy()
        keep(twin, 0, " ".join(price[:missing] + price[missing + 1 :]))
        begin_round(twin, "1 1 1")
        do(twin, "take-die 1", "check-box 1")
        assert twin.actors() == (1,)


@pytest.mark.rule("SR-40")
def test_other_goods_stay_with_the_player_and_with_the_others() -> None:
    s = trading("red blue red green")
    keep(s, 1, "red blue")
    do(s, "fill-order 1")

    assert kept(s) == "red green"
    assert kept(s, 1) == "red blue"


@pytest.mark.rule("SR-40")
def test_all_orders_that_can_be_filled_are_offered_and_no_others() -> None:
    s = trading("red blue green yellow")

    assert offered(s) == ["fill-order 1", "fill-order 2", "fill-order 4", "decline"]
    assert refused(s, "fill-order 3") == {"SR-40"}
    assert refused(s, "fill-order 5") == {"SR-40"}
    assert refused(s, "fill-order 6") == {"SR-40"}
    assert refused(s, "fill-order-with-coal 1 red") == {"SR-40"}


@pytest.mark.rule("SR-40")
def test_one_good_alone_does_not_do_for_two_alike() -> None:
    s = trading("grey red blue")
    assert refused(s, "fill-order 3") == {"SR-40"}

    s = trading("grey grey")
    assert offered(s) == ["fill-order 3", "decline"]


@pytest.mark.rule("SR-40")
def test_an_order_that_somebody_has_taken_is_gone_for_all() -> None:
    s = trading("red blue red blue grey grey")
    keep(s, 1, "red blue grey grey")
    do(s, "fill-order 1", "take-die 1", "check-box 1")
    assert s.actors() == (1,)
    assert refused(s, "fill-order 1") == {"SR-40"}
    assert offered(s) == ["fill-order 3", "decline"]
    do(s, "decline", "roll-white 2", "roll-white 2", "roll-white 2", "roll-black gentle-sharp")
    do(s, "take-die 2", "check-box 2", "decline", "take-die 2", "check-box 2")

    assert s.actors() == (0,)
    assert refused(s, "fill-order 1") == {"SR-40"}
    assert offered(s) == ["fill-order 3", "decline"]


@pytest.mark.rule("SR-40")
def test_a_taken_order_is_not_filled_with_coal_either() -> None:
    s = trading("red blue black grey grey", coal=True)
    s.order_owners = changed(s.order_owners, 0, 1)

    assert refused(s, "fill-order-with-coal 1 red") == {"SR-40"}
    assert all([line.split()[-1] != "1" and " 1 " not in line for line in offered(s)])


@pytest.mark.rule("SR-40")
def test_nobody_else_trades_in_a_players_turn() -> None:
    s = trading("red blue")
    keep(s, 1, "red blue")

    assert refused(s, "fill-order 1", seat=1) == {"SR-40"}
    assert refused(s, "decline", seat=1) == {"SR-40"}


# Coal


@pytest.mark.rule("SR-40")
@pytest.mark.parametrize("missing", ["red", "blue", "yellow"])
def test_a_black_good_stands_for_any_good_of_the_order(missing: str) -> None:
    had = " ".join([word for word in ("red", "blue", "yellow") if word != missing])
    s = trading(f"{had} black", coal=True)
    s.order_owners = (1, 1, 1, -1, 1, 1)
    assert offered(s) == [f"fill-order-with-coal 4 {missing}", "decline"]
    bag = s.bag
    do(s, f"fill-order-with-coal 4 {missing}")

    assert kept(s) == ""
    for colour, word in enumerate(COLOURS):
        assert s.bag[colour] - bag[colour] == (word in f"{had} black".split())
    assert owners(s)[3] == 0


@pytest.mark.rule("SR-40")
def test_the_black_good_goes_into_the_bag_and_what_it_stood_for_stays() -> None:
    s = trading("red blue black", coal=True)
    assert offered(s) == [
        "fill-order 1",
        "fill-order-with-coal 1 red",
        "fill-order-with-coal 1 blue",
        "fill-order-with-coal 4 yellow",
        "decline",
    ]
    do(s, "fill-order-with-coal 1 blue")

    assert kept(s) == "blue"
    assert s.bag[5] == 1
    assert owners(s)[0] == 0


@pytest.mark.rule("SR-40")
def test_only_one_black_good_is_used_for_an_order() -> None:
    s = trading("black black red", coal=True)

    assert offered(s) == ["fill-order-with-coal 1 blue", "decline"]
    assert refused(s, "fill-order-with-coal 4 blue") == {"SR-40"}
    assert refused(s, "fill-order-with-coal 4 yellow") == {"SR-40"}
    assert refused(s, "fill-order-with-coal 3 grey") == {"SR-40"}


@pytest.mark.rule("SR-40")
def test_two_black_goods_alone_fill_nothing() -> None:
    s = trading("black black black", coal=True)

    assert s.actors() == (1,)
    assert kept(s) == "black black black"


@pytest.mark.rule("SR-40")
def test_of_two_alike_a_black_good_stands_for_one() -> None:
    s = trading("grey black", coal=True)
    assert offered(s) == ["fill-order-with-coal 3 grey", "decline"]
    do(s, "fill-order-with-coal 3 grey")

    assert kept(s) == ""


@pytest.mark.rule("SR-40")
def test_a_black_good_stands_for_no_good_that_the_order_does_not_have() -> None:
    s = trading("red blue black", coal=True)

    assert refused(s, "fill-order-with-coal 1 green") == {"SR-40"}
    assert refused(s, "fill-order-with-coal 1 black") == {"SR-40"}


@pytest.mark.rule("SR-40")
def test_without_a_black_good_none_stands_for_another() -> None:
    s = trading("red blue", coal=True)

    assert offered(s) == ["fill-order 1", "decline"]
    assert refused(s, "fill-order-with-coal 1 red") == {"SR-40"}


# When


@pytest.mark.rule("SR-40", "SR-41")
@pytest.mark.parametrize(
    "action", ["check-box 1", "draw-track 1a e-w", "take-tile 1", "deliver grey-of-1 3 1"]
)
def test_an_order_is_filled_after_any_action(action: str) -> None:
    s = delivering()
    keep(s, 0, "red blue")
    begin_round(s, "1 1 1")
    do(s, "take-die 1")
    assert refused(s, "fill-order 1") == {"SR-10"}
    do(s, action)

    assert s.actors() == (0,)
    assert offered(s) == ["fill-order 1", "decline"]


@pytest.mark.rule("SR-40", "SR-41")
def test_an_order_is_filled_after_a_die_that_was_spent_on_nothing() -> None:
    s = position(2, orders=True)
    stock_all(s, "red")
    fill_region(s, 0, 1)
    check(s, 0, 1)
    hold(s, 1, "1b", sideways=True)
    keep(s, 0, "red blue")
    begin_round(s, "1 1 1")
    do(s, "take-die 1", "spend-on-nothing")

    assert offered(s) == ["fill-order 1", "decline"]


@pytest.mark.rule("SR-41")
def test_an_order_is_not_filled_before_the_die_is_taken() -> None:
    s = position(2, orders=True)
    keep(s, 0, "red blue")
    begin_round(s, "1 1 1")

    assert refused(s, "fill-order 1") == {"SR-10"}


@pytest.mark.rule("SR-41")
def test_an_order_may_be_declined_and_filled_in_a_later_turn() -> None:
    s = trading("red blue")
    do(s, "decline")
    assert kept(s) == "red blue"
    assert owners(s) == [None] * 6
    do(s, "take-die 1", "check-box 1")
    do(s, "roll-white 2", "roll-white 2", "roll-white 2", "roll-black gentle-sharp")
    do(s, "take-die 2", "check-box 2", "take-die 2", "check-box 2")

    assert s.actors() == (0,)
    assert offered(s) == ["fill-order 1", "decline"]


@pytest.mark.rule("SR-41")
def test_nothing_is_offered_if_no_order_can_be_filled() -> None:
    s = trading("red red red")

    assert s.actors() == (1,)
    assert offered(s) == offered(s, "take-die")


@pytest.mark.rule("SR-40")
def test_one_order_is_filled_in_a_turn() -> None:
    s = trading("red blue green yellow")
    do(s, "fill-order 1")

    assert s.actors() == (1,)
    assert owners(s) == [0, None, None, None, None, None]
    assert kept(s) == "green yellow"


@pytest.mark.rule("SR-41", "SR-51")
def test_two_actions_with_tile_2a_are_one_turn_with_one_order_after_both() -> None:
    s = position(2, orders=True)
    stock_all(s, "red")
    hold(s, 0, "2a")
    keep(s, 0, "red blue green yellow")
    begin_round(s, "1 3 5")
    do(s, "take-two-dice 1 3", "check-box 1")
    assert refused(s, "fill-order 1") == {"SR-10"}
    do(s, "check-box 3")
    assert offered(s) == ["fill-order 1", "fill-order 2", "fill-order 4", "decline"]
    assert holder(s, 2) is None
    do(s, "fill-order 2")

    assert s.actors() == (1,)
    assert owners(s) == [None, 0, None, None, None, None]


@pytest.mark.rule("SR-41", "SR-52")
def test_a_turn_with_a_seized_die_has_its_order_too() -> None:
    s = position(2, orders=True)
    stock_all(s, "red")
    hold(s, 1, "2b")
    keep(s, 1, "red blue")
    begin_round(s, "1 3 5")
    do(s, "take-die 1", "seize-die", "take-die 3", "check-box 3", "check-box 1")

    assert s.actors() == (1,)
    assert offered(s) == ["fill-order 1", "decline"]


@pytest.mark.rule("SR-40")
def test_everyone_may_fill_an_order_in_the_own_turn() -> None:
    s = trading("red blue", players=3)
    keep(s, 1, "green yellow")
    keep(s, 2, "grey grey")
    do(s, "fill-order 1", "take-die 1", "check-box 1", "fill-order 2", "take-die 1", "check-box 1")
    do(s, "fill-order 3")

    assert owners(s) == [0, 1, 2, None, None, None]


@pytest.mark.rule("SR-40")
@pytest.mark.parametrize("players", [1, 3])
def test_without_the_option_nothing_is_kept_or_offered(players: int) -> None:
    s = position(players)

    assert s.order_faces == (-1,) * 6
    assert s.kept == (0,) * (6 * players)


@pytest.mark.rule("SR-17", "SR-40")
@pytest.mark.parametrize(("answer", "stirred"), [("fill-order 1", True), ("decline", False)])
def test_an_order_stirs_the_round(answer: str, stirred: bool) -> None:
    s = position(2, orders=True)
    stock_all(s, "red")
    keep(s, 0, "red blue")
    begin_round(s, "1 1 1")
    do(s, "take-die 1", "take-tile 1", answer)

    assert s.stirred is stirred


# Points


@pytest.mark.rule("SR-40", "SR-60")
def test_an_order_brings_its_points_to_who_took_it() -> None:
    s = trading("red red grey", "1b")
    do(s, "fill-order 1")

    assert [points(s, seat).orders for seat in (0, 1)] == [5, 0]


@pytest.mark.rule("SR-41", "SR-60")
def test_kept_goods_score_nothing_more() -> None:
    s = position(2, orders=True)
    keep(s, 0, "red blue grey grey black")

    assert [score.points for score in STEAMROLLERS.standing(s)] == [0, 0]
    assert STEAMROLLERS.census(s)["grey goods"] == 10
    assert STEAMROLLERS.census(s)["black goods"] == 6

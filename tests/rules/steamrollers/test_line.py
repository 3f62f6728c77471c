"""Goods in a line: which the player can tell apart, and what is then the last one for Olive."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    goods,
    hold,
    offered,
    position,
    refused,
    stock,
    stock_all,
)

# City 1 leads to 3 by a distance of 1, and to 5 over a town by a distance of 2.
NETWORK = ("1e e-w", "3e e-w", "1f ne-se", "5c nw-se")


def lined_up(line: str, *, dice: str = "1 6 1") -> SteamRollers:
    """City 1 has a line of goods and Olive two crosses; the player's turn begins."""
    s = position(1)
    stock(s, 1, line)
    stock_all(s, "yellow")
    draw(s, 0, *NETWORK)
    check(s, 0, 5, 6)
    s.crossed = changed(s.crossed, 0, 2)
    return begin_solo_turn(s, dice)


@pytest.mark.rule("SR-34", "SR-70")
@pytest.mark.parametrize(
    ("line", "goods_offered"),
    [
        ("grey", ["grey-of-1"]),
        ("grey grey", ["grey-of-1"]),
        ("grey grey grey", ["grey-of-1"]),
        ("grey blue", ["grey-of-1", "blue-of-1"]),
        ("blue grey grey", ["blue-of-1", "grey-of-1"]),
        ("grey grey blue", ["grey-of-1", "blue-of-1"]),
        ("grey blue grey", ["grey-of-1", "blue-of-1", "last-grey-of-1"]),
        ("blue grey blue", ["blue-of-1", "grey-of-1", "last-blue-of-1"]),
        ("grey red grey", ["grey-of-1", "last-grey-of-1"]),
    ],
)
def test_goods_alike_are_two_choices_only_if_they_lie_apart(line: str, goods_offered: list[str]) -> None:
    s = lined_up(line)
    do(s, "take-die 1")
    ways = {"grey": "3 1", "blue": "5 2"}
    assert offered(s, "deliver") == [f"deliver {good} {ways[good.split('-')[-3]]}" for good in goods_offered]


@pytest.mark.rule("SR-30", "SR-34", "SR-70")
@pytest.mark.parametrize("line", ["grey", "grey grey", "grey grey blue", "blue grey grey", "blue grey"])
def test_there_is_no_last_good_where_those_alike_lie_together(line: str) -> None:
    s = lined_up(line)
    do(s, "take-die 1")
    assert refused(s, "deliver last-grey-of-1 3 1") == {"SR-30"}


@pytest.mark.rule("SR-70")
@pytest.mark.parametrize(
    ("line", "delivery", "left", "then"),
    [
        ("grey blue grey", "grey-of-1 3 1", "blue grey", "blue"),
        ("grey blue grey", "last-grey-of-1 3 1", "grey blue", "grey"),
        ("grey blue grey", "blue-of-1 5 2", "grey grey", "grey"),
        ("blue red blue", "last-blue-of-1 5 2", "blue red", "blue"),
        ("blue red blue", "blue-of-1 5 2", "red blue", "red"),
        ("grey blue red", "grey-of-1 3 1", "blue red", "blue"),
        ("red grey blue", "grey-of-1 3 1", "red blue", "red"),
        ("red blue grey", "grey-of-1 3 1", "red blue", "red"),
        ("grey grey blue", "grey-of-1 3 1", "grey blue", "grey"),
        ("blue grey grey", "grey-of-1 3 1", "blue grey", "blue"),
        ("green grey red", "grey-of-1 3 1", "green red", "green"),
    ],
)
def test_any_good_is_delivered_the_gap_closes_and_olive_removes_the_last(
    line: str, delivery: str, left: str, then: str
) -> None:
    s = lined_up(line)
    colour = delivery.split("-")[-3]
    bag = dict(zip(("red", "blue", "green", "yellow", "grey", "black"), s.bag, strict=True))
    do(s, "take-die 1", f"deliver {delivery}")
    assert goods(s, 1) == left
    bag[colour] += 1
    assert s.bag == tuple(bag.values())
    do(s, "take-die 6", "take-tile 6")
    assert goods(s, 1) == then
    bag[left.split()[-1]] += 1
    assert s.bag == tuple(bag.values())


@pytest.mark.rule("SR-34", "SR-70")
@pytest.mark.parametrize(
    ("delivery", "left", "then"),
    [("red-of-1 2 3", "blue red", "blue"), ("last-red-of-1 2 3", "red blue", "red")],
)
def test_red_goods_of_city_1_that_lie_apart_are_two_choices(delivery: str, left: str, then: str) -> None:
    """Over cities 3 and 4 to city 2."""
    s = position(1)
    stock(s, 1, "red blue red")
    stock_all(s, "yellow")
    draw(s, 0, "1e e-w", "3e e-w", "3h nw-se", "4c nw-sw", "2f ne-sw", "4d ne-sw", "4f ne-w")
    check(s, 0, 4, 5, 6)
    s.crossed = changed(s.crossed, 0, 2)
    begin_solo_turn(s, "1 6 1")
    do(s, "take-die 1")
    assert offered(s, "deliver") == ["deliver red-of-1 2 3", "deliver last-red-of-1 2 3"]
    do(s, f"deliver {delivery}")
    assert goods(s, 1) == left
    do(s, "take-die 6", "take-tile 6")
    assert goods(s, 1) == then


@pytest.mark.rule("SR-70")
def test_goods_alike_that_come_to_lie_together_are_one_choice() -> None:
    s = lined_up("grey blue grey", dice="1 1 6")
    do(s, "take-die 1", "deliver blue-of-1 5 2", "take-die 1")
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1"]
    do(s, "deliver grey-of-1 3 1")
    assert goods(s, 1) == "grey"
    assert s.delivered == (3,)


@pytest.mark.rule("SR-53", "SR-70")
def test_with_3a_the_last_good_can_come_from_any_city() -> None:
    s = position(1)
    stock(s, 1, "grey blue grey")
    stock_all(s, "red")
    draw(s, 0, *NETWORK)
    check(s, 0, 6)
    hold(s, 0, "3a")
    begin_solo_turn(s, "3 5 6")
    do(s, "take-die 3")
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1", "deliver last-grey-of-1 3 1"]
    do(s, "deliver last-grey-of-1 3 1")
    assert goods(s, 1) == "grey blue"


@pytest.mark.rule("SR-30", "SR-34")
def test_among_several_players_goods_have_no_order() -> None:
    s = position(2)
    stock(s, 1, "grey blue grey")
    stock_all(s, "yellow")
    draw(s, 0, *NETWORK)
    check(s, 0, 5, 6)
    begin_round(s, "1 2 3")
    do(s, "take-die 1")
    assert offered(s, "deliver") == ["deliver blue-of-1 5 2", "deliver grey-of-1 3 1"]
    assert refused(s, "deliver last-grey-of-1 3 1") == {"SR-30"}

"""The worked examples of the rulebook that are about track, engine and deliveries, laid out on our sheet."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.scoring import points
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    connections,
    do,
    draw,
    goods,
    lengths,
    offered,
    position,
    refused,
    stock,
    stock_all,
    using,
)

CONNECTED = ("1e se-w", "1h nw-ne", "3e e-sw")
UNFINISHED = ("1g nw-sw", "5b e-se", "5e nw-e")

ONE_THREE = ("1e e-w", "3e e-w")
THREE_FOUR = ("3h nw-se", "4c nw-sw")
FOUR_TWO = ("2f ne-sw", "4d ne-sw", "4f ne-w")
ONE_FOUR_BY_TWO_TOWNS = ("1g nw-e", "1h e-w", "3g se-w", "4b nw-se")


# Build track


@pytest.mark.rule("SR-21")
def test_cities_1_and_3_are_connected_with_the_town_between_and_1_and_5_are_not() -> None:
    s = position()
    draw(s, 0, *CONNECTED, *UNFINISHED)
    assert connections(s, 0) == ["1-3:1"]
    assert (lengths(s, 0, 1, 3), lengths(s, 0, 1, 5), lengths(s, 0, 3, 5)) == ({2}, set(), set())
    assert points(s, 0).network == 2


@pytest.mark.rule("SR-21")
def test_the_blue_town_is_connected_to_neither_city_before_its_hex_is_drawn_in() -> None:
    s = position()
    draw(s, 0, *CONNECTED, *UNFINISHED)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "blue grey")
    stock(s, 5, "yellow")
    using(stock_all(s), 1)
    assert offered(s, "deliver") == ["deliver grey-of-1 3 2"]
    for distance in (1, 2, 3):
        assert refused(s, f"deliver blue-of-1 5 {distance}") == {"SR-31"}
    using(stock_all(s), 5)
    assert offered(s, "deliver") == []
    begin_round(s, "5 5 5")
    do(s, "take-die 5", "draw-track 5c ne-w")
    assert connections(s, 0) == ["1-3:1", "1-5:1"]


# Improve engine


@pytest.mark.rule("SR-25")
def test_boxes_2_5_and_6_are_strength_3() -> None:
    s = position()
    draw(s, 0, *ONE_THREE, *THREE_FOUR, *FOUR_TWO, *ONE_FOUR_BY_TWO_TOWNS)
    for box in (5, 2, 6):
        using(stock_all(s), box)
        do(s, f"check-box {box}")
    assert (s.boxes[0], s.checked(0)) == (0b110010, 3)
    stock(s, 1, "red")
    using(stock_all(s), 1)
    assert offered(s, "deliver") == ["deliver red-of-1 2 3"]
    assert refused(s, "deliver red-of-1 2 4") == {"SR-31"}


# Deliver goods


@pytest.mark.rule("SR-31")
def test_a_direct_run_from_city_to_city_is_distance_1() -> None:
    s = position()
    draw(s, 0, *ONE_THREE)
    check(s, 0, 4)
    stock(s, 1, "grey")
    using(stock_all(s), 1)
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1"]
    do(s, "deliver grey-of-1 3 1")
    assert s.delivered == (1, 0)


@pytest.mark.rule("SR-31")
@pytest.mark.parametrize(
    ("strength", "far"), [(0, []), (1, []), (2, []), (3, [3]), (4, [3, 4]), (5, [3, 4]), (6, [3, 4])]
)
def test_a_red_good_goes_from_city_1_to_city_2_by_distance_3_or_4(strength: int, far: list[int]) -> None:
    s = position()
    draw(s, 0, *ONE_THREE, *THREE_FOUR, *FOUR_TWO, *ONE_FOUR_BY_TWO_TOWNS)
    assert connections(s, 0) == ["1-3:0", "1-4:2", "2-4:0", "3-4:0"]
    check(s, 0, *range(1, strength + 1))
    stock(s, 1, "red")
    using(stock_all(s), 1)
    assert offered(s, "deliver") == [f"deliver red-of-1 2 {one}" for one in far]
    for one in far:
        after = s.copy()
        do(after, f"deliver red-of-1 2 {one}")
        assert (after.delivered, goods(after, 1)) == ((one, 0), "")


# Scoring


@pytest.mark.rule("SR-60")
def test_four_connections_with_five_towns_are_9_points() -> None:
    s = position()
    draw(s, 0, "3f sw-w", "3h ne-sw", "4b ne-se")
    draw(s, 0, "1f ne-se", "5c nw-se")
    draw(s, 0, "2g nw-sw", "6a ne-se")
    draw(s, 0, "4f e-w", "6d e-w")
    assert connections(s, 0) == ["1-5:1", "2-6:1", "3-4:2", "4-6:1"]
    assert points(s, 0).network == 9

"""Tile 3: 3a, by which the die names the destination, and 3b, which makes a delivery longer."""

from __future__ import annotations

import pytest

from tests.rules.steamrollers.circle import CIRCLE, ONE_THREE, deliveries, sheet
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    goods,
    hold,
    holder,
    is_sideways,
    offered,
    own,
    position,
    refused,
    show,
    stock,
    stock_all,
    using,
)

# Tile 3a


@pytest.mark.rule("SR-53")
def test_with_3a_the_die_may_name_the_destination() -> None:
    s = sheet("3a")
    stock(s, 1, "red grey")
    stock(s, 2, "blue")
    stock(s, 3, "red green")
    stock(s, 5, "yellow")
    stock(s, 6, "red")
    using(s, 2)
    assert deliveries(s) == {
        "blue-of-2 5": [4, 5],
        "red-of-1 2": [3, 6],
        "red-of-3 2": [2],
        "red-of-6 2": [1],
    }
    for line in ("grey-of-1 3 1", "grey-of-1 4 3", "green-of-3 6 3", "yellow-of-5 1 2"):
        assert refused(s, f"deliver {line}") == {"SR-30"}


@pytest.mark.rule("SR-53")
def test_without_3a_the_die_names_the_source_alone() -> None:
    for faces in ((), ("3b",), ("4a",), ("4b",), ("1b",), ("5a",), ("6b",)):
        s = sheet(*faces)
        stock(s, 1, "red")
        using(s, 2)
        assert deliveries(s) == {}
        assert refused(s, "deliver red-of-1 2 3") == {"SR-30"}


@pytest.mark.rule("SR-53")
def test_with_3a_a_grey_good_goes_to_the_city_of_the_die_and_to_no_other_grey_one() -> None:
    s = sheet("3a")
    stock(s, 1, "grey")
    using(s, 4)
    assert deliveries(s) == {"grey-of-1 4": [3, 6]}
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}


@pytest.mark.rule("SR-53")
def test_with_3a_black_goods_come_from_all_other_cities() -> None:
    s = sheet("3a")
    for city in range(1, 7):
        stock(s, city, "black")
    using(s, 6)
    to_six = {f"black-of-{city} 6" for city in range(1, 6)}
    assert set(deliveries(s)) == to_six | {f"black-of-6 {city}" for city in range(1, 6)}
    assert refused(s, "deliver black-of-6 6 9") == {"SR-31"}


@pytest.mark.rule("SR-53")
def test_with_3a_the_good_goes_to_a_city_of_its_colour_still() -> None:
    s = sheet("3a")
    stock(s, 1, "red")
    using(s, 5)
    assert deliveries(s) == {}
    assert refused(s, "deliver red-of-1 5 2") == {"SR-30"}


@pytest.mark.rule("SR-53")
@pytest.mark.parametrize(("boxes", "far"), [(2, []), (3, [3]), (5, [3]), (6, [3, 6])])
def test_with_3a_the_engine_must_be_strong_enough_still(boxes: int, far: list[int]) -> None:
    s = sheet("3a", boxes=boxes)
    stock(s, 1, "red")
    using(s, 2)
    assert deliveries(s) == ({"red-of-1 2": far} if far else {})
    for distance in {3, 6} - {*far}:
        assert refused(s, f"deliver red-of-1 2 {distance}") == {"SR-31"}


@pytest.mark.rule("SR-53")
def test_with_3a_the_good_leaves_the_city_where_it_lay() -> None:
    s = sheet("3a")
    stock(s, 1, "red grey")
    stock_all(s, "black")
    using(s, 2)
    do(s, "deliver red-of-1 2 6")
    assert (s.delivered, goods(s, 1), goods(s, 2)) == ((6, 0), "grey", "black")


@pytest.mark.rule("SR-53", "SR-15")
def test_with_3a_the_personal_good_comes_too() -> None:
    s = sheet("3a")
    own(s, 0, "red", 3)
    using(s, 2)
    assert deliveries(s) == {"own-red-of-3 2": [2]}
    do(s, "deliver own-red-of-3 2 2")
    assert s.delivered == (2, 0)


@pytest.mark.rule("SR-53", "SR-46")
def test_3a_stays_and_serves_again_until_another_takes_it() -> None:
    s = sheet("3a")
    stock(s, 1, "red red red")
    stock_all(s, "grey")
    using(s, 2)
    do(s, "deliver red-of-1 2 3")
    assert holder(s, 3) == 0
    using(s, 2)
    do(s, "deliver red-of-1 2 3", "take-die 3", "take-tile 3")
    assert holder(s, 3) == 1
    using(s, 2)
    assert refused(s, "deliver red-of-1 2 3") == {"SR-30"}


@pytest.mark.rule("SR-53", "SR-48")
def test_3a_serves_both_of_two_actions() -> None:
    s = sheet("2a", "3a")
    stock(s, 1, "red grey")
    stock_all(s, "black")
    begin_round(s, "2 3 1")
    do(s, "take-two-dice 2 3", "deliver red-of-1 2 3", "deliver grey-of-1 3 1")
    assert (s.delivered, holder(s, 3)) == ((4, 0), 0)


@pytest.mark.rule("SR-53", "SR-47", "SR-51")
def test_3a_taken_by_the_first_of_two_actions_serves_the_second() -> None:
    s = sheet("2a")
    show(s, "3a")
    stock(s, 1, "red")
    stock_all(s, "grey")
    begin_round(s, "2 3 1")
    do(s, "take-two-dice 3 2", "take-tile 3", "deliver red-of-1 2 3")
    assert (holder(s, 3), is_sideways(s, 3)) == (0, True)


@pytest.mark.rule("SR-53", "SR-47")
def test_3a_serves_nobody_from_the_centre_or_from_anothers_place() -> None:
    s = sheet()
    show(s, "3a")
    stock(s, 1, "red")
    using(s, 2)
    assert refused(s, "deliver red-of-1 2 3") == {"SR-30"}
    s = sheet()
    hold(s, 1, "3a")
    stock(s, 1, "red")
    using(s, 2)
    assert refused(s, "deliver red-of-1 2 3") == {"SR-30"}


@pytest.mark.rule("SR-53")
def test_3a_serves_deliveries_alone() -> None:
    s = sheet("3a", boxes=0, tracks=())
    using(s, 2)
    assert offered(s, "check-box") == ["check-box 2"]
    assert offered(s, "take-tile") == ["take-tile 2"]
    assert {line.split()[1][0] for line in offered(s, "draw-track")} == {"2"}


@pytest.mark.rule("SR-53", "SR-73", "SR-49")
def test_alone_3a_serves_one_of_the_two_actions_and_is_not_used_from_the_city_of_the_die() -> None:
    for first, left in (("deliver red-of-1 2 3", {}), ("deliver blue-of-2 5 4", {"red-of-1 2": [3, 6]})):
        s = position(1)
        draw(s, 0, *CIRCLE)
        check(s, 0, 1, 2, 3, 4, 5, 6)
        hold(s, 0, "3a")
        stock(s, 1, "red red")
        stock(s, 2, "blue")
        stock_all(s, "grey")
        begin_solo_turn(s, "2 2 1")
        do(s, "take-die 2", first, "take-die 2")
        found = {what: far for what, far in deliveries(s).items() if what.startswith("red")}
        assert found == left
        assert holder(s, 3) == 0


# Tile 3b


@pytest.mark.rule("SR-54")
@pytest.mark.parametrize(
    ("boxes", "far"), [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3]), (6, [1, 2, 3])]
)
def test_with_3b_a_delivery_counts_one_or_two_more_if_the_engine_is_strong_enough(
    boxes: int, far: list[int]
) -> None:
    s = sheet("3b", boxes=boxes, tracks=ONE_THREE)
    stock(s, 1, "grey")
    using(s, 1)
    assert deliveries(s) == ({"grey-of-1 3": far} if far else {})
    for distance in {*range(-1, 9)} - {*far}:
        assert refused(s, f"deliver grey-of-1 3 {distance}") == {"SR-31"}


@pytest.mark.rule("SR-54")
def test_without_3b_no_delivery_counts_more_than_its_route() -> None:
    for faces in ((), ("3a",), ("4a",), ("4b",)):
        s = sheet(*faces, tracks=ONE_THREE)
        stock(s, 1, "grey")
        using(s, 1)
        assert deliveries(s) == {"grey-of-1 3": [1]}
        assert refused(s, "deliver grey-of-1 3 2") == refused(s, "deliver grey-of-1 3 3") == {"SR-31"}


@pytest.mark.rule("SR-54", "SR-32")
@pytest.mark.parametrize("distance", [2, 3])
def test_with_3b_the_whole_is_scored_and_the_tile_goes_back(distance: int) -> None:
    s = sheet("3b", tracks=ONE_THREE)
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    do(s, f"deliver grey-of-1 3 {distance}")
    assert (s.delivered, holder(s, 3), goods(s, 1)) == ((distance, 0), None, "")
    do(s, "take-die 3", "take-tile 3")
    assert (holder(s, 3), is_sideways(s, 3)) == (1, True)


@pytest.mark.rule("SR-54", "SR-49")
@pytest.mark.parametrize(
    ("distance", "stays"),
    [(1, True), (2, False), (3, True), (4, False), (5, False)],
)
def test_3b_is_used_if_no_route_has_the_distance_that_is_named(distance: int, *, stays: bool) -> None:
    # From 1 to 3 directly, or by the town of 5 and city 5, which is 3.
    s = sheet("3b", tracks=(*ONE_THREE, "1f ne-se", "5c nw-se", "5f ne-w", "4a ne-sw", "3g ne-sw"))
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    assert deliveries(s) == {"grey-of-1 3": [1, 2, 3, 4, 5]}
    do(s, f"deliver grey-of-1 3 {distance}")
    assert (s.delivered[0], holder(s, 3) == 0) == (distance, stays)


@pytest.mark.rule("SR-54")
def test_3b_makes_no_connection() -> None:
    s = sheet("3b", tracks=("1e e-w",))
    stock(s, 1, "grey black")
    using(s, 1)
    assert deliveries(s) == {}
    for distance in (1, 2, 3):
        assert refused(s, f"deliver grey-of-1 3 {distance}") == {"SR-31"}


@pytest.mark.rule("SR-54", "SR-48")
def test_3b_serves_one_of_two_actions_and_can_be_taken_again_by_the_second() -> None:
    s = sheet("2a", "3b", tracks=ONE_THREE)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    begin_round(s, "1 3 2")
    do(s, "take-two-dice 1 3", "deliver grey-of-1 3 3")
    assert holder(s, 3) is None
    assert deliveries(s) == {"yellow-of-3 1": [1]}
    assert refused(s, "deliver yellow-of-3 1 2") == {"SR-31"}
    do(s, "take-tile 3")
    assert (holder(s, 3), is_sideways(s, 3), holder(s, 2)) == (0, True, None)


@pytest.mark.rule("SR-54", "SR-48")
def test_3b_that_was_not_used_by_the_first_of_two_actions_serves_the_second() -> None:
    s = sheet("2a", "3b", tracks=ONE_THREE)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    begin_round(s, "1 3 2")
    do(s, "take-two-dice 1 3", "deliver grey-of-1 3 1")
    assert holder(s, 3) == 0
    do(s, "deliver yellow-of-3 1 3")
    assert (s.delivered, holder(s, 3)) == ((4, 0), None)


@pytest.mark.rule("SR-54", "SR-47", "SR-51")
def test_3b_taken_by_the_first_of_two_actions_serves_the_second() -> None:
    s = sheet("2a", tracks=ONE_THREE)
    show(s, "3b")
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "3 1 2")
    do(s, "take-two-dice 3 1", "take-tile 3", "deliver grey-of-1 3 3")
    assert (s.delivered, holder(s, 3), is_sideways(s, 3)) == ((3, 0), None, False)


@pytest.mark.rule("SR-54", "SR-47")
def test_3b_serves_nobody_from_the_centre_or_from_anothers_place() -> None:
    s = sheet(tracks=ONE_THREE)
    show(s, "3b")
    stock(s, 1, "grey")
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 2") == {"SR-31"}
    s = sheet(tracks=ONE_THREE)
    hold(s, 1, "3b")
    stock(s, 1, "grey")
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 2") == {"SR-31"}

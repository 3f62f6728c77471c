"""Tile 4: 4a, for any distance, and 4b, for a stronger engine."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.scoring import points
from tests.rules.steamrollers.circle import CIRCLE, ONE_THREE, deliveries, lying, sheet
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    connections,
    do,
    draw,
    hold,
    holder,
    is_sideways,
    position,
    refused,
    show,
    stock,
    stock_all,
    using,
)

# Tile 4a


@pytest.mark.rule("SR-55")
@pytest.mark.parametrize("boxes", range(7))
def test_with_4a_a_delivery_has_any_distance_whatever_the_engine(boxes: int) -> None:
    s = sheet("4a", boxes=boxes)
    stock(s, 1, "black")
    using(s, 1)
    assert deliveries(s) == {
        "black-of-1 2": [3, 6],
        "black-of-1 3": [1, 8],
        "black-of-1 4": [3, 6],
        "black-of-1 5": [2, 7],
        "black-of-1 6": [4, 5],
    }


@pytest.mark.rule("SR-55", "SR-49")
@pytest.mark.parametrize("boxes", range(7))
@pytest.mark.parametrize(("to", "distance"), [(3, 1), (3, 8), (5, 2), (5, 7), (2, 6), (6, 4), (6, 5)])
def test_4a_goes_back_if_the_engine_was_too_weak_and_stays_if_not(boxes: int, to: int, distance: int) -> None:
    s = sheet("4a", boxes=boxes)
    stock(s, 1, "black")
    stock_all(s)
    using(s, 1)
    do(s, f"deliver black-of-1 {to} {distance}")
    assert s.delivered == (distance, 0)
    assert holder(s, 4) == (0 if distance <= boxes else None)


@pytest.mark.rule("SR-55")
def test_without_4a_the_engine_limits_every_delivery() -> None:
    for faces in ((), ("3a",), ("1b",), ("6b",)):
        s = sheet(*faces, boxes=2)
        stock(s, 1, "black")
        using(s, 1)
        assert deliveries(s) == {"black-of-1 3": [1], "black-of-1 5": [2]}
        assert refused(s, "deliver black-of-1 2 3") == {"SR-31"}


@pytest.mark.rule("SR-55", "SR-31")
def test_with_4a_no_city_is_passed_twice_even_so() -> None:
    # City 2 is reached by 3 alone, which has two ways to 4: out and back would be 3 more.
    s = sheet("4a", tracks=(*ONE_THREE, "3f e-w", "2b e-w", "3h nw-se", "4c nw-sw", "3g ne-se", "4b nw-se"))
    stock(s, 1, "red")
    using(s, 1)
    assert deliveries(s) == {"red-of-1 2": [3]}
    for distance in (*range(3), *range(4, 20)):
        assert refused(s, f"deliver red-of-1 2 {distance}") == {"SR-31"}


@pytest.mark.rule("SR-55")
def test_with_4a_a_good_goes_by_all_six_cities_and_all_six_towns() -> None:
    tracks = (
        *("1e se-w", "1f ne-se", "1h nw-ne", "2g nw-se", "3e e-sw", "3f sw-w", "3h ne-sw", "4b ne-se"),
        *("4f e-w", "5c nw-se", "6b nw-sw", "6d e-w"),
    )
    s = sheet("4a", boxes=0, tracks=tracks)
    assert connections(s, 0) == ["1-3:1", "1-5:1", "2-6:1", "3-4:2", "4-6:1"]
    stock(s, 2, "blue")
    stock_all(s)
    using(s, 2)
    assert deliveries(s) == {"blue-of-2 5": [11]}
    do(s, "deliver blue-of-2 5 11")
    assert (s.delivered, holder(s, 4)) == ((11, 0), None)
    s = sheet("3b", "4a", boxes=0, tracks=tracks)
    stock(s, 2, "blue")
    stock_all(s)
    using(s, 2)
    assert deliveries(s) == {"blue-of-2 5": [11, 12, 13]}
    assert refused(s, "deliver blue-of-2 5 14") == {"SR-31"}
    do(s, "deliver blue-of-2 5 13")
    assert (s.delivered, lying(s)) == ((13, 0), set())


@pytest.mark.rule("SR-55")
def test_4a_lifts_nothing_but_the_engines_limit() -> None:
    s = sheet("4a", boxes=0, tracks=ONE_THREE)
    stock(s, 1, "red grey")
    stock(s, 3, "yellow")
    using(s, 1)
    assert deliveries(s) == {"grey-of-1 3": [1]}
    assert refused(s, "deliver red-of-1 2 3") == {"SR-31"}
    assert refused(s, "deliver red-of-1 3 1") == {"SR-30"}
    assert refused(s, "deliver yellow-of-3 1 1") == {"SR-30"}
    assert refused(s, "deliver grey-of-1 3 2") == {"SR-31"}


@pytest.mark.rule("SR-55", "SR-48")
def test_4a_serves_one_of_two_actions_and_can_be_taken_again_by_the_second() -> None:
    s = sheet("2a", "4a", boxes=0)
    stock(s, 1, "grey grey")
    stock(s, 4, "yellow")
    stock_all(s)
    begin_round(s, "1 4 2")
    do(s, "take-two-dice 1 4", "deliver grey-of-1 3 8")
    assert holder(s, 4) is None
    assert deliveries(s) == {}
    assert refused(s, "deliver yellow-of-4 1 3") == {"SR-31"}
    do(s, "take-tile 4")
    assert (holder(s, 4), is_sideways(s, 4)) == (0, True)


@pytest.mark.rule("SR-55", "SR-47", "SR-51")
def test_4a_taken_by_the_first_of_two_actions_serves_the_second() -> None:
    s = sheet("2a", boxes=0)
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "1 4 2")
    do(s, "take-two-dice 4 1", "take-tile 4", "deliver grey-of-1 3 8")
    assert (s.delivered, holder(s, 4), is_sideways(s, 4)) == ((8, 0), None, False)


@pytest.mark.rule("SR-55", "SR-46")
def test_4a_that_went_back_can_be_taken_by_the_next_player_in_the_same_round() -> None:
    s = sheet("4a", boxes=0)
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    do(s, "deliver grey-of-1 3 8", "take-die 4", "take-tile 4")
    assert (holder(s, 4), is_sideways(s, 4)) == (1, True)


@pytest.mark.rule("SR-55", "SR-47")
def test_4a_serves_nobody_from_the_centre_or_from_anothers_place_and_its_holder_also_sideways() -> None:
    s = sheet(boxes=0)
    stock(s, 1, "grey")
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}
    hold(s, 1, "4a")
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}
    hold(s, 0, "4a", sideways=True)
    assert deliveries(s) == {"grey-of-1 3": [1, 8], "grey-of-1 4": [3, 6]}


# Tile 4b


@pytest.mark.rule("SR-56")
@pytest.mark.parametrize("boxes", range(7))
def test_with_4b_the_engine_is_one_stronger_up_to_7(boxes: int) -> None:
    s = sheet("4b", boxes=boxes)
    stock(s, 1, "black")
    using(s, 1)
    every = {2: [3, 6], 3: [1, 8], 4: [3, 6], 5: [2, 7], 6: [4, 5]}
    reached = {to: [one for one in far if one <= boxes + 1] for to, far in every.items()}
    assert deliveries(s) == {f"black-of-1 {to}": far for to, far in reached.items() if far}
    for to, far in every.items():
        for one in far:
            if one > boxes + 1:
                assert refused(s, f"deliver black-of-1 {to} {one}") == {"SR-31"}


@pytest.mark.rule("SR-56")
def test_with_4b_and_six_boxes_a_delivery_of_7_is_made_and_none_of_8() -> None:
    s = sheet("4b")
    stock(s, 1, "blue grey")
    stock_all(s)
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 8") == {"SR-31"}
    do(s, "deliver blue-of-1 5 7")
    assert (s.delivered, holder(s, 4)) == ((7, 0), 0)


@pytest.mark.rule("SR-56", "SR-60", "SR-61")
def test_4b_counts_for_no_points_of_the_engine_and_no_tie() -> None:
    s = sheet("4b", boxes=3)
    assert (points(s, 0).engine, s.checked(0)) == (0, 3)
    s = sheet("4b", boxes=4)
    assert points(s, 0).engine == 1


@pytest.mark.rule("SR-56", "SR-46")
def test_4b_helps_only_while_it_is_held() -> None:
    s = sheet("4b", boxes=0)
    draw(s, 1, *CIRCLE)
    stock(s, 1, "grey grey grey")
    stock_all(s)
    using(s, 1)
    do(s, "deliver grey-of-1 3 1", "take-die 4", "take-tile 4")
    assert holder(s, 4) == 1
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}
    do(s, "draw-track 1a e-w", "take-die 1", "deliver grey-of-1 3 1")
    assert s.delivered == (1, 1)


@pytest.mark.rule("SR-56", "SR-47", "SR-51")
def test_4b_taken_by_the_first_of_two_actions_serves_the_second_and_stays() -> None:
    s = sheet("2a", boxes=0)
    show(s, "4b")
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "1 4 2")
    do(s, "take-two-dice 4 1", "take-tile 4", "deliver grey-of-1 3 1")
    assert (holder(s, 4), is_sideways(s, 4)) == (0, True)


@pytest.mark.rule("SR-56", "SR-48")
def test_4b_serves_both_of_two_actions() -> None:
    s = sheet("2a", "4b", boxes=0)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    begin_round(s, "1 3 2")
    do(s, "take-two-dice 1 3", "deliver grey-of-1 3 1", "deliver yellow-of-3 1 1")
    assert (s.delivered, holder(s, 4)) == ((2, 0), 0)


@pytest.mark.rule("SR-56", "SR-73", "SR-49")
@pytest.mark.parametrize(("boxes", "first", "left"), [(0, 1, []), (1, 1, [1, 2]), (1, 2, [1])])
def test_alone_4b_serves_one_of_the_two_actions_if_its_delivery_needs_it(
    boxes: int, first: int, left: list[int]
) -> None:
    s = position(1)
    # From 1 to 3 it is 1, or 2 by the town.
    draw(s, 0, *ONE_THREE, "1g nw-e", "1h e-w", "3g ne-w")
    check(s, 0, *range(1, boxes + 1))
    hold(s, 0, "4b")
    stock(s, 1, "grey grey")
    stock_all(s)
    begin_solo_turn(s, "1 1 2")
    do(s, "take-die 1", f"deliver grey-of-1 3 {first}", "take-die 1")
    assert deliveries(s) == ({"grey-of-1 3": left} if left else {})
    for distance in {1, 2} - {*left}:
        assert refused(s, f"deliver grey-of-1 3 {distance}") == {"SR-31"}
    assert holder(s, 4) == 0


@pytest.mark.rule("SR-56", "SR-73")
def test_alone_4b_is_back_in_the_next_turn() -> None:
    s = position(1)
    draw(s, 0, *ONE_THREE)
    hold(s, 0, "4b")
    stock(s, 1, "grey grey grey")
    stock_all(s)
    begin_solo_turn(s, "1 1 2")
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 1", "draw-track 1a e-w")
    begin_solo_turn(s, "1 1 2")
    do(s, "take-die 1", "deliver grey-of-1 3 1")
    assert s.delivered == (2,)

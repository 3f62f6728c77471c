"""Action tiles that bear on deliveries: 3a, 3b, 4a and 4b, one at a time and together."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    connections,
    do,
    draw,
    fill_region,
    goods,
    hold,
    holder,
    is_sideways,
    keep,
    offered,
    own,
    position,
    refused,
    show,
    stock,
    stock_all,
)

ONE_THREE = ("1e e-w", "3e e-w")
# Each city with the next: 1-3, 3-2, 2-6, 6-4, 4-5, 5-1, with towns on 3-2, 6-4 and 5-1. Once round it is 9,
# so the two ways to a city are 9 together.
CIRCLE = (
    *ONE_THREE,
    *("3f e-w", "2b e-w"),
    *("2f ne-se", "6a nw-se"),
    *("4f e-w", "6d e-w"),
    *("5f e-w", "4e e-w"),
    *("1f ne-se", "5c nw-se"),
)


def sheet(*faces: str, boxes: int = 6, tracks: tuple[str, ...] = CIRCLE) -> SteamRollers:
    """The first player holds these tiles, and has these tracks and so many boxes checked."""
    s = position()
    draw(s, 0, *tracks)
    check(s, 0, *range(1, boxes + 1))
    for face in faces:
        hold(s, 0, face)
    return s


def using(s: SteamRollers, die: int) -> SteamRollers:
    """The first player has taken a die."""
    begin_round(s, f"{die} 1 2 3 4 5 6")
    do(s, f"take-die {die}")
    return s


def deliveries(s: SteamRollers) -> dict[str, list[int]]:
    """By good and destination: the distances that are offered."""
    found: dict[str, list[int]] = {}
    for line in offered(s, "deliver"):
        _, good, to, distance = line.split()
        found.setdefault(f"{good} {to}", []).append(int(distance))
    return found


def lying(s: SteamRollers) -> set[int]:
    """The tiles 3 and 4 that the first player holds."""
    return {tile for tile in (3, 4) if holder(s, tile) == 0}


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
    assert (s.delivered, goods(s, 1), goods(s, 2)) == ([6, 0], "grey", "black")


@pytest.mark.rule("SR-53", "SR-15")
def test_with_3a_the_personal_good_comes_too() -> None:
    s = sheet("3a")
    own(s, 0, "red", 3)
    using(s, 2)
    assert deliveries(s) == {"own-red-of-3 2": [2]}
    do(s, "deliver own-red-of-3 2 2")
    assert s.delivered == [2, 0]


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
    assert (s.delivered, holder(s, 3)) == ([4, 0], 0)


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
    assert (s.delivered, holder(s, 3), goods(s, 1)) == ([distance, 0], None, "")
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
    assert (s.delivered, holder(s, 3)) == ([4, 0], None)


@pytest.mark.rule("SR-54", "SR-47", "SR-51")
def test_3b_taken_by_the_first_of_two_actions_serves_the_second() -> None:
    s = sheet("2a", tracks=ONE_THREE)
    show(s, "3b")
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "3 1 2")
    do(s, "take-two-dice 3 1", "take-tile 3", "deliver grey-of-1 3 3")
    assert (s.delivered, holder(s, 3), is_sideways(s, 3)) == ([3, 0], None, False)


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


@pytest.mark.rule("SR-54", "SR-46")
@pytest.mark.parametrize(
    "action", ["draw-track 1a e-w", "check-box 1", "take-tile 1", "deliver grey-of-1 3 1"]
)
def test_3b_and_4a_stay_with_a_player_who_does_something_else(action: str) -> None:
    s = sheet("3b", "4a", boxes=0, tracks=ONE_THREE)
    check(s, 0, 6)
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    do(s, action)
    assert lying(s) == {3, 4}


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
    assert s.delivered == [distance, 0]
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
    assert (s.delivered, holder(s, 4)) == ([11, 0], None)
    s = sheet("3b", "4a", boxes=0, tracks=tracks)
    stock(s, 2, "blue")
    stock_all(s)
    using(s, 2)
    assert deliveries(s) == {"blue-of-2 5": [11, 12, 13]}
    assert refused(s, "deliver blue-of-2 5 14") == {"SR-31"}
    do(s, "deliver blue-of-2 5 13")
    assert (s.delivered, lying(s)) == ([13, 0], set())


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
    assert (s.delivered, holder(s, 4), is_sideways(s, 4)) == ([8, 0], None, False)


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
    assert (s.delivered, holder(s, 4)) == ([7, 0], 0)


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
    assert s.delivered == [1, 1]


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
    assert (s.delivered, holder(s, 4)) == ([2, 0], 0)


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
    assert s.delivered == [2]


# Two tiles at once


@pytest.mark.rule("SR-48", "SR-49", "SR-53", "SR-55")
@pytest.mark.parametrize(("distance", "stays"), [(3, {3, 4}), (6, {3})])
def test_3a_and_4a_serve_one_delivery_together(distance: int, stays: set[int]) -> None:
    s = sheet("3a", "4a", boxes=3)
    stock(s, 1, "red")
    stock_all(s, "grey")
    using(s, 2)
    assert deliveries(s)["red-of-1 2"] == [3, 6]
    do(s, f"deliver red-of-1 2 {distance}")
    assert (s.delivered, lying(s)) == ([distance, 0], stays)


@pytest.mark.rule("SR-48", "SR-49", "SR-53", "SR-56")
def test_3a_and_4b_serve_one_delivery_together_and_stay() -> None:
    s = sheet("3a", "4b", boxes=2)
    stock(s, 1, "red")
    stock_all(s, "blue")
    using(s, 2)
    assert deliveries(s)["red-of-1 2"] == [3]
    assert refused(s, "deliver red-of-1 2 6") == {"SR-31"}
    do(s, "deliver red-of-1 2 3")
    assert (s.delivered, lying(s)) == ([3, 0], {3, 4})


@pytest.mark.rule("SR-48", "SR-49", "SR-54", "SR-55")
@pytest.mark.parametrize(
    ("boxes", "to", "distance", "stays"),
    [
        (3, 2, 3, {3, 4}),  # a route has 3, and the engine is strong enough
        (3, 2, 6, {3}),  # a route has 6
        (3, 2, 4, set()),  # 3 made longer, and too far
        (3, 2, 5, set()),
        (3, 2, 7, set()),  # 6 made longer
        (3, 2, 8, set()),
        (5, 2, 4, {4}),  # 3 made longer, and not too far
        (5, 2, 5, {4}),
        (5, 2, 6, {3}),
        (6, 2, 6, {3, 4}),
        (6, 2, 7, set()),
        (4, 5, 4, {4}),
        (0, 3, 1, {3}),
        (0, 3, 10, set()),
    ],
)
def test_3b_and_4a_go_back_each_if_the_delivery_needed_it(
    boxes: int, to: int, distance: int, stays: set[int]
) -> None:
    s = sheet("3b", "4a", boxes=boxes)
    stock(s, 1, "black")
    stock_all(s)
    using(s, 1)
    do(s, f"deliver black-of-1 {to} {distance}")
    assert (s.delivered, lying(s)) == ([distance, 0], stays)


@pytest.mark.rule("SR-55", "SR-54")
def test_4a_lifts_the_engines_limit_also_from_a_distance_that_3b_makes_longer() -> None:
    s = sheet("3b", "4a", boxes=0)
    stock(s, 1, "grey")
    using(s, 1)
    assert deliveries(s) == {"grey-of-1 3": [1, 2, 3, 8, 9, 10], "grey-of-1 4": [3, 4, 5, 6, 7, 8]}
    assert refused(s, "deliver grey-of-1 3 11") == refused(s, "deliver grey-of-1 3 4") == {"SR-31"}


@pytest.mark.rule("SR-48", "SR-49", "SR-54", "SR-56")
@pytest.mark.parametrize(
    ("boxes", "distance", "stays"), [(1, 1, {3, 4}), (1, 2, {4}), (2, 3, {4}), (0, 1, {3, 4}), (3, 3, {4})]
)
def test_3b_goes_back_and_4b_stays_when_they_serve_together(
    boxes: int, distance: int, stays: set[int]
) -> None:
    s = sheet("3b", "4b", boxes=boxes, tracks=ONE_THREE)
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    assert deliveries(s) == {"grey-of-1 3": [far for far in (1, 2, 3) if far <= boxes + 1]}
    if boxes < 2:
        assert refused(s, f"deliver grey-of-1 3 {boxes + 2}") == {"SR-31"}
    do(s, f"deliver grey-of-1 3 {distance}")
    assert (s.delivered, lying(s)) == ([distance, 0], stays)


@pytest.mark.rule("SR-54", "SR-56")
def test_with_six_boxes_3b_and_4b_reach_7_and_no_farther() -> None:
    s = sheet("3b", "4b")
    stock(s, 1, "red")
    stock_all(s)
    using(s, 1)
    assert deliveries(s) == {"red-of-1 2": [3, 4, 5, 6, 7]}
    assert refused(s, "deliver red-of-1 2 8") == {"SR-31"}
    do(s, "deliver red-of-1 2 7")
    assert (s.delivered, lying(s)) == ([7, 0], {4})


@pytest.mark.rule("SR-48", "SR-50", "SR-53")
@pytest.mark.parametrize("face", ["1a", "1b"])
def test_tile_1_and_3a_serve_one_delivery_together(face: str) -> None:
    s = sheet(face, "3a")
    stock(s, 1, "red")
    stock_all(s, "blue")
    using(s, 4)
    assert refused(s, "deliver red-of-1 2 3") == {"SR-30"}
    do(s, "set-die 2", "deliver red-of-1 2 3")
    assert (holder(s, 1), holder(s, 3)) == (None if face == "1a" else 0, 0)


@pytest.mark.rule("SR-48", "SR-50", "SR-54", "SR-55")
@pytest.mark.parametrize("face", ["1a", "1b"])
def test_tiles_1_3b_and_4a_serve_one_delivery_together(face: str) -> None:
    s = sheet(face, "3b", "4a", boxes=0)
    stock(s, 1, "grey")
    stock_all(s, "blue")
    using(s, 4)
    do(s, "set-die 1", "deliver grey-of-1 3 10")
    assert (s.delivered, holder(s, 1), lying(s)) == ([10, 0], None if face == "1a" else 0, set())


@pytest.mark.rule("SR-48", "SR-57", "SR-53", "SR-56")
def test_tiles_5a_3a_and_4b_serve_one_delivery_together_and_stay() -> None:
    s = sheet("5a", "3a", "4b", boxes=2)
    stock(s, 1, "red")
    stock_all(s, "blue")
    using(s, 3)
    do(s, "nudge-die 2", "deliver red-of-1 2 3")
    assert (holder(s, 5), lying(s)) == (0, {3, 4})


@pytest.mark.rule("SR-48", "SR-58", "SR-54", "SR-56")
def test_tiles_5b_and_3b_go_back_after_the_delivery_that_they_served() -> None:
    s = sheet("5b", "3b", "4b", boxes=2, tracks=ONE_THREE)
    stock(s, 1, "grey")
    stock_all(s, "blue")
    using(s, 6)
    do(s, "flip-die")
    assert holder(s, 5) == 0
    do(s, "deliver grey-of-1 3 3")
    assert (holder(s, 5), lying(s)) == (None, {4})


@pytest.mark.rule("SR-48", "SR-53", "SR-55")
def test_of_two_actions_4a_serves_one_and_3a_both() -> None:
    s = sheet("2a", "3a", "4a", boxes=3)
    stock(s, 1, "red red")
    stock_all(s, "grey")
    begin_round(s, "2 2 1")
    do(s, "take-two-dice 2 2", "deliver red-of-1 2 6")
    assert deliveries(s)["red-of-1 2"] == [3]
    assert refused(s, "deliver red-of-1 2 6") == {"SR-31"}
    do(s, "deliver red-of-1 2 3")
    assert (s.delivered, lying(s)) == ([9, 0], {3})


@pytest.mark.rule("SR-73", "SR-53", "SR-56")
def test_alone_3a_and_4b_are_counted_each_by_itself() -> None:
    s = position(1)
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2)
    hold(s, 0, "3a")
    hold(s, 0, "4b")
    stock(s, 1, "red grey")
    stock(s, 3, "yellow")
    stock_all(s, "blue")
    begin_solo_turn(s, "1 1 2")
    # The first action needs the stronger engine and not 3a, so 3a serves the second.
    do(s, "take-die 1", "deliver red-of-1 2 3", "take-die 1")
    assert deliveries(s) == {"grey-of-1 3": [1], "yellow-of-3 1": [1]}
    do(s, "deliver yellow-of-3 1 1")
    assert lying(s) == {3, 4}


@pytest.mark.rule("SR-48", "SR-52", "SR-55")
def test_2b_and_4a_go_back_after_the_delivery_with_a_seized_die() -> None:
    s = position()
    draw(s, 1, *CIRCLE)
    hold(s, 1, "2b")
    hold(s, 1, "4a")
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "1 5 6")
    do(s, "take-die 1", "seize-die", "take-die 5", "check-box 5")
    assert (holder(s, 2), holder(s, 4)) == (1, 1)
    assert refused(s, "deliver grey-of-1 3 1", 0) == {"SR-10"}
    do(s, "deliver grey-of-1 3 8")
    assert (s.delivered, holder(s, 2), holder(s, 4)) == ([0, 8], None, None)


@pytest.mark.rule("SR-48", "SR-54", "SR-55", "SR-41")
def test_3b_and_4a_are_back_before_an_order_is_filled() -> None:
    s = position(orders=True)
    draw(s, 0, *CIRCLE)
    hold(s, 0, "3b")
    hold(s, 0, "4a")
    keep(s, 0, "grey")
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    do(s, "deliver grey-of-1 3 10")
    assert offered(s) == ["fill-order 3", "decline"]
    assert lying(s) == set()


# A die that only a tile can put to use


@pytest.mark.rule("SR-16", "SR-49")
@pytest.mark.parametrize(
    ("faces", "boxes", "die", "may_pass"),
    [
        ((), 3, 1, False),  # the delivery needs nothing
        ((), 2, 1, True),
        (("4a",), 2, 1, True),
        (("4b",), 2, 1, False),  # simply there
        (("4b",), 1, 1, True),
        (("3b",), 2, 1, True),
        (("3b",), 3, 1, False),
        (("3a",), 6, 2, True),
        (("3a", "4a"), 6, 2, True),
    ],
)
def test_nobody_must_use_a_tile_to_put_a_die_to_use(
    faces: tuple[str, ...], boxes: int, die: int, may_pass: bool
) -> None:
    s = sheet(*faces, boxes=boxes)
    before = connections(s, 0)
    fill_region(s, 0, 1)
    fill_region(s, 0, 2)
    assert connections(s, 0) == before
    hold(s, 1, "1a", sideways=True)
    hold(s, 1, "2a", sideways=True)
    stock(s, 1, "red")
    using(s, die)
    assert ("spend-on-nothing" in offered(s)) == may_pass
    if not may_pass:
        assert refused(s, "spend-on-nothing") == {"SR-16"}
    else:
        do(s, "spend-on-nothing")
        assert lying(s) == {int(face[0]) for face in faces}

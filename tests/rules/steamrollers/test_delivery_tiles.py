"""Tiles that bear on deliveries, together: which of them serve, and which go back."""

from __future__ import annotations

import pytest

from tests.rules.steamrollers.circle import CIRCLE, ONE_THREE, deliveries, lying, sheet
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    connections,
    do,
    draw,
    fill_region,
    hold,
    holder,
    keep,
    offered,
    position,
    refused,
    stock,
    stock_all,
    using,
)

# Two tiles at once


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


@pytest.mark.rule("SR-48", "SR-49", "SR-53", "SR-55")
@pytest.mark.parametrize(("distance", "stays"), [(3, {3, 4}), (6, {3})])
def test_3a_and_4a_serve_one_delivery_together(distance: int, stays: set[int]) -> None:
    s = sheet("3a", "4a", boxes=3)
    stock(s, 1, "red")
    stock_all(s, "grey")
    using(s, 2)
    assert deliveries(s)["red-of-1 2"] == [3, 6]
    do(s, f"deliver red-of-1 2 {distance}")
    assert (s.delivered, lying(s)) == ((distance, 0), stays)


@pytest.mark.rule("SR-48", "SR-49", "SR-53", "SR-56")
def test_3a_and_4b_serve_one_delivery_together_and_stay() -> None:
    s = sheet("3a", "4b", boxes=2)
    stock(s, 1, "red")
    stock_all(s, "blue")
    using(s, 2)
    assert deliveries(s)["red-of-1 2"] == [3]
    assert refused(s, "deliver red-of-1 2 6") == {"SR-31"}
    do(s, "deliver red-of-1 2 3")
    assert (s.delivered, lying(s)) == ((3, 0), {3, 4})


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
    assert (s.delivered, lying(s)) == ((distance, 0), stays)


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
    assert (s.delivered, lying(s)) == ((distance, 0), stays)


@pytest.mark.rule("SR-54", "SR-56")
def test_with_six_boxes_3b_and_4b_reach_7_and_no_farther() -> None:
    s = sheet("3b", "4b")
    stock(s, 1, "red")
    stock_all(s)
    using(s, 1)
    assert deliveries(s) == {"red-of-1 2": [3, 4, 5, 6, 7]}
    assert refused(s, "deliver red-of-1 2 8") == {"SR-31"}
    do(s, "deliver red-of-1 2 7")
    assert (s.delivered, lying(s)) == ((7, 0), {4})


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
    assert (s.delivered, holder(s, 1), lying(s)) == ((10, 0), None if face == "1a" else 0, set())


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
    assert (s.delivered, lying(s)) == ((9, 0), {3})


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
    assert (s.delivered, holder(s, 2), holder(s, 4)) == ((0, 8), None, None)


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

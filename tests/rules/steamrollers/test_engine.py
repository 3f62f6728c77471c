"""Improving the engine: boxes, and the strength that they give."""

from __future__ import annotations

from itertools import combinations

import pytest

from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    hold,
    offered,
    position,
    refused,
    stock,
    stock_all,
    using,
)

LONGEST = (
    *(
        "1e se-w",
        "1f ne-se",
        "1h nw-ne",
        "2b se-sw",
        "2e ne-sw",
        "2f nw-ne",
        "2g nw-se",
        "3e e-sw",
        "3f sw-w",
    ),
    *("3h ne-sw", "4b ne-se", "4c ne-sw", "4f e-w", "5c nw-se", "6b nw-sw", "6d e-w"),
)


def farthest(s: SteamRollers) -> int:
    """How far black goods can go from cities 2, 5 and 6, whose routes have all lengths from 1 to 11."""
    draw(s, 0, *LONGEST)
    for city in (2, 5, 6):
        stock(s, city, "black")
    found = 0
    for die in (2, 5, 6):
        using(stock_all(s), die)
        found = max([found, *[int(line.split()[3]) for line in offered(s, "deliver")]])
    return found


@pytest.mark.rule("SR-25")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_box_of_the_dies_value_is_checked_and_no_other(die: int) -> None:
    s = using(stock_all(position()), die)
    assert offered(s, "check-box") == [f"check-box {die}"]
    for other in range(1, 7):
        if other != die:
            assert refused(s, f"check-box {other}") == {"SR-25"}
    do(s, f"check-box {die}")
    assert (s.boxes, s.checked(0), s.checked(1)) == ((1 << die - 1, 0), 1, 0)
    assert s.actors() == (1,)


@pytest.mark.rule("SR-25")
@pytest.mark.parametrize("die", range(1, 7))
def test_each_box_is_checked_once(die: int) -> None:
    s = position()
    check(s, 0, die)
    using(stock_all(s), die)
    assert offered(s, "check-box") == []
    assert refused(s, f"check-box {die}") == {"SR-25"}


@pytest.mark.rule("SR-25")
def test_a_box_that_another_has_checked_is_free_in_the_own_engine() -> None:
    s = position()
    check(s, 1, 1, 2, 3, 4, 5, 6)
    using(stock_all(s), 4)
    do(s, "check-box 4")
    assert (s.checked(0), s.checked(1)) == (1, 6)


@pytest.mark.rule("SR-25")
def test_nobody_checks_a_box_in_anothers_turn() -> None:
    s = using(stock_all(position(3)), 4)
    assert refused(s, "check-box 4", 1) == {"SR-10"}
    assert refused(s, "check-box 4", 2) == {"SR-10"}


@pytest.mark.rule("SR-25")
@pytest.mark.parametrize("boxes", [(6, 5, 4, 3, 2, 1), (1, 2, 3, 4, 5, 6), (3, 6, 1, 5, 2, 4)])
def test_boxes_are_checked_in_any_order_until_all_six_are(boxes: tuple[int, ...]) -> None:
    s = position()
    for count, box in enumerate(boxes):
        assert s.checked(0) == count
        using(stock_all(s), box)
        do(s, f"check-box {box}", f"take-die {box}", f"draw-track {box}a e-w")
    assert s.checked(0) == 6
    for die in range(1, 7):
        using(stock_all(s), die)
        assert offered(s, "check-box") == []
        assert refused(s, f"check-box {die}") == {"SR-25"}


@pytest.mark.rule("SR-25", "SR-31")
@pytest.mark.parametrize("boxes", [boxes for count in range(7) for boxes in combinations(range(1, 7), count)])
def test_the_strength_is_the_number_of_checked_boxes_whatever_their_values(boxes: tuple[int, ...]) -> None:
    s = position()
    check(s, 0, *boxes)
    assert farthest(s) == len(boxes)


@pytest.mark.rule("SR-25")
def test_an_engine_without_a_checked_box_delivers_nothing() -> None:
    s = position()
    draw(s, 0, "1e e-w", "3e e-w")
    stock(s, 1, "grey black")
    using(stock_all(s), 1)
    assert offered(s, "deliver") == []
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}


@pytest.mark.rule("SR-25")
def test_the_strength_of_anothers_engine_does_not_help() -> None:
    s = position()
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 1, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "grey")
    using(stock_all(s), 1)
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}


@pytest.mark.rule("SR-25", "SR-51")
def test_a_box_checked_by_the_first_of_two_actions_is_of_use_in_the_second() -> None:
    s = position()
    hold(s, 0, "2a")
    draw(s, 0, "1e e-w", "3e e-w")
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "6 1 2")
    do(s, "take-two-dice 6 1", "check-box 6", "deliver grey-of-1 3 1")
    assert s.delivered == (1, 0)


@pytest.mark.rule("SR-25", "SR-51")
def test_two_dice_of_one_value_check_its_box_once() -> None:
    s = position()
    hold(s, 0, "2a")
    stock_all(s)
    begin_round(s, "6 6 2")
    do(s, "take-two-dice 6 6", "check-box 6")
    assert refused(s, "check-box 6") == {"SR-25"}


@pytest.mark.rule("SR-25", "SR-50")
@pytest.mark.parametrize("face", ["1a", "1b"])
def test_a_die_that_was_changed_checks_the_box_of_its_new_value(face: str) -> None:
    s = position()
    hold(s, 0, face)
    check(s, 0, 2)
    using(stock_all(s), 2)
    do(s, "set-die 5")
    assert offered(s, "check-box") == ["check-box 5"]
    assert refused(s, "check-box 2") == {"SR-25"}
    do(s, "check-box 5")
    assert s.boxes[0] == 0b010010


@pytest.mark.rule("SR-25", "SR-73")
def test_alone_two_boxes_can_be_checked_in_a_turn() -> None:
    s = position(1)
    stock_all(s)
    begin_solo_turn(s, "2 5 6")
    do(s, "take-die 5", "check-box 5", "take-die 2", "check-box 2")
    assert s.boxes == (0b010010,)


@pytest.mark.rule("SR-56", "SR-25")
@pytest.mark.parametrize("count", range(7))
def test_tile_4b_is_one_more_for_every_engine_and_no_box(count: int) -> None:
    s = position()
    check(s, 0, *range(1, count + 1))
    hold(s, 0, "4b")
    assert farthest(s) == count + 1
    assert s.checked(0) == count
    assert points(s, 0).engine == max(0, count - 3)

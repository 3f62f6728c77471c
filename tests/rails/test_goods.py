"""Goods are counts in a row; a stack is a place and a colour."""

import pytest

from footplate.rails.goods import Goods, stacked

GOODS = Goods(places=3, colours=4)


def test_where_nothing_lies_there_is_a_stack_for_each_place_and_colour() -> None:
    assert list(GOODS.empty()) == [0] * 12 == [0] * GOODS.stacks


def test_cubes_come_to_a_stack_and_leave_it() -> None:
    cubes = stacked(GOODS.empty(), 5, 3)
    assert list(cubes) == [0] * 5 + [3] + [0] * 6
    assert list(stacked(cubes, 5, -2)) == [0] * 5 + [1] + [0] * 6
    assert cubes[5] == 3
    assert not any(GOODS.empty())


def test_no_stack_has_fewer_than_no_cubes() -> None:
    with pytest.raises(ValueError, match="range"):
        stacked(GOODS.empty(), 0, -1)


def test_a_stack_has_one_place_and_one_colour() -> None:
    pairs = [(place, colour) for place in range(3) for colour in range(4)]
    stacks = [GOODS.stack(place, colour) for place, colour in pairs]
    assert stacks == list(range(12))
    assert [(GOODS.place(stack), GOODS.colour(stack)) for stack in stacks] == pairs


def test_totals_count_each_colour_over_all_places() -> None:
    cubes = GOODS.empty()
    for place, colour, count in ((0, 1, 2), (2, 1, 3), (1, 3, 4)):
        cubes = stacked(cubes, GOODS.stack(place, colour), count)
    assert GOODS.totals(cubes) == [0, 5, 0, 4]

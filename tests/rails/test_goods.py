"""Goods are one flat list of counts; a stack is a place and a colour."""

from footplate.rails.goods import Goods

GOODS = Goods(places=3, colours=4)


def test_an_empty_list_has_a_stack_for_each_place_and_colour() -> None:
    assert GOODS.empty() == [0] * 12


def test_every_empty_list_is_its_own() -> None:
    GOODS.empty()[0] = 5
    assert GOODS.empty()[0] == 0


def test_a_stack_has_one_place_and_one_colour() -> None:
    pairs = [(place, colour) for place in range(3) for colour in range(4)]
    stacks = [GOODS.stack(place, colour) for place, colour in pairs]
    assert stacks == list(range(12))
    assert [(GOODS.place(stack), GOODS.colour(stack)) for stack in stacks] == pairs


def test_totals_count_each_colour_over_all_places() -> None:
    cubes = GOODS.empty()
    cubes[GOODS.stack(0, 1)] = 2
    cubes[GOODS.stack(2, 1)] = 3
    cubes[GOODS.stack(1, 3)] = 4
    assert GOODS.totals(cubes) == [0, 5, 0, 4]

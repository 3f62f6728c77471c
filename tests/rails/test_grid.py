"""Hexes meet side to side; a wall closes an edge from both."""

from __future__ import annotations

from math import hypot, isclose, sqrt

import pytest

from footplate.rails.grid import CLOSED, SIDE_NAMES, SIDES, STEPS, facing, opposite, step

FLOWER = ((0, 0), *STEPS)  # a hex and its six neighbours


def centre(at: tuple[int, int]) -> tuple[float, float]:
    """Where a hex with corners at distance 1 is drawn, y downwards."""
    return 1.5 * at[0], sqrt(3) * (at[1] + at[0] / 2)


def test_the_sides_go_round_clockwise_from_the_north() -> None:
    assert SIDE_NAMES == ("n", "ne", "se", "s", "sw", "nw")
    assert len(STEPS) == SIDES
    assert centre(STEPS[0]) == (0, -sqrt(3))
    for side in range(SIDES):
        (x, y), (after_x, after_y) = centre(STEPS[side]), centre(STEPS[(side + 1) % SIDES])
        assert isclose(hypot(x, y), sqrt(3))
        # y points down, so clockwise turns have a positive cross product.
        assert x * after_y - y * after_x > 0


@pytest.mark.parametrize("side", range(SIDES))
def test_a_step_and_the_step_through_the_opposite_side_lead_back(side: int) -> None:
    assert step(step((4, -7), side), opposite(side)) == (4, -7)
    assert opposite(opposite(side)) == side
    assert SIDE_NAMES[opposite(side)] == SIDE_NAMES[side].translate(str.maketrans("nsew", "snwe"))


def test_each_side_meets_the_opposite_side_of_its_neighbour() -> None:
    met = facing(FLOWER, ())
    assert met[:SIDES] == tuple((1 + side) * SIDES + opposite(side) for side in range(SIDES))


def test_meeting_is_mutual() -> None:
    met = facing(FLOWER, ((0, 2),))
    for side, other in enumerate(met):
        assert other == CLOSED or (met[other] == side and other != side)


def test_a_side_without_a_hex_behind_it_is_closed() -> None:
    assert facing([(0, 0)], ()) == (CLOSED,) * SIDES
    assert facing([(0, 0), (0, 2)], ()) == (CLOSED,) * (2 * SIDES)
    assert facing((), ()) == ()


@pytest.mark.parametrize("walls", [((0, 2),), ((3, 5),), ((0, 2), (3, 5))])
def test_a_wall_closes_its_edge_from_both_hexes_and_no_other(walls: tuple[tuple[int, int], ...]) -> None:
    without, met = facing(FLOWER, ()), facing(FLOWER, walls)
    closed = {side for side, other in enumerate(met) if other != without[side]}
    assert closed == {0 * SIDES + 2, 3 * SIDES + 5}
    assert [met[side] for side in sorted(closed)] == [CLOSED, CLOSED]

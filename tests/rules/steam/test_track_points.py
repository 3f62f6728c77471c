"""Track points: income or victory points, all of a delivery one way."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import PASS_MOVE, TAKE_INCOME, TAKE_POINTS
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from tests.rules.steam.positions import act, begin, lay, linked, move, options, position, put_cube, refused

# Albany to New York by Poughkeepsie, and on to Philadelphia: one link for each of three seats.
THREE = ("s", "s", "sw")


def three_links(*owners: Seat) -> Steam:
    """Albany, Poughkeepsie, New York and Philadelphia in a line of three links, a blue cube at Albany."""
    s = position(4)
    lay(s, owners[0], "0,1", "n-s")
    lay(s, owners[1], "0,3", "n-s")
    for spot, track in (("-1,5", "ne-sw"), ("-2,6", "ne-sw")):
        lay(s, owners[2], spot, track)
    lay(s, owners[0], "Pk", "n", "s")
    assert [linked(s, "Al", "s"), linked(s, "Pk", "s"), linked(s, "NY", "sw")] == ["Pk", "NY", "Ph"]
    put_cube(s, "Al", "blue")
    s.level[:] = [3] * 4
    return s


def delivered(*owners: Seat, mover: Seat = 0, order: tuple[Seat, ...] = (0, 1, 2, 3)) -> Steam:
    """The mover has delivered the cube over three links with these owners."""
    s = three_links(*owners)
    s.order[:] = [mover, *[seat for seat in order if seat != mover]]
    begin(s, MoveGoods())
    s.order[:] = order
    act(s, mover, move(s, "Al", "blue", *THREE))
    return s


@pytest.mark.rule("ST-64")
def test_each_owner_gets_a_point_for_each_of_its_links() -> None:
    s = delivered(0, 1, 0)
    act(s, 0, TAKE_POINTS)
    act(s, 1, TAKE_POINTS)
    assert s.points == [2, 1, 0, 0]
    assert s.income == [0, 0, 0, 0]


@pytest.mark.rule("ST-64")
def test_points_are_taken_whole_as_income_or_whole_as_victory_points() -> None:
    s = delivered(0, 0, 0)
    assert set(options(s, 0)) == {TAKE_INCOME, TAKE_POINTS}
    as_points = s.copy()
    act(as_points, 0, TAKE_POINTS)
    assert (as_points.income[0], as_points.points[0]) == (0, 3)
    act(s, 0, TAKE_INCOME)
    assert (s.income[0], s.points[0]) == (3, 0)
    assert s.actors() == as_points.actors() == (1,)
    assert s.cash[0] == 0


@pytest.mark.rule("ST-64")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1), (1, 2, 0, 3), (3, 2, 1, 0)])
def test_the_mover_chooses_first_and_the_others_in_turn_order(order: tuple[Seat, ...]) -> None:
    s = delivered(0, 1, 2, order=order)
    chosen: list[Seat] = []
    for _ in range(3):
        chosen += s.actors()
        act(s, chosen[-1], TAKE_POINTS)
    assert chosen == [0, *[seat for seat in order if seat in (1, 2)]]
    assert s.points == [1, 1, 1, 0]


@pytest.mark.rule("ST-64")
def test_each_owner_decides_alone() -> None:
    s = delivered(0, 1, 2)
    assert refused(s, 1, TAKE_POINTS) == {"ST-64"}
    act(s, 0, TAKE_INCOME)
    assert refused(s, 2, TAKE_INCOME) == {"ST-64"}
    act(s, 1, TAKE_POINTS)
    act(s, 2, TAKE_INCOME)
    assert s.income == [1, 0, 1, 0]
    assert s.points == [0, 1, 0, 0]


@pytest.mark.rule("ST-64")
def test_the_points_are_taken_at_once_and_nothing_else_is_done_before() -> None:
    s = delivered(0, 1, 0)
    assert refused(s, 0, PASS_MOVE) == {"ST-64"}
    act(s, 0, TAKE_POINTS)
    assert refused(s, 1, PASS_MOVE) == {"ST-64"}
    act(s, 1, TAKE_POINTS)
    act(s, 1, PASS_MOVE)


@pytest.mark.rule("ST-64")
def test_after_the_points_the_next_player_of_the_round_is_on() -> None:
    s = three_links(2, 1, 2)
    s.order[:] = [2, 0, 3, 1]
    begin(s, MoveGoods())
    act(s, 2, move(s, "Al", "blue", *THREE))
    act(s, 2, TAKE_INCOME)
    assert s.actors() == (1,)
    act(s, 1, TAKE_INCOME)
    assert s.actors() == (0,)
    assert s.income == [0, 1, 2, 0]


@pytest.mark.rule("ST-23")
@pytest.mark.parametrize(
    ("before", "after"), [(-10, -7), (-2, 1), (6, 9), (7, 10), (8, 10), (9, 10), (10, 10)]
)
def test_points_taken_as_income_beyond_ten_are_lost(before: int, after: int) -> None:
    s = three_links(0, 0, 0)
    s.income[0] = before
    begin(s, MoveGoods())
    act(s, 0, move(s, "Al", "blue", *THREE))
    act(s, 0, TAKE_INCOME)
    assert (s.income[0], s.points[0]) == (after, 0)


@pytest.mark.rule("ST-23")
def test_at_income_ten_victory_points_stand_beside_it_and_are_not_lost() -> None:
    s = three_links(0, 0, 0)
    s.income[0] = 10
    begin(s, MoveGoods())
    act(s, 0, move(s, "Al", "blue", *THREE))
    assert set(options(s, 0)) == {TAKE_INCOME, TAKE_POINTS}
    act(s, 0, TAKE_POINTS)
    assert (s.income[0], s.points[0]) == (10, 3)


@pytest.mark.rule("ST-07")
def test_victory_points_have_no_upper_end() -> None:
    s = three_links(0, 0, 0)
    s.points[0] = 149
    begin(s, MoveGoods())
    act(s, 0, move(s, "Al", "blue", *THREE))
    act(s, 0, TAKE_POINTS)
    assert s.points[0] == 152

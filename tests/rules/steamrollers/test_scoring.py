"""Points, ties, and what a connection is. [SR-60 to SR-62]"""

from __future__ import annotations

from itertools import permutations

import pytest

from footplate.games.steamrollers.components import FACES, ORDER_FACES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.network import Link
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.state import added, changed
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    connections,
    do,
    draw,
    hold,
    own,
    position,
    show_order,
)

THREE_FOUR = ("3f sw-w", "3h ne-sw", "4b ne-se")  # by two towns
ONE_FIVE = ("1f ne-se", "5c nw-se")  # by the blue town
TWO_SIX = ("2g nw-sw", "6a ne-se")  # by the red town
FOUR_SIX = ("4f e-w", "6d e-w")  # by the green town
ONE_THREE = ("1e e-w", "3e e-w")  # by none


def ranks(s: SteamRollers) -> list[int]:
    """Everyone's place."""
    return [score.rank for score in STEAMROLLERS.standing(s)]


# The worked example


@pytest.mark.rule("SR-60")
def test_thirteen_and_nine_and_two_less_two_are_twenty_two() -> None:
    s = position(2)
    s.delivered = changed(s.delivered, 0, 13)
    draw(s, 0, *THREE_FOUR, *ONE_FIVE, *TWO_SIX, *FOUR_SIX)
    check(s, 0, 1, 2, 4, 5, 6)
    hold(s, 0, "5a")
    mine = points(s, 0)

    assert connections(s, 0) == ["1-5:1", "2-6:1", "3-4:2", "4-6:1"]
    assert (mine.deliveries, mine.network, mine.engine, mine.tiles) == (13, 9, 2, -2)
    assert (mine.orders, mine.power) == (0, 0)
    assert [score.points for score in STEAMROLLERS.standing(s)] == [22, 0]


# The parts of a score


@pytest.mark.rule("SR-60")
def test_at_the_start_nobody_has_points() -> None:
    s = position(5)

    assert [score.points for score in STEAMROLLERS.standing(s)] == [0] * 5
    assert ranks(s) == [1] * 5


@pytest.mark.rule("SR-60")
def test_each_part_of_the_score_is_counted_for_its_own_player() -> None:
    s = position(3, orders=True)
    s.delivered = (5, 7, 11)
    s.bonus = changed(s.bonus, 1, 2)
    draw(s, 2, *ONE_THREE)
    check(s, 0, 1, 2, 3, 4)
    hold(s, 1, "1b")
    hold(s, 2, "4b")
    show_order(s, "2b")
    s.order_owners = changed(s.order_owners, 1, 0)

    assert [tuple(points(s, seat)) for seat in range(3)] == [
        (5, 0, 1, 0, 4, 0),
        (7, 0, 0, -2, 0, 2),
        (11, 1, 0, 1, 0, 0),
    ]
    assert [score.points for score in STEAMROLLERS.standing(s)] == [10, 7, 13]
    assert ranks(s) == [2, 3, 1]


@pytest.mark.rule("SR-60")
@pytest.mark.parametrize(
    ("boxes", "worth"),
    [
        ((), 0),
        ((6,), 0),
        ((1, 6), 0),
        ((1, 2, 3), 0),
        ((1, 3, 5, 6), 1),
        ((2, 3, 4, 5, 6), 2),
        ((1, 2, 3, 4, 5, 6), 3),
    ],
)
def test_four_five_or_six_boxes_bring_one_two_or_three_points(boxes: tuple[int, ...], worth: int) -> None:
    s = position(2)
    check(s, 0, *boxes)

    assert points(s, 0).engine == worth
    assert STEAMROLLERS.standing(s)[0].points == worth


@pytest.mark.rule("SR-56", "SR-60")
@pytest.mark.parametrize(("boxes", "worth"), [((1, 2, 3), 0), ((1, 2, 3, 4), 1), ((1, 2, 3, 4, 5, 6), 3)])
def test_tile_4b_does_not_count_for_the_engines_points(boxes: tuple[int, ...], worth: int) -> None:
    s = position(2)
    check(s, 0, *boxes)
    hold(s, 0, "4b")

    assert points(s, 0).engine == worth


@pytest.mark.rule("SR-60")
@pytest.mark.parametrize("face", [face.name for face in FACES if not face.solo])
def test_an_action_tile_is_worth_what_its_side_says_to_who_holds_it(face: str) -> None:
    s = position(2)
    printed = {one.name: one.points for one in FACES}[face]
    hold(s, 1, face)

    assert [points(s, seat).tiles for seat in (0, 1)] == [0, printed]
    s.give_back(int(face[0]) - 1)
    assert [points(s, seat).tiles for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SR-60")
@pytest.mark.parametrize("sideways", [False, True])
def test_several_tiles_add_up_whether_sideways_or_not(sideways: bool) -> None:
    s = position(2)
    for face in ("1b", "5a", "6b", "2b", "3a"):
        hold(s, 0, face, sideways=sideways)

    assert points(s, 0).tiles == -2 - 2 - 2 + 2 + 1
    assert STEAMROLLERS.standing(s)[0].points == -3


@pytest.mark.rule("SR-60")
@pytest.mark.parametrize("face", ["solo-2a", "solo-2b"])
def test_alone_the_solo_tile_counts_for_its_player(face: str) -> None:
    s = position(1)
    hold(s, 0, face)

    assert STEAMROLLERS.standing(s)[0].points == {"solo-2a": 1, "solo-2b": 2}[face]


@pytest.mark.rule("SR-60")
@pytest.mark.parametrize("face", [face.name for face in ORDER_FACES])
def test_an_order_is_worth_what_its_side_says_to_who_took_it(face: str) -> None:
    s = position(2, orders=True)
    show_order(s, face)
    s.order_owners = changed(s.order_owners, int(face[0]) - 1, 1)

    printed = {one.name: one.points for one in ORDER_FACES}[face]
    assert [points(s, seat).orders for seat in (0, 1)] == [0, printed]


@pytest.mark.rule("SR-60")
def test_several_orders_add_up() -> None:
    s = position(2, orders=True)
    s.order_owners = (0, 1, 0, 0, -1, 1)

    assert [points(s, seat).orders for seat in (0, 1)] == [2 + 3 + 4, 2 + 4]


@pytest.mark.rule("SR-60")
def test_points_grow_with_a_delivery_as_it_is_made() -> None:
    s = position(2)
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    s.supply = changed(s.supply, 0, (4,))
    s.bag = added(s.bag, 4, -1)
    begin_round(s, "1 1 1")
    do(s, "take-die 1", "deliver grey-of-1 3 1")

    assert [score.points for score in STEAMROLLERS.standing(s)] == [2, 0]


@pytest.mark.rule("SR-60")
def test_the_sheet_of_another_and_goods_in_hand_bring_nothing() -> None:
    s = position(2)
    draw(s, 1, *THREE_FOUR)
    own(s, 0, "red", 3)

    assert [score.points for score in STEAMROLLERS.standing(s)] == [0, 3]


# Ties


@pytest.mark.rule("SR-60", "SR-61")
def test_most_points_win_whatever_the_engine() -> None:
    s = position(2)
    s.delivered = (4, 3)
    check(s, 1, 1, 2, 3)

    assert ranks(s) == [1, 2]


@pytest.mark.rule("SR-61")
def test_of_equal_points_more_boxes_win() -> None:
    s = position(2)
    s.delivered = (3, 3)
    check(s, 1, 6)
    assert ranks(s) == [2, 1]

    check(s, 0, 1, 2)
    assert ranks(s) == [1, 2]


@pytest.mark.rule("SR-61")
def test_it_is_the_number_of_boxes_that_counts_and_not_their_values() -> None:
    s = position(2)
    check(s, 0, 1, 2)
    check(s, 1, 6)

    assert ranks(s) == [1, 2]


@pytest.mark.rule("SR-61")
def test_the_engine_comes_before_the_network() -> None:
    s = position(2)
    draw(s, 0, *THREE_FOUR)
    s.delivered = changed(s.delivered, 1, 3)
    check(s, 1, 1)

    assert [score.points for score in STEAMROLLERS.standing(s)] == [3, 3]
    assert ranks(s) == [2, 1]


@pytest.mark.rule("SR-61")
def test_tile_4b_does_not_break_a_tie() -> None:
    s = position(2)
    hold(s, 0, "4b")
    s.delivered = changed(s.delivered, 1, 1)
    assert ranks(s) == [1, 1]

    check(s, 1, 1)
    assert ranks(s) == [2, 1]


@pytest.mark.rule("SR-61")
def test_of_equal_points_and_boxes_the_better_network_wins() -> None:
    s = position(2)
    check(s, 0, 1)
    check(s, 1, 6)
    s.delivered = changed(s.delivered, 0, 3)
    draw(s, 1, *THREE_FOUR)

    assert [score.points for score in STEAMROLLERS.standing(s)] == [3, 3]
    assert ranks(s) == [2, 1]


@pytest.mark.rule("SR-61")
def test_the_better_network_is_the_one_with_more_points_and_not_with_more_connections() -> None:
    s = position(2)
    draw(s, 0, *ONE_THREE, "3h nw-se", "4c nw-sw")
    draw(s, 1, *THREE_FOUR)
    s.delivered = changed(s.delivered, 0, 1)

    assert [len(s.links[seat]) for seat in (0, 1)] == [2, 1]
    assert [points(s, seat).network for seat in (0, 1)] == [2, 3]
    assert ranks(s) == [2, 1]


@pytest.mark.rule("SR-61")
def test_what_is_equal_in_all_three_is_shared() -> None:
    s = position(4)
    for seat in (0, 2):
        s.delivered = changed(s.delivered, seat, 5)
        check(s, seat, seat + 1)
        draw(s, seat, *ONE_THREE)
    s.delivered = changed(s.delivered, 1, 6)
    s.delivered = changed(s.delivered, 3, 9)

    assert ranks(s) == [2, 4, 2, 1]
    assert [score.tie_break for score in STEAMROLLERS.standing(s)] == [(1, 1), (0, 0), (1, 1), (0, 0)]


@pytest.mark.rule("SR-61")
def test_three_may_share_the_first_place() -> None:
    s = position(4)
    s.delivered = (2, 2, 1, 2)

    assert ranks(s) == [1, 1, 4, 1]


@pytest.mark.rule("SR-61")
def test_every_seat_has_its_own_score_in_the_order_of_seats() -> None:
    s = position(5)
    s.delivered = (1, 5, 3, 2, 4)

    assert [score.seat for score in STEAMROLLERS.standing(s)] == [0, 1, 2, 3, 4]
    assert ranks(s) == [5, 1, 3, 4, 2]


# Connections


@pytest.mark.rule("SR-60", "SR-62")
@pytest.mark.parametrize(
    ("run", "connection", "worth"),
    [
        (ONE_THREE, "1-3:0", 1),
        (ONE_FIVE, "1-5:1", 2),
        (TWO_SIX, "2-6:1", 2),
        (FOUR_SIX, "4-6:1", 2),
        (THREE_FOUR, "3-4:2", 3),
    ],
)
def test_a_run_is_worth_one_point_and_one_for_each_town_on_it(
    run: tuple[str, ...], connection: str, worth: int
) -> None:
    s = position(2)
    draw(s, 0, *run)

    assert connections(s, 0) == [connection]
    assert points(s, 0).network == worth


@pytest.mark.rule("SR-62")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_run_is_one_connection_in_whichever_order_it_is_drawn(order: tuple[int, ...]) -> None:
    s = position(2)
    for number, at in enumerate(order):
        assert connections(s, 0) == []
        draw(s, 0, THREE_FOUR[at])
        assert len(s.links[0]) == (number == 2)

    assert s.links[0] == (Link(2, 3, 2),)


@pytest.mark.rule("SR-62")
def test_a_run_that_ends_without_a_city_is_no_connection() -> None:
    s = position(2)
    draw(s, 0, *THREE_FOUR[:2], *ONE_FIVE[1:], "2g nw-e")

    assert connections(s, 0) == []
    assert points(s, 0).network == 0


@pytest.mark.rule("SR-62")
def test_a_run_over_the_edge_of_the_sheet_is_no_connection() -> None:
    s = position(2)
    draw(s, 0, "1b nw-se", "1c ne-sw")

    assert connections(s, 0) == []


@pytest.mark.rule("SR-62")
def test_track_that_does_not_meet_is_no_connection() -> None:
    s = position(2)
    draw(s, 0, "1e e-w", "3e e-sw")

    assert connections(s, 0) == []


@pytest.mark.rule("SR-62")
@pytest.mark.parametrize(
    ("run", "worth"), [(THREE_FOUR, 3 + 1), (("3h nw-se", "4c nw-sw"), 1 + 1)], ids=["unlike", "alike"]
)
def test_two_runs_between_the_same_cities_count_both(run: tuple[str, ...], worth: int) -> None:
    s = position(2)
    draw(s, 0, *run, "3g ne-sw", "4a ne-se", "4e nw-e")

    assert [(link.one, link.other) for link in s.links[0]] == [(2, 3), (2, 3)]
    assert points(s, 0).network == worth
    assert STEAMROLLERS.census(s)["links mistaken"] == 0


@pytest.mark.rule("SR-62")
def test_a_run_that_leads_back_to_its_own_city_is_no_connection() -> None:
    s = position(2)
    draw(s, 0, "1b e-se", "1c sw-w")

    assert connections(s, 0) == []
    assert points(s, 0).network == 0
    assert not any(s.reach[0])


@pytest.mark.rule("SR-62")
def test_a_town_on_a_run_back_to_its_own_city_scores_nothing() -> None:
    s = position(2)
    draw(s, 0, "5c e-se", "5d sw-w")

    assert connections(s, 0) == []
    assert points(s, 0).network == 0


@pytest.mark.rule("SR-62")
def test_a_ring_of_track_without_a_city_is_no_connection() -> None:
    s = position(2)
    draw(s, 0, "1h e-se", "3g sw-w", "4a nw-ne")

    assert connections(s, 0) == []
    assert STEAMROLLERS.census(s)["links mistaken"] == 0


@pytest.mark.rule("SR-62")
def test_a_city_between_two_runs_makes_them_two_connections() -> None:
    s = position(2)
    draw(s, 0, *ONE_THREE, *THREE_FOUR)

    assert connections(s, 0) == ["1-3:0", "3-4:2"]
    assert points(s, 0).network == 1 + 3


@pytest.mark.rule("SR-62")
def test_the_last_track_may_complete_a_run_in_its_middle() -> None:
    s = position(2)
    draw(s, 0, "1g nw-e", "3g se-w", "4b nw-se")
    assert connections(s, 0) == []
    draw(s, 0, "1h e-w")

    assert connections(s, 0) == ["1-4:2"]
    assert points(s, 0).network == 3


@pytest.mark.rule("SR-62")
def test_connections_of_different_players_are_not_joined() -> None:
    s = position(2)
    draw(s, 0, ONE_THREE[0])
    draw(s, 1, ONE_THREE[1])

    assert s.links == ((), ())

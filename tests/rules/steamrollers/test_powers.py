"""Starting powers: picked counter-clockwise before the first round and used at once. [SR-08, SR-15]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import COLOURS, POWERS
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.sheet import HEXES, TRACK_NAMES
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE, Seat
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    deal,
    do,
    draw,
    fill_region,
    hold,
    holder,
    is_sideways,
    keep,
    odds,
    offered,
    own,
    position,
    refused,
    stock,
    stock_all,
    table,
)

ALL = [f"pick-power {power}" for power in POWERS]


def picking(players: int = 2, start: Seat = 0, *, orders: bool = False) -> SteamRollers:
    """A game in which everything is laid out and the first power is to be picked."""
    s = table(players, powers=True, start_player=start + 1, orders=orders)
    deal(s)
    return s


def without(*powers: str) -> list[str]:
    """All picks but these."""
    return [line for line in ALL if line.removeprefix("pick-power ") not in powers]


# Who picks


@pytest.mark.rule("SR-08")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 0, [2, 1, 0]),
        (4, 2, [1, 0, 3, 2]),
        (5, 0, [4, 3, 2, 1, 0]),
        (5, 2, [1, 0, 4, 3, 2]),
    ],
)
def test_powers_are_picked_counter_clockwise_from_the_right_of_the_start_player(
    players: int, start: Seat, order: list[Seat]
) -> None:
    s = picking(players, start)
    use = {"engine": "check-box 1", "rail": "draw-track 1a e-w", "action-tile": "take-tile 1"}
    asked = []
    for power in POWERS[:players]:
        asked.append(s.actors()[0])
        do(s, f"pick-power {power}")
        if power in use:
            assert s.actors() == (asked[-1],)
            do(s, use[power])
        elif power == "personal-delivery":
            do(s, "draw-good red", "put-good 3")

    assert asked == order
    deal(s)
    assert s.actors() == (start,)
    assert offered(s) == offered(s, "take-die")


@pytest.mark.rule("SR-08")
def test_powers_come_after_the_start_player_is_drawn_and_before_the_dice() -> None:
    s = table(3, powers=True)
    while "start-player orange" not in odds(s):
        do(s, next(iter(odds(s))))
    do(s, "start-player brown")

    assert s.actors() == (1,)
    assert offered(s) == ALL
    assert s.dice == [0] * 6


@pytest.mark.rule("SR-08")
def test_without_the_option_nobody_picks_a_power() -> None:
    s = table(3, start_player=2)
    deal(s)

    assert s.actors() == (1,)
    assert offered(s) == offered(s, "take-die")


@pytest.mark.rule("SR-08")
@pytest.mark.parametrize("power", POWERS)
def test_each_power_is_picked_once(power: str) -> None:
    s = picking(2)
    assert offered(s) == ALL
    do(s, f"pick-power {power}")
    while s.actors() != (0,):
        do(s, next(iter(odds(s))) if s.actors() == (CHANCE,) else offered(s)[0])

    assert offered(s) == without(power)
    assert refused(s, f"pick-power {power}") == {"SR-08"}


@pytest.mark.rule("SR-08")
def test_who_picks_later_cannot_have_what_any_earlier_one_has() -> None:
    s = picking(5)
    do(s, "pick-power plus-two", "pick-power engine", "check-box 4", "pick-power rail", "draw-track 1a e-w")

    assert s.actors() == (1,)
    assert offered(s) == ["pick-power action-tile", "pick-power personal-delivery"]


@pytest.mark.rule("SR-08")
def test_nobody_else_picks_or_uses_a_power_meanwhile() -> None:
    s = picking(3)
    assert refused(s, "pick-power rail", seat=0) == {"SR-08"}
    do(s, "pick-power engine")
    assert refused(s, "check-box 1", seat=1) == {"SR-08"}
    assert refused(s, "pick-power rail", seat=1) == {"SR-08"}


@pytest.mark.rule("SR-08")
def test_powers_that_nobody_picked_are_out_of_the_game() -> None:
    s = picking(2)
    do(s, "pick-power plus-two", "pick-power engine", "check-box 6")
    deal(s)

    assert [frame.phase for frame in STEAMROLLERS.view(s, 0).frames if "Power" in frame.phase] == []
    assert refused(s, "pick-power rail") == {"SR-10"}


@pytest.mark.rule("SR-08")
@pytest.mark.parametrize("power", ["engine", "rail", "action-tile"])
def test_a_power_is_used_at_once_and_cannot_be_let_go(power: str) -> None:
    s = picking(2)
    do(s, f"pick-power {power}")

    assert s.actors() == (1,)
    assert refused(s, "decline") == {"SR-08"}
    assert refused(s, "pick-power plus-two") == {"SR-08"}


# Engine, rail, and two points


@pytest.mark.rule("SR-08")
@pytest.mark.parametrize("box", [1, 2, 3, 4, 5, 6])
def test_engine_checks_any_one_box(box: int) -> None:
    s = picking(2)
    do(s, "pick-power engine")
    assert offered(s) == [f"check-box {one}" for one in range(1, 7)]
    do(s, f"check-box {box}")

    assert s.boxes == (0, 1 << box - 1)
    assert [s.checked(seat) for seat in (0, 1)] == [0, 1]
    assert s.actors() == (0,)


@pytest.mark.rule("SR-08", "SR-25")
def test_the_box_of_the_power_cannot_be_checked_again() -> None:
    s = picking(2, start=1)
    do(s, "pick-power engine", "check-box 3", "pick-power plus-two")
    begin_round(s, "3 3 3", start=0)
    do(s, "take-die 3")

    assert refused(s, "check-box 3") == {"SR-25"}


@pytest.mark.rule("SR-08")
def test_rail_draws_one_track_of_any_type_in_any_hex() -> None:
    s = picking(2)
    do(s, "pick-power rail")
    assert offered(s) == [f"draw-track {hex} {track}" for hex in HEXES for track in TRACK_NAMES]
    do(s, "draw-track 6c se-sw")

    assert STEAMROLLERS.view(s, 0).tracks[1][HEXES.index("6c")] == TRACK_NAMES.index("se-sw")
    assert [sum([track != -1 for track in sheet]) for sheet in STEAMROLLERS.view(s, 0).tracks] == [0, 1]
    assert s.actors() == (0,)


@pytest.mark.rule("SR-08", "SR-20")
def test_the_hex_of_the_power_cannot_be_drawn_in_again() -> None:
    s = picking(2, start=1)
    do(s, "pick-power rail", "draw-track 1a e-w", "pick-power plus-two")
    begin_round(s, "1 1 1", start=0)
    do(s, "take-die 1")

    assert refused(s, "draw-track 1a e-w") == {"SR-20"}
    assert "draw-track 1b e-w" in offered(s)


@pytest.mark.rule("SR-08", "SR-60")
def test_plus_two_brings_two_points_and_nothing_more_to_do() -> None:
    s = picking(3)
    do(s, "pick-power plus-two")

    assert s.actors() == (1,)
    assert [points(s, seat).power for seat in range(3)] == [0, 0, 2]
    assert [score.points for score in STEAMROLLERS.standing(s)] == [0, 0, 2]


@pytest.mark.rule("SR-08", "SR-17")
@pytest.mark.parametrize(
    ("power", "use"), [("engine", "check-box 1"), ("rail", "draw-track 1a e-w"), ("plus-two", "")]
)
def test_a_power_does_not_stir_the_first_round(power: str, use: str) -> None:
    s = picking(2)
    do(s, "pick-power action-tile", "take-tile 1", f"pick-power {power}", *[use] * bool(use))
    deal(s)

    assert s.stirred is False


# Action tile


@pytest.mark.rule("SR-08", "SR-15")
@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5, 6])
def test_action_tile_takes_any_of_the_six_and_lays_it_sideways(tile: int) -> None:
    s = picking(2)
    do(s, "pick-power action-tile")
    assert offered(s) == [f"take-tile {one}" for one in range(1, 7)]
    do(s, f"take-tile {tile}")

    assert [holder(s, one) for one in range(1, 7)] == [1 if one == tile else None for one in range(1, 7)]
    assert [is_sideways(s, one) for one in range(1, 7)] == [one == tile for one in range(1, 7)]
    assert s.actors() == (0,)


@pytest.mark.rule("SR-08", "SR-11", "SR-45")
def test_the_tile_of_the_power_is_safe_until_its_holders_first_turn() -> None:
    s = picking(3)
    do(s, "pick-power plus-two", "pick-power action-tile", "take-tile 4", "pick-power engine", "check-box 1")
    stock_all(s)
    begin_round(s, "4 4 4 4")
    do(s, "take-die 4")
    assert refused(s, "take-tile 4") == {"SR-45"}
    do(s, "check-box 4")
    assert s.actors() == (1,)
    assert not is_sideways(s, 4)
    do(s, "take-die 4", "check-box 4", "take-die 4", "take-tile 4")
    assert holder(s, 4) == 2


# Personal delivery


@pytest.mark.rule("SR-08", "SR-15")
def test_the_personal_good_is_drawn_from_the_goods_in_the_bag_that_are_not_grey() -> None:
    s = picking(2)
    s.bag = (3, 1, 0, 9, 7, 0)
    do(s, "pick-power personal-delivery")

    assert odds(s) == {"draw-good red": 3, "draw-good blue": 1, "draw-good yellow": 9}
    do(s, "draw-good blue")
    assert s.bag == (3, 0, 0, 9, 7, 0)


@pytest.mark.rule("SR-08", "SR-15")
@pytest.mark.parametrize("city", [3, 4])
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_its_owner_then_puts_it_on_city_3_or_4_of_the_own_sheet(city: int, colour: str) -> None:
    s = picking(2)
    s.bag = (*(5,) * 5, 0)
    supply = s.supply
    do(s, "pick-power personal-delivery", f"draw-good {colour}")
    assert s.actors() == (1,)
    assert offered(s) == ["put-good 3", "put-good 4"]
    do(s, f"put-good {city}")

    names = STEAMROLLERS.words(s)["good"]
    assert [names[good] if good >= 0 else "" for good in s.personal] == ["", f"own-{colour}-of-{city}"]
    assert s.supply == supply
    assert s.actors() == (0,)


@pytest.mark.rule("SR-08")
@pytest.mark.parametrize("city", [1, 2, 5, 6])
def test_it_is_put_on_no_other_city(city: int) -> None:
    s = picking(2)
    s.bag = (*(5,) * 5, 0)
    do(s, "pick-power personal-delivery", "draw-good red")

    assert refused(s, f"put-good {city}") == {"SR-08"}
    assert refused(s, "put-good 3", seat=0) == {"SR-08"}


@pytest.mark.rule("SR-15")
def test_if_the_bag_has_only_grey_goods_there_is_no_personal_good() -> None:
    s = picking(2)
    s.bag = (0, 0, 0, 0, 8, 0)
    do(s, "pick-power personal-delivery")

    assert s.actors() == (0,)
    assert s.personal == (-1, -1)
    assert s.bag == (0, 0, 0, 0, 8, 0)
    assert offered(s) == without("personal-delivery")


def connected(*, orders: bool = False) -> SteamRollers:
    """Both players have cities 2, 3 and 4 connected and a strong engine; seat 0 a personal red good on 3."""
    s = position(2, orders=orders)
    for seat in (0, 1):
        draw(s, seat, "3h nw-se", "4c nw-sw", "2f ne-sw", "4d ne-sw", "4f ne-w")
        check(s, seat, 1, 2, 3, 4)
    stock_all(s, "yellow")
    own(s, 0, "red", 3)
    return s


@pytest.mark.rule("SR-08", "SR-15", "SR-30")
def test_the_personal_good_is_delivered_as_if_it_lay_on_that_city_of_the_supply_board() -> None:
    s = begin_round(connected(), "3 4 2")
    bag = s.bag[0]
    do(s, "take-die 3")
    assert offered(s, "deliver") == ["deliver own-red-of-3 2 2"]
    do(s, "deliver own-red-of-3 2 2")

    assert s.delivered == (2, 0)
    assert s.personal == (-1, -1)
    assert s.bag[0] == bag + 1
    assert [len(line) for line in s.supply] == [1] * 6


@pytest.mark.rule("SR-08", "SR-30")
def test_the_die_must_name_the_city_on_which_it_lies() -> None:
    s = begin_round(connected(), "4 2 1")
    do(s, "take-die 4")

    assert offered(s, "deliver") == []
    assert refused(s, "deliver own-red-of-3 2 2") == {"SR-30"}
    assert refused(s, "deliver own-red-of-4 2 1") == {"SR-30"}


@pytest.mark.rule("SR-08", "SR-30")
def test_only_its_owner_can_deliver_it() -> None:
    s = begin_round(connected(), "3 3 3", start=1)
    do(s, "take-die 3")

    assert s.actors() == (1,)
    assert offered(s, "deliver") == []
    assert refused(s, "deliver own-red-of-3 2 2") == {"SR-30"}
    assert refused(s, "deliver red-of-3 2 2") == {"SR-30"}


@pytest.mark.rule("SR-08", "SR-30")
def test_two_players_goods_of_one_colour_and_city_are_not_confused() -> None:
    s = connected()
    own(s, 1, "red", 3)
    begin_round(s, "3 3 3", start=1)
    do(s, "take-die 3", "deliver own-red-of-3 2 2")

    names = STEAMROLLERS.words(s)["good"]
    assert s.personal == (names.index("own-red-of-3"), -1)


@pytest.mark.rule("SR-08", "SR-30")
def test_a_like_good_of_the_supply_city_is_another_one() -> None:
    s = connected()
    s.supply = changed(s.supply, 2, ())
    stock(s, 3, "red")
    begin_round(s, "3 3 3")
    do(s, "take-die 3")
    assert offered(s, "deliver") == ["deliver red-of-3 2 2", "deliver own-red-of-3 2 2"]
    do(s, "deliver red-of-3 2 2")
    assert s.supply[2] == ()
    assert s.personal[0] != -1


@pytest.mark.rule("SR-08", "SR-31")
def test_the_personal_good_goes_no_farther_than_the_engine_and_to_its_colour_alone() -> None:
    s = connected()
    s.boxes = changed(s.boxes, 0, 0)
    check(s, 0, 5)
    begin_round(s, "3 4 2")
    do(s, "take-die 3")

    assert refused(s, "deliver own-red-of-3 2 2") == {"SR-31"}
    assert refused(s, "deliver own-red-of-3 4 1") == {"SR-30"}


@pytest.mark.rule("SR-15", "SR-53")
def test_tile_3a_brings_it_to_the_city_of_the_die() -> None:
    s = connected()
    hold(s, 0, "3a")
    begin_round(s, "2 4 1")
    do(s, "take-die 2")

    assert offered(s, "deliver") == ["deliver own-red-of-3 2 2"]


@pytest.mark.rule("SR-15", "SR-40")
def test_with_orders_a_delivered_personal_good_is_kept() -> None:
    s = connected(orders=True)
    keep(s, 0, "blue")
    begin_round(s, "3 4 2")
    do(s, "take-die 3", "deliver own-red-of-3 2 2")

    assert s.kept[:6] == (1, 1, 0, 0, 0, 0)
    assert offered(s) == ["fill-order 1", "decline"]


@pytest.mark.rule("SR-12", "SR-15")
def test_it_does_not_keep_the_supply_city_from_being_empty() -> None:
    s = connected()
    s.supply = ((), (), *s.supply[2:])
    assert not s.is_sold_out
    s.supply = changed(s.supply, 2, ())

    assert s.personal[0] != -1
    assert s.is_sold_out


@pytest.mark.rule("SR-15", "SR-60")
def test_a_personal_good_that_is_not_delivered_scores_nothing() -> None:
    s = position(2)
    own(s, 0, "red", 3)

    assert [score.points for score in STEAMROLLERS.standing(s)] == [0, 0]
    assert STEAMROLLERS.census(s)["red goods"] == 10


@pytest.mark.rule("SR-08", "SR-16")
def test_a_die_with_which_only_the_personal_good_can_be_delivered_is_not_spent_on_nothing() -> None:
    s = connected()
    fill_region(s, 0, 3)
    check(s, 0, 3)
    hold(s, 1, "3a", sideways=True)
    begin_round(s, "3 4 2")
    do(s, "take-die 3")

    assert offered(s) == ["deliver own-red-of-3 2 2"]
    assert refused(s, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-08")
def test_a_drawn_personal_good_is_counted_while_its_city_is_chosen() -> None:
    s = picking(2)
    s.bag = (*(5,) * 5, 0)
    before = dict(STEAMROLLERS.census(s))
    for colour in COLOURS[:4]:
        after = s.copy()
        do(after, "pick-power personal-delivery", f"draw-good {colour}")
        assert STEAMROLLERS.census(after) == before
        do(after, "put-good 4")
        assert STEAMROLLERS.census(after) == before

"""Goods on the trains: picked up, carried, delivered or unloaded."""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import DRAW_TOWN, STOP, PickUp
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import Seat
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    begin_turn,
    cargo,
    deal,
    delivered,
    draw_goods,
    draw_town,
    goods,
    load,
    options,
    pick_up,
    place,
    play_town,
    playing,
    put_good,
    put_train,
    refused,
    step,
    take,
    turn_up,
    where,
)

LINE = "Y ─ R ─ B"


def offered(s: DaysOfSteam, seat: Seat = 0) -> list[PickUp]:
    """The goods that may be picked up."""
    return [action for action in options(s, seat) if isinstance(action, PickUp)]


# Picking up


@pytest.mark.rule("DS-60")
def test_picking_up_carrying_and_delivering_cost_no_steam() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "blue")
    pick_up(s, 0, "blue")
    assert (s.steam[0], cargo(s, 0), goods(s, "start")) == (4, "blue", [])
    advance(s, 0, "e", "e", "e", "e")
    assert (s.steam[0], delivered(s, 0)) == (0, ["blue"])


@pytest.mark.rule("DS-60")
def test_a_good_may_be_picked_up_along_the_way() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "e2", "blue")
    advance(s, 0, "e", "e")
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e")
    assert delivered(s, 0) == ["blue"]


@pytest.mark.rule("DS-60")
def test_only_goods_that_lie_where_the_train_is_can_be_picked_up() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "green")
    put_good(s, "e2", "blue")
    assert offered(s) == [take(s, "green")]
    assert refused(s, 0, take(s, "blue")) == {"DS-60"}
    advance(s, 0, "e")
    assert refused(s, 0, take(s, "green")) == {"DS-60"}
    assert refused(s, 0, take(s, "blue")) == {"DS-60"}
    advance(s, 0, "e")
    assert offered(s) == [take(s, "blue")]


@pytest.mark.rule("DS-60")
def test_on_track_nothing_is_picked_up_even_with_all_12_towns_in_play() -> None:
    s = playing("Y ─ Y ─ Y2 ─ R ─ R ─ R2 ─ G ─ G ─ G2 ─ B ─ B ─ B2", steam=2)
    for spot in ("start", "e2", "e22"):
        put_good(s, spot, "red")
    advance(s, 0, "e")
    assert refused(s, 0, take(s, "red")) == {"DS-60"}


@pytest.mark.rule("DS-60")
def test_a_train_carries_one_good_at_a_time() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "green")
    put_good(s, "start", "green")
    put_good(s, "e2", "blue")
    pick_up(s, 0, "green")
    assert refused(s, 0, take(s, "green")) == {"DS-60"}
    advance(s, 0, "e", "e")
    assert refused(s, 0, take(s, "blue")) == {"DS-60"}
    assert (cargo(s, 0), goods(s, "start"), goods(s, "e2")) == ("green", ["green"], ["blue"])


@pytest.mark.rule("DS-61")
def test_goods_that_are_taken_are_not_replaced() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "blue")
    put_good(s, "start", "green")
    bag = s.bag
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e", "e", "e")
    act(s, 0, STOP)
    assert goods(s, "start") == ["green"]
    assert s.bag == bag


@pytest.mark.rule("DS-67")
def test_a_good_may_be_carried_though_no_town_has_its_colour() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "green")
    pick_up(s, 0, "green")
    advance(s, 0, "e", "e", "e", "e")
    act(s, 0, STOP)
    assert (goods(s, "e4"), delivered(s, 0)) == (["green"], [])


# Delivering


@pytest.mark.rule("DS-62")
def test_a_good_is_delivered_in_the_first_town_of_its_colour_though_the_train_goes_on() -> None:
    s = playing("Y ─ R ─ R", steam=4)
    load(s, 0, "red")
    advance(s, 0, "e")
    assert (cargo(s, 0), delivered(s, 0)) == ("red", [])
    advance(s, 0, "e")
    assert (cargo(s, 0), delivered(s, 0)) == ("", ["red"])
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert (delivered(s, 0), goods(s, "e2"), goods(s, "e4")) == (["red"], [], [])


@pytest.mark.rule("DS-62")
def test_a_good_is_not_delivered_in_a_town_of_another_colour() -> None:
    s = playing(LINE, steam=2)
    load(s, 0, "blue")
    advance(s, 0, "e", "e")
    assert (cargo(s, 0), delivered(s, 0)) == ("blue", [])


@pytest.mark.rule("DS-62")
def test_a_good_of_its_towns_own_colour_is_delivered_in_another_town_of_that_colour() -> None:
    s = playing("R* ─ Y ─ R", steam=4)
    put_good(s, "start", "red", home="start")
    pick_up(s, 0, "red", home="start")
    advance(s, 0, "e", "e")
    assert (cargo(s, 0), delivered(s, 0)) == ("red", [])
    advance(s, 0, "e", "e")
    assert (cargo(s, 0), delivered(s, 0)) == ("", ["red"])


@pytest.mark.rule("DS-62")
def test_a_good_is_not_delivered_in_the_town_where_it_first_lay() -> None:
    s = playing("R* ─ Y", steam=6)
    put_good(s, "start", "red", home="start")
    pick_up(s, 0, "red", home="start")
    advance(s, 0, "e", "e", "w", "w")
    assert (where(s, 0), cargo(s, 0), delivered(s, 0)) == ("start", "red", [])
    advance(s, 0, "e", "e")
    assert cargo(s, 0) == "red"


@pytest.mark.rule("DS-62")
def test_a_good_that_lies_elsewhere_is_still_refused_by_the_town_where_it_first_lay() -> None:
    s = playing("R* ─ Y ─ R", steam=2)
    put_train(s, 0, "e2")
    put_good(s, "e2", "red", home="start")
    pick_up(s, 0, "red", home="start")
    advance(s, 0, "w", "w")
    assert (cargo(s, 0), delivered(s, 0)) == ("red", [])


@pytest.mark.rule("DS-62")
def test_of_two_goods_of_a_colour_in_one_town_each_has_its_own_first_town() -> None:
    s = playing("R* ─ Y ─ R", steam=2)
    put_train(s, 0, "e2")
    put_good(s, "e2", "red", home="start")
    put_good(s, "e2", "red", home="e4")
    put_good(s, "e2", "red")
    put_good(s, "e2", "red")
    goods_here = [take(s, "red"), take(s, "red", home="start"), take(s, "red", home="e4")]
    assert offered(s) == goods_here
    for good, taken in zip(goods_here, (["red"], [], ["red"]), strict=True):
        after = s.copy()
        act(after, 0, good)
        advance(after, 0, "w", "w")
        assert delivered(after, 0) == taken


@pytest.mark.rule("DS-62")
def test_goods_of_a_face_up_town_first_lie_where_it_is_played() -> None:
    s = playing("R* ─ ─ .", steam=5)
    turn_up(s, "R", "red", "blue")
    act(s, 0, play_town(s, "e3"))
    deal(s)
    begin_turn(s, 0)
    put_train(s, 0, "e3")
    assert offered(s) == [take(s, "blue"), take(s, "red", home="e3")]


@pytest.mark.rule("DS-62")
def test_goods_drawn_for_a_town_first_lie_in_it() -> None:
    s = playing("R* ─ ─ .", steam=5)
    act(s, 0, DRAW_TOWN)
    draw_town(s, "B")
    act(s, 0, place(s, "e3"))
    draw_goods(s, "red", "blue")
    begin_turn(s, 0)
    put_train(s, 0, "e3")
    assert offered(s) == [take(s, "red"), take(s, "blue", home="e3")]


@pytest.mark.rule("DS-63")
def test_who_delivers_keeps_the_good_for_2_points() -> None:
    s = playing("Y ─ R", steam=2, players=3, seat=1)
    load(s, 1, "red")
    advance(s, 1, "e", "e")
    act(s, 1, STOP)
    assert [delivered(s, seat) for seat in range(3)] == [[], ["red"], []]
    assert [score.points for score in DAYS_OF_STEAM.standing(s)] == [0, 2, 0]


@pytest.mark.rule("DS-63")
def test_after_a_delivery_a_train_may_load_again_in_the_same_town_and_deliver_again() -> None:
    s = playing(LINE, steam=4)
    put_good(s, "start", "red")
    put_good(s, "e2", "blue")
    pick_up(s, 0, "red")
    advance(s, 0, "e", "e")
    assert delivered(s, 0) == ["red"]
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert delivered(s, 0) == ["red", "blue"]


@pytest.mark.rule("DS-63")
def test_after_a_delivery_a_train_may_go_on_and_load_in_another_town() -> None:
    s = playing(LINE, steam=6)
    load(s, 0, "red")
    put_good(s, "e4", "green")
    advance(s, 0, "e", "e", "e", "e")
    pick_up(s, 0, "green")
    advance(s, 0, "w")
    act(s, 0, STOP)
    assert (where(s, 0), delivered(s, 0), cargo(s, 0)) == ("e3", ["red"], "green")


# Unloading and keeping


@pytest.mark.rule("DS-64")
def test_a_good_is_unloaded_where_a_move_ends_in_a_town_and_anyone_may_take_it() -> None:
    s = playing(LINE, steam=2)
    load(s, 0, "blue")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    assert (cargo(s, 0), goods(s, "e2")) == ("", ["blue"])
    put_train(s, 1, "e2")
    s.steam[1] = 2
    pick_up(s, 1, "blue")
    advance(s, 1, "e", "e")
    assert (delivered(s, 0), delivered(s, 1)) == ([], ["blue"])


@pytest.mark.rule("DS-64")
def test_the_train_that_unloaded_a_good_may_take_it_again() -> None:
    s = playing(LINE, steam=4)
    load(s, 0, "blue")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    begin_turn(s, 0)
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e")
    assert delivered(s, 0) == ["blue"]


@pytest.mark.rule("DS-64")
def test_a_good_is_unloaded_even_in_its_first_town_and_keeps_it() -> None:
    s = playing("R* ─ Y", steam=4)
    put_good(s, "start", "red", home="start")
    pick_up(s, 0, "red", home="start")
    advance(s, 0, "e", "e", "w", "w")
    act(s, 0, STOP)
    assert (cargo(s, 0), goods(s, "start"), delivered(s, 0)) == ("", ["red"], [])
    s.steam[1] = 1
    assert offered(s, 1) == [take(s, "red", home="start")]


@pytest.mark.rule("DS-62", "DS-64")
def test_a_good_unloaded_in_another_town_keeps_its_first_town() -> None:
    s = playing("R* ─ Y", steam=6)
    put_good(s, "start", "red", home="start")
    pick_up(s, 0, "red", home="start")
    advance(s, 0, "e", "e")
    act(s, 0, STOP)
    begin_turn(s, 0)
    assert offered(s) == [take(s, "red", home="start")]
    pick_up(s, 0, "red", home="start")
    advance(s, 0, "w", "w")
    assert delivered(s, 0) == []


@pytest.mark.rule("DS-65")
def test_a_train_that_stops_on_track_keeps_its_good() -> None:
    s = playing(LINE, steam=2)
    load(s, 0, "red")
    advance(s, 0, "e")
    act(s, 0, STOP)
    assert cargo(s, 0) == "red"
    begin_turn(s, 0)
    advance(s, 0, "e")
    assert delivered(s, 0) == ["red"]


@pytest.mark.rule("DS-65")
def test_nobody_takes_a_good_from_another_train() -> None:
    s = playing(LINE, steam=1)
    load(s, 0, "red")
    advance(s, 0, "e")
    act(s, 0, STOP)
    s.steam[1] = 6
    advance(s, 1, "e")
    assert refused(s, 1, take(s, "red")) == {"DS-60"}
    advance(s, 1, "e")
    assert (cargo(s, 0), delivered(s, 1)) == ("red", [])


@pytest.mark.rule("DS-66")
def test_a_good_is_not_set_down_or_exchanged_on_the_way() -> None:
    s = playing("Y ─ R ─", steam=3)
    load(s, 0, "blue")
    put_good(s, "e2", "green")
    advance(s, 0, "e", "e")
    assert options(s, 0) == [step("e"), step("w"), STOP]
    assert refused(s, 0, take(s, "green")) == {"DS-60"}
    advance(s, 0, "e")
    assert (cargo(s, 0), goods(s, "e2")) == ("blue", ["green"])


@pytest.mark.rule("DS-66")
def test_who_picks_up_a_good_goes_on_with_it() -> None:
    s = playing("Y ─ R", steam=3)
    put_good(s, "e2", "blue")
    advance(s, 0, "e", "e")
    pick_up(s, 0, "blue")
    assert options(s, 0) == [step("w")]
    assert refused(s, 0, STOP) == {"DS-66"}
    advance(s, 0, "w")
    act(s, 0, STOP)


@pytest.mark.rule("DS-66")
def test_a_good_is_picked_up_only_with_steam_to_go_on() -> None:
    s = playing("Y ─ R", steam=2)
    put_good(s, "e2", "blue")
    advance(s, 0, "e", "e")
    assert refused(s, 0, take(s, "blue")) == {"DS-66"}
    act(s, 0, STOP)
    begin_turn(s, 0)
    assert refused(s, 0, take(s, "blue")) == {"DS-66"}
    s.steam[0] = 1
    pick_up(s, 0, "blue")


@pytest.mark.rule("DS-66")
def test_who_comes_back_with_a_good_may_stop_where_it_was_picked_up() -> None:
    s = playing("Y ─ R", steam=4)
    put_good(s, "start", "blue")
    pick_up(s, 0, "blue")
    advance(s, 0, "e", "e", "w", "w")
    act(s, 0, STOP)
    assert (goods(s, "start"), cargo(s, 0)) == (["blue"], "")

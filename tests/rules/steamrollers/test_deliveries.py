"""Delivering goods: from where, to where, how far, and what it brings."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import COLOURS
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.legality import why_not
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    connections,
    do,
    draw,
    goods,
    hold,
    keep,
    lengths,
    offered,
    own,
    position,
    read,
    refused,
    stock,
    stock_all,
    using,
)

ONE_THREE = ("1e e-w", "3e e-w")  # no town
ONE_THREE_BY_TOWN = ("1g nw-e", "1h e-w", "3g ne-w")
THREE_FOUR = ("3h nw-se", "4c nw-sw")  # no town
THREE_FOUR_BY_TOWN = ("3g ne-se", "4b nw-se")
ONE_FIVE = ("1f ne-se", "5c nw-se")  # a town
FIVE_FOUR = ("5f e-w", "4e e-w")  # no town
TWO_THREE = ("3f e-w", "2b e-w")  # a town
TWO_SIX = ("2f ne-se", "6a nw-se")  # no town
FOUR_SIX = ("4f e-w", "6d e-w")  # a town
# Each city with the next: 1-3, 3-2, 2-6, 6-4, 4-5, 5-1, with towns on 3-2, 6-4 and 5-1.
CIRCLE = (*ONE_THREE, *TWO_THREE, *TWO_SIX, *FOUR_SIX, *FIVE_FOUR, *ONE_FIVE)


def bag(s: SteamRollers, colour: str) -> int:
    """How many goods of a colour are in the bag."""
    return s.bag[COLOURS.index(colour)]


# From where, to where


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_names_the_source(die: int) -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock_all(s, "black")
    using(s, die)
    assert {line.split()[1] for line in offered(s, "deliver")} == {f"black-of-{die}"}
    for other in range(1, 7):
        if other != die:
            for to in range(1, 7):
                for distance in lengths(s, 0, other, to):
                    if distance <= 6:
                        assert refused(s, f"deliver black-of-{other} {to} {distance}") == {"SR-30"}


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize(
    ("colour", "cities"),
    [
        ("yellow", [1]),
        ("red", [2]),
        ("grey", [3, 4]),
        ("blue", [5]),
        ("green", [6]),
        ("black", [1, 2, 3, 4, 5, 6]),
    ],
)
@pytest.mark.parametrize("source", range(1, 7))
def test_a_good_goes_to_a_city_of_its_colour_and_a_black_one_to_any_other_city(
    colour: str, cities: list[int], source: int
) -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, source, colour)
    using(s, source)
    assert {int(line.split()[2]) for line in offered(s, "deliver")} == {*cities} - {source}
    for to in range(1, 7):
        for distance in lengths(s, 0, source, to):
            if to not in cities and distance <= 6:
                assert refused(s, f"deliver {colour}-of-{source} {to} {distance}") == {"SR-30"}


@pytest.mark.rule("SR-31", "SR-30")
@pytest.mark.parametrize("distance", range(9))
def test_a_black_good_does_not_go_round_to_its_own_city(distance: int) -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    hold(s, 0, "4a")
    stock(s, 1, "black")
    using(s, 1)
    assert refused(s, f"deliver black-of-1 1 {distance}") == {"SR-31"}


@pytest.mark.rule("SR-30")
def test_only_a_good_that_lies_there_is_delivered() -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "red")
    stock(s, 5, "grey blue")
    using(s, 1)
    assert sorted(offered(s, "deliver")) == ["deliver red-of-1 2 3", "deliver red-of-1 2 6"]
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}
    assert refused(s, "deliver last-red-of-1 2 3") == {"SR-30"}
    assert refused(s, "deliver own-red-of-1 2 3") == {"SR-30"}


@pytest.mark.rule("SR-30")
def test_a_die_of_an_empty_city_delivers_nothing() -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 5, "red")
    using(s, 1)
    assert offered(s, "deliver") == []


@pytest.mark.rule("SR-30")
def test_only_the_own_track_carries() -> None:
    s = position()
    draw(s, 1, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "grey")
    using(s, 1)
    assert offered(s, "deliver") == []
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-31"}


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("missing", range(4))
def test_a_route_with_a_gap_does_not_carry(missing: int) -> None:
    s = position()
    route = [*ONE_THREE, *THREE_FOUR]
    draw(s, 0, *[track for at, track in enumerate(route) if at != missing])
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "grey")
    using(s, 1)
    assert offered(s, "deliver") == (["deliver grey-of-1 3 1"] if missing > 1 else [])
    assert refused(s, "deliver grey-of-1 4 2") == {"SR-31"}


@pytest.mark.rule("SR-30")
def test_a_good_does_not_change_trains_at_a_town() -> None:
    s = position()
    draw(s, 0, "1e se-w", "1h nw-ne", "3g ne-w")  # in the town, and up to its hex from the other side
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "grey")
    using(s, 1)
    assert connections(s, 0) == []
    assert refused(s, "deliver grey-of-1 3 2") == {"SR-31"}


@pytest.mark.rule("SR-30")
def test_goods_run_both_ways() -> None:
    s = position()
    draw(s, 0, *TWO_THREE)
    check(s, 0, 1, 2)
    stock(s, 2, "grey")
    stock(s, 3, "red")
    using(s, 2)
    assert offered(s, "deliver") == ["deliver grey-of-2 3 2"]
    using(s, 3)
    assert offered(s, "deliver") == ["deliver red-of-3 2 2"]


@pytest.mark.rule("SR-30")
def test_nobody_delivers_in_anothers_turn() -> None:
    s = position(3)
    for seat in range(3):
        draw(s, seat, *CIRCLE)
        check(s, seat, 1)
    stock(s, 1, "grey")
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 1", 1) == {"SR-10"}
    assert refused(s, "deliver grey-of-1 3 1", 2) == {"SR-10"}


@pytest.mark.rule("SR-30")
def test_one_good_is_delivered_and_the_turn_is_over() -> None:
    s = position()
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "grey grey")
    stock_all(s)
    using(s, 1)
    do(s, "deliver grey-of-1 3 1")
    assert s.actors() == (1,)
    assert refused(s, "deliver grey-of-1 3 1", 0) == {"SR-10"}


@pytest.mark.rule("SR-30", "SR-15")
@pytest.mark.parametrize("city", [3, 4])
def test_a_personal_good_is_delivered_from_its_city_by_its_owner_alone(city: int) -> None:
    s = position()
    for seat in (0, 1):
        draw(s, seat, *CIRCLE)
        check(s, seat, 1, 2, 3, 4, 5, 6)
    stock_all(s, "yellow")
    own(s, 0, "red", city)
    using(s, city, start=1)
    assert not [line for line in offered(s) if "own" in line]
    far = min(lengths(s, 1, city, 2))
    assert refused(s, f"deliver own-red-of-{city} 2 {far}") == {"SR-30"}
    using(s, 7 - city)
    assert refused(s, f"deliver own-red-of-{city} 2 {far}") == {"SR-30"}
    using(s, city)
    in_the_bag = bag(s, "red")
    do(s, f"deliver own-red-of-{city} 2 {far}")
    assert (s.delivered, bag(s, "red"), goods(s, city)) == ((far, 0), in_the_bag + 1, "yellow")
    using(s, city)
    assert refused(s, f"deliver own-red-of-{city} 2 {far}") == {"SR-30"}


# How far


@pytest.mark.rule("SR-31")
@pytest.mark.parametrize(
    ("tracks", "to", "far"),
    [
        (ONE_THREE, 3, {1}),
        (ONE_THREE_BY_TOWN, 3, {2}),
        ((*ONE_THREE, *THREE_FOUR), 4, {2}),
        ((*ONE_THREE, *THREE_FOUR_BY_TOWN), 4, {3}),
        ((*ONE_FIVE, *FIVE_FOUR), 4, {3}),
        ((*ONE_THREE, *ONE_THREE_BY_TOWN, *THREE_FOUR), 4, {2, 3}),
        ((*ONE_THREE, *THREE_FOUR, *THREE_FOUR_BY_TOWN), 4, {2, 3}),
        ((*ONE_FIVE, *FIVE_FOUR, *ONE_THREE, *THREE_FOUR), 4, {2, 3}),
    ],
)
def test_the_distance_is_the_number_of_cities_and_towns_reached(
    tracks: tuple[str, ...], to: int, far: set[int]
) -> None:
    s = position()
    draw(s, 0, *tracks)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "black")
    using(s, 1)
    assert {line for line in offered(s, "deliver") if line.split()[2] == str(to)} == {
        f"deliver black-of-1 {to} {one}" for one in far
    }
    for distance in {*range(7)} - far:
        assert refused(s, f"deliver black-of-1 {to} {distance}") == {"SR-31"}


@pytest.mark.rule("SR-31")
def test_a_distance_below_nothing_is_refused() -> None:
    s = position()
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "grey")
    using(s, 1)
    assert refused(s, "deliver grey-of-1 3 -1") == {"SR-31"}
    assert refused(s, "deliver grey-of-1 3 999999") == {"SR-31"}


@pytest.mark.rule("SR-31")
@pytest.mark.parametrize("strength", range(7))
def test_the_distance_does_not_exceed_the_strength_of_the_engine(strength: int) -> None:
    s = position()
    draw(s, 0, *CIRCLE)  # from 1 to 3 it is 1, or 8 the other way; to 2 it is 3 or 6
    check(s, 0, *range(1, strength + 1))
    stock(s, 1, "red grey")
    using(s, 1)
    far = {"red-of-1 2": {3, 6}, "grey-of-1 3": {1, 8}, "grey-of-1 4": {3, 6}}
    found = [f"deliver {what} {one}" for what, lengths in far.items() for one in lengths if one <= strength]
    assert sorted(offered(s, "deliver")) == sorted(found)
    for what, distances in far.items():
        for one in distances:
            if one > strength:
                assert refused(s, f"deliver {what} {one}") == {"SR-31"}


@pytest.mark.rule("SR-31")
def test_a_longer_route_may_be_taken() -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "red")
    stock_all(s)
    using(s, 1)
    do(s, "deliver red-of-1 2 6")
    assert s.delivered == (6, 0)


@pytest.mark.rule("SR-31")
def test_no_route_comes_to_a_city_twice() -> None:
    s = position()
    # City 3 has a loop to 4 and back by another run; who could use it would be 3 or 4 farther from 1 to 2.
    draw(s, 0, *ONE_THREE, *THREE_FOUR, *THREE_FOUR_BY_TOWN, *TWO_THREE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "red")
    using(s, 1)
    assert offered(s, "deliver") == ["deliver red-of-1 2 3"]
    for distance in (4, 5, 6):
        assert refused(s, f"deliver red-of-1 2 {distance}") == {"SR-31"}


@pytest.mark.rule("SR-31")
def test_no_route_comes_back_to_its_source() -> None:
    s = position()
    # From 3 out to 4 and back would be 3 more to 2.
    draw(s, 0, *THREE_FOUR, *THREE_FOUR_BY_TOWN, *TWO_THREE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 3, "red")
    using(s, 3)
    assert offered(s, "deliver") == ["deliver red-of-3 2 2"]
    assert refused(s, "deliver red-of-3 2 5") == {"SR-31"}


@pytest.mark.rule("SR-31")
def test_a_loop_from_a_city_to_itself_makes_no_route_longer() -> None:
    s = position()
    draw(s, 0, *TWO_THREE)
    draw(s, 0, "4b nw-ne", "3g ne-se", "3h nw-sw")  # from city 3 through the town of 4 and back
    check(s, 0, 1, 2, 3, 4, 5, 6)
    assert connections(s, 0) == ["2-3:1"]
    stock(s, 3, "red")
    using(s, 3)
    assert offered(s, "deliver") == ["deliver red-of-3 2 2"]


@pytest.mark.rule("SR-33")
def test_a_route_passes_cities_also_of_the_goods_own_colour() -> None:
    s = position()
    draw(s, 0, *ONE_THREE, *THREE_FOUR)
    check(s, 0, 1, 2)
    stock(s, 1, "grey")
    stock_all(s)
    using(s, 1)
    assert sorted(offered(s, "deliver")) == ["deliver grey-of-1 3 1", "deliver grey-of-1 4 2"]
    do(s, "deliver grey-of-1 4 2")
    assert s.delivered == (2, 0)


@pytest.mark.rule("SR-33")
def test_a_route_passes_empty_cities_and_cities_of_any_colour() -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 5, "green")
    using(s, 5)
    # By 4: 4, a town, 6. By 1: a town, 1, 3, a town, 2, 6.
    assert sorted(offered(s, "deliver")) == ["deliver green-of-5 6 3", "deliver green-of-5 6 6"]


@pytest.mark.rule("SR-30", "SR-31")
@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        ("blue-of-1 5 2", ["good-is-there"]),
        ("green-of-5 6 3", ["die-names-the-source"]),
        ("red-of-1 3 1", ["city-takes-the-good"]),
        ("black-of-1 1 5", ["leaves-its-city"]),
        ("red-of-1 2 4", ["route-has-the-length"]),
        ("black-of-1 3 8", ["engine-is-strong-enough"]),
        ("black-of-1 3 9", ["route-has-the-length", "engine-is-strong-enough"]),
        ("yellow-of-5 2 4", ["good-is-there", "die-names-the-source", "city-takes-the-good"]),
    ],
)
def test_a_refusal_names_what_is_wrong_and_nothing_else(line: str, reasons: list[str]) -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "red black")
    stock(s, 5, "green")
    using(s, 1)
    refusals = why_not(STEAMROLLERS, s, 0, read(s, f"deliver {line}"))
    assert [refusal.name for refusal in refusals] == reasons


# What it brings


@pytest.mark.rule("SR-32")
@pytest.mark.parametrize("distance", [3, 6])
def test_the_distance_is_scored_and_the_good_goes_back_into_the_bag(distance: int) -> None:
    s = position()
    draw(s, 0, *CIRCLE)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "red grey")
    stock_all(s, "yellow")
    s.delivered = changed(s.delivered, 0, 5)
    red, grey = bag(s, "red"), bag(s, "grey")
    using(s, 1)
    assert STEAMROLLERS.gains(s, 0, read(s, f"deliver red-of-1 2 {distance}")) == (distance, 0)
    do(s, f"deliver red-of-1 2 {distance}")
    assert s.delivered == (5 + distance, 0)
    assert (bag(s, "red"), bag(s, "grey")) == (red + 1, grey)
    assert [goods(s, city) for city in range(1, 7)] == ["grey", *["yellow"] * 5]
    assert not any(s.kept)


@pytest.mark.rule("SR-32")
def test_a_delivered_black_good_goes_into_the_bag_too() -> None:
    s = position(coal=True)
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "black black red")
    stock_all(s)
    using(s, 1)
    box = s.box_of_coal
    do(s, "deliver black-of-1 3 1")
    assert (bag(s, "black"), s.box_of_coal, goods(s, 1)) == (1, box, "red black")


@pytest.mark.rule("SR-32", "SR-40")
def test_with_orders_the_good_is_kept_by_who_delivered_it() -> None:
    s = position(orders=True)
    draw(s, 1, *ONE_THREE)
    check(s, 1, 1)
    stock(s, 1, "grey")
    stock_all(s)
    keep(s, 0, "grey")
    using(s, 1, start=1)
    grey = bag(s, "grey")
    do(s, "deliver grey-of-1 3 1")
    assert (s.delivered, bag(s, "grey"), goods(s, 1)) == ((0, 1), grey, "")
    kept = {COLOURS[at % 6]: count for at, count in enumerate(s.kept) if count}
    assert (kept, s.kept[6 + COLOURS.index("grey")], s.kept[COLOURS.index("grey")]) == ({"grey": 1}, 1, 1)


@pytest.mark.rule("SR-32")
def test_deliveries_have_no_upper_end() -> None:
    s = position()
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "grey")
    stock_all(s)
    s.delivered = changed(s.delivered, 0, 60)
    using(s, 1)
    do(s, "deliver grey-of-1 3 1")
    assert s.delivered[0] == 61
    assert STEAMROLLERS.standing(s)[0].points == 61 + 1  # and a connection


@pytest.mark.rule("SR-32")
def test_the_next_player_finds_the_good_gone() -> None:
    s = position()
    for seat in (0, 1):
        draw(s, seat, *ONE_THREE)
        check(s, seat, 1)
    stock(s, 1, "grey")
    stock_all(s)
    begin_round(s, "1 1 1")
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 1")
    assert offered(s, "deliver") == []
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}


# How it is named


@pytest.mark.rule("SR-34")
def test_goods_that_are_alike_are_one_choice() -> None:
    s = position()
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "grey red grey grey")
    stock_all(s)
    using(s, 1)
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1"]
    do(s, "deliver grey-of-1 3 1")
    assert goods(s, 1) == "red grey grey"


@pytest.mark.rule("SR-34")
def test_routes_of_the_same_length_are_one_choice() -> None:
    s = position()
    # From 1 to 4 by 3 and a town or by a town and 5: 3 both ways.
    draw(s, 0, *ONE_THREE, *THREE_FOUR_BY_TOWN, *ONE_FIVE, *FIVE_FOUR)
    check(s, 0, 1, 2, 3, 4, 5, 6)
    stock(s, 1, "grey")
    using(s, 1)
    assert sorted(offered(s, "deliver")) == [
        "deliver grey-of-1 3 1",
        "deliver grey-of-1 3 5",
        "deliver grey-of-1 4 3",
    ]


@pytest.mark.rule("SR-34", "SR-70")
@pytest.mark.parametrize(
    ("line", "named", "to", "after", "after_the_last"),
    [
        ("grey red grey", "grey-of-1", "3 1", "red grey", "grey red"),
        ("red grey red", "red-of-1", "2 3", "grey red", "red grey"),  # the first good there is
        ("black grey black", "black-of-1", "3 1", "grey black", "black grey"),
    ],
)
def test_alone_the_later_of_two_alike_that_lie_apart_is_another_choice(
    line: str, named: str, to: str, after: str, after_the_last: str
) -> None:
    s = position(1)
    draw(s, 0, *ONE_THREE, *TWO_THREE)
    check(s, 0, 1, 2, 3)
    stock(s, 1, line)
    stock_all(s)
    begin_solo_turn(s, "1 2 3")
    do(s, "take-die 1")
    last = s.copy()
    do(s, f"deliver {named} {to}")
    assert goods(s, 1) == after
    do(last, f"deliver last-{named} {to}")
    assert goods(last, 1) == after_the_last


@pytest.mark.rule("SR-34", "SR-70")
@pytest.mark.parametrize("line", ["grey grey red", "red grey grey", "grey grey grey", "red grey blue"])
def test_alone_goods_alike_that_lie_side_by_side_are_one_choice(line: str) -> None:
    s = position(1)
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, line)
    stock_all(s)
    begin_solo_turn(s, "1 2 3")
    do(s, "take-die 1")
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1"]
    assert refused(s, "deliver last-grey-of-1 3 1") == {"SR-30"}


@pytest.mark.rule("SR-30", "SR-51")
def test_with_two_dice_two_goods_are_delivered() -> None:
    s = position()
    hold(s, 0, "2a")
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    begin_round(s, "1 3 3")
    do(s, "take-two-dice 3 1")
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}
    do(s, "deliver yellow-of-3 1 1")
    assert refused(s, "deliver yellow-of-3 1 1") == {"SR-30"}
    do(s, "deliver grey-of-1 3 1")
    assert s.delivered == (2, 0)


@pytest.mark.rule("SR-30", "SR-50")
@pytest.mark.parametrize("face", ["1a", "1b"])
def test_a_die_that_was_changed_names_another_source(face: str) -> None:
    s = position()
    hold(s, 0, face)
    draw(s, 0, *ONE_THREE)
    check(s, 0, 1)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    using(s, 1)
    do(s, "set-die 3")
    assert offered(s, "deliver") == ["deliver yellow-of-3 1 1"]
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}

"""The set-up: goods, coal, sides of tiles, start player and dice. [SR-02 to SR-07, SR-13, SR-14]"""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.steamrollers.components import FACES, ORDER_FACES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.phases.roll import RollDice
from footplate.games.steamrollers.phases.set_up import DrawStartPlayer
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE, Action, Seat, kind
from footplate.kernel.game import agree
from footplate.kernel.play import start
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_round,
    deal,
    do,
    goods,
    odds,
    position,
    stock,
    table,
)

PLAYERS = [2, 3, 4, 5]
ALL = [1, *PLAYERS]
OWN = ("yellow", "red", "grey", "grey", "blue", "green")  # the colour that a city does not keep
FOREIGN = (  # those that it keeps; for five players there are enough of each
    "red blue green grey",
    "blue green yellow grey",
    "green yellow red blue",
    "yellow red blue green",
    "grey red yellow green",
    "grey yellow red blue",
)


def fill(s: SteamRollers, *cities: str) -> SteamRollers:
    """Goods are drawn for city after city, over and over as told; the last cities get what they keep."""
    told = [*cities, *FOREIGN[len(cities) :]]
    for line in told:
        words = line.split()
        for number in range(s.players + 2):
            do(s, f"draw-good {words[number % len(words)]}")
    return s


def chance(s: SteamRollers, rng: Random) -> Action:
    """What chance does, by its odds."""
    likely = s.agenda[-1].odds(s)
    action = likely.outcome(rng.randrange(likely.weight()))
    s.agenda[-1].apply(s, CHANCE, action)
    return action


def drawn(s: SteamRollers, seed: int = 1) -> list[str]:
    """The kinds of all that chance does until a seat decides."""
    rng, kinds = Random(seed), []
    while s.actors() == (CHANCE,):
        kinds.append(kind(chance(s, rng)))
    return kinds


def supplied(s: SteamRollers) -> list[str]:
    """The goods on each supply city."""
    return [goods(s, city) for city in range(1, 7)]


# The order of things


@pytest.mark.rule("SR-03", "SR-05", "SR-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_goods_come_first_then_tiles_the_start_player_and_the_dice(players: int) -> None:
    s = table(players)

    assert drawn(s) == [
        *["draw-good"] * (6 * (players + 2)),
        *["show-tile"] * 6,
        "start-player",
        *["roll-white"] * (players + 1),
        "roll-black",
    ]


@pytest.mark.rule("SR-06", "SR-09")
def test_with_orders_and_borders_their_draws_come_before_the_start_player() -> None:
    s = table(2, orders=True, borders="hard")

    assert drawn(s)[6 * 4 :] == [
        *["show-tile"] * 6,
        *["show-order"] * 6,
        "roll-chart",
        "start-player",
        *["roll-white"] * 3,
        "roll-black",
    ]


@pytest.mark.rule("SR-06", "SR-07", "SR-72")
def test_alone_olives_dice_take_the_place_of_orders_and_start_player() -> None:
    s = table(1, borders="medium", level="machinist")

    assert drawn(s)[6 * 3 :] == [
        *["show-tile"] * 6,
        "roll-chart",
        *["roll-white"] * 3,
        *["roll-white"] * 3,
        "roll-black",
    ]


# The sheets


@pytest.mark.rule("SR-02")
@pytest.mark.parametrize("players", ALL)
def test_sheets_begin_empty_and_engines_without_strength(players: int) -> None:
    s = table(players)
    deal(s)
    view = STEAMROLLERS.view(s, 0)

    assert view.tracks == ((-1,) * 48,) * players
    assert (view.boxes, view.links) == ((0,) * players, ((),) * players)
    assert [sum(points) for points in view.points] == [0] * players
    assert view.kept == ((0,) * 6,) * players
    assert view.personal == (-1,) * players
    assert view.crossed == tuple(s.crossed)
    assert sum(view.crossed) == (players == 1)


# Goods


@pytest.mark.rule("SR-03", "SR-13")
@pytest.mark.parametrize("players", ALL)
def test_the_bag_begins_with_the_fifty_coloured_goods(players: int) -> None:
    s = table(players, coal=players > 1)

    assert odds(s) == {f"draw-good {colour}": 10 for colour in ("red", "blue", "green", "yellow", "grey")}
    assert (s.bag, s.box_of_coal) == ((10, 10, 10, 10, 10, 0), 6)


@pytest.mark.rule("SR-03")
def test_a_good_that_was_drawn_does_not_come_again() -> None:
    s = table(5)
    do(s, "draw-good grey", "draw-good grey", "draw-good red")
    assert odds(s) == {
        "draw-good red": 9,
        "draw-good blue": 10,
        "draw-good green": 10,
        "draw-good yellow": 10,
        "draw-good grey": 8,
    }
    do(s, *["draw-good grey"] * 8)
    assert "draw-good grey" not in odds(s)


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("players", ALL)
def test_each_city_gets_as_many_goods_as_there_are_players_and_two_more(players: int) -> None:
    s = fill(table(players))

    assert [len(line) for line in s.supply] == [players + 2] * 6
    assert sum(s.bag) == 50 - 6 * (players + 2)
    assert isinstance(STEAMROLLERS.view(s, 0).frames[-1].shows["tile"], int)


@pytest.mark.rule("SR-03")
def test_the_cities_are_served_one_after_the_other() -> None:
    s = table(2)
    do(s, "draw-good blue", "draw-good blue", "draw-good red")
    assert [len(line) for line in s.supply] == [3, 0, 0, 0, 0, 0]
    do(s, "draw-good blue", "draw-good green")
    assert [len(line) for line in s.supply] == [4, 1, 0, 0, 0, 0]


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("city", [1, 2, 3, 4, 5, 6])
def test_goods_of_the_citys_own_colour_are_removed_and_not_replaced(city: int) -> None:
    s = table(2)
    lines = list(FOREIGN)
    kept, own = FOREIGN[city - 1].split()[0], OWN[city - 1]
    lines[city - 1] = f"{own} {kept} {own} {own}"
    fill(s, *lines)

    assert goods(s, city) == kept
    assert [len(line) for line in s.supply] == [4 - 3 * (one == city) for one in range(1, 7)]


@pytest.mark.rule("SR-03")
def test_a_city_keeps_goods_of_every_colour_but_its_own() -> None:
    s = fill(
        table(3),
        "red blue green grey yellow",
        "blue green yellow grey red",
        "red blue green yellow grey",
        "red blue green yellow grey",
        "red green yellow grey blue",
        "red blue yellow grey green",
    )

    assert supplied(s) == [
        "red blue green grey",
        "blue green yellow grey",
        "red blue green yellow",
        "red blue green yellow",
        "red green yellow grey",
        "red blue yellow grey",
    ]


@pytest.mark.rule("SR-03", "SR-13")
def test_removed_goods_go_back_into_the_bag() -> None:
    s = fill(table(2), "yellow", "red blue", "grey blue grey grey", "grey blue", "red", "blue")

    assert supplied(s) == ["", "blue blue", "blue", "blue blue", "red red red red", "blue blue blue blue"]
    assert s.bag == (6, 1, 10, 10, 10, 0)


@pytest.mark.rule("SR-03", "SR-13")
def test_what_a_city_loses_cannot_be_drawn_for_another() -> None:
    s = table(5)
    do(s, *["draw-good yellow"] * 7)
    assert odds(s)["draw-good yellow"] == 3
    do(s, *["draw-good blue"] * 6, *["draw-good yellow"] * 3)
    assert "draw-good yellow" not in odds(s)
    assert s.bag[3] == 0
    assert goods(s, 1) == " ".join(["yellow"] * 7)


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_among_several_the_goods_of_a_city_have_no_order(players: int) -> None:
    one, other = table(players), table(players)
    do(one, "draw-good grey", "draw-good red", "draw-good blue")
    do(other, "draw-good blue", "draw-good grey", "draw-good red")

    assert one == other
    assert goods(one, 1) == "red blue grey"


@pytest.mark.rule("SR-03", "SR-70")
def test_alone_goods_lie_as_drawn_and_close_up_where_one_is_removed() -> None:
    s = fill(table(1), "grey yellow red", "green blue green")

    assert supplied(s)[:2] == ["grey red", "green blue green"]


@pytest.mark.rule("SR-03")
@pytest.mark.parametrize("players", ALL)
def test_no_city_has_goods_of_its_own_colour_however_they_are_drawn(players: int) -> None:
    for seed in range(8):
        s = table(players)
        drawn(s, seed)
        assert all([own not in line.split() for own, line in zip(OWN, supplied(s), strict=True)])
        census = STEAMROLLERS.census(s)
        assert [census[f"{colour} goods"] for colour in OWN] == [10] * 6
        assert census["black goods"] == 6
        assert sum(s.bag) + sum([len(line) for line in s.supply]) == 50


# Coal


@pytest.mark.rule("SR-04")
def test_with_coal_each_city_that_lost_something_gets_one_black_good() -> None:
    s = fill(table(2, coal=True), "yellow blue", "blue", "grey", "green blue green grey", "red", "red")

    assert supplied(s) == [
        "blue blue black",
        "blue blue blue blue",
        "black",
        "blue green green black",
        "red red red red",
        "red red red red",
    ]
    assert s.box_of_coal == 3
    assert s.bag[5] == 0
    assert STEAMROLLERS.census(s)["black goods"] == 6


@pytest.mark.rule("SR-04")
def test_all_six_cities_may_get_coal_at_once() -> None:
    s = fill(
        table(2, coal=True),
        "yellow red blue green",
        "red blue green yellow",
        "grey red blue green",
        "grey red blue yellow",
        "blue red green yellow",
        "green red blue yellow",
    )

    assert [line.split().count("black") for line in supplied(s)] == [1] * 6
    assert s.box_of_coal == 0


@pytest.mark.rule("SR-04")
@pytest.mark.parametrize("players", ALL)
def test_without_the_option_there_is_no_coal(players: int) -> None:
    s = fill(table(players), "yellow blue green grey", "blue green red grey", "grey green")

    assert "black" not in " ".join(supplied(s))
    assert s.box_of_coal == 6


# Empty cities


@pytest.mark.rule("SR-14")
def test_a_city_that_loses_all_its_goods_begins_empty() -> None:
    s = fill(table(2), "yellow", "red")

    assert [line == "" for line in supplied(s)] == [True, True, False, False, False, False]
    assert not s.is_sold_out


@pytest.mark.rule("SR-04", "SR-14")
def test_coal_keeps_a_city_from_beginning_empty() -> None:
    s = fill(table(2, coal=True), "yellow", "red", "grey")

    assert "" not in supplied(s)
    assert not s.is_sold_out


@pytest.mark.rule("SR-12", "SR-14")
def test_if_three_cities_begin_empty_the_game_still_lasts_one_round() -> None:
    s = fill(table(2, start_player=1), "yellow", "red", "grey")
    assert s.is_sold_out
    deal(s)
    for seat in (0, 1):
        assert s.actors() == (seat,)
        do(s, "take-die 1", "check-box 1")

    assert s.over
    assert s.ends == "SR-12"


@pytest.mark.rule("SR-12", "SR-14")
def test_a_city_empty_from_the_start_counts_with_those_emptied_later() -> None:
    s = position(2)
    for city in (3, 4, 5, 6):
        stock(s, city, "red")
    begin_round(s, "1 1 1")
    assert not s.is_sold_out
    s.supply = changed(s.supply, 2, ())
    assert s.is_sold_out


# Action tiles


@pytest.mark.rule("SR-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_action_tile_shows_either_side_with_equal_chances(players: int) -> None:
    s = fill(table(players))
    for tile in range(1, 7):
        assert odds(s) == {f"show-tile {tile}a": 1, f"show-tile {tile}b": 1}
        do(s, f"show-tile {tile}{'ab'[tile % 2]}")

    assert [FACES[face].name for face in s.faces] == ["1b", "2a", "3b", "4a", "5b", "6a"]


@pytest.mark.rule("SR-05", "SR-70")
def test_alone_the_solo_2_takes_the_place_of_the_other() -> None:
    s = fill(table(1))
    for tile in ("1", "solo-2", "3", "4", "5", "6"):
        assert odds(s) == {f"show-tile {tile}a": 1, f"show-tile {tile}b": 1}
        do(s, f"show-tile {tile}b")

    assert [FACES[face].name for face in s.faces] == ["1b", "solo-2b", "3b", "4b", "5b", "6b"]


@pytest.mark.rule("SR-05")
@pytest.mark.parametrize("players", ALL)
def test_the_tiles_begin_in_the_centre_and_upright(players: int) -> None:
    s = table(players)
    deal(s)

    assert s.holders == [-1] * 6
    assert (s.sideways, s.in_use) == (0, 0)


@pytest.mark.rule("SR-05", "SR-06")
@pytest.mark.parametrize("players", [1, 3])
def test_the_sides_stay_the_same_for_the_whole_game(players: int) -> None:
    s = table(players, orders=players > 1)
    drawn(s)
    faces, orders = s.faces, s.order_faces
    rng = Random(players)
    while not s.over:
        if s.actors() == (CHANCE,):
            chance(s, rng)
        else:
            (seat,) = s.actors()
            s.agenda[-1].apply(s, seat, rng.choice(list(s.agenda[-1].options(s, seat))))
        assert (s.faces, s.order_faces) == (faces, orders)


# Order tiles


@pytest.mark.rule("SR-06")
def test_with_orders_each_order_tile_shows_either_side_with_equal_chances() -> None:
    s = fill(table(2, orders=True))
    do(s, *[f"show-tile {tile}a" for tile in range(1, 7)])
    for order in range(1, 7):
        assert odds(s) == {f"show-order {order}a": 1, f"show-order {order}b": 1}
        do(s, f"show-order {order}{'ab'[order % 2]}")

    assert [ORDER_FACES[face].name for face in s.order_faces] == ["1b", "2a", "3b", "4a", "5b", "6a"]
    assert s.order_owners == (-1,) * 6


@pytest.mark.rule("SR-06")
@pytest.mark.parametrize("players", ALL)
def test_without_the_option_no_order_tile_is_table(players: int) -> None:
    s = table(players)
    assert "show-order" not in drawn(s)

    assert s.order_faces == (-1,) * 6


# Start player and dice


def before_the_start_player(players: int) -> SteamRollers:
    """A table at which only the start player and the dice are still to come."""
    s = table(players)
    while not isinstance(s.agenda[-1], DrawStartPlayer):
        chance(s, Random(1))
    return s


@pytest.mark.rule("SR-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_with_equal_chances(players: int) -> None:
    s = before_the_start_player(players)
    pens = STEAMROLLERS.words(s)["seat"]

    assert odds(s) == {f"start-player {pen}": 1 for pen in pens}
    do(s, f"start-player {pens[-1]}")
    deal(s)
    assert s.start == players - 1
    assert s.actors() == (players - 1,)


@pytest.mark.rule("SR-07")
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (5, 0), (5, 2), (5, 4)])
def test_a_start_player_who_was_named_is_not_drawn(players: int, seat: Seat) -> None:
    s = table(players, start_player=seat + 1)
    assert "start-player" not in drawn(s)

    assert s.start == seat
    assert s.actors() == (seat,)


@pytest.mark.rule("SR-07")
def test_alone_there_is_no_start_player_to_be_drawn() -> None:
    s = table(1)
    assert "start-player" not in drawn(s)

    assert s.actors() == (0,)


@pytest.mark.rule("SR-07")
def test_the_same_seed_draws_the_same_start_player_and_others_another() -> None:
    first = []
    for seed in [*range(12), *range(12)]:
        play = start(STEAMROLLERS, agree(STEAMROLLERS, 4, {}), "abcd", seed=bytes([seed]) * 32)
        play.deal()
        first.append(play.state.start)

    assert first[:12] == first[12:]
    assert len(set(first)) > 1


@pytest.mark.rule("SR-07")
@pytest.mark.parametrize(("players", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_white_die_more_than_there_are_players_is_rolled_and_alone_three(players: int, dice: int) -> None:
    s = table(players)
    while not isinstance(s.agenda[-1], RollDice):
        chance(s, Random(1))
    do(s, *["roll-white 5"] * (dice - 1), "roll-white 2")
    assert s.dice == [0, 1, 0, 0, dice - 1, 0]

    do(s, "roll-black gentle-sharp")
    assert STEAMROLLERS.view(s, 0).black == 2
    assert s.actors() != (CHANCE,)


@pytest.mark.rule("SR-07", "SR-10")
def test_the_dice_of_a_round_replace_those_left_from_the_last() -> None:
    s = position(2)
    for city in range(1, 7):
        stock(s, city, "red")
    begin_round(s, "1 2 3")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")

    assert s.dice == [0] * 6
    do(s, "roll-white 4", "roll-white 4", "roll-white 6", "roll-black straight-sharp")
    assert s.dice == [0, 0, 0, 2, 0, 1]

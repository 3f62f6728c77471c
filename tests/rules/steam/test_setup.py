"""The set-up: cubes, markers and turns. [ST-09 to ST-14, ST-22]"""

from __future__ import annotations

from random import Random

import pytest

from footplate.games.steam.actions import Bid, DrawCube, TakeGoods, Urbanize
from footplate.games.steam.components import COLOURS
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import text
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.first_order import DrawFirstBidder
from footplate.games.steam.phases.goods_supply import StockCities, StockGoodsSupply
from footplate.games.steam.sequence import StandardTurns, Turns
from footplate.games.steam.setup import setup
from footplate.games.steam.state import Steam
from footplate.games.steam.view import view
from footplate.kernel.action import CHANCE
from tests.rules.steam.positions import (
    Which,
    act,
    at,
    begin,
    building,
    chance,
    cubes,
    options,
    position,
    refused,
    stock,
    take_action,
)

TWO = text("northeast").replace("min = 3", "min = 2")
SIX = text("northeast").replace("max = 5", "max = 6")
FOR_ANY = [(2, TWO), (3, "northeast"), (4, "northeast"), (5, "northeast"), (6, SIX)]
GAMES: list[Which] = ["base", "standard"]


def laid_out(players: int, map: str = "northeast", game: Which = "base", seed: int = 1) -> Steam:
    """A table after the cubes were drawn."""
    s = setup(SteamOptions(players, game=game, map=map))
    rng = Random(seed)
    while isinstance(s.agenda[-1], StockCities | StockGoodsSupply):
        odds = s.agenda[-1].odds(s)
        chance(s, odds.outcome(rng.randrange(odds.weight())))
    return s


def cubes_by_place(s: Steam) -> dict[str, int]:
    """How many cubes lie on each city."""
    codes = [s.board.chart.hexes[hex].place for hex in s.board.stops]
    return {code: count for code in codes if (count := sum(cubes(s, code).values()))}


def supply(s: Steam) -> list[int]:
    """How many cubes lie on each Goods Supply space."""
    return [sum(row) for row in view(s, None).stocks]


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize(("players", "map"), FOR_ANY)
def test_each_city_gets_as_many_cubes_as_its_printed_number(players: int, map: str) -> None:
    assert cubes_by_place(laid_out(players, map)) == {
        "NY": 3, "Ha": 2, "Pr": 2, "Bo": 3, "Al": 2, "Bv": 2, "Po": 3, "Mo": 3,
        "Ot": 3, "Sy": 3, "Ro": 3, "Bu": 3, "Sc": 2, "Hb": 2, "Ph": 3, "Ba": 2,
    }  # fmt: skip


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize(("players", "map"), [(4, "northeast"), (5, "ruhr"), (6, SIX)])
def test_each_goods_supply_space_gets_three_cubes(players: int, map: str) -> None:
    assert supply(laid_out(players, map)) == [3] * 12


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize("map", ["northeast", "ruhr", "practice"])
def test_with_three_players_each_goods_supply_space_gets_two(map: str) -> None:
    assert supply(laid_out(3, map)) == [2] * 12


@pytest.mark.rule("ST-01", "ST-10")
@pytest.mark.parametrize("map", [TWO, "practice"])
def test_two_players_have_as_few_cubes_as_three(map: str) -> None:
    two, three = laid_out(2, map), laid_out(3, map)

    assert supply(two) == supply(three) == [2] * 12
    assert cubes_by_place(two) == cubes_by_place(three)


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize(
    ("players", "duisburg", "venlo", "all_cities"), [(3, 3, 1, 32), (4, 4, 2, 48), (5, 4, 2, 48)]
)
def test_on_the_ruhr_map_three_players_have_one_cube_fewer_on_each_city(
    players: int, duisburg: int, venlo: int, all_cities: int
) -> None:
    found = cubes_by_place(laid_out(players, "ruhr"))

    assert (found["Du"], found["Ve"]) == (duisburg, venlo)
    assert sum(found.values()) == all_cities
    assert len(found) == 16


@pytest.mark.rule("ST-10")
@pytest.mark.parametrize(
    ("players", "map", "left"),
    [
        (3, "northeast", 96 - 41 - 24),
        (4, "northeast", 96 - 41 - 36),
        (3, "ruhr", 96 - 32 - 24),
        (5, "ruhr", 96 - 48 - 36),
    ],
)
def test_all_other_cubes_stay_in_the_bag(players: int, map: str, left: int) -> None:
    assert sum(laid_out(players, map).bag) == left


@pytest.mark.rule("ST-10")
def test_every_cube_in_the_bag_is_as_likely_as_any_other() -> None:
    s = setup(SteamOptions(4))
    assert s.actors() == (CHANCE,)
    assert s.agenda[-1].odds(s) == [
        (DrawCube(0), 20),
        (DrawCube(1), 20),
        (DrawCube(2), 20),
        (DrawCube(3), 20),
        (DrawCube(4), 16),
    ]

    chance(s, DrawCube(COLOURS.index("grey")))
    chance(s, DrawCube(COLOURS.index("red")))

    assert s.bag == (19, 20, 20, 20, 15)
    assert s.agenda[-1].odds(s) == [
        (DrawCube(0), 19),
        (DrawCube(1), 20),
        (DrawCube(2), 20),
        (DrawCube(3), 20),
        (DrawCube(4), 15),
    ]


@pytest.mark.rule("ST-10")
def test_a_colour_that_the_bag_has_no_more_of_is_not_drawn() -> None:
    s = begin(position(), StockGoodsSupply())
    s.bag = (0, 5, 0, 1, 0)
    assert s.agenda[-1].odds(s) == [(DrawCube(1), 5), (DrawCube(3), 1)]


@pytest.mark.rule("ST-10")
def test_the_cities_are_stocked_one_after_the_other_and_then_the_spaces() -> None:
    s = setup(SteamOptions(4))
    for _ in range(3):  # Montreal is the first city of the picture
        chance(s, DrawCube(COLOURS.index("grey")))
    chance(s, DrawCube(COLOURS.index("blue")))
    assert cubes(s, "Mo") == {"grey": 3}
    assert cubes(s, "Ot") == {"blue": 1}

    for _ in range(41 - 4):
        assert isinstance(s.agenda[-1], StockCities)
        chance(s, s.agenda[-1].odds(s)[0][0])
    assert isinstance(s.agenda[-1], StockGoodsSupply)
    for colour in ("purple", "purple", "grey", "yellow"):
        chance(s, DrawCube(COLOURS.index(colour)))
    assert view(s, None).stocks[:3] == ((0, 0, 0, 2, 1), (0, 0, 1, 0, 0), (0, 0, 0, 0, 0))


@pytest.mark.rule("ST-09", "ST-10")
@pytest.mark.parametrize("map", ["northeast", "ruhr", "practice"])
def test_a_town_gets_no_cubes(map: str) -> None:
    s = laid_out(3, map)
    towns = [s.board.chart.hexes[s.board.stops[town]].place for town in s.board.towns]

    assert towns
    assert not set(towns) & set(cubes_by_place(s))


@pytest.mark.rule("ST-09")
def test_a_city_may_be_stocked_with_cubes_of_any_colour() -> None:
    for colour in COLOURS:
        s = begin(position(), StockCities())
        chance(s, DrawCube(COLOURS.index(colour)))
        assert cubes(s, "Mo") == {colour: 1}


@pytest.mark.rule("ST-11")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("players", "map"), FOR_ANY)
def test_everybody_starts_with_nothing_and_a_locomotive_of_level_one(
    players: int, map: str, game: Which
) -> None:
    s = laid_out(players, map, game)

    assert s.income == [0] * players
    assert s.points == [0] * players
    assert s.level == [1] * players
    assert s.cash == [0] * players
    assert s.tile == (0,) * players
    assert s.links == [0] * players
    assert (s.turn, s.tracks.open_ends, sum(s.laid)) == (1, [], 0)


@pytest.mark.rule("ST-12")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("players", "map", "turns"), [(3, "northeast", 10), (4, "northeast", 8), (5, "ruhr", 7), (6, SIX, 7)]
)
def test_the_number_of_turns_goes_by_the_number_of_players(
    players: int, map: str, turns: int, game: Which
) -> None:
    s = position(players, map, game)

    assert view(s, None).turns == turns
    assert view(s, None).turn == 1


@pytest.mark.rule("ST-01", "ST-12")
def test_two_players_play_as_many_turns_as_three() -> None:
    assert view(position(2, "practice"), None).turns == 10


@pytest.mark.rule("ST-13")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_in_all_ten_turns(game: Which) -> None:
    s = laid_out(3, "practice", game)
    s.agenda.clear()
    s.points[:], s.level[:] = [500] * 3, [4] * 3  # for nobody to go bankrupt, and for goods to move
    begin(s, Turns() if game == "base" else StandardTurns())
    rng = Random(4)
    in_bag = [sum(s.bag)]
    in_supply = [sum(s.stocks)]
    while not s.over:
        assert s.actors() != (CHANCE,)
        seat = s.actors()[0]
        s.agenda[-1].apply(s, seat, rng.choice([one for one in options(s, seat) if not isinstance(one, Bid)]))
        in_bag.append(sum(s.bag))
        in_supply.append(sum(s.stocks))

    assert s.turn == 10
    assert in_bag == sorted(in_bag)
    assert in_bag[0] < in_bag[-1]
    assert in_supply == sorted(in_supply, reverse=True)
    assert in_supply[0] > in_supply[-1]


@pytest.mark.rule("ST-13")
def test_an_empty_goods_supply_space_stays_empty() -> None:
    s = building(0)
    stock(s, 1, "red", "red", "grey")
    stock(s, 4, "blue")
    take_action(s, 0, "urbanization", pending=True)
    act(s, 0, Urbanize(at(s, "Sp"), COLOURS.index("grey")))
    assert options(s, 0) == [TakeGoods(0), TakeGoods(3)]
    act(s, 0, TakeGoods(0))
    assert supply(s)[0] == 0

    take_action(s, 0, "urbanization", pending=True)
    act(s, 0, Urbanize(at(s, "Ru"), COLOURS.index("grey")))
    assert refused(s, 0, TakeGoods(0)) == {"ST-13"}
    assert refused(s, 0, TakeGoods(1)) == {"ST-13"}
    act(s, 0, TakeGoods(3))
    assert supply(s) == [0] * 12


@pytest.mark.rule("ST-14")
@pytest.mark.parametrize("map", ["northeast", "ruhr", "practice"])
def test_there_are_twelve_goods_supply_spaces(map: str) -> None:
    s = position(3, map)

    assert STEAM.words(s)["space"] == ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")
    assert len(view(s, None).stocks) == 12


@pytest.mark.rule("ST-14")
def test_a_map_file_may_have_another_number_of_goods_supply_spaces() -> None:
    nine = text("northeast").replace("fewer_cubes", "supply_spaces = 9\nfewer_cubes", 1)

    assert supply(laid_out(4, nine)) == [3] * 9
    assert STEAM.words(position(4, nine))["space"][-1] == "9"


@pytest.mark.rule("ST-10")
def test_the_first_order_is_settled_after_the_cubes() -> None:
    assert isinstance(laid_out(4).agenda[-1], DrawFirstBidder)


@pytest.mark.rule("ST-22")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_money_is_open_to_all(seat: int | None, game: Which) -> None:
    s = position(4, game=game)
    s.cash[:] = [4, 15, 0, 7]
    s.income[:] = [-3, 0, 2, 10]

    assert view(s, seat).cash == (4, 15, 0, 7)
    assert view(s, seat).income == (-3, 0, 2, 10)


def test_the_board_of_a_bundled_map_is_made_once() -> None:
    assert position(2, "practice").board is position(3, "practice").board


def test_a_board_that_was_made_again_is_the_same_board() -> None:
    maps = [text("practice").replace('id = "practice"', f'id = "practice-{number}"') for number in range(9)]
    first = position(2, maps[0])
    for one in maps[1:]:
        position(2, one)
    again = position(2, maps[0])
    assert again.board is not first.board
    assert again == first
    assert hash(again.board) == hash(first.board)

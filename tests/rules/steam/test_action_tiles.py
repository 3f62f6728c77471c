"""Select action tiles. [ST-28 to ST-39, ST-90]"""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import (
    FinishBuilding,
    GrowCity,
    ImproveLocomotive,
    PassMove,
    TakeGoods,
    TakePassing,
    TakeTile,
    Urbanize,
)
from footplate.games.steam.components import ACTION_TILES, COLOURS
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import text
from footplate.games.steam.phases.action_tiles import SelectActionTiles, SelectFreeActionTiles
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.turn_order import DetermineTurnOrder
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from tests.rules.steam.positions import (
    RICH,
    Which,
    act,
    at,
    begin,
    building,
    cubes,
    lay,
    options,
    position,
    refused,
    stock,
    stop,
    take_action,
    tile,
)

SIX = text("northeast").replace("max = 5", "max = 6")
GAMES: list[Which] = ["base", "standard"]
ALL = list(ACTION_TILES)


def take(action: str) -> TakeTile:
    return TakeTile(ACTION_TILES.index(action))


def passing(action: str) -> TakePassing:
    return TakePassing(ACTION_TILES.index(action))


def selecting(game: Which = "base", players: int = 4, map: str = "northeast") -> Steam:
    """The phase of action tiles: everybody has cash, and goods are left."""
    s = position(players, map, game)
    s.cash[:] = [RICH] * players
    stock(s, 1, "red", "blue", "grey")
    return begin(s, SelectActionTiles() if game == "base" else SelectFreeActionTiles())


def offered(s: Steam, seat: Seat) -> list[str]:
    """The tiles that a seat may take, those to be taken passing in brackets."""
    found: list[str] = []
    for action in options(s, seat):
        assert isinstance(action, TakeTile | TakePassing)
        name = ACTION_TILES[action.action]
        found.append(name if isinstance(action, TakeTile) else f"({name})")
    return found


def without_new_cities(s: Steam) -> None:
    """Every New City tile lies on some town already, as far as the supply goes."""
    s.new_cities[:] = [0] * 5


def urbanize_every_town(s: Steam) -> None:
    for town in s.board.towns:
        s.city[town] = COLOURS.index("grey")


@pytest.mark.rule("ST-28")
def test_everybody_takes_a_tile_in_turn_order() -> None:
    s = position(4)
    s.order[:] = [2, 0, 3, 1]
    begin(s, SelectActionTiles())
    asked = []
    for action in ("engineer", "turn-order", "first-build", "first-move"):
        asked.append(s.actors()[0])
        act(s, s.actors()[0], take(action))

    assert asked == [2, 0, 3, 1]
    assert s.tile == (1, 2, 3, 4)
    assert s.over


@pytest.mark.rule("ST-28")
@pytest.mark.parametrize("game", GAMES)
def test_no_two_take_the_same_tile(game: Which) -> None:
    s = selecting(game)
    act(s, 0, take("engineer"))

    assert refused(s, 1, take("engineer")) == {"ST-28"}
    assert "engineer" not in offered(s, 1)


@pytest.mark.rule("ST-28")
def test_a_tile_taken_passing_is_taken_all_the_same() -> None:
    s = selecting()
    act(s, 0, passing("city-growth"))

    assert refused(s, 1, take("city-growth")) == {"ST-28"}
    assert refused(s, 1, passing("city-growth")) == {"ST-28"}


@pytest.mark.rule("ST-28")
@pytest.mark.parametrize("game", GAMES)
def test_nobody_may_take_none(game: Which) -> None:
    s = selecting(game)

    assert {type(action) for action in options(s, 0)} <= {TakeTile, TakePassing}
    assert refused(s, 0, PassMove()) == {"ST-28"}


@pytest.mark.rule("ST-28", "ST-37")
def test_at_first_all_seven_can_be_taken_and_two_of_them_passing() -> None:
    assert offered(selecting(), 0) == [*ALL, "(city-growth)", "(urbanization)"]


@pytest.mark.rule("ST-28")
def test_four_of_the_seven_tiles_cost_nothing() -> None:
    for action in ("turn-order", "first-move", "engineer", "first-build"):
        s = selecting()
        s.cash[0], s.income[0] = 0, -10
        act(s, 0, take(action))
        assert (s.cash[0], s.income[0], s.level[0], s.pending[0]) == (0, -10, 1, False)


def last_of_six(game: Which, level: int, cash: int = 0) -> Steam:
    """The sixth player finds Locomotive and Urbanization alone, no New City is left, and money is short."""
    s = selecting(game, 6, SIX)
    for seat, action in enumerate(("turn-order", "first-move", "engineer", "first-build", "city-growth")):
        act(s, seat, take(action))
    without_new_cities(s)
    s.level[5], s.cash[5], s.income[5] = level, cash, -10
    return s


@pytest.mark.rule("ST-28", "ST-35", "ST-36")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("action", ["locomotive", "urbanization"])
def test_the_last_of_six_takes_a_closed_tile_for_its_number_alone(game: Which, action: str) -> None:
    s = last_of_six(game, level=6)
    assert offered(s, 5) == ["(locomotive)", "(urbanization)"]
    assert refused(s, 5, take("locomotive")) >= {"ST-35"}
    assert refused(s, 5, take("urbanization")) >= {"ST-36"}

    act(s, 5, passing(action))
    assert (s.cash[5], s.income[5], s.level[5], s.pending[5]) == (0, -10, 6, False)
    assert s.tile[5] == ACTION_TILES.index(action) + 1
    assert s.over


@pytest.mark.rule("ST-28", "ST-21")
def test_the_last_of_six_may_find_the_locomotive_closed_for_want_of_money() -> None:
    s = last_of_six("base", level=2, cash=6)  # level 3 costs $7
    assert offered(s, 5) == ["(locomotive)", "(urbanization)"]
    assert refused(s, 5, take("locomotive")) == {"ST-21"}
    assert refused(s, 5, take("urbanization")) == {"ST-36"}

    act(s, 5, passing("locomotive"))
    assert (s.cash[5], s.level[5], s.tile[5]) == (6, 2, 6)


@pytest.mark.rule("ST-28")
def test_the_last_of_six_who_can_pay_for_a_locomotive_takes_it() -> None:
    s = last_of_six("base", level=2, cash=7)
    assert offered(s, 5) == ["locomotive"]
    assert refused(s, 5, passing("locomotive")) == {"ST-37"}
    assert refused(s, 5, passing("urbanization")) == {"ST-36"}

    act(s, 5, take("locomotive"))
    assert (s.cash[5], s.level[5]) == (0, 3)


@pytest.mark.rule("ST-28")
def test_the_last_of_six_in_the_standard_game_takes_a_locomotive_if_there_is_a_level_for_it() -> None:
    s = last_of_six("standard", level=5)
    assert offered(s, 5) == ["locomotive"]
    assert refused(s, 5, passing("locomotive")) == {"ST-95"}
    assert refused(s, 5, passing("urbanization")) == {"ST-95"}

    act(s, 5, take("locomotive"))
    assert (s.cash[5], s.level[5]) == (0, 6)


@pytest.mark.rule("ST-28")
def test_the_last_of_six_who_can_pass_on_urbanization_may_not_pass_on_the_locomotive() -> None:
    s = last_of_six("base", level=6)
    s.new_cities[:] = [1, 0, 0, 0, 0]

    assert offered(s, 5) == ["(urbanization)"]
    assert refused(s, 5, passing("locomotive")) == {"ST-37"}


@pytest.mark.rule("ST-28")
def test_the_fifth_of_six_still_finds_an_open_tile() -> None:
    s = selecting("base", 6, SIX)
    for seat, action in enumerate(("turn-order", "first-move", "engineer", "first-build")):
        act(s, seat, take(action))
    without_new_cities(s)
    s.level[4], s.cash[4], s.income[4] = 6, 0, -10

    assert offered(s, 4) == ["(city-growth)"]
    assert refused(s, 4, passing("locomotive")) == {"ST-37"}


@pytest.mark.rule("ST-30")
def test_who_takes_turn_order_is_first_in_the_next_turn() -> None:
    s = position(4)
    for seat, action in ((0, "first-move"), (1, "urbanization"), (2, "engineer"), (3, "turn-order")):
        take_action(s, seat, action)
    begin(s, DetermineTurnOrder())

    assert s.order[0] == 3


@pytest.mark.rule("ST-31")
@pytest.mark.parametrize("game", GAMES)
def test_who_took_first_move_is_first_in_each_of_the_two_rounds(game: Which) -> None:
    s = position(4, game=game)
    s.order[:] = [1, 3, 2, 0]
    take_action(s, 2, "first-move")
    begin(s, MoveGoods())
    asked = []
    while not s.over:
        asked.append(s.actors()[0])
        act(s, asked[-1], PassMove())

    assert asked == [2, 1, 3, 0, 2, 1, 3, 0]


@pytest.mark.rule("ST-31")
def test_without_first_move_goods_are_moved_in_turn_order() -> None:
    s = position(3)
    s.order[:] = [1, 2, 0]
    take_action(s, 2, "first-build")
    begin(s, MoveGoods())
    asked = []
    while not s.over:
        asked.append(s.actors()[0])
        act(s, asked[-1], PassMove())

    assert asked == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("ST-32")
def test_engineer_builds_four_tiles_and_pays_for_all() -> None:
    s = building(0)
    take_action(s, 0, "engineer")
    s.agenda.clear()
    begin(s, BuildTrack())
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s"), ("-1,4", "n-se")):
        act(s, 0, tile(s, spot, track))

    assert s.cash[0] == RICH - (4 + 2 + 2 + 2)
    assert s.links[0] == 1
    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-40"}


@pytest.mark.rule("ST-32")
def test_without_engineer_the_fourth_tile_is_refused() -> None:
    s = building(0)
    for spot, track in (("-1,1", "ne-s"), ("-1,2", "n-s"), ("-1,3", "n-s")):
        act(s, 0, tile(s, spot, track))

    assert refused(s, 0, tile(s, "-1,4", "n-se")) == {"ST-40"}


@pytest.mark.rule("ST-33")
@pytest.mark.parametrize("game", GAMES)
def test_who_took_first_build_builds_first(game: Which) -> None:
    s = position(4, game=game)
    s.order[:] = [1, 3, 2, 0]
    take_action(s, 2, "first-build")
    take_action(s, 0, "first-move")
    begin(s, BuildTrack())
    asked = []
    while not s.over:
        asked.append(s.actors()[0])
        act(s, asked[-1], FinishBuilding())

    assert asked == [2, 1, 3, 0]


@pytest.mark.rule("ST-34")
def test_city_growth_costs_two_dollars_when_it_is_taken_and_is_then_committed() -> None:
    s = selecting()
    assert STEAM.price(s, 0, take("city-growth")) == 2
    act(s, 0, take("city-growth"))

    assert s.cash[0] == RICH - 2
    assert s.tile[0] == 5
    assert s.pending[0]


@pytest.mark.rule("ST-34")
def test_city_growth_puts_a_goods_supply_set_and_a_marker_on_a_city_in_the_build_turn() -> None:
    s = building(0)
    take_action(s, 0, "city-growth", pending=True)
    stock(s, 7, "red", "blue", "blue")
    stock(s, 8, "grey")
    act(s, 0, GrowCity(at(s, "Al")))
    act(s, 0, TakeGoods(6))

    assert cubes(s, "Al") == {"red": 1, "blue": 2}
    assert s.grown[stop(s, "Al")]
    assert s.sets_left() == [7]
    assert s.cash[0] == RICH
    assert refused(s, 0, GrowCity(at(s, "NY"))) == {"ST-34"}


@pytest.mark.rule("ST-35")
@pytest.mark.parametrize(("level", "dollars"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_locomotive_costs_four_dollars_and_the_new_level_at_once(level: int, dollars: int) -> None:
    s = selecting()
    s.level[0] = level
    assert STEAM.price(s, 0, take("locomotive")) == dollars
    act(s, 0, take("locomotive"))

    assert s.level[0] == level + 1
    assert s.cash[0] == RICH - dollars
    assert not s.pending[0]


@pytest.mark.rule("ST-35", "ST-60")
def test_from_four_to_five_by_the_tile_for_nine_dollars_then_to_six_for_nothing_and_never_again() -> None:
    s = selecting()
    s.level[0], s.cash[0] = 4, 9
    act(s, 0, take("locomotive"))
    assert (s.level[0], s.cash[0], s.income[0]) == (5, 0, 0)

    s.agenda.clear()
    begin(s, MoveGoods())
    for seat in range(4):
        act(s, seat, PassMove())
    act(s, 0, ImproveLocomotive())  # in the second round
    assert (s.level[0], s.cash[0], s.income[0], s.points[0]) == (6, 0, 0, 0)

    s.agenda.clear()
    begin(s, MoveGoods())
    assert refused(s, 0, ImproveLocomotive()) == {"ST-60"}
    s.agenda.clear()
    s.tile = (0,) * 4
    s.cash[0] = RICH
    begin(s, SelectActionTiles())
    assert refused(s, 0, take("locomotive")) == {"ST-35"}


@pytest.mark.rule("ST-35")
@pytest.mark.parametrize("game", GAMES)
def test_at_level_six_the_locomotive_cannot_be_taken_not_even_passing(game: Which) -> None:
    s = selecting(game)
    s.level[0] = 6

    assert refused(s, 0, take("locomotive")) == {"ST-35"}
    assert refused(s, 0, passing("locomotive")) == {"ST-37" if game == "base" else "ST-95"}


@pytest.mark.rule("ST-36")
def test_urbanization_costs_six_dollars_when_it_is_taken_and_is_then_committed() -> None:
    s = selecting()
    assert STEAM.price(s, 0, take("urbanization")) == 6
    act(s, 0, take("urbanization"))

    assert s.cash[0] == RICH - 6
    assert s.tile[0] == 7
    assert s.pending[0]


@pytest.mark.rule("ST-36")
@pytest.mark.parametrize("game", GAMES)
def test_urbanization_cannot_be_taken_without_a_new_city_tile_not_even_passing(game: Which) -> None:
    s = selecting(game)
    without_new_cities(s)

    assert refused(s, 0, take("urbanization")) == {"ST-36"}
    assert refused(s, 0, passing("urbanization")) == {"ST-36" if game == "base" else "ST-95"}


@pytest.mark.rule("ST-36")
def test_urbanization_cannot_be_taken_without_a_town_not_even_passing() -> None:
    s = selecting()
    urbanize_every_town(s)
    assert refused(s, 0, take("urbanization")) == {"ST-36"}
    assert refused(s, 0, passing("urbanization")) == {"ST-36"}

    s.city[stop(s, "Sp")] = -1
    act(s, 0, take("urbanization"))


@pytest.mark.rule("ST-36", "ST-39")
def test_urbanization_can_be_taken_when_no_goods_are_left() -> None:
    s = selecting()
    s.stocks = s.board.stocks.empty()

    act(s, 0, take("urbanization"))


@pytest.mark.rule("ST-37")
@pytest.mark.parametrize(("action", "number"), [("city-growth", 5), ("urbanization", 7)])
def test_two_tiles_can_be_taken_passing_for_the_number_alone(action: str, number: int) -> None:
    s = selecting()
    act(s, 0, passing(action))

    assert (s.cash[0], s.income[0]) == (RICH, 0)
    assert s.tile[0] == number
    assert not s.pending[0]


@pytest.mark.rule("ST-37")
@pytest.mark.parametrize("action", ["turn-order", "first-move", "engineer", "first-build", "locomotive"])
def test_no_other_tile_can_be_taken_passing(action: str) -> None:
    assert refused(selecting(), 0, passing(action)) == {"ST-37"}


@pytest.mark.rule("ST-37")
def test_who_passed_on_city_growth_cannot_grow_a_city_in_the_build_turn() -> None:
    s = building(0)
    stock(s, 1, "red")
    take_action(s, 0, "city-growth")

    assert refused(s, 0, GrowCity(at(s, "Al"))) == {"ST-34"}
    act(s, 0, FinishBuilding())


@pytest.mark.rule("ST-37")
def test_who_passed_on_urbanization_cannot_place_a_new_city_in_the_build_turn() -> None:
    s = building(0)
    take_action(s, 0, "urbanization")

    assert refused(s, 0, Urbanize(at(s, "Sp"), COLOURS.index("grey"))) == {"ST-36"}
    act(s, 0, FinishBuilding())


@pytest.mark.rule("ST-37")
def test_who_cannot_pay_may_still_take_the_tile_passing() -> None:
    s = selecting()
    s.cash[0], s.income[0] = 1, -10

    assert offered(s, 0) == [*ALL[:4], "(city-growth)", "(urbanization)"]
    act(s, 0, passing("city-growth"))
    assert s.cash[0] == 1


@pytest.mark.rule("ST-38")
@pytest.mark.parametrize("action", ["city-growth", "urbanization"])
def test_what_was_paid_for_must_be_carried_out_even_if_nothing_is_built(action: str) -> None:
    s = selecting()
    act(s, 0, take(action))
    s.agenda.clear()
    begin(s, BuildTrack())
    assert refused(s, 0, FinishBuilding()) == {"ST-38"}

    act(s, 0, GrowCity(at(s, "Al")) if action == "city-growth" else Urbanize(at(s, "Sp"), 4))
    act(s, 0, TakeGoods(0))
    act(s, 0, FinishBuilding())


@pytest.mark.rule("ST-39")
def test_city_growth_can_only_be_taken_passing_when_no_goods_are_left() -> None:
    s = selecting()
    s.stocks = s.board.stocks.empty()

    assert refused(s, 0, take("city-growth")) == {"ST-39"}
    act(s, 0, passing("city-growth"))


@pytest.mark.rule("ST-39")
def test_city_growth_can_only_be_taken_passing_when_every_printed_city_has_a_marker() -> None:
    s = selecting()
    for city in s.board.cities:
        s.grown[city] = True
    assert refused(s, 0, take("city-growth")) == {"ST-39"}

    s.grown[stop(s, "Al")] = False
    act(s, 0, take("city-growth"))


@pytest.mark.rule("ST-39")
def test_in_the_standard_game_city_growth_can_always_be_taken() -> None:
    s = selecting("standard")
    s.stocks = s.board.stocks.empty()

    act(s, 0, take("city-growth"))


@pytest.mark.rule("ST-29")
def test_growth_lapses_without_marker_or_refund_when_urbanization_took_the_last_set() -> None:
    s = selecting()  # one set is left
    act(s, 0, take("urbanization"))
    act(s, 1, take("city-growth"))
    assert s.cash == [RICH - 6, RICH - 2, RICH, RICH]
    s.agenda.clear()
    begin(s, BuildTrack())
    act(s, 0, Urbanize(at(s, "Sp"), COLOURS.index("grey")))
    act(s, 0, TakeGoods(0))
    act(s, 0, FinishBuilding())

    assert refused(s, 1, GrowCity(at(s, "Al"))) == {"ST-34"}
    act(s, 1, FinishBuilding())
    assert s.cash[1] == RICH - 2
    assert not any(s.grown)
    assert not s.pending[1]


@pytest.mark.rule("ST-90")
def test_in_the_standard_game_all_tiles_are_free_and_none_is_taken_passing() -> None:
    s = selecting("standard")
    s.cash[0], s.income[0] = 0, -10

    assert offered(s, 0) == ALL
    assert [STEAM.price(s, 0, take(action)) for action in ALL] == [None] * 7
    for action in ALL:
        assert refused(s, 0, passing(action)) == {"ST-95"}


@pytest.mark.rule("ST-90")
@pytest.mark.parametrize(
    ("action", "level", "pending"),
    [("locomotive", 2, False), ("city-growth", 1, True), ("urbanization", 1, True)],
)
def test_in_the_standard_game_a_tile_has_its_effect_without_a_payment(
    action: str, level: int, pending: bool
) -> None:
    s = selecting("standard")
    act(s, 0, take(action))

    assert (s.cash[0], s.income[0], s.level[0], s.pending[0]) == (RICH, 0, level, pending)


@pytest.mark.rule("ST-16", "ST-36")
def test_urbanization_is_only_taken_passing_when_no_town_may_become_a_city() -> None:
    s = selecting("base")
    for town in s.board.towns:
        if s.board.place_names[town] != "Poughkeepsie":
            s.city[town] = 0
    lay(s, 0, "Pk", "n")
    lay(s, 0, "0,1", "s-se")
    assert take("urbanization") in options(s, 0)
    lay(s, 0, "1,1", "nw-sw")
    assert refused(s, 0, take("urbanization")) == {"ST-36"}
    assert passing("urbanization") in options(s, 0)


@pytest.mark.rule("ST-35")
def test_a_locomotive_beyond_level_six_has_no_price() -> None:
    s = selecting("base")
    s.level[0], s.cash[0], s.income[0] = 6, 5, -10
    assert STEAM.price(s, 0, take("locomotive")) is None
    assert refused(s, 0, take("locomotive")) == {"ST-35"}

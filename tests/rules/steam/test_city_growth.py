"""City Growth in the build turn."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import FINISH_BUILDING, GrowCity, TakeGoods, Urbanize
from footplate.games.steam.laying import place_city
from footplate.games.steam.phases.build_track import BuildTrackOrDecline
from footplate.games.steam.state import Steam
from tests.rules.steam.positions import (
    act,
    at,
    begin_building,
    building,
    cubes,
    options,
    position,
    put_cube,
    refused,
    stock,
    stop,
    take_action,
    tile,
)

GREY = 4


def growing(seat: int = 0) -> Steam:
    """The seat builds first and has City Growth, paid for; two supply spaces have goods."""
    s = building(seat, 3)
    take_action(s, seat, "city-growth", pending=True)
    stock(s, 2, "red", "blue", "blue")
    stock(s, 12, "grey")
    return s


def grow(s: Steam, spot: str) -> GrowCity:
    return GrowCity(at(s, spot))


@pytest.mark.rule("ST-34")
def test_all_cubes_of_a_supply_space_are_put_on_the_city_with_a_marker() -> None:
    s = growing()
    put_cube(s, "Al", "yellow")
    act(s, 0, grow(s, "Al"))
    assert options(s, 0) == [TakeGoods(1), TakeGoods(11)]
    act(s, 0, TakeGoods(1))

    assert cubes(s, "Al") == {"yellow": 1, "red": 1, "blue": 2}
    assert s.grown[stop(s, "Al")]
    assert sum(s.grown) == 1
    assert s.sets_left() == [11]
    assert s.cash[0] == 100


@pytest.mark.rule("ST-13", "ST-34")
def test_an_empty_supply_space_cannot_be_taken() -> None:
    s = growing()
    act(s, 0, grow(s, "Al"))
    assert refused(s, 0, TakeGoods(0)) == {"ST-13"}
    assert refused(s, 0, FINISH_BUILDING) == {"ST-34"}


@pytest.mark.rule("ST-34")
def test_every_printed_city_without_a_marker_may_grow() -> None:
    s = growing()
    s.grown[stop(s, "Bo")] = True
    offered = {option.hex for option in options(s, 0) if isinstance(option, GrowCity)}
    cities = {s.board.stops[city] for city in s.board.cities}
    assert len(cities) == 16
    assert offered == cities - {at(s, "Bo")}


@pytest.mark.rule("ST-34")
def test_a_city_grows_once() -> None:
    s = growing()
    s.grown[stop(s, "Bo")] = True
    assert refused(s, 0, grow(s, "Bo")) == {"ST-34"}


@pytest.mark.rule("ST-34")
def test_a_new_city_never_grows() -> None:
    s = growing()
    place_city(s, 1, at(s, "Pk"), GREY)
    assert refused(s, 0, grow(s, "Pk")) == {"ST-34"}


@pytest.mark.rule("ST-34")
def test_nothing_but_a_city_grows() -> None:
    s = growing()
    assert refused(s, 0, grow(s, "Pk")) == {"ST-34"}
    assert refused(s, 0, grow(s, "0,1")) == {"ST-34"}
    assert refused(s, 0, GrowCity(s.board.size)) == {"ST-34"}


@pytest.mark.rule("ST-34")
def test_without_city_growth_no_city_grows() -> None:
    s = building()
    stock(s, 1, "red")
    assert refused(s, 0, grow(s, "Al")) == {"ST-34"}
    take_action(s, 0, "city-growth")
    assert refused(s, 0, grow(s, "Al")) == {"ST-34"}
    take_action(s, 0, "urbanization", pending=True)
    assert refused(s, 0, grow(s, "Al")) == {"ST-34"}


@pytest.mark.rule("ST-34")
def test_one_city_grows_a_turn() -> None:
    s = growing()
    act(s, 0, grow(s, "Al"))
    act(s, 0, TakeGoods(1))
    assert refused(s, 0, grow(s, "Bo")) == {"ST-34"}


@pytest.mark.rule("ST-34")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_city_growth_comes_at_any_moment_of_the_build_turn_and_is_no_build(before: int) -> None:
    s = growing()
    tiles = [tile(s, "1,0", "nw-se"), tile(s, "2,0", "nw-s"), tile(s, "2,2", "n-se")]
    for lay in tiles[:before]:
        act(s, 0, lay)
    act(s, 0, grow(s, "Al"))
    act(s, 0, TakeGoods(11))
    for lay in tiles[before:]:
        act(s, 0, lay)
    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-40"}
    assert cubes(s, "Al") == {"grey": 1}


@pytest.mark.rule("ST-34")
def test_a_city_grows_in_ones_own_build_turn() -> None:
    s = growing(1)
    s.agenda.clear()
    begin_building(s, 0)
    assert refused(s, 1, grow(s, "Al")) == {"ST-40"}


@pytest.mark.rule("ST-38")
def test_committed_city_growth_is_carried_out_before_the_build_turn_ends() -> None:
    s = growing()
    assert refused(s, 0, FINISH_BUILDING) == {"ST-38"}
    act(s, 0, tile(s, "1,0", "nw-se"))
    assert refused(s, 0, FINISH_BUILDING) == {"ST-38"}
    act(s, 0, grow(s, "Al"))
    act(s, 0, TakeGoods(1))
    act(s, 0, FINISH_BUILDING)
    assert s.actors() == (1,)


@pytest.mark.rule("ST-37", "ST-38")
def test_city_growth_taken_passing_is_not_carried_out() -> None:
    s = growing()
    take_action(s, 0, "city-growth")
    assert refused(s, 0, grow(s, "Al")) == {"ST-34"}
    act(s, 0, FINISH_BUILDING)


@pytest.mark.rule("ST-29", "ST-39")
def test_growth_lapses_when_urbanization_has_taken_the_last_goods() -> None:
    s = building(0, 3)
    s.cash[:] = [4, 4, 4]
    take_action(s, 0, "urbanization", pending=True)
    take_action(s, 1, "city-growth", pending=True)
    stock(s, 5, "red", "blue")
    act(s, 0, Urbanize(at(s, "Pk"), GREY))
    act(s, 0, TakeGoods(4))
    act(s, 0, FINISH_BUILDING)

    assert s.actors() == (1,)
    assert refused(s, 1, grow(s, "Al")) == {"ST-34"}
    act(s, 1, FINISH_BUILDING)
    assert not any(s.grown)
    assert s.cash == [4, 4, 4]
    assert s.pending == (False, False, False)


@pytest.mark.rule("ST-29", "ST-38")
def test_growth_lapses_when_every_printed_city_has_a_marker() -> None:
    s = growing()
    for city in s.board.cities:
        s.grown[city] = True
    assert not any([isinstance(option, GrowCity) for option in options(s, 0)])
    act(s, 0, FINISH_BUILDING)


@pytest.mark.rule("ST-38")
def test_growth_does_not_lapse_while_goods_are_left() -> None:
    s = building(0, 3)
    take_action(s, 0, "urbanization", pending=True)
    take_action(s, 1, "city-growth", pending=True)
    stock(s, 5, "red", "blue")
    stock(s, 6, "red")
    act(s, 0, Urbanize(at(s, "Pk"), GREY))
    act(s, 0, TakeGoods(4))
    act(s, 0, FINISH_BUILDING)
    assert refused(s, 1, FINISH_BUILDING) == {"ST-38"}
    act(s, 1, grow(s, "Al"))
    act(s, 1, TakeGoods(5))
    assert cubes(s, "Al") == {"red": 1}


@pytest.mark.rule("ST-95")
def test_in_the_standard_game_city_growth_may_be_declined() -> None:
    s = position(3, game="standard")
    take_action(s, 0, "city-growth", pending=True)
    stock(s, 5, "red")
    begin_building(s, 0, BuildTrackOrDecline())
    assert grow(s, "Al") in options(s, 0)
    act(s, 0, FINISH_BUILDING)

    assert s.pending == (False, False, False)
    assert not any(s.grown)
    assert s.sets_left() == [4]


@pytest.mark.rule("ST-95")
def test_in_the_standard_game_city_growth_may_be_carried_out() -> None:
    s = position(3, game="standard")
    take_action(s, 0, "city-growth", pending=True)
    stock(s, 5, "red")
    begin_building(s, 0, BuildTrackOrDecline())
    act(s, 0, grow(s, "Al"))
    act(s, 0, TakeGoods(4))
    assert cubes(s, "Al") == {"red": 1}


@pytest.mark.rule("ST-39", "ST-95")
def test_in_the_standard_game_growth_without_goods_is_simply_not_done() -> None:
    s = position(3, game="standard")
    take_action(s, 0, "city-growth", pending=True)
    begin_building(s, 0, BuildTrackOrDecline())
    assert refused(s, 0, grow(s, "Al")) == {"ST-34"}
    act(s, 0, FINISH_BUILDING)

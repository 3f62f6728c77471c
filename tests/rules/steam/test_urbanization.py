"""Urbanization in the build turn: New Cities, what they do to track, and when they are refused."""

from __future__ import annotations

import msgspec
import pytest

from footplate.games.steam.actions import FINISH_BUILDING, TakeGoods, Urbanize
from footplate.games.steam.board import Board
from footplate.games.steam.laying import place_city
from footplate.games.steam.maps import read_map, text
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.build_track import BuildTrackOrDecline
from footplate.games.steam.state import Steam
from footplate.rails.mapfile import Place
from tests.rules.steam.positions import (
    act,
    at,
    begin_building,
    building,
    cubes,
    give_up,
    lay,
    linked,
    options,
    owner,
    position,
    refused,
    stock,
    stop,
    take_action,
    terminal,
    tile,
)

UNOWNED = -1
RED, BLUE, YELLOW, PURPLE, GREY = range(5)


def urbanizing(seat: int = 0, map: str = "northeast", players: int = 3) -> Steam:
    """The seat builds first and has Urbanization, paid for and still to be carried out."""
    s = building(seat, players, map)
    take_action(s, seat, "urbanization", pending=True)
    return s


def urbanize(s: Steam, spot: str, colour: int = GREY) -> Urbanize:
    return Urbanize(at(s, spot), colour)


# The New City and its goods.


@pytest.mark.rule("ST-36")
def test_a_new_city_of_the_chosen_colour_stands_on_the_town() -> None:
    s = urbanizing()
    act(s, 0, urbanize(s, "Pk", YELLOW))

    assert s.city[stop(s, "Pk")] == YELLOW
    assert s.new_cities == [1, 1, 0, 1, 4]
    assert s.is_city(at(s, "Pk"))
    assert not s.is_town(at(s, "Pk"))
    assert s.cash[0] == 100


@pytest.mark.rule("ST-36")
def test_all_cubes_of_a_supply_space_of_ones_choice_come_with_it() -> None:
    s = urbanizing()
    stock(s, 3, "red", "red", "grey")
    stock(s, 7, "blue")
    act(s, 0, urbanize(s, "Pk"))

    assert options(s, 0) == [TakeGoods(2), TakeGoods(6)]
    assert s.actors() == (0,)
    act(s, 0, TakeGoods(2))
    assert cubes(s, "Pk") == {"red": 2, "grey": 1}
    assert s.sets_left() == [6]
    assert s.actors() == (0,)


@pytest.mark.rule("ST-13", "ST-36")
def test_an_empty_supply_space_is_not_taken() -> None:
    s = urbanizing()
    stock(s, 3, "red")
    act(s, 0, urbanize(s, "Pk"))
    assert refused(s, 0, TakeGoods(0)) == {"ST-13"}


@pytest.mark.rule("ST-36")
def test_goods_are_chosen_before_anything_else_is_done() -> None:
    s = urbanizing()
    stock(s, 3, "red")
    act(s, 0, urbanize(s, "Pk"))
    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-36"}
    assert refused(s, 0, FINISH_BUILDING) == {"ST-36"}


@pytest.mark.rule("ST-39")
def test_a_new_city_is_placed_without_cubes_when_no_set_is_left() -> None:
    s = urbanizing()
    act(s, 0, urbanize(s, "Pk"))
    assert cubes(s, "Pk") == {}
    assert not any([isinstance(option, TakeGoods) for option in options(s, 0)])
    act(s, 0, FINISH_BUILDING)


@pytest.mark.rule("ST-36")
def test_any_town_will_do_and_any_colour_that_is_left() -> None:
    s = urbanizing()
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n", "s")
    towns = [s.board.stops[town] for town in s.board.towns]
    assert len(towns) == 18
    offered = [option for option in options(s, 0) if isinstance(option, Urbanize)]
    assert offered == [Urbanize(hex, colour) for hex in towns for colour in range(5)]


@pytest.mark.rule("ST-02", "ST-36")
def test_a_colour_of_which_no_tile_is_left_is_refused() -> None:
    s = urbanizing()
    place_city(s, 1, at(s, "Ki"), RED)
    assert refused(s, 0, urbanize(s, "Pk", RED)) == {"ST-02"}
    for town in ("Wa", "Am", "Ut", "Bi"):
        place_city(s, 1, at(s, town), GREY)
    assert refused(s, 0, urbanize(s, "Pk", GREY)) == {"ST-02"}
    act(s, 0, urbanize(s, "Pk", BLUE))


@pytest.mark.rule("ST-36")
def test_a_new_city_is_placed_on_a_town_and_nowhere_else() -> None:
    s = urbanizing()
    place_city(s, 1, at(s, "Ki"), RED)
    assert refused(s, 0, urbanize(s, "Al")) == {"ST-36"}
    assert refused(s, 0, urbanize(s, "Ki")) == {"ST-36"}
    assert refused(s, 0, urbanize(s, "0,1")) == {"ST-36"}
    assert refused(s, 0, Urbanize(s.board.size, GREY)) == {"ST-36"}


@pytest.mark.rule("ST-36")
def test_without_urbanization_no_new_city_is_placed() -> None:
    s = building()
    assert refused(s, 0, urbanize(s, "Pk")) == {"ST-36"}
    take_action(s, 0, "urbanization")
    assert refused(s, 0, urbanize(s, "Pk")) == {"ST-36"}
    take_action(s, 0, "city-growth", pending=True)
    assert refused(s, 0, urbanize(s, "Pk")) == {"ST-36"}


@pytest.mark.rule("ST-36")
def test_one_new_city_a_turn() -> None:
    s = urbanizing()
    act(s, 0, urbanize(s, "Pk"))
    assert refused(s, 0, urbanize(s, "Sp")) == {"ST-36"}


@pytest.mark.rule("ST-36")
def test_a_new_city_is_placed_in_ones_own_build_turn() -> None:
    s = urbanizing(1)
    s.order[:] = [0, 1, 2]
    s.agenda.clear()
    begin_building(s, 0)
    assert refused(s, 1, urbanize(s, "Pk")) == {"ST-40"}
    act(s, 0, FINISH_BUILDING)
    act(s, 1, urbanize(s, "Pk"))


@pytest.mark.rule("ST-36")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_new_city_is_placed_at_any_moment_and_is_no_build(before: int) -> None:
    s = urbanizing()
    tiles = [tile(s, "1,0", "nw-se"), tile(s, "2,0", "nw-s"), tile(s, "2,2", "n-se")]
    for lay_ in tiles[:before]:
        act(s, 0, lay_)
    act(s, 0, urbanize(s, "NH"))
    for lay_ in tiles[before:]:
        act(s, 0, lay_)

    assert refused(s, 0, tile(s, "0,1", "n-s")) == {"ST-40"}
    assert linked(s, "Ha", "s") == "NH"
    assert s.links[0] == 2


@pytest.mark.rule("ST-36", "ST-41")
def test_track_may_start_at_the_new_city_at_once() -> None:
    s = urbanizing()
    assert refused(s, 0, tile(s, "0,3", "n-ne")) == {"ST-41"}
    act(s, 0, urbanize(s, "Pk"))
    act(s, 0, tile(s, "0,3", "n-ne"))
    assert owner(s, "Pk", "s") == 0


# It has to be carried out.


@pytest.mark.rule("ST-38")
def test_what_was_committed_is_carried_out_before_the_build_turn_ends() -> None:
    s = urbanizing()
    assert refused(s, 0, FINISH_BUILDING) == {"ST-38"}
    act(s, 0, tile(s, "1,0", "nw-se"))
    assert refused(s, 0, FINISH_BUILDING) == {"ST-38"}
    act(s, 0, urbanize(s, "Pk"))
    act(s, 0, FINISH_BUILDING)
    assert s.actors() == (1,)


@pytest.mark.rule("ST-37", "ST-38")
def test_what_was_taken_passing_is_not_carried_out() -> None:
    s = building()
    take_action(s, 0, "urbanization")
    assert not any([isinstance(option, Urbanize) for option in options(s, 0)])
    act(s, 0, FINISH_BUILDING)


@pytest.mark.rule("ST-95")
def test_in_the_standard_game_urbanization_may_be_declined() -> None:
    s = position(3, game="standard")
    take_action(s, 0, "urbanization", pending=True)
    begin_building(s, 0, BuildTrackOrDecline())
    assert urbanize(s, "Pk") in options(s, 0)
    act(s, 0, FINISH_BUILDING)

    assert s.actors() == (1,)
    assert s.pending == (False, False, False)
    assert s.new_cities == [1, 1, 1, 1, 4]


@pytest.mark.rule("ST-95")
def test_in_the_standard_game_urbanization_may_be_carried_out() -> None:
    s = position(3, game="standard")
    take_action(s, 0, "urbanization", pending=True)
    begin_building(s, 0, BuildTrackOrDecline())
    act(s, 0, urbanize(s, "Pk"))
    assert s.city[stop(s, "Pk")] == GREY


# What it does to track.


@pytest.mark.rule("ST-05", "ST-36", "ST-53")
def test_the_towns_tile_returns_and_its_loose_exits_vanish() -> None:
    s = urbanizing()
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n", "s", "ne")
    faces = sum(s.laid)
    act(s, 0, urbanize(s, "Pk"))

    assert sum(s.laid) == faces - 1
    assert s.track[at(s, "Pk")] == 0
    assert s.open_ends == []
    assert s.other[terminal(s, "Pk", "s")] == s.other[terminal(s, "Pk", "ne")] == -1
    assert linked(s, "Al", "s") == "Pk"
    assert owner(s, "Al", "s") == 1
    assert s.links == [0, 1, 0]


@pytest.mark.rule("ST-53")
def test_anybody_builds_where_a_loose_exit_was_when_the_town_is_a_city() -> None:
    s = urbanizing(1)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")
    assert refused(s, 1, tile(s, "0,3", "s-n")) == {"ST-53", "ST-59"}
    act(s, 1, urbanize(s, "Pk"))
    act(s, 1, tile(s, "0,3", "s-n"))

    assert linked(s, "Pk", "s") == "NY"
    assert s.links == [1, 1, 0]


@pytest.mark.rule("ST-52", "ST-53")
def test_an_exit_extended_beyond_the_hex_stays_with_its_owner() -> None:
    s = urbanizing(1)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "sw")
    lay(s, 0, "-1,3", "ne-s")
    act(s, 1, urbanize(s, "Pk"))

    assert owner(s, "Pk", "sw") == owner(s, "-1,3", "s") == 0
    assert s.open_ends == [terminal(s, "-1,3", "s")]


@pytest.mark.rule("ST-47", "ST-52")
def test_unowned_track_that_leaves_the_town_starts_at_a_city_from_then_on() -> None:
    s = urbanizing(1)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "sw")
    lay(s, 0, "-1,3", "ne-s")
    give_up(s, "-1,3", "s")
    s.built[1] = True
    assert refused(s, 1, tile(s, "-1,4", "n-ne")) == {"ST-41", "ST-47"}
    act(s, 1, urbanize(s, "Pk"))
    assert owner(s, "Pk", "sw") == UNOWNED
    act(s, 1, tile(s, "-1,4", "n-ne"))
    assert owner(s, "Pk", "sw") == 1


@pytest.mark.rule("ST-52")
def test_a_new_city_completes_every_link_that_reaches_the_town() -> None:
    s = urbanizing(0)
    lay(s, 0, "0,1", "n-s")
    lay(s, 1, "1,1", "se-sw")
    lay(s, 2, "0,3", "s-n")
    act(s, 0, urbanize(s, "Pk"))

    assert [linked(s, "Pk", side) for side in ("n", "ne", "s")] == ["Al", "Ha", "NY"]
    assert [owner(s, "Pk", side) for side in ("n", "ne", "s")] == [0, 1, 2]
    assert s.links == [1, 1, 1]
    assert s.open_ends == []


@pytest.mark.rule("ST-52")
def test_a_new_city_completes_links_at_sides_where_the_towns_tile_had_no_exit() -> None:
    s = urbanizing(0)
    lay(s, 1, "0,1", "n-s")
    lay(s, 1, "Pk", "n")
    lay(s, 2, "0,3", "s-n")
    assert linked(s, "NY", "n") == ""
    act(s, 0, urbanize(s, "Pk"))

    assert linked(s, "NY", "n") == "Pk"
    assert s.links == [0, 1, 1]


@pytest.mark.rule("ST-15", "ST-47")
def test_who_places_a_new_city_claims_the_unowned_links_that_it_completes() -> None:
    s = urbanizing(2)
    lay(s, 0, "0,1", "n-s")
    lay(s, 1, "1,1", "se-sw")
    give_up(s, "0,1", "s")
    act(s, 2, urbanize(s, "Pk"))

    assert owner(s, "Al", "s") == 2
    assert owner(s, "Ha", "nw") == 1
    assert s.links == [0, 1, 1]


@pytest.mark.rule("ST-15")
def test_a_new_city_claims_also_what_starts_at_a_town_of_others() -> None:
    s = urbanizing(2)
    lay(s, 0, "0,1", "n-ne")
    lay(s, 0, "1,0", "sw-ne")
    lay(s, 0, "Sp", "sw", "s")
    lay(s, 0, "2,0", "n-sw")
    lay(s, 0, "1,1", "ne-sw")
    give_up(s, "1,1", "sw")
    assert not s.owns_at(2, at(s, "Sp"))
    act(s, 2, urbanize(s, "Pk"))

    assert linked(s, "Pk", "ne") == "Sp"
    assert owner(s, "Sp", "s") == owner(s, "Pk", "ne") == 2
    assert s.links == [1, 0, 1]


@pytest.mark.rule("ST-46", "ST-52")
def test_links_completed_by_a_new_city_are_not_lost_at_the_end_of_the_turn() -> None:
    s = urbanizing(0)
    lay(s, 0, "0,1", "n-s")
    act(s, 0, urbanize(s, "Pk"))
    act(s, 0, FINISH_BUILDING)
    assert owner(s, "Al", "s") == 0


# Where it may not be.


def looped(s: Steam) -> Steam:
    """Track of seat 1 leaves Poughkeepsie to the north and comes back to its bare side in the north-east."""
    lay(s, 1, "0,3", "s-n")
    lay(s, 1, "Pk", "s", "n")
    lay(s, 1, "0,1", "s-se")
    lay(s, 1, "1,1", "nw-sw")
    assert owner(s, "1,1", "sw") == 1
    return s


@pytest.mark.rule("ST-16")
def test_a_new_city_may_not_join_a_tracks_two_ends() -> None:
    s = looped(urbanizing())
    assert refused(s, 0, urbanize(s, "Pk")) == {"ST-16"}
    act(s, 0, urbanize(s, "Sp"))


@pytest.mark.rule("ST-16")
def test_once_the_track_is_redirected_the_town_may_be_urbanized() -> None:
    s = looped(urbanizing(1))
    assert refused(s, 1, urbanize(s, "Pk")) == {"ST-16"}
    act(s, 1, tile(s, "1,1", "nw-se"))
    act(s, 1, urbanize(s, "Pk"))
    assert linked(s, "Pk", "n") == "Ha"


@pytest.mark.rule("ST-16", "ST-29", "ST-38")
def test_urbanization_lapses_when_no_town_may_be_urbanized() -> None:
    s = urbanizing(0, "practice")
    for town, colour in (("El", RED), ("Th", BLUE), ("Ki", YELLOW), ("Ho", PURPLE)):
        place_city(s, 1, at(s, town), colour)
    assert refused(s, 0, FINISH_BUILDING) == {"ST-38"}
    lay(s, 1, "0,-1", "s-nw")
    lay(s, 1, "Fe", "se", "n")
    lay(s, 1, "-1,-2", "s-se")
    lay(s, 1, "0,-2", "nw-sw")

    assert refused(s, 0, urbanize(s, "Fe")) == {"ST-16"}
    cash = s.cash[0]
    act(s, 0, FINISH_BUILDING)
    assert s.cash[0] == cash
    assert s.pending[0] is False
    assert s.new_cities == [0, 0, 0, 0, 4]


# Maps on which places touch, as no file may have them.


@pytest.fixture
def touching(monkeypatch: pytest.MonkeyPatch) -> None:
    """The practice map with a town, Netherby, that touches Rosehill in the south."""
    chart = read_map("practice")
    hexes = [msgspec.structs.replace(one, place="Nb") if one.at == (0, -4) else one for one in chart.hexes]
    places = {**chart.places, "Nb": Place("Netherby", town=True)}
    crowded = Board("crowded", msgspec.structs.replace(chart, hexes=tuple(hexes), places=places))
    monkeypatch.setattr("footplate.games.steam.state.board", lambda name: crowded)


@pytest.mark.rule("ST-16")
def test_a_map_file_keeps_towns_and_cities_apart() -> None:
    crowded = text("practice").replace("El    ..    Th", "El    Nb    Th")
    crowded = crowded.replace("[places]\n", '[places]\nNb = { name = "Netherby", town = true }\n')
    with pytest.raises(ValueError, match="touch"):
        SteamOptions(2, map=crowded)


@pytest.mark.rule("ST-57")
@pytest.mark.interpreted
@pytest.mark.usefixtures("touching")
def test_an_exit_into_a_city_is_a_complete_link() -> None:
    s = building(0, 2, "practice")
    act(s, 0, tile(s, "Nb", "s", "se"))
    assert linked(s, "Nb", "s") == "Rh"
    assert linked(s, "Rh", "n") == "Nb"
    assert s.links == [1, 0]
    assert s.open_ends == [terminal(s, "Nb", "se")]


@pytest.mark.rule("ST-16", "ST-48")
@pytest.mark.interpreted
@pytest.mark.usefixtures("touching")
def test_a_town_is_not_urbanized_while_a_completed_link_lies_wholly_on_its_tile() -> None:
    s = urbanizing(0, "practice", 2)
    lay(s, 1, "Nb", "s")
    assert s.links == [0, 1]
    assert refused(s, 0, urbanize(s, "Nb")) == {"ST-16"}
    act(s, 0, urbanize(s, "El"))


@pytest.mark.rule("ST-16", "ST-57")
@pytest.mark.interpreted
@pytest.mark.usefixtures("touching")
def test_two_cities_side_by_side_are_not_linked() -> None:
    s = urbanizing(0, "practice", 2)
    act(s, 0, urbanize(s, "Nb"))
    assert s.is_city(at(s, "Nb"))
    assert linked(s, "Nb", "s") == linked(s, "Rh", "n") == ""
    assert s.links == [0, 0]


@pytest.mark.rule("ST-16")
def test_on_a_map_of_ones_own_a_new_city_may_not_join_a_tracks_two_ends_either() -> None:
    own = text("northeast").replace('id = "northeast"', 'id = "mine"')
    s = looped(urbanizing(0, own))
    assert s.options.map == own
    assert refused(s, 0, urbanize(s, "Pk")) == {"ST-16"}

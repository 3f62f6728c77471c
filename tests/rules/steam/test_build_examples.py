"""The worked examples of the rulebook about building, on the part of the map that they fix."""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import FINISH_BUILDING, LayTrack, TakeGoods, TakeTile, Urbanize
from footplate.games.steam.components import ENGINEER, FIRST_BUILD, TILES, URBANIZATION
from footplate.games.steam.game import STEAM
from footplate.games.steam.laying import place_city
from footplate.games.steam.phases.action_tiles import SelectActionTiles
from footplate.games.steam.phases.build_track import BuildTrack
from footplate.games.steam.state import Steam
from tests.rules.steam.positions import (
    act,
    at,
    begin,
    begin_building,
    build_turn,
    building,
    cubes,
    give_up,
    lay,
    linked,
    owner,
    position,
    refused,
    stock,
    take_action,
    terminal,
    tile,
)

GREY = 4
UNOWNED = -1
MORGAN, BILL, RON = 0, 1, 2  # orange, green, black


def price(s: Steam, lay: LayTrack) -> int | None:
    return STEAM.price(s, 0, lay)


# Paying for track: Ron, Morgan and Bill.


def tiles_taken() -> Steam:
    """Morgan has Engineer, Bill Urbanization for $6, Ron First Build; they had $10, $14 and $10."""
    s = position(3)
    s.cash[:] = [10, 14, 10]
    stock(s, 1, "red", "blue", "grey")
    begin(s, SelectActionTiles())
    act(s, MORGAN, TakeTile(ENGINEER))
    act(s, BILL, TakeTile(URBANIZATION))
    act(s, RON, TakeTile(FIRST_BUILD))
    assert s.cash == [10, 8, 10]
    return begin(s, BuildTrack())


def ron_builds(s: Steam) -> None:
    """A, B and C: from Albany by Poughkeepsie to New York."""
    tiles = [tile(s, "0,1", "n-s"), tile(s, "Pk", "n", "s"), tile(s, "0,3", "n-s")]
    assert [price(s, lay) for lay in tiles] == [3, 4, 3]
    for lay_ in tiles:
        act(s, RON, lay_)
    assert refused(s, RON, tile(s, "1,0", "nw-se")) == {"ST-40"}
    act(s, RON, FINISH_BUILDING)


def morgan_builds(s: Steam) -> None:
    """D, E, F and G: from Albany through the hills to New York."""
    tiles = [
        tile(s, "-1,1", "ne-s"),
        tile(s, "-1,2", "n-s"),
        tile(s, "-1,3", "n-s"),
        tile(s, "-1,4", "n-se"),
    ]
    assert [TILES.names[lay.tile] for lay in tiles] == ["22", "21", "21", "22"]
    assert [price(s, lay) for lay in tiles] == [4, 2, 2, 2]
    for lay_ in tiles:
        act(s, MORGAN, lay_)
    act(s, MORGAN, FINISH_BUILDING)


def bill_builds(s: Steam) -> None:
    """H, I, J and K: from Albany by Hartford to New Haven, which becomes a grey city."""
    tiles = [tile(s, "1,0", "nw-se"), tile(s, "2,0", "nw-s"), tile(s, "2,2", "n-se")]
    assert [TILES.names[lay.tile] for lay in tiles] == ["21", "22", "22"]
    assert [price(s, lay) for lay in tiles] == [2, 4, 2]
    for lay_ in tiles:
        act(s, BILL, lay_)
    assert s.links[BILL] == 1
    act(s, BILL, Urbanize(at(s, "NH"), GREY))
    act(s, BILL, TakeGoods(0))
    act(s, BILL, FINISH_BUILDING)


@pytest.mark.rule("ST-33", "ST-44", "ST-45")
def test_example_1_two_links_from_albany_to_new_york_for_ten_dollars() -> None:
    s = tiles_taken()
    assert s.actors() == (RON,)
    ron_builds(s)

    assert s.cash[RON] == 0
    assert s.income[RON] == 0
    assert (linked(s, "Al", "s"), linked(s, "Pk", "s")) == ("Pk", "NY")
    assert owner(s, "Pk", "n") == owner(s, "NY", "n") == RON
    assert s.links == [0, 0, 2]


@pytest.mark.rule("ST-32", "ST-44", "ST-45")
def test_example_2_one_link_of_four_tiles_for_ten_dollars() -> None:
    s = tiles_taken()
    ron_builds(s)
    assert s.actors() == (MORGAN,)
    morgan_builds(s)

    assert s.cash[MORGAN] == 0
    assert linked(s, "Al", "sw") == "NY"
    assert owner(s, "Al", "sw") == owner(s, "NY", "nw") == MORGAN
    assert s.links == [1, 0, 2]


@pytest.mark.rule("ST-36", "ST-44", "ST-52")
def test_example_3_two_links_and_a_new_city_for_fourteen_dollars() -> None:
    s = tiles_taken()
    ron_builds(s)
    morgan_builds(s)
    assert s.actors() == (BILL,)
    bill_builds(s)

    assert s.cash == [0, 0, 0]
    assert s.income == [0, 0, 0]
    assert (linked(s, "Al", "se"), linked(s, "Ha", "s")) == ("Ha", "NH")
    assert owner(s, "Ha", "n") == owner(s, "NH", "nw") == BILL
    assert s.links == [1, 2, 2]
    assert s.open_ends == []
    assert cubes(s, "NH") == {"red": 1, "blue": 1, "grey": 1}


@pytest.mark.rule("ST-36", "ST-40", "ST-52")
def test_two_straights_and_a_new_city_make_two_links_and_leave_a_third_tile() -> None:
    s = building()
    take_action(s, 0, "urbanization", pending=True)
    act(s, 0, tile(s, "0,1", "n-s"))
    act(s, 0, tile(s, "0,3", "s-n"))
    assert s.links[0] == 0
    act(s, 0, Urbanize(at(s, "Pk"), GREY))

    assert (linked(s, "Pk", "n"), linked(s, "Pk", "s")) == ("Al", "NY")
    assert s.links == [2, 0, 0, 0]
    assert s.cash[0] == 100 - 3 - 3
    act(s, 0, tile(s, "1,0", "nw-se"))
    assert refused(s, 0, tile(s, "2,0", "nw-s")) == {"ST-40"}


# The figure of legal and illegal placements, A to H.


def placements() -> Steam:
    """Seat 0 has track from Albany to the north-east, and one to the south that bends north-east."""
    s = building()
    lay(s, 0, "1,-1", "sw-ne")
    lay(s, 0, "0,1", "n-ne")
    return s


@pytest.mark.rule("ST-41")
def test_placement_a_extends_ones_own_track() -> None:
    s = placements()
    act(s, 0, tile(s, "2,-2", "sw-s"))
    assert owner(s, "Al", "ne") == 0
    assert s.cash[0] == 100 - 3


@pytest.mark.rule("ST-41")
def test_placement_b_starts_at_a_city() -> None:
    s = placements()
    act(s, 0, tile(s, "3,0", "sw-ne"))
    assert owner(s, "Ha", "ne") == 0
    assert s.cash[0] == 100 - 3


@pytest.mark.rule("ST-42")
def test_placement_c_loops_back_to_its_own_city() -> None:
    s = placements()
    assert refused(s, 0, tile(s, "1,0", "sw-nw")) == {"ST-42"}


@pytest.mark.rule("ST-42")
def test_placement_d_runs_into_a_black_edge() -> None:
    s = placements()
    assert refused(s, 0, tile(s, "2,2", "n-s")) == {"ST-42"}


@pytest.mark.rule("ST-41")
def test_placement_e_is_joined_to_nothing() -> None:
    s = placements()
    assert refused(s, 0, tile(s, "-1,3", "n-s")) == {"ST-41"}


@pytest.mark.rule("ST-42")
def test_placement_f_runs_into_another_black_edge_from_ones_own_track() -> None:
    s = placements()
    lay(s, 0, "4,1", "n-ne")
    assert refused(s, 0, tile(s, "5,0", "sw-nw")) == {"ST-42"}
    act(s, 0, tile(s, "5,0", "sw-n"))


@pytest.mark.rule("ST-42")
def test_placement_g_lies_on_a_space_that_is_no_hex() -> None:
    s = placements()
    water = [one.at for one in s.board.chart.water].index((6, -3))
    assert refused(s, 0, LayTrack(s.board.size + water, 0, 1)) == {"ST-42"}


@pytest.mark.rule("ST-42")
def test_placement_h_lies_on_a_city() -> None:
    s = placements()
    assert refused(s, 0, tile(s, "Ha", "n-s")) == {"ST-42"}


# The figure of links complete and incomplete.


@pytest.mark.rule("ST-45", "ST-46")
def test_two_complete_links_and_an_incomplete_one_each_with_its_owner() -> None:
    s = building()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "0,3", "s-n")
    lay(s, 0, "Pk", "n", "s", "sw")
    lay(s, 1, "1,0", "nw-se")
    lay(s, 1, "2,0", "nw-s")
    lay(s, 1, "3,0", "sw-se")
    act(s, 0, tile(s, "-1,3", "ne-s"))

    assert s.links == [2, 2, 0, 0]
    assert [owner(s, "Pk", side) for side in ("n", "s", "sw")] == [0, 0, 0]
    assert [owner(s, "Ha", side) for side in ("n", "ne")] == [1, 1]
    assert s.open_ends == [terminal(s, "-1,3", "s")]
    assert owner(s, "-1,3", "s") == 0


# The figure of an incomplete link and an unowned one at a town.

BLACK = 2


def incomplete() -> Steam:
    """Black links Albany to Poughkeepsie; from there black's track leads sw, and nobody's (A) to the ne."""
    s = position(3)
    s.cash[:] = [50, 50, 50]
    lay(s, BLACK, "0,1", "n-s")
    lay(s, BLACK, "Pk", "n", "ne", "sw")
    lay(s, BLACK, "1,1", "sw-ne")
    give_up(s, "1,1", "ne")
    build_turn(s, BLACK, tile(s, "-1,3", "ne-s"))
    lay(s, 0, "1,0", "nw-se")
    lay(s, 1, "1,2", "ne-sw")
    return s


@pytest.mark.rule("ST-46")
def test_black_loses_the_track_that_is_not_extended_next_turn() -> None:
    s = incomplete()
    assert owner(s, "-1,3", "s") == BLACK
    build_turn(s, BLACK)
    assert owner(s, "-1,3", "s") == owner(s, "Pk", "sw") == UNOWNED
    assert owner(s, "Al", "s") == BLACK


@pytest.mark.rule("ST-46")
def test_black_keeps_it_by_completing_the_link() -> None:
    s = incomplete()
    build_turn(s, BLACK, tile(s, "-1,4", "n-se"))
    assert linked(s, "Pk", "sw") == "NY"
    assert owner(s, "Pk", "sw") == BLACK
    assert s.links == [0, 0, 2]


@pytest.mark.rule("ST-46")
def test_black_keeps_it_by_extending_it() -> None:
    s = incomplete()
    build_turn(s, BLACK, tile(s, "-1,4", "n-s"))
    assert owner(s, "-1,4", "s") == BLACK
    assert s.links == [0, 0, 1]


@pytest.mark.rule("ST-47")
def test_the_unowned_link_can_be_claimed_by_black_alone() -> None:
    s = incomplete()
    for seat in (0, 1):
        s.agenda.clear()
        begin_building(s, seat)
        assert refused(s, seat, tile(s, "2,0", "sw-n")) == {"ST-41", "ST-47"}
        assert refused(s, seat, tile(s, "2,0", "sw-s")) == {"ST-47"}
    s.agenda.clear()
    begin_building(s, BLACK)
    act(s, BLACK, tile(s, "2,0", "sw-s"))
    assert linked(s, "Pk", "ne") == "Ha"
    assert owner(s, "Pk", "ne") == BLACK


# Improving, and two tracks at once.


@pytest.mark.rule("ST-50")
def test_a_curve_on_a_river_hex_is_improved_by_a_crossing_straight_for_four_dollars() -> None:
    s = building(1)
    green, black = 1, 2
    lay(s, black, "4,-1", "ne-nw")
    crossing = tile(s, "4,-1", "ne-nw", "n-s")
    assert TILES.names[crossing.tile] == "42"
    assert s.board.terrain[at(s, "4,-1")] == 1
    assert price(s, crossing) == 4
    act(s, green, crossing)

    assert s.cash[green] == 96
    assert owner(s, "Bo", "sw") == owner(s, "4,-1", "nw") == black
    assert owner(s, "Pr", "n") == owner(s, "4,-1", "n") == green
    act(s, green, tile(s, "4,-2", "s-n"))
    assert owner(s, "4,-2", "n") == green


@pytest.mark.rule("ST-50")
def test_green_may_not_cross_without_keeping_blacks_curve() -> None:
    s = building(1)
    lay(s, 2, "4,-1", "ne-nw")
    assert refused(s, 1, tile(s, "4,-1", "n-s")) == {"ST-50"}


@pytest.mark.rule("ST-51", "ST-58")
@pytest.mark.parametrize(("other", "arrives"), [("n-s", ""), ("s-ne", "Pr")])
def test_two_tracks_from_two_cities_on_the_empty_river_hex_for_five_dollars(other: str, arrives: str) -> None:
    s = building(1)
    both = tile(s, "3,1", "nw-se", other)
    assert s.board.terrain[at(s, "3,1")] == 1
    assert price(s, both) == 5
    place_city(s, 2, at(s, "NH"), GREY)
    act(s, 1, both)

    assert s.cash[1] == 95
    assert owner(s, "Ha", "se") == owner(s, "3,1", "se") == owner(s, "NH", "n") == 1
    assert linked(s, "NH", "n") == arrives


@pytest.mark.rule("ST-58")
def test_before_new_haven_is_a_city_no_track_starts_there() -> None:
    s = building(1)
    assert refused(s, 1, tile(s, "3,1", "nw-se", "n-s")) == {"ST-58"}

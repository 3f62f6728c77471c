"""What is in the box, and what the track of a tile is. [DS-01, DS-02, DS-07 to DS-09, DS-37]"""

from __future__ import annotations

import pytest

from footplate.games.days_of_steam.actions import STOP, PickUp, Roll
from footplate.games.days_of_steam.components import COAL, KINDS, TILES, TOWNS, TRAINS
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import UNREACHED
from footplate.kernel.game import BadOptions, agree
from tests.rules.days_of_steam.positions import (
    act,
    advance,
    draw_town,
    options,
    play,
    play_town,
    playing,
    position,
    put_train,
    read_tile,
    refused,
    turn_up,
    ways_on,
)

SIDES_OF_A_TOWN = [("n1", "│", "─"), ("e1", "─", "│"), ("s1", "│", "─"), ("w1", "─", "│")]


@pytest.mark.rule("DS-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play_each_with_a_train_and_a_place_for_steam(players: int) -> None:
    s = position("R", players)

    assert agree(DAYS_OF_STEAM, players, {}).players == players
    assert s.players == len(s.train) == len(s.steam) == players


def test_no_path_is_so_long_that_it_counts_as_none() -> None:
    exits = 0
    for tile in TILES:
        joined = {side for segment in KINDS[tile.kind].segments for side in segment}
        exits += tile.copies * len(joined)
    assert exits < UNREACHED  # a shortest path takes no exit twice


@pytest.mark.rule("DS-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        agree(DAYS_OF_STEAM, players, {})


@pytest.mark.rule("DS-01")
def test_the_trains_are_grey_orange_white_and_purple() -> None:
    assert TRAINS == ("grey", "orange", "white", "purple")
    assert DAYS_OF_STEAM.words(position("R", 4))["seat"] == TRAINS
    assert DAYS_OF_STEAM.words(position("R", 3))["seat"] == ("grey", "orange", "white")


@pytest.mark.rule("DS-02")
def test_there_are_twelve_towns_three_in_each_of_four_colours() -> None:
    census = DAYS_OF_STEAM.census(position("R"))
    towns = {name: count for name, count in census.items() if name.endswith(" towns")}

    assert [towns[f"{name}-1 towns"] for name in ("red", "yellow", "green", "blue")] == [2] * 4
    assert [towns[f"{name}-2 towns"] for name in ("red", "yellow", "green", "blue")] == [1] * 4
    assert sum(towns.values()) == sum(town.copies for town in TOWNS) == 12


@pytest.mark.rule("DS-02")
def test_there_are_eighty_track_tiles() -> None:
    census = DAYS_OF_STEAM.census(position("R"))

    assert sum(position("R").deck) == 80
    assert sum([count for name, count in census.items() if name.endswith(" tiles")]) == 80


@pytest.mark.rule("DS-02")
def test_there_are_seven_goods_in_each_of_the_four_colours_of_the_towns() -> None:
    s = position("R")

    assert DAYS_OF_STEAM.words(s)["colour"] == ("red", "yellow", "green", "blue")
    assert s.bag == (7, 7, 7, 7)


@pytest.mark.rule("DS-02")
def test_there_are_seven_circuit_counters_and_twenty_coal_cubes() -> None:
    assert position("R").counters_left() == 7
    assert COAL == 20


@pytest.mark.rule("DS-02")
def test_the_die_shows_one_to_six_with_equal_chances() -> None:
    s = playing("R ─ ─ ┐", steam=3)
    advance(s, 0, "e", "e", "e")
    act(s, 0, STOP)

    assert s.agenda[-1].odds(s) == [(Roll(pips), 1) for pips in range(1, 7)]


@pytest.mark.rule("DS-07")
@pytest.mark.parametrize(
    ("tile", "side", "ways"),
    [
        ("─", "e", "ew"), ("└", "n", "ne"),
        ("┼", "n", "ns"), ("┼", "w", "ew"),
        ("ne,sw", "n", "ne"), ("ne,sw", "w", "sw"),
        ("ns,e", "s", "ns"), ("ns,e", "e", "e"),
        ("ne,s", "e", "ne"), ("ne,s", "s", "s"), ("ne,w", "n", "ne"), ("ne,w", "w", "w"),
        ("ns,ne", "e", "nes"), ("ns,nw", "s", "nsw"), ("ns,ne,es", "e", "nes"),
        ("ns,ne,sw", "e", "nesw"), ("ns,ne,sw", "w", "nesw"), ("ns,nw,es", "w", "nesw"),
        ("ns,ne,nw", "w", "nesw"),
    ],
)  # fmt: skip
def test_segments_that_share_a_side_are_one_piece_of_track_and_others_are_separate(
    tile: str, side: str, ways: str
) -> None:
    s = playing(
        f"""
        .    R*  .
        Y  {tile}  G
        .    B   .
        """,
        steam=1,
    )
    put_train(s, 0, "s1", side)

    assert ways_on(s, 0) == ways


@pytest.mark.rule("DS-07")
def test_a_dead_end_reaches_no_other_side() -> None:
    s = playing(
        """
        .   Y     .
        R*  ns,w  G
        .   B     .
        """,
        steam=3,
    )
    advance(s, 0, "e")

    assert options(s, 0) == [STOP]


@pytest.mark.rule("DS-08")
@pytest.mark.parametrize("start", ["n1", "e1", "s1", "w1"])
def test_each_side_of_a_town_is_joined_to_each(start: str) -> None:
    s = playing(
        """
        .  │  .
        ─  R  ─
        .  │  .
        """,
        steam=6,
    )
    put_train(s, 0, start, start[0])
    advance(s, 0, {"n": "s", "s": "n", "e": "w", "w": "e"}[start[0]])

    assert ways_on(s, 0) == "nesw"


@pytest.mark.rule("DS-08")
@pytest.mark.parametrize(("spot", "joined", "across"), SIDES_OF_A_TOWN)
def test_a_town_has_track_on_all_four_sides(spot: str, joined: str, across: str) -> None:
    s = playing("R", "─")

    assert refused(s, 0, play(s, spot, across)) == {"DS-21", "DS-22"}
    act(s, 0, play(s, spot, joined))


@pytest.mark.rule("DS-08")
def test_a_path_may_go_straight_through_a_town() -> None:
    s = playing("R ─ ─ Y ─ ─ G", steam=6)
    advance(s, 0, "e", "e", "e", "e", "e", "e")
    act(s, 0, STOP)

    assert s.steam[0] == 0


@pytest.mark.rule("DS-08", "DS-40")
def test_a_circuit_may_turn_at_a_right_angle_in_a_town() -> None:
    s = playing("Y ─ R\n└ . ┘", "─")
    act(s, 0, play(s, "s1e1", "─"))

    assert s.circuits == (1, 0)


@pytest.mark.rule("DS-08")
def test_the_kinds_of_track_are_those_of_the_data() -> None:
    assert {kind.name: (kind.segments, kind.stubs) for kind in KINDS} == {
        "straight": (((0, 2),), ()),
        "curve": (((0, 1),), ()),
        "turnout_left": (((0, 2), (0, 1)), ()),
        "turnout_right": (((0, 2), (0, 3)), ()),
        "triangle": (((0, 2), (0, 1), (1, 2)), ()),
        "double_turnout_left": (((0, 2), (0, 1), (2, 3)), ()),
        "double_turnout_right": (((0, 2), (0, 3), (1, 2)), ()),
        "three_way": (((0, 2), (0, 1), (0, 3)), ()),
        "double_curve": (((0, 1), (2, 3)), ()),
        "bridge": (((0, 2), (1, 3)), ()),
        "straight_stub": (((0, 2),), (1,)),
        "curve_stub_left": (((0, 1),), (2,)),
        "curve_stub_right": (((0, 1),), (3,)),
    }


@pytest.mark.rule("DS-08")
def test_so_many_there_are_of_each_track_tile_with_this_steam_number_and_these_marks() -> None:
    assert {tile.name: (tile.copies, tile.steam) for tile in TILES} == {
        "straight": (11, 2), "straight-overbuild": (2, 1), "straight-hill": (4, 2), "straight-tower": (2, 1),
        "curve": (13, 2), "curve-overbuild": (2, 1), "curve-hill": (2, 2), "curve-tower": (1, 1),
        "turnout-left": (4, 1), "turnout-left-overbuild": (2, 1),
        "turnout-right": (4, 1), "turnout-right-overbuild": (2, 1),
        "triangle": (4, 1), "triangle-overbuild": (2, 1),
        "double-turnout-left": (2, 1), "double-turnout-left-overbuild": (1, 1),
        "double-turnout-right": (2, 1), "double-turnout-right-overbuild": (1, 1),
        "three-way": (3, 1), "three-way-overbuild": (1, 1),
        "double-curve": (5, 2), "double-curve-overbuild": (1, 1), "bridge": (5, 2),
        "straight-stub": (2, 2), "curve-stub-left": (1, 2), "curve-stub-right": (1, 2),
    }  # fmt: skip
    for tile in TILES:
        assert tile.name.replace("-", "_").startswith(KINDS[tile.kind].name)
        assert (tile.overbuild, tile.hill, tile.tower) == (
            "overbuild" in tile.name,
            "hill" in tile.name,
            "tower" in tile.name,
        )


@pytest.mark.rule("DS-08")
def test_two_towns_of_each_colour_have_steam_number_1_and_one_has_2() -> None:
    assert {town.name: (town.colour, town.steam, town.copies) for town in TOWNS} == {
        "red-1": (0, 1, 2),
        "red-2": (0, 2, 1),
        "yellow-1": (1, 1, 2),
        "yellow-2": (1, 2, 1),
        "green-1": (2, 1, 2),
        "green-2": (2, 2, 1),
        "blue-1": (3, 1, 2),
        "blue-2": (3, 2, 1),
    }


@pytest.mark.rule("DS-09")
def test_a_town_is_in_play_from_when_it_lies_on_the_map() -> None:
    s = playing("R ─ ─")
    turn_up(s, "Y", "blue", "blue")
    turn_up(s, "G", "blue", "blue", display=2)
    assert DAYS_OF_STEAM.view(s, 0).towns == (0,)

    act(s, 0, play_town(s, "e3", 2))
    assert DAYS_OF_STEAM.view(s, 0).towns == (0, 4)


@pytest.mark.rule("DS-09")
def test_goods_of_a_town_beside_the_map_cannot_be_picked_up() -> None:
    s = playing("R ─ ─ ─", steam=6)
    turn_up(s, "Y", "blue", "green")

    assert refused(s, 0, PickUp(3)) == {"DS-60"}


@pytest.mark.rule("DS-09", "DS-36")
def test_the_last_town_face_up_beside_the_map_is_not_in_play() -> None:
    s = playing("R R R2 Y Y Y2 G G G2 B ─ ─")
    turn_up(s, "B", "red", "red")
    act(s, 0, play_town(s, "e12"))
    draw_town(s, "B2", "green", "green")

    assert s.coal == (0, 0)


@pytest.mark.rule("DS-37")
@pytest.mark.parametrize(
    "under", ["─", "─+", "─~", "ew,n", "ew,en", "ew,en,nw", "ew,en,sw", "ew,en,es", "ne,sw"]
)
def test_whatever_is_no_town_bridge_or_hill_may_be_covered(under: str) -> None:
    s = playing(f"R ─ {under}", "─+")

    act(s, 0, play(s, "e2", "─+"))


@pytest.mark.rule("DS-37")
def test_a_covered_tile_is_out_of_the_game() -> None:
    s = playing("R ─ ─~", "─+")
    tower = read_tile("─~")[0]
    act(s, 0, play(s, "e2", "─+"))

    assert (s.deck[tower], s.hands[0].count(tower), s.tile.count(tower)) == (1, 0, 0)
    assert DAYS_OF_STEAM.view(s, 1).covered[tower] == 1

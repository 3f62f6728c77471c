"""What is in the box, and the map. [ST-01 to ST-09]"""

from __future__ import annotations

import pytest

from footplate.games.steam.actions import LayTrack, TakePoints, Urbanize
from footplate.games.steam.components import ACTION_TILES, COLOURS, PIECES, PLAYER_COLOURS, SUPPLY, TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.maps import read_map, text
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.phases.income import CollectIncome
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.state import TURNS, Steam
from footplate.kernel.game import BadOptions, agree
from footplate.rails.survey import MapError
from tests.rules.steam.positions import (
    act,
    at,
    begin,
    building,
    cubes,
    lay,
    move,
    options,
    position,
    put_cube,
    refused,
    stop,
    take_action,
    tile,
)

SIX = text("northeast").replace("max = 5", "max = 6")


def face(name: str) -> int:
    return TILES.names.index(name)


def use_up(s: Steam, name: str, count: int) -> None:
    """So many tiles with this face up lie where they are not in the way."""
    s.laid[face(name)] += count
    s.available = SUPPLY.available(s.laid)


@pytest.mark.rule("ST-01")
@pytest.mark.parametrize("name", ["northeast", "ruhr"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_can_play_on_the_printed_maps(name: str, players: int) -> None:
    assert agree(STEAM, players, {"map": name}).players == players
    assert position(players, name).players == players


@pytest.mark.rule("ST-01")
@pytest.mark.parametrize("name", ["northeast", "ruhr"])
@pytest.mark.parametrize("players", [2, 6])
def test_neither_two_nor_six_can_play_on_the_printed_maps(name: str, players: int) -> None:
    with pytest.raises(BadOptions, match=f"the map {name} is for 3 to 5 players, not {players}"):
        agree(STEAM, players, {"map": name})


@pytest.mark.rule("ST-01")
@pytest.mark.parametrize("players", [1, 7])
def test_fewer_than_two_or_more_than_six_never_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 6 players"):
        agree(STEAM, players, {"map": SIX})


@pytest.mark.rule("ST-01")
def test_the_first_map_is_best_with_three_or_four_and_the_second_with_four_or_five() -> None:
    assert read_map("northeast").best == (3, 4)
    assert read_map("ruhr").best == (4, 5)


@pytest.mark.rule("ST-01")
def test_a_map_file_may_be_for_six() -> None:
    assert agree(STEAM, 6, {"map": SIX}).players == 6
    assert position(6, SIX).players == 6
    assert STEAM.words(position(6, SIX))["seat"] == ("orange", "green", "natural", "white", "brown", "black")


@pytest.mark.rule("ST-01")
def test_a_map_file_may_be_for_two() -> None:
    two = text("northeast").replace("min = 3", "min = 2")

    assert agree(STEAM, 2, {"map": two}).players == position(2, two).players == 2
    assert agree(STEAM, 2, {"map": "practice"}).players == position(2, "practice").players == 2


@pytest.mark.rule("ST-01")
@pytest.mark.parametrize(("of", "to"), [("min = 3", "min = 1"), ("max = 5", "max = 7")])
def test_a_map_file_for_one_or_for_seven_is_refused(of: str, to: str) -> None:
    with pytest.raises(MapError, match=f"for 2 to 6 players, not {to[-1]}"):
        SteamOptions(4, map=text("northeast").replace(of, to))


@pytest.mark.rule("ST-02")
def test_there_are_ninety_six_cubes_twenty_of_each_colour_but_sixteen_grey() -> None:
    assert dict(zip(COLOURS, position().bag, strict=True)) == {
        "red": 20,
        "blue": 20,
        "yellow": 20,
        "purple": 20,
        "grey": 16,
    }
    assert sum(position().bag) == 96


@pytest.mark.rule("ST-02")
def test_there_are_eight_new_cities_one_of_each_colour_but_four_grey() -> None:
    assert dict(zip(COLOURS, position().new_cities, strict=True)) == {
        "red": 1,
        "blue": 1,
        "yellow": 1,
        "purple": 1,
        "grey": 4,
    }


@pytest.mark.rule("ST-02")
def test_there_is_no_second_red_new_city() -> None:
    s = building(0)
    take_action(s, 0, "urbanization", pending=True)
    act(s, 0, Urbanize(at(s, "Sp"), COLOURS.index("red")))
    take_action(s, 0, "urbanization", pending=True)

    assert refused(s, 0, Urbanize(at(s, "Ru"), COLOURS.index("red"))) == {"ST-02"}
    act(s, 0, Urbanize(at(s, "Ru"), COLOURS.index("blue")))


@pytest.mark.rule("ST-02")
def test_there_are_four_grey_new_cities_and_no_fifth() -> None:
    s = building(0)
    for town in ("Sp", "Ru", "Co", "Am"):
        take_action(s, 0, "urbanization", pending=True)
        act(s, 0, Urbanize(at(s, town), COLOURS.index("grey")))
    take_action(s, 0, "urbanization", pending=True)

    assert refused(s, 0, Urbanize(at(s, "Ut"), COLOURS.index("grey"))) == {"ST-02"}


@pytest.mark.rule("ST-02")
def test_there_are_seven_action_tiles_numbered_in_their_order() -> None:
    assert [f"{number} {name}" for number, name in enumerate(ACTION_TILES, 1)] == [
        "1 turn-order",
        "2 first-move",
        "3 engineer",
        "4 first-build",
        "5 city-growth",
        "6 locomotive",
        "7 urbanization",
    ]


@pytest.mark.rule("ST-02")
def test_ten_growth_markers_are_enough_for_one_a_turn() -> None:
    assert max(TURNS.values()) == 10


@pytest.mark.rule("ST-02")
def test_there_are_tokens_for_six() -> None:
    assert PLAYER_COLOURS == ("orange", "green", "natural", "white", "brown", "black")


@pytest.mark.rule("ST-03")
def test_there_are_a_hundred_and_thirty_six_track_tiles_with_these_two_faces() -> None:
    pieces = {" ".join([TILES.names[one] for one in piece.faces]): piece.copies for piece in PIECES}

    assert pieces == {
        "21 22": 86,
        "t21 t22": 10,
        "23 t23": 8,
        "t11": 4,
        "42 t41": 4,
        "t31 t34": 4,
        "t42 41": 4,
        "43 t43": 4,
        "t32 t33": 4,
        "44 45": 2,
        "44 47": 2,
        "47 46": 2,
        "45 46": 2,
    }
    assert sum(pieces.values()) == 136


@pytest.mark.rule("ST-04")
@pytest.mark.parametrize(
    ("name", "track"),
    [
        ("21", "n-s"), ("22", "n-se"), ("23", "n-ne"),
        ("41", "n-s ne-sw"), ("42", "n-s ne-nw"), ("43", "n-se ne-s"), ("44", "n-s ne-se"),
        ("45", "n-se s-nw"), ("46", "n-se s-sw"), ("47", "n-se sw-nw"),
        ("t11", "n"), ("t21", "n s"), ("t22", "n se"), ("t23", "n ne"),
        ("t31", "n se sw"), ("t32", "n s nw"), ("t33", "n ne s"), ("t34", "nw n ne"),
        ("t41", "n se s sw"), ("t42", "n ne s sw"), ("t43", "n ne se s"),
    ],
)  # fmt: skip
def test_an_unturned_face_shows_this_track(name: str, track: str) -> None:
    s = position()

    assert tile(s, "Pk" if name.startswith("t") else "0,1", *track.split()).tile == face(name)
    assert tile(s, "0,1", *track.split()).rotation == 0


@pytest.mark.rule("ST-04")
def test_the_rotation_is_the_side_to_which_side_0_then_points() -> None:
    s = position()

    assert tile(s, "0,1", "s-nw") == LayTrack(at(s, "0,1"), face("22"), 3)
    assert tile(s, "0,1", "ne-sw") == LayTrack(at(s, "0,1"), face("21"), 1)
    assert tile(s, "Pk", "se", "ne", "n", "nw") == LayTrack(at(s, "Pk"), face("t43"), 5)


@pytest.mark.rule("ST-04")
@pytest.mark.parametrize(
    ("laid", "spot", "track", "fewest", "same"),
    [
        ((), "1,0", "nw-se", 2, (5,)),
        ((("1,0", "nw-sw"),), "0,1", "n-s ne-sw", 0, (3,)),
        ((("-1,1", "ne-se"),), "0,1", "n-s nw-se", 2, (5,)),
        ((("Pk", "n s"),), "0,3", "n-se s-nw", 0, (3,)),
        ((), "Pk", "n s", 0, (3,)),
        ((), "Pk", "n se sw", 0, (2, 4)),
        ((), "Pk", "n ne s sw", 0, (3,)),
    ],
)
def test_a_tile_that_looks_the_same_is_named_by_its_fewest_turns(
    laid: tuple[tuple[str, str], ...], spot: str, track: str, fewest: int, same: tuple[int, ...]
) -> None:
    s = building(0)
    for where, what in (("0,1", "n-s"), *laid):
        lay(s, 0, where, *what.split())
    named = tile(s, spot, *track.split())

    assert named.rotation == fewest
    for rotation in same:
        assert refused(s, 0, LayTrack(named.hex, named.tile, rotation)) == {"ST-04"}
    act(s, 0, named)


@pytest.mark.rule("ST-05")
def test_a_face_of_which_none_is_left_cannot_be_laid() -> None:
    s = building(0)
    for town in ("Ru", "Ut", "Am"):
        lay(s, 1, town, "n")
    lay(s, 0, "0,1", "n-s")
    assert s.laid[face("t11")] == 3
    assert tile(s, "Pk", "n") in options(s, 0)

    lay(s, 1, "Sp", "n")
    assert refused(s, 0, tile(s, "Pk", "n")) == {"ST-05"}


@pytest.mark.rule("ST-05")
def test_laying_one_face_uses_up_the_other() -> None:
    s = building(0)
    lay(s, 0, "0,1", "n-s")
    for town in ("Ru", "Ut"):
        lay(s, 1, town, "n", "se", "sw")
    lay(s, 1, "Am", "nw", "n", "ne")
    assert tile(s, "Pk", "n", "se", "sw") in options(s, 0)

    lay(s, 1, "Co", "nw", "n", "ne")
    assert refused(s, 0, tile(s, "Pk", "n", "se", "sw")) == {"ST-05"}
    assert refused(s, 0, tile(s, "Pk", "nw", "n", "ne")) == {"ST-05"}
    assert tile(s, "Pk", "n", "se", "s") in options(s, 0)


@pytest.mark.rule("ST-05")
def test_a_tile_that_is_replaced_returns_to_the_supply() -> None:
    s = building(0)
    for town in ("Ru", "Ut", "Am"):
        lay(s, 1, town, "n")
    lay(s, 0, "0,1", "n-s")
    act(s, 0, tile(s, "Pk", "n"))
    assert s.laid[face("t11")] == 4
    assert not s.available >> face("t11") & 1

    act(s, 0, tile(s, "Pk", "n", "s"))
    assert s.laid[face("t11")] == 3
    assert s.laid[face("t21")] == 1
    assert s.available >> face("t11") & 1


@pytest.mark.rule("ST-05")
def test_a_tile_that_a_new_city_removes_returns_to_the_supply() -> None:
    s = building(0)
    for town in ("Ru", "Ut", "Am", "Sp"):
        lay(s, 1, town, "n")
    lay(s, 0, "0,1", "n-s")
    assert refused(s, 0, tile(s, "Pk", "n")) == {"ST-05"}

    take_action(s, 0, "urbanization", pending=True)
    act(s, 0, Urbanize(at(s, "Sp"), COLOURS.index("grey")))
    act(s, 0, tile(s, "Pk", "n"))


@pytest.mark.rule("ST-06")
def test_a_tile_that_is_replaced_may_be_turned_over_for_its_own_replacement() -> None:
    s = building(0)
    lay(s, 0, "0,1", "n-s")
    use_up(s, "21", 80)
    use_up(s, "22", 5)
    assert s.laid[face("21")] + s.laid[face("22")] == 86

    assert refused(s, 0, tile(s, "1,0", "nw-se")) == {"ST-05"}
    assert refused(s, 0, tile(s, "1,0", "nw-s")) == {"ST-05"}
    act(s, 0, tile(s, "0,1", "n-se"))


@pytest.mark.rule("ST-06")
def test_a_tile_44_is_turned_over_into_a_47_when_all_tiles_of_the_ring_are_out() -> None:
    s = building(0)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "-1,1", "ne-se")
    use_up(s, "44", 3)
    use_up(s, "46", 4)
    act(s, 0, tile(s, "0,1", "n-s", "sw-nw"))
    assert [s.laid[face(name)] for name in ("44", "45", "46", "47")] == [4, 0, 4, 0]
    assert [name for name in ("44", "45", "46", "47") if s.available >> face(name) & 1] == []

    act(s, 0, tile(s, "0,1", "n-se", "sw-nw"))
    assert [s.laid[face(name)] for name in ("44", "45", "46", "47")] == [3, 0, 4, 1]


@pytest.mark.rule("ST-06")
def test_a_44_cannot_be_laid_when_the_ring_is_used_up() -> None:
    s = building(0)
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "-1,1", "ne-se")
    use_up(s, "45", 4)
    use_up(s, "47", 3)
    assert tile(s, "0,1", "n-s", "sw-nw") in options(s, 0)

    use_up(s, "47", 1)
    assert refused(s, 0, tile(s, "0,1", "n-s", "sw-nw")) == {"ST-05"}


@pytest.mark.rule("ST-06")
@pytest.mark.parametrize(
    ("f44", "f45", "f46", "f47", "left"),
    [(4, 0, 4, 0, ""), (4, 2, 0, 0, "46 47"), (4, 1, 0, 2, "45 46"), (2, 2, 2, 1, "44 45 46 47")],
)
def test_what_is_left_of_the_ring_is_what_some_sharing_out_can_show(
    f44: int, f45: int, f46: int, f47: int, left: str
) -> None:
    s = building(0)
    for name, count in (("44", f44), ("45", f45), ("46", f46), ("47", f47)):
        use_up(s, name, count)

    assert [name for name in ("44", "45", "46", "47") if s.available >> face(name) & 1] == left.split()


@pytest.mark.rule("ST-07")
def test_the_bank_pays_however_much_it_has_paid() -> None:
    s = position()
    s.bank = -100_000
    s.income[:] = [10] * 4
    s.cash[:] = [25_000] * 4
    begin(s, CollectIncome())

    assert s.cash == [25_010] * 4
    assert s.bank == -100_040


@pytest.mark.rule("ST-07")
def test_victory_points_have_no_upper_end() -> None:
    s = position()
    lay(s, 0, "0,1", "n-s")
    lay(s, 0, "Pk", "n", "s")
    lay(s, 0, "0,3", "n-s")
    put_cube(s, "Al", "purple")
    s.level[0] = 2
    s.points[0] = 149
    begin(s, MoveGoods())
    act(s, 0, move(s, "Al", "purple", "s", "s"))
    act(s, 0, TakePoints())

    assert s.points[0] == 151


@pytest.mark.rule("ST-08")
@pytest.mark.parametrize(
    ("spot", "dollars"),
    [
        ("1,0", 2),  # plains
        ("5,-1", 2),  # coast
        ("0,1", 3),  # the Hudson
        ("-4,1", 3),  # the Erie Canal
        ("-6,2", 3),  # the canal and the Finger Lakes in one hex
        ("2,0", 4),  # hills
        ("-2,3", 5),  # hills and the Delaware
        ("0,-2", 5),  # hills, the Hudson and Lake Champlain
    ],
)
def test_a_straight_costs_by_its_ground(spot: str, dollars: int) -> None:
    s = building(0)

    assert STEAM.price(s, 0, tile(s, spot, "n-s")) == dollars


@pytest.mark.rule("ST-08")
def test_a_town_in_hills_or_at_a_canal_pays_for_the_ground_too() -> None:
    ruhr, northeast = building(0, map="ruhr"), building(0)

    assert STEAM.price(ruhr, 0, tile(ruhr, "Lu", "n", "s")) == 2 + 1 + 2
    assert STEAM.price(ruhr, 0, tile(ruhr, "-6,7", "n-s")) == 2 + 1
    assert STEAM.price(northeast, 0, tile(northeast, "Ut", "n", "s")) == 2 + 1 + 1


@pytest.mark.rule("ST-09")
@pytest.mark.parametrize("name", ["northeast", "ruhr", "practice"])
def test_no_printed_city_is_grey(name: str) -> None:
    s = position(3, name)

    printed = {COLOURS[s.city[one]] for one in s.board.cities}
    assert printed == {"red", "blue", "yellow", "purple"}


@pytest.mark.rule("ST-09")
def test_a_map_with_a_grey_city_is_refused() -> None:
    grey = text("northeast").replace('city = "yellow", cubes = 2', 'city = "grey", cubes = 2', 1)

    with pytest.raises(MapError, match="a city is one of red, blue, yellow, purple"):
        SteamOptions(4, map=grey)


@pytest.mark.rule("ST-09")
def test_a_grey_city_comes_as_a_new_city() -> None:
    s = building(0)
    take_action(s, 0, "urbanization", pending=True)
    act(s, 0, Urbanize(at(s, "Sp"), COLOURS.index("grey")))

    assert s.city[stop(s, "Sp")] == COLOURS.index("grey")
    assert cubes(s, "Sp") == {}

"""What is in the box: goods, dice, tiles, powers, the sheet and the charts. [SR-01, SR-02, SR-09]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Any

import pytest

from footplate.games.steamrollers.components import FACES, ORDER_FACES, POWERS, read
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.sheet import (
    ACROSS,
    BLOCKED,
    CHARTS,
    CITIES,
    COLOUR_OF,
    FIRST_CITY,
    HEXES,
    NOWHERE,
    REGION_OF,
    SIDES,
    SPOTS,
    TOWN,
    TRACK_NAMES,
    TRACKS,
    TYPE_OF,
)
from footplate.kernel.game import BadOptions, agree
from tests.rules.steamrollers.positions import begin_round, deal, do, draw, odds, offered, position, table

PENS = ("orange", "purple", "brown", "pink", "teal")
COLOURS = ("red", "blue", "green", "yellow", "grey", "black")
OPPOSITE = 3  # sides further


def beside(spot: str, chart: int = 0) -> list[str]:
    """What lies around a hex, clockwise from the north-west; "" across the edge or a blocked border."""
    at = HEXES.index(spot) * len(SIDES)
    around = ACROSS[chart][at : at + len(SIDES)]
    return ["" if number == NOWHERE else SPOTS[number] for number in around]


def edges() -> set[frozenset[str]]:
    """Every edge between two spots of the sheet, by these."""
    return {frozenset([hex, other]) for hex in HEXES for other in beside(hex) if other}


def joined_to(spot: str, edges: Iterable[frozenset[str]]) -> set[str]:
    """Every spot that can be come to from this one over some edges."""
    joined: set[str] = set()
    more = {spot}
    while more != joined:
        joined, more = more, more.union(*[edge for edge in edges if edge & more])
    return joined


def charts() -> dict[int, list[list[str]]]:
    """The ranges of each chart as the file has them, by the number it has in a position."""
    mountains = read("mountains")
    return {
        number: mountains[borders][str(chart + 1)]
        for borders in ("medium", "hard")
        for chart, number in enumerate(CHARTS[borders])
    }


# Players and pieces


@pytest.mark.rule("SR-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_can_play_each_with_a_pen_of_ones_own(players: int) -> None:
    s = position(players)

    assert agree(STEAMROLLERS, players, {}).players == players
    assert s.players == players
    assert STEAMROLLERS.words(s)["seat"] == PENS[:players]


@pytest.mark.rule("SR-01")
@pytest.mark.parametrize("players", [0, 6])
def test_nobody_and_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(BadOptions, match="1 to 5 players"):
        agree(STEAMROLLERS, players, {})


@pytest.mark.rule("SR-01")
def test_there_are_ten_goods_of_each_of_five_colours_and_six_black_ones() -> None:
    census = STEAMROLLERS.census(position())

    assert STEAMROLLERS.words(position())["colour"] == COLOURS
    assert [census[f"{colour} goods"] for colour in COLOURS] == [10, 10, 10, 10, 10, 6]


@pytest.mark.rule("SR-01")
def test_a_white_die_shows_one_to_six_with_equal_chances() -> None:
    s = table(5, start_player=1)
    while not next(iter(odds(s))).startswith("roll-white"):
        do(s, next(iter(odds(s))))

    assert odds(s) == {f"roll-white {value}": 1 for value in range(1, 7)}


@pytest.mark.rule("SR-01", "SR-22")
def test_the_black_die_shows_each_two_of_the_three_types_of_track_on_two_faces() -> None:
    s = table(2, start_player=1)
    while not next(iter(odds(s))).startswith("roll-black"):
        do(s, next(iter(odds(s))))

    assert odds(s) == {
        "roll-black straight-gentle": 2,
        "roll-black straight-sharp": 2,
        "roll-black gentle-sharp": 2,
    }


@pytest.mark.rule("SR-01", "SR-46")
def test_seven_action_tiles_have_two_sides_with_these_effects_symbols_and_points() -> None:
    found = [(face.name, face.tile + 1, face.effect, face.returns, face.points, face.solo) for face in FACES]

    assert found == [
        ("1a", 1, "any_value", True, 2, False),
        ("1b", 1, "any_value", False, -2, False),
        ("2a", 2, "two_dice", True, 1, False),
        ("2b", 2, "seize_die", True, 2, False),
        ("3a", 3, "die_is_destination", False, 1, False),
        ("3b", 3, "longer_delivery", True, 1, False),
        ("4a", 4, "any_distance", True, 1, False),
        ("4b", 4, "stronger_engine", False, 1, False),
        ("5a", 5, "die_plus_minus", False, -2, False),
        ("5b", 5, "reroll_or_flip", True, 2, False),
        ("6a", 6, "any_track", True, 2, False),
        ("6b", 6, "any_track", False, -2, False),
        ("solo-2a", 2, "reroll_olive", True, 1, True),
        ("solo-2b", 2, "guard_good", True, 2, True),
    ]


@pytest.mark.rule("SR-01")
def test_six_order_tiles_have_two_sides_with_these_goods_and_points() -> None:
    found = {
        face.name: (
            face.order + 1,
            " ".join([word for word, count in zip(COLOURS, face.goods, strict=True) for _ in range(count)]),
            face.points,
        )
        for face in ORDER_FACES
    }

    assert found == {
        "1a": (1, "red blue", 2),
        "1b": (1, "red red grey", 5),
        "2a": (2, "green yellow", 2),
        "2b": (2, "blue green yellow", 4),
        "3a": (3, "grey grey", 3),
        "3b": (3, "green yellow grey", 4),
        "4a": (4, "red blue yellow", 4),
        "4b": (4, "red green", 2),
        "5a": (5, "red green green", 5),
        "5b": (5, "yellow grey", 2),
        "6a": (6, "blue yellow grey", 4),
        "6b": (6, "blue blue", 3),
    }


@pytest.mark.rule("SR-01")
def test_there_are_five_starting_powers() -> None:
    assert POWERS == ("engine", "rail", "plus-two", "action-tile", "personal-delivery")
    assert STEAMROLLERS.words(position())["power"] == POWERS


@pytest.mark.rule("SR-01")
def test_dice_cities_tiles_orders_and_charts_are_called_by_their_numbers() -> None:
    words = STEAMROLLERS.words(position())

    for vocabulary in ("die", "city", "tile", "order", "chart"):
        assert words[vocabulary] == ("1", "2", "3", "4", "5", "6")
    assert words["face"] == tuple([face.name for face in FACES])
    assert words["order_face"] == tuple([face.name for face in ORDER_FACES])
    assert words["black"] == ("straight-gentle", "straight-sharp", "gentle-sharp")


@pytest.mark.rule("SR-01", "SR-34")
def test_a_good_is_called_by_its_colour_and_its_city() -> None:
    names = STEAMROLLERS.words(position())["good"]

    assert len(set(names)) == len(names) == 3 * 6 * 6
    assert [names[at] for at in (0, 5, 6, 35)] == ["red-of-1", "black-of-1", "red-of-2", "black-of-6"]
    assert (names[36], names[72]) == ("last-red-of-1", "own-red-of-1")


# Where the data come from


@pytest.mark.rule("SR-01", "SR-02", "SR-09")
@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("sheet", {"pens", "regions", "picture", "track_types", "black_die", "engine", "goods"}),
        ("tiles", {"action", "order", "power"}),
        ("mountains", {"charts"}),
    ],
)
def test_a_file_tells_what_in_it_is_printed_and_what_is_ours(file: str, told: set[str]) -> None:
    provenance: dict[str, str] = read(file)["provenance"]

    assert set(provenance) == told
    for sentence in provenance.values():
        assert sentence.startswith(("printed fact", "ours: "))
        assert sentence.endswith(".")


@pytest.mark.rule("SR-01", "SR-02", "SR-09")
@pytest.mark.parametrize(
    ("file", "covers"),
    [
        ("sheet", {"hexes": "picture"}),
        ("tiles", {}),
        ("mountains", {"medium": "charts", "hard": "charts"}),
    ],
)
def test_no_part_of_a_file_is_without_provenance(file: str, covers: dict[str, str]) -> None:
    written: dict[str, Any] = read(file)
    provenance = written.pop("provenance")

    assert {covers.get(part, part) for part in written} == set(provenance)


# The sheet


@pytest.mark.rule("SR-02")
def test_regions_one_to_six_are_yellow_red_grey_grey_blue_and_green() -> None:
    assert CITIES == ("1", "2", "3", "4", "5", "6")
    assert [COLOURS[colour] for colour in COLOUR_OF] == ["yellow", "red", "grey", "grey", "blue", "green"]


@pytest.mark.rule("SR-02")
def test_each_region_has_one_city_one_town_and_seven_other_hexes_to_draw_in() -> None:
    assert list(HEXES) == [f"{region}{letter}" for region in CITIES for letter in "abcdefgh"]
    assert [CITIES[region] for region in REGION_OF] == [hex[0] for hex in HEXES]
    towns = [hex for hex, town in zip(HEXES, TOWN, strict=True) if town]
    assert towns == ["1h", "2g", "3f", "4b", "5c", "6d"]


@pytest.mark.rule("SR-02")
def test_the_words_of_the_game_name_the_hexes_and_not_the_cities() -> None:
    assert STEAMROLLERS.words(position())["hex"] == HEXES


@pytest.mark.rule("SR-02")
@pytest.mark.parametrize(
    ("hex", "around"),
    [
        ("1a", ["", "", "1b", "1d", "", ""]),
        ("1h", ["1e", "3e", "3g", "4a", "5d", "1g"]),
        ("3f", ["3c", "3d", "2b", "2e", "3h", "3"]),
        ("4b", ["3g", "3h", "4c", "4", "4e", "4a"]),
        ("2d", ["", "", "", "", "2h", "2c"]),
        ("2a", ["", "", "", "2c", "2", ""]),
        ("3d", ["", "", "", "2b", "3f", "3c"]),
        ("4h", ["4e", "4", "", "", "", "4g"]),
        ("6h", ["6", "6e", "", "", "", "6g"]),
        ("5a", ["", "1d", "1f", "5b", "", ""]),
    ],
)
def test_these_hexes_and_cities_lie_around_a_hex(hex: str, around: list[str]) -> None:
    assert beside(hex) == around


@pytest.mark.rule("SR-02")
def test_a_neighbour_has_the_hex_on_its_opposite_side() -> None:
    for hex in HEXES:
        for side, other in enumerate(beside(hex)):
            if other and other not in CITIES:
                assert beside(other)[(side + OPPOSITE) % len(SIDES)] == hex


@pytest.mark.rule("SR-02")
def test_the_sheet_is_one_piece_with_this_many_edges() -> None:
    assert joined_to("1a", edges()) == set(SPOTS)
    assert len(edges()) == 131


@pytest.mark.rule("SR-02")
def test_a_city_borders_hexes_of_its_own_region_alone() -> None:
    borders = Counter([city for hex in HEXES for city in beside(hex) if city in CITIES])

    assert {hex[0] == city for hex in HEXES for city in beside(hex) if city in CITIES} == {True}
    assert borders == {"1": 6, "2": 5, "3": 6, "4": 5, "5": 6, "6": 6}
    assert FIRST_CITY == len(HEXES) == 48


@pytest.mark.rule("SR-02")
def test_each_region_is_one_piece_and_touches_these_others() -> None:
    touching = {"".join(sorted({spot[0] for spot in edge})) for edge in edges()}

    for region in CITIES:
        mine = {spot for spot in SPOTS if spot[0] == region}
        assert joined_to(region, [edge & mine for edge in edges()]) == mine
    assert sorted([pair for pair in touching if len(pair) == 2]) == [
        "13", "14", "15", "23", "24", "26", "34", "45", "46",
    ]  # fmt: skip


@pytest.mark.rule("SR-02")
def test_all_sheets_are_alike_and_each_is_drawn_on_by_its_player_alone() -> None:
    s = position(3)
    draw(s, 1, "1e e-w", "3e e-w")
    sheets = STEAMROLLERS.view(s, None).tracks

    assert [len(sheet) for sheet in sheets] == [len(HEXES)] * 3
    assert [sum([track != -1 for track in sheet]) for sheet in sheets] == [0, 2, 0]
    assert [len(links) for links in s.links] == [0, 1, 0]


@pytest.mark.rule("SR-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_same_track_connects_the_same_on_every_sheet(seat: int) -> None:
    s = position(3)
    draw(s, seat, "1e se-w", "1h nw-ne", "3e e-sw")

    assert s.links[seat] == ((0, 2, 1),)


@pytest.mark.rule("SR-02", "SR-20")
def test_a_track_joins_any_two_of_the_six_sides_and_is_straight_or_a_curve() -> None:
    assert SIDES == ("nw", "ne", "e", "se", "sw", "w")
    assert list(TRACKS) == list(combinations(range(6), 2))
    assert list(TRACK_NAMES) == [f"{SIDES[one]}-{SIDES[other]}" for one, other in TRACKS]
    types = [
        [name for name, one in zip(TRACK_NAMES, TYPE_OF, strict=True) if one == number] for number in range(3)
    ]
    assert types == [
        ["nw-se", "ne-sw", "e-w"],
        ["nw-e", "nw-sw", "ne-se", "ne-w", "e-sw", "se-w"],
        ["nw-ne", "nw-w", "ne-e", "e-se", "se-sw", "sw-w"],
    ]


@pytest.mark.rule("SR-02")
def test_the_supply_board_has_the_same_six_cities() -> None:
    s = table(2)

    assert len(STEAMROLLERS.view(s, 0).supply) == len(CITIES)


@pytest.mark.rule("SR-02", "SR-20")
def test_no_city_is_offered_to_be_drawn_in() -> None:
    s = begin_round(position(), "1 1 1")
    do(s, "take-die 1")

    assert {line.split()[1] for line in offered(s, "draw-track")} == {f"1{letter}" for letter in "abcdefgh"}


# The charts


@pytest.mark.rule("SR-09")
def test_there_are_six_charts_of_each_level_with_so_many_blocked_edges() -> None:
    assert CHARTS == {"open": (0,), "medium": (1, 2, 3, 4, 5, 6), "hard": (7, 8, 9, 10, 11, 12)}
    assert [sum([len(chain) for chain in ranges]) for ranges in charts().values()] == [
        6, 5, 6, 6, 5, 6,
        10, 10, 10, 10, 11, 10,
    ]  # fmt: skip


@pytest.mark.rule("SR-09")
def test_every_blocked_edge_lies_between_hexes_of_two_regions() -> None:
    for ranges in charts().values():
        for edge in [edge for chain in ranges for edge in chain]:
            one, other = edge.split("|")
            assert frozenset([one, other]) in edges()
            assert one[0] != other[0]
            assert not {one, other} & set(CITIES)


@pytest.mark.rule("SR-09")
def test_no_edge_is_on_a_chart_twice_and_no_two_charts_are_alike() -> None:
    found = [[edge for chain in ranges for edge in chain] for ranges in charts().values()]

    assert [len(set(chart)) for chart in found] == [len(chart) for chart in found]
    assert len({frozenset(chart) for chart in found}) == 12


@pytest.mark.rule("SR-09")
def test_the_edges_of_a_range_follow_one_another_from_corner_to_corner() -> None:
    for ranges in charts().values():
        for chain in ranges:
            for one, other in pairwise(chain):
                corner = {*one.split("|"), *other.split("|")}
                assert len(corner) == 3
                assert all(frozenset(pair) in edges() for pair in combinations(corner, 2))


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize("number", range(13))
def test_a_chart_cuts_its_edges_from_both_sides_and_no_others(number: int) -> None:
    ranges = charts().get(number, [])
    listed = {frozenset(edge.split("|")) for chain in ranges for edge in chain}
    cut = [
        frozenset([hex, there])
        for hex in HEXES
        for here, there in zip(beside(hex, number), beside(hex), strict=True)
        if here != there
    ]

    assert Counter(cut) == dict.fromkeys(listed, 2)
    assert all([set(beside(hex, number)) <= {"", *beside(hex)} for hex in HEXES])
    assert BLOCKED[number] == listed


@pytest.mark.rule("SR-09")
def test_the_die_picks_the_chart_of_that_number() -> None:
    for borders, first in (("medium", 1), ("hard", 7)):
        for chart in range(6):
            s = table(2, borders=borders)
            while "roll-chart 1" not in odds(s):
                do(s, next(iter(odds(s))))
            assert odds(s) == {f"roll-chart {one}": 1 for one in range(1, 7)}
            do(s, f"roll-chart {chart + 1}")
            assert s.chart == STEAMROLLERS.view(s, 0).chart == first + chart


@pytest.mark.rule("SR-09")
def test_without_the_option_no_chart_is_picked_and_no_border_is_blocked() -> None:
    s = table(2, start_player=1)
    deal(s)

    assert s.chart == 0
    assert BLOCKED[0] == frozenset()

"""The rulebook's examples of deliveries, each sentence on the practice map and in the north-east."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pytest

from footplate.games.steam.actions import PASS_MOVE, TAKE_INCOME, TAKE_POINTS, MoveCube
from footplate.games.steam.components import COLOURS
from footplate.games.steam.game import STEAM
from footplate.games.steam.laying import place_city
from footplate.games.steam.phases.move_goods import MoveGoods
from footplate.games.steam.phases.track_points import TrackPoints
from footplate.games.steam.state import Steam
from footplate.kernel.action import Seat
from tests.rules.steam.positions import (
    act,
    at,
    begin,
    lay,
    linked,
    move,
    options,
    position,
    put_cube,
    refused,
)

GREEN, BLACK, THIRD = range(3)

# The stops of the figure, and its links: who built them and with which tiles.
LINKS = ("S-R1", "R1-Boston", "Boston-Blue", "S-Blue", "Blue-Purple", "Purple-Yellow")
GREEN_LINKS, BLACK_LINKS = LINKS[:3], LINKS[3:]
FIVE = ("S-R1", "R1-Boston", "Boston-Blue", "Blue-Purple", "Purple-Yellow")


class Country(NamedTuple):
    """The figure on a map: its stops' codes, the tiles of its links, the side at which each leaves a stop."""

    map: str
    codes: dict[str, str]
    tiles: dict[str, tuple[tuple[str, str], ...]]
    sides: dict[tuple[str, str], str]


PRACTICE = Country(
    "practice",
    {"S": "Yd", "R1": "Rd", "Boston": "Rh", "Blue": "Bh", "Purple": "Pl", "Yellow": "Ya"},
    {
        "S-R1": (("-3,0", "n-s"),),
        "R1-Boston": (("-2,-2", "sw-se"), ("-1,-2", "nw-ne")),
        "Boston-Blue": (("0,-2", "n-s"), ("0,-1", "n-s")),
        "S-Blue": (("-2,0", "sw-se"), ("-1,0", "nw-se")),
        "Blue-Purple": (("1,-1", "sw-ne"), ("2,-2", "sw-se")),
        "Purple-Yellow": (("3,-3", "n-s"),),
    },
    {
        ("S", "R1"): "n",
        ("R1", "Boston"): "ne",
        ("Boston", "Blue"): "s",
        ("S", "Blue"): "ne",
        ("Blue", "Boston"): "n",
        ("Blue", "Purple"): "ne",
        ("Purple", "Yellow"): "n",
    },
)
NORTHEAST = Country(
    "northeast",
    {"S": "Al", "R1": "Sp", "Boston": "Bo", "Blue": "Ha", "Purple": "NY", "Yellow": "Sc"},
    {
        "S-R1": (("1,-1", "sw-se"),),
        "R1-Boston": (("3,-2", "sw-se"), ("4,-2", "nw-se")),
        "Boston-Blue": (("4,-1", "ne-sw"), ("3,0", "ne-sw")),
        "S-Blue": (("1,0", "nw-se"), ("2,0", "nw-s")),
        "Blue-Purple": (("1,2", "ne-sw"), ("0,3", "ne-s")),
        "Purple-Yellow": (("-1,4", "se-nw"), ("-2,4", "se-nw")),
    },
    {
        ("S", "R1"): "ne",
        ("R1", "Boston"): "ne",
        ("Boston", "Blue"): "sw",
        ("S", "Blue"): "se",
        ("Blue", "Boston"): "ne",
        ("Blue", "Purple"): "sw",
        ("Purple", "Yellow"): "nw",
    },
)

on_both_maps = pytest.mark.parametrize("country", [PRACTICE, NORTHEAST], ids=lambda country: country.map)
Move = Callable[..., MoveCube]


def built(country: Country, owners: dict[str, Seat]) -> tuple[Steam, Move]:
    """The links with their owners, a cube of each colour but grey on S; how to name a move from there."""
    s = position(3, country.map)
    if country is NORTHEAST:
        place_city(s, GREEN, at(s, "Sp"), COLOURS.index("red"))
    for link, seat in owners.items():
        for spot, track in country.tiles[link]:
            lay(s, seat, spot, track)
        one, other = link.split("-")
        assert linked(s, country.codes[one], country.sides[one, other]) == country.codes[other]
    for colour in COLOURS[:4]:
        put_cube(s, country.codes["S"], colour)

    def way(colour: str, *stops: str) -> MoveCube:
        places = ("S", *stops)
        sides = [country.sides[pair] for pair in pairwise(places)]
        return move(s, country.codes["S"], colour, *sides)

    return s, way


def figure(country: Country, *, level: int, black: bool) -> tuple[Steam, Move]:
    """The figure with green's links alone or with black's, too; green moves first."""
    links = dict.fromkeys(GREEN_LINKS, GREEN) | (dict.fromkeys(BLACK_LINKS, BLACK) if black else {})
    s, way = built(country, links)
    s.level[GREEN] = level
    begin(s, MoveGoods())
    return s, way


def moves(s: Steam) -> set[MoveCube]:
    """The deliveries open to green."""
    return {action for action in options(s, GREEN) if isinstance(action, MoveCube)}


def points(s: Steam, action: MoveCube) -> tuple[int, ...]:
    """What a delivery by green is worth to each seat."""
    after = s.copy()
    act(after, GREEN, action)
    phase = after.agenda[-1]
    assert isinstance(phase, TrackPoints)
    assert STEAM.gains(s, GREEN, action) == phase.points
    return phase.points


@on_both_maps
@pytest.mark.rule("ST-61", "ST-64")
def test_over_its_own_links_green_delivers_red_for_one_and_blue_for_three(country: Country) -> None:
    s, way = figure(country, level=3, black=False)
    red, blue = way("red", "R1"), way("blue", "R1", "Boston", "Blue")
    assert points(s, red) == (1, 0, 0)
    assert points(s, blue) == (3, 0, 0)
    assert moves(s) == {red, blue}


@on_both_maps
@pytest.mark.rule("ST-61")
@pytest.mark.parametrize("level", [2, 3, 6])
def test_red_stops_at_the_first_red_city_and_does_not_go_on_to_boston(country: Country, level: int) -> None:
    s, way = figure(country, level=level, black=False)
    assert refused(s, GREEN, way("red", "R1", "Boston")) == {"ST-61"}


@on_both_maps
@pytest.mark.rule("ST-61")
@pytest.mark.parametrize("level", [1, 2])
def test_blue_needs_level_three(country: Country, level: int) -> None:
    s, way = figure(country, level=level, black=False)
    assert moves(s) == {way("red", "R1")}
    assert refused(s, GREEN, way("blue", "R1", "Boston", "Blue")) == {"ST-61"}


@on_both_maps
@pytest.mark.rule("ST-61")
def test_purple_and_yellow_cannot_be_delivered_over_green_links_alone(country: Country) -> None:
    s, way = figure(country, level=6, black=False)
    assert moves(s) == {way("red", "R1"), way("blue", "R1", "Boston", "Blue")}
    assert refused(s, GREEN, way("purple", "R1", "Boston", "Blue", "Purple")) == {"ST-61"}
    assert refused(s, GREEN, way("yellow", "R1", "Boston", "Blue", "Purple", "Yellow")) == {"ST-61"}


@on_both_maps
@pytest.mark.rule("ST-62", "ST-64")
def test_over_a_link_of_black_red_reaches_boston_for_one_and_one(country: Country) -> None:
    s, way = figure(country, level=2, black=True)
    assert points(s, way("red", "Blue", "Boston")) == (1, 1, 0)
    assert moves(s) == {way("red", "R1"), way("red", "Blue", "Boston")}


@on_both_maps
@pytest.mark.rule("ST-64")
def test_what_a_delivery_would_bring_is_known_even_if_it_is_forbidden(country: Country) -> None:
    s, way = figure(country, level=1, black=True)
    assert refused(s, GREEN, way("red", "Blue", "Boston")) == {"ST-61"}
    assert STEAM.gains(s, GREEN, way("red", "Blue", "Boston")) == (1, 1, 0)
    assert STEAM.gains(s, GREEN, PASS_MOVE) is None


@on_both_maps
@pytest.mark.rule("ST-61")
def test_that_way_to_boston_needs_level_two(country: Country) -> None:
    s, way = figure(country, level=1, black=True)
    assert moves(s) == {way("red", "R1")}
    assert refused(s, GREEN, way("red", "Blue", "Boston")) == {"ST-61"}


@on_both_maps
@pytest.mark.rule("ST-62")
@pytest.mark.parametrize("level", range(1, 7))
def test_blue_never_goes_over_the_link_of_black_alone(country: Country, level: int) -> None:
    s, way = figure(country, level=level, black=True)
    assert refused(s, GREEN, way("blue", "Blue")) == {"ST-62"}


@on_both_maps
@pytest.mark.rule("ST-64")
def test_blue_still_brings_green_all_three_points(country: Country) -> None:
    s, way = figure(country, level=3, black=True)
    blue = way("blue", "R1", "Boston", "Blue")
    assert points(s, blue) == (3, 0, 0)
    assert moves(s) == {way("red", "R1"), way("red", "Blue", "Boston"), blue}


@on_both_maps
@pytest.mark.rule("ST-61", "ST-62", "ST-64")
def test_at_level_four_purple_brings_three_and_one(country: Country) -> None:
    s, way = figure(country, level=4, black=True)
    purple = way("purple", "R1", "Boston", "Blue", "Purple")
    assert points(s, purple) == (3, 1, 0)
    assert moves(s) == {
        way("red", "R1"),
        way("red", "Blue", "Boston"),
        way("blue", "R1", "Boston", "Blue"),
        purple,
    }
    s, way = figure(country, level=3, black=True)
    assert refused(s, GREEN, purple) == {"ST-61"}


@on_both_maps
@pytest.mark.rule("ST-62")
def test_purple_never_goes_the_short_way_over_two_links_of_black(country: Country) -> None:
    s, way = figure(country, level=6, black=True)
    assert refused(s, GREEN, way("purple", "Blue", "Purple")) == {"ST-62"}
    assert refused(s, GREEN, way("yellow", "Blue", "Purple", "Yellow")) == {"ST-62"}


@on_both_maps
@pytest.mark.rule("ST-61", "ST-62", "ST-64")
@pytest.mark.parametrize("level", [5, 6])
def test_at_level_five_yellow_brings_three_and_two(country: Country, level: int) -> None:
    s, way = figure(country, level=level, black=True)
    yellow = way("yellow", "R1", "Boston", "Blue", "Purple", "Yellow")
    assert points(s, yellow) == (3, 2, 0)
    assert moves(s) == {
        way("red", "R1"),
        way("red", "Blue", "Boston"),
        way("blue", "R1", "Boston", "Blue"),
        way("purple", "R1", "Boston", "Blue", "Purple"),
        yellow,
    }
    s, way = figure(country, level=4, black=True)
    assert refused(s, GREEN, yellow) == {"ST-61"}


@on_both_maps
@pytest.mark.rule("ST-64")
def test_five_links_bring_alex_three_income_and_sue_two_victory_points(country: Country) -> None:
    s, way = figure(country, level=5, black=True)
    act(s, GREEN, way("yellow", "R1", "Boston", "Blue", "Purple", "Yellow"))
    act(s, GREEN, TAKE_INCOME)
    act(s, BLACK, TAKE_POINTS)
    assert s.income == [3, 0, 0]
    assert s.points == [0, 2, 0]
    assert s.cash == [0, 0, 0]


def five_links(country: Country, *owners: Seat) -> tuple[Steam, MoveCube]:
    """A line of five links with these owners, and the yellow cube's way along it, at level 5."""
    s, way = built(country, dict(zip(FIVE, owners, strict=True)))
    s.level[GREEN] = 5
    begin(s, MoveGoods())
    return s, way("yellow", "R1", "Boston", "Blue", "Purple", "Yellow")


@on_both_maps
@pytest.mark.rule("ST-62", "ST-64")
@pytest.mark.parametrize(
    "owners",
    [
        (GREEN, GREEN, BLACK, BLACK, THIRD),
        (THIRD, BLACK, GREEN, BLACK, GREEN),
        (BLACK, GREEN, THIRD, GREEN, BLACK),
    ],
)
def test_two_own_links_two_of_another_and_one_of_a_third_are_legal(
    country: Country, owners: tuple[Seat, ...]
) -> None:
    s, yellow = five_links(country, *owners)
    assert points(s, yellow) == (2, 2, 1)


@on_both_maps
@pytest.mark.rule("ST-62")
@pytest.mark.parametrize(
    "owners",
    [
        (GREEN, GREEN, BLACK, BLACK, BLACK),
        (BLACK, GREEN, BLACK, GREEN, BLACK),
        (THIRD, THIRD, GREEN, GREEN, THIRD),
    ],
)
def test_two_own_links_and_three_of_one_opponent_are_not(country: Country, owners: tuple[Seat, ...]) -> None:
    s, yellow = five_links(country, *owners)
    assert refused(s, GREEN, yellow) == {"ST-62"}


@on_both_maps
@pytest.mark.rule("ST-62", "ST-64")
def test_three_own_links_and_two_of_one_opponent_are_legal(country: Country) -> None:
    s, yellow = five_links(country, BLACK, GREEN, GREEN, BLACK, GREEN)
    assert points(s, yellow) == (3, 2, 0)

"""The solitaire game's set-up: goods in line, the solo tile, borders, Olive's level."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import CHANCE
from footplate.kernel.game import BadOptions, Frame, agree
from footplate.kernel.notation import Notation
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    begin_solo_turn,
    deal,
    do,
    draw,
    goods,
    holder,
    odds,
    offered,
    position,
    refused,
    stock_all,
)

LEVELS = {"clerk": 1, "conductor": 2, "machinist": 3, "engineer": 4, "investor": 5, "rail-baron": 6}
COLOURS = ("red", "blue", "green", "yellow", "grey")
FULL_CITIES = (
    "red blue red, blue yellow blue, red green blue, yellow red yellow, grey red green, blue red grey"
)
SIDES_UP = "1a solo-2a 3a 4a 5a 6a"


def agreed(**given: object) -> SteamRollersOptions:
    """Options for one player."""
    options = agree(STEAMROLLERS, 1, given)
    assert isinstance(options, SteamRollersOptions)
    return options


def fresh(**given: object) -> SteamRollers:
    """A solitaire game before its first draw."""
    return STEAMROLLERS.setup(agreed(**given))


def line_up(s: SteamRollers, cities: str) -> None:
    """The goods are drawn, city by city."""
    for line in cities.split(", "):
        do(s, *[f"draw-good {colour}" for colour in line.split()])


def show_tiles(s: SteamRollers, faces: str = SIDES_UP) -> None:
    """The sides of the tiles are drawn."""
    do(s, *[f"show-tile {face}" for face in faces.split()])


@pytest.mark.rule("SR-70")
def test_each_city_gets_three_goods_which_lie_in_the_order_drawn() -> None:
    s = fresh()
    line_up(s, FULL_CITIES)
    assert [goods(s, city) for city in range(1, 7)] == FULL_CITIES.split(", ")
    assert set(odds(s)) == {"show-tile 1a", "show-tile 1b"}


@pytest.mark.rule("SR-70")
def test_the_cities_are_filled_one_after_another() -> None:
    s = fresh()
    do(s, "draw-good red", "draw-good blue", "draw-good red")
    assert [len(line) for line in s.supply] == [3, 0, 0, 0, 0, 0]
    do(s, "draw-good grey")
    assert [len(line) for line in s.supply] == [3, 1, 0, 0, 0, 0]
    assert goods(s, 2) == "grey"


@pytest.mark.rule("SR-03", "SR-70")
def test_goods_of_their_citys_colour_leave_the_line_and_the_gap_closes() -> None:
    s = fresh()
    line_up(
        s,
        "red yellow blue, red blue red, grey green grey, grey yellow blue, red blue green, green grey green",
    )
    assert [goods(s, city) for city in range(1, 7)] == [
        "red blue",
        "blue",
        "green",
        "yellow blue",
        "red green",
        "grey",
    ]
    assert s.bag == (8, 7, 8, 9, 9, 0)


@pytest.mark.rule("SR-13", "SR-70")
def test_goods_that_leave_go_back_when_all_cities_are_filled_and_are_not_drawn_again() -> None:
    s = fresh()
    assert odds(s) == {f"draw-good {colour}": 10 for colour in COLOURS}
    do(s, "draw-good yellow", "draw-good yellow", "draw-good yellow")
    assert odds(s)["draw-good yellow"] == 7
    line_up(s, "blue blue blue, red red red, red red red, red red red, blue blue blue")
    assert goods(s, 1) == ""
    assert s.bag == (1, 4, 10, 10, 10, 0)


@pytest.mark.rule("SR-70")
def test_no_coal_comes_for_goods_that_leave() -> None:
    s = fresh()
    line_up(s, "yellow red red, red blue blue, grey red red, grey red red, blue red red, green blue red")
    assert [len(line) for line in s.supply] == [2, 2, 2, 2, 2, 2]
    assert s.box_of_coal == 6
    assert s.bag[5] == 0


@pytest.mark.rule("SR-70")
@pytest.mark.parametrize("option", ["coal", "orders", "powers"])
def test_coal_orders_and_powers_cannot_be_agreed_on_alone(option: str) -> None:
    with pytest.raises(BadOptions, match=r"SR-70"):
        agree(STEAMROLLERS, 1, {option: True})
    assert agree(STEAMROLLERS, 2, {option: True})
    assert agree(STEAMROLLERS, 1, {option: False})


@pytest.mark.rule("SR-05", "SR-70")
def test_the_solo_tile_lies_in_the_place_of_the_other_2() -> None:
    s = fresh()
    line_up(s, FULL_CITIES)
    for number in (1, 2, 3, 4, 5, 6):
        solo = "solo-" if number == 2 else ""
        assert odds(s) == {f"show-tile {solo}{number}a": 1, f"show-tile {solo}{number}b": 1}
        do(s, f"show-tile {solo}{number}b")
    assert [FACES[face].name for face in s.faces] == ["1b", "solo-2b", "3b", "4b", "5b", "6b"]
    assert [holder(s, tile) for tile in range(1, 7)] == [None] * 6


@pytest.mark.rule("SR-70")
@pytest.mark.parametrize("borders", ["open", "medium", "hard"])
@pytest.mark.parametrize("level", LEVELS)
def test_goods_tiles_borders_and_olives_dice_are_all_of_the_set_up(borders: str, level: str) -> None:
    s = fresh(borders=borders, level=level)
    notation = Notation(STEAMROLLERS.actions, STEAMROLLERS.words(s))
    kinds = []
    while s.actors() == (CHANCE,):
        outcome = s.agenda[-1].odds(s)[0][0]
        kinds.append(notation.write(outcome).split()[0])
        s.agenda[-1].apply(s, CHANCE, outcome)
    assert kinds == [
        *["draw-good"] * 18,
        *["show-tile"] * 6,
        *["roll-chart"] * (borders != "open"),
        *["roll-white"] * LEVELS[level],
        *["roll-white"] * 3,
        "roll-black",
    ]
    assert s.actors() == (0,)
    assert {line.split()[0] for line in offered(s)} == {"take-die"}


@pytest.mark.rule("SR-07", "SR-70")
def test_alone_there_is_nobody_to_start_but_the_player() -> None:
    s = fresh()
    deal(s)
    assert s.start == 0
    with pytest.raises(BadOptions):
        agreed(start_player=1)


@pytest.mark.rule("SR-09", "SR-70")
@pytest.mark.parametrize(("borders", "first"), [("medium", 1), ("hard", 7)])
def test_a_die_picks_the_chart_of_blocked_borders(borders: str, first: int) -> None:
    for chart in range(1, 7):
        s = fresh(borders=borders)
        line_up(s, FULL_CITIES)
        show_tiles(s)
        assert odds(s) == {f"roll-chart {one}": 1 for one in range(1, 7)}
        do(s, f"roll-chart {chart}")
        assert s.chart == first + chart - 1


@pytest.mark.rule("SR-09", "SR-70")
def test_blocked_borders_bar_the_player_and_not_olive() -> None:
    """Chart 1 of the medium game parts 1e and 3e; the track drawn there connects nothing."""
    free, blocked = position(1), position(1, borders="medium", chart=1)
    for s in (free, blocked):
        draw(s, 0, "1e e-w", "3e e-w")
    assert [(link.one, link.other, link.towns) for link in free.links[0]] == [(0, 2, 0)]
    assert blocked.links[0] == ()
    for s in (free, blocked):
        stock_all(s, "blue red")
        s.crossed = changed(s.crossed, 0, 7)
        begin_solo_turn(s, "2 3 1")
        do(s, "take-die 2", "check-box 2", "take-die 3", "check-box 3")
    assert free.crossed == blocked.crossed == (8, 0, 0, 0, 0, 0)
    assert free.olive_delivered == blocked.olive_delivered == 8


@pytest.mark.rule("SR-72")
@pytest.mark.parametrize(("level", "dice"), LEVELS.items())
def test_a_level_has_its_number_of_dice(level: str, dice: int) -> None:
    s = fresh(level=level)
    line_up(s, FULL_CITIES)
    show_tiles(s)
    for rolled in range(dice):
        assert s.crossed == (0, rolled, 0, 0, 0, 0)
        assert STEAMROLLERS.view(s, None).frames[-1] == Frame("RollInfluence", {"left": dice - rolled})
        assert odds(s) == {f"roll-white {value}": 1 for value in range(1, 7)}
        do(s, "roll-white 2")
    assert s.crossed == (0, dice, 0, 0, 0, 0)
    do(s, "roll-white 2", "roll-white 2", "roll-white 2", "roll-black gentle-sharp")
    assert s.crossed == (0, dice, 0, 0, 0, 0)
    assert offered(s) == ["take-die 2"]


@pytest.mark.rule("SR-72")
def test_each_die_crosses_off_a_hex_of_the_region_it_shows() -> None:
    s = fresh(level="rail-baron")
    line_up(s, FULL_CITIES)
    show_tiles(s)
    do(s, "roll-white 6", "roll-white 1", "roll-white 6", "roll-white 3", "roll-white 4", "roll-white 5")
    assert s.crossed == (1, 0, 1, 1, 1, 2)


@pytest.mark.rule("SR-72")
def test_the_crosses_before_the_game_do_nothing_else() -> None:
    """Not even with three in a region, nor where the city is empty from the start."""
    s = fresh(level="rail-baron")
    line_up(s, FULL_CITIES.replace("red blue red", "yellow yellow yellow"))
    show_tiles(s)
    supply = s.supply
    do(s, *["roll-white 1"] * 2, *["roll-white 3"] * 4)
    assert s.crossed == (2, 0, 4, 0, 0, 0)
    assert s.supply == supply
    assert s.supply[0] == ()
    assert s.olive_delivered == 0
    do(s, "roll-white 1", "roll-white 1", "roll-white 1", "roll-black gentle-sharp")
    assert s.crossed == (2, 0, 4, 0, 0, 0)


@pytest.mark.rule("SR-72")
def test_nobody_else_can_roll_olives_dice() -> None:
    s = fresh()
    line_up(s, FULL_CITIES)
    show_tiles(s)
    assert refused(s, "take-die 1", 0) == {"SR-72"}


@pytest.mark.rule("SR-72")
def test_olive_is_a_clerk_unless_something_else_is_agreed() -> None:
    assert agreed().level == "clerk"


@pytest.mark.rule("SR-72")
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "clerk"])
def test_a_level_is_for_one_player_alone(level: str) -> None:
    assert agreed(level=level).level == level
    with pytest.raises(BadOptions, match=r"SR-72"):
        agree(STEAMROLLERS, 2, {"level": level})


@pytest.mark.rule("SR-14", "SR-75")
def test_with_three_cities_empty_from_the_start_the_game_still_has_a_turn() -> None:
    s = fresh()
    line_up(s, "yellow yellow yellow, red red red, grey grey grey, red blue red, red red green, red red red")
    show_tiles(s)
    do(s, "roll-white 6", "roll-white 4", "roll-white 5", "roll-white 6", "roll-black gentle-sharp")
    do(s, "take-die 4", "check-box 4", "take-die 5", "check-box 5")
    assert s.over
    assert s.crossed == (0, 0, 0, 0, 0, 2)

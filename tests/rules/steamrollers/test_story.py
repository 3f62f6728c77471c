"""Stories of set-up, powers and dice tell what was drawn, picked, rolled and taken, and what follows."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.phases.powers import PickPowers
from footplate.games.steamrollers.phases.set_up import BlockBorders, DrawStartPlayer, ShowOrders
from footplate.games.steamrollers.phases.turn import Rounds
from footplate.games.steamrollers.sequence import WholeGame
from footplate.games.steamrollers.state import SteamRollers
from footplate.messages import catalogue
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    do,
    draw,
    fill_region,
    hold,
    position,
    show,
    stock,
    stock_all,
)
from tests.rules.steamrollers.telling import (
    BROWN,
    DIRECT,
    ORANGE,
    PURPLE,
    alone,
    facts,
    playing,
    tell,
)

# Set-up


def test_goods_are_told_city_by_city_and_at_last_what_goes_back() -> None:
    s = STEAMROLLERS.setup(position(2).options)
    assert tell(s, "draw-good red") == "City 1 gets a red good."
    for colour in [
        "yellow",
        "yellow",
        "blue",
        "red",
        "green",
        "blue",
        "blue",
        "grey",
        "grey",
        "red",
        "green",
    ]:
        do(s, f"draw-good {colour}")
    for colour in ["blue", "blue", "green", "green", "blue", "blue", "red", "red", "red", "yellow", "yellow"]:
        do(s, f"draw-good {colour}")
    assert tell(s, "draw-good yellow") == (
        "City 6 gets a yellow good. Goods of their city's own colour go back into the bag: "
        "red 1, blue 2, yellow 2, grey 2."
    )


def test_where_nothing_is_removed_nothing_is_said_to_be() -> None:
    s = STEAMROLLERS.setup(position(2, coal=True).options)
    for colour in ("red", "blue", "green", "yellow", "grey"):
        do(s, *[f"draw-good {colour}"] * 4)
    do(s, *["draw-good red"] * 3)
    assert tell(s, "draw-good red") == "City 6 gets a red good."


@pytest.mark.rule("SR-04")
def test_coal_that_comes_for_goods_removed_is_told() -> None:
    s = STEAMROLLERS.setup(position(2, coal=True).options)
    for colour in ["yellow"] + ["blue"] * 7 + ["grey"] + ["green"] * 7 + ["red"] * 7:
        do(s, f"draw-good {colour}")
    assert tell(s, "draw-good yellow") == (
        "City 6 gets a yellow good. Goods of their city's own colour go back into the bag: yellow 1, grey 1. "
        "A black good comes to city 1, city 3 instead."
    )


def test_the_sides_of_tiles_are_told_with_what_they_do() -> None:
    s = position(2)
    s.agenda.clear()
    s.push(WholeGame())
    while s.agenda[-1].purpose == "goods":
        do(s, f"draw-good {('red', 'blue', 'green', 'yellow', 'grey')[sum(map(len, s.supply)) % 5]}")
    told = [tell(s, f"show-tile {face}") for face in ("1a", "2b", "3b", "4b", "5a", "6a")]
    assert told[:5] == [
        "Action tile 1a: the die counts as any number; used once; 2 points.",
        "Action tile 2b: take the die that another has just taken; used once; 2 points.",
        "Action tile 3b: a delivery counts 1 or 2 longer; used once; 1 point.",
        "Action tile 4b: the engine is 1 stronger; stays; 1 point.",
        "Action tile 5a: the die counts as 1 more or 1 less; stays; -2 points.",
    ]
    assert told[5] == "Action tile 6a: draw any type of track; used once; 2 points."
    assert tell(s, "start-player purple") == (
        "Purple has the start marker. Purple rolls the dice for the first round."
    )
    assert tell(s, "roll-white 4") == "A white die shows 4."


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("1b", "the die counts as any number; stays; -2 points"),
        ("2a", "take two dice and act with both; used once; 1 point"),
        ("3a", "the die may name where a good goes; stays; 1 point"),
        ("4a", "a delivery of any distance; used once; 1 point"),
        ("5b", "roll the die again or turn it over; used once; 2 points"),
        ("6b", "draw any type of track; stays; -2 points"),
    ],
)
def test_each_side_of_a_tile_has_its_words(face: str, told: str) -> None:
    s = position(2)
    show(s, face)
    begin_round(s, f"{face[0]} 1 1")
    do(s, f"take-die {face[0]}")
    sentence = catalogue("en").text("steamrollers-side", **facts(s, f"take-tile {face[0]}"))
    assert sentence == f"{face}: {told}"


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("solo-2a", "solo 2a: Olive must roll her die again; used once; 1 point"),
        ("solo-2b", "solo 2b: Olive crosses off a hex, takes no good; used once; 2 points"),
    ],
)
def test_each_side_of_the_solo_tile_has_its_words(face: str, told: str) -> None:
    s = alone("2 1 1", "take-die 2")
    show(s, face)
    assert catalogue("en").text("steamrollers-side", **facts(s, "take-tile 2")) == told


def test_orders_are_told_with_their_goods_and_points() -> None:
    s = position(2, orders=True)
    s.push(ShowOrders())
    assert tell(s, "show-order 1b") == "Order 1 is red, red, grey for 5 points."


@pytest.mark.rule("SR-09")
@pytest.mark.parametrize(
    ("borders", "told"),
    [
        ("medium", "Medium chart 2 blocks the borders 2b/3d, 2b/3f, 2e/3f, 2e/3h, 2e/4c."),
        (
            "hard",
            "Hard chart 2 blocks the borders 2b/3d, 2b/3f, 2e/3f, 2e/3h, 2e/4c, 2e/4d, 2f/4d, 4e/5f, 4g/5f, "
            "4g/5h.",
        ),
    ],
)
def test_a_chart_is_told_with_the_borders_that_it_blocks(borders: str, told: str) -> None:
    s = position(2, borders=borders)
    s.agenda[:] = [WholeGame(at=3)]
    s.push(BlockBorders())
    assert tell(s, "roll-chart 2") == told


def test_who_starts_is_told_with_who_picks_a_power_first() -> None:
    s = position(3, powers=True)
    s.agenda[:] = [WholeGame(at=4)]
    s.push(DrawStartPlayer())
    assert tell(s, "start-player orange") == "Orange has the start marker. Brown picks a starting power."


# Starting powers


def powers(players: int = 3) -> SteamRollers:
    """Brown picks first, for Orange is the start player."""
    s = position(players, powers=True)
    stock_all(s)
    s.agenda[:] = [WholeGame(at=5)]
    s.push(PickPowers())
    return s


def test_powers_are_told_as_they_are_picked_and_used() -> None:
    s = powers()
    assert tell(s, "pick-power engine") == "Brown picks the engine and may check any box."
    assert tell(s, "check-box 4") == (
        "Brown checks box 4: the engine has strength 1. Purple picks a starting power."
    )
    assert tell(s, "pick-power plus-two") == "Purple picks plus two: 2 points. Orange picks a starting power."
    assert tell(s, "pick-power action-tile") == "Orange picks an action tile and may take any."
    assert tell(s, "take-tile 3") == (
        "Orange takes action tile 3a from the centre and lays it sideways: "
        "the die may name where a good goes. Orange rolls the dice for the first round."
    )


def test_a_rail_of_the_start_needs_no_tile() -> None:
    s = powers(2)
    assert tell(s, "pick-power rail") == "Purple picks the rail and may draw any track."
    s.black = 0
    assert tell(s, "draw-track 1a nw-ne") == (
        "Purple draws sharp track nw–ne in 1a. Orange picks a starting power."
    )


def test_a_personal_good_is_told_as_it_is_drawn_and_placed() -> None:
    s = powers(2)
    assert tell(s, "pick-power personal-delivery") == "Purple picks the personal delivery."
    assert tell(s, "draw-good blue") == "Purple draws a blue good."
    assert tell(s, "put-good 4") == (
        "Purple puts the blue good on city 4 of their own sheet. Orange picks a starting power."
    )


@pytest.mark.rule("SR-15")
def test_a_bag_without_a_good_for_it_is_told() -> None:
    s = powers(2)
    s.bag = (0, 0, 0, 0, 5, 0)
    assert tell(s, "pick-power personal-delivery") == (
        "Purple picks the personal delivery, but the bag has no good for it. Orange picks a starting power."
    )


# Dice


def test_the_dice_of_a_round_are_told_with_whose_turn_it_is() -> None:
    s = position(2)
    stock_all(s)
    s.push(Rounds())
    s.start = PURPLE
    do(s, "roll-white 3", "roll-white 1", "roll-white 3")
    assert tell(s, "roll-black gentle-sharp") == (
        "The black die shows gentle and sharp. The white dice are 1, 3, 3. It is the turn of Purple."
    )
    assert tell(s, "take-die 3") == "Purple takes a 3."


@pytest.mark.rule("SR-11")
def test_tiles_that_are_turned_upright_are_told_with_the_turn() -> None:
    s = playing("1 1 1")
    hold(s, PURPLE, "5a", sideways=True)
    do(s, "take-die 1")
    assert tell(s.copy(), "check-box 1") == (
        "Orange checks box 1: the engine has strength 1. It is the turn of Purple, who turns tile 5a upright."
    )
    hold(s, PURPLE, "6a", sideways=True)
    hold(s, ORANGE, "4a", sideways=True)
    assert tell(s, "check-box 1").endswith("It is the turn of Purple, who turns tiles 5a and 6a upright.")


@pytest.mark.rule("SR-12")
def test_the_end_of_a_round_is_told_with_who_gets_the_start_marker() -> None:
    s = playing("1 1 1")
    do(s, "take-die 1", "check-box 1", "take-die 1")
    assert tell(s, "check-box 1").endswith(
        "strength 1. The round is over. The start marker goes to Purple, who rolls the dice."
    )


@pytest.mark.rule("SR-51")
def test_two_dice_are_told_with_the_tile_and_one_after_the_other() -> None:
    s = playing("1 2 3")
    hold(s, ORANGE, "2a")
    hold(s, ORANGE, "5a")
    assert tell(s, "take-two-dice 3 1") == "Orange takes two dice with tile 2a, first 3, then 1."
    assert tell(s, "nudge-die 4") == "Orange changes the 3 to 4 with tile 5a."
    assert (
        tell(s, "check-box 4") == "Orange checks box 4: the engine has strength 1. Orange goes on with the 1."
    )
    assert tell(s, "check-box 1") == (
        "Orange checks box 1: the engine has strength 2. Tile 2a goes back to the centre. "
        "It is the turn of Purple."
    )


@pytest.mark.rule("SR-52")
def test_a_die_is_seized_with_a_tile_and_used_in_the_own_turn() -> None:
    s = playing("1 2 3 4", players=3)
    hold(s, BROWN, "2b")
    assert tell(s, "take-die 3") == "Orange takes a 3. Brown may seize it."
    assert tell(s.copy(), "decline") == "Brown leaves the 3 to Orange."
    assert tell(s, "seize-die") == (
        "Brown seizes with tile 2b the 3 that Orange has just taken. Orange takes another."
    )
    do(s, "take-die 1", "check-box 1")
    do(s, "take-die 2")
    assert tell(s, "check-box 2").endswith("It is the turn of Brown, with the 3 that was seized.")
    assert tell(s, "check-box 3") == (
        "Brown checks box 3: the engine has strength 1. Tile 2b goes back to the centre. The round is over. "
        "The start marker goes to Purple, who rolls the dice."
    )


def test_changes_of_a_die_are_told_with_the_tile() -> None:
    s = playing("3 1 1")
    hold(s, ORANGE, "1a")
    hold(s, ORANGE, "5b")
    do(s, "take-die 3")
    assert tell(s.copy(), "set-die 6") == "Orange changes the 3 to 6 with tile 1a."
    assert tell(s.copy(), "flip-die") == "Orange turns the 3 over to 4 with tile 5b."
    assert tell(s, "reroll-die") == "Orange rolls the 3 again with tile 5b."
    assert tell(s, "roll-white 2") == "Orange rolls 2."
    assert tell(s, "check-box 2") == (
        "Orange checks box 2: the engine has strength 1. Tile 5b goes back to the centre. "
        "It is the turn of Purple."
    )


def test_several_tiles_go_back_together() -> None:
    s = playing("3 1 1")
    hold(s, ORANGE, "1a")
    hold(s, ORANGE, "5b")
    do(s, "take-die 3", "set-die 5", "flip-die")
    assert "Tiles 1a and 5b go back to the centre." in tell(s, "check-box 2")


def test_what_a_die_is_good_for_is_known_before_it_is_taken() -> None:
    s = playing("1 3 5")
    draw(s, ORANGE, *DIRECT)
    check(s, ORANGE, 1, 2)
    hold(s, PURPLE, "5a", sideways=True)
    stock(s, 1, "grey")
    assert facts(s, "take-die 1") | {
        "die": "1",
        "hexes": 7,
        "box": "no",
        "free": "yes",
        "face": "1a",
        "holder": "none",
        "best": 1,
    } == facts(s, "take-die 1")
    assert facts(s, "take-die 5") | {
        "hexes": 8,
        "box": "yes",
        "free": "no",
        "holder": "purple",
        "best": 0,
    } == facts(s, "take-die 5")
    hold(s, ORANGE, "3a")
    assert facts(s, "take-die 3")["holder"] == "own"


@pytest.mark.parametrize(("worth", "told"), [(-2, "-2 points"), (-1, "-1 point"), (1, "1 point")])
def test_points_below_nothing_keep_their_sign(worth: int, told: str) -> None:
    assert catalogue("en").text("steamrollers-worth", worth=worth) == told


def test_of_two_dice_the_first_is_weighed() -> None:
    s = playing("1 3 5")
    hold(s, ORANGE, "2a")
    fill_region(s, ORANGE, 3)
    assert facts(s, "take-two-dice 3 1")["hexes"] == 0
    assert facts(s, "take-two-dice 1 3")["hexes"] == 8


def test_a_die_that_another_may_seize_is_weighed_all_the_same() -> None:
    s = playing("1 3 5", players=3)
    hold(s, PURPLE, "2b")
    fill_region(s, ORANGE, 3)
    assert facts(s, "take-die 3") | {"die": "3", "hexes": 0, "next": "seize"} == facts(s, "take-die 3")

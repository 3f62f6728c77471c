"""SteamRollers at a table in the terminal: dice, tracks, deliveries and tiles, asked for in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from footplate.cli.terminal import sit_down
from footplate.cli.terminal.conversation import Conversation
from footplate.cli.terminal.screen import Closed
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.phases.powers import PickPowers
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.replay import verify
from footplate.kernel.state import changed
from tests.cli.keyboard import any_of, laid_for, typed
from tests.rules.steamrollers.positions import (
    begin_round,
    begin_solo_turn,
    check,
    do,
    draw,
    hold,
    keep,
    position,
    show_order,
    stock,
    stock_all,
)

ORANGE, PURPLE = range(2)
LOOK = 9000  # characters, more than a picture and a question have


def asked(s: SteamRollers, *lines: str) -> str:
    """What a position asks, after some answers: the last question."""
    table, shown = laid_for(STEAMROLLERS, ",".join(["you"] * s.players), typed(*lines))
    table.play.state = s
    (seat,) = s.actors()
    with pytest.raises(Closed):
        Conversation(table, seat).hold()
    return shown.getvalue().rpartition(f"\n{'Orange' if seat == ORANGE else 'Purple'}, ")[2]


def plain(text: str) -> str:
    return " ".join(text.split())


def any_answer(rng: Random) -> Callable[[str], str]:
    """Any of the answers to the last question, with no look at what stands far above it."""
    answer = any_of(rng)
    return lambda screen: answer(screen[-LOOK:])


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        ("you", {"borders": "hard", "level": "rail-baron"}),
        ("you,random", {"powers": True, "orders": True}),
        ("you,random,you", {"coal": True, "borders": "medium", "orders": True, "powers": True}),
    ],
)
def test_a_whole_game_is_played_by_answering_with_any_number(kinds: str, options: dict[str, Any]) -> None:
    table, shown = laid_for(STEAMROLLERS, kinds, any_answer(Random(kinds)), **options)
    assert sit_down(table) == 0
    assert table.play.state.over
    told = plain(shown.getvalue())
    assert "is none of the answers" not in told
    assert "the game is over" in told.lower()
    if kinds == "you":
        assert re.search(r"1\. Olive: \d+ points 2\. Orange: -?\d+ points?", told)
    else:
        assert re.search(r"1\. \w+: -?\d+ points? \(tie-break: engine \d, network \d+\)", told)
    verify(table.play.record.encode())


def test_the_greeting_tells_what_is_agreed() -> None:
    table, shown = laid_for(STEAMROLLERS, "you", typed(), level="rail-baron")
    sit_down(table)
    assert plain(shown.getvalue()).startswith(
        "SteamRollers for one player: coal no, orders no, starting powers no, borders open, "
        "solo level rail baron, start player drawn."
    )


# Dice


def stocked(dice: str, players: int = 2, *, orders: bool = False) -> SteamRollers:
    s = position(players, orders=orders)
    stock_all(s, "red red")
    return begin_round(s, dice)


def test_dice_are_listed_with_what_they_are_good_for() -> None:
    s = stocked("1 3 5")
    draw(s, ORANGE, "1e e-w", "3e e-w")
    check(s, ORANGE, 1, 2)
    stock(s, 1, "grey")
    hold(s, PURPLE, "3a")
    hold(s, PURPLE, "5a", sideways=True)
    shown = plain(asked(s))
    assert "take a die. Which number? 1 7 hexes, tile 1a, a good for 1 " in shown
    assert "3 7 hexes, box, tile 3a of Purple" in shown
    assert "5 8 hexes, box" in shown
    assert "tile 5a" not in shown


def test_two_dice_are_asked_for_one_after_the_other() -> None:
    s = stocked("1 3 5")
    hold(s, ORANGE, "2a")
    assert "take two dice with tile 2a" in asked(s)
    assert "Which number first?" in asked(s, "2")
    second = asked(s, "2", "3")
    assert "Which number second?" in second
    assert "1  3, then 1" in second


def test_a_die_that_was_taken_can_be_seized() -> None:
    s = stocked("1 3 5")
    hold(s, PURPLE, "2b")
    do(s, "take-die 3")
    assert "1  seize the die with tile 2b  the 3 that Orange took" in asked(s)


def test_values_to_which_a_die_can_be_changed_are_listed_with_what_they_bring() -> None:
    s = stocked("1 3 5")
    hold(s, ORANGE, "1a")
    hold(s, ORANGE, "5b")
    do(s, "take-die 1")
    shown = asked(s, "set-die")
    assert "4  8 hexes, box, tile 4a" in shown
    assert "5  8 hexes, box, tile 5b of your own" in shown
    assert "turn the die over with tile 5b  to 6: 8 hexes, box, tile 6a" in asked(s)


# Track


def test_hexes_are_listed_with_their_town_and_the_sides_that_are_met() -> None:
    s = stocked("1 3 5")
    draw(s, ORANGE, "1g nw-e")
    do(s, "take-die 1")
    shown = asked(s, "draw-track")
    assert "Where?" in shown
    assert "1  1a " in shown
    assert "2  1b  joins at se" in shown
    assert "7  1h  town, joins at w" in shown


def test_tracks_are_listed_by_type_with_what_they_lead_to() -> None:
    s = stocked("3 3 5")
    draw(s, ORANGE, "1e e-w")
    hold(s, ORANGE, "6a")
    do(s, "take-die 3")
    shown = asked(s, "draw-track", "3e")
    assert "Which track?" in shown
    assert "straight 1 nw–se 3a…3g" in plain(shown)
    assert "3 e–w city 3…city 1: +1" in plain(shown)
    assert "gentle 4 nw–e 3a…city 3" in plain(shown)
    assert "sharp with tile 6a 10 nw–ne 3a…3b" in plain(shown)


def test_the_hexes_of_the_rail_power_are_listed_by_region() -> None:
    s = position(2, powers=True)
    s.push(PickPowers())
    do(s, "pick-power rail")
    shown = asked(s)
    for region in range(1, 7):
        assert re.search(rf"\n  region {region} +{8 * region - 7}  {region}a", shown)


# The engine and tiles


def test_a_box_and_a_tile_are_offered_with_what_they_bring() -> None:
    s = stocked("3 3 5")
    do(s, "take-die 3")
    shown = plain(asked(s))
    assert "2 improve the engine box 3, strength 1" in shown
    assert "3 take an action tile tile 3, 3a: the die may name where a good goes; stays; 1 point" in shown
    hold(s, PURPLE, "3b")
    assert "3b: a delivery counts 1 or 2 longer; used once; 1 point; from Purple" in plain(asked(s))
    hold(s, ORANGE, "3b")
    assert "1 point; your own, to lay it sideways" in plain(asked(s))
    check(s, ORANGE, 1, 2, 4)
    assert "box 3, strength 4, 1 point at the end" in plain(asked(s))


def test_every_starting_power_says_what_it_does() -> None:
    s = position(2, powers=True)
    s.push(PickPowers())
    shown = plain(asked(s))
    for words in (
        "engine check any box of the engine",
        "rail draw any track in any hex",
        "plus two +2 points",
        "action tile take any action tile, sideways",
        "personal delivery a good from the bag, on city 3 or 4, that only you can deliver",
    ):
        assert words in shown


# Deliveries


def loaded() -> SteamRollers:
    """Orange has a 1 and much to deliver, with tiles 3b and 4a to help."""
    s = position(2)
    draw(s, ORANGE, "1e e-w", "3e e-w", "1g nw-e", "1h e-w", "3g ne-w", "3f e-w", "2b e-w")
    draw(s, ORANGE, "3h nw-se", "4c nw-sw")
    check(s, ORANGE, 1, 2, 3)
    stock(s, 1, "red red grey")
    stock_all(s, "red red")
    hold(s, ORANGE, "4a")
    hold(s, ORANGE, "3b")
    begin_round(s, "1 1 4")
    do(s, "take-die 1")
    return s


def test_goods_and_cities_are_listed_with_the_best_they_can_bring() -> None:
    goods = asked(loaded(), "deliver")
    assert "Which good?" in goods
    assert "1  red of city 1  for up to 6" in goods
    assert "2  grey of city 1  for up to 5" in goods
    cities = asked(loaded(), "deliver", "grey")
    assert "To which city?" in cities
    assert "3  city 3  for up to 4" in cities


def test_distances_are_listed_with_the_tiles_that_they_need() -> None:
    assert asked(loaded(), "deliver", "red") == (
        "your die. How far?\n"
        "  without a tile  3  3 points\n"
        "  with a tile     4  4 points with tile 4a\n"
        "  with 2 tiles    5  5 points with tiles 3b and 4a\n"
        "                  6  6 points with tiles 3b and 4a\n"
        "Orange> \n"
    )


def test_a_distance_is_answered_by_itself() -> None:
    table, _ = laid_for(STEAMROLLERS, "you,you", typed("deliver", "red", "4"))
    table.play.state = s = loaded()
    Conversation(table, ORANGE).hold()
    assert s.delivered[ORANGE] == 4


def test_a_distance_that_is_not_offered_is_refused_with_its_rule() -> None:
    assert "SR-31 No route over your track is that long." in plain(
        asked_after(loaded(), "deliver", "red", "9")
    )


def asked_after(s: SteamRollers, *lines: str) -> str:
    """All that is shown."""
    table, shown = laid_for(STEAMROLLERS, "you,you", typed(*lines))
    table.play.state = s
    with pytest.raises(Closed):
        Conversation(table, ORANGE).hold()
    return shown.getvalue()


def test_a_good_with_one_way_to_go_is_listed_with_it() -> None:
    s = position(2)
    draw(s, ORANGE, "1e e-w", "3e e-w", "3h nw-se", "4c nw-sw")
    check(s, ORANGE, 1)
    hold(s, ORANGE, "3a")
    stock(s, 1, "grey")
    stock(s, 3, "yellow grey")
    stock_all(s, "red red")
    begin_round(s, "3 1 1")
    do(s, "take-die 3")
    shown = asked(s, "deliver")
    assert "  city 3  1  yellow of city 3  city 1, 1 point\n" in shown
    assert "  city 1  3  grey of city 1  city 3, 1 point with tile 3a\n" in shown


# Orders and Olive


def test_orders_are_offered_with_their_goods_and_points() -> None:
    s = stocked("1 1 1", orders=True)
    show_order(s, "1b")
    keep(s, ORANGE, "red red blue black yellow")
    do(s, "take-die 1", "check-box 1")
    assert "fill an order  order 4, red, blue, yellow for 4 points" in asked(s)
    shown = asked(s, "fill-order-with-coal")
    assert "1  order 1  red, red, and coal for grey, for 5 points" in shown
    assert "4  order 4  red, blue, yellow for 4 points\n" in shown
    colours = asked(s, "fill-order-with-coal", "4")
    assert "Which colour?" in colours
    assert "red  blue, yellow, and coal for red, for 4 points" in colours


def test_the_only_order_that_coal_fills_is_offered_with_what_is_traded() -> None:
    s = stocked("1 1 1", orders=True)
    show_order(s, "1a")
    keep(s, ORANGE, "red black")
    do(s, "take-die 1", "check-box 1")
    assert "fill an order with coal  order 1, red, and coal for blue, for 2 points" in asked(s)


def test_what_the_solo_tile_can_do_is_told() -> None:
    for face, told in (
        ("solo-2a", "let Olive roll again with tile solo 2a instead of 3"),
        (
            "solo-2b",
            "keep the good with tile solo 2b "
            "blue stays on city 3, and she crosses off a hex instead of scoring 4",
        ),
    ):
        s = position(1)
        stock_all(s, "red blue")
        s.crossed = changed(s.crossed, 2, 3)
        hold(s, ORANGE, face)
        begin_solo_turn(s, "1 2 3")
        do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
        assert told in plain(asked(s))


def test_keeping_a_good_of_a_full_region_is_offered_with_a_warning() -> None:
    s = position(1)
    stock_all(s, "red blue")
    s.crossed = changed(s.crossed, 2, 7)
    hold(s, ORANGE, "solo-2b")
    begin_solo_turn(s, "1 2 3")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    shown = plain(asked(s))
    assert "with tile solo 2b but Olive has no hex left to cross off in region 3 and wins at once" in shown
    assert "stays on city 3" not in shown


def test_all_sheets_can_be_looked_at() -> None:
    s = stocked("1 3 5")
    own, every = asked_after(s, "board"), asked_after(s, "board all")
    assert "Sheet of orange" in own
    assert "Sheet of purple" not in own
    assert "Sheet of orange" in every
    assert "Sheet of purple" in every


def test_why_not_names_the_broken_rules() -> None:
    s = stocked("1 3 5")
    do(s, "take-die 1")
    shown = plain(asked_after(s, "why draw-track 2a nw-ne", "why check-box 3", "why spend-on-nothing"))
    assert "SR-20 Your die shows another region." in shown
    assert "SR-20 The black die does not show this type of track, and you do not use tile 6." in shown
    assert "SR-25 Your die shows another box." in shown
    assert "SR-16 There is something to do with this die." in shown

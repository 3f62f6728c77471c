"""The player's turn against Olive: three dice, two actions, and what tiles do between them."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.game import Frame
from tests.rules.steamrollers.positions import (
    begin_olives_turn,
    begin_solo_turn,
    check,
    do,
    draw,
    fill_region,
    hold,
    holder,
    is_sideways,
    new_turn_begins,
    odds,
    offered,
    position,
    refused,
    solo,
    stock,
    stock_all,
)

CITY_1_TO_3 = ("1e e-w", "3e e-w")  # distance 1
CITY_1_TO_4_BY_TWO_TOWNS = ("1g nw-e", "1h e-w", "3g se-w", "4b nw-se")  # distance 3
CITY_1_TO_5_BY_A_TOWN = ("1f ne-se", "5c nw-se")  # distance 2
# What the black die shows: a track of each of its two types, and one of the third.
BLACK_DIE = [
    ("straight-gentle", ("nw-se", "nw-e"), "nw-ne"),
    ("straight-sharp", ("nw-se", "nw-ne"), "nw-e"),
    ("gentle-sharp", ("nw-e", "nw-ne"), "nw-se"),
]


def freight() -> SteamRollers:
    """Grey goods on cities 1 and 2, of which 1 is connected with 3 and 4, by a distance of 1 and 3."""
    s = position(1)
    stock(s, 1, "grey grey grey")
    stock(s, 2, "grey grey grey")
    stock_all(s, "red")
    draw(s, 0, *CITY_1_TO_3, *CITY_1_TO_4_BY_TWO_TOWNS)
    return s


@pytest.mark.rule("SR-73")
def test_three_white_dice_and_the_black_one_are_rolled_each_turn() -> None:
    s = begin_olives_turn(solo(), 1)
    for die in ("2", "2", "5"):
        assert odds(s) == {f"roll-white {value}": 1 for value in range(1, 7)}
        do(s, f"roll-white {die}")
    assert odds(s) == {
        f"roll-black {pair}": 2 for pair in ("straight-gentle", "straight-sharp", "gentle-sharp")
    }
    do(s, "roll-black straight-sharp")
    assert s.dice == [0, 2, 0, 0, 1, 0]
    assert s.actors() == (0,)
    assert offered(s) == ["take-die 2", "take-die 5"]


@pytest.mark.rule("SR-73", "SR-76")
def test_a_die_is_used_before_the_second_is_chosen_and_olive_gets_the_third() -> None:
    s = begin_solo_turn(solo(), "1 3 6")
    assert offered(s) == ["take-die 1", "take-die 3", "take-die 6"]
    do(s, "take-die 3")
    assert refused(s, "take-die 1") == {"SR-73"}
    do(s, "check-box 3")
    assert offered(s) == ["take-die 1", "take-die 6"]
    assert refused(s, "take-die 3") == {"SR-10"}
    do(s, "take-die 1", "check-box 1")
    assert s.crossed == (0, 0, 0, 0, 0, 1)
    assert s.boxes == (0b101,)
    assert new_turn_begins(s)


@pytest.mark.rule("SR-73")
def test_of_dice_that_show_the_same_each_is_a_die() -> None:
    s = begin_solo_turn(solo(), "4 4 4")
    do(s, "take-die 4", "check-box 4")
    assert offered(s) == ["take-die 4"]
    do(s, "take-die 4", "take-tile 4")
    assert s.crossed == (0, 0, 0, 1, 0, 0)


@pytest.mark.rule("SR-73", "SR-76")
def test_two_dice_are_never_taken_together() -> None:
    s = solo()
    hold(s, 0, "solo-2a")
    begin_solo_turn(s, "1 3 6")
    assert refused(s, "take-two-dice 1 3") == {"SR-51"}
    do(s, "take-die 1")
    assert refused(s, "seize-die") == {"SR-73"}


@pytest.mark.rule("SR-73")
def test_the_turn_is_nobody_elses() -> None:
    s = begin_solo_turn(solo(), "1 3 6")
    assert refused(s, "take-die 1", 1) == {"SR-73"}


@pytest.mark.rule("SR-73")
@pytest.mark.parametrize(("black", "shown", "other"), BLACK_DIE)
def test_the_black_die_is_the_same_for_both_actions(black: str, shown: tuple[str, str], other: str) -> None:
    for first, second in (shown, shown[::-1]):
        s = begin_solo_turn(solo(), "1 3 6", black=black)
        do(s, "take-die 1")
        assert refused(s, f"draw-track 1a {other}") == {"SR-20"}
        do(s, f"draw-track 1a {first}", "take-die 3")
        assert refused(s, f"draw-track 3a {other}") == {"SR-20"}
        do(s, f"draw-track 3a {second}")
        assert new_turn_begins(s)


@pytest.mark.rule("SR-73")
@pytest.mark.parametrize("seat", [0, None])
def test_everybody_sees_how_many_actions_are_done_and_which_tiles_have_served(seat: int | None) -> None:
    s = solo()
    hold(s, 0, "1b")
    hold(s, 0, "5a")
    begin_solo_turn(s, "1 3 6")
    assert STEAMROLLERS.view(s, seat).frames[-2] == Frame("TakeSoloTurn", {"done": 0, "served": 0})
    do(s, "take-die 1", "nudge-die 2", "check-box 2")
    assert STEAMROLLERS.view(s, seat).frames[-2] == Frame("TakeSoloTurn", {"done": 1, "served": 0b10000})
    do(s, "take-die 3")
    assert STEAMROLLERS.view(s, seat).frames[-1].shows["barred"] == 0b10000


@pytest.mark.rule("SR-16", "SR-73")
def test_a_die_spent_on_nothing_is_one_of_the_two_actions() -> None:
    s = solo()
    fill_region(s, 0, 1)
    check(s, 0, 1)
    hold(s, 0, "1b")
    begin_solo_turn(s, "1 1 6")
    do(s, "take-die 1", "take-tile 1", "take-die 1")
    assert "spend-on-nothing" in offered(s)
    do(s, "spend-on-nothing")
    assert s.crossed == (0, 0, 0, 0, 0, 1)
    assert new_turn_begins(s)


# Permanent tiles


@pytest.mark.rule("SR-73")
def test_1b_changes_only_one_of_the_two_dice() -> None:
    s = solo()
    hold(s, 0, "1b")
    begin_solo_turn(s, "2 3 6")
    do(s, "take-die 2", "set-die 5", "check-box 5", "take-die 3")
    assert refused(s, "set-die 4") == {"SR-73"}
    assert offered(s, "set-die") == []
    do(s, "check-box 3")
    assert holder(s, 1) == 0


@pytest.mark.rule("SR-73")
def test_1b_that_did_not_change_the_first_die_may_change_the_second() -> None:
    s = solo()
    hold(s, 0, "1b")
    begin_solo_turn(s, "2 3 6")
    do(s, "take-die 2", "check-box 2", "take-die 3")
    assert offered(s, "set-die") == [f"set-die {value}" for value in (1, 2, 4, 5, 6)]
    do(s, "set-die 4", "check-box 4")
    assert s.boxes == (0b1010,)


@pytest.mark.rule("SR-73")
def test_5a_changes_only_one_of_the_two_dice() -> None:
    s = solo()
    hold(s, 0, "5a")
    begin_solo_turn(s, "2 3 6")
    do(s, "take-die 2", "nudge-die 1", "check-box 1", "take-die 3")
    assert refused(s, "nudge-die 4") == {"SR-73"}
    assert offered(s, "nudge-die") == []
    do(s, "check-box 3")
    assert holder(s, 5) == 0


@pytest.mark.rule("SR-73")
def test_5a_that_did_not_change_the_first_die_may_change_the_second() -> None:
    s = solo()
    hold(s, 0, "5a")
    begin_solo_turn(s, "2 3 6")
    do(s, "take-die 2", "check-box 2", "take-die 3")
    assert offered(s, "nudge-die") == ["nudge-die 2", "nudge-die 4"]
    do(s, "nudge-die 4", "check-box 4")
    assert s.boxes == (0b1010,)


@pytest.mark.rule("SR-73")
@pytest.mark.parametrize(("black", "shown", "other"), BLACK_DIE)
def test_6b_lets_the_black_die_be_ignored_only_once(black: str, shown: tuple[str, str], other: str) -> None:
    s = solo()
    hold(s, 0, "6b")
    begin_solo_turn(s, "2 3 1", black=black)
    do(s, "take-die 2", f"draw-track 2a {other}", "take-die 3")
    assert refused(s, f"draw-track 3a {other}") == {"SR-20"}
    do(s, f"draw-track 3a {shown[0]}")
    assert holder(s, 6) == 0


@pytest.mark.rule("SR-49", "SR-73")
@pytest.mark.parametrize(("black", "shown", "other"), BLACK_DIE)
def test_6b_has_not_served_if_the_black_die_shows_the_track(
    black: str, shown: tuple[str, str], other: str
) -> None:
    for first in shown:
        s = solo()
        hold(s, 0, "6b")
        begin_solo_turn(s, "2 3 1", black=black)
        do(s, "take-die 2", f"draw-track 2a {first}", "take-die 3", f"draw-track 3a {other}")
        assert new_turn_begins(s)


@pytest.mark.rule("SR-73")
def test_3a_makes_the_die_the_destination_only_once() -> None:
    s = freight()
    check(s, 0, 6)
    hold(s, 0, "3a")
    begin_solo_turn(s, "3 3 6")
    do(s, "take-die 3", "deliver grey-of-1 3 1", "take-die 3")
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}
    assert offered(s, "deliver") == []
    do(s, "check-box 3")
    assert holder(s, 3) == 0
    assert s.delivered == (1,)


@pytest.mark.rule("SR-49", "SR-73")
def test_3a_has_not_served_if_the_die_names_the_source() -> None:
    s = freight()
    check(s, 0, 6)
    hold(s, 0, "3a")
    begin_solo_turn(s, "1 3 6")
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 3", "deliver grey-of-1 3 1")
    assert s.delivered == (2,)


@pytest.mark.rule("SR-73")
def test_4b_makes_the_engine_stronger_for_one_delivery_only() -> None:
    s = freight()
    check(s, 0, 5, 6)
    hold(s, 0, "4b")
    begin_solo_turn(s, "1 1 6")
    do(s, "take-die 1")
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1", "deliver grey-of-1 4 3"]
    do(s, "deliver grey-of-1 4 3", "take-die 1")
    assert offered(s, "deliver") == ["deliver grey-of-1 3 1"]
    assert refused(s, "deliver grey-of-1 4 3") == {"SR-31"}
    do(s, "deliver grey-of-1 3 1")
    assert holder(s, 4) == 0
    assert s.delivered == (4,)


@pytest.mark.rule("SR-49", "SR-73")
@pytest.mark.parametrize("first", ["deliver grey-of-1 3 1", "take-tile 1", "draw-track 1a nw-se"])
def test_4b_serves_the_second_action_if_the_first_did_not_need_it(first: str) -> None:
    s = freight()
    check(s, 0, 5, 6)
    hold(s, 0, "4b")
    begin_solo_turn(s, "1 1 6")
    do(s, "take-die 1", first, "take-die 1", "deliver grey-of-1 4 3")
    assert new_turn_begins(s)


@pytest.mark.rule("SR-49", "SR-73")
def test_4b_has_not_served_if_the_boxes_are_just_enough() -> None:
    s = position(1)
    stock(s, 1, "grey blue")
    stock_all(s, "red")
    draw(s, 0, *CITY_1_TO_3, *CITY_1_TO_5_BY_A_TOWN)
    check(s, 0, 6)
    hold(s, 0, "4b")
    begin_solo_turn(s, "1 1 6")
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 1", "deliver blue-of-1 5 2")
    assert s.delivered == (3,)


@pytest.mark.rule("SR-16", "SR-73")
def test_a_die_that_only_4b_could_use_is_spent_on_nothing_once_4b_has_served() -> None:
    """In region 1 all is full, tile 1a is in use, and blue goods go a distance of 2 with one box checked."""
    s = position(1)
    stock_all(s, "blue blue")
    draw(s, 0, *CITY_1_TO_5_BY_A_TOWN)
    fill_region(s, 0, 1)
    check(s, 0, 1)
    hold(s, 0, "1a")
    hold(s, 0, "4b")
    begin_solo_turn(s, "1 3 6")
    other = s.copy()
    do(s, "take-die 1", "deliver blue-of-1 5 2", "take-die 3", "set-die 1")
    assert offered(s) == ["spend-on-nothing"]
    do(other, "take-die 6", "draw-track 6a nw-se", "take-die 3", "set-die 1")
    assert offered(other) == ["deliver blue-of-1 5 2"]
    assert refused(other, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-73")
def test_a_permanent_tile_serves_again_in_the_next_turn() -> None:
    s = solo()
    hold(s, 0, "1b")
    begin_solo_turn(s, "2 3 6")
    do(s, "take-die 2", "set-die 5", "check-box 5", "take-die 3", "check-box 3")
    do(s, "roll-white 2", "roll-white 4", "roll-white 6", "roll-black gentle-sharp")
    do(s, "take-die 2", "set-die 1", "check-box 1")


@pytest.mark.rule("SR-73")
def test_each_of_several_permanent_tiles_serves_one_of_the_actions() -> None:
    s = solo()
    for face in ("1b", "5a", "6b"):
        hold(s, 0, face)
    begin_solo_turn(s, "2 3 4", black="straight-gentle")
    do(s, "take-die 2", "set-die 5", "nudge-die 6", "check-box 6", "take-die 3")
    assert refused(s, "set-die 1") == {"SR-73"}
    assert refused(s, "nudge-die 2") == {"SR-73"}
    do(s, "draw-track 3a nw-ne")

    s = solo()
    for face in ("1b", "5a"):
        hold(s, 0, face)
    begin_solo_turn(s, "2 3 4")
    do(s, "take-die 2", "set-die 5", "check-box 5", "take-die 3", "nudge-die 2", "check-box 2")
    assert s.boxes == (0b10010,)


@pytest.mark.rule("SR-48", "SR-73")
def test_several_tiles_serve_one_action_each_once() -> None:
    s = solo()
    hold(s, 0, "1b")
    hold(s, 0, "5a")
    begin_solo_turn(s, "2 3 4")
    do(s, "take-die 2", "nudge-die 1")
    assert refused(s, "nudge-die 2") == {"SR-48"}
    do(s, "set-die 6")
    assert refused(s, "set-die 5") == {"SR-48"}


@pytest.mark.rule("SR-73")
def test_a_permanent_tile_that_has_served_may_be_laid_sideways_by_the_second_action() -> None:
    s = solo()
    hold(s, 0, "1b")
    begin_solo_turn(s, "1 2 1")
    do(s, "take-die 2", "set-die 5", "check-box 5", "take-die 1", "take-tile 1")
    assert holder(s, 1) == 0
    assert is_sideways(s, 1)


# Lightning tiles


@pytest.mark.rule("SR-46", "SR-48", "SR-73")
@pytest.mark.parametrize(
    ("face", "first"),
    [
        ("1a", ("set-die 3", "check-box 3")),
        ("5b", ("flip-die", "check-box 6")),
        ("6a", ("draw-track 1a nw-ne",)),
        ("3b", ("deliver grey-of-1 3 2",)),
        ("4a", ("deliver grey-of-1 4 3",)),
    ],
)
def test_a_lightning_tile_used_by_the_first_action_can_be_taken_again_by_the_second(
    face: str, first: tuple[str, ...]
) -> None:
    tile = int(face[0])
    s = freight()
    check(s, 0, 4, 5)
    hold(s, 0, face)
    begin_solo_turn(s, f"1 {tile} 2", black="straight-gentle")
    do(s, "take-die 1", *first)
    assert holder(s, tile) is None
    do(s, f"take-die {tile}", f"take-tile {tile}")
    assert holder(s, tile) == 0
    assert is_sideways(s, tile)


@pytest.mark.rule("SR-48", "SR-73")
@pytest.mark.parametrize(("face", "change"), [("1a", "set-die 1"), ("5b", "flip-die")])
def test_a_lightning_tile_in_use_is_not_taken_by_the_action_it_serves(face: str, change: str) -> None:
    s = solo()
    hold(s, 0, face)
    begin_solo_turn(s, "2 3 4")
    do(s, "take-die 2", change)
    assert refused(s, f"take-tile {face[0]}") == {"SR-48"}


@pytest.mark.rule("SR-58", "SR-73")
def test_changes_of_the_players_dice_leave_olives_alone() -> None:
    s = solo()
    hold(s, 0, "5b")
    begin_solo_turn(s, "1 3 6")
    do(s, "take-die 1", "reroll-die", "roll-white 4", "check-box 4")
    assert offered(s) == ["take-die 3", "take-die 6"]
    do(s, "take-die 3", "check-box 3")
    assert s.crossed == (0, 0, 0, 0, 0, 1)


# Sideways tiles


@pytest.mark.rule("SR-11", "SR-76")
def test_sideways_tiles_are_turned_upright_when_the_next_turns_dice_are_rolled_and_not_before() -> None:
    s = solo()
    begin_solo_turn(s, "1 3 6")
    do(s, "take-die 1", "take-tile 1", "take-die 3", "take-tile 3")
    assert new_turn_begins(s)
    do(s, "roll-white 1", "roll-white 4", "roll-white 3")
    assert is_sideways(s, 1)
    assert is_sideways(s, 3)
    do(s, "roll-black gentle-sharp")
    assert not is_sideways(s, 1)
    assert not is_sideways(s, 3)
    assert [holder(s, tile) for tile in range(1, 7)] == [0, None, 0, None, None, None]


@pytest.mark.rule("SR-76")
def test_a_tile_taken_by_the_first_action_lies_sideways_until_the_turn_is_over() -> None:
    s = begin_solo_turn(solo(), "1 3 1")
    do(s, "take-die 1", "take-tile 1")
    assert is_sideways(s, 1)
    do(s, "take-die 3")
    assert is_sideways(s, 1)
    do(s, "check-box 3")
    assert is_sideways(s, 1)


@pytest.mark.rule("SR-45", "SR-76")
def test_a_tile_taken_by_the_first_action_is_not_taken_again_by_the_second() -> None:
    s = begin_solo_turn(solo(), "4 4 1")
    do(s, "take-die 4", "take-tile 4", "take-die 4")
    assert refused(s, "take-tile 4") == {"SR-45"}


@pytest.mark.rule("SR-47", "SR-76")
@pytest.mark.parametrize(
    ("face", "second"),
    [
        ("1a", ("set-die 3", "check-box 3")),
        ("1b", ("set-die 3", "check-box 3")),
        ("3a", ("set-die 3", "deliver grey-of-1 3 1")),
        ("3b", ("deliver grey-of-1 3 2",)),
        ("4a", ("deliver grey-of-1 4 3",)),
        ("4b", ("deliver grey-of-1 4 3",)),
        ("5a", ("nudge-die 2", "check-box 2")),
        ("5b", ("flip-die", "check-box 6")),
        ("6a", ("draw-track 1a nw-ne",)),
        ("6b", ("draw-track 1a nw-ne",)),
    ],
)
def test_a_tile_taken_by_the_first_action_may_serve_the_second(face: str, second: tuple[str, ...]) -> None:
    tile = int(face[0])
    s = freight()
    check(s, 0, 4, 5)
    if face == "3a":
        hold(s, 0, "1b")
    hold(s, 0, face)
    s.give_back(tile - 1)
    begin_solo_turn(s, f"{tile} 1 2", black="straight-gentle")
    do(s, f"take-die {tile}", f"take-tile {tile}", "take-die 1", *second)
    assert holder(s, tile) == (0 if face in ("1b", "3a", "4b", "5a", "6b") else None)
    assert new_turn_begins(s)


@pytest.mark.rule("SR-74", "SR-76")
@pytest.mark.parametrize("order", [("5", "1"), ("1", "5")])
def test_a_tile_taken_by_either_action_is_safe_from_olive_in_this_turn_only(order: tuple[str, str]) -> None:
    s = begin_solo_turn(solo(), "1 5 5")
    for die in order:
        do(s, f"take-die {die}", "take-tile 5" if die == "5" else "check-box 1")
    assert holder(s, 5) == 0
    assert s.crossed == (0, 0, 0, 0, 1, 0)
    do(s, "roll-white 2", "roll-white 3", "roll-white 5", "roll-black gentle-sharp")
    do(s, "take-die 2", "check-box 2", "take-die 3", "check-box 3")
    assert holder(s, 5) is None


@pytest.mark.rule("SR-74", "SR-76")
def test_a_tile_of_ones_own_that_is_taken_again_is_safe_from_olive() -> None:
    s = solo()
    hold(s, 0, "5a")
    begin_solo_turn(s, "1 5 5")
    do(s, "take-die 5", "take-tile 5", "take-die 1", "check-box 1")
    assert holder(s, 5) == 0
    assert is_sideways(s, 5)


@pytest.mark.rule("SR-74", "SR-76")
def test_a_tile_held_since_an_earlier_turn_is_not_safe() -> None:
    s = solo()
    hold(s, 0, "5a", sideways=True)
    begin_solo_turn(s, "1 2 5")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    assert holder(s, 5) is None


@pytest.mark.rule("SR-73")
def test_a_tile_that_changed_a_die_in_vain_has_served() -> None:
    s = solo()
    fill_region(s, 0, 4)
    check(s, 0, 4)
    hold(s, 0, "1b")
    begin_solo_turn(s, "1 1 2")
    hold(s, 0, "4b", sideways=True)

    do(s, "take-die 1", "set-die 4", "spend-on-nothing", "take-die 1")
    assert refused(s, "set-die 3") == {"SR-73"}

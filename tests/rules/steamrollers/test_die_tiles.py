"""Tiles for the dice: 1a and 1b, 2a, 5a, 5b. [SR-50, SR-51, SR-57, SR-58]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.state import SteamRollers
from footplate.games.steamrollers.view import view
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Frame
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    do,
    draw,
    fill_region,
    goods,
    hold,
    holder,
    is_sideways,
    jam,
    odds,
    offered,
    playing,
    position,
    refused,
    roll,
    show,
    stock,
    stock_all,
)

VALUES = [1, 2, 3, 4, 5, 6]
CHANGES = ["set-die", "nudge-die", "reroll-die", "flip-die"]


def changes(s: SteamRollers) -> list[str]:
    """All ways to change the die."""
    return [line for kind in CHANGES for line in offered(s, kind)]


def shown(s: SteamRollers) -> int:
    """The value of the die in hand: that of the box it could check."""
    (line,) = offered(s, "check-box")
    return int(line.split()[1])


# 1a and 1b: any value


@pytest.mark.rule("SR-50")
@pytest.mark.parametrize("face", ["1a", "1b"])
@pytest.mark.parametrize("die", VALUES)
def test_tile_1_changes_the_die_to_any_other_value(face: str, die: int) -> None:
    for value in VALUES:
        s = playing(f"{die} {die} {die}", face)
        do(s, f"take-die {die}")
        if value == die:
            assert refused(s, f"set-die {value}") == {"SR-50"}
            assert changes(s) == [f"set-die {other}" for other in VALUES if other != die]
        else:
            do(s, f"set-die {value}")
            assert (s.actors(), shown(s), changes(s)) == ((0,), value, [])


@pytest.mark.rule("SR-50")
def test_the_changed_die_names_region_box_tile_and_source() -> None:
    s = position(2)
    hold(s, 0, "1b")
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 6)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    begin_round(s, "1 2 2")
    do(s, "take-die 1", "set-die 3")

    assert {line.split()[1][0] for line in offered(s, "draw-track")} == {"3"}
    assert [line for line in offered(s) if not line.startswith("draw-track")] == [
        "check-box 3",
        "take-tile 3",
        "deliver yellow-of-3 1 1",
    ]
    assert refused(s, "draw-track 1a nw-se") == {"SR-20"}
    assert refused(s, "check-box 1") == {"SR-25"}
    assert refused(s, "take-tile 1") == {"SR-45"}
    assert refused(s, "deliver grey-of-1 3 1") == {"SR-30"}


@pytest.mark.rule("SR-50", "SR-46")
@pytest.mark.parametrize(("face", "after"), [("1a", None), ("1b", 0)])
@pytest.mark.parametrize(
    "action", ["draw-track 3a nw-se", "check-box 3", "take-tile 3", "deliver yellow-of-3 1 1"]
)
def test_whatever_the_action_1a_goes_back_and_1b_stays(face: str, after: int | None, action: str) -> None:
    s = position(2)
    hold(s, 0, face)
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 6)
    stock(s, 3, "yellow yellow")
    stock_all(s)
    begin_round(s, "1 2 2")
    do(s, "take-die 1", "set-die 3")
    assert holder(s, 1) == 0
    do(s, action)

    assert (holder(s, 1), is_sideways(s, 1), s.is_in_use(0)) == (after, False, False)


@pytest.mark.rule("SR-50")
def test_tile_1_is_used_only_when_a_die_is_taken_and_before_the_action() -> None:
    s = playing("1 2 3", "1b")
    assert refused(s, "set-die 4") == {"SR-10"}
    do(s, "take-die 1", "check-box 1")

    assert refused(s, "set-die 4", seat=0) == {"SR-10"}


@pytest.mark.rule("SR-50")
@pytest.mark.parametrize("where", ["in the centre", "with another"])
def test_without_tile_1_no_value_is_chosen(where: str) -> None:
    s = playing("1 2 3", *(["1b"] if where == "with another" else []), by=1)
    do(s, "take-die 1")

    assert refused(s, "set-die 4") == {"SR-50"}
    assert refused(s, "set-die 4", seat=1) == {"SR-10"}


@pytest.mark.rule("SR-50", "SR-47")
def test_a_tile_1_that_is_taken_serves_the_next_turn_at_the_earliest() -> None:
    s = playing("1 2 3")
    show(s, "1a")
    do(s, "take-die 1", "take-tile 1")
    assert refused(s, "set-die 4", seat=0) == {"SR-10"}
    do(s, "take-die 2", "check-box 2")
    roll(s, "4 4 4")
    do(s, "take-die 4", "check-box 4", "take-die 4", "set-die 1", "check-box 1")

    assert holder(s, 1) is None


@pytest.mark.rule("SR-50")
def test_two_dice_of_two_players_are_changed_by_two_tiles() -> None:
    s = position(2)
    hold(s, 0, "1b")
    hold(s, 1, "5a")
    stock_all(s)
    begin_round(s, "3 3 3")
    do(s, "take-die 3")
    assert changes(s) == [f"set-die {die}" for die in (1, 2, 4, 5, 6)]
    do(s, "set-die 6", "check-box 6", "take-die 3")

    assert changes(s) == ["nudge-die 2", "nudge-die 4"]


# 5a: one more or one less


@pytest.mark.rule("SR-57")
@pytest.mark.parametrize("die", VALUES)
def test_tile_5a_changes_the_die_by_one_and_does_not_go_round(die: int) -> None:
    near = [value for value in (die - 1, die + 1) if value in VALUES]
    for value in VALUES:
        s = playing(f"{die} {die} {die}", "5a")
        do(s, f"take-die {die}")
        if value in near:
            do(s, f"nudge-die {value}")
            assert (s.actors(), shown(s), changes(s)) == ((0,), value, [])
        else:
            assert refused(s, f"nudge-die {value}") == {"SR-57"}
            assert changes(s) == [f"nudge-die {value}" for value in near]


@pytest.mark.rule("SR-57")
def test_a_6_becomes_5_and_never_1_and_a_1_becomes_2_and_never_0() -> None:
    s = playing("6 1 1", "5a")
    do(s, "take-die 6")
    assert changes(s) == ["nudge-die 5"]
    assert refused(s, "nudge-die 1") == {"SR-57"}

    s = playing("6 1 1", "5a")
    do(s, "take-die 1")
    assert changes(s) == ["nudge-die 2"]
    assert refused(s, "nudge-die 6") == {"SR-57"}


@pytest.mark.rule("SR-57", "SR-46")
@pytest.mark.parametrize(
    "action", ["draw-track 4a nw-se", "check-box 4", "take-tile 4", "deliver yellow-of-4 1 2"]
)
def test_tile_5a_stays_whatever_the_action(action: str) -> None:
    s = position(2)
    hold(s, 0, "5a")
    draw(s, 0, "1e e-w", "3e e-w", "3h nw-se", "4c nw-sw")
    check(s, 0, 5, 6)
    stock(s, 4, "yellow yellow")
    stock_all(s)
    begin_round(s, "3 2 2")
    do(s, "take-die 3", "nudge-die 4", action)

    assert (holder(s, 5), is_sideways(s, 5), s.is_in_use(4)) == (0, False, False)


@pytest.mark.rule("SR-57", "SR-58")
def test_each_side_of_tile_5_does_only_what_it_says() -> None:
    s = playing("3 2 2", "5a")
    do(s, "take-die 3")
    assert refused(s, "reroll-die") == {"SR-58"}
    assert refused(s, "flip-die") == {"SR-58"}

    s = playing("3 2 2", "5b")
    do(s, "take-die 3")
    assert refused(s, "nudge-die 4") == {"SR-57"}


@pytest.mark.rule("SR-57", "SR-58")
@pytest.mark.parametrize("face", ["5a", "5b"])
def test_tile_5_in_the_centre_or_with_another_is_of_no_help(face: str) -> None:
    for held in ([], [face]):
        s = playing("3 2 2", *held, by=1)
        show(s, face)
        do(s, "take-die 3")

        assert refused(s, "nudge-die 4") == {"SR-57"}
        assert refused(s, "reroll-die") == {"SR-58"}
        assert refused(s, "flip-die") == {"SR-58"}


@pytest.mark.rule("SR-57", "SR-58")
@pytest.mark.parametrize(
    ("face", "change"), [("5a", "nudge-die 4"), ("5b", "reroll-die"), ("5b", "flip-die")]
)
def test_tile_5_is_used_only_when_a_die_is_taken_and_before_the_action(face: str, change: str) -> None:
    s = playing("3 2 2", face)
    assert refused(s, change) == {"SR-10"}
    do(s, "take-die 3", "check-box 3")

    assert refused(s, change, seat=0) == {"SR-10"}


@pytest.mark.rule("SR-50", "SR-57", "SR-48")
def test_tiles_1_and_5a_change_the_same_die_in_either_order() -> None:
    s = playing("3 2 2", "1a", "5a")
    do(s, "take-die 3", "set-die 6", "nudge-die 5", "check-box 5")
    assert [holder(s, tile) for tile in (1, 5)] == [None, 0]

    s = playing("3 2 2", "1a", "5a")
    do(s, "take-die 3", "nudge-die 4", "set-die 3", "check-box 3")
    assert [holder(s, tile) for tile in (1, 5)] == [None, 0]


# 5b: roll again or flip


@pytest.mark.rule("SR-58")
@pytest.mark.parametrize("die", VALUES)
def test_tile_5b_turns_the_die_to_its_opposite_side(die: int) -> None:
    s = playing(f"{die} {die} {die}", "5b")
    do(s, f"take-die {die}")
    assert changes(s) == ["reroll-die", "flip-die"]
    do(s, "flip-die")

    assert (s.actors(), shown(s), changes(s)) == ((0,), 7 - die, [])


@pytest.mark.rule("SR-58")
@pytest.mark.parametrize("value", VALUES)
def test_tile_5b_rolls_the_die_again_and_any_value_may_come(value: int) -> None:
    s = playing("3 2 2", "5b")
    do(s, "take-die 3", "reroll-die")
    assert s.actors() == (CHANCE,)
    assert odds(s) == {f"roll-white {die}": 1 for die in VALUES}
    assert refused(s, "check-box 3", seat=0) == {"SR-58"}
    do(s, f"roll-white {value}")

    assert (s.actors(), shown(s), changes(s)) == ((0,), value, [])
    assert s.dice == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("SR-58")
@pytest.mark.parametrize("change", [["flip-die"], ["reroll-die", "roll-white 4"]])
def test_what_tile_5b_brings_must_be_used(change: list[str]) -> None:
    s = playing("3 2 2", "5b", "1b")
    do(s, "take-die 3", *change)

    assert changes(s) == []
    assert refused(s, "set-die 3") == {"SR-58"}
    assert refused(s, "flip-die") == {"SR-48", "SR-58"}
    assert refused(s, "reroll-die") == {"SR-48", "SR-58"}
    assert refused(s, "check-box 3") == {"SR-25"}
    assert refused(s, "take-die 2") == {"SR-10"}
    do(s, "check-box 4")
    assert [holder(s, tile) for tile in (1, 5)] == [0, None]


@pytest.mark.rule("SR-58")
@pytest.mark.parametrize(
    ("change", "value"),
    [(["flip-die"], 1), (["reroll-die", "roll-white 2"], 2), (["reroll-die", "roll-white 6"], 6)],
)
def test_before_tile_5b_another_tile_may_change_the_die(change: list[str], value: int) -> None:
    s = playing("3 2 2", "5b", "1a")
    do(s, "take-die 3", "set-die 6", *change)
    assert shown(s) == value
    do(s, f"check-box {value}")

    assert [holder(s, tile) for tile in (1, 5)] == [None, None]


@pytest.mark.rule("SR-58", "SR-46")
@pytest.mark.parametrize("change", [["flip-die"], ["reroll-die", "roll-white 4"]])
@pytest.mark.parametrize(
    "action", ["draw-track 4a nw-se", "check-box 4", "take-tile 4", "deliver yellow-of-4 1 2"]
)
def test_tile_5b_goes_back_whatever_the_action(change: list[str], action: str) -> None:
    s = position(2)
    hold(s, 0, "5b")
    draw(s, 0, "1e e-w", "3e e-w", "3h nw-se", "4c nw-sw")
    check(s, 0, 5, 6)
    stock(s, 4, "yellow yellow")
    stock_all(s)
    begin_round(s, "3 2 2")
    do(s, "take-die 3", *change)
    assert (holder(s, 5), s.is_in_use(4)) == (0, True)
    do(s, action)

    assert (holder(s, 5), is_sideways(s, 5), s.is_in_use(4)) == (None, False, False)


@pytest.mark.rule("SR-58", "SR-16")
@pytest.mark.parametrize("change", [["flip-die"], ["reroll-die", "roll-white 4"]])
def test_if_nothing_can_be_done_with_the_result_the_die_is_spent(change: list[str]) -> None:
    s = position(2)
    hold(s, 0, "5b")
    jam(s, 0, 4)
    stock_all(s, "blue")
    begin_round(s, "3 2 2")
    do(s, "take-die 3", *change)
    assert offered(s) == ["spend-on-nothing"]
    do(s, "spend-on-nothing")

    assert (holder(s, 5), s.actors()) == (None, (1,))


@pytest.mark.rule("SR-58", "SR-51")
def test_tile_5b_settles_only_the_die_that_it_changes() -> None:
    s = playing("3 3 2", "2a", "5b", "1b")
    do(s, "take-two-dice 3 3", "flip-die", "check-box 4")

    assert changes(s) == [f"set-die {die}" for die in (1, 2, 4, 5, 6)]
    assert refused(s, "flip-die") == {"SR-58"}


@pytest.mark.rule("SR-58", "SR-48")
def test_everybody_sees_the_die_in_hand_and_what_has_changed_it() -> None:
    s = playing("3 2 2", "2a", "5b", "1b")
    do(s, "take-two-dice 3 2", "set-die 5", "flip-die")
    tiles = 1 << 0 | 1 << 4

    assert view(s, None).frames[-1] == Frame(
        "UseDie", {"player": 0, "die": 1, "barred": 0, "served": tiles, "settled": True}
    )
    assert view(s, None).frames[-2] == Frame("TakeTurn", {"player": 0, "dice": (1,)})
    assert view(s, None).in_use == 1 << 1 | 1 << 4


# 2a: two dice


@pytest.mark.rule("SR-51")
def test_tile_2a_offers_any_two_dice_in_either_order_beside_one() -> None:
    s = playing("3 4 4", "2a")

    assert offered(s) == [
        "take-die 3",
        "take-die 4",
        "take-two-dice 3 4",
        "take-two-dice 4 3",
        "take-two-dice 4 4",
    ]
    assert refused(s, "take-two-dice 3 3") == {"SR-10"}
    assert refused(s, "take-two-dice 3 5") == {"SR-10"}
    assert refused(s, "take-two-dice 5 3") == {"SR-10"}
    assert refused(s, "take-two-dice 5 5") == {"SR-10"}


@pytest.mark.rule("SR-51")
@pytest.mark.parametrize(("first", "second"), [(3, 4), (4, 3)])
def test_two_actions_are_performed_with_two_dice_in_the_order_named(first: int, second: int) -> None:
    s = playing("3 4 5", "2a")
    do(s, f"take-two-dice {first} {second}")
    assert s.dice == [0, 0, 0, 0, 1, 0]
    assert (s.actors(), shown(s)) == ((0,), first)
    assert refused(s, f"check-box {second}") == {"SR-25"}
    do(s, f"check-box {first}")
    assert (s.actors(), shown(s)) == ((0,), second)
    assert refused(s, "take-die 5") == {"SR-10"}
    do(s, f"check-box {second}")

    assert s.boxes == (0b1100, 0)
    assert s.actors() == (1,)


@pytest.mark.rule("SR-51")
def test_with_two_equal_dice_two_actions_are_performed() -> None:
    s = playing("4 4 5", "2a")
    do(s, "take-two-dice 4 4", "check-box 4")
    assert refused(s, "check-box 4") == {"SR-25"}
    do(s, "draw-track 4a nw-se")

    assert (s.dice, s.actors()) == ([0, 0, 0, 0, 1, 0], (1,))


@pytest.mark.rule("SR-51")
@pytest.mark.parametrize("user", [0, 1, 2])
def test_with_tile_2a_no_die_is_left_over_and_everyone_else_has_one(user: int) -> None:
    s = playing("3 4 5 6", "2a", by=user, players=3)
    for seat in (0, 1, 2):
        assert s.actors() == (seat,)
        take = offered(s, "take-two-dice" if seat == user else "take-die")[0]
        do(s, take)
        left = sum(s.dice)
        do(s, *[f"check-box {die}" for die in take.split()[1:]])

    assert (left, s.actors()) == (0, (CHANCE,))
    assert [boxes.bit_count() for boxes in s.boxes] == [2 if seat == user else 1 for seat in (0, 1, 2)]


@pytest.mark.rule("SR-51")
def test_after_tile_2a_the_last_player_has_no_choice() -> None:
    s = playing("3 4 5", "2a")
    do(s, "take-two-dice 3 4", "check-box 3", "check-box 4")
    assert offered(s) == ["take-die 5"]
    do(s, "take-die 5")

    assert s.dice == [0] * 6


@pytest.mark.rule("SR-51")
def test_tile_2a_need_not_be_used() -> None:
    s = playing("3 4 5", "2a")
    do(s, "take-die 3", "check-box 3")

    assert (s.actors(), holder(s, 2), s.is_in_use(1)) == ((1,), 0, False)


@pytest.mark.rule("SR-51")
def test_tile_2a_is_used_when_dice_are_taken_and_not_afterwards() -> None:
    s = playing("3 4 5", "2a")
    do(s, "take-die 3")
    assert refused(s, "take-two-dice 4 5") == {"SR-10"}
    do(s, "check-box 3")

    assert refused(s, "take-two-dice 4 5", seat=0) == {"SR-10"}


@pytest.mark.rule("SR-51")
@pytest.mark.parametrize("face", ["2a", "2b"])
def test_without_tile_2a_one_die_is_taken(face: str) -> None:
    s = playing("3 4 5", *(["2b"] if face == "2b" else []))
    assert refused(s, "take-two-dice 3 4") == {"SR-51"}
    assert offered(s, "take-two-dice") == []

    s = playing("3 4 5", "2a", by=1)
    assert refused(s, "take-two-dice 3 4") == {"SR-51"}


@pytest.mark.rule("SR-51", "SR-48")
def test_tile_2a_goes_back_after_both_actions_and_not_between() -> None:
    s = playing("3 4 5", "2a")
    do(s, "take-two-dice 3 4")
    assert (holder(s, 2), s.is_in_use(1)) == (0, True)
    do(s, "check-box 3")
    assert (holder(s, 2), s.is_in_use(1)) == (0, True)
    do(s, "check-box 4")

    assert (holder(s, 2), is_sideways(s, 2), s.is_in_use(1)) == (None, False, False)


@pytest.mark.rule("SR-51", "SR-48")
@pytest.mark.parametrize("dice", ["2 4", "4 2"])
def test_tile_2a_is_not_taken_by_an_action_that_it_serves(dice: str) -> None:
    s = playing("2 4 5", "2a")
    do(s, f"take-two-dice {dice}")
    if dice == "4 2":
        do(s, "check-box 4")

    assert offered(s, "take-tile") == []
    assert refused(s, "take-tile 2") == {"SR-48"}


@pytest.mark.rule("SR-51", "SR-16", "SR-48")
def test_while_in_use_tile_2a_does_not_keep_a_die_from_being_spent_on_nothing() -> None:
    s = position(2)
    hold(s, 0, "2a")
    fill_region(s, 0, 2)
    check(s, 0, 2)
    stock_all(s, "blue")
    begin_round(s, "2 2 5")
    do(s, "take-two-dice 2 2", "spend-on-nothing")
    assert (s.actors(), offered(s), holder(s, 2)) == ((0,), ["spend-on-nothing"], 0)
    do(s, "spend-on-nothing")

    assert (s.actors(), holder(s, 2)) == ((1,), None)


@pytest.mark.rule("SR-51")
def test_after_tile_2a_the_next_player_may_take_it() -> None:
    s = playing("2 4 5", "2a")
    do(s, "take-two-dice 4 5", "check-box 4", "check-box 5", "take-die 2", "take-tile 2")

    assert (holder(s, 2), is_sideways(s, 2)) == (1, True)


@pytest.mark.rule("SR-51")
def test_once_used_tile_2a_does_not_serve_the_next_turn() -> None:
    s = playing("2 4 5", "2a")
    do(s, "take-two-dice 4 5", "check-box 4", "check-box 5", "take-die 2", "check-box 2")
    roll(s, "4 5 6")
    do(s, "take-die 4", "check-box 4")

    assert refused(s, "take-two-dice 5 6") == {"SR-51"}


@pytest.mark.rule("SR-51")
def test_each_of_the_two_dice_is_changed_by_itself() -> None:
    s = playing("3 4 5", "2a", "1a", "5a")
    do(s, "take-two-dice 3 4", "nudge-die 2", "check-box 2")
    assert shown(s) == 4
    do(s, "nudge-die 5", "set-die 1", "check-box 1")

    assert s.boxes[0] == 0b11
    assert [holder(s, tile) for tile in (1, 2, 5)] == [None, None, 0]


@pytest.mark.rule("SR-51", "SR-47")
@pytest.mark.parametrize(("face", "after"), [("1a", None), ("1b", 0)])
def test_a_tile_taken_by_the_first_action_serves_the_second(face: str, after: int | None) -> None:
    s = playing("1 4 5", "2a")
    show(s, face)
    do(s, "take-two-dice 1 4")
    assert refused(s, "set-die 3") == {"SR-50"}
    do(s, "take-tile 1", "set-die 6", "check-box 6")

    assert (holder(s, 1), is_sideways(s, 1)) == (after, after == 0)


@pytest.mark.rule("SR-51")
def test_the_first_action_brings_what_the_second_needs() -> None:
    s = position(2)
    hold(s, 0, "2a")
    draw(s, 0, "1e e-w", "3e e-w")
    stock(s, 1, "grey grey")
    stock_all(s)
    begin_round(s, "1 4 5")
    do(s, "take-two-dice 4 1")
    do(s, "check-box 4", "deliver grey-of-1 3 1")

    assert (s.delivered[0], goods(s, 1)) == (1, "grey")


@pytest.mark.rule("SR-51", "SR-11")
def test_between_the_two_actions_no_tile_is_turned_upright() -> None:
    s = playing("6 4 5", "2a")
    do(s, "take-two-dice 6 4", "take-tile 6")
    assert is_sideways(s, 6)
    do(s, "check-box 4")

    assert is_sideways(s, 6)

"""Taking action tiles, and how long they are held. [SR-45 to SR-48]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.actions import DECISIONS, TakeTile
from footplate.games.steamrollers.components import FACES
from footplate.games.steamrollers.scoring import points
from footplate.games.steamrollers.state import SteamRollers
from tests.rules.steamrollers.positions import (
    begin_round,
    check,
    do,
    draw,
    hold,
    holder,
    is_sideways,
    keep,
    offered,
    playing,
    position,
    refused,
    roll,
    show,
    stock,
    stock_all,
)

TILES = [1, 2, 3, 4, 5, 6]
LIGHTNING = ["1a", "2a", "2b", "3b", "4a", "5b", "6a", "solo-2a", "solo-2b"]
INFINITY = ["1b", "3a", "4b", "5a", "6b"]
# City 1 is connected to 3, 3 to 4, and 1 to 4 by two towns: from 4 to 1 it is 2 or 3, from 1 to 3 1 or 4.
TRACKS = ["1e e-w", "3e e-w", "3h nw-se", "4c nw-sw", "1g nw-e", "1h e-w", "3g se-w", "4b nw-se"]
# How each side is used by who has these tracks and an engine of strength 2; 1 has a grey good, 4 a yellow.
USES = {
    "1a": ["take-die 1", "set-die 2", "check-box 2"],
    "1b": ["take-die 1", "set-die 2", "check-box 2"],
    "2a": ["take-two-dice 1 3", "check-box 1", "check-box 3"],
    "3a": ["take-die 1", "deliver yellow-of-4 1 2"],
    "3b": ["take-die 1", "deliver grey-of-1 3 2"],
    "4a": ["take-die 4", "deliver yellow-of-4 1 3"],
    "4b": ["take-die 4", "deliver yellow-of-4 1 3"],
    "5a": ["take-die 1", "nudge-die 2", "check-box 2"],
    "5b": ["take-die 1", "flip-die", "draw-track 6a nw-se"],
    "6a": ["take-die 1", "draw-track 1a nw-ne"],
    "6b": ["take-die 1", "draw-track 1a nw-ne"],
}


def everything_about_tiles(s: SteamRollers) -> tuple[list[int], int, int]:
    """Who holds which, which are sideways, and which are in use."""
    return s.holders[:], s.sideways, s.in_use


# Taking


@pytest.mark.rule("SR-45")
@pytest.mark.parametrize("tile", TILES)
def test_the_tile_of_the_dies_number_is_taken_from_the_centre_and_laid_sideways(tile: int) -> None:
    s = playing(f"{tile} {tile} {tile}")
    do(s, f"take-die {tile}")
    assert offered(s, "take-tile") == [f"take-tile {tile}"]
    for other in TILES:
        if other != tile:
            assert refused(s, f"take-tile {other}") == {"SR-45"}
    do(s, f"take-tile {tile}")

    assert [holder(s, one) for one in TILES] == [0 if one == tile else None for one in TILES]
    assert [is_sideways(s, one) for one in TILES] == [one == tile for one in TILES]
    assert s.actors() == (1,)


@pytest.mark.rule("SR-45")
def test_a_tile_is_taken_from_any_player_in_front_of_whom_it_is_upright() -> None:
    for victim in (1, 2, 3):
        s = playing("3 3 3 3 3", "3a", "6b", by=victim, players=4)
        do(s, "take-die 3", "take-tile 3")

        assert [holder(s, tile) for tile in (3, 6)] == [0, victim]
        assert [is_sideways(s, tile) for tile in (3, 6)] == [True, False]


@pytest.mark.rule("SR-45")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_that_lies_sideways_in_front_of_another_is_not_taken(tile: int) -> None:
    s = position(2)
    stock_all(s)
    hold(s, 1, f"{tile}a", sideways=True)
    begin_round(s, f"{tile} {tile} {tile}")
    do(s, f"take-die {tile}")

    assert refused(s, f"take-tile {tile}") == {"SR-45"}


@pytest.mark.rule("SR-45")
def test_a_tile_just_taken_is_safe_for_the_rest_of_the_round() -> None:
    s = playing("4 4 4 5", players=3)
    do(s, "take-die 4", "take-tile 4")
    for seat in (1, 2):
        assert s.actors() == (seat,)
        do(s, "take-die 4")
        assert refused(s, "take-tile 4") == {"SR-45"}
        do(s, "check-box 4")


@pytest.mark.rule("SR-45")
def test_a_stolen_tile_can_be_stolen_back_once_its_new_holder_has_turned_it_upright() -> None:
    s = playing("4 4 5", "4b", by=1)
    do(s, "take-die 4", "take-tile 4", "take-die 4")
    assert refused(s, "take-tile 4") == {"SR-45"}
    do(s, "check-box 4")
    roll(s, "4 4 5")
    do(s, "take-die 4")
    assert refused(s, "take-tile 4") == {"SR-45"}
    do(s, "draw-track 4a nw-se", "take-die 4", "draw-track 4a nw-se")
    roll(s, "4 4 5")
    do(s, "take-die 5", "check-box 5", "take-die 4", "take-tile 4")

    assert (holder(s, 4), is_sideways(s, 4)) == (1, True)


@pytest.mark.rule("SR-45")
def test_the_own_tile_may_be_taken_to_turn_it_sideways() -> None:
    s = playing("6 6 6", "6b")
    do(s, "take-die 6", "take-tile 6")
    assert (holder(s, 6), is_sideways(s, 6)) == (0, True)
    do(s, "take-die 6")

    assert refused(s, "take-tile 6") == {"SR-45"}


@pytest.mark.rule("SR-45", "SR-51")
def test_the_own_tile_is_not_taken_again_while_it_is_sideways() -> None:
    s = playing("6 6 1", "2a")
    do(s, "take-two-dice 6 6", "take-tile 6")

    assert refused(s, "take-tile 6") == {"SR-45"}


@pytest.mark.rule("SR-45")
def test_a_player_may_hold_any_number_of_tiles() -> None:
    s = playing("6 5 5", *[f"{tile}b" for tile in range(1, 6)])
    do(s, "take-die 6", "take-tile 6")

    assert [holder(s, tile) for tile in TILES] == [0] * 6


@pytest.mark.rule("SR-45")
def test_who_is_robbed_of_a_tile_has_its_help_no_longer() -> None:
    s = playing("1 2 3", "1b", by=1)
    do(s, "take-die 1", "take-tile 1", "take-die 2")

    assert refused(s, "set-die 5") == {"SR-50"}


@pytest.mark.rule("SR-45", "SR-60")
def test_the_points_of_a_tile_go_with_it() -> None:
    s = playing("1 2 3", "1b", by=1)
    assert [points(s, seat).tiles for seat in (0, 1)] == [0, -2]
    do(s, "take-die 1", "take-tile 1")

    assert [points(s, seat).tiles for seat in (0, 1)] == [-2, 0]


# Lightning and infinity


@pytest.mark.rule("SR-46")
def test_these_sides_are_lightning_and_those_infinity() -> None:
    assert sorted([face.name for face in FACES if face.returns]) == sorted(LIGHTNING)
    assert sorted([face.name for face in FACES if not face.returns]) == sorted(INFINITY)


def helped(*held: str, dice: str = "1 3 4 5", up: str = "") -> SteamRollers:
    """The turn of seat 0, who holds these tiles and could use any."""
    s = position(3)
    for face in held:
        hold(s, 0, face)
    if up:
        show(s, up)
    draw(s, 0, *TRACKS)
    check(s, 0, 4, 6)
    stock(s, 1, "grey")
    stock(s, 4, "yellow")
    stock_all(s)
    return begin_round(s, dice)


@pytest.mark.rule("SR-46")
@pytest.mark.parametrize("face", [face for face in LIGHTNING if face in USES])
def test_a_used_lightning_tile_goes_back_to_the_centre(face: str) -> None:
    s = helped(face)
    do(s, *USES[face])

    assert s.actors() == (1,)
    assert holder(s, int(face[0])) is None
    assert everything_about_tiles(s) == ([-1] * 6, 0, 0)


@pytest.mark.rule("SR-46")
@pytest.mark.parametrize("face", INFINITY)
def test_a_used_infinity_tile_stays_with_its_holder_upright(face: str) -> None:
    s = helped(face)
    do(s, *USES[face])
    tile = int(face[0])

    assert s.actors() == (1,)
    assert [holder(s, one) for one in TILES] == [0 if one == tile else None for one in TILES]
    assert (s.sideways, s.in_use) == (0, 0)


@pytest.mark.rule("SR-46")
def test_an_infinity_tile_is_used_turn_after_turn() -> None:
    s = playing("1 1 1", "1b")
    for value in (2, 3, 4):
        for seat in (s.start, 1 - s.start):
            assert s.actors() == (seat,)
            do(s, "take-die 1", *([] if seat else [f"set-die {value}", f"check-box {value}"]))
            if seat:
                do(s, offered(s, "draw-track")[0])
        roll(s, "1 1 1")

    assert s.boxes[0] == 0b1110
    assert holder(s, 1) == 0


@pytest.mark.rule("SR-46")
@pytest.mark.parametrize("face", [*USES, "2b"])
def test_a_tile_that_is_not_used_is_kept(face: str) -> None:
    s = helped(face)
    do(s, "take-die 5", "check-box 5")

    assert holder(s, int(face[0])) == 0
    assert (s.sideways, s.in_use) == (0, 0)


@pytest.mark.rule("SR-46")
def test_a_lightning_tile_is_kept_for_rounds_until_it_is_used() -> None:
    s = playing("1 2 3", "1a")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    roll(s, "1 2 3")
    do(s, "take-die 1", "check-box 1", "take-die 2", "check-box 2")
    roll(s, "3 2 3")
    do(s, "take-die 3", "set-die 6", "check-box 6")

    assert holder(s, 1) is None


@pytest.mark.rule("SR-46")
def test_a_lightning_tile_that_went_back_may_be_taken_by_the_next_player() -> None:
    s = playing("1 1 5", "1a")
    do(s, "take-die 5", "set-die 6", "check-box 6", "take-die 1", "take-tile 1")

    assert (holder(s, 1), is_sideways(s, 1)) == (1, True)


@pytest.mark.rule("SR-46")
def test_no_decision_gives_a_tile_away() -> None:
    s = playing("1 2 3", "1b")
    named = [kind for kind in DECISIONS if "tile" in kind.__struct_fields__]
    assert named == [TakeTile]
    do(s, "take-die 3", "check-box 3", "take-die 2", "check-box 2")

    assert holder(s, 1) == 0


# Sideways tiles in use


@pytest.mark.rule("SR-47")
@pytest.mark.parametrize("face", [face for face in USES if face != "2a"])
def test_a_tile_works_from_the_moment_it_is_held(face: str) -> None:
    tile = face[0]
    take, *use = USES[face]
    die = take.split()[1]
    s = helped("2a", dice=f"{tile} {die} 5 5", up=face)
    do(s, f"take-two-dice {tile} {die}", f"take-tile {tile}")
    assert is_sideways(s, int(tile))
    do(s, *use)

    assert holder(s, int(tile)) == (0 if face in INFINITY else None)
    assert is_sideways(s, int(tile)) == (face in INFINITY)


@pytest.mark.rule("SR-47", "SR-49")
@pytest.mark.parametrize("face", [face for face in USES if face != "2a"])
def test_without_its_tile_none_of_this_can_be_done(face: str) -> None:
    take, use, *_ = USES[face]
    s = helped(dice="1 3 4 5", up=face)
    do(s, take)

    assert refused(s, use)


@pytest.mark.rule("SR-47", "SR-52")
def test_a_sideways_tile_2b_is_used_before_the_own_turn() -> None:
    s = position(2)
    hold(s, 1, "2b", sideways=True)
    stock_all(s)
    begin_round(s, "3 4 5")
    do(s, "take-die 3")

    assert s.actors() == (1,)
    assert offered(s) == ["seize-die", "decline"]


# Tiles in use


@pytest.mark.rule("SR-48")
@pytest.mark.parametrize("face", ["1a", "1b"])
def test_several_tiles_serve_one_action(face: str) -> None:
    s = position(2)
    for one in (face, "5a", "6a"):
        hold(s, 0, one)
    stock_all(s)
    begin_round(s, "1 2 3")
    do(s, "take-die 1", "set-die 5", "nudge-die 4", "draw-track 4a nw-ne")

    assert [holder(s, tile) for tile in (1, 5, 6)] == [0 if face == "1b" else None, 0, None]


@pytest.mark.rule("SR-48")
@pytest.mark.parametrize(
    ("face", "first", "again"),
    [
        ("1a", "set-die 4", "set-die 5"),
        ("1b", "set-die 4", "set-die 5"),
        ("1b", "set-die 4", "set-die 2"),
        ("5a", "nudge-die 3", "nudge-die 4"),
        ("5a", "nudge-die 3", "nudge-die 2"),
    ],
)
def test_each_tile_serves_an_action_once(face: str, first: str, again: str) -> None:
    s = playing("2 3 4", face)
    do(s, "take-die 2", first)

    assert refused(s, again) == {"SR-48"}
    assert offered(s, again.split()[0]) == []


@pytest.mark.rule("SR-48")
def test_each_tile_serves_once_though_another_has_changed_the_die_since() -> None:
    s = playing("2 3 4", "1b", "5a")
    do(s, "take-die 2", "nudge-die 3", "set-die 5")

    assert refused(s, "nudge-die 6") == {"SR-48"}
    assert refused(s, "set-die 1") == {"SR-48"}


@pytest.mark.rule("SR-48")
@pytest.mark.parametrize(
    ("face", "die", "changes", "tile"),
    [("1a", 4, ["set-die 1"], 1), ("5b", 2, ["flip-die"], 5), ("5b", 2, ["reroll-die", "roll-white 5"], 5)],
)
def test_the_tile_that_changed_the_die_is_not_taken_with_it(
    face: str, die: int, changes: list[str], tile: int
) -> None:
    s = playing(f"{die} 6 6", face)
    do(s, f"take-die {die}", *changes)

    assert refused(s, f"take-tile {tile}") == {"SR-48"}
    do(s, f"check-box {tile}")
    assert holder(s, tile) is None


@pytest.mark.rule("SR-48", "SR-45")
@pytest.mark.parametrize(("face", "die", "change"), [("1b", 4, "set-die 1"), ("5a", 4, "nudge-die 5")])
def test_an_infinity_tile_that_changed_the_die_may_be_turned_sideways_with_it(
    face: str, die: int, change: str
) -> None:
    s = playing(f"{die} 6 6", face)
    tile = int(face[0])
    do(s, f"take-die {die}", change, f"take-tile {tile}")

    assert (holder(s, tile), is_sideways(s, tile)) == (0, True)


@pytest.mark.rule("SR-48")
def test_a_lightning_tile_stays_until_the_action_is_done() -> None:
    s = playing("2 6 6", "1a")
    do(s, "take-die 2", "set-die 4")
    assert holder(s, 1) == 0
    assert s.is_in_use(0)
    do(s, "take-tile 4")

    assert (holder(s, 1), s.is_in_use(0)) == (None, False)
    assert (holder(s, 4), is_sideways(s, 4)) == (0, True)


@pytest.mark.rule("SR-48")
def test_only_the_tile_that_served_goes_back() -> None:
    s = playing("2 6 6", "1a", "4a", "5b", "6a")
    do(s, "take-die 2", "flip-die", "check-box 5")

    assert [holder(s, tile) for tile in (1, 4, 5, 6)] == [0, 0, None, 0]


@pytest.mark.rule("SR-46", "SR-48")
@pytest.mark.parametrize(
    "action", ["deliver grey-of-1 3 1", "draw-track 1a nw-se", "check-box 1", "take-tile 1"]
)
def test_no_lightning_tile_goes_back_from_an_action_that_it_did_not_serve(action: str) -> None:
    s = helped("1a", "2a", "3b", "4a", "5b", "6a")
    do(s, "take-die 1", action)

    assert [holder(s, tile) for tile in TILES] == [0] * 6
    assert (s.sideways, s.in_use) == (int(action == "take-tile 1"), 0)


# Two actions in one turn


@pytest.mark.rule("SR-48", "SR-51")
@pytest.mark.parametrize(
    ("face", "change"), [("1a", ["set-die 4"]), ("5b", ["flip-die"]), ("5b", ["reroll-die", "roll-white 4"])]
)
def test_a_lightning_tile_used_by_the_first_action_may_be_taken_again_by_the_second(
    face: str, change: list[str]
) -> None:
    s = playing(f"3 {face[0]} 6", "2a", face)
    tile = int(face[0])
    do(s, f"take-two-dice 3 {tile}", *change, "check-box 4")
    assert (holder(s, tile), s.actors()) == (None, (0,))
    do(s, f"take-tile {tile}")

    assert (holder(s, tile), is_sideways(s, tile)) == (0, True)
    assert holder(s, 2) is None


@pytest.mark.rule("SR-48", "SR-51")
def test_a_lightning_tile_used_by_the_first_action_does_not_serve_the_second() -> None:
    s = playing("3 3 6", "2a", "1a")
    do(s, "take-two-dice 3 3", "set-die 4", "check-box 4")

    assert refused(s, "set-die 5") == {"SR-50"}


@pytest.mark.rule("SR-48", "SR-51")
def test_a_lightning_tile_that_did_not_serve_the_first_action_may_serve_the_second() -> None:
    s = playing("3 3 6", "2a", "1a")
    do(s, "take-two-dice 3 3", "check-box 3", "set-die 4", "check-box 4")

    assert holder(s, 1) is None


@pytest.mark.rule("SR-48", "SR-51")
def test_infinity_tiles_serve_both_actions() -> None:
    s = playing("3 3 6", "2a", "1b", "5a")
    do(s, "take-two-dice 3 3", "set-die 5", "nudge-die 6", "check-box 6")
    do(s, "set-die 1", "nudge-die 2", "check-box 2")

    assert s.boxes[0] == 0b100010
    assert [holder(s, tile) for tile in (1, 2, 5)] == [0, None, 0]


@pytest.mark.rule("SR-48", "SR-51", "SR-41")
def test_tile_2_is_back_before_an_order_is_filled() -> None:
    s = position(2, orders=True)
    hold(s, 0, "2a")
    keep(s, 0, "grey grey")
    stock_all(s)
    begin_round(s, "3 3 6")
    do(s, "take-two-dice 3 3", "check-box 3", "take-tile 3")

    assert offered(s) == ["fill-order 3", "decline"]
    assert holder(s, 2) is None

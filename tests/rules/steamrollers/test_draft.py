"""Taking a die, and what becomes of one that is of no use. [SR-10, SR-16]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.state import SteamRollers
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
    offered,
    own,
    position,
    refused,
    stock,
    stock_all,
)

ONE_TO_THREE = ["1e e-w", "3e e-w"]
ONE_TO_THREE_BY_TOWN = ["1e se-w", "1h nw-ne", "3e e-sw"]


def jammed(*tracks: str, die: int = 1, good: str = "", players: int = 2) -> SteamRollers:
    """Seat 0 can do nothing with the die but perhaps deliver; the engine has only the box of the die."""
    s = position(players)
    draw(s, 0, *tracks)
    if good:
        stock(s, die, good)
    jam(s, 0, die)
    return s


def begin(s: SteamRollers, dice: str = "1 1 2") -> SteamRollers:
    """The first turn, with goods on all other cities that nobody can deliver with a 1."""
    for city in range(2, 7):
        if not s.supply[city - 1]:
            stock(s, city, "red")
    return begin_round(s, dice)


# Which dice


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize(
    ("dice", "values"), [("1 2 3", "1 2 3"), ("6 4 4", "4 6"), ("5 5 5", "5"), ("2 6 1", "1 2 6")]
)
def test_any_die_in_the_middle_may_be_taken_and_no_other(dice: str, values: str) -> None:
    s = position(2)
    stock_all(s)
    begin_round(s, dice)

    assert offered(s) == [f"take-die {value}" for value in values.split()]
    for value in range(1, 7):
        if str(value) not in values:
            assert refused(s, f"take-die {value}") == {"SR-10"}


@pytest.mark.rule("SR-10")
def test_a_taken_die_is_gone_for_the_others() -> None:
    s = position(3)
    stock_all(s)
    begin_round(s, "4 4 5 6")
    do(s, "take-die 4", "check-box 4")
    assert offered(s) == ["take-die 4", "take-die 5", "take-die 6"]
    do(s, "take-die 4", "check-box 4")

    assert offered(s) == ["take-die 5", "take-die 6"]
    assert refused(s, "take-die 4") == {"SR-10"}


@pytest.mark.rule("SR-10")
def test_a_die_names_region_box_tile_and_source() -> None:
    s = position(2)
    draw(s, 0, *ONE_TO_THREE)
    check(s, 0, 6)
    stock(s, 1, "grey")
    stock(s, 3, "yellow")
    stock_all(s)
    begin_round(s, "3 4 5")
    do(s, "take-die 3")

    assert {line.split()[1][0] for line in offered(s, "draw-track")} == {"3"}
    assert [line for line in offered(s) if not line.startswith("draw-track")] == [
        "check-box 3",
        "take-tile 3",
        "deliver yellow-of-3 1 1",
    ]


# No action is possible


@pytest.mark.rule("SR-16")
def test_a_die_of_no_use_may_be_taken_though_another_would_be_of_use() -> None:
    s = begin(jammed())

    assert offered(s) == ["take-die 1", "take-die 2"]
    do(s, "take-die 1")
    assert offered(s) == ["spend-on-nothing"]


@pytest.mark.rule("SR-16")
def test_spending_a_die_on_nothing_changes_nothing_and_ends_the_turn() -> None:
    s = position(3)
    jam(s, 0, 1, other=2)
    begin(s, "1 1 2 2")
    do(s, "take-die 1")
    before = (s.boxes[:], s.tracks[:], s.holders[:], s.sideways, s.supply[:], s.delivered[:], s.bag[:])
    do(s, "spend-on-nothing")

    assert (s.boxes, s.tracks, s.holders, s.sideways, s.supply, s.delivered, s.bag) == before
    assert s.dice == [1, 2, 0, 0, 0, 0]
    assert s.actors() == (1,)


@pytest.mark.rule("SR-16")
def test_nothing_is_done_before_a_die_is_taken() -> None:
    s = begin(jammed())

    assert refused(s, "spend-on-nothing") == {"SR-10"}


@pytest.mark.rule("SR-16")
def test_while_a_track_can_be_drawn_the_die_is_not_spent_on_nothing() -> None:
    s = position(2)
    check(s, 0, 1)
    hold(s, 1, "1a", sideways=True)
    draw(s, 0, *[f"1{letter} nw-ne" for letter in "abcdefg"])
    begin(s)
    do(s, "take-die 1")

    assert {line.split()[1] for line in offered(s)} == {"1h"}
    assert refused(s, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-16")
def test_while_a_box_can_be_checked_the_die_is_not_spent_on_nothing() -> None:
    s = position(2)
    fill_region(s, 0, 1)
    hold(s, 1, "1a", sideways=True)
    check(s, 0, 2, 3, 4, 5, 6)
    begin(s)
    do(s, "take-die 1")

    assert offered(s) == ["check-box 1"]
    assert refused(s, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-16", "SR-45")
@pytest.mark.parametrize("whose", ["the centre's", "another's", "one's own"])
def test_while_a_tile_can_be_taken_the_die_is_not_spent_on_nothing(whose: str) -> None:
    s = position(2)
    fill_region(s, 0, 3)
    check(s, 0, 3)
    if whose != "the centre's":
        hold(s, int(whose == "another's"), "3a")
    begin(s, "3 3 4")
    do(s, "take-die 3")

    assert offered(s) == ["take-tile 3"]
    assert refused(s, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-16")
def test_while_a_good_can_be_delivered_the_die_is_not_spent_on_nothing() -> None:
    s = begin(jammed(*ONE_TO_THREE, good="grey"))
    do(s, "take-die 1")

    assert offered(s) == ["deliver grey-of-1 3 1"]
    assert refused(s, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize(
    ("tracks", "good"),
    [(ONE_TO_THREE, ""), (ONE_TO_THREE, "red"), (ONE_TO_THREE_BY_TOWN, "grey"), ([], "grey")],
    ids=["no good", "no city of its colour", "too far", "no track"],
)
def test_a_good_that_cannot_be_delivered_is_no_action(tracks: list[str], good: str) -> None:
    s = begin(jammed(*tracks, good=good))
    do(s, "take-die 1")

    assert offered(s) == ["spend-on-nothing"]


@pytest.mark.rule("SR-16", "SR-15")
def test_the_own_personal_good_counts_and_that_of_another_does_not() -> None:
    for seat in (0, 1):
        s = jammed(*ONE_TO_THREE, die=3)
        own(s, seat, "yellow", 3)
        begin(s, "3 4 5")
        do(s, "take-die 3")

        assert offered(s) == [["deliver own-yellow-of-3 1 1"], ["spend-on-nothing"]][seat]


@pytest.mark.rule("SR-16")
def test_the_track_boxes_and_tiles_of_others_are_of_no_account() -> None:
    s = jammed(players=3)
    fill_region(s, 1, 2)
    check(s, 1, 2)
    hold(s, 1, "2a", sideways=True)
    begin(s, "2 2 1 1")
    do(s, "take-die 2")
    assert refused(s, "spend-on-nothing") == {"SR-16"}
    do(s, "check-box 2", "take-die 2", "take-tile 2", "take-die 1")

    assert refused(s, "spend-on-nothing") == {"SR-16"}


# Tiles need not be used


@pytest.mark.rule("SR-16", "SR-48")
def test_a_delivery_with_tile_4a_may_be_left_undone() -> None:
    s = jammed(*ONE_TO_THREE_BY_TOWN, good="grey")
    hold(s, 0, "4a")
    begin(s)
    do(s, "take-die 1")

    assert offered(s) == ["deliver grey-of-1 3 2", "spend-on-nothing"]
    do(s, "spend-on-nothing")
    assert (holder(s, 4), goods(s, 1)) == (0, "grey")


@pytest.mark.rule("SR-16", "SR-48")
def test_a_delivery_with_tile_3a_may_be_left_undone() -> None:
    s = jammed(*ONE_TO_THREE)
    stock(s, 3, "yellow")
    hold(s, 0, "3a")
    begin(s)
    do(s, "take-die 1")

    assert offered(s) == ["deliver yellow-of-3 1 1", "spend-on-nothing"]


@pytest.mark.rule("SR-16", "SR-56")
def test_the_stronger_engine_of_tile_4b_counts() -> None:
    s = jammed(*ONE_TO_THREE_BY_TOWN, good="grey")
    hold(s, 0, "4b")
    begin(s)
    do(s, "take-die 1")

    assert offered(s) == ["deliver grey-of-1 3 2"]
    assert refused(s, "spend-on-nothing") == {"SR-16"}


@pytest.mark.rule("SR-16", "SR-56")
def test_the_tile_4b_of_another_does_not_count() -> None:
    s = jammed(*ONE_TO_THREE_BY_TOWN, good="grey")
    hold(s, 1, "4b")
    begin(s)
    do(s, "take-die 1")

    assert offered(s) == ["spend-on-nothing"]


@pytest.mark.rule("SR-16", "SR-48")
@pytest.mark.parametrize(
    ("face", "changes"),
    [
        ("5a", ["nudge-die 2", "nudge-die 4"]),
        ("5b", ["reroll-die", "flip-die"]),
        ("1a", [f"set-die {die}" for die in (1, 2, 4, 5, 6)]),
        ("1b", [f"set-die {die}" for die in (1, 2, 4, 5, 6)]),
    ],
)
def test_a_die_need_not_be_changed_to_be_of_use(face: str, changes: list[str]) -> None:
    s = jammed(die=3)
    hold(s, 0, face)
    begin(s, "3 4 5")
    do(s, "take-die 3")

    assert offered(s) == [*changes, "spend-on-nothing"]
    do(s, "spend-on-nothing")
    assert holder(s, int(face[0])) == 0


@pytest.mark.rule("SR-16")
def test_what_counts_is_the_value_of_the_die_when_it_is_used() -> None:
    s = jammed(die=3)
    hold(s, 0, "5a")
    begin(s, "3 4 4")
    do(s, "take-die 3", "nudge-die 2")
    assert refused(s, "spend-on-nothing") == {"SR-16"}

    s = jammed(die=3)
    hold(s, 0, "5a")
    begin(s, "3 4 4")
    do(s, "take-die 4")
    assert refused(s, "spend-on-nothing") == {"SR-16"}
    do(s, "nudge-die 3", "spend-on-nothing")
    assert s.actors() == (1,)


@pytest.mark.rule("SR-16", "SR-48")
def test_a_lightning_tile_that_served_a_die_spent_on_nothing_goes_back() -> None:
    s = jammed(die=3)
    hold(s, 0, "1a")
    begin(s, "3 4 4")
    do(s, "take-die 4", "set-die 3", "spend-on-nothing")

    assert (holder(s, 1), is_sideways(s, 1)) == (None, False)
    do(s, "take-die 4")
    assert refused(s, "set-die 1") == {"SR-50"}


@pytest.mark.rule("SR-16", "SR-48")
def test_a_tile_in_use_cannot_be_taken_so_the_die_may_be_spent_on_nothing() -> None:
    s = position(2)
    fill_region(s, 0, 1)
    check(s, 0, 1)
    hold(s, 0, "1a")
    begin(s, "4 4 5")
    do(s, "take-die 4", "set-die 1")

    assert offered(s) == ["spend-on-nothing"]
    assert refused(s, "take-tile 1") == {"SR-48"}
    do(s, "spend-on-nothing")
    assert holder(s, 1) is None

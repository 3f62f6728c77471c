"""Tile 2b: seizing the die that another has just taken. [SR-52]"""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.state import NOTHING, SteamRollers
from footplate.games.steamrollers.view import view
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Frame
from tests.rules.steamrollers.positions import (
    begin_round,
    do,
    hold,
    holder,
    is_sideways,
    jam,
    keep,
    offered,
    playing,
    position,
    refused,
    roll,
    stock_all,
)

OFFER = ["seize-die", "decline"]


def watching(
    dice: str = "1 3 4 5", *, by: int = 2, players: int = 3, start: int = 0, sideways: bool = False
) -> SteamRollers:
    """A round in which a player holds tile 2b."""
    return playing(dice, "2b", by=by, players=players, start=start, sideways=sideways)


def asked(s: SteamRollers) -> list[tuple[int, int]]:
    """A round in which everyone checks boxes and 2b is declined: who is asked after whose choice."""
    found = []
    while s.actors() != (CHANCE,):
        (seat,) = s.actors()
        die = offered(s)[0].split()[1]
        do(s, f"take-die {die}")
        if s.actors() != (seat,):
            found.append((s.actors()[0], seat))
            assert offered(s) == OFFER
            do(s, "decline")
        assert s.actors() == (seat,)
        do(s, f"check-box {die}")
    return found


# Who is asked, and when


@pytest.mark.rule("SR-52")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_the_holder_is_asked_after_each_choice_before_the_own_one_and_not_after(
    players: int, start: int
) -> None:
    for later in range(players):
        by = (start + later) % players
        s = watching("1 2 3 4 5 6"[: 2 * players + 1], by=by, players=players, start=start)

        assert asked(s) == [(by, (start + before) % players) for before in range(later)]
        assert holder(s, 2) == by


@pytest.mark.rule("SR-52")
def test_the_start_player_is_never_asked() -> None:
    s = watching(by=0)
    do(s, "take-die 1", "check-box 1", "take-die 3")

    assert s.actors() == (1,)
    assert refused(s, "seize-die", seat=0) == {"SR-10"}


@pytest.mark.rule("SR-52")
def test_in_the_next_round_who_started_may_be_asked() -> None:
    s = watching(by=0)
    assert asked(s) == []
    roll(s, "1 3 4 5")

    assert [seat for _, seat in asked(s)] == [1, 2]


@pytest.mark.rule("SR-52")
def test_nobody_is_asked_while_tile_2b_lies_in_the_centre_or_2a_is_up() -> None:
    s = watching()
    s.give_back(1)
    assert asked(s) == []

    s = watching()
    hold(s, 2, "2a")
    assert asked(s) == []


@pytest.mark.rule("SR-52")
def test_the_holder_decides_before_anything_is_done_with_the_die() -> None:
    s = watching()
    do(s, "take-die 3")

    assert s.actors() == (2,)
    assert offered(s) == OFFER
    for action in ("check-box 3", "take-die 1", "set-die 1", "seize-die", "decline"):
        assert refused(s, action, seat=0) == {"SR-52"}
        assert refused(s, action, seat=1) == {"SR-52"}
    assert refused(s, "take-die 1") == {"SR-52"}
    assert refused(s, "check-box 3") == {"SR-52"}


@pytest.mark.rule("SR-52")
def test_when_it_is_declined_the_other_keeps_the_die_and_the_holder_the_tile() -> None:
    s = watching()
    do(s, "take-die 3", "decline")

    assert s.actors() == (0,)
    assert "check-box 3" in offered(s)
    assert refused(s, "take-die 1") == {"SR-10"}
    assert refused(s, "seize-die", seat=2) == {"SR-10"}
    assert (s.seized, holder(s, 2), s.is_in_use(1), s.dice) == (NOTHING, 2, False, [1, 0, 0, 1, 1, 0])


@pytest.mark.rule("SR-52")
def test_when_it_was_declined_the_tile_may_be_taken_with_that_die() -> None:
    s = watching("2 3 4 5")
    do(s, "take-die 2", "decline", "take-tile 2", "take-die 3")

    assert (holder(s, 2), is_sideways(s, 2)) == (0, True)
    assert s.actors() == (1,)
    assert "check-box 3" in offered(s)


@pytest.mark.rule("SR-52")
def test_a_stolen_tile_serves_the_thief_from_the_next_round_on() -> None:
    s = watching("2 3 4 5")
    do(s, "take-die 2", "decline", "take-tile 2", "take-die 3", "check-box 3", "take-die 4", "check-box 4")
    roll(s, "5 5 5 6")

    assert asked(s) == [(0, 1), (0, 2)]


@pytest.mark.rule("SR-52")
@pytest.mark.parametrize("sideways", [False, True])
def test_it_may_be_used_sideways_or_upright(sideways: bool) -> None:
    s = watching(sideways=sideways)
    do(s, "take-die 3", "seize-die")

    assert (holder(s, 2), is_sideways(s, 2)) == (2, sideways)


# The seizure


@pytest.mark.rule("SR-52")
def test_the_seized_die_goes_to_the_holder_and_the_other_takes_another() -> None:
    s = watching()
    do(s, "take-die 3", "seize-die")

    assert s.actors() == (0,)
    assert s.seized == 2
    assert offered(s) == ["take-die 1", "take-die 4", "take-die 5"]
    assert refused(s, "take-die 3") == {"SR-10"}
    assert refused(s, "check-box 3") == {"SR-10"}
    do(s, "take-die 4")
    assert s.actors() == (0,)
    assert refused(s, "check-box 3") == {"SR-25"}
    do(s, "check-box 4")
    assert s.actors() == (1,)


@pytest.mark.rule("SR-52")
def test_the_other_die_may_be_of_the_same_value() -> None:
    s = watching("3 3 4 5")
    do(s, "take-die 3", "seize-die")
    assert offered(s) == ["take-die 3", "take-die 4", "take-die 5"]
    do(s, "take-die 3", "check-box 3")

    assert (s.seized, s.dice) == (2, [0, 0, 0, 1, 1, 0])


@pytest.mark.rule("SR-52")
def test_nobody_is_robbed_twice_in_a_round() -> None:
    s = watching("1 3 4 5 6", by=3, players=4)
    do(s, "take-die 3", "seize-die", "take-die 4")
    assert s.actors() == (0,)
    assert refused(s, "seize-die", seat=3) == {"SR-10"}
    do(s, "check-box 4")
    for die in (1, 5):
        (seat,) = s.actors()
        do(s, f"take-die {die}")
        assert s.actors() == (seat,)
        do(s, f"check-box {die}")

    assert s.actors() == (3,)


@pytest.mark.rule("SR-52")
def test_a_later_die_may_be_seized_when_earlier_ones_were_let_go() -> None:
    s = watching()
    do(s, "take-die 1", "decline", "check-box 1", "take-die 3", "seize-die")

    assert s.actors() == (1,)
    assert offered(s) == ["take-die 4", "take-die 5"]
    assert s.seized == 2


@pytest.mark.rule("SR-52")
def test_nobody_else_may_take_the_seized_die() -> None:
    s = watching()
    do(s, "take-die 3", "seize-die", "take-die 4", "check-box 4")

    assert s.actors() == (1,)
    assert offered(s) == ["take-die 1", "take-die 5"]
    assert refused(s, "take-die 3") == {"SR-10"}


@pytest.mark.rule("SR-52")
def test_everybody_sees_which_die_is_asked_for_and_where_it_goes() -> None:
    s = watching()
    do(s, "take-die 3")
    assert view(s, None).frames[-1] == Frame("SeizeOffer", {"player": 2, "die": 2})
    assert view(s, None).frames[-2] == Frame("DraftDie", {"player": 0, "taken": (2,)})
    do(s, "seize-die")

    assert view(s, None).frames[-1] == Frame("DraftDie", {"player": 0, "taken": ()})
    assert (view(s, None).seized, view(s, None).in_use) == (2, 1 << 1)


# The seized die


def seized(dice: str = "1 3 4 5", die: int = 3) -> SteamRollers:
    """The turn of seat 2, who has seized a die of seat 0."""
    s = watching(dice)
    do(s, f"take-die {die}", "seize-die")
    for _ in range(2):
        other = offered(s)[0].split()[1]
        do(s, f"take-die {other}", f"check-box {other}")
    return s


@pytest.mark.rule("SR-52")
def test_on_the_own_turn_the_holder_must_use_the_seized_die() -> None:
    s = seized()

    assert s.actors() == (2,)
    assert s.dice == [0, 0, 0, 0, 1, 0]
    assert refused(s, "take-die 5") == {"SR-10"}
    assert refused(s, "spend-on-nothing") == {"SR-16"}
    assert refused(s, "check-box 5") == {"SR-25"}
    assert {line.split()[0] for line in offered(s)} == {"draw-track", "check-box", "take-tile"}
    do(s, "check-box 3")
    assert s.boxes[2] == 0b100
    assert s.actors() == (CHANCE,)


@pytest.mark.rule("SR-52", "SR-10")
def test_one_die_is_left_over_even_so() -> None:
    s = seized()

    assert sum(s.dice) == 1


@pytest.mark.rule("SR-52")
def test_the_seized_die_is_used_once() -> None:
    s = watching("1 3 4", by=1, players=2)
    do(s, "take-die 3", "seize-die", "take-die 1", "check-box 1", "check-box 3")
    assert s.seized == NOTHING
    roll(s, "1 4 5")

    assert s.actors() == (1,)
    assert offered(s) == ["take-die 1", "take-die 4", "take-die 5"]


@pytest.mark.rule("SR-52", "SR-50", "SR-57", "SR-58")
@pytest.mark.parametrize(
    ("face", "change", "box"),
    [
        ("1a", ["set-die 6"], 6),
        ("5a", ["nudge-die 2"], 2),
        ("5b", ["flip-die"], 4),
        ("5b", ["reroll-die", "roll-white 1"], 1),
    ],
)
def test_tiles_change_the_seized_die_like_any_other(face: str, change: list[str], box: int) -> None:
    s = watching("1 3 4", by=1, players=2)
    hold(s, 1, face)
    do(s, "take-die 3", "seize-die", "take-die 1", "check-box 1", *change, f"check-box {box}")

    assert s.boxes[1] == 1 << box - 1
    assert holder(s, 2) is None


@pytest.mark.rule("SR-52", "SR-16")
def test_a_seized_die_of_no_use_is_spent_on_nothing_and_the_tile_goes_back() -> None:
    s = position(2)
    hold(s, 1, "2b")
    jam(s, 1, 3, other=0)
    stock_all(s, "blue")
    begin_round(s, "1 3 4")
    hold(s, 0, "3a", sideways=True)
    do(s, "take-die 3", "seize-die", "take-die 1", "check-box 1")
    assert offered(s) == ["spend-on-nothing"]
    do(s, "spend-on-nothing")

    assert (holder(s, 2), s.is_in_use(1)) == (None, False)


@pytest.mark.rule("SR-52", "SR-11")
def test_with_a_seized_die_the_turn_begins_with_turning_own_tiles_upright_too() -> None:
    s = watching("1 3 4", by=1, players=2, sideways=True)
    hold(s, 1, "6b", sideways=True)
    do(s, "take-die 3", "seize-die", "take-die 1")
    assert is_sideways(s, 2)
    assert is_sideways(s, 6)
    do(s, "check-box 1")

    assert s.actors() == (1,)
    assert not is_sideways(s, 2)
    assert not is_sideways(s, 6)


@pytest.mark.rule("SR-52", "SR-11")
def test_the_robbed_player_turns_no_tiles_upright_again() -> None:
    s = watching()
    do(s, "take-die 3")
    hold(s, 0, "6b", sideways=True)
    do(s, "seize-die", "take-die 4")

    assert is_sideways(s, 6)


# The tile in use


@pytest.mark.rule("SR-52", "SR-48")
@pytest.mark.parametrize(("sideways", "rules"), [(False, {"SR-48"}), (True, {"SR-45", "SR-48"})])
def test_from_the_seizure_on_nobody_takes_the_tile(sideways: bool, rules: set[str]) -> None:
    s = watching("2 2 3 4", sideways=sideways)
    do(s, "take-die 3", "seize-die", "take-die 2")
    assert refused(s, "take-tile 2") == rules
    do(s, "check-box 2", "take-die 2")
    assert refused(s, "take-tile 2") == rules


@pytest.mark.rule("SR-52", "SR-48")
def test_the_holder_does_not_take_the_tile_with_the_die_that_it_seized() -> None:
    s = watching("2 3 4", by=1, players=2)
    do(s, "take-die 2", "seize-die", "take-die 3", "check-box 3")
    assert s.actors() == (1,)

    assert refused(s, "take-tile 2") == {"SR-48"}
    assert offered(s, "take-tile") == []


@pytest.mark.rule("SR-52", "SR-46")
@pytest.mark.parametrize("action", ["check-box 3", "draw-track 3a nw-se", "take-tile 3"])
def test_the_tile_goes_back_after_the_action_with_the_seized_die(action: str) -> None:
    s = seized()
    assert (holder(s, 2), s.is_in_use(1)) == (2, True)
    do(s, action)

    assert (holder(s, 2), is_sideways(s, 2), s.is_in_use(1)) == (None, False, False)


@pytest.mark.rule("SR-52", "SR-46")
def test_the_turns_of_others_do_not_bring_the_tile_back() -> None:
    s = watching()
    do(s, "take-die 3", "seize-die", "take-die 1", "check-box 1")
    assert (holder(s, 2), s.is_in_use(1)) == (2, True)
    do(s, "take-die 4", "check-box 4")

    assert (holder(s, 2), s.is_in_use(1)) == (2, True)


@pytest.mark.rule("SR-52", "SR-46")
def test_once_back_the_next_player_of_the_round_may_take_it() -> None:
    s = watching("2 3 4 5", by=1)
    do(s, "take-die 3", "seize-die", "take-die 4", "check-box 4", "check-box 3", "take-die 2", "take-tile 2")

    assert (holder(s, 2), is_sideways(s, 2)) == (2, True)


@pytest.mark.rule("SR-52", "SR-41")
def test_the_tile_is_back_before_an_order_is_filled() -> None:
    s = position(2, orders=True)
    hold(s, 1, "2b")
    keep(s, 1, "grey grey")
    stock_all(s)
    begin_round(s, "1 3 4")
    do(s, "take-die 3", "seize-die", "take-die 1", "check-box 1", "check-box 3")

    assert offered(s) == ["fill-order 3", "decline"]
    assert holder(s, 2) is None


@pytest.mark.rule("SR-52", "SR-46")
def test_a_tile_that_was_not_used_stays_after_the_own_turn() -> None:
    s = watching(by=1)
    assert asked(s) == [(1, 0)]

    assert (holder(s, 2), s.is_in_use(1)) == (1, False)


@pytest.mark.rule("SR-52")
def test_the_last_player_may_seize_the_die_of_the_last_but_one() -> None:
    s = watching()
    do(s, "take-die 1", "decline", "check-box 1", "take-die 5", "seize-die", "take-die 4", "check-box 4")
    assert (s.actors(), s.dice) == ((2,), [0, 0, 1, 0, 0, 0])
    do(s, "check-box 5")

    assert s.actors() == (CHANCE,)


@pytest.mark.rule("SR-52")
def test_the_die_of_the_start_player_is_seized_like_any_other() -> None:
    s = watching("1 3 4", by=0, players=2, start=1)
    do(s, "take-die 4", "seize-die", "take-die 3", "check-box 3")
    assert s.actors() == (0,)
    do(s, "check-box 4")

    assert s.boxes == (0b1000, 0b100)

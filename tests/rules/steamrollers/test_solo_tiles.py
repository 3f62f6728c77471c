"""The solo tile 2: Olive's die rolled again by side a, a good guarded by side b."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.state import added, changed
from tests.rules.steamrollers.positions import (
    begin_olives_turn,
    begin_solo_turn,
    do,
    goods,
    hold,
    holder,
    is_sideways,
    new_turn_begins,
    odds,
    offered,
    position,
    refused,
    show,
    stock_all,
)

ANY_DIE = range(1, 7)
A_ROLL = {f"roll-white {value}": 1 for value in ANY_DIE}


def with_2a(*empty: int) -> SteamRollers:
    """The player holds 2a; all cities but some have goods."""
    return _holding("solo-2a", empty)


def with_2b(*empty: int) -> SteamRollers:
    """The player holds 2b; all cities but some have goods."""
    return _holding("solo-2b", empty)


def _holding(face: str, empty: tuple[int, ...]) -> SteamRollers:
    s = position(1)
    stock_all(s, "red blue green")
    for city in empty:
        for colour in s.supply[city - 1]:
            s.bag = added(s.bag, colour, 1)
        s.supply = changed(s.supply, city - 1, ())
    hold(s, 0, face)
    return s


# 2a


@pytest.mark.rule("SR-71")
@pytest.mark.parametrize("die", ANY_DIE)
def test_2a_is_offered_before_olives_first_phase(die: int) -> None:
    s = with_2a()
    s.crossed = changed(s.crossed, die - 1, 8)
    begin_olives_turn(s, die)
    assert s.actors() == (0,)
    assert offered(s) == ["reroll-olive", "decline"]
    assert s.crossed[die - 1] == 8
    assert holder(s, 2) == 0
    assert not s.olive_has_won


@pytest.mark.rule("SR-71")
def test_2a_goes_back_at_once_and_olive_plays_the_new_die_only() -> None:
    s = with_2a()
    hold(s, 0, "5a")
    hold(s, 0, "6b")
    s.crossed = (0, 0, 0, 0, 8, 2)
    begin_olives_turn(s, 5)
    do(s, "reroll-olive")
    assert holder(s, 2) is None
    assert not is_sideways(s, 2)
    assert odds(s) == A_ROLL
    do(s, "roll-white 6")
    assert s.crossed == (0, 0, 0, 0, 8, 3)
    assert holder(s, 5) == 0
    assert holder(s, 6) is None
    assert goods(s, 6) == "red blue"
    assert goods(s, 5) == "red blue green"
    assert s.olive_delivered == 3
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
def test_the_new_die_may_show_what_the_old_one_did() -> None:
    s = with_2a()
    s.crossed = changed(s.crossed, 4, 8)
    begin_olives_turn(s, 5)
    do(s, "reroll-olive", "roll-white 5")
    assert s.olive_has_won


@pytest.mark.rule("SR-71")
def test_2a_may_be_declined_and_is_kept() -> None:
    s = with_2a()
    s.crossed = changed(s.crossed, 4, 2)
    begin_olives_turn(s, 5)
    do(s, "decline")
    assert s.crossed == (0, 0, 0, 0, 3, 0)
    assert goods(s, 5) == "red blue"
    assert holder(s, 2) == 0
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
def test_2a_is_not_offered_for_the_dice_that_olive_rolls_again() -> None:
    s = with_2a(5, 6)
    begin_olives_turn(s, 5)
    do(s, "decline")
    assert odds(s) == A_ROLL
    do(s, "roll-white 6")
    assert odds(s) == A_ROLL
    do(s, "roll-white 1")
    assert s.crossed == (1, 0, 0, 0, 1, 1)
    assert holder(s, 2) == 0
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
def test_the_die_that_2a_brings_may_make_olive_roll_again() -> None:
    s = with_2a(5)
    begin_olives_turn(s, 1)
    do(s, "reroll-olive", "roll-white 5")
    assert s.crossed == (0, 0, 0, 0, 1, 0)
    assert odds(s) == A_ROLL
    do(s, "roll-white 3")
    assert s.crossed == (0, 0, 1, 0, 1, 0)
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71", "SR-74")
def test_2a_can_save_itself_from_a_2() -> None:
    """Declined, it is sent back in the second phase; used, it is in the centre all the same."""
    for answer in ("decline", "reroll-olive"):
        s = begin_olives_turn(with_2a(), 2)
        assert holder(s, 2) == 0
        do(s, answer)
        assert holder(s, 2) is None
    assert odds(s) == A_ROLL


@pytest.mark.rule("SR-71")
def test_2a_is_not_offered_to_who_does_not_hold_it() -> None:
    s = with_2a()
    s.give_back(1)
    begin_olives_turn(s, 5)
    assert s.crossed == (0, 0, 0, 0, 1, 0)
    assert new_turn_begins(s)


@pytest.mark.rule("SR-47", "SR-71", "SR-76")
def test_2a_can_be_used_in_the_turn_in_which_it_is_taken() -> None:
    s = with_2a()
    s.give_back(1)
    begin_solo_turn(s, "2 3 4")
    do(s, "take-die 3", "check-box 3", "take-die 2", "take-tile 2")
    assert offered(s) == ["reroll-olive", "decline"]
    do(s, "reroll-olive", "roll-white 6")
    assert holder(s, 2) is None
    assert s.crossed == (0, 0, 0, 0, 0, 1)


@pytest.mark.rule("SR-47", "SR-71", "SR-76")
def test_2a_that_was_just_taken_and_declined_is_safe_from_a_2() -> None:
    s = with_2a()
    s.give_back(1)
    begin_solo_turn(s, "2 3 2")
    do(s, "take-die 3", "check-box 3", "take-die 2", "take-tile 2", "decline")
    assert holder(s, 2) == 0
    assert s.crossed == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("SR-71")
def test_2a_serves_again_when_it_has_been_taken_again() -> None:
    s = begin_olives_turn(with_2a(), 4)
    do(s, "reroll-olive", "roll-white 1")
    do(s, "roll-white 2", "roll-white 3", "roll-white 6", "roll-black gentle-sharp")
    do(s, "take-die 2", "take-tile 2", "take-die 3", "check-box 3")
    assert offered(s) == ["reroll-olive", "decline"]


@pytest.mark.rule("SR-71")
def test_2a_is_used_neither_in_the_players_actions_nor_in_olives_fourth_phase() -> None:
    s = begin_solo_turn(with_2a(), "1 3 4")
    assert refused(s, "reroll-olive") == {"SR-73"}
    do(s, "take-die 1")
    assert refused(s, "reroll-olive") == {"SR-73"}
    s.crossed = changed(s.crossed, 3, 2)
    do(s, "check-box 1", "take-die 3", "check-box 3")
    assert refused(s, "guard-good") == {"SR-71"}
    assert refused(s, "reroll-olive", 1) == {"SR-71"}
    do(s, "decline")
    assert goods(s, 4) == "red blue"
    assert new_turn_begins(s)


# 2b


@pytest.mark.rule("SR-71")
@pytest.mark.parametrize("die", [1, 3, 4, 5, 6])
def test_2b_is_offered_when_olive_would_remove_a_good(die: int) -> None:
    s = with_2b()
    s.crossed = changed(s.crossed, die - 1, 2)
    begin_olives_turn(s, die)
    assert s.actors() == (0,)
    assert offered(s) == ["guard-good", "decline"]
    assert s.crossed[die - 1] == 3
    assert goods(s, die) == "red blue green"
    assert s.olive_delivered == 0


@pytest.mark.rule("SR-71")
def test_with_2b_the_good_stays_olive_scores_nothing_and_crosses_off_another_hex() -> None:
    s = with_2b()
    s.crossed = (4, 4, 4, 4, 2, 4)
    bag = s.bag
    begin_olives_turn(s, 5)
    do(s, "guard-good")
    assert s.crossed == (4, 4, 4, 4, 4, 4)
    assert goods(s, 5) == "red blue green"
    assert s.bag == bag
    assert s.olive_delivered == 0
    assert holder(s, 2) is None
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
def test_2b_may_be_declined_and_is_kept() -> None:
    s = with_2b()
    s.crossed = changed(s.crossed, 4, 2)
    begin_olives_turn(s, 5)
    do(s, "decline")
    assert s.crossed == (0, 0, 0, 0, 3, 0)
    assert goods(s, 5) == "red blue"
    assert s.olive_delivered == 3
    assert holder(s, 2) == 0
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
def test_2b_is_not_offered_where_no_good_would_be_removed() -> None:
    s = with_2b(6)
    s.crossed = (0, 0, 0, 0, 1, 5)
    begin_olives_turn(s, 5)
    assert new_turn_begins(s)
    begin_olives_turn(s, 6)
    assert odds(s) == A_ROLL
    do(s, "roll-white 1")
    assert new_turn_begins(s)
    assert s.crossed == (1, 0, 0, 0, 2, 6)
    assert holder(s, 2) == 0


@pytest.mark.rule("SR-71")
def test_2b_is_not_offered_to_who_does_not_hold_it() -> None:
    s = with_2b()
    s.give_back(1)
    s.crossed = changed(s.crossed, 4, 2)
    begin_olives_turn(s, 5)
    assert goods(s, 5) == "red blue"
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71", "SR-74")
def test_a_2_sends_2b_back_before_it_could_guard_a_good() -> None:
    s = with_2b()
    s.crossed = changed(s.crossed, 1, 2)
    begin_olives_turn(s, 2)
    assert holder(s, 2) is None
    assert goods(s, 2) == "red blue"
    assert s.olive_delivered == 3
    assert new_turn_begins(s)


@pytest.mark.rule("SR-47", "SR-71", "SR-76")
def test_2b_that_was_just_taken_guards_a_good_of_city_2() -> None:
    s = with_2b()
    s.give_back(1)
    s.crossed = changed(s.crossed, 1, 2)
    begin_solo_turn(s, "2 3 2")
    do(s, "take-die 2", "take-tile 2", "take-die 3", "check-box 3")
    assert offered(s) == ["guard-good", "decline"]
    do(s, "guard-good")
    assert s.crossed == (0, 4, 0, 0, 0, 0)
    assert goods(s, 2) == "red blue green"
    assert holder(s, 2) is None
    assert not is_sideways(s, 2)


@pytest.mark.rule("SR-71", "SR-74")
def test_2b_guards_a_good_from_a_die_that_was_rolled_again() -> None:
    s = with_2b(6)
    s.crossed = changed(s.crossed, 0, 2)
    begin_olives_turn(s, 6)
    do(s, "roll-white 1", "guard-good")
    assert s.crossed == (4, 0, 0, 0, 0, 1)
    assert goods(s, 1) == "red blue green"


@pytest.mark.rule("SR-71", "SR-74")
def test_2b_is_gone_if_a_2_came_up_on_the_way() -> None:
    s = with_2b(2)
    s.crossed = changed(s.crossed, 0, 2)
    begin_olives_turn(s, 2)
    do(s, "roll-white 1")
    assert goods(s, 1) == "red blue"
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
def test_the_hex_crossed_off_for_2b_has_no_other_effect() -> None:
    """It comes in the place of the fourth phase: no phase follows it."""
    s = with_2b()
    hold(s, 0, "5a", sideways=True)
    s.crossed = changed(s.crossed, 4, 5)
    begin_olives_turn(s, 5)
    do(s, "guard-good")
    assert s.crossed == (0, 0, 0, 0, 7, 0)
    assert holder(s, 5) == 0
    assert goods(s, 5) == "red blue green"
    assert new_turn_begins(s)


@pytest.mark.rule("SR-71")
@pytest.mark.parametrize(("before", "wins"), [(5, False), (6, False), (7, True)])
def test_with_no_hex_left_to_cross_off_for_2b_olive_wins_at_once(before: int, wins: bool) -> None:
    s = with_2b()
    s.crossed = changed(s.crossed, 4, before)
    begin_olives_turn(s, 5)
    do(s, "guard-good")
    assert s.over == wins
    assert s.olive_has_won == wins
    assert s.crossed[4] == min(before + 2, 8)
    assert goods(s, 5) == "red blue green"
    assert s.olive_delivered == 0
    assert holder(s, 2) is None


@pytest.mark.rule("SR-71")
def test_2b_keeps_the_game_from_ending() -> None:
    for answer, over in (("decline", True), ("guard-good", False)):
        s = with_2b(1, 6)
        for colour in s.supply[4][1:]:
            s.bag = added(s.bag, colour, 1)
        s.supply = changed(s.supply, 4, s.supply[4][:1])
        s.crossed = changed(s.crossed, 4, 2)
        begin_olives_turn(s, 5)
        do(s, answer)
        assert s.over == over


@pytest.mark.rule("SR-71")
def test_2b_is_used_neither_in_the_players_actions_nor_before_olives_first_phase() -> None:
    s = begin_solo_turn(with_2b(), "1 3 4")
    assert refused(s, "guard-good") == {"SR-73"}
    do(s, "take-die 1")
    assert refused(s, "guard-good") == {"SR-73"}
    s.crossed = changed(s.crossed, 3, 2)
    do(s, "check-box 1", "take-die 3", "check-box 3")
    assert s.crossed[3] == 3
    assert refused(s, "reroll-olive") == {"SR-71"}
    assert refused(s, "guard-good", 1) == {"SR-71"}


@pytest.mark.rule("SR-71")
def test_only_the_side_that_is_up_counts() -> None:
    s = with_2b()
    show(s, "solo-2a")
    s.crossed = changed(s.crossed, 4, 2)
    begin_olives_turn(s, 5)
    do(s, "decline")
    assert goods(s, 5) == "red blue"
    assert new_turn_begins(s)

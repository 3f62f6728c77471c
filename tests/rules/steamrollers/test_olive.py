"""Olive's turn: a hex crossed off, a tile sent back, another roll for an empty city, a good removed."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.game import Frame
from footplate.kernel.state import added, changed
from tests.rules.steamrollers.positions import (
    begin_olives_turn,
    begin_solo_turn,
    check,
    do,
    draw,
    goods,
    hold,
    holder,
    is_sideways,
    new_turn_begins,
    odds,
    refused,
    solo,
    stock,
)

ANY_DIE = range(1, 7)
A_ROLL = {f"roll-white {value}": 1 for value in ANY_DIE}


def emptied(*cities: int) -> SteamRollers:
    """The same with some cities empty."""
    s = solo()
    for city in cities:
        for colour in s.supply[city - 1]:
            s.bag = added(s.bag, colour, 1)
        s.supply = changed(s.supply, city - 1, ())
    return s


@pytest.mark.rule("SR-73", "SR-74")
def test_olive_plays_the_die_that_is_left() -> None:
    s = begin_solo_turn(solo(), "2 4 5")
    do(s, "take-die 5", "check-box 5", "take-die 2")
    assert s.crossed == (0, 0, 0, 0, 0, 0)
    do(s, "check-box 2")
    assert s.crossed == (0, 0, 0, 1, 0, 0)
    assert sum(s.dice) == 0
    assert new_turn_begins(s)


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("seat", [0, None])
def test_everybody_sees_olives_die_in_her_hands_and_no_longer_in_the_middle(seat: int | None) -> None:
    s = emptied(4)
    hold(s, 0, "solo-2a")
    begin_olives_turn(s, 4)
    shown = STEAMROLLERS.view(s, seat)
    assert shown.dice == (0,) * 6
    assert shown.frames[-2:] == (Frame("OliveTurn", {"die": 3}), Frame("RerollOffer", {"die": 3}))
    do(s, "reroll-olive", "roll-white 4")
    hold(s, 0, "solo-2b")
    s.crossed = changed(s.crossed, 5, 2)
    do(s, "roll-white 6")
    shown = STEAMROLLERS.view(s, seat)
    assert shown.frames[-2:] == (Frame("OliveTurn", {"die": 5}), Frame("GuardOffer", {"die": 5}))


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("die", ANY_DIE)
def test_one_hex_of_the_dies_region_is_crossed_off(die: int) -> None:
    s = solo()
    s.crossed = (1, 0, 1, 0, 1, 0)
    before = list(s.crossed)
    begin_olives_turn(s, die)
    assert [after - one for after, one in zip(s.crossed, before, strict=True)] == [
        int(region == die) for region in ANY_DIE
    ]
    assert not s.over


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("die", ANY_DIE)
def test_all_eight_hexes_can_be_crossed_off_the_town_too_but_not_the_city(die: int) -> None:
    s = solo()
    s.crossed = changed(s.crossed, die - 1, 7)
    begin_olives_turn(s, die)
    assert s.crossed[die - 1] == 8
    assert new_turn_begins(s)
    begin_olives_turn(s, die)
    assert s.over
    assert s.crossed[die - 1] == 8


@pytest.mark.rule("SR-74")
def test_what_the_player_drew_is_nothing_to_olive() -> None:
    s = solo()
    draw(s, 0, *[f"1{letter} nw-ne" for letter in "abcdefgh"])
    begin_olives_turn(s, 1)
    assert s.crossed[0] == 1
    assert not s.over


@pytest.mark.rule("SR-74")
def test_with_no_hex_left_olive_wins_at_once_and_does_nothing_else() -> None:
    s = solo()
    hold(s, 0, "4b")
    s.crossed = changed(s.crossed, 3, 8)
    begin_olives_turn(s, 4)
    assert s.over
    assert s.actors() == ()
    assert s.olive_has_won
    assert s.ends == "SR-74"
    assert holder(s, 4) == 0
    assert goods(s, 4) == "red blue green"
    assert s.olive_delivered == 0


@pytest.mark.rule("SR-74")
def test_where_hexes_are_left_a_full_region_elsewhere_wins_nothing() -> None:
    s = solo()
    s.crossed = (8, 8, 8, 0, 8, 8)
    begin_olives_turn(s, 4)
    assert not s.over
    assert not s.olive_has_won


@pytest.mark.rule("SR-74")
def test_when_olive_has_won_at_once_nobody_can_do_anything() -> None:
    s = solo()
    s.crossed = changed(s.crossed, 3, 8)
    begin_olives_turn(s, 4)
    assert refused(s, "take-die 1", 0) == {"SR-74"}


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("face", ["1a", "1b", "solo-2b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b"])
def test_an_upright_tile_of_the_dies_number_goes_back_to_the_centre(face: str) -> None:
    s = solo()
    hold(s, 0, face)
    tile = int(face[-2])
    begin_olives_turn(s, tile)
    assert holder(s, tile) is None
    assert new_turn_begins(s)


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("face", ["1a", "solo-2b", "3a", "4b", "5a", "6b"])
def test_a_sideways_tile_stays(face: str) -> None:
    s = solo()
    hold(s, 0, face, sideways=True)
    tile = int(face[-2])
    begin_olives_turn(s, tile)
    assert holder(s, tile) == 0
    assert is_sideways(s, tile)
    assert s.crossed[tile - 1] == 1


@pytest.mark.rule("SR-74")
def test_tiles_of_other_numbers_stay_upright_or_not() -> None:
    s = solo()
    for face in ("1b", "3a", "5a", "6b"):
        hold(s, 0, face)
    hold(s, 0, "solo-2b", sideways=True)
    begin_olives_turn(s, 4)
    assert [holder(s, tile) for tile in ANY_DIE] == [0, 0, 0, None, 0, 0]
    begin_olives_turn(s, 5)
    assert [holder(s, tile) for tile in ANY_DIE] == [0, 0, 0, None, None, 0]


@pytest.mark.rule("SR-74")
def test_a_tile_that_was_sent_back_can_be_taken_again() -> None:
    s = solo()
    hold(s, 0, "5a")
    begin_olives_turn(s, 5)
    begin_solo_turn(s, "5 1 2")
    do(s, "take-die 5", "take-tile 5")
    assert holder(s, 5) == 0


@pytest.mark.rule("SR-74")
def test_the_tile_goes_back_even_where_the_city_is_empty() -> None:
    s = emptied(5)
    hold(s, 0, "5a")
    begin_olives_turn(s, 5)
    assert holder(s, 5) is None
    assert odds(s) == A_ROLL
    assert s.dice == [0] * 6


@pytest.mark.rule("SR-74")
def test_for_an_empty_city_the_die_is_rolled_again_and_olive_begins_anew() -> None:
    s = emptied(5)
    hold(s, 0, "3a")
    begin_olives_turn(s, 5)
    assert s.crossed == (0, 0, 0, 0, 1, 0)
    assert odds(s) == A_ROLL
    do(s, "roll-white 3")
    assert s.crossed == (0, 0, 1, 0, 1, 0)
    assert holder(s, 3) is None
    assert new_turn_begins(s)


@pytest.mark.rule("SR-74")
def test_where_the_city_has_goods_nothing_is_rolled_again() -> None:
    s = solo("red")
    begin_olives_turn(s, 5)
    assert new_turn_begins(s)
    assert s.crossed == (0, 0, 0, 0, 1, 0)


@pytest.mark.rule("SR-74")
def test_she_rolls_until_a_city_has_goods_and_sends_back_a_tile_each_time() -> None:
    s = emptied(1, 5)
    for face in ("1b", "3a", "5a", "6b"):
        hold(s, 0, face)
    begin_olives_turn(s, 5)
    do(s, "roll-white 1", "roll-white 5", "roll-white 5")
    assert s.crossed == (1, 0, 0, 0, 3, 0)
    assert [holder(s, tile) for tile in ANY_DIE] == [None, None, 0, None, None, 0]
    do(s, "roll-white 6")
    assert s.crossed == (1, 0, 0, 0, 3, 1)
    assert [holder(s, tile) for tile in ANY_DIE] == [None, None, 0, None, None, None]
    assert new_turn_begins(s)


@pytest.mark.rule("SR-74")
def test_an_empty_city_brings_her_no_points_however_many_hexes_are_crossed_off() -> None:
    s = emptied(5)
    s.crossed = changed(s.crossed, 4, 4)
    begin_olives_turn(s, 5)
    assert s.olive_delivered == 0
    do(s, "roll-white 5", "roll-white 2")
    assert s.crossed == (0, 1, 0, 0, 6, 0)
    assert s.olive_delivered == 0


@pytest.mark.rule("SR-74")
def test_a_good_is_removed_by_the_die_that_was_rolled_again() -> None:
    s = emptied(5)
    s.crossed = changed(s.crossed, 1, 3)
    begin_olives_turn(s, 5)
    do(s, "roll-white 2")
    assert goods(s, 2) == "red blue"
    assert s.olive_delivered == 4


@pytest.mark.rule("SR-74")
def test_several_hexes_crossed_off_in_a_turn_can_fill_a_region() -> None:
    s = emptied(5)
    s.crossed = changed(s.crossed, 4, 6)
    begin_olives_turn(s, 5)
    do(s, "roll-white 5")
    assert s.crossed[4] == 8
    assert odds(s) == A_ROLL
    do(s, "roll-white 5")
    assert s.over
    assert s.olive_has_won


@pytest.mark.rule("SR-74")
def test_the_roll_is_chances_and_no_tile_changes_it() -> None:
    s = emptied(6)
    for face in ("1b", "solo-2b", "5b"):
        hold(s, 0, face)
    begin_olives_turn(s, 6)
    for line in ("set-die 1", "reroll-die", "flip-die", "guard-good", "reroll-olive", "decline"):
        assert refused(s, line, 0) == {"SR-74"}


@pytest.mark.rule("SR-74")
def test_a_city_that_the_player_has_just_emptied_is_empty_for_olive() -> None:
    s = emptied(1)
    stock(s, 1, "grey")
    draw(s, 0, "1e e-w", "3e e-w")
    check(s, 0, 6)
    begin_solo_turn(s, "1 2 1")
    do(s, "take-die 1", "deliver grey-of-1 3 1", "take-die 2", "check-box 2")
    assert s.crossed == (1, 0, 0, 0, 0, 0)
    assert odds(s) == A_ROLL


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("die", ANY_DIE)
@pytest.mark.parametrize(
    ("before", "left", "scored"),
    [
        (0, "red blue green", 0),
        (1, "red blue green", 0),
        (2, "red blue", 3),
        (3, "red blue", 4),
        (4, "red blue", 5),
        (5, "red blue", 6),
        (6, "red blue", 7),
        (7, "red blue", 8),
    ],
)
def test_from_the_third_cross_the_last_good_goes_and_she_scores_the_crosses(
    die: int, before: int, left: str, scored: int
) -> None:
    """The worked example and its neighbours: at two crosses she takes nothing, the third scores 3."""
    s = solo()
    bag = s.bag
    s.crossed = changed(s.crossed, die - 1, before)
    begin_olives_turn(s, die)
    assert [goods(s, city) for city in ANY_DIE] == [
        left if city == die else "red blue green" for city in ANY_DIE
    ]
    assert s.olive_delivered == scored
    bag = added(bag, 2, left == "red blue")
    assert s.bag == bag
    assert new_turn_begins(s)


@pytest.mark.rule("SR-74")
def test_crosses_of_other_regions_do_not_count_towards_three() -> None:
    s = solo()
    s.crossed = (5, 5, 5, 1, 5, 5)
    begin_olives_turn(s, 4)
    assert goods(s, 4) == "red blue green"
    assert s.olive_delivered == 0


@pytest.mark.rule("SR-74")
def test_points_add_up_from_turn_to_turn_and_the_player_gets_none() -> None:
    s = solo()
    s.crossed = (3, 0, 0, 0, 0, 5)
    begin_olives_turn(s, 1)
    begin_olives_turn(s, 6)
    begin_olives_turn(s, 1)
    assert s.olive_delivered == 4 + 6 + 5
    assert goods(s, 1) == "red"
    assert s.delivered == (0,)


@pytest.mark.rule("SR-74", "SR-75")
def test_the_last_good_of_a_city_can_be_removed_and_she_rolls_again_next_time_only() -> None:
    s = solo("blue")
    s.crossed = changed(s.crossed, 0, 2)
    begin_olives_turn(s, 1)
    assert goods(s, 1) == ""
    assert s.olive_delivered == 3
    assert new_turn_begins(s)
    begin_olives_turn(s, 1)
    assert s.crossed[0] == 4
    assert s.olive_delivered == 3
    assert odds(s) == A_ROLL


@pytest.mark.rule("SR-74")
def test_all_four_phases_in_one_turn() -> None:
    """An empty city and its tile, then a tile, a third cross, and a good."""
    s = emptied(6)
    hold(s, 0, "6b")
    hold(s, 0, "4b")
    hold(s, 0, "1b")
    s.crossed = (0, 0, 0, 2, 0, 2)
    begin_olives_turn(s, 6)
    do(s, "roll-white 4")
    assert s.crossed == (0, 0, 0, 3, 0, 3)
    assert [holder(s, tile) for tile in ANY_DIE] == [0, None, None, None, None, None]
    assert goods(s, 4) == "red blue"
    assert s.olive_delivered == 3
    assert new_turn_begins(s)

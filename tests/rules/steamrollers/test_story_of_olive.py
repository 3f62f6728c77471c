"""Stories of the solo game tell each thing that Olive does, and how it ends."""

from __future__ import annotations

import pytest

from footplate.games.steamrollers.olive.influence import RollInfluence
from footplate.games.steamrollers.olive.solitaire import SoloRounds
from footplate.games.steamrollers.sequence import WholeSoloGame
from footplate.kernel.state import changed
from tests.rules.steamrollers.positions import (
    do,
    draw,
    hold,
    position,
    stock_all,
)
from tests.rules.steamrollers.telling import (
    DIRECT,
    ORANGE,
    alone,
    facts,
    tell,
)

# Olive


def test_olives_influence_is_told_and_then_the_first_turn() -> None:
    s = position(1, level="conductor")
    stock_all(s)
    s.agenda[:] = [WholeSoloGame(at=3)]
    s.push(RollInfluence())
    assert tell(s, "roll-white 4") == "Before the game Olive crosses off a hex of region 4, 1 so far."
    assert tell(s, "roll-white 4") == (
        "Before the game Olive crosses off a hex of region 4, 2 so far. "
        "Orange rolls the dice for the first turn."
    )


TWO_BOXES = ("take-die 1", "check-box 1", "take-die 2")


@pytest.mark.rule("SR-74")
def test_olive_takes_the_third_die_and_crosses_off_a_hex() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    assert tell(s, "check-box 2") == (
        "Orange checks box 2: the engine has strength 2. "
        "Olive takes the 3 and crosses off a hex of region 3, 1 so far. "
        "Orange rolls the dice for the next turn."
    )


@pytest.mark.rule("SR-11", "SR-73")
@pytest.mark.parametrize(
    ("faces", "told"),
    [
        ((), "The white dice are 1, 2, 3."),
        (("5a",), "The white dice are 1, 2, 3. Orange turns tile 5a upright."),
        (("5a", "6a"), "The white dice are 1, 2, 3. Orange turns tiles 5a and 6a upright."),
    ],
)
def test_alone_nobody_needs_to_be_told_whose_turn_it_is(faces: tuple[str, ...], told: str) -> None:
    s = position(1)
    stock_all(s)
    for face in faces:
        hold(s, ORANGE, face, sideways=True)
    s.push(SoloRounds())
    do(s, "roll-white 1", "roll-white 2", "roll-white 3")
    assert tell(s, "roll-black gentle-sharp") == f"The black die shows gentle and sharp. {told}"


def test_after_the_first_of_two_actions_nothing_follows() -> None:
    s = alone("1 2 3", "take-die 1")
    assert tell(s, "check-box 1") == "Orange checks box 1: the engine has strength 1."


@pytest.mark.rule("SR-74")
def test_olive_sends_a_tile_back() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    hold(s, ORANGE, "3b")
    assert "3, 1 so far. She sends tile 3b back to the centre. Orange rolls" in tell(s, "check-box 2")


@pytest.mark.rule("SR-74")
def test_a_tile_that_is_used_up_is_not_sent_back_by_olive() -> None:
    s = alone("1 2 6", *TWO_BOXES)
    hold(s, ORANGE, "6a")
    told = tell(s.copy(), "draw-track 2a nw-ne")
    assert "with tile 6a. Tile 6a goes back to the centre. Olive takes the 6" in told
    assert "She sends" not in told
    told = tell(s, "draw-track 2a nw-se")
    assert "Tile 6a" not in told
    assert "She sends tile 6a back to the centre." in told


@pytest.mark.rule("SR-74")
def test_a_changed_die_and_a_delivery_use_tiles_up_before_olive_comes() -> None:
    s = alone("1 2 5", *TWO_BOXES)
    hold(s, ORANGE, "5b")
    do(s, "flip-die")
    told = tell(s, "check-box 5")
    assert "Tile 5b goes back to the centre. Olive takes the 5" in told
    assert "She sends" not in told
    s = alone("1 3 4", goods="grey")
    draw(s, ORANGE, *DIRECT)
    hold(s, ORANGE, "4a")
    do(s, "take-die 3", "check-box 3", "take-die 1")
    s.boxes = changed(s.boxes, ORANGE, 0)
    told = tell(s, "deliver grey-of-1 3 1")
    assert "with tile 4a: 1 point. It goes back into the bag. Tile 4a goes back to the centre. Olive" in told
    assert "She sends" not in told


@pytest.mark.rule("SR-74")
def test_olive_rolls_again_for_an_empty_city() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.supply = changed(s.supply, 2, ())
    assert tell(s, "check-box 2").endswith(
        "Olive takes the 3 and crosses off a hex of region 3, 1 so far. City 3 is empty, so she rolls again."
    )
    assert tell(s, "roll-white 5") == (
        "Olive rolls 5 and crosses off a hex of region 5, 1 so far. Orange rolls the dice for the next turn."
    )


@pytest.mark.rule("SR-74")
def test_olive_removes_the_last_good_and_scores() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed = changed(s.crossed, 2, 2)
    assert "She removes the last good of city 3, blue, and scores 3, 3 by deliveries so far. Orange" in tell(
        s, "check-box 2"
    )
    assert s.olive_delivered == 3


@pytest.mark.rule("SR-74")
def test_olive_takes_what_a_delivery_has_left() -> None:
    s = alone("1 2 3", goods="grey yellow")
    s.crossed = changed(s.crossed, 2, 2)
    draw(s, ORANGE, *DIRECT)
    do(s, "take-die 1", "check-box 1")
    s.supply = changed(s.supply, 2, s.supply[2][::-1])
    s.dice[:] = [0, 0, 2, 0, 0, 0]
    do(s, "take-die 3")
    told = tell(s, "deliver yellow-of-3 1 1")
    assert "She removes the last good of city 3, grey, and scores 3" in told
    assert "Nothing is left on city 3." in told


@pytest.mark.rule("SR-71")
def test_the_solo_tile_makes_olive_roll_again_or_not() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    hold(s, ORANGE, "solo-2a")
    assert tell(s, "check-box 2").endswith("the engine has strength 2. Olive takes the 3.")
    assert tell(s.copy(), "decline") == (
        "Orange does not use tile solo 2a. Olive crosses off a hex of region 3, 1 so far. "
        "Orange rolls the dice for the next turn."
    )
    assert tell(s, "reroll-olive") == (
        "Orange makes Olive roll her 3 again with tile solo 2a. Tile solo 2a goes back to the centre."
    )
    assert tell(s, "roll-white 6").startswith("Olive rolls 6 and crosses off a hex of region 6, 1 so far.")


@pytest.mark.rule("SR-71")
def test_the_solo_tile_is_sent_back_by_olives_own_die() -> None:
    s = alone("1 3 2", "take-die 1", "check-box 1", "take-die 3")
    hold(s, ORANGE, "solo-2a")
    do(s, "check-box 3")
    assert "2, 1 so far. She sends tile solo 2a back to the centre." in tell(s, "decline")


@pytest.mark.rule("SR-71")
def test_the_solo_tile_keeps_a_good_or_not() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed = changed(s.crossed, 2, 2)
    hold(s, ORANGE, "solo-2b")
    assert tell(s, "check-box 2").endswith(
        "region 3, 3 so far. She is about to remove the last good of city 3, blue."
    )
    assert facts(s, "guard-good")["threat"] == 3
    assert tell(s.copy(), "decline") == (
        "Orange does not use tile solo 2b. Olive removes the last good of city 3, blue, and scores 3, "
        "3 by deliveries so far. Orange rolls the dice for the next turn."
    )
    assert tell(s, "guard-good") == (
        "Orange keeps the blue good of city 3 with tile solo 2b. Tile solo 2b goes back to the centre. "
        "Olive crosses off a hex of region 3, 4 so far. Orange rolls the dice for the next turn."
    )


@pytest.mark.rule("SR-71", "SR-74")
def test_a_good_kept_in_a_full_region_lets_olive_win_at_once() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed = changed(s.crossed, 2, 7)
    hold(s, ORANGE, "solo-2b")
    do(s, "check-box 2")
    assert (
        "the centre. Olive has no hex left to cross off in region 3 and wins at once. The game is over."
        in tell(s, "guard-good")
    )


@pytest.mark.rule("SR-74")
def test_olive_wins_at_once_by_the_die_that_she_is_left_with() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed = changed(s.crossed, 2, 8)
    hold(s, ORANGE, "solo-2a")
    do(s, "check-box 2")
    assert tell(s, "decline").startswith(
        "Orange does not use tile solo 2a. Olive has no hex left to cross off in region 3 and wins at once."
    )


@pytest.mark.rule("SR-74")
def test_olives_points_are_those_of_all_her_deliveries() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed = changed(s.crossed, 2, 3)
    s.olive_delivered = 8
    assert "and scores 4, 12 by deliveries so far." in tell(s, "check-box 2")


@pytest.mark.rule("SR-71")
def test_a_sideways_solo_tile_that_keeps_a_good_goes_back_by_itself() -> None:
    s = alone("1 3 2", "take-die 1", "check-box 1", "take-die 3")
    s.crossed = changed(s.crossed, 1, 2)
    hold(s, ORANGE, "solo-2b", sideways=True)
    do(s, "check-box 3")
    told = tell(s, "guard-good")
    assert "Tile solo 2b goes back to the centre." in told
    assert "She sends" not in told


@pytest.mark.rule("SR-74")
@pytest.mark.parametrize("mine", [0, 18])
def test_olive_wins_at_once_where_no_hex_is_left_whatever_the_points(mine: int) -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.crossed = changed(s.crossed, 2, 8)
    s.delivered = changed(s.delivered, ORANGE, mine)
    assert tell(s, "check-box 2").endswith(
        "Olive takes the 3. She has no hex left to cross off in region 3 and wins at once. The game is over. "
        f"Orange has {mine} points, Olive 18. Olive wins."
    )


@pytest.mark.rule("SR-74")
def test_olive_wins_at_once_by_a_die_that_is_rolled_again() -> None:
    s = alone("1 2 3", *TWO_BOXES)
    s.supply = changed(s.supply, 2, ())
    s.crossed = changed(s.crossed, 4, 8)
    do(s, "check-box 2")
    assert tell(s, "roll-white 5").startswith(
        "Olive rolls 5. She has no hex left to cross off in region 5 and"
    )


@pytest.mark.rule("SR-75")
@pytest.mark.parametrize(
    ("mine", "told"),
    [
        (11, "Orange has 11 points, Olive 11. A tie is a defeat: Olive wins."),
        (12, "Orange has 12 points, Olive 11. Orange wins."),
        (1, "Orange has 1 point, Olive 11. Olive wins."),
        (-1, "Orange has -1 point, Olive 11. Olive wins."),
    ],
)
def test_the_end_of_a_solo_game_is_told_with_both_scores(mine: int, told: str) -> None:
    s = alone("1 2 6", *TWO_BOXES)
    s.supply = (*s.supply[:2], (), (), (), *s.supply[5:])
    s.delivered = changed(s.delivered, ORANGE, mine)
    sentence = tell(s, "check-box 2")
    assert "The game is over, for cities 3, 4, 5 are empty. " in sentence
    assert sentence.endswith(told)


@pytest.mark.rule("SR-75")
def test_the_city_whose_last_good_ends_the_game_is_told_with_the_others() -> None:
    s = alone("1 2 6", *TWO_BOXES, goods="red")
    s.supply = (*s.supply[:2], (), (), *s.supply[4:])
    s.crossed = changed(s.crossed, 5, 2)
    told = tell(s, "check-box 2")
    assert "scores 3, 3 by deliveries so far. The game is over, for cities 3, 4, 6 are empty." in told


@pytest.mark.rule("SR-34")
def test_of_two_goods_alike_the_later_one_is_told_as_such() -> None:
    s = alone("1 2 3", goods="grey red grey")
    draw(s, ORANGE, *DIRECT)
    do(s, "take-die 2", "check-box 2", "take-die 1")
    assert tell(s.copy(), "deliver last-grey-of-1 3 1").startswith("Orange delivers the later grey good from")
    assert tell(s, "deliver grey-of-1 3 1").startswith("Orange delivers a grey good from")

"""An action is one line of text and reads back to the same action; a wrong line is refused in one."""

import pytest

from footplate.kernel.action import Action, Hidden, SeatName, TakeBack, VotedTakeBack
from footplate.kernel.notation import Notation, NotationError
from tests.toy.actions import DrawCube, Toss, Walk
from tests.toy.game import TOY
from tests.toy.state import ToyOptions


class Vote(Action, frozen=True):
    """Names a seat and lists numbers."""

    seat: SeatName
    numbers: tuple[int, ...]


NOTATION = Notation((*TOY.actions, Vote), TOY.words(TOY.setup(ToyOptions(2))))


def refusal(line: str) -> str:
    """The one line with which a line of notation is refused."""
    with pytest.raises(NotationError) as caught:
        NOTATION.read(line)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Toss(3), "toss 3"),
        (Toss(-3), "toss -3"),
        (DrawCube(1), "draw-cube black"),
        (Walk((0, 2)), "walk ash,cedar"),
        (Walk(()), "walk -"),
        (Vote(1, (4, 0)), "vote Bob 4,0"),
        (TakeBack(7), "take-back 7"),
        (VotedTakeBack(7, (0, 1)), "voted-take-back 7 Ann,Bob"),
        (Hidden("draw-cube"), "hidden draw-cube"),
    ],
)
def test_an_action_is_a_line_and_reads_back(action: Action, line: str) -> None:
    assert NOTATION.write(action) == line
    assert NOTATION.read(line) == action


def test_case_and_spaces_do_not_matter() -> None:
    assert NOTATION.read("  WALK   Ash,CEDAR ") == Walk((0, 2))
    assert NOTATION.read("vote BOB 1") == Vote(1, (1,))


def test_an_unknown_kind_is_refused_with_those_there_are() -> None:
    message = refusal("jump 3")
    assert "'jump'" in message
    assert "toss" in message
    assert "walk" in message


def test_an_empty_line_spells_no_action() -> None:
    assert refusal("") == refusal("   ")


def test_a_missing_word_is_refused_with_the_form() -> None:
    assert refusal("toss") == "toss is written: toss <amount>"


def test_a_word_too_many_is_refused_with_the_form() -> None:
    assert refusal("vote Bob 1 2") == "vote is written: vote <seat> <numbers>"


@pytest.mark.parametrize(
    "word", ["three", "1.5", "--", "0x1", "+1", "-0", "007", "1_0", "\u0662", "9" * 5000]
)
def test_a_number_is_written_in_one_way(word: str) -> None:
    says = refusal(f"vote Bob {word}")
    assert says.endswith("is not a whole number")
    assert len(says) < 80


def test_a_wrong_word_is_refused_with_one_that_is_close() -> None:
    assert refusal("draw-cube blak") == "there is no colour 'blak'; did you mean black?"


def test_a_wrong_word_with_none_close_is_refused_with_all() -> None:
    assert refusal("walk ash,zzz") == "there is no stop 'zzz'; there are: ash, birch, cedar, elm, fir"


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refusal("vote Cat 1").startswith("there is no seat 'Cat'")


def test_a_line_break_inside_a_line_stays_out_of_the_refusal() -> None:
    refusal("toss\n3\n4")
    refusal("draw-cube bl\x0back\u2028")


def test_a_word_is_found_for_a_number_and_a_number_for_a_word() -> None:
    assert NOTATION.word("stop", 1) == "birch"
    assert NOTATION.word("", 12) == "12"
    assert NOTATION.number("stop", "Birch") == 1
    assert NOTATION.number("", "-4") == -4


def test_a_word_that_stands_for_nothing_is_refused() -> None:
    with pytest.raises(NotationError, match=r"^there is no stop 'church'"):
        NOTATION.number("stop", "church")

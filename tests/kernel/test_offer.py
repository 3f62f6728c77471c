"""An offer asks one question at a time, and its answers spell exactly the options."""

import pytest

from footplate.kernel.action import Action
from footplate.kernel.offer import END, Answer, Offer, Step, following, offer, spell
from tests.kernel.games import under_way
from tests.toy.actions import DrawCube, Rest, Toss, Walk

OPTIONS: tuple[Action, ...] = (
    Toss(1),
    Toss(3),
    Walk(()),
    Walk((0,)),
    Walk((0, 1)),
    Walk((2, 1)),
    Walk((2, 0)),
)


def reached(options: tuple[Action, ...], said: tuple[Answer, ...] = ()) -> list[Action]:
    """Every action that some conversation ends in."""
    question = offer(options, said)
    if question.action is not None:
        return [question.action]
    return [action for answer in question.answers for action in reached(options, (*said, answer))]


def test_an_action_is_spelled_kind_first_and_field_by_field() -> None:
    assert spell(Toss(3)) == (Step("kind", "", "toss"), Step("amount", "", 3))


def test_a_list_is_spelled_one_by_one_and_closed() -> None:
    assert spell(Walk((2, 0))) == (
        Step("kind", "", "walk"),
        Step("path", "stop", 2),
        Step("path", "stop", 0),
        Step("path", "stop", END),
    )


def test_the_first_question_is_the_kind() -> None:
    assert offer(OPTIONS) == Offer("kind", "", ("toss", "walk"))


def test_the_next_question_follows_from_the_answers() -> None:
    assert offer(OPTIONS, ("toss",)) == Offer("amount", "", (1, 3))
    assert offer(OPTIONS, ("walk",)) == Offer("path", "stop", (END, 0, 2))
    assert offer(OPTIONS, ("walk", 0)) == Offer("path", "stop", (END, 1))


def test_the_last_answer_leads_to_the_action() -> None:
    assert offer(OPTIONS, ("toss", 3)) == Offer(action=Toss(3))
    assert offer(OPTIONS, ("walk", END)) == Offer(action=Walk(()))


def test_a_list_that_can_only_end_is_closed_unasked() -> None:
    assert offer(OPTIONS, ("walk", 2, 1)) == Offer(action=Walk((2, 1)))


def test_a_kind_without_questions_is_an_action_at_once() -> None:
    assert offer((Toss(1), Rest()), ("rest",)) == Offer(action=Rest())
    assert offer((Walk(()),), ("walk",)) == Offer(action=Walk(()))


def test_one_answer_is_asked_for_all_the_same() -> None:
    assert offer((DrawCube(1),)) == Offer("kind", "", ("draw-cube",))


def test_answers_lead_to_every_option_and_to_nothing_else() -> None:
    assert reached(OPTIONS) == sorted(OPTIONS, key=OPTIONS.index)
    s = under_way().state
    options = tuple(s.agenda[-1].options(s, 0))
    assert set(reached(options)) == set(options)
    assert len(reached(options)) == len(options)


@pytest.mark.parametrize("answers", [("jump",), ("toss", 2), ("walk", 1), ("walk", 0, 2)])
def test_an_answer_that_leads_nowhere_is_an_error_in_one_line(answers: tuple[Answer, ...]) -> None:
    with pytest.raises(LookupError, match=r"^no option begins with these answers$"):
        offer(OPTIONS, answers)


def test_without_options_there_is_nothing_to_ask() -> None:
    with pytest.raises(LookupError):
        offer(())


class Haul(Action, frozen=True):
    """A list, and a question after it."""

    route: tuple[int, ...]
    wagons: int


def test_the_end_of_a_list_is_said_only_where_the_list_could_go_on() -> None:
    options = [Haul((1, 2), 5), Haul((1, 2), 6), Haul((3,), 5), Haul((3, 4), 5)]
    assert following(options, ("haul", 1, 2)) == options[:2]
    assert following(options, ("haul", 1, 2, 6)) == options[1:2]
    assert following(options, ("haul", 3, END)) == options[2:3]
    assert following(options, ("haul", 3, 5)) == []
    assert following(options, ("haul", 3, 4, 5)) == options[3:]
    assert following(options, ("haul", 3, 4, 5, 6)) == []

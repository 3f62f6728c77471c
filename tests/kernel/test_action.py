"""An action is a frozen value; its fields are the questions a player answers."""

from typing import Any

import msgspec
import pytest

from footplate.kernel.action import (
    Action,
    Field,
    Hidden,
    SeatName,
    TakeBack,
    VotedTakeBack,
    fields,
    kebab,
    kind,
)
from tests.toy.actions import DrawCube, SealBid, Toss, Walk


class Vote(Action, frozen=True):
    """Names a seat, and how often."""

    seat: SeatName
    times: int


@pytest.mark.parametrize(
    ("name", "word"),
    [("Toss", "toss"), ("DrawCube", "draw-cube"), ("PlayNewPlanning", "play-new-planning"), ("AB", "a-b")],
)
def test_a_class_is_known_by_its_name_with_dashes(name: str, word: str) -> None:
    assert kebab(name) == word


def test_a_kind_is_the_same_for_an_action_and_its_class() -> None:
    assert kind(DrawCube(1)) == kind(DrawCube) == "draw-cube"
    assert kind(TakeBack(3)) == "take-back"
    assert kind(VotedTakeBack(3, (0,))) == "voted-take-back"


def test_an_action_cannot_be_changed() -> None:
    toss: Any = Toss(1)
    with pytest.raises(AttributeError):
        toss.amount = 2


def test_actions_are_equal_by_kind_and_fields() -> None:
    assert Toss(1) == Toss(1)
    assert hash(Toss(1)) == hash(Toss(1))
    assert Toss(1) != Toss(2)
    assert len({Toss(1), Toss(2), SealBid(1), Toss(1)}) == 3


def test_an_action_says_its_kind_in_json_and_reads_back() -> None:
    data = msgspec.json.encode(Walk((0, 2)))
    assert data == b'{"kind":"walk","path":[0,2]}'
    assert msgspec.json.decode(data, type=Toss | Walk) == Walk((0, 2))


def test_a_field_that_no_action_has_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"toss","amount":1,"more":2}', type=Toss)


def test_fields_are_the_questions_in_order_with_their_vocabularies() -> None:
    assert fields(Vote) == (Field("seat", "seat", many=False), Field("times", "", many=False))
    assert fields(Walk) == (Field("path", "stop", many=True),)
    assert fields(DrawCube) == (Field("colour", "colour", many=False),)
    assert fields(Hidden) == (Field("what", "", many=False),)

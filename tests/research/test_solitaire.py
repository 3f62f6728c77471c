"""A player alone learns round by round from its own games."""

from __future__ import annotations

from importlib import import_module

import pytest

from footplate.bots.forecast import Signs, forecast_of, use
from footplate.bots.worth import worth_of
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.game import agree, find
from footplate.research.solitaire import PATIENCE, Moment, Story, Task, foresight_of, rounds, stories, targets

import_module("footplate.games")

GAME = find("steamrollers")
TABLE = agree(GAME, 1, {"level": "rail-baron"})


def test_games_follow_from_luck_and_forecast_and_are_told_by_their_turns() -> None:
    shipped = forecast_of("steamrollers")
    task = Task("steamrollers", TABLE, ("one", "two"), shipped)
    told = stories(task)
    assert stories(task) == told
    assert told[0] != told[1]
    other = stories(Task("steamrollers", TABLE, ("one",), None))
    use("steamrollers", shipped)
    assert other[0] != told[0]
    for story in told:
        first, *_, last = story.moments
        assert first.reached[0] == 0
        assert last.reached[0] > 0
        assert len(first.signs.parts) == 6
        assert story.won == (story.end[0] > story.end[1])


def test_what_came_is_mostly_what_the_end_brought_and_partly_what_was_expected_a_turn_later() -> None:
    signs = Signs((), ())
    story = Story(
        [Moment(signs, (0.0, 5.0), (99.0, 99.0)), Moment(signs, (4.0, 6.0), (20.0, 26.0))],
        (10.0, 16.0),
        won=False,
    )
    assert targets(story) == [
        (pytest.approx(10 + (1 - PATIENCE) * 10), pytest.approx(16 + (1 - PATIENCE) * 10 - 5)),
        (6.0, 10.0),
    ]


def test_signs_are_told_at_the_beginning_of_a_turn() -> None:
    foresight = foresight_of(worth_of(GAME))
    s = GAME.setup(TABLE)
    assert isinstance(s, SteamRollers)
    begun = 0
    while s.actors() == (-1,):
        begun += foresight.begins_turn(s)
        s.agenda[-1].apply(s, -1, s.agenda[-1].odds(s)[0][0])
    assert begun == 1
    assert not foresight.begins_turn(s)


def test_where_nobody_has_said_from_what_nothing_is_learned() -> None:
    volldampf = find("volldampf")
    with pytest.raises(ValueError, match=r"^nobody has said from what a forecast of volldampf is made$"):
        rounds(volldampf, agree(volldampf, 2, {}), 1, 10, 1, 1, "")

"""Stages: turns and phases begin where the games count and name them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from footplate.kernel.action import CHANCE
from footplate.kernel.game import frames
from footplate.server.caretaker import decide
from footplate.server.stages import Stage, begun
from tests.server.serving_history import table_of

SEQUENCES = ("Game", "Turn", "Round")  # so the names of sequences of phases end


def played(name: str) -> Iterator[tuple[Any, Stage | None]]:
    """Positions of a game in which everybody does as little as they can, each with what has begun there."""
    table = table_of(name, 3)
    s, rng = table.running.state, Random(1)
    while not s.over:
        s = s.copy()
        seat, phase = s.actors()[0], s.agenda[-1]
        if seat == CHANCE:
            phase.apply(s, seat, rng.choice(phase.odds(s))[0])
        else:
            phase.apply(s, seat, decide(table.game, s, seat))
        yield s, begun(s.begun(), s.agenda)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("steam", lambda s: s.turn * (len(s.agenda) > 2)),
        ("volldampf", lambda s: s.round),
        ("days-of-steam", lambda s: s.turn),
        ("steamrollers", lambda s: s.start),
    ],
)
def test_a_turn_begins_where_the_game_goes_on_to_the_next(name: str, count: Callable[[Any], int]) -> None:
    turns, before = 0, None
    for s, stage in played(name):
        now = count(s)
        if before is not None and not s.over:
            assert (stage == "turn") == (now != before)
        turns += stage == "turn"
        before = now
    assert turns >= 3


@pytest.mark.parametrize("name", ["steam", "volldampf"])
def test_a_phase_begins_where_a_sequence_goes_on(name: str) -> None:
    phases, before = 0, None
    for s, stage in played(name):
        shown = [frame for frame in frames(s, None) if frame.phase.endswith(SEQUENCES)]
        now = [frame.shows["at"] for frame in shown]
        if before is not None and not s.over:
            assert (stage is not None) == (now != before)
        phases += stage is not None
        before = now
    assert phases > 12

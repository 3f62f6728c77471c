"""Stages: where in a record turns and phases begin."""

from __future__ import annotations

from collections.abc import Sequence as Row
from typing import Any, Final, Literal, TypeAlias

from footplate.kernel.phase import Phase, Sequence

TURN: Final = 2  # a game's last step has turns, and they lie on it

Stage: TypeAlias = Literal["turn", "phase"]
Agenda: TypeAlias = Row[Phase[Any]]


def begun(phases: Agenda, now: Agenda) -> Stage | None:
    """What began with the topmost phases of an agenda: a turn, a step of a sequence, or nothing named."""
    new = range(len(now) - len(phases), len(now))
    if TURN in new and _has_turns(now[0]):
        return "turn"
    return "phase" if any([depth and isinstance(now[depth - 1], Sequence) for depth in new]) else None


def _has_turns(game: Phase[Any]) -> bool:
    """Whether the set-up of a game is over."""
    return isinstance(game, Sequence) and game.at == len(game.steps) - 1

"""Odds of a die, of a draw from a bag or deck that is kept as counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from footplate.kernel.action import Action

Odds: TypeAlias = "list[tuple[Action, int]]"


def draw(counts: Sequence[int], outcomes: Sequence[Action]) -> Odds:
    """A draw of one thing out of a bag with so many of each kind."""
    return [(outcomes[kind], count) for kind, count in enumerate(counts) if count]


def equal(outcomes: Sequence[Action]) -> Odds:
    """Outcomes of equal chance, as of a die."""
    return [(outcome, 1) for outcome in outcomes]


def weight(odds: Odds) -> int:
    """The sum of all weights."""
    total = 0
    for _, part in odds:
        total += part
    return total


def outcome(odds: Odds, number: int) -> Action:
    """The outcome that a number from 0 to the sum of weights falls on."""
    for action, share in odds:
        number -= share
        if number < 0:
            return action
    raise ValueError("the number lies beyond the odds")


def share(odds: Odds, action: Action) -> int:
    """The weight of one outcome; 0 if it cannot happen."""
    found = 0
    for other, part in odds:
        if other is action or other == action:
            found += part
    return found

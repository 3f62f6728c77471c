"""Odds of a die, of a draw from a bag or deck that is kept as counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from footplate.kernel.action import Action

Odds: TypeAlias = "list[tuple[Action, int]]"


def draw(counts: list[int], outcomes: Sequence[Action]) -> Odds:
    """A draw of one thing out of a bag with so many of each kind."""
    return [(outcomes[kind], count) for kind, count in enumerate(counts) if count]


class Bag:
    """Draws of one thing after another out of a bag; each outcome with its weight is made once and shared."""

    def __init__(self, outcomes: Sequence[Action]) -> None:
        self._outcomes: Final = tuple(outcomes)
        # By kind and count. It is not said what they are, for compiled a pair that is known to be one is
        # taken apart and made again wherever it goes.
        self._lots: Final[list[list[Any]]] = [[] for _ in outcomes]

    def draw(self, counts: list[int]) -> Odds:
        """A draw with so many of each kind in the bag."""
        odds: list[Any] = []
        for kind, count in enumerate(counts):
            if count:
                lots = self._lots[kind]
                if count >= len(lots):
                    lots[:] = [(self._outcomes[kind], weight) for weight in range(count + 1)]
                odds.append(lots[count])
        return odds


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

"""Odds of a die, of a draw from a bag or deck that is kept as counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from footplate.kernel.action import Action


class Odds:
    """What chance may bring: a sequence of outcomes, each with its weight.

    An outcome of weight 0 cannot happen, as a colour that is not left in a bag, and is not told of.
    """

    def __init__(self, outcomes: tuple[Action, ...], weights: tuple[int, ...]) -> None:
        self._outcomes = outcomes
        self._weights = weights

    def weight(self) -> int:
        """The sum of all weights."""
        return sum(self._weights)

    def outcome(self, number: int) -> Action:
        """The outcome that a number from 0 on, below the sum of weights, falls on."""
        if number < 0:
            raise ValueError("the number lies below the odds")
        for place, weight in enumerate(self._weights):
            number -= weight
            if number < 0:
                return self._outcomes[place]
        raise ValueError("the number lies beyond the odds")

    def share(self, action: Action) -> int:
        """The weight of one outcome; 0 if it cannot happen."""
        return self._weights[self._outcomes.index(action)] if action in self._outcomes else 0

    def __iter__(self) -> Iterator[tuple[Action, int]]:
        return iter(self._pairs())

    def __len__(self) -> int:
        return len(self._weights) - self._weights.count(0)

    def __getitem__(self, place: int) -> tuple[Action, int]:
        return self._pairs()[place]

    def __eq__(self, other: object) -> bool:
        return self._pairs() == (other._pairs() if isinstance(other, Odds) else other)

    def _pairs(self) -> list[tuple[Action, int]]:
        return [pair for pair in zip(self._outcomes, self._weights, strict=True) if pair[1]]


NONE: Final = Odds((), ())


def draw(counts: Sequence[int], outcomes: tuple[Action, ...]) -> Odds:
    """A draw of one thing out of a bag with so many of each kind."""
    return Odds(outcomes, tuple(counts))


def equal(outcomes: Sequence[Action]) -> Odds:
    """Outcomes of equal chance, as of a die."""
    return Odds(tuple(outcomes), (1,) * len(outcomes))

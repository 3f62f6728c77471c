"""Tally: how often each word was chosen, in answer to what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from footplate.kernel.action import Action, fields, kind
from footplate.kernel.game import Game


class Tally:
    """Counts words by kind of action and question, such as lay-track.hex.

    Of a delivery of Steam the stops are counted, too, which are no answers: move-cube.from, .to and .way.
    """

    def __init__(self, counted: Sequence[str]) -> None:
        self._counted = [what.partition(".")[::2] for what in counted]
        self._counters = {what: Counter[str]() for what in counted}

    def add(self, game: Game[Any], s: Any, action: Action) -> None:
        """Count an action, by the position that it was chosen in."""
        for what, question in self._counted:
            if what == kind(action):
                self._counters[f"{what}.{question}"].update(answers(game, s, action, question))

    def counts(self) -> dict[str, dict[str, int]]:
        """How often each word was chosen."""
        return {what: dict(sorted(counter.items())) for what, counter in self._counters.items()}


def answers(game: Game[Any], s: Any, action: Action, question: str) -> list[str]:
    """The words that an action gives in answer to a question, or to where its goods go."""
    for field in fields(type(action)):
        if field.name == question and field.words:
            value = getattr(action, question)
            words = game.words(s)[field.words]
            return [words[one] for one in (value if field.many else (value,))]
    from footplate.arena.traffic import delivery  # no other game needs Steam

    return delivery(s, action)[question]

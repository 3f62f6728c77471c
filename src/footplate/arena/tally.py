"""Tally: how often each word was chosen, in answer to what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from footplate.kernel.action import Action, fields, kind
from footplate.kernel.game import Game
from footplate.kernel.record import Entry


class Tally:
    """Counts words by kind of action and question, such as lay-track.hex.

    What is no question of the action is an argument of its story, such as move-cube.to; names along a way
    are counted one by one.
    """

    def __init__(self, counted: Sequence[str]) -> None:
        self._counted = [what.partition(".")[::2] for what in counted]
        self._counters = {what: Counter[str]() for what in counted}

    def add(self, game: Game[Any], before: Any, entry: Entry[Any], after: Any) -> None:
        """Count an entry, from the positions before and after it."""
        for what, question in self._counted:
            if what == kind(entry.action):
                asked = answers(game, before, entry.action, question)
                told = game.story(before, entry, after).args if asked is None else {}
                words = str(told[question]).split(" – ") if asked is None else asked
                self._counters[f"{what}.{question}"].update(words)

    def counts(self) -> dict[str, dict[str, int]]:
        """How often each word was chosen."""
        return {what: dict(sorted(counter.items())) for what, counter in self._counters.items()}


def answers(game: Game[Any], s: Any, action: Action, question: str) -> list[str] | None:
    """The words that an action gives in answer to a question; None if it is not asked."""
    for field in fields(type(action)):
        if field.name == question and field.words:
            value = getattr(action, question)
            words = game.words(s)[field.words]
            return [words[one] for one in (value if field.many else (value,))]
    return None

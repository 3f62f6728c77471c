"""Notation: an action as one line of text, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec.structs import astuple

from footplate.kernel.action import Action, Field, Hidden, TakeBack, VotedTakeBack, Words, fields, kind

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")


class NotationError(ValueError):
    """A line that spells no action; the message says which word is wrong."""


class Notation:
    """Writes and reads the actions of one game with the words of one position."""

    def __init__(self, actions: Iterable[type[Action]], words: Words) -> None:
        self._actions = tuple(actions)
        self._kinds = _kinds(self._actions)
        self._words = words
        self._numbers: dict[str, dict[str, int]] = {}  # made when a word is first read

    def write(self, action: Action) -> str:
        """The action's kind and then one word for each field."""
        verb, questions = _form(type(action))
        parts = [verb]
        for (vocabulary, many), value in zip(questions, astuple(action), strict=True):
            if many:
                parts.append(",".join([self.word(vocabulary, one) for one in value]) or "-")
            elif vocabulary:
                parts.append(self._words[vocabulary][value])
            else:
                parts.append(str(value))
        return " ".join(parts)

    def read(self, line: str) -> Action:
        """The action that a line spells; NotationError if it spells none."""
        verb, *rest = line.split() or [""]
        cls = self._kinds.get(verb.lower())
        if cls is None:
            known = sorted([kind(known) for known in self._actions])
            raise NotationError(f"there is no action {_short(verb)}; there are: {', '.join(known)}")
        questions = fields(cls)
        if len(rest) != len(questions):
            form = " ".join([kind(cls), *(f"<{field.name}>" for field in questions)])
            raise NotationError(f"{kind(cls)} is written: {form}")
        values = [self._values(field, text) for field, text in zip(questions, rest, strict=True)]
        return cls(*values)

    def word(self, vocabulary: str, value: object) -> str:
        """The word for a value of a vocabulary; a number stands for itself."""
        return self._words[vocabulary][value] if vocabulary and isinstance(value, int) else str(value)

    def number(self, vocabulary: str, text: str) -> int:
        """The value that a word of a vocabulary stands for; NotationError if it is none."""
        if not vocabulary:
            if _NUMBER.fullmatch(text):
                return int(text)
            raise NotationError(f"{_short(text)} is not a whole number")
        if vocabulary not in self._numbers:
            words = enumerate(self._words[vocabulary])
            self._numbers[vocabulary] = {word.casefold(): number for number, word in words}
        number = self._numbers[vocabulary].get(text.casefold())
        if number is None:
            hint = _hint(self._words[vocabulary], text)
            raise NotationError(f"there is no {vocabulary} {_short(text)}; {hint}")
        return number

    def _values(self, field: Field, text: str) -> object:
        if field.many:
            return () if text == "-" else tuple([self.number(field.words, one) for one in text.split(",")])
        return text if field.name == "what" else self.number(field.words, text)


@cache
def _kinds(actions: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    """The actions of a game, and those of every record, by their kinds."""
    known: tuple[type[Action], ...] = (*actions, Hidden, TakeBack, VotedTakeBack)
    return {kind(cls): cls for cls in known}


@cache
def _form(cls: type[Action]) -> tuple[str, tuple[tuple[str, bool], ...]]:
    """How an action is written: its kind, and of each field the vocabulary and whether it is a list."""
    return kind(cls), tuple([(field.words, field.many) for field in fields(cls)])


def _short(text: str) -> str:
    """A wrong word as it is quoted, in quotes and not too long."""
    return repr(text if len(text) <= 40 else f"{text[:37]}...")


def _hint(vocabulary: Iterable[str], text: str) -> str:
    # Imported here, for it is slow and only mistakes need it.
    from difflib import get_close_matches

    words = list(vocabulary)
    close = get_close_matches(text, words, n=3)
    return f"did you mean {' or '.join(close)}?" if close else f"there are: {', '.join(words)}"

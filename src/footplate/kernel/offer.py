"""Offer: the legal actions, one question at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

from footplate.kernel.action import Action, fields, kind

Answer: TypeAlias = "int | str"

Spelled: TypeAlias = "list[tuple[tuple[Answer, ...], Action]]"

END: Final = "end"  # closes a list, as a route that could also go on


class Offer(msgspec.Struct, frozen=True):
    """The next question and its answers; or, when nothing is left to ask, the action."""

    question: str = ""
    words: str = ""
    answers: tuple[Answer, ...] = ()
    action: Action | None = None


class Step(msgspec.Struct, frozen=True):
    """One answer of a spelled action: which question, in which vocabulary, and what was said."""

    question: str
    words: str
    answer: Answer


def spell(action: Action) -> tuple[Step, ...]:
    """An action as the conversation that leads to it: its kind, then field by field."""
    steps = [Step("kind", "", kind(action))]
    for field in fields(type(action)):
        value = getattr(action, field.name)
        if field.many:
            steps += [Step(field.name, field.words, one) for one in value]
            steps.append(Step(field.name, field.words, END))
        else:
            steps.append(Step(field.name, field.words, value))
    return tuple(steps)


def answered(action: Action) -> tuple[Answer, ...]:
    """The answers of a spelled action, without their questions."""
    values: tuple[Any, ...] = msgspec.structs.astuple(action)
    said: list[Answer] = [kind(action)]
    for value in values:
        if isinstance(value, tuple):
            said += (*value, END)
        else:
            said.append(value)
    return tuple(said)


def following(options: Iterable[Action], answers: Iterable[Answer]) -> list[Action]:
    """The options that begin with some answers; an END that is the only answer is taken as said."""
    return [action for _, action in _narrowed(options, answers)[0]]


def offer(options: Iterable[Action], answers: Iterable[Answer] = ()) -> Offer:
    """What to ask next, given the answers so far; an END that is the only answer is taken as said."""
    options, answers = list(options), list(answers)
    if options and not answers:
        return Offer("kind", "", tuple([kind(cls) for cls in dict.fromkeys(map(type, options))]))
    left, at = _narrowed(options, answers)
    if not left:
        raise LookupError("no option begins with these answers")
    first, action = left[0]
    if at == len(first):
        return Offer(action=action)
    step = spell(action)[at]
    return Offer(step.question, step.words, tuple(dict.fromkeys([given[at] for given, _ in left])))


def _narrowed(options: Iterable[Action], answers: Iterable[Answer]) -> tuple[Spelled, int]:
    """The options that begin with some answers, spelled, and which answer is next."""
    left = [(answered(action), action) for action in options]
    at = _asked(left, 0)
    for answer in answers:
        left = [one for one in left if at < len(one[0]) and one[0][at] == answer]
        at = _asked(left, at + 1)
    return left, at


def _asked(left: Spelled, at: int) -> int:
    """The next question that has more than one answer, or another than END."""
    while left and all([at < len(given) and given[at] == END for given, _ in left]):
        at += 1
    return at

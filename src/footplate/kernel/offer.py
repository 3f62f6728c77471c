"""Offer: the legal actions, one question at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

from footplate.kernel.action import Action, fields, kind

Answer: TypeAlias = "int | str"

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


def offer(options: Iterable[Action], answers: Iterable[Answer] = ()) -> Offer:
    """What to ask next, given the answers so far; an END that is the only answer is taken as said."""
    spelled = [(answered(action), action) for action in options]
    said = list(answers)
    at = 0
    while spelled:
        first, action = spelled[0]
        if at == len(first):
            return Offer(action=action)
        choices = tuple(dict.fromkeys([given[at] for given, _ in spelled]))
        if choices == (END,):
            at += 1
            continue
        if not said:
            step = spell(action)[at]
            return Offer(step.question, step.words, choices)
        answer = said.pop(0)
        spelled = [one for one in spelled if one[0][at] == answer]
        at += 1
    raise LookupError("no option begins with these answers")

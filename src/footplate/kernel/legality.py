"""Legality: `why_not` answers with every rule that an action breaks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from footplate.kernel.action import CHANCE, Action, Seat, Words, fields
from footplate.kernel.refusal import Refusal
from footplate.kernel.rule import Rule
from footplate.kernel.state import State

if TYPE_CHECKING:
    from footplate.kernel.game import Game


def why_not(game: Game[Any], s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Every rule that forbids the seat this action now; a word out of range breaks the phase's own."""
    if s.agenda and not well_formed(action, game.words(s)):
        return (Refusal(s.agenda[-1].cites, "no-such-thing"),)
    return forbidden(s, seat, action)


def forbidden(s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Every rule that forbids the seat this action now; nothing if it is legal."""
    if not s.agenda:
        return (Refusal(s.ends, "game-is-over"),)
    phase = s.agenda[-1]
    if seat == CHANCE or seat not in phase.actors(s):
        return (Refusal(phase.cites, "not-your-decision"),)
    rules = phase.judges.get(type(action))
    if rules is None:
        return (Refusal(phase.cites, "not-in-this-phase"),)
    for rule in rules:
        if not rule.holds(phase, s, seat, action):
            return broken(rules, phase, s, seat, action)
    return ()


def broken(rules: Iterable[Rule], phase: Any, s: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
    """Every rule of the list that the action breaks."""
    return tuple([Refusal(rule.id, rule.name) for rule in rules if not rule.holds(phase, s, seat, action)])


def well_formed(action: Action, words: Words) -> bool:
    """Whether every number that should be a word is one."""
    for name, vocabulary, many in _named(type(action)):
        value = getattr(action, name)
        size = len(words[vocabulary])
        if not many:
            if not 0 <= value < size:
                return False
        elif not all([0 <= one < size for one in value]):
            return False
    return True


@cache
def _named(cls: type[Action]) -> tuple[tuple[str, str, bool], ...]:
    """The fields of an action that are words: name, vocabulary, whether it is a list."""
    return tuple([(field.name, field.words, field.many) for field in fields(cls) if field.words])

"""Completion: an action of which little is known, completed in all ways to learn why it cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import prod
from random import Random
from typing import Any, Final

from footplate.kernel.action import Action, Field, Seat, fields, kind
from footplate.kernel.legality import why_not
from footplate.kernel.refusal import Refusal
from footplate.server.decline import bad
from footplate.server.offers import agrees, judged
from footplate.server.table import Table
from footplate.server.wire.play import Given, Verdict

MOST: Final = 1200  # completions of a kind that are tried


def verdict(table: Table, seat: Seat, given: Given, language: str) -> Verdict:
    """Legal if it can be completed so; else the rules that every completion breaks.

    Where there are none, the rules that the completion breaks that breaks the fewest.
    """
    kinds = _kinds(table, seat, given)
    for action in table.legal(seat):
        if agrees(action, given):
            return judged(table, seat, action, (), language)
    best, refusals = _nearest(table, seat, chain(*[_completions(table, seat, one, given) for one in kinds]))
    return judged(table, seat, best, refusals, language)


def _nearest(table: Table, seat: Seat, completions: Iterable[Action]) -> tuple[Action, tuple[Refusal, ...]]:
    """The completion that breaks the fewest rules, and those that all break, or else its own."""
    s = table.running.state
    tried = iter(completions)
    best = next(tried)
    fewest = why_not(table.game, s, seat, best)
    common = set(fewest)
    for action in tried:
        if not common and len(fewest) == 1:
            break
        refusals = why_not(table.game, s, seat, action)
        common &= set(refusals)
        if len(refusals) < len(fewest):
            best, fewest = action, refusals
    return best, tuple([one for one in fewest if one in common]) or fewest


def _kinds(table: Table, seat: Seat, given: Given) -> Sequence[type[Action]]:
    """The kinds of action that are meant: of those with all the fields, what is offered, or else may come."""
    names = set(given) - {"kind"}
    found = [
        cls
        for cls in table.game.actions
        if given.get("kind", kind(cls)) == kind(cls) and names <= set(cls.__struct_fields__)
    ]
    if not found:
        raise bad(f"there is no action of {table.game.title} with these fields")
    s = table.running.state
    offered = {type(action) for action in table.legal(seat)}
    in_this_phase = set(s.agenda[-1].judges) if s.agenda else set()
    for some in (offered, in_this_phase):
        if some & set(found):
            return [cls for cls in found if cls in some]
    return found


def _completions(table: Table, seat: Seat, cls: type[Action], given: Given) -> Iterator[Action]:
    """The actions of a kind that agree with what is given: all of them, or of very many a fair sample."""
    near = [action for action in table.legal(seat) if type(action) is cls]
    values = [_values(table, field, given, near) for field in fields(cls)]
    number = prod([len(some) for some in values])
    if not _may_come(table, seat, cls):
        number = 1  # all are refused for the same reason
    chosen = range(number) if number <= MOST else Random(0).sample(range(number), MOST)
    return (cls(*_combination(values, at)) for at in chosen)


def _may_come(table: Table, seat: Seat, cls: type[Action]) -> bool:
    """Whether a seat decides in a phase that knows this kind of action."""
    return seat in table.actors() and cls in table.running.state.agenda[-1].judges


def _combination(values: Sequence[Sequence[Any]], at: int) -> list[Any]:
    """The combination of that number."""
    found = []
    for some in reversed(values):
        at, one = divmod(at, len(some))
        found.append(some[one])
    return found[::-1]


def _values(table: Table, field: Field, given: Given, near: Sequence[Action]) -> Sequence[Any]:
    """What a field can be: what is given, any word, or, where there are no words, what is offered."""
    value = given.get(field.name)
    words = range(len(table.words[field.words])) if field.words else ()
    if isinstance(value, str) or (isinstance(value, list) and not field.many):
        raise bad(f"{field.name} is a number, or numbers where there are several")
    if field.many:
        return ((), *[(one,) for one in words]) if value is None else (_numbers(value),)
    if value is not None:
        return (value,)
    return words or tuple(dict.fromkeys([getattr(action, field.name) for action in near])) or (0,)


def _numbers(value: int | list[int]) -> tuple[int, ...]:
    return (value,) if isinstance(value, int) else tuple(value)

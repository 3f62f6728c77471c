"""Candidates: actions that somebody might try, legal or not, so that the rules can be put to the test."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, Final

from footplate.kernel.action import Action, Field, Words, fields
from footplate.kernel.game import Game

HUGE: Final = 10**9


def candidates(game: Game[Any], s: Any, offered: Sequence[Action], rng: Random, most: int) -> list[Action]:
    """What is offered and, of each kind of action, all there is or else its neighbours and a sample."""
    words = game.words(s)
    judged = s.agenda[-1].judges if s.agenda else {}
    tried = dict.fromkeys(offered)
    for cls in game.actions:
        near = [action for action in offered if type(action) is cls]
        limit = most if near or cls in judged else 1 + most // 128
        tried.update(dict.fromkeys(_of_kind(cls, near, words, rng, limit)))
    return list(tried)


def _of_kind(
    cls: type[Action], near: Sequence[Action], words: Words, rng: Random, limit: int
) -> list[Action]:
    """Every action of a kind, as far as its fields have few values; else so many near to offered ones."""
    questions = fields(cls)
    rows = [[getattr(action, field.name) for field in questions] for action in near]
    pools = [_pool(field, [row[at] for row in rows], words, rng) for at, field in enumerate(questions)]
    if prod([len(pool) for pool in pools]) <= limit:
        return [cls(*values) for values in product(*pools)]
    values = [[rng.choice(pool) for pool in pools] for _ in range(limit - limit // 2 if rows else limit)]
    for _ in range(limit // 2 if rows else 0):
        row = list(rng.choice(rows))
        at = rng.randrange(len(row))
        row[at] = rng.choice(pools[at])
        values.append(row)
    return [cls(*row) for row in values]


def _pool(field: Field, seen: Sequence[Any], words: Words, rng: Random) -> Sequence[Any]:
    """The values to try for one field, given those that are offered."""
    if field.many:
        elements = _pool(
            Field(field.name, field.words, False), [one for row in seen for one in row], words, rng
        )
        return _lists(elements, seen, rng)
    if field.words:
        return range(-1, len(words[field.words]) + 1)
    around = {-HUGE, -1, 0, 1, HUGE}
    for value in (min(seen), max(seen), rng.choice(seen)) if seen else ():
        around |= {value - 1, value, value + 1}
    return sorted(around)


def _lists(elements: Sequence[int], seen: Sequence[tuple[int, ...]], rng: Random) -> list[tuple[int, ...]]:
    """No elements, random ones, and offered lists that went wrong in one place."""
    found: dict[tuple[int, ...], None] = {(): None}
    for length in (1, 1, 2, 3, 4):
        found[tuple(rng.choices(elements, k=length))] = None
    for row in rng.sample(seen, min(4, len(seen))):
        found[row] = None
        found.update(dict.fromkeys(_wrong(row, rng)))
    for row in rng.sample(seen, min(1, len(seen))):
        at = rng.randrange(len(row) + 1)
        for one in elements:
            found.update(dict.fromkeys([(*row, one), (one, *row), (*row[:at], one, *row[at + 1 :])]))
    return list(found)


def _wrong(row: tuple[int, ...], rng: Random) -> list[tuple[int, ...]]:
    """A list with an element dropped, doubled or swapped, turned round, or walked there and back."""
    at, other = rng.randrange(max(1, len(row))), rng.randrange(max(1, len(row)))
    swapped = list(row)
    if row:
        swapped[at], swapped[other] = row[other], row[at]
    return [
        row[:at] + row[at + 1 :],
        row[1:],
        row[:-1],
        row[: at + 1] + row[at:],
        tuple(swapped),
        row[::-1],
        row + row[::-1],
    ]

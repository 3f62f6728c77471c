"""The thrifty bot: random, too, but any kind of action is as good as another, and small sums are better.

Who bids and borrows anything at random is soon ruined, and then most of a rulebook is never played.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from footplate.bots.knowledge import Knowledge
from footplate.kernel.action import Action, fields

THRIFT: Final = 6  # the higher, the smaller the sums


def decide(known: Knowledge, rng: Random) -> Action:
    """One of the seat's options."""
    return choose(known.options, rng)


def choose(options: Iterable[Action], rng: Random) -> Action:
    """A kind of action, each with the same chance; then any of that kind, of sums mostly a small one."""
    actions = list(options)
    kinds = list(dict.fromkeys([type(action) for action in actions]))
    chosen = kinds[int(rng.random() * len(kinds))]
    found = [action for action in actions if type(action) is chosen]
    at = rng.random()
    if names_a_sum(chosen):
        at = at**THRIFT
    return found[int(at * len(found))]


def some(options: list[Action], most: int, rng: Random) -> list[Action]:
    """So many of the options at most, chosen one by one, and in the order in which they are offered."""
    if len(options) <= most:
        return options
    chosen = {choose(options, rng) for _ in range(most)}
    return [action for action in options if action in chosen]


def names_a_sum(kind: type[Action]) -> bool:
    """Whether a number is asked for, as in a bid."""
    return any([not field.words and not field.many for field in fields(kind)])

"""The thrifty bot: random, too, but any kind of action is as good as another, and small sums are better.

Who bids and borrows anything at random is soon ruined, and then most of a rulebook is never played.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from footplate.kernel.action import Action, Seat, fields
from footplate.kernel.game import Game

THRIFT: Final = 6  # the higher, the smaller the sums


def decide(game: Game[Any], s: Any, seat: Seat, rng: Random) -> Action:
    """One of the seat's options."""
    return choose(s.agenda[-1].options(s, seat), rng)


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


def names_a_sum(kind: type[Action]) -> bool:
    """Whether a number is asked for, as in a bid."""
    return any([not field.words and not field.many for field in fields(kind)])

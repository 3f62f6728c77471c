"""The greedy bot: of some options, taken as the thrifty bot takes them, the one that leaves it best off."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from footplate.bots import thrifty
from footplate.bots.knowledge import Knowledge
from footplate.bots.worth import Worth, worth_of
from footplate.kernel.action import Action, Seat

TRIES: Final = 24


def decide(known: Knowledge, rng: Random, tries: int | None = None) -> Action:
    """The best of so many options, by what the seat can know of the position."""
    worth = worth_of(known.game)
    if len(known.options) == 1:
        return known.options[0]
    most = tries or worth.tries or TRIES
    return best(worth, known.imagine(rng), known.seat, list(known.options), most, rng)


def best(worth: Worth, s: Any, seat: Seat, options: list[Action], most: int, rng: Random) -> Action:
    """The best of so many of the options."""
    valued = values(worth, s, seat, worth.some(s, seat, options, most, rng))
    highest = max([value for _, value in valued])
    return _one_of([action for action, value in valued if value == highest], rng)


def values(worth: Worth, s: Any, seat: Seat, options: list[Action]) -> list[tuple[Action, float]]:
    """Each option with what the position after it is worth to the seat."""
    valued: list[tuple[Action, float]] = []
    for action in options:
        after = s.copy()
        after.agenda[-1].apply(after, seat, action)
        valued.append((action, worth.value(after, seat)))
    return valued


def _one_of(best: list[Action], rng: Random) -> Action:
    """Of equals one of the kind that is offered last, for mostly it does least; of sums the smallest."""
    kind = type(best[-1])
    least = [action for action in best if type(action) is kind]
    return least[0] if thrifty.names_a_sum(kind) else rng.choice(least)

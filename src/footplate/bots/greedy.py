"""The greedy bot: of some options, taken as the thrifty bot takes them, the one that leaves it best off."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol

from footplate.bots import thrifty
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game

TRIES: Final = 24


class Value(Protocol):
    """What a position is worth to a seat; the higher, the better."""

    def __call__(self, s: Any, seat: Seat) -> float: ...


def value_of(game: Game[Any]) -> Value:
    """The value that is known for a game, or else its score as if it ended now."""
    known = _known(game.name)
    return known.value if known else (lambda s, seat: game.standing(s)[seat].points)


def tries_in(game: Game[Any]) -> int:
    """How many options are tried: as many as is usual, unless the game's value is cheap enough for more."""
    return getattr(_known(game.name), "TRIES", TRIES)


@cache
def _known(game: str) -> Any:
    """The module that knows what a position of the game is worth, if there is one."""
    module = f"footplate.bots.values.{game.replace('-', '_')}"
    return import_module(module) if find_spec(module) else None


def decide(game: Game[Any], s: Any, seat: Seat, rng: Random) -> Action:
    """The best of so many options, by what the seat can know of the position."""
    value = value_of(game)
    options = list(s.agenda[-1].options(s, seat))
    most = tries_in(game)
    tried = set(options if len(options) <= most else [thrifty.choose(options, rng) for _ in range(most)])
    imagined = game.imagine(s, seat, rng)
    worth: dict[Action, float] = {}
    for action in options:
        if action in tried:
            after = imagined.copy()
            after.agenda[-1].apply(after, seat, action)
            worth[action] = value(after, seat)
    best = max(worth.values())
    return _one_of([action for action, one in worth.items() if one == best], rng)


def _one_of(best: list[Action], rng: Random) -> Action:
    """Of equals one of the kind that is offered last, for mostly it does least; of sums the smallest."""
    kind = type(best[-1])
    least = [action for action in best if type(action) is kind]
    return least[0] if thrifty.names_a_sum(kind) else rng.choice(least)

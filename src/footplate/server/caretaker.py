"""The caretaker: plays a seat that was dropped, as little as the rules allow, and always the same way."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from footplate.kernel.action import CHANCE, Action, Seat, fields
from footplate.kernel.game import Game

PATIENCE: Final = 100  # steps after which it does not matter any more who is asked


def decide(game: Game[Any], s: Any, seat: Seat) -> Action:
    """The dullest option: the last that asks nothing and is done with, or else the first of the cheapest."""
    options: list[Action] = list(s.agenda[-1].options(s, seat))
    plain = [action for action in options if not fields(type(action))]
    if plain and len(options) > 1:
        imagined = game.imagine(s, seat, Random(0))
        for action in reversed(plain):
            if _is_done(imagined, seat, action):
                return action
    return min(
        [action for action in options if action not in plain] or plain,
        key=lambda one: _sums(game, s, seat, one),
    )


def _is_done(imagined: Any, seat: Seat, action: Action) -> bool:
    """Whether the phase that asks does not ask the seat again, once all that the action begins is over."""
    s = imagined.copy()
    below = s.copy().agenda[:-1]
    depth = len(s.agenda)
    s.agenda[-1].apply(s, seat, action)
    for _ in range(PATIENCE):
        if len(s.agenda) < depth or s.agenda[: depth - 1] != below:
            return True
        if len(s.agenda) == depth and s.actors() != (CHANCE,):
            return seat not in s.actors()
        _go_on(s)
    return True


def _go_on(s: Any) -> None:
    """Something happens, whatever it is."""
    phase = s.agenda[-1]
    seat = phase.actors(s)[0]
    action = phase.odds(s)[0][0] if seat == CHANCE else list(phase.options(s, seat))[-1]
    phase.apply(s, seat, action)


def _sums(game: Game[Any], s: Any, seat: Seat, action: Action) -> tuple[int, int]:
    """What an action costs, and the numbers it names together."""
    named = [
        getattr(action, field.name) for field in fields(type(action)) if not field.words and not field.many
    ]
    return game.price(s, seat, action) or 0, sum(named)

"""The caretaker: plays a seat that was dropped, as little as the rules allow, and always the same way."""

from __future__ import annotations

from random import Random
from typing import Any

from footplate.kernel.action import CHANCE, Action, Seat, fields
from footplate.kernel.game import Game


def decide(game: Game[Any], s: Any, seat: Seat) -> Action:
    """The dullest option: the last that asks nothing and is done with, or else the first of the cheapest."""
    options = list(s.agenda[-1].options(s, seat))
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
    """Whether the seat has nothing more to decide of what it was asked, once chance has answered somehow."""
    s = imagined.copy()
    below = s.copy().agenda[:-1]
    s.agenda[-1].apply(s, seat, action)
    while s.actors() == (CHANCE,):
        phase = s.agenda[-1]
        phase.apply(s, CHANCE, phase.odds(s)[0][0])
    return seat not in s.actors() or s.agenda[: len(below)] != below


def _sums(game: Game[Any], s: Any, seat: Seat, action: Action) -> tuple[int, int]:
    """What an action costs, and the numbers it names together."""
    named = [
        getattr(action, field.name) for field in fields(type(action)) if not field.words and not field.many
    ]
    return game.price(s, seat, action) or 0, sum(named)

"""The random bot: any legal action is as good as another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeAlias

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import outcome, weight
from footplate.kernel.game import Game
from footplate.kernel.play import Play
from footplate.kernel.state import State

Bot: TypeAlias = "Callable[[Game[Any], Any, Seat, Random], Action]"


def choose(options: Iterable[Action], rng: Random) -> Action:
    """One of the options, each with the same chance."""
    actions = options if isinstance(options, list | tuple) else list(options)
    return actions[int(rng.random() * len(actions))]


def decide(game: Game[Any], s: Any, seat: Seat, rng: Random) -> Action:
    """Any option of the seat."""
    return choose(s.agenda[-1].options(s, seat), rng)


def playout(s: State, rng: Random) -> int:
    """Play a position to its end at random, chance by its odds; returns how many decisions seats made."""
    decisions = 0
    while s.agenda:
        phase = s.agenda[-1]
        seat = phase.actors(s)[0]
        if seat == CHANCE:
            odds = phase.odds(s)
            action = outcome(odds, int(rng.random() * weight(odds)))
        else:
            action = choose(phase.options(s, seat), rng)
            decisions += 1
        phase.apply(s, seat, action)
    return decisions


def step(play: Play, rng: Random, bot: Bot = decide) -> None:
    """One decision of a game under way, by a random seat of those who decide; the dealer has answered."""
    s = play.state
    actors = s.actors()
    seat = actors[int(rng.random() * len(actors))]
    action = bot(play.game, s, seat, rng)
    refusals = play.act(seat, action)
    if refusals:
        raise AssertionError(f"an option was refused: {action} by {refusals}")
    play.deal()

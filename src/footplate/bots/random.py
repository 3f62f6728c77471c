"""The random bot: any legal action is as good as another."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from footplate.bots.knowledge import Bot, Knowledge, know
from footplate.kernel.action import CHANCE, Action
from footplate.kernel.play import Play
from footplate.kernel.state import State


def choose(options: Iterable[Action], rng: Random) -> Action:
    """One of the options, each with the same chance."""
    actions = options if isinstance(options, (list, tuple)) else list(options)
    return actions[int(rng.random() * len(actions))]


def decide(known: Knowledge, rng: Random) -> Action:
    """Any option of the seat."""
    return choose(known.options, rng)


def roll(s: State, rng: Random) -> None:
    """Chance acts, by its odds."""
    phase = s.agenda[-1]
    odds = phase.odds(s)
    phase.apply(s, CHANCE, odds.outcome(int(rng.random() * odds.weight())))


def playout(s: State, rng: Random) -> int:
    """Play a position to its end at random, chance by its odds; returns how many decisions seats made."""
    decisions = 0
    while s.agenda:
        phase = s.agenda[-1]
        seat = phase.actors(s)[0]
        if seat == CHANCE:
            roll(s, rng)
        else:
            phase.apply(s, seat, choose(phase.options(s, seat), rng))
            decisions += 1
    return decisions


def step(play: Play, rng: Random, bot: Bot = decide) -> None:
    """One decision of a game under way, by a random seat of those who decide; the dealer has answered."""
    actors = play.state.actors()
    seat = actors[int(rng.random() * len(actors))]
    action = bot(know(play.game, play.state, seat, Random(len(play.record.entries))), rng)
    refusals = play.act(seat, action)
    if refusals:
        raise AssertionError(f"an option was refused: {action} by {refusals}")
    play.deal()

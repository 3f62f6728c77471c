"""Latency: how long the single steps of whole games take, and the slowest of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

from footplate.cli.bench.stopwatch import REFERENCE, TURNS, Speed, forget, turns_a_second

PASSES: Final = 3  # of each game: a step counts by the median of them

Pass = Callable[[], list[float]]  # a whole game: the CPU seconds of each of its steps


def steps(game: Pass) -> list[float]:
    """What each step of a game takes, in turns of the loop."""
    passes = []
    for _ in range(PASSES):
        forget()
        before = turns_a_second(TURNS)
        seconds = game()
        turns = (before + turns_a_second(TURNS)) / 2
        passes.append([each * turns for each in seconds])
    return [median(same) for same in zip(*passes, strict=True)]


def quantile(turns: Sequence[float], share: float) -> float:
    """What such a share of steps does not exceed."""
    return sorted(turns)[min(len(turns) - 1, int(share * len(turns)))]


def third(games: Sequence[list[float]], number: int) -> list[list[float]]:
    """The steps of one third of each game."""
    return [one[len(one) * number // 3 : len(one) * (number + 1) // 3] for one in games]


def as_speed(game: str, players: int, what: str, turns: float, letter: str) -> Speed:
    """A time in turns of the loop as a figure; here and now it takes as long as the loop does."""
    here = turns_a_second(TURNS)
    return Speed(
        game,
        players,
        what,
        here / turns,
        1e6 * turns / here,
        1e6 / turns,
        0.0,
        turns / REFERENCE,
        letter=letter,
    )

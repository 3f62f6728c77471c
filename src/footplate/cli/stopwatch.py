"""A stopwatch: work timed by turns with a calibration loop, so that machines and days can be compared."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from footplate.cli import headcount
from footplate.kernel.game import Game

TURNS: Final = 100_000  # of the loop in a slice
SLICES: Final = 12  # of work, and of the loop, in a round


class Speed(msgspec.Struct, frozen=True):
    """How often something happens: medians of several rounds; spread is the range over the median."""

    game: str
    players: int
    what: str
    per_second: float
    microseconds: float
    per_mcal: float
    spread: float


class Work(NamedTuple):
    """Something to measure: `slice` does some of it and says how many of each thing that was."""

    counts: tuple[str, ...]
    slice: Callable[[], tuple[int, ...]]


def loop(n: int) -> int:
    """The calibration loop."""
    s = 0
    for i in range(n):
        s += i & 7
    return s


def forget() -> None:
    """Empty the caches of what follows from a position, so that nothing is known from the slice before."""
    for name, module in list(sys.modules.items()):
        if name.startswith("footplate."):
            for value in list(vars(module).values()):
                # A cache without a limit holds what follows from the rules alone.
                if hasattr(value, "cache_parameters") and value.cache_parameters()["maxsize"] is not None:
                    value.cache_clear()


def measure(game: Game[Any], players: int, work: Work, rounds: int) -> list[Speed]:
    """The speed of each thing that a slice of the work counts."""
    work.slice()
    rows = [_round(work) for _ in range(rounds)]
    speeds = []
    for at, what in enumerate(work.counts):
        rates = [done[at] / seconds for done, seconds, _ in rows]
        per_mcal = [rate / turns * 1e6 for rate, (_, _, turns) in zip(rates, rows, strict=True)]
        middle = median(per_mcal)
        spread = (max(per_mcal) - min(per_mcal)) / middle
        rate = median(rates)
        speeds.append(Speed(game.name, players, what, rate, 1e6 / rate, middle, spread))
    return speeds


def _round(work: Work) -> tuple[list[int], float, float]:
    """What was done, the seconds it took, and the turns a second of the loop between the slices."""
    done = [0] * len(work.counts)
    ours = theirs = 0.0
    for _ in range(SLICES):
        forget()
        began = process_time()
        counted = work.slice()
        between = process_time()
        loop(TURNS)
        ours += between - began
        theirs += process_time() - between
        done = [sum(pair) for pair in zip(done, counted, strict=True)]
    return done, ours, SLICES * TURNS / theirs


def table(speeds: Sequence[Speed]) -> Iterator[str]:
    """The figures for people."""
    width = max([len(speed.what) for speed in speeds])
    for at, speed in enumerate(speeds):
        if at == 0 or (speed.game, speed.players) != (speeds[at - 1].game, speeds[at - 1].players):
            yield f"{speed.game}, {headcount(speed.players)}"
            yield f"  {'':<{width}}  {'per second':>12}  {'us each':>9}  {'per Mcal':>9}  spread"
        figures = f"{speed.per_second:>12,.0f}  {speed.microseconds:>9.2f}  {speed.per_mcal:>9,.0f}"
        yield f"  {speed.what:<{width}}  {figures}  {speed.spread:>5.0%}"
    yield "CPU time, medians. Per Mcal: per million turns of `for i in range(n): s += i & 7`, run by turns."

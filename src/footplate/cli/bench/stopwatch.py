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
REFERENCE: Final = 27.0  # million turns of the loop a second: the machine that targets are set for


class Speed(msgspec.Struct, frozen=True):
    """How often something happens: medians of several rounds; spread is the range over the median.

    The letter is that of the target; `reference` is the microseconds on the machine that targets are set for.
    """

    game: str
    players: int
    what: str
    per_second: float
    microseconds: float
    per_mcal: float
    spread: float
    reference: float
    letter: str = ""


class Work(NamedTuple):
    """Something to measure: `slice` does some of it and says how many of each thing that was.

    What is warm remembers from slice to slice what it can, as one who plays many games does.
    """

    counts: tuple[str, ...]
    slice: Callable[[], tuple[float, ...]]
    warm: bool = False


def loop(n: int) -> int:
    """The calibration loop."""
    s = 0
    for i in range(n):
        s += i & 7
    return s


def turns_a_second(turns: int) -> float:
    """How fast the loop runs now."""
    began = process_time()
    loop(turns)
    return turns / (process_time() - began)


def forget() -> None:
    """Empty the caches of what follows from a position, so that nothing is known from the slice before."""
    for name, module in list(sys.modules.items()):
        if name.startswith("footplate."):
            for value in list(vars(module).values()):
                # A cache without a limit holds what follows from the rules alone.
                if hasattr(value, "cache_parameters") and value.cache_parameters()["maxsize"] is not None:
                    value.cache_clear()


def speed(
    game: str, players: int, what: str, rates: Sequence[float], turns: Sequence[float], letter: str = ""
) -> Speed:
    """The figure of some rounds, each with its events a second and turns of the loop a second."""
    per_mcal = [rate / loops * 1e6 for rate, loops in zip(rates, turns, strict=True)]
    rate, middle = median(rates), median(per_mcal)
    spread = (max(per_mcal) - min(per_mcal)) / middle
    return Speed(
        game, players, what, rate, 1e6 / rate, middle, spread, 1e6 / (middle * REFERENCE), letter=letter
    )


def measure(game: Game[Any], players: int, work: Work, rounds: int, letter: str = "") -> list[Speed]:
    """The speed of each thing that a slice of the work counts."""
    work.slice()
    rows = [_round(work) for _ in range(rounds)]
    turns = [turns for _, _, turns in rows]
    return [
        speed(game.name, players, what, [done[at] / seconds for done, seconds, _ in rows], turns, letter)
        for at, what in enumerate(work.counts)
    ]


def _round(work: Work) -> tuple[list[float], float, float]:
    """What was done, the seconds it took, and the turns a second of the loop between the slices."""
    done = [0.0] * len(work.counts)
    ours = theirs = 0.0
    for _ in range(SLICES):
        if not work.warm:
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

"""Where random play spends its time: `python -m benchmarks.hottest`."""

from __future__ import annotations

from collections.abc import Sequence
from cProfile import Profile
from itertools import islice
from pathlib import Path
from pstats import Stats
from random import Random
from typing import Any, Final

from benchmarks.dense import PLAYERS, full_boards
from footplate.bots.random import playout
from footplate.cli import given
from footplate.cli.bench.stopwatch import forget

GAMES: Final = 200
SHOWN: Final = 12


def profile(starts: Sequence[Any]) -> Stats:
    """Random play from each position to the end, under the profiler."""
    profiler = Profile()
    for seed, s in enumerate(starts):
        forget()
        profiler.runcall(playout, s.copy(), Random(seed))
    return Stats(profiler)


def rows(stats: Stats) -> list[tuple[float, int, str]]:
    """The share of each function's own time, its calls and its name, the hottest first."""
    timed: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = vars(stats)["stats"]
    total = sum([own for _, _, own, _, _ in timed.values()])
    found = [
        (own / total, calls, f"{Path(file).stem}.{name}" if line else name)
        for (file, line, name), (_, calls, own, _, _) in timed.items()
    ]
    return sorted(found, reverse=True)


def main() -> None:
    game: Any = given.game("volldampf")
    start = game.setup(given.options(game, PLAYERS, ()))
    for what, starts in (
        ("whole games", [start] * GAMES),
        ("full boards", islice(full_boards(start), GAMES)),
    ):
        print(f"volldampf, {PLAYERS} players, random play, {GAMES} {what}: share of time, calls, function")
        for share, calls, name in rows(profile(list(starts)))[:SHOWN]:
            print(f"  {share:>6.1%}  {calls:>9,}  {name}")


if __name__ == "__main__":
    main()

"""Memory: whether a long run of games grows: `python -m tests.speed.memory GAMES`.

What a cache with a limit holds does not count, for it stops growing by itself. What follows from the rules is
remembered without one, and is met ever more seldom for the first time.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

from footplate.bots.random import playout
from footplate.cli.bench.stopwatch import forget
from footplate.games.steam.state import Steam
from footplate.kernel.game import agree
from footplate.kernel.state import State
from tests.speed.workload import TABLES

FIRST: Final = 5  # games after which boards and rulebooks are loaded
KILOBYTE: Final = 1000


def grown(name: str, games: int) -> tuple[float, float]:
    """By how many kilobytes Python's objects grow in the earlier and the later half of some random games.

    A process of its own plays them, for whatever ran before has met some of it already.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:
        return alone.submit(_grown, name, games).result()


def _grown(name: str, games: int) -> tuple[float, float]:
    table = TABLES[name]
    game, options = table.game, agree(table.game, table.players, table.options)
    held = []
    tracemalloc.start()
    try:
        for number in range(FIRST + games + 1):
            if number in (FIRST, FIRST + games // 2, FIRST + games):
                held.append(_held(game.setup(options)) / KILOBYTE)
            playout(game.setup(options), Random(number))
    finally:
        tracemalloc.stop()
    return held[1] - held[0], held[2] - held[1]


def _held(s: State) -> int:
    forget()
    if isinstance(s, Steam):
        s.board.forget()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """Tell how much each game grows."""
    for name in TABLES:
        earlier, later = grown(name, int(sys.argv[1]))
        sys.stdout.write(f"{name}: {earlier:,.0f} KB in the earlier half, {later:,.0f} KB in the later\n")


if __name__ == "__main__":
    main()

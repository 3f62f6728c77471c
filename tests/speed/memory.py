"""Memory: whether a long run of games grows: `python -m tests.speed.memory GAMES`.

What a cache with a limit holds does not count, for it stops growing by itself. What follows from the rules is
remembered without one, and is met ever more seldom for the first time.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from random import Random
from typing import Final

from footplate.bots.random import playout
from footplate.cli.bench.stopwatch import forget
from footplate.games.steam.state import Steam
from footplate.kernel.game import agree
from footplate.kernel.state import State
from tests.speed.workload import TABLES, Table

FIRST: Final = 5  # games after which boards and rulebooks are loaded
KILOBYTE: Final = 1000


def grown(table: Table, games: int) -> tuple[float, float]:
    """By how many kilobytes Python's objects grow in the earlier and the later half of some random games."""
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
    for name, table in TABLES.items():
        earlier, later = grown(table, int(sys.argv[1]))
        sys.stdout.write(f"{name}: {earlier:,.0f} KB in the earlier half, {later:,.0f} KB in the later\n")


if __name__ == "__main__":
    main()

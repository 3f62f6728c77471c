"""How fast bots search, and where the time goes: `python -m benchmarks.search`.

Drivers play a game of each kind; the superintendent's search is then run on positions spread over it. The
share of time is taken in a second run, under the profiler, which slows down small functions more than large.
"""

from __future__ import annotations

from cProfile import Profile
from importlib import import_module
from pathlib import Path
from pstats import Stats
from random import Random
from time import process_time
from typing import Any, Final

from footplate.bots.knowledge import Knowledge, know
from footplate.bots.levels import Level, levels
from footplate.bots.roster import BOTS
from footplate.bots.search import Search
from footplate.cli.bench.stopwatch import forget
from footplate.kernel.game import agree, find
from footplate.kernel.play import start

TABLES: Final[dict[str, tuple[int, ...]]] = {
    "volldampf": (2, 4),
    "steam": (3, 4),
    "days-of-steam": (2, 3),
    "steamrollers": (1, 2, 3),
}
POSITIONS: Final = 12
ITERATIONS: Final = 60  # of a game whose best bot plans instead
PARTS: Final = {  # of an iteration: what they are called, by the functions that the bots call for them
    "value": "value",
    "rivals": "value",
    "options": "options",
    "apply": "carrying out",
    "copy": "copies",
    "imagine": "imagining",
}


def decisions(name: str, players: int) -> list[Knowledge]:
    """What those who decide know, at moments spread over a game among drivers."""
    game = find(name)
    play = start(game, agree(game, players, {}), ["driver"] * players, bytes(32))
    play.deal()
    rng, found = Random(1), []
    while not play.state.over:
        seat = play.state.actors()[0]
        known = know(game, play.state, seat, Random(0))
        if len(known.options) > 1:
            found.append(known)
        play.act(seat, BOTS["driver"](known, rng))
        play.deal()
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def run(known: list[Knowledge], level: Level) -> int:
    """The level's search on each position; returns how many iterations that were. Who plans searches, too."""
    iterations = level.iterations or ITERATIONS
    for one in known:
        forget()
        Search(one, Random(2), level.tries, level.depth, level.haste).run(iterations)
    return iterations * len(known)


def shares(stats: Stats) -> dict[str, float]:
    """The share of time that each part of the search takes, with all that it calls."""
    timed: dict[tuple[str, int, str], tuple[int, int, float, float, Any]] = vars(stats)["stats"]
    total = sum([own for _, _, own, _, _ in timed.values()])
    found = dict.fromkeys(PARTS.values(), 0.0)
    for (_, _, name), (_, _, _, _, callers) in timed.items():
        for (file, _, caller), (_, _, _, whole) in callers.items():
            if name in PARTS and Path(file).parent.name == "bots" and caller not in PARTS:
                found[PARTS[name]] += whole / total
    return found


def main() -> None:
    import_module("footplate.games")
    print(f"{'the superintendent searches':<32}{'iterations/s':>14}{'ms a decision':>15}  where time goes")
    for name, players in [(game, count) for game in TABLES for count in TABLES[game]]:
        known, level = decisions(name, players), levels(name)[-1]
        began = process_time()
        iterations = run(known, level)
        seconds = process_time() - began
        profiler = Profile()
        profiler.runcall(run, known, level)
        parts = shares(Stats(profiler))
        rest = 1 - sum(parts.values())
        told = ", ".join([f"{part} {share:.0%}" for part, share in {**parts, "the tree": rest}.items()])
        rate, each = iterations / seconds, 1000 * seconds / len(known)
        print(f"{f'{name}, {players} players':<30}{rate:>14,.0f}{each:>15,.0f}  {told}")


if __name__ == "__main__":
    main()

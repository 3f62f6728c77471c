"""The tables of docs/performance.md from stored runs: `python -m benchmarks.figures [FILE ...]`.

Each FILE was written by `footplate bench --to FILE`; without one, that of your state folder is read. Of each
game the last run counts, interpreted and compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from footplate.cli.bench.run import Run, home, stored
from footplate.cli.bench.stopwatch import REFERENCE, Speed

TITLES: Final = {
    "volldampf": "Volldampf",
    "steam": "Steam",
    "days-of-steam": "Days of Steam",
    "steamrollers": "SteamRollers",
}
MISSING: Final = "–"


class Target(NamedTuple):
    """A quantity, how it is told, and what is to be reached interpreted and compiled."""

    letter: str
    title: str
    what: str
    unit: str
    interpreted: str
    compiled: str = ""


TARGETS: Final = (
    Target("A", "random play, decisions", "decisions of random play", "per Mcal", "1,550", "5,000"),
    Target("B", "replay, entries", "entries replayed", "per Mcal", "1,630", "4,890"),
    Target("B", "one entry, p99", "one entry replayed, p99", "ms", "0.3"),
    Target("C", "300 entries opened", "logs of 300 entries opened", "ms", "8"),
    Target("C", "a snapshot opened", "snapshots opened", "ms", "0.3"),
    Target("D", "a move in the server, p50", "move in the server, p50", "ms", "0.15"),
    Target("D", "the same, p99", "move in the server, p99", "ms", "1"),
    Target("D", "p50 in the first third", "move in the server, p50 early", "ms", "the same"),
    Target("D", "p50 in the last third", "move in the server, p50 late", "ms", "the same"),
    Target("E", "partial paths", "partial paths, 30 links", "million a second", "3", "30"),
    Target("F", "a copy", "copies", "µs", "5", "1.2"),
    Target("G", "simulations", "simulations to the end", "a second", "200", "1,000"),
)


def figure(speed: Speed | None, unit: str) -> str:
    """A figure on the reference machine, in the unit of its target."""
    if speed is None:
        return MISSING
    match unit:
        case "per Mcal":
            return f"{speed.per_mcal:,.0f}"
        case "a second":
            return f"{speed.per_mcal * REFERENCE:,.0f}"
        case "million a second":
            return f"{speed.per_mcal * REFERENCE / 1e6:.1f}"
        case "ms":
            return f"{speed.reference / 1000:.2g}"
        case _:
            return f"{speed.reference:.1f}"


def table(runs: list[Run]) -> Iterator[str]:
    """A line for each quantity, with what is to be reached, and below it one for each game."""
    last = {(run.game, run.compiled): run for run in runs}
    yield "| | interpreted | compiled |"
    yield "|---|---:|---:|"
    for target in TARGETS:
        rows = [(title, _cells(target, game, last)) for game, title in TITLES.items()]
        known = [f"| {title} | {' | '.join(cells)} |" for title, cells in rows if set(cells) != {MISSING}]
        if known:
            goals = [f"**{goal}**" if goal else "" for goal in (target.interpreted, target.compiled)]
            yield f"| **{target.letter}: {target.title}, {target.unit}** | {' | '.join(goals)} |"
            yield from known


def _cells(target: Target, game: str, last: dict[tuple[str, bool], Run]) -> list[str]:
    runs = [last.get((game, compiled)) for compiled in (False, True)]
    return [figure(_speed(run, target.what), target.unit) for run in runs]


def _speed(run: Run | None, what: str) -> Speed | None:
    return next((one for one in run.speeds if one.what == what), None) if run else None


def main() -> None:
    """Print the tables."""
    files = [Path(name) for name in sys.argv[1:]] or [home()]
    print("\n".join(table([run for file in files for run in stored(file)])))


if __name__ == "__main__":
    main()

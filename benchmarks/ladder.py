"""How strong the levels are: `python -m benchmarks.ladder FOLDER [GAME ...]`.

One bot of a level sits among bots of the level below, on every seat of every deal; and the best among
random ones. Games are kept in journals in the folder, so that a run that was stopped goes on, and more games
add to them. `footplate arena` plays the same games: each row says by which line-up.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from footplate.arena.journal import Journal
from footplate.arena.plan import plan, title
from footplate.arena.report import Report, Standing, report
from footplate.arena.tournament import played
from footplate.arena.workers import Processes
from footplate.bots.levels import NAMES
from footplate.kernel.game import agree, option_values

SEED: Final = 8
JOBS: Final = 2
GAMES: Final = 160
SOLO_GAMES: Final = 60
OLIVE: Final = "rail-baron"
AGAINST_OLIVE: Final = 200  # games of the best bot
BEST: Final = NAMES[-1]
TABLES: Final[dict[str, tuple[int, ...]]] = {
    "volldampf": (2, 4),
    "steam": (3, 4),
    "days-of-steam": (2, 3),
    "steamrollers": (2, 3, 1),
}


class Match(NamedTuple):
    """Who plays whom, at which table, how often."""

    game: str
    options: dict[str, object]
    line_up: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        """The journal's name."""
        agreed = [str(value) for value in self.options.values()]
        return "-".join([self.game, *dict.fromkeys(self.line_up), str(len(self.line_up)), *agreed])


def steps(game: str, players: int) -> Iterator[Match]:
    """Each level against the one below, and the best against random play."""
    for lower, upper in [*pairwise(NAMES), ("random", BEST)]:
        yield Match(game, {}, (upper, *[lower] * (players - 1)), GAMES)


def alone(game: str) -> Iterator[Match]:
    """Each level against each strength of the rival whom the rules play."""
    for level in option_values(title(game))["level"]:
        for bot in NAMES:
            hardest = (level, bot) == (OLIVE, BEST)
            yield Match(game, {"level": level}, (bot,), AGAINST_OLIVE if hardest else SOLO_GAMES)


def result(match: Match, folder: Path) -> Report:
    """The match, played to its end."""
    game = title(match.game)
    agreed = agree(game, len(match.line_up), match.options)
    chosen = plan(game, agreed, (), SEED, [match.line_up])
    with closing(Journal(folder / f"{match.name}.jsonl", chosen)) as journal:
        return report(chosen, list(played(chosen, match.games, Processes(JOBS), journal)))


def row(match: Match, told: Report) -> str:
    """What a match shows, as a row of a table."""
    name = match.line_up[0]
    mine = next(one for one in told.standings if one.name == name)
    pace = next(one for one in told.timings if one.name == name)
    cells: list[Any] = [
        ",".join(match.line_up),
        told.games,
        f"{mine.wins.share:.1%} ({mine.wins.low:.1%} to {mine.wins.high:.1%})",
        _times(mine),
        f"{1000 * pace.seconds:,.1f} ms",
        f"{pace.most:.2f} s",
    ]
    return f"| {' | '.join(map(str, cells))} |"


def _times(standing: Standing) -> str:
    times = standing.times
    return f"{times.share:.2f} ({times.low:.2f} to {times.high:.2f})"


def tables(games: list[str], folder: Path) -> Iterator[str]:
    """All tables, a line at a time."""
    for game in games:
        for players in TABLES[game]:
            matches = list(alone(game) if players == 1 else steps(game, players))
            yield f"\n{game}, {players} player{'s' * (players > 1)}, seed {SEED}\n"
            yield "| line-up | games | wins | times its fair share | a decision | the slowest |"
            yield "|---|---:|---:|---:|---:|---:|"
            for match in matches:
                level = "".join([f"{value}: " for value in match.options.values()])
                yield row(match, result(match, folder)).replace("| ", f"| {level}", 1)


def main() -> int:
    folder, *games = sys.argv[1:] or ["-"]
    if folder.startswith("-") or not {*games} <= {*TABLES}:
        print(f"python -m benchmarks.ladder FOLDER [GAME ...], each GAME one of {', '.join(TABLES)}")
        return 2
    Path(folder).mkdir(parents=True, exist_ok=True)
    for line in tables(games or list(TABLES), Path(folder)):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

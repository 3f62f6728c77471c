"""A little of everything that must stay fast, counted by the meter.

    python -m tests.speed.workload GAME METER

writes how many of each there were, as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from ctypes import CDLL
from random import Random
from typing import Any, Final, NamedTuple

from footplate.bots.random import playout
from footplate.cli.bench.positions import ELSEWHERE, decisions, recorded
from footplate.cli.bench.stopwatch import forget, loop
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.steam.game import STEAM
from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel import replay
from footplate.kernel.game import Game, agree

LOOP: Final = "turns of the calibration loop"
TURNS: Final = 20_000
WARM: Final = 12  # games by which what is remembered from game to game is known
GAMES: Final = 8  # that are counted: so many that none by itself decides
COPIES: Final = 300
VIEWS: Final = 40


class Table(NamedTuple):
    """A game with its options."""

    game: Game[Any]
    players: int
    options: dict[str, object]


TABLES: Final = {
    table.game.name: table
    for table in (
        Table(VOLLDAMPF, 4, {}),
        Table(STEAM, 4, {"game": "standard", "map": "northeast"}),
        Table(DAYS_OF_STEAM, 4, {}),
        Table(STEAMROLLERS, 3, {}),
    )
}


def works(table: Table) -> dict[str, Callable[[], int]]:
    """What is counted: each says how many of them it did."""
    game, options = table.game, agree(table.game, table.players, table.options)
    start = game.setup(options)
    positions = list(decisions(start.copy(), Random(1)))
    some = [positions[at * len(positions) // VIEWS] for at in range(VIEWS)]
    record = recorded(game, options, 1)
    file = record.encode()

    def random_play() -> int:
        return sum([playout(start.copy(), Random(seed)) for seed in range(1, 1 + GAMES)])

    def replays() -> int:
        replay.replay(game, record)
        return len(record.entries)

    def opening() -> int:
        replay.replay(*replay.load(file))
        return len(record.entries)

    def copies() -> int:
        for number in range(COPIES):
            some[number % VIEWS].copy()
        return COPIES

    def views() -> int:
        for s in some:
            game.view(s, s.actors()[0])
        return VIEWS

    def turns() -> int:
        loop(TURNS)
        return TURNS

    return {
        LOOP: turns,
        "decisions of random play": random_play,
        "entries replayed": replays,
        "entries opened": opening,
        "copies": copies,
        "views": views,
    }


def main() -> None:
    name, meter = sys.argv[1:]
    table, counts, library = TABLES[name], {}, CDLL(meter)
    start = table.game.setup(agree(table.game, table.players, table.options))
    for seed in range(WARM):
        playout(start.copy(), Random(ELSEWHERE + seed))
    for what, work in works(table).items():
        forget()
        playout(start.copy(), Random(0))  # as much is remembered as after any other game
        library.begin()
        counts[what] = work()
        library.end(what.encode())
    sys.stdout.write(json.dumps(counts))


if __name__ == "__main__":
    main()

"""How long bots think, in seconds, where there is a choice: `python -m benchmarks.pace [GAME ...]`."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from statistics import mean
from time import process_time

from benchmarks.ladder import OLIVE, TABLES
from footplate.bots.knowledge import know
from footplate.bots.levels import NAMES
from footplate.bots.roster import find
from footplate.kernel.game import agree
from footplate.kernel.game import find as game_of
from footplate.kernel.play import start


def pace(name: str, players: int, level: str) -> list[float]:
    """The seconds of each decision in a game among bots of a level."""
    game, bot, rng, found = game_of(name), find(level), Random(0), []
    agreed = agree(game, players, {"level": OLIVE} if players == 1 else {})
    play = start(game, agreed, [level] * players, bytes(32))
    play.deal()
    while not play.state.over:
        seat = play.state.actors()[0]
        known = know(game, play.state, seat, rng)
        several = len(known.options) > 1
        began = process_time()
        action = bot(known, rng)
        if several:
            found.append(process_time() - began)
        play.act(seat, action)
        play.deal()
    return found


def main() -> None:
    import_module("footplate.games")
    print(f"{'':16} {'players':>8} {'level':>15} {'mean':>8} {'slowest':>8}")
    for name in sys.argv[1:] or TABLES:
        for players in TABLES[name]:
            for level in NAMES:
                times = pace(name, players, level)
                print(
                    f"{name:16} {players:8} {level:>15} {mean(times):8.4f} {max(times):8.3f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()

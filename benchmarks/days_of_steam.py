"""Days of Steam on full boards: `python -m benchmarks.days_of_steam`.

Random and greedy players lay out whole maps. On these, every tile is taken as if it had just been played, and
the check for a circuit is timed: all together against the calibration loop, and each alone for the slowest.
Then option lists, copies and random play from the middle of games.
"""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from footplate.bots import greedy, random
from footplate.bots.knowledge import Bot, know
from footplate.cli.bench import ROUNDS
from footplate.cli.bench.positions import decisions, options, over, random_play
from footplate.cli.bench.stopwatch import Work, forget, measure, table
from footplate.games.days_of_steam.circuits import completes
from footplate.games.days_of_steam.components import EMPTY
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.setup import setup
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import CHANCE

PLAYERS: Final = 4
BOARDS: Final = 24
HALF: Final = 40  # tiles left in the deck


def played(bot: Bot, luck: int, tiles_left: int) -> DaysOfSteam:
    """A game among bots, until so many tiles are left or it is over."""
    s, rng = setup(DaysOfSteamOptions(PLAYERS)), Random(luck)
    while s.agenda and sum(s.deck) > tiles_left:
        phase = s.agenda[-1]
        (seat,) = phase.actors(s)
        if seat == CHANCE:
            random.roll(s, rng)
        else:
            phase.apply(s, seat, bot(know(DAYS_OF_STEAM, s, seat, rng), rng))
    return s


def checking(boards: list[DaysOfSteam]) -> Work:
    """Every tile of a board, taken as if it had just been played, a board at a time."""
    turns = cycle([(s, [square for square, lay in enumerate(s.lay) if lay != EMPTY]) for s in boards])

    def slice() -> tuple[int]:
        checks = 0
        for s, squares in islice(turns, len(boards)):
            for square in squares:
                completes(s, square, EMPTY)
            checks += len(squares)
        return (checks,)

    return Work(("checks for a circuit on a full board",), slice)


def alone(boards: list[DaysOfSteam]) -> list[float]:
    """The milliseconds of every single check, the better of three."""
    times = []
    for s in boards:
        for square, lay in enumerate(s.lay):
            if lay != EMPTY:
                took = []
                for _ in range(3):
                    began = perf_counter()
                    completes(s, square, EMPTY)
                    took.append(1000 * (perf_counter() - began))
                times.append(min(took))
    return times


def main() -> None:
    full = [played(bot, luck, 0) for luck in range(BOARDS // 2) for bot in (random.decide, greedy.decide)]
    half = [played(greedy.decide, luck, HALF) for luck in range(BOARDS)]
    forget()
    works = (
        checking(full),
        over([s for one in half for s in decisions(one.copy(), Random(0))], "option lists in play", options),
        random_play(half),
        over(half, "copies in mid-game", lambda s: s.copy()),
    )
    speeds = [speed for work in works for speed in measure(DAYS_OF_STEAM, PLAYERS, work, ROUNDS)]
    times = alone(full)
    tiles = sum([lay != EMPTY for s in full for lay in s.lay]) / len(full)
    print(f"{len(full)} full boards of {tiles:.0f} tiles on average; a check alone, in ms:")
    print(f"median {median(times):.3f}, 99 of 100 {quantiles(times, n=100)[-1]:.3f}, most {max(times):.3f}")
    print("\n".join(table(speeds)))


if __name__ == "__main__":
    main()

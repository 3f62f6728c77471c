"""Quantities: all that is measured of a game, by the letters of the targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import cycle, islice
from random import Random
from time import process_time
from typing import Any, Final

from footplate.cli.bench import latency
from footplate.cli.bench.positions import again, copying, decisions, options, over, random_play, recorded
from footplate.cli.bench.size import kilobytes
from footplate.cli.bench.stopwatch import Speed, Work, measure
from footplate.cli.bench.tree import searching
from footplate.kernel import replay, snapshot
from footplate.kernel.game import Game, Options
from footplate.kernel.record import Record

GAMES: Final = 12  # from which positions and records are taken
FEW: Final = 4  # records whose every step is timed
LENGTH: Final = 300  # entries of a game that is opened
SNAPSHOTS: Final = 50  # read in a slice
EVERY: Final = 10  # positions one is weighed
LETTERS: Final = "ABCDEFG"


class Sample:
    """Random games with some options: their positions and records, made when they are first asked for."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.options = options

    @cached_property
    def games(self) -> list[list[Any]]:
        """The positions of each game in which a seat decides."""
        return [list(decisions(self.game.setup(self.options), Random(seed))) for seed in range(GAMES)]

    @property
    def positions(self) -> list[Any]:
        """Those of all games."""
        return [s for game in self.games for s in game]

    @property
    def middles(self) -> list[Any]:
        """One half-way through each game."""
        return [game[len(game) // 2] for game in self.games]

    @cached_property
    def records(self) -> list[Record]:
        """The records of other games."""
        return [recorded(self.game, self.options, seed) for seed in range(GAMES)]


def play(sample: Sample) -> Work:
    """A: whole random games, with the full list of options at each decision."""
    return random_play([sample.game.setup(sample.options)])


def lists(sample: Sample) -> Work:
    """The list of options at each decision."""
    return over(sample.positions, "option lists", options)


def views(sample: Sample) -> Work:
    """What the seat that decides may know."""
    game = sample.game
    return over(sample.positions, "views", lambda s: game.view(s, s.actors()[0]))


def replays(sample: Sample) -> Work:
    """B: each entry of a finished game validated and applied."""
    game, records = sample.game, sample.records
    return again(records, "entries replayed", records, lambda record: replay.replay(game, record))


def opening(sample: Sample) -> Work:
    """C: from the bytes of a log to the last position."""
    turns = cycle([(len(record.entries), record.encode()) for record in sample.records])

    def slice() -> tuple[float]:
        entries, file = next(turns)
        replay.replay(*replay.load(file))
        return (entries / LENGTH,)

    return Work((f"logs of {LENGTH} entries opened",), slice)


def resuming(sample: Sample) -> Work:
    """C: from a snapshot late in a game to its position."""
    game, options = sample.game, sample.options
    late = [s for one in sample.games for s in one[len(one) * 2 // 3 :]]
    turns = cycle([snapshot.encode(game, options, s) for s in late])

    def slice() -> tuple[int]:
        for file in islice(turns, SNAPSHOTS):
            snapshot.decode(game, options, file)
        return (SNAPSHOTS,)

    return Work(("snapshots opened",), slice)


def copies(sample: Sample) -> Work:
    """F: of all positions of whole games."""
    return copying(sample.positions, "copies")


def copies_in_the_middle(sample: Sample) -> Work:
    """F: of positions in mid-game."""
    return copying(sample.middles, "copies in mid-game")


def simulations(sample: Sample) -> Work:
    """G: plain tree search from mid-game, each simulation played to the end."""
    return searching(sample.game, sample.middles)


WORKS: Final[tuple[tuple[str, Callable[[Sample], Work]], ...]] = (
    ("A", play),
    ("", lists),
    ("", views),
    ("B", replays),
    ("C", opening),
    ("C", resuming),
    ("F", copies),
    ("F", copies_in_the_middle),
    ("G", simulations),
)


def replayed(game: Game[Any], record: Record) -> list[float]:
    """The CPU seconds of each entry that is validated and applied."""
    s = replay.begin(game, record)
    times = []
    for number, entry in enumerate(record.entries, 1):
        began = process_time()
        replay.check(game, s, entry, number)
        s.agenda[-1].apply(s, entry.seat, entry.action)
        times.append(process_time() - began)
    return times


def _entries(sample: Sample) -> Iterator[Speed]:
    """B: one entry, half of them and nearly all of them."""
    games = [latency.steps(_replaying(sample.game, record)) for record in sample.records[:FEW]]
    turns = [one for game in games for one in game]
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        found = latency.quantile(turns, share)
        yield latency.as_speed(
            sample.game.name, sample.options.players, f"one entry replayed, {name}", found, "B"
        )


def _replaying(game: Game[Any], record: Record) -> Callable[[], list[float]]:
    return lambda: replayed(game, record)


def _moves(sample: Sample) -> Iterable[Speed]:
    """D: a move in the server."""
    # Imported here, for a server is a lot to import.
    from footplate.cli.bench import service

    return service.speeds(sample.game, sample.options, sample.records[:FEW])


def _deliveries(sample: Sample, rounds: int) -> Iterable[Speed]:
    """E: of Steam alone, on boards that are always the same."""
    if sample.game.name != "steam":
        return ()
    from footplate.cli.bench import deliveries

    boards = deliveries.boards()
    works = (deliveries.searching(boards), deliveries.listing(boards))
    return [one for work in works for one in measure(sample.game, deliveries.PLAYERS, work, rounds, "E")]


def largest(sample: Sample) -> float:
    """The kilobytes of the largest position that was looked at."""
    return max([kilobytes(s) for s in sample.positions[::EVERY]])


def measured(sample: Sample, rounds: int, only: str = LETTERS) -> list[Speed]:
    """Every figure of a game, or those of some letters, in the order of the letters."""
    game, options = sample.game, sample.options
    found = [
        speed
        for letter, work in WORKS
        if letter in only and (letter or only == LETTERS)
        for speed in measure(game, options.players, work(sample), rounds, letter)
    ]
    found += _entries(sample) if "B" in only else ()
    found += _moves(sample) if "D" in only else ()
    found += _deliveries(sample, rounds) if "E" in only else ()
    return sorted(found, key=lambda speed: speed.letter or "Z")

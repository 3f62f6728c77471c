"""Positions and records of random games, and work that is done to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, cycle, islice
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from footplate.bots.random import choose, playout, step
from footplate.cli.bench.stopwatch import Work
from footplate.kernel.action import CHANCE, Action
from footplate.kernel.game import Game, Options
from footplate.kernel.play import start
from footplate.kernel.record import Record

SLICE: Final = 1000  # positions in a slice
COPIES: Final = 20  # of a position, one after another
SAMPLES: Final = 64  # games by which decisions and entries are compared
ELSEWHERE: Final = 10**6  # seeds from here on are of games that are not timed

Chooser: TypeAlias = Callable[[Iterable[Action], Random], Action]
T = TypeVar("T")


def walk(s: Any, rng: Random, choose: Chooser = choose) -> Iterator[Any]:
    """The position before each entry of a game; chosen at random it is the game that `playout` plays."""
    while s.agenda:
        yield s
        phase = s.agenda[-1]
        seat = phase.actors(s)[0]
        if seat == CHANCE:
            odds = phase.odds(s)
            action = odds.outcome(int(rng.random() * odds.weight()))
        else:
            action = choose(phase.options(s, seat), rng)
        phase.apply(s, seat, action)


def decisions(s: Any, rng: Random) -> Iterator[Any]:
    """A copy of each position of a random game in which a seat decides."""
    for position in walk(s, rng):
        if position.actors() != (CHANCE,):
            yield position.copy()


def options(s: Any) -> Sequence[Any]:
    """All options of the seat that decides."""
    phase = s.agenda[-1]
    found = phase.options(s, phase.actors(s)[0])
    return found if isinstance(found, list | tuple) else list(found)


def random_play(starts: Sequence[Any]) -> Work:
    """Random play from each of the positions to the end, one a slice, and no game twice.

    How many entries there are to a decision is counted in other games; by then the engine knows all that it
    remembers, as it does for most of a million games.
    """
    seeds = count()
    entries = _entries_a_decision(starts)

    def slice() -> tuple[int, int]:
        seed = next(seeds)
        decided = playout(starts[seed % len(starts)].copy(), Random(seed))
        return decided, round(decided * entries)

    return Work(("decisions of random play", "entries of random play"), slice, warm=True)


def _entries_a_decision(starts: Sequence[Any]) -> float:
    entries = decided = 0
    for seed in range(ELSEWHERE, ELSEWHERE + SAMPLES):
        for s in walk(starts[seed % len(starts)].copy(), Random(seed)):
            entries += 1
            decided += s.actors() != (CHANCE,)
    return entries / decided


def over(positions: Sequence[Any], what: str, look: Callable[[Any], object]) -> Work:
    """Something done to one position after another, in the order of their games."""
    turns = cycle(positions)

    def slice() -> tuple[int]:
        for s in islice(turns, SLICE):
            look(s)
        return (SLICE,)

    return Work((what,), slice)


def copying(positions: Sequence[Any], what: str) -> Work:
    """Copies of one position after another, many of each: as a search makes them, and as peers are timed."""
    turns = cycle(positions)

    def slice() -> tuple[int]:
        for s in islice(turns, SLICE // COPIES):
            for _ in range(COPIES):
                s.copy()
        return (SLICE,)

    return Work((what,), slice)


def again(records: Sequence[Record], what: str, things: Sequence[T], run: Callable[[T], object]) -> Work:
    """Records, or the files they are written in, played again, one a slice."""
    turns = cycle([(len(record.entries), thing) for record, thing in zip(records, things, strict=True)])

    def slice() -> tuple[int]:
        entries, thing = next(turns)
        run(thing)
        return (entries,)

    return Work((what,), slice)


def recorded(game: Game[Any], agreed: Options, seed: int) -> Record:
    """The record of a whole random game."""
    play = start(game, agreed, ["random"] * agreed.players, bytes([seed]) * 32)
    rng = Random(seed)
    play.deal()
    while not play.state.over:
        step(play, rng)
    return play.record

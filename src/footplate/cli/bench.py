"""`footplate bench`: how fast a game is played, listed, copied, viewed and replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import cycle, islice
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from footplate.bots.random import choose, playout, step
from footplate.cli import given
from footplate.cli.given import Whole
from footplate.cli.stopwatch import SLICES, Speed, Work, measure, table
from footplate.kernel import replay
from footplate.kernel.action import CHANCE, Action
from footplate.kernel.chance import outcome, weight
from footplate.kernel.game import BadOptions, Game, Options
from footplate.kernel.play import start
from footplate.kernel.record import Record

ROUNDS: Final = 7
GAMES: Final = 24  # from which positions and records are taken
SLICE: Final = 1000  # positions in a slice
PLAYERS: Final = 4

Chooser: TypeAlias = Callable[[Iterable[Action], Random], Action]


def bench(
    game: str | None = None,
    /,
    *,
    players: Whole | None = None,
    option: list[str] | None = None,
    rounds: Whole = ROUNDS,
    json: bool = False,
) -> None:
    """Measure random play, option lists, copies, replay and views, in CPU time.

    Parameters
    ----------
    game
        One game; all of them if left out.
    players
        How many play: 4 if left out, or as near to it as the game allows.
    option
        An option of the game as name=value; may be given several times.
    rounds
        How often each thing is measured.
    json
        Print the figures for programs.
    """
    given.positive("--rounds", rounds)
    if option and game is None:
        raise given.BadInput("an option is an option of one game: name the game, too")
    speeds: list[Speed] = []
    for name in given.names() if game is None else (game,):
        found = given.game(name)
        agreed = _agreed(found, players, option or ())
        for work in works(found, agreed):
            speeds += measure(found, agreed.players, work, rounds)
    print(msgspec.json.encode(speeds).decode() if json else "\n".join(table(speeds)))


def _agreed(game: Game[Any], players: int | None, option: Sequence[str]) -> Options:
    """The options with so many players, or else with a number as near to the usual one as can be agreed."""
    numbers = [players] if players is not None else sorted(game.players, key=lambda one: abs(one - PLAYERS))
    for number in numbers[:-1]:
        with suppress(BadOptions):
            return given.options(game, number, option)
    return given.options(game, numbers[-1], option)


def works(game: Game[Any], agreed: Options) -> Iterator[Work]:
    """All that is measured of a game."""
    yield random_play([game.setup(agreed)] * ROUNDS * SLICES)
    positions = [s for seed in range(GAMES) for s in decisions(game.setup(agreed), Random(seed))]
    yield over(positions, "option lists", options)
    yield over(positions, "copies", lambda s: s.copy())
    yield over(positions, "views", lambda s: game.view(s, s.actors()[0]))
    records = [_record(game, agreed, seed) for seed in range(GAMES)]
    yield _again(records, "entries replayed", records, lambda record: replay.replay(game, record))
    files = [record.encode() for record in records]
    yield _again(records, "entries read and replayed", files, lambda file: replay.replay(*replay.load(file)))


def random_play(starts: Sequence[Any]) -> Work:
    """Random play from each of the positions to the end, one a slice."""
    lengths = [sum(1 for _ in walk(s.copy(), Random(seed))) for seed, s in enumerate(starts)]
    turns = cycle(range(len(starts)))

    def slice() -> tuple[int, int]:
        seed = next(turns)
        return playout(starts[seed].copy(), Random(seed)), lengths[seed]

    return Work(("decisions of random play", "entries of random play"), slice)


def walk(s: Any, rng: Random, choose: Chooser = choose) -> Iterator[Any]:
    """The position before each entry of a game; chosen at random it is the game that `playout` plays."""
    while s.agenda:
        yield s
        phase = s.agenda[-1]
        seat = phase.actors(s)[0]
        if seat == CHANCE:
            odds = phase.odds(s)
            action = outcome(odds, int(rng.random() * weight(odds)))
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


def over(positions: Sequence[Any], what: str, look: Callable[[Any], object]) -> Work:
    """Something done to one position after another, in the order of their games."""
    turns = cycle(positions)

    def slice() -> tuple[int]:
        for s in islice(turns, SLICE):
            look(s)
        return (SLICE,)

    return Work((what,), slice)


T = TypeVar("T")


def _again(records: Sequence[Record], what: str, things: Sequence[T], run: Callable[[T], object]) -> Work:
    """Records, or the files they are written in, played again, one a slice."""
    turns = cycle([(len(record.entries), thing) for record, thing in zip(records, things, strict=True)])

    def slice() -> tuple[int]:
        entries, thing = next(turns)
        run(thing)
        return (entries,)

    return Work((what,), slice)


def _record(game: Game[Any], agreed: Options, seed: int) -> Record:
    play = start(game, agreed, ["random"] * agreed.players, bytes([seed]) * 32)
    rng = Random(seed)
    play.deal()
    while not play.state.over:
        step(play, rng)
    return play.record

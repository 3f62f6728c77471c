"""Comparison: other engines and ours, slice by slice in one run, and what comes of it as ratios."""

from __future__ import annotations

import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

from footplate.cli.bench import environment, peer
from footplate.cli.bench.positions import copying
from footplate.cli.bench.quantities import Sample, measured, play, simulations
from footplate.cli.bench.run import is_compiled
from footplate.cli.bench.stopwatch import REFERENCE, TURNS, Speed, Work, loop, speed
from footplate.cli.given import BadInput
from footplate.kernel.game import Game, Options

SLICES: Final = 4  # of each work in a round
Slice = Callable[[], tuple[float, float, float]]  # how often, in how many seconds, at how many turns a second

TITLES: Final = {
    "A": "random play, decisions",
    "B": "replay, entries",
    "C": "a finished game of 300 entries opened from its log",
    "D": "a move in the server, p50",
    "E": "all deliveries, 30 links",
    "F": "copies of a position in mid-game",
    "G": "simulations to the end, from mid-game",
}


class Elsewhere(msgspec.Struct, frozen=True):
    """A figure of an engine that is not run here: measured once beside the loop, on the reference machine."""

    letter: str
    peer: str
    what: str  # of ours it is compared with
    per_mcal: float


# 18xx @111f7f69, choochoo @2ef728cb and boardgame.io 0.50.2, in November 2026; see docs/performance.md.
ELSEWHERE: Final = (
    Elsewhere("B", "18xx, its fastest game", "entries replayed", 163.0),
    Elsewhere("C", "18xx, its fastest game", "logs of 300 entries opened", 163.0 / 300),
    Elsewhere("D", "boardgame.io, tic-tac-toe", "move in the server, p50", 1e6 / (156 * REFERENCE)),
    Elsewhere("D", "choochoo, its fastest game", "move in the server, p50", 1e6 / (3100 * REFERENCE)),
    Elsewhere("E", "18xx", "partial paths, 30 links", 282_000 / REFERENCE),
    Elsewhere("E", "choochoo", "routes, 30 links", 1_700 / REFERENCE),
)


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast one of ours is as another's."""

    letter: str
    game: str
    peer: str
    ratio: float
    same_run: bool


class Comparison(msgspec.Struct, frozen=True):
    """One run: theirs, ours, the ratios, and what could not be measured."""

    compiled: bool
    peers: list[Speed]
    ours: list[Speed]
    ratios: list[Ratio]
    missing: list[str]


Terms = Sequence[tuple[Game[Any], Options]]


def compare(terms: Terms, rounds: int, folder: Path) -> Comparison:
    """Install the peers, measure everything, and compare."""
    python = environment.made(folder)
    missing = list(environment.install(python))
    samples = [Sample(game, options) for game, options in terms]
    with _asked(python) as (theirs, broken):
        missing += broken
        works = {**theirs, **{name: slice for sample in samples for name, slice in _ours(sample).items()}}
        speeds = _by_turns(works, rounds)
    peers = [one for one in speeds if not one.players]
    ours = [one for one in speeds if one.players]
    ours += [one for sample in samples for one in measured(sample, rounds, "BCDE")]
    return Comparison(is_compiled(), peers, ours, [*_ratios(ours, peers), *_to_elsewhere(ours)], missing)


Key = tuple[str, str, int]  # letter, whose, players


@contextmanager
def _asked(python: Path) -> Iterator[tuple[dict[Key, Slice], list[str]]]:
    """The work that a process of the peers can do, while it runs, and a sentence for each that is broken."""
    command = [str(python), "-I", str(Path(peer.__file__))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        ask, answers = process.stdin, process.stdout

        def asked(line: str) -> Any:
            answer = ""
            with suppress(BrokenPipeError):
                print(line, file=ask, flush=True)
                answer = answers.readline()
            if not answer:
                raise BadInput("the process that plays the games of other engines has ended")
            return msgspec.json.decode(answer)

        try:
            names, broken = asked("?")
            works = [(name, *name.split(" ", 1)) for name in names]
            yield {(letter, who, 0): _asking(asked, name) for name, letter, who in works}, broken
        finally:
            with suppress(BrokenPipeError):
                ask.close()
            process.wait()


def _asking(asked: Callable[[str], Any], name: str) -> Slice:
    def slice() -> tuple[float, float, float]:
        done, seconds, turns = asked(name)
        return done, seconds, turns

    return slice


def _ours(sample: Sample) -> dict[Key, Slice]:
    """Ours that is measured by turns with theirs."""
    copies = copying(sample.middles, TITLES["F"])
    works = {"A": play(sample), "F": copies, "G": simulations(sample)}
    return {
        (letter, sample.game.name, sample.options.players): _timed(work) for letter, work in works.items()
    }


def _timed(work: Work) -> Slice:
    def slice() -> tuple[float, float, float]:
        began = between = process_time()
        done = 0.0
        while between - began < peer.LEAST:
            done += work.slice()[0]
            between = process_time()
        loop(TURNS)
        return done, between - began, TURNS / (process_time() - between)

    return slice


def _by_turns(works: dict[Key, Slice], rounds: int) -> list[Speed]:
    """Each work in turn, slice by slice and round by round."""
    for slice in works.values():
        slice()
    rows: dict[Key, list[list[tuple[float, float, float]]]] = {key: [] for key in works}
    for _ in range(rounds):
        for found in rows.values():
            found.append([])
        for _ in range(SLICES):
            for key, slice in works.items():
                rows[key][-1].append(slice())
    return [_speed(key, found) for key, found in rows.items()]


def _speed(key: Key, rounds: list[list[tuple[float, float, float]]]) -> Speed:
    letter, who, players = key
    rates = [sum([done for done, _, _ in some]) / sum([seconds for _, seconds, _ in some]) for some in rounds]
    turns = [len(some) / sum([1 / turns for _, _, turns in some]) for some in rounds]
    return speed(who, players, TITLES[letter], rates, turns, letter)


def _ratios(ours: list[Speed], peers: list[Speed]) -> list[Ratio]:
    return [
        Ratio(one.letter, one.game, other.game, one.per_mcal / other.per_mcal, same_run=True)
        for one in ours
        for other in peers
        if one.what == other.what
    ]


def _to_elsewhere(ours: list[Speed]) -> list[Ratio]:
    return [
        Ratio(one.letter, one.game, other.peer, one.per_mcal / other.per_mcal, same_run=False)
        for other in ELSEWHERE
        for one in ours
        if one.what == other.what
    ]


def table(found: Comparison) -> Iterator[str]:
    """A block for each letter: a line for each peer, a column for each of our games."""
    games = list(dict.fromkeys([one.game for one in found.ours]))
    yield from found.missing
    how = "compiled" if found.compiled else "interpreted"
    yield f"CPython {platform.python_version()}, Footplate {how}; per Mcal, and how many times theirs ours is"
    for letter, title in TITLES.items():
        lines = [*_lines(found, letter, games)]
        if lines:
            yield f"\n{letter}  {title}"
            yield f"   {'':<30}{'':>10}" + "".join([f"{game:>15}" for game in games])
            yield from lines
    yield "\nA, F and G: all in this run, by turns. B to E: theirs as docs/performance.md tells it, measured"
    yield "elsewhere beside the same loop."


def _lines(found: Comparison, letter: str, games: list[str]) -> Iterator[str]:
    theirs = {one.game: one.per_mcal for one in found.peers if one.letter == letter}
    theirs.update({one.peer: one.per_mcal for one in ELSEWHERE if one.letter == letter})
    if letter in "AFG":
        own = {
            one.game: one.per_mcal
            for one in found.ours
            if one.letter == letter and one.what == TITLES[letter]
        }
        yield f"   {'ours':<30}{'':>10}" + "".join([f"{own[game]:>15,.0f}" for game in games])
    for peer_name, per_mcal in theirs.items():
        by_game = {
            one.game: f"{one.ratio:.2f}x" if one.ratio < 100 else f"{one.ratio:,.0f}x"
            for one in found.ratios
            if (one.letter, one.peer) == (letter, peer_name)
        }
        if by_game:
            cells = "".join([f"{by_game.get(game, ''):>15}" for game in games])
            yield f"   {peer_name:<30}{per_mcal:>10,.1f}{cells}"


def run(terms: Terms, rounds: int, *, as_json: bool) -> None:
    """The whole comparison, said while it is made."""
    folder = environment.home()
    print(f"footplate: other engines are installed in {folder}, unless they are there", file=sys.stderr)
    found = compare(terms, rounds, folder)
    print(msgspec.json.encode(found).decode() if as_json else "\n".join(table(found)))

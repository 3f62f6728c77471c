"""Service: what one move costs a server, without its disk and its network."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from footplate.cli.bench.latency import as_speed, quantile, steps, third
from footplate.cli.bench.stopwatch import Speed
from footplate.kernel.action import CHANCE
from footplate.kernel.game import Game, Options
from footplate.kernel.record import Entry, Record
from footplate.server.acting import check, read
from footplate.server.chair import Chair
from footplate.server.course import Course
from footplate.server.draft import Draft
from footplate.server.running import tidy_rarely
from footplate.server.scene import scene
from footplate.server.store import document
from footplate.server.table import Facts, Table
from footplate.server.terms import Terms
from footplate.server.wire.tables import Push

THIRDS: Final = ("early", "in mid-game", "late")


class Moved(NamedTuple):
    """A table after a move, and the CPU seconds of the move and of what watchers are sent."""

    table: Table
    move: float
    pushed: float


def opened(game: Game[Any], options: Options, record: Record) -> Table:
    """A table as the server holds it: a person on every seat, and the draws of set-up made."""
    assert record.closing is not None
    facts = Facts(
        id="bench",
        game=game.name,
        ruleset=game.ruleset,
        options=document(options),
        terms=Terms(),
        phase="running",
        host="0",
        created=0,
        changed=0,
        seed=record.closing.seed,
        header=document(record.header),
    )
    chairs = [Chair(seat, "person", str(seat), name=f"person {seat}") for seat in range(options.players)]
    course = Course(game, options, bytes.fromhex(record.closing.seed), game.setup(options))
    draft = Draft(Table(facts, game, options, chairs, course), now=1)
    draft.open()
    draft.changes()
    return draft.done()


def move(table: Table, entry: Entry[Any]) -> Moved:
    """A person's decision as it comes over the wire: checked, carried out, every view written.

    Then what each seat and an onlooker are sent, with the offer for who decides next.
    """
    given = msgspec.to_builtins(entry.action)
    began = process_time()
    action = read(table, given)
    check(table, entry.seat, action, "en")
    draft = Draft(table, table.facts.changed + 1)
    draft.play(entry.seat, action, str(entry.seat), "key")
    draft.changes()
    done = draft.done()
    watchers = (*range(table.options.players), None)
    for seat in watchers:
        done.view(seat)
    moved = process_time()
    for seat in watchers:
        told = tuple([one for one in [done.event(past, seat) for past in draft.past] if one])
        seen = scene(done, None if seat is None else str(seat), seat, done.facts.changed, words=False)
        msgspec.json.encode(Push(done.facts.seq, told, seen))
    return Moved(done, moved - began, process_time() - moved)


def served(game: Game[Any], options: Options, record: Record) -> Iterator[Moved]:
    """Every decision of a game, one after the other, as the server carries it out, which keeps no more."""
    table = opened(game, options, record)
    for entry in record.entries:
        if entry.seat != CHANCE:
            moved = move(table, entry)
            table = moved.table
            yield moved


@contextmanager
def as_a_server() -> Iterator[None]:
    """Memory is looked through as rarely as in the process of a server, and afterwards as before."""
    before = gc.get_threshold()
    tidy_rarely()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def speeds(game: Game[Any], options: Options, records: list[Record]) -> list[Speed]:
    """A move: half of them, nearly all of them, and by the third of the game in which it is made."""

    def turns(record: Record, seconds: Callable[[Moved], float]) -> list[float]:
        with as_a_server():
            return steps(lambda: [seconds(one) for one in served(game, options, record)])

    def figure(what: str, games: list[list[float]], share: float) -> Speed:
        found = quantile([turns for one in games for turns in one], share)
        return as_speed(game.name, options.players, what, found, "D")

    moved = [turns(record, lambda one: one.move) for record in records]
    pushed = [turns(record, lambda one: one.move + one.pushed) for record in records]
    return [
        figure("move in the server, p50", moved, 0.5),
        figure("move in the server, p99", moved, 0.99),
        *[
            figure(f"move in the server, p50 {when}", third(moved, number), 0.5)
            for number, when in enumerate(THIRDS)
        ],
        figure("move, and all watchers told, p50", pushed, 0.5),
        figure("move, and all watchers told, p99", pushed, 0.99),
    ]

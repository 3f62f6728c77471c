"""One move in the server, from the request's bytes to those of all pushes: `python -m benchmarks.move`.

The *game* is what a move asks of it: an action is read, validated and applied, chance acts, and everybody's
view and the offer to who decides next are written as JSON. The *whole* is all that the server does besides.
*Acting*: who may act is checked, the story told, statements for the store are made. *Telling*: every seat and
an onlooker is sent events, table, view and offer.

Greedy players decide, outside of what is timed. The store takes everything and writes it down later, so that
neither disk nor network count. Times are CPU times; each is compared with those of the calibration loop
around it, and told as it would be where the loop makes 27 million turns a second.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import thread_time
from typing import Any, Final, NamedTuple

import msgspec

from footplate.bots import greedy
from footplate.bots.knowledge import know
from footplate.cli.bench.stopwatch import loop
from footplate.kernel.legality import why_not
from footplate.kernel.play import start
from footplate.server import history
from footplate.server.acting import act, read
from footplate.server.house import House
from footplate.server.making import create
from footplate.server.offers import offer
from footplate.server.people.person import Person
from footplate.server.running import tidy_rarely
from footplate.server.scene import scene
from footplate.server.store import Change, Row, Store, store_for
from footplate.server.table import Table
from footplate.server.wire.play import Act
from footplate.server.wire.tables import NewTable, Push, SeatWish
from tests.server.databases import newcomer

SEATS: Final = 4
REFERENCE: Final = 27e6  # turns of the loop in a second
TURNS: Final = 4_000  # of the loop after each move
AROUND: Final = 25  # moves before and after one whose loops tell how fast the machine was
GAMES: Final[dict[str, dict[str, bool | int | str]]] = {
    "steam": {"game": "standard"},
    "days-of-steam": {},
    "volldampf": {},
    "steamrollers": {"orders": True, "powers": True, "coal": True},
}


class Later(Store):
    """A store that takes every transaction at once and writes none down before something is read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.taken: list[Sequence[Change]] = []
        self.seconds = 0.0  # of this thread for what was read after all

    async def open(self) -> None:
        """Connect."""
        await self.store.open()

    async def close(self) -> None:
        """Disconnect."""
        await self.store.close()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query finds, with all that was taken."""
        began = thread_time()
        if self.taken:
            await self.store.commit([change for changes in self.taken for change in changes])
            self.taken = []
        found = await self.store.rows(sql, *values)
        self.seconds += thread_time() - began
        return found

    async def commit(self, changes: Sequence[Change], notes: Sequence[str] = ()) -> None:
        """Take a transaction."""
        self.taken.append(changes)

    def notes(self) -> AsyncIterator[str]:
        """Nobody is told anything."""
        return self.store.notes()


class Timed(NamedTuple):
    """One move: seconds of the game, to act, to tell everybody and of the loop; how far the game was."""

    game: float
    acted: float
    told: float
    loop: float
    at: float


async def play(house: House, store: Later, name: str, person: Person, seed: int) -> list[Timed]:
    """A game of one person in all seats, decided by greedy bots."""
    wish = NewTable(name, (SeatWish("me"),) * SEATS, GAMES[name])
    table, _ = await create(house, person, wish)
    words: dict[int | None, object] = {}
    times: list[tuple[float, float, float, float]] = []
    bodies = requests(table, Random(seed))
    await tell(house, table, person, words)
    for body in bodies:
        started = thread_time()
        move(table, body)
        store.seconds = 0.0
        began = thread_time()
        await act(house, table.id, person, msgspec.json.decode(body, type=Act))
        acted = thread_time()
        waited = store.seconds
        table = await house.table(table.id)
        await tell(house, table, person, words)
        told = thread_time()
        loop(TURNS)
        times.append((began - started, acted - began - waited, told - acted, thread_time() - told))
    return [Timed(*one, at / len(times)) for at, one in enumerate(times)]


def requests(table: Table, rng: Random) -> list[bytes]:
    """All that greedy players will ask for at a table, found out on the same deal: the server is not cold."""
    seats, seed = ["greedy"] * SEATS, bytes.fromhex(table.facts.seed or "")
    play = start(table.game, table.options, seats, seed)
    play.deal()
    found: list[bytes] = []
    while not play.state.over:
        seat = rng.choice(play.state.actors())
        action = greedy.decide(know(table.game, play.state, seat, rng), rng)
        request = Act(len(play.record.entries), str(len(found)), msgspec.to_builtins(action), seat)
        found.append(msgspec.json.encode(request))
        play.act(seat, action)
        play.deal()
    return found


def move(table: Table, body: bytes) -> int:
    """What a move asks of the game; how much is written."""
    request = msgspec.json.decode(body, type=Act)
    action = read(table, request.action)
    assert request.seat is not None
    assert not why_not(table.game, table.running.state, request.seat, action)
    course = table.running.copy()
    course.act(request.seat, action)
    list(course.deal())
    after = Table(table.facts, table.game, table.options, table.chairs, course)
    views = [after.view(seat) for seat in (*range(SEATS), None)]
    return sum(map(len, views)) + len(msgspec.json.encode([offer(after, seat) for seat in after.actors()]))


async def tell(house: House, table: Table, person: Person, words: dict[int | None, object]) -> int:
    """What the sockets of all seats and of an onlooker are sent; how much that is."""
    size = 0
    for seat in (*range(SEATS), None):
        past = await history.past(house, table, table.facts.seq - 1)
        told = tuple([one for one in [table.event(each, seat) for each in past] if one])
        whose, new = person.id if seat is not None else None, words.get(seat) is not table.words
        seen = scene(table, whose, seat, house.now(), words=new)
        size += len(msgspec.json.encode(Push(table.facts.seq, told, seen)))
        words[seat] = table.words
    return size


def scaled(times: Sequence[Timed]) -> Iterator[Timed]:
    """Microseconds on the machine of reference."""
    for number, one in enumerate(times):
        near = times[max(0, number - AROUND) : number + AROUND + 1]
        speed = TURNS / median([other.loop for other in near]) / REFERENCE * 1e6
        yield Timed(one.game * speed, one.acted * speed, one.told * speed, one.loop * speed, one.at)


def spread(times: Sequence[float]) -> str:
    """Median and 99th percentile."""
    parts = quantiles(times, n=100)
    return f"{parts[49]:>8.0f}{parts[98]:>8.0f}"


async def moves_of(name: str, number: int) -> list[Timed]:
    """So many games, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        store = Later(store_for(str(Path(folder) / "moves.sqlite")))
        await store.open()
        house = House(store)
        await house.open()
        person = await newcomer(store.store, "Greta")
        games = [await play(house, store, name, person, seed) for seed in range(number)]
        await store.close()
    return [one for game in games for one in game]


def row(name: str, times: Sequence[Timed]) -> str:
    """All moves of a game, by what they are made of and by the thirds of the game."""
    moves = list(scaled(times))
    parts = [
        [one.game for one in moves],
        *[[one.game for one in moves if third <= 3 * one.at < third + 1] for third in range(3)],
        [one.acted + one.told for one in moves],
        [one.acted for one in moves],
        [one.told for one in moves],
    ]
    columns = "".join([spread(part) for part in parts])
    return f"{name + f', {len(moves)} moves':<28}{columns}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", nargs="+", default=list(GAMES))
    asked.add_argument("--number", type=int, default=6, help="of games of each")
    given = asked.parse_args()
    import_module("footplate.games")
    tidy_rarely()
    heads = ("game", "first third", "second third", "last third", "whole", "acting", "telling")
    print(f"{'microseconds, p50 and p99':<28}{''.join([f'{head:>16}' for head in heads])}")
    for name in given.games:
        print(row(name, asyncio.run(moves_of(name, given.number))))


if __name__ == "__main__":
    main()

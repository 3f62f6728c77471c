"""A house on a store of its own, people who sit down in it, and a clock that only the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from footplate.server import acting, making, seating
from footplate.server.decline import Declined
from footplate.server.house import House
from footplate.server.moment import now
from footplate.server.people.person import Person
from footplate.server.store import Row, Store
from footplate.server.table import Table
from footplate.server.terms import Terms
from footplate.server.wire.play import Act, Done
from footplate.server.wire.tables import NewTable, SeatWish
from tests.server.databases import newcomer, opened

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
GAMES = ("volldampf", "steam", "steamrollers", "days-of-steam")
ALL = ("person", "tables", "seat", "event", "snapshot", "note", "result", "rating", "notice")

_KEYS = count(1)


def key() -> str:
    """A key that no request has had."""
    return f"key-{next(_KEYS)}"


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = now() + HOUR  # later than whatever tells the time by itself

    def __call__(self) -> int:
        return self.now

    def passes(self, milliseconds: int) -> None:
        """Later."""
        self.now += milliseconds


class World:
    """A house, its store and its time."""

    def __init__(self, store: Store, time: Time, idle: float = 60.0) -> None:
        self.store = store
        self.time = time
        self.house = House(store, idle, time)

    async def neighbour(self) -> World:
        """Another process on the same store."""
        world = World(self.store, self.time)
        await world.house.open()
        return world

    async def person(self, name: str) -> Person:
        """Somebody new."""
        return await newcomer(self.store, name)

    async def make(self, host: Person, game: str, seats: str, **more: Any) -> tuple[Table, dict[int, str]]:
        """A table with such seats: me, open, invited, or the name of a bot."""
        return await making.create(self.house, host, wish(game, seats, **more))

    async def table(self, game: str, *persons: Person, bots: str = "", **terms: Any) -> str:
        """A running table with these people in this order, and bots after them."""
        host, *others = persons
        made, _ = await self.make(host, game, " ".join(["me", *["open"] * len(others), bots]), terms=terms)
        for seat, one in enumerate(others, 1):
            await seating.join(self.house, made.id, one, seat, None)
        return made.id

    async def act(self, id: str, person: Person, action: Any, **more: Any) -> Done:
        """Act on the latest news."""
        table = await self.house.table(id)
        request = {"expected": table.facts.entries, "key": key(), "action": action, **more}
        return await acting.act(self.house, id, person, Act(**request))

    async def step(self, id: str, persons: list[Person], rng: Random) -> bool:
        """Some person who may decide does, at random; False if nobody can."""
        table = await self.house.table(id)
        able = [
            (seat, one)
            for seat in table.actors()
            for one in persons
            if table.chairs[seat].person == one.id and table.chairs[seat].bot is None
        ]
        if table.facts.phase != "running" or not able:
            return False
        seat, who = rng.choice(able)
        await self.act(id, who, table.notation.write(rng.choice(table.legal(seat))), seat=seat)
        return True

    async def play(self, id: str, persons: list[Person], rng: Random, most: int = 5000) -> Table:
        """So many decisions at random, or all."""
        for _ in range(most):
            if not await self.step(id, persons, rng):
                break
        return await self.house.table(id)

    async def rows(self) -> dict[str, list[Row]]:
        """All that is stored."""
        return {name: sorted(await self.store.rows(f"select * from {name}"), key=repr) for name in ALL}

    async def kinds(self, id: str) -> list[str]:
        """What kinds of things happened at a table, in order."""
        rows = await self.store.rows("select kind from event where table_id = $1 order by seq", id)
        return [kind for (kind,) in rows]


def wish(game: str, seats: str, **more: Any) -> NewTable:
    """The request for a table with such seats."""
    kinds = ("me", "open", "invited")
    wishes = [SeatWish(one) if one in kinds else SeatWish("bot", one) for one in seats.split()]  # type: ignore[arg-type]
    more["terms"] = msgspec.convert(more.get("terms", {}), Terms)
    return NewTable(game, tuple(wishes), **more)


@asynccontextmanager
async def world(address: str, idle: float = 60.0) -> AsyncIterator[World]:
    """A house for as long as it is needed."""
    async with opened(address) as store:
        found = World(store, Time(), idle)
        await found.house.open()
        yield found


@contextmanager
def declined(status: int, code: str) -> Iterator[Any]:
    """What happens inside is declined so."""
    with pytest.raises(Declined) as problem:
        yield problem
    assert (problem.value.status, problem.value.problem.code) == (status, code)
    assert problem.value.problem.detail
    assert "\n" not in problem.value.problem.detail


@asynccontextmanager
async def unchanged(one: World) -> AsyncIterator[None]:
    """What happens inside stores nothing."""
    before = await one.rows()
    yield
    assert await one.rows() == before


def seat_kinds(table: Table) -> list[str]:
    """What each seat of a table is: open, invited, a person or a bot."""
    return [one.kind for one in table.chairs]


async def finished(one: World, ada: Person, seats: str = "me me", **more: Any) -> str:
    """A game that one person played on one device."""
    table, _ = await one.make(ada, "volldampf", seats, **more)
    assert (await one.play(table.id, [ada], Random(1))).facts.phase == "over"
    return table.id

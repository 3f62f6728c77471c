"""A small world for the tests: a clock turned by hand, a letter box, and tables that stand in the store."""

from __future__ import annotations

from typing import Any

from argon2 import PasswordHasher

from footplate.server.people.accounts import Accounts, Letter
from footplate.server.people.passwords import Passwords
from footplate.server.people.person import Person
from footplate.server.people.sessions import Sessions
from footplate.server.store import Change, Row, Store

PASSWORD = "correct horse"


def quick() -> PasswordHasher:
    """Hashes that cost next to nothing."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class World:
    """Accounts and sessions over a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at = 1_800_000_000_000
        self.letters: list[Letter] = []
        self.accounts = Accounts(store, Passwords(quick()), self._post, self.clock)
        self.sessions = Sessions(store, self.clock)

    def clock(self) -> int:
        return self.at

    async def _post(self, letter: Letter) -> None:
        self.letters.append(letter)

    async def guest(self, name: str = "a guest") -> Person:
        person = await self.accounts.guest(name)
        assert isinstance(person, Person)
        return person

    async def account(self, name: str = "Ada", password: str = PASSWORD) -> Person:
        person = await self.accounts.register(await self.guest(), name, password)
        assert isinstance(person, Person)
        return person

    async def table(self, name: str, host: Person, *seats: Person | None, phase: str = "running") -> str:
        """A table with a seat for each; None is a bot's."""
        await self.insert(
            "tables",
            id=name,
            game="steam",
            ruleset=1,
            options="{}",
            terms="{}",
            phase=phase,
            host=host.id,
            created=self.at,
            changed=self.at,
            seq=3,
            entries=2,
        )
        for number, person in enumerate(seats):
            kind = "bot" if person is None else "person"
            who = None if person is None else person.id
            row = {"table_id": name, "seat": number, "kind": kind, "person": who}
            await self.insert("seat", **row, clock="{}", orders="[1]", seen=0)
        return name

    async def event(self, table: str, seq: int, person: Person, kind: str, data: str, key: str) -> None:
        row = {"table_id": table, "seq": seq, "at": self.at, "kind": kind, "person": person.id}
        await self.insert("event", **row, key=key, first=0, count=0, data=data)

    async def result(self, table: str, seat: int, person: Person, rank: int) -> None:
        row = {"table_id": table, "seat": seat, "person": person.id, "game": "steam", "players": 2}
        await self.insert("result", **row, rank=rank, points=10, rated=1, ended=self.at)

    async def note(self, table: str, person: Person, text: str) -> None:
        await self.insert("note", table_id=table, person=person.id, text=text)

    async def notice(self, table: str, person: Person, since: int) -> None:
        await self.insert("notice", table_id=table, person=person.id, since=since)

    async def rating(self, person: Person, game: str, mu: float, games: int) -> None:
        await self.insert("rating", person=person.id, game=game, mu=mu, sigma=2.0, games=games)

    async def insert(self, into: str, **row: Any) -> None:
        places = ", ".join([f"${number}" for number in range(1, len(row) + 1)])
        sql = f"insert into {into} ({', '.join(row)}) values ({places})"
        await self.store.commit([Change(sql, tuple(row.values()))])

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self.store.rows(sql, *values)]

    async def count(self, table: str, person: Person) -> int:
        """How many rows of a table name the person."""
        ((number,),) = await self.rows(f"select count(*) from {table} where person = $1", person.id)
        assert isinstance(number, int)
        return number

"""Desks: a desk with people who are awaited, a mail server and a web server that keep what they get."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from footplate.server.notices.desk import Desk
from footplate.server.notices.mail import Mail
from footplate.server.notices.webhook import Webhook
from footplate.server.store import Change, Store
from tests.server.databases import opened
from tests.server.notices.hook import Hook, hook
from tests.server.notices.sink import Sink, sink

START = 1_800_000_000_000
MINUTE = 60_000
PUBLIC = "https://play.example.org/"


class House:
    """A store with people and tables, a mail server, a web server, and a clock that stands still."""

    def __init__(self, store: Store, letters: Sink, posts: Hook) -> None:
        self.store = store
        self.letters = letters
        self.posts = posts
        self.now = START
        self.webhook = Webhook(allow_private=True)

    def desk(self, **others: Any) -> Desk:
        parts: dict[str, Any] = {
            "store": self.store,
            "mail": Mail(f"smtp://127.0.0.1:{self.letters.port}?tls=none", "table@example.org"),
            "webhook": self.webhook,
            "public_url": PUBLIC,
            "clock": lambda: self.now,
        }
        return Desk(**(parts | others))

    @property
    def hook(self) -> str:
        return f"http://127.0.0.1:{self.posts.port}/"

    async def person(self, id: str, *, notices: Any = None, **others: Any) -> None:
        """Somebody with a confirmed address who wants letters after a minute, unless told otherwise."""
        settings = {"language": "en", "notices": notices or {"email": True, "patience": 60}}
        row = {
            "id": id,
            "name": id,
            "guest": 0,
            "created": 0,
            "seen": 0,
            "email": f"{id}@example.com",
            "email_confirmed": 1,
            "settings": json.dumps(settings),
        }
        await self.insert("person", row | others)

    async def awaited(self, person: str, *tables: str, since: int = START, seen: int = 0) -> None:
        """Tables where it has been that person's turn since then."""
        for table in tables:
            await self.insert(
                "tables",
                {
                    "id": table,
                    "game": "volldampf",
                    "ruleset": 1,
                    "options": "{}",
                    "terms": "{}",
                    "phase": "running",
                    "host": person,
                    "created": 0,
                    "changed": 0,
                    "seq": 0,
                    "entries": 0,
                },
            )
            seat = {
                "table_id": table,
                "seat": 0,
                "kind": "person",
                "person": person,
                "clock": "{}",
                "orders": "{}",
            }
            await self.insert("seat", seat | {"seen": seen})
            await self.insert("notice", {"person": person, "table_id": table, "since": since})

    async def insert(self, table: str, row: dict[str, Any]) -> None:
        places = ", ".join([f"${number}" for number in range(1, len(row) + 1)])
        sql = f"insert into {table} ({', '.join(row)}) values ({places})"
        await self.store.commit([Change(sql, tuple(row.values()))])

    async def change(self, sql: str, *values: Any) -> None:
        await self.store.commit([Change(sql, values)])

    async def sent(self) -> dict[str, int | None]:
        return dict(await self.store.rows("select table_id, sent from notice"))

    @property
    def told(self) -> list[str]:
        """Who got a letter, in order of the alphabet."""
        return sorted([letter.recipients[0].partition("@")[0] for letter in self.letters.received])

    @property
    def body(self) -> str:
        """What the last letter says."""
        text: str = self.letters.received[-1].message.get_content()
        return text


def in_file(folder: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite:///{folder / 'house.db'}"


@asynccontextmanager
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as store, sink() as letters, hook() as posts:
        home = House(store, letters, posts)
        yield home
        home.webhook.close()

"""Who is awaited and not looking is told once, of all tables together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from footplate.server.notices.desk import PAUSE, Desk
from footplate.server.notices.mail import Mail
from footplate.server.notices.webhook import Webhook
from footplate.server.store import Change, Store, Unavailable
from footplate.server.store.sqlite import Sqlite
from tests.server.databases import opened
from tests.server.notices.hook import OK, Hook, hook
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


def test_a_person_is_told_when_their_patience_is_over_and_not_before(address: str) -> None:
    async def course() -> None:
        async with house(address) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            desk = home.desk()
            home.now = START + MINUTE - 1
            await desk.round()
            assert home.told == []
            home.now += 1
            await desk.round()
            assert home.told == ["ann"]
            assert await home.sent() == {"t1": home.now}
            message = home.letters.received[0].message
            assert message["Subject"] == "It is your turn at Volldampf"
            assert message["List-Unsubscribe"] == "<https://play.example.org/settings>"
            assert "Volldampf: https://play.example.org/tables/t1\n" in home.body
            assert "https://play.example.org/settings" in home.body

    asyncio.run(course())


def test_each_person_has_a_patience_of_their_own(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"email": True, "patience": 120})
            await home.person("bob", notices={"email": True, "patience": 60})
            await home.awaited("ann", "t1")
            await home.awaited("bob", "t2")
            desk = home.desk()
            home.now = START + 2 * MINUTE - 1
            await desk.round()
            assert home.told == ["bob"]
            home.now += 1
            await desk.round()
            assert home.told == ["ann", "bob"]

    asyncio.run(course())


def test_all_tables_of_a_person_stand_in_one_letter(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1", "t2")
            await home.awaited("ann", "t3", since=START + MINUTE - 1)
            home.now = START + MINUTE
            await home.desk().round()
            assert home.told == ["ann"]
            assert home.letters.received[0].message["Subject"] == "It is your turn at 3 tables"
            assert [table for table in ("t1", "t2", "t3") if f"/tables/{table}\n" in home.body] == [
                "t1",
                "t2",
                "t3",
            ]
            assert set((await home.sent()).values()) == {home.now}

    asyncio.run(course())


def test_of_very_many_tables_only_the_first_are_listed(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"webhook": home.hook, "patience": 60})
            await home.awaited("ann", *[f"t{number:02}" for number in range(13)])
            home.now = START + MINUTE
            await home.desk().round()
            [posted] = home.posts.posted
            assert len(posted.document["tables"]) == 10
            assert posted.document["text"].startswith("It is your turn at 13 tables:\n")
            assert posted.document["text"].endswith("\nand 3 more")
            assert len(posted.document["content"]) < 2000
            assert None not in (await home.sent()).values()

    asyncio.run(course())


def test_who_was_told_is_told_nothing_more_of_the_same_turn(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            desk = home.desk()
            for minutes in range(1, 100):
                home.now = START + minutes * MINUTE
                await desk.round()
            assert home.told == ["ann"]

    asyncio.run(course())


@pytest.mark.parametrize("same_desk", [True, False])
def test_a_person_gets_one_letter_in_the_time_of_their_patience(address: str, same_desk: bool) -> None:
    async def course() -> None:
        async with house(address) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            # They look at this one when the first letter goes out, so it is left out of it.
            await home.awaited("ann", "t2", seen=START + MINUTE)
            first = home.desk()
            home.now = START + MINUTE
            await first.round()
            assert await home.sent() == {"t1": home.now, "t2": None}
            await home.change("update seat set seen = 0 where table_id = 't2'")
            then = first if same_desk else home.desk()
            home.now = START + 2 * MINUTE - 1
            await then.round()
            assert home.told == ["ann"]
            home.now += 1
            await then.round()
            assert home.told == ["ann", "ann"]
            assert "/tables/t2\n" in home.body
            assert "/tables/t1\n" not in home.body

    asyncio.run(course())


def test_the_time_of_peace_holds_even_if_the_first_table_was_seen_to(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            await home.awaited("ann", "t2", seen=START + MINUTE)
            desk = home.desk()
            home.now = START + MINUTE
            await desk.round()
            await home.change("delete from notice where table_id = 't1'")
            await home.change("update seat set seen = 0 where table_id = 't2'")
            home.now = START + 2 * MINUTE - 1
            await desk.round()
            assert home.told == ["ann"]
            home.now += 1
            await desk.round()
            assert home.told == ["ann", "ann"]

    asyncio.run(course())


def test_the_next_turn_at_a_table_is_told_again(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            desk = home.desk()
            home.now = START + MINUTE
            await desk.round()
            await home.change("delete from notice where table_id = 't1'")
            await home.insert("notice", {"person": "ann", "table_id": "t1", "since": home.now})
            home.now += MINUTE
            await desk.round()
            assert home.told == ["ann", "ann"]

    asyncio.run(course())


def test_who_is_looking_at_the_table_is_not_told(address: str) -> None:
    async def course() -> None:
        async with house(address) as home:
            await home.person("ann")
            await home.awaited("ann", "t1", seen=START + 4 * MINUTE)
            desk = home.desk()
            home.now = START + 5 * MINUTE - 1
            await desk.round()
            assert home.told == []
            home.now += 1
            await desk.round()
            assert home.told == ["ann"]

    asyncio.run(course())


@pytest.mark.parametrize(
    "others",
    [
        {"guest": 1},
        {"deleted": 1},
        {"email_confirmed": 0},
        {"email": None},
        {"notices": {"email": False, "patience": 60}},
        {"notices": {"email": True, "patience": 59}},
        {"notices": {"email": True, "patience": "soon"}},
        {"notices": {"patience": 60}},
        {"settings": "{}"},
        {"settings": "not a document"},
    ],
)
def test_who_cannot_or_will_not_be_written_to_is_not(tmp_path: Path, others: dict[str, Any]) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", **others)
            await home.awaited("ann", "t1")
            home.now = START + 10_000 * MINUTE
            await home.desk().round()
            assert home.told == []
            assert await home.sent() == {"t1": None}

    asyncio.run(course())


def test_guests_are_told_by_a_webhook_alone(address: str) -> None:
    async def course() -> None:
        async with house(address) as home:
            await home.person("ann", guest=1, notices={"email": True, "webhook": home.hook, "patience": 60})
            await home.awaited("ann", "t1")
            home.now = START + MINUTE
            await home.desk().round()
            assert (home.told, len(home.posts.posted)) == ([], 1)

    asyncio.run(course())


def test_a_way_that_the_house_does_not_have_is_not_taken(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.person("bob", notices={"webhook": home.hook, "patience": 60})
            await home.awaited("ann", "t1")
            await home.awaited("bob", "t2")
            home.now = START + MINUTE
            await home.desk(mail=None, webhook=None).round()
            assert set((await home.sent()).values()) == {None}

    asyncio.run(course())


def test_who_wants_both_a_letter_and_a_post_gets_both(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"email": True, "webhook": home.hook, "patience": 60})
            await home.awaited("ann", "t1")
            home.now = START + MINUTE
            await home.desk().round()
            assert home.told == ["ann"]
            [posted] = home.posts.posted
            assert (
                posted.document["text"] == "It is your turn:\nVolldampf: https://play.example.org/tables/t1"
            )
            where = "https://play.example.org/tables/t1"
            assert posted.document["tables"] == [{"id": "t1", "game": "Volldampf", "url": where}]

    asyncio.run(course())


def test_who_heard_in_one_way_is_not_told_again_because_the_other_failed(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"email": True, "webhook": home.hook, "patience": 60})
            await home.awaited("ann", "t1")
            home.posts.answer = b"HTTP/1.1 503 Unavailable\r\n\r\n"
            desk = home.desk()
            for minutes in range(1, 10):
                home.now = START + minutes * MINUTE
                await desk.round()
            assert home.told == ["ann"]
            assert len(home.posts.posted) == 1

    asyncio.run(course())


@pytest.mark.parametrize("language", ["xx", "en-GB", "../en", ""])
def test_who_speaks_another_language_is_told_in_english(tmp_path: Path, language: str) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            settings = {"language": language, "notices": {"email": True, "patience": 60}}
            await home.person("ann", settings=json.dumps(settings))
            await home.awaited("ann", "t1")
            home.now = START + MINUTE
            await home.desk().round()
            assert home.body.startswith("It is your turn:\n")

    asyncio.run(course())


def test_a_game_that_is_no_longer_there_goes_by_its_name(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            await home.change("update tables set game = 'lost-game'")
            home.now = START + MINUTE
            await home.desk().round()
            assert "lost-game: https://" in home.body

    asyncio.run(course())


def test_several_desks_tell_everybody_once(address: str) -> None:
    async def course() -> None:
        async with house(address) as home:
            people = [f"person{number:02}" for number in range(20)]
            for person in people:
                await home.person(person)
                await home.awaited(person, f"{person}-a", f"{person}-b")
            home.now = START + MINUTE
            async with AsyncExitStack() as others:
                # SQLite is for one process; there, the desks share a store.
                shared = address.startswith("sqlite")
                stores = [
                    home.store if shared else await others.enter_async_context(opened(address))
                    for _ in range(4)
                ]
                desks = [home.desk(store=store) for store in stores]
                await asyncio.gather(*[desk.round() for desk in desks], *[desk.round() for desk in desks])
            assert home.told == people

    asyncio.run(course())


class Interrupted(Sqlite):
    """A store where something happens right before the first transaction that was not foreseen."""

    meanwhile: Change | None = None

    async def commit(self, changes: Any, notes: Any = ()) -> None:
        """As ever, after what happens meanwhile."""
        first, self.meanwhile = self.meanwhile, None
        if first is not None:
            await super().commit([first])
        await super().commit(changes, notes)


@pytest.mark.parametrize(
    "meanwhile",
    [
        "delete from notice where table_id = 't1'",
        "update notice set sent = 5 where table_id = 't2'",
        "update notice set since = since + 1 where table_id = 't1'",
    ],
)
def test_who_acts_or_is_told_meanwhile_is_not_told(tmp_path: Path, meanwhile: str) -> None:
    async def course() -> None:
        store = Interrupted(tmp_path / "house.db")
        await store.open()
        async with sink() as letters, hook() as posts:
            home = House(store, letters, posts)
            await home.person("ann")
            await home.awaited("ann", "t1", "t2")
            home.now = START + MINUTE
            store.meanwhile = Change(meanwhile)
            await home.desk().round()
            assert home.told == []
            assert home.now not in (await home.sent()).values()
            home.webhook.close()
        await store.close()

    asyncio.run(course())


def test_a_failed_letter_is_tried_again_after_pauses_that_grow(address: str) -> None:
    async def course() -> None:
        async with house(address) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            home.letters.say["mail"] = "451 later"
            desk = home.desk()
            home.now = START + MINUTE
            await desk.round()
            assert await home.sent() == {"t1": None}
            for tries in range(1, 4):
                home.now += PAUSE * 2 ** (tries - 1) - 1
                await desk.round()
                assert len(home.letters.greetings) == tries
                home.now += 1
                await desk.round()
                assert len(home.letters.greetings) == tries + 1
            home.letters.say.clear()
            home.now += PAUSE * 8
            await desk.round()
            assert home.told == ["ann"]
            assert await home.sent() == {"t1": home.now}

    asyncio.run(course())


def test_after_some_tries_it_is_left_at_that(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            home.letters.say["mail"] = "451 later"
            desk = home.desk(tries=3)
            home.now = START
            for _ in range(50):
                home.now += 10 * MINUTE
                await desk.round()
            assert len(home.letters.greetings) == 3
            assert None not in (await home.sent()).values()
            home.letters.say.clear()
            await home.awaited("ann", "t2", since=home.now)
            home.now += MINUTE
            await desk.round()
            assert home.told == ["ann"]

    asyncio.run(course())


def test_a_lasting_failure_is_not_tried_again(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"webhook": home.hook, "patience": 60})
            await home.awaited("ann", "t1")
            home.posts.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
            desk = home.desk()
            for minutes in range(1, 10):
                home.now = START + minutes * MINUTE
                await desk.round()
            assert len(home.posts.posted) == 1

    asyncio.run(course())


def test_a_webhook_into_the_house_itself_is_not_posted_to(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"webhook": home.hook, "patience": 60})
            await home.awaited("ann", "t1")
            home.now = START + MINUTE
            strict = Webhook(allow_private=False)
            await home.desk(webhook=strict).round()
            strict.close()
            assert home.posts.connections == 0

    asyncio.run(course())


def test_one_who_cannot_be_reached_holds_up_nobody_else(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann", notices={"webhook": home.hook, "patience": 60})
            await home.person("bob")
            await home.awaited("ann", "t1")
            await home.awaited("bob", "t2")
            home.posts.answer = b""
            home.now = START + MINUTE
            slow = Webhook(allow_private=True, timeout=60)
            running = asyncio.create_task(home.desk(webhook=slow, at_once=2).run(every=0.01))
            while not (home.told and home.posts.posted):
                await asyncio.sleep(0.01)
            await home.person("cid")
            await home.awaited("cid", "t3")
            while len(home.told) < 2:
                await asyncio.sleep(0.01)
            assert home.told == ["bob", "cid"]
            assert len(home.posts.posted) == 1
            running.cancel()
            slow.close()
            home.posts.hang_up()
            with pytest.raises(asyncio.CancelledError):
                await running

    asyncio.run(course())


def test_who_waits_to_be_told_does_not_stand_in_the_line_twice(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            looks = 0

            def clock() -> int:
                nonlocal looks
                looks += 1
                return home.now

            for person in ("ann", "bob"):
                await home.person(person, notices={"webhook": home.hook, "patience": 60})
                await home.awaited(person, f"table of {person}")
            home.posts.answer = b""
            home.now = START + MINUTE
            slow = Webhook(allow_private=True, timeout=60)
            running = asyncio.create_task(home.desk(webhook=slow, at_once=1, clock=clock).run(every=0.01))
            while not home.posts.posted:
                await asyncio.sleep(0.01)
            tasks, looks = len(asyncio.all_tasks()), 0
            while looks < 5:
                await asyncio.sleep(0.01)
            assert len(asyncio.all_tasks()) == tasks
            home.posts.answer = OK
            home.posts.hang_up()
            while len(home.posts.posted) < 2:
                await asyncio.sleep(0.01)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running
            slow.close()

    asyncio.run(course())


class Shaky(Sqlite):
    """A store that is away for its first questions."""

    away = 0

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """As ever, once it is back."""
        self.away -= 1
        if self.away >= 0:
            raise Unavailable("away")
        return await super().rows(sql, *values)


def test_a_desk_goes_on_when_the_database_is_back(tmp_path: Path) -> None:
    async def course() -> None:
        store = Shaky(tmp_path / "house.db")
        await store.open()
        async with sink() as letters, hook() as posts:
            home = House(store, letters, posts)
            await home.person("ann")
            await home.awaited("ann", "t1")
            home.now = START + MINUTE
            store.away = 3
            running = asyncio.create_task(home.desk().run(every=0.01))
            while not home.told:
                await asyncio.sleep(0.01)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running
            assert store.away < 0
            assert await home.sent() == {"t1": home.now}
            home.webhook.close()
        await store.close()

    asyncio.run(course())


def test_a_desk_that_is_stopped_finishes_the_letter_it_has_begun(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(in_file(tmp_path)) as home:
            await home.person("ann")
            await home.awaited("ann", "t1")
            home.now = START + MINUTE
            running = asyncio.create_task(home.desk().run(every=0.01))
            while await home.sent() != {"t1": home.now}:
                await asyncio.sleep(0)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running
            assert home.told == ["ann"]

    asyncio.run(course())

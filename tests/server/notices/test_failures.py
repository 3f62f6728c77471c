"""What happens meanwhile, fails or hangs: nobody is told twice, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from footplate.server.notices.desk import PAUSE
from footplate.server.notices.webhook import Webhook
from footplate.server.store import Change, Unavailable
from footplate.server.store.sqlite import Sqlite
from tests.server.notices.desks import MINUTE, START, House, house, in_file
from tests.server.notices.hook import OK, hook
from tests.server.notices.sink import sink


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

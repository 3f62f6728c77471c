"""Who is awaited and not looking is told once, of all tables together."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import opened
from tests.server.notices.desks import MINUTE, START, house, in_file


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

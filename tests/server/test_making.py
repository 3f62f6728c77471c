"""Making: tables are made as they were wished for, once for each request, and made again after the end."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from footplate.server import making, seating
from footplate.server.people.person import Person
from footplate.server.wire.tables import NewTable, SeatWish
from tests.server.houses import World, declined, finished, seat_kinds, unchanged, wish

pytestmark = pytest.mark.anyio


async def over(one: World, *persons: Person, bots: str = "", **terms: Any) -> str:
    """A game that was played to its end."""
    id = await one.table("volldampf", *persons, bots=bots, **terms)
    table = await one.play(id, list(persons), Random(1))
    assert table.facts.phase == "over"
    return id


async def test_a_table_has_the_seats_that_were_wished_for(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    table, tokens = await anywhere.make(ada, "volldampf", "me open invited greedy me")
    assert seat_kinds(table) == ["person", "open", "invited", "bot", "person"]
    assert [one.bot for one in table.chairs] == [None, None, None, "greedy", None]
    assert table.seats_of(ada.id) == (0, 4)
    assert list(tokens) == [2]
    assert table.facts.phase == "waiting"
    assert table.facts.host == ada.id


async def test_a_table_at_which_nobody_is_missing_starts_at_once_in_one_transaction(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    table, _ = await anywhere.make(ada, "volldampf", "me greedy")
    assert table.facts.phase == "running"
    assert (await anywhere.kinds(table.id))[:3] == ["created", "started", "moves"]
    loaded = await (await anywhere.neighbour()).house.table(table.id)
    assert loaded.facts == table.facts
    assert loaded.chairs == table.chairs
    assert loaded.running.state == table.running.state


async def test_a_full_table_waits_for_its_host_where_that_is_agreed(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me open", terms={"starts_when_full": False})
    joined = await seating.join(here.house, table.id, bea, None, None)
    assert joined.facts.phase == "waiting"
    async with unchanged(here):
        with declined(403, "not-the-host"):
            await seating.start(here.house, table.id, bea)
    assert (await seating.start(here.house, table.id, ada)).facts.phase == "running"
    with declined(409, "not-waiting"):
        await seating.start(here.house, table.id, ada)


async def test_a_game_with_open_seats_is_not_started(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me open")
    async with unchanged(here):
        with declined(409, "seats-open"):
            await seating.start(here.house, table.id, ada)


async def test_several_seats_on_one_device_are_all_played_by_who_made_the_table(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me me")
    assert table.facts.phase == "running"
    while len((await here.house.table(table.id)).actors()) == 1:
        assert await here.step(table.id, [ada], Random(3))
    async with unchanged(here):
        with declined(400, "bad-request") as problem:
            await here.act(table.id, ada, "bid 0")
    assert "say which" in problem.value.problem.detail


async def test_the_host_of_bots_only_looks_on(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "steamrollers", "random random")
    assert table.facts.phase == "running"
    assert table.seats_of(ada.id) == ()
    with declined(403, "not-at-the-table"):
        await here.act(table.id, ada, "pass")


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        (wish("whist", "me me"), "there is no game 'whist'"),
        (wish("volldampf", "me"), "Volldampf is for 2 to 6 players, not 1"),
        (wish("volldampf", "me " * 7), "not 7"),
        (wish("volldampf", "me me", options={"colour": "red"}), "has no option 'colour'"),
        (wish("volldampf", "me me", options={"start_player": 9}), "a seat from 1 to 2"),
        (wish("volldampf", "me deep-blue"), "there is no bot 'deep-blue'"),
        (NewTable("volldampf", (SeatWish("me"), SeatWish("bot"))), "which bot"),
        (NewTable("volldampf", (SeatWish("me"), SeatWish("open", "greedy"))), "not a bot's"),
        (NewTable("volldampf", (SeatWish("me"), SeatWish("bot", "mine"))), "there is no bot 'mine'"),
        (wish("volldampf", "me me", terms={"stand_in": "nobody"}), "there is no bot 'nobody'"),
        (wish("steam", "me me me", options={"map": "atlantis"}), "There is no map 'atlantis'"),
        (wish("steam", "me me me", options={"map": "id ="}), "not TOML"),
    ],
)
async def test_what_cannot_be_is_refused_in_one_sentence(
    here: World, request_: NewTable, sentence: str
) -> None:
    ada = await here.person("Ada")
    async with unchanged(here):
        with declined(400, "bad-request") as problem:
            await making.create(here.house, ada, request_)
    assert sentence in problem.value.problem.detail


async def test_a_request_with_the_same_key_makes_one_table(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    request = wish("volldampf", "me open", key="k")
    made = await asyncio.gather(*[making.create(anywhere.house, ada, request) for _ in range(4)])
    later, _ = await making.create(anywhere.house, ada, request)
    assert {table.id for table, _ in made} == {later.id}
    other, _ = await making.create(anywhere.house, bea, request)
    assert other.id != later.id
    assert len(await anywhere.store.rows("select id from tables")) == 2


@pytest.mark.parametrize(
    "other",
    [
        wish("steamrollers", "me open", key="k"),
        wish("volldampf", "me open open", key="k"),
        wish("volldampf", "me open", key="k", options={"start_player": 2}),
        wish("volldampf", "me open", key="k", terms={"public": False}),
    ],
)
async def test_a_key_makes_no_other_table(here: World, other: NewTable) -> None:
    ada = await here.person("Ada")
    await making.create(here.house, ada, wish("volldampf", "me open", key="k"))
    async with unchanged(here):
        with declined(409, "key-used"):
            await making.create(here.house, ada, other)


async def test_a_running_table_made_with_a_key_is_answered_again_as_it_is_now(here: World) -> None:
    ada = await here.person("Ada")
    request = wish("volldampf", "me me", key="k")
    table, _ = await making.create(here.house, ada, request)
    await here.play(table.id, [ada], Random(1), 3)
    again, _ = await making.create(here.house, ada, request)
    assert again.facts.entries > table.facts.entries


async def test_nobody_fills_the_house(here: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "TABLES_A_PERSON", 2)
    ada = await here.person("Ada")
    first, _ = await making.create(here.house, ada, wish("volldampf", "me open", key="1"))
    await here.make(ada, "volldampf", "me open")
    async with unchanged(here):
        with declined(409, "too-many-tables"):
            await here.make(ada, "volldampf", "me open")
        assert (await making.create(here.house, ada, wish("volldampf", "me open", key="1")))[0].id == first.id
    await seating.close(here.house, first.id, ada)
    await here.make(ada, "volldampf", "me open")


async def test_a_table_is_made_although_the_whole_content_was_replaced_meanwhile(here: World) -> None:
    ada = await here.person("Ada")
    here.house.epoch = "another"
    table, _ = await here.make(ada, "volldampf", "me open")
    assert await here.store.rows("select id from tables") == [(table.id,)]


# Playing again


async def test_there_is_one_rematch_however_many_ask_for_it_at_once(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    id = await over(anywhere, ada, bea, stand_in="greedy")
    worlds = [anywhere, await anywhere.neighbour()]
    for one in worlds:
        await one.house.table(id)
    asked = [(one, who) for one in worlds for who in (ada, bea)]
    made = await asyncio.gather(*[making.rematch(one.house, id, who) for one, who in asked])
    assert len({table.id for table in made}) == 1
    assert sorted(await anywhere.store.rows("select id from tables")) == sorted([(id,), (made[0].id,)])
    assert (await anywhere.kinds(id)).count("rematch") == 1
    assert (await anywhere.house.table(id)).facts.successor == made[0].id
    assert made[0].facts.terms.stand_in == "greedy"


async def test_the_seats_of_a_rematch_are_kept_and_it_starts_when_all_sit(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await over(here, ada, bea)
    new = await making.rematch(here.house, id, bea)
    assert seat_kinds(new) == ["invited", "person"]
    assert (new.facts.host, new.chairs[0].person) == (bea.id, ada.id)
    async with unchanged(here):
        for seat in (None, 0):
            with declined(409, "no-seat"):
                await seating.join(here.house, new.id, cleo, seat, None)
    begun = await seating.join(here.house, new.id, ada, None, None)
    assert begun.facts.phase == "running"
    assert begun.seats_of(ada.id) == (0,)
    assert begun.facts.seed != (await here.house.table(id)).facts.seed


async def test_a_rematch_of_one_device_against_bots_starts_at_once(here: World) -> None:
    ada = await here.person("Ada")
    id = await finished(here, ada)
    new = await making.rematch(here.house, id, ada)
    assert new.facts.phase == "running"
    assert new.seats_of(ada.id) == (0, 1)


async def test_a_rematch_waits_for_its_host_where_that_is_agreed(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "me me", terms={"starts_when_full": False})
    await seating.start(here.house, table.id, ada)
    await here.play(table.id, [ada], Random(1))
    assert (await making.rematch(here.house, table.id, ada)).facts.phase == "waiting"


async def test_who_had_several_seats_gets_all_of_them_again(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me me open")
    await seating.join(here.house, table.id, bea, None, None)
    await here.play(table.id, [ada, bea], Random(1))
    new = await making.rematch(here.house, table.id, bea)
    joined = await seating.join(here.house, new.id, ada, None, None)
    assert joined.seats_of(ada.id) == (0, 1)
    assert joined.facts.phase == "running"


async def test_a_rematch_that_was_given_up_can_be_asked_for_again(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    id = await over(here, ada, bea)
    first = await making.rematch(here.house, id, ada)
    await seating.close(here.house, first.id, ada)
    second = await making.rematch(here.house, id, bea)
    assert second.id != first.id
    assert second.facts.phase == "waiting"


async def test_a_rematch_is_for_who_sat_there_and_after_the_end(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("volldampf", ada, bea)
    async with unchanged(here):
        with declined(409, "not-over"):
            await making.rematch(here.house, id, ada)
    await here.play(id, [ada, bea], Random(1))
    async with unchanged(here):
        with declined(403, "not-at-the-table"):
            await making.rematch(here.house, id, cleo)

"""Seating: tables are made, joined, left, started, given up and made again, by whom and as it should be."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from footplate.server import making, seating
from footplate.server.chair import CARETAKER
from footplate.server.decline import Declined
from footplate.server.house import NoSuchTable
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.terms import Vote
from footplate.server.wire.tables import NewTable, SeatWish
from tests.server.houses import DAY, MINUTE, SECOND, World, declined, unchanged, wish

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600}


def kinds(table: Table) -> list[str]:
    return [one.kind for one in table.chairs]


async def over(one: World, *persons: Person, bots: str = "", **terms: Any) -> str:
    """A game that was played to its end."""
    id = await one.table("volldampf", *persons, bots=bots, **terms)
    table = await one.play(id, list(persons), Random(1))
    assert table.facts.phase == "over"
    return id


# Making


async def test_a_table_has_the_seats_that_were_wished_for(anywhere: World) -> None:
    ada = await anywhere.person("Ada")
    table, tokens = await anywhere.make(ada, "volldampf", "me open invited greedy me")
    assert kinds(table) == ["person", "open", "invited", "bot", "person"]
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
        (wish("volldampf", "me me", terms={"stand_in": "nobody"}), "there is no bot 'nobody'"),
        (wish("steam", "me me me", options={"map": "atlantis"}), "not TOML"),
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


# Joining


async def test_the_first_open_seat_is_taken_or_the_one_that_is_named(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    table, _ = await here.make(ada, "volldampf", "me open open open")
    assert (await seating.join(here.house, table.id, bea, None, None)).seats_of(bea.id) == (1,)
    assert (await seating.join(here.house, table.id, cleo, 3, None)).seats_of(cleo.id) == (3,)
    async with unchanged(here):
        for seat in (1, 3, 9):
            with declined(409, "no-seat"):
                await seating.join(here.house, table.id, await here_is(here, "Ada"), seat, None)


async def here_is(one: World, name: str) -> Person:
    [(id,)] = await one.store.rows("select id from person where name = $1", name)
    return Person(id, name, True, 0)


async def test_who_joins_again_sits_where_they_sit(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me open open")
    joined = await seating.join(here.house, table.id, bea, None, None)
    async with unchanged(here):
        for seat in (None, 1):
            again = await seating.join(here.house, table.id, bea, seat, None)
            assert again.facts.seq == joined.facts.seq


@pytest.mark.parametrize("when_full", [True, False])
async def test_of_two_who_take_the_last_seat_at_once_one_sits(anywhere: World, when_full: bool) -> None:
    people = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    table, _ = await anywhere.make(people[0], "volldampf", "me open", terms={"starts_when_full": when_full})
    worlds = [anywhere, await anywhere.neighbour()]
    for one in worlds:
        await one.house.table(table.id)
    answers = await asyncio.gather(
        *[
            seating.join(one.house, table.id, who, None, None)
            for one, who in zip(worlds, people[1:], strict=True)
        ],
        return_exceptions=True,
    )
    [refused] = [one for one in answers if isinstance(one, Declined)]
    assert (refused.status, refused.problem.code) == (409, "no-seat")
    [sits] = [one for one in answers if isinstance(one, Table)]
    assert kinds(sits) == ["person", "person"]
    assert (await anywhere.kinds(table.id)).count("joined") == 1


async def test_an_invitation_gives_its_seat_once(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    table, tokens = await here.make(ada, "volldampf", "me open invited", terms={"starts_when_full": False})
    async with unchanged(here):
        with declined(403, "invitation"):
            await seating.join(here.house, table.id, bea, None, "no such token")
        with declined(409, "no-seat"):
            await seating.join(here.house, table.id, bea, 2, None)
    joined = await seating.join(here.house, table.id, bea, None, tokens[2])
    assert joined.seats_of(bea.id) == (2,)
    async with unchanged(here):
        with declined(403, "invitation"):
            await seating.join(here.house, table.id, cleo, None, tokens[2])
        again = await seating.join(here.house, table.id, bea, None, tokens[2])
        assert again.seats_of(bea.id) == (2,)


async def test_no_token_is_stored(here: World) -> None:
    ada = await here.person("Ada")
    _, tokens = await here.make(ada, "volldampf", "me invited")
    assert tokens[1] not in repr(await here.rows())


async def test_a_new_invitation_voids_the_old_one_in_every_process(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    table, tokens = await anywhere.make(ada, "volldampf", "me invited", terms={"public": False})
    elsewhere = await anywhere.neighbour()
    await elsewhere.house.table(table.id)
    token = await seating.invite(anywhere.house, table.id, ada, 1)
    with pytest.raises((NoSuchTable, Declined)):
        await seating.join(elsewhere.house, table.id, bea, None, tokens[1])
    assert (await seating.join(elsewhere.house, table.id, bea, None, token)).seats_of(bea.id) == (1,)


async def test_an_open_seat_can_be_kept_for_who_has_a_link(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me open")
    async with unchanged(here):
        with declined(403, "not-the-host"):
            await seating.invite(here.house, table.id, bea, 1)
        for seat in (0, 5):
            with declined(409, "no-seat"):
                await seating.invite(here.house, table.id, ada, seat)
    await seating.invite(here.house, table.id, ada, 1)
    with declined(409, "no-seat"):
        await seating.join(here.house, table.id, bea, None, None)


async def test_the_host_may_sit_down_at_a_private_table_of_their_own(here: World) -> None:
    ada = await here.person("Ada")
    table, _ = await here.make(ada, "volldampf", "greedy open open", terms={"public": False})
    assert (await seating.join(here.house, table.id, ada, None, None)).seats_of(ada.id) == (1,)


# Leaving before the game


async def test_a_seat_that_is_left_is_open_again(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    table, tokens = await here.make(ada, "volldampf", "me open invited")
    await seating.join(here.house, table.id, bea, None, tokens[2])
    left = await seating.leave(here.house, table.id, bea)
    assert kinds(left) == ["person", "open", "open"]
    assert (left.chairs[2].person, left.chairs[2].name) == (None, "")
    assert (await seating.join(here.house, table.id, cleo, 2, None)).seats_of(cleo.id) == (2,)
    async with unchanged(here):
        with declined(403, "not-at-the-table"):
            await seating.leave(here.house, table.id, bea)


async def test_a_table_without_its_host_goes_to_somebody_else_and_closes_with_the_last(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me open open")
    await seating.join(here.house, table.id, bea, None, None)
    left = await seating.leave(here.house, table.id, ada)
    assert (left.facts.host, left.facts.phase) == (bea.id, "waiting")
    left = await seating.leave(here.house, table.id, bea)
    assert left.facts.phase == "closed"
    async with unchanged(here):
        with declined(409, "not-waiting"):
            await seating.join(here.house, table.id, ada, None, None)


async def test_only_the_host_gives_up_a_table_and_only_before_it_starts(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me open open")
    await seating.join(here.house, table.id, bea, None, None)
    async with unchanged(here):
        with declined(403, "not-the-host"):
            await seating.close(here.house, table.id, bea)
    assert (await seating.close(here.house, table.id, ada)).facts.phase == "closed"
    id = await here.table("volldampf", ada, bea)
    async with unchanged(here):
        with declined(409, "not-waiting"):
            await seating.close(here.house, id, ada)


# Leaving during the game


async def test_a_bot_plays_on_for_who_leaves(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    id = await here.table("volldampf", ada, bea, stand_in="greedy")
    left = await seating.leave(here.house, id, bea)
    assert left.facts.phase == "running"
    assert (left.chairs[1].kind, left.chairs[1].person, left.chairs[1].bot) == ("person", None, "greedy")
    assert (await here.kinds(id))[-1] == "handed-over"
    assert left.recent[-1].by == bea.id
    with declined(403, "not-at-the-table"):
        await here.act(id, bea, "pass")


async def test_a_dropped_seat_only_passes_and_the_others_play_to_the_end(anywhere: World) -> None:
    people = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await anywhere.table("volldampf", *people, clock={"kind": "none", "flag": "drop"})
    left = await seating.leave(anywhere.house, id, people[1])
    assert left.chairs[1].bot == CARETAKER
    assert 1 not in left.actors()
    table = await anywhere.play(id, people, Random(2))
    assert table.facts.phase == "over"


async def test_a_table_that_nobody_is_left_at_is_given_up(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    id = await here.table("volldampf", ada, bea, bots="greedy")
    await seating.leave(here.house, id, ada)
    left = await seating.leave(here.house, id, bea)
    assert (left.facts.phase, left.facts.due) == ("closed", None)
    assert not left.bots()
    assert await here.store.rows("select * from notice") == []


async def test_who_leaves_gives_up_all_seats_of_one_device(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    table, _ = await here.make(ada, "volldampf", "me me open")
    await seating.join(here.house, table.id, bea, None, None)
    left = await seating.leave(here.house, table.id, ada)
    assert left.facts.phase == "running"
    assert [one.bot for one in left.chairs] == ["random", "random", None]
    assert (await here.kinds(table.id)).count("handed-over") == 2


async def test_who_comes_too_late_is_told_why(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    closed, _ = await here.make(ada, "volldampf", "me open")
    await seating.close(here.house, closed.id, ada)
    for id, why in ((await finished(here, ada), "the game is over"), (closed.id, "the table was given up")):
        with declined(409, "not-waiting") as problem:
            await seating.join(here.house, id, bea, None, None)
        assert problem.value.problem.detail == why


async def test_leaving_a_table_that_is_over_changes_nothing(here: World) -> None:
    ada = await here.person("Ada")
    id = await finished(here, ada)
    async with unchanged(here):
        assert (await seating.leave(here.house, id, ada)).facts.phase == "over"


async def finished(one: World, ada: Person, seats: str = "me me", **more: Any) -> str:
    """A game that one person played on one device."""
    table, _ = await one.make(ada, "volldampf", seats, **more)
    assert (await one.play(table.id, [ada], Random(1))).facts.phase == "over"
    return table.id


async def test_a_stranger_takes_a_seat_that_was_left_at_a_public_table(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("volldampf", ada, bea)
    async with unchanged(here):
        with declined(409, "no-seat"):
            await seating.join(here.house, id, cleo, None, None)
    await seating.leave(here.house, id, bea)
    async with unchanged(here):
        with declined(409, "no-seat"):
            await seating.join(here.house, id, cleo, 0, None)
    taken = await seating.join(here.house, id, cleo, None, None)
    assert taken.seats_of(cleo.id) == (1,)
    assert taken.chairs[1].bot is None
    assert (taken.chairs[1].waiting is not None) == (1 in taken.actors())
    with declined(409, "no-seat"):
        await seating.join(here.house, id, bea, None, None)


async def test_the_host_invites_to_a_seat_that_was_left_at_a_running_table(anywhere: World) -> None:
    ada, bea, cleo = [await anywhere.person(name) for name in ("Ada", "Bea", "Cleo")]
    table, tokens = await anywhere.make(ada, "volldampf", "me invited", terms={"public": False})
    id = table.id
    await seating.join(anywhere.house, id, bea, None, tokens[1])
    async with unchanged(anywhere):
        for seat in (0, 1, 2):
            with declined(409, "no-seat"):
                await seating.invite(anywhere.house, id, ada, seat)
    await seating.leave(anywhere.house, id, bea)
    with pytest.raises(NoSuchTable):
        await seating.join(anywhere.house, id, bea, None, None)
    void = await seating.invite(anywhere.house, id, ada, 1)
    token = await seating.invite(anywhere.house, id, ada, 1)
    elsewhere = await anywhere.neighbour()
    with pytest.raises(NoSuchTable):
        await seating.join(elsewhere.house, id, cleo, None, void)
    with declined(409, "no-seat"):
        await seating.join(elsewhere.house, id, ada, None, token)
    taken = await seating.join(elsewhere.house, id, cleo, None, token)
    assert taken.seats_of(cleo.id) == (1,)
    assert (taken.chairs[1].bot, taken.chairs[1].invitation) == (None, None)
    assert (await seating.join(elsewhere.house, id, cleo, None, token)).facts.seq == taken.facts.seq
    with pytest.raises(NoSuchTable):
        await seating.join(elsewhere.house, id, bea, None, token)


async def test_a_seat_left_at_a_public_table_is_kept_for_who_has_the_link(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("volldampf", ada, bea)
    await seating.leave(here.house, id, bea)
    with declined(403, "not-the-host"):
        await seating.invite(here.house, id, cleo, 1)
    token = await seating.invite(here.house, id, ada, 1)
    async with unchanged(here):
        with declined(409, "no-seat"):
            await seating.join(here.house, id, cleo, None, None)
        with declined(403, "invitation"):
            await seating.join(here.house, id, cleo, None, "no such token")
    assert (await seating.join(here.house, id, bea, None, token)).seats_of(bea.id) == (1,)


async def test_who_sits_at_a_running_table_takes_no_other_seat_there(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("volldampf", ada, bea, cleo)
    await seating.leave(here.house, id, bea)
    async with unchanged(here):
        for seat in (1, 2):
            with declined(409, "no-seat"):
                await seating.join(here.house, id, ada, seat, None)
        for own in (None, 0):
            assert (await seating.join(here.house, id, ada, own, None)).seats_of(ada.id) == (0,)


async def test_a_vote_goes_on_when_a_seat_is_handed_over(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("volldampf", ada, bea, cleo)
    async with here.house.draft(id) as draft:
        draft.facts = replace(draft.facts, asked=Vote(0, 1, 1))
        await here.house.commit(draft)
    assert (await seating.leave(here.house, id, bea)).facts.asked == Vote(0, 1, 1)


# Absence and return


async def test_who_was_awaited_and_not_seen_for_days_is_replaced_when_a_player_asks(here: World) -> None:
    ada, bea, cleo = [await here.person(name) for name in ("Ada", "Bea", "Cleo")]
    id = await here.table("steamrollers", ada, bea)
    table = await here.house.table(id)
    slow = table.actors()[0]
    quick = (ada, bea)[1 - slow]
    here.time.passes(3 * DAY - MINUTE)
    async with unchanged(here):
        with declined(409, "not-absent"):
            await seating.replace_absent(here.house, id, quick, slow)
        with declined(409, "not-absent"):
            await seating.replace_absent(here.house, id, quick, 1 - slow)
        with declined(403, "not-at-the-table"):
            await seating.replace_absent(here.house, id, cleo, slow)
        with declined(400, "bad-request"):
            await seating.replace_absent(here.house, id, quick, 7)
    here.time.passes(2 * MINUTE)
    handed = await seating.replace_absent(here.house, id, quick, slow)
    assert handed.chairs[slow].bot == "random"
    assert handed.chairs[slow].person == (ada, bea)[slow].id
    assert handed.recent[-1].by == quick.id


async def test_who_looked_at_the_table_is_not_absent(anywhere: World) -> None:
    ada, bea = await anywhere.person("Ada"), await anywhere.person("Bea")
    id = await anywhere.table("steamrollers", ada, bea)
    slow = (await anywhere.house.table(id)).actors()[0]
    anywhere.time.passes(2 * DAY)
    anywhere.house.saw(id, (ada, bea)[slow].id)
    await anywhere.store.commit(anywhere.house.seen())
    anywhere.time.passes(2 * DAY)
    with declined(409, "not-absent"):
        await seating.replace_absent(anywhere.house, id, (ada, bea)[1 - slow], slow)
    anywhere.time.passes(DAY)
    await seating.replace_absent(anywhere.house, id, (ada, bea)[1 - slow], slow)


async def test_who_returns_plays_their_seat_again(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    id = await here.table("steamrollers", ada, bea)
    slow = (await here.house.table(id)).actors()[0]
    who = (ada, bea)[slow]
    here.time.passes(4 * DAY)
    handed = await seating.replace_absent(here.house, id, (ada, bea)[1 - slow], slow)
    async with unchanged(here):
        with declined(409, "stand-in"):
            action = handed.notation.write(handed.legal(slow)[0])
            await here.act(id, who, action)
    back = await seating.join(here.house, id, who, None, None)
    assert back.chairs[slow].played_by_person
    assert back.chairs[slow].waiting == here.time.now
    assert (await here.kinds(id))[-1] == "returned"
    async with unchanged(here):
        await seating.join(here.house, id, who, None, None)
    assert await here.step(id, [who], Random(1))


async def test_going_and_coming_back_wins_no_time_but_what_one_needs_to_come_back(here: World) -> None:
    ada, bea = await here.person("Ada"), await here.person("Bea")
    id = await here.table("steamrollers", ada, bea, clock=LIVE)
    slow = (await here.house.table(id)).actors()[0]
    who = (ada, bea)[slow]
    here.time.passes(100 * SECOND)
    await seating.leave(here.house, id, who)
    back = await seating.join(here.house, id, who, slow, None)
    assert back.chairs[slow].clock.left_ms == 500 * SECOND
    here.time.passes(495 * SECOND)
    await seating.leave(here.house, id, who)
    back = await seating.join(here.house, id, who, slow, None)
    assert back.chairs[slow].clock.left_ms == 60 * SECOND


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
    assert kinds(new) == ["invited", "person"]
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

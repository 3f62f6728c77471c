"""Seating: seats are taken, left, handed over, kept and returned to, by whom and as it should be."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from footplate.server import seating
from footplate.server.chair import CARETAKER
from footplate.server.decline import Declined
from footplate.server.house import NoSuchTable
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.terms import Vote
from tests.server.houses import DAY, MINUTE, SECOND, World, declined, finished, seat_kinds, unchanged

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600}


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
    assert seat_kinds(sits) == ["person", "person"]
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
    assert seat_kinds(left) == ["person", "open", "open"]
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
    assert [one.bot for one in left.chairs] == ["driver", "driver", None]
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
    assert handed.chairs[slow].bot == "driver"
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

"""Adoption: whoever signs in finds the games that they played as a guest, and the guest is gone."""

from __future__ import annotations

import asyncio

import pytest

from footplate.server.people.adoption import adopt
from footplate.server.people.person import Person, find
from footplate.server.people.refusal import Refusal
from footplate.server.store import Change, Conflict
from tests.server.people.world import PASSWORD, World

pytestmark = pytest.mark.anyio


async def sign_in(world: World, guest: Person) -> None:
    assert isinstance(await world.accounts.sign_in("Ada", PASSWORD, guest), Person)


async def test_the_account_has_all_that_the_guest_did(world: World) -> None:
    ada, guest, bob = await world.account("Ada"), await world.guest("a guest"), await world.guest("Bob")
    table = await world.table("t", guest, guest, bob)
    await world.event(table, 1, guest, "chat", '{"kind":"chat","text":"hello"}', "k")
    await world.result(table, 0, guest, 1)
    await world.note(table, guest, "mind the gap")
    await world.notice(table, guest, 5)
    await world.rating(guest, "steam", 30.0, 4)
    await sign_in(world, guest)
    assert await find(world.store, guest.id) is None
    owned = ("seat", "event", "result", "note", "notice", "rating")
    assert [await world.count(of, guest) for of in owned] == [0] * len(owned)
    assert await world.rows("select seat, person from seat order by seat") == [(0, ada.id), (1, bob.id)]
    assert await world.rows("select host from tables") == [(ada.id,)]
    assert await world.rows("select person, key from event where kind = 'chat'") == [(ada.id, "k")]
    assert await world.rows("select person, rank from result") == [(ada.id, 1)]
    assert await world.rows("select person, text from note") == [(ada.id, "mind the gap")]
    assert await world.rows("select person, since from notice") == [(ada.id, 5)]
    assert await world.rows("select person, games from rating") == [(ada.id, 4)]


async def test_a_guests_sessions_and_errands_end(world: World) -> None:
    await world.account("Ada")
    guest = await world.guest()
    token = await world.sessions.open(guest)
    await world.insert("errand", hash="h", person=guest.id, what="w", data="", expires=world.at + 9)
    await sign_in(world, guest)
    assert await world.sessions.who(token) is None
    assert await world.count("errand", guest) == 0


async def test_all_who_look_at_a_running_table_learn_who_sits_there(world: World) -> None:
    ada, guest, bob = await world.account("Ada"), await world.guest(), await world.guest("Bob")
    await world.table("t", bob, bob, guest)
    heard = world.store.notes()
    first = asyncio.ensure_future(anext(heard))
    await sign_in(world, guest)
    while (note := await first) == "":
        first = asyncio.ensure_future(anext(heard))
    assert note == "t:4"
    assert await world.rows("select seq from tables") == [(4,)]
    told = await world.rows("select seq, kind, person, first, count, data from event")
    assert told == [(4, "joined", ada.id, 2, 0, '{"kind":"joined","seat":1}')]


async def test_the_log_of_a_finished_game_gets_no_longer(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    await world.table("t", guest, guest, phase="over")
    await sign_in(world, guest)
    assert await world.rows("select seq, host from tables") == [(3, ada.id)]
    assert await world.rows("select seq from event") == []


async def test_at_a_waiting_table_one_of_two_seats_opens_again(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    await world.table("t", guest, ada, guest, phase="waiting")
    await sign_in(world, guest)
    seats = await world.rows("select seat, kind, person, orders from seat order by seat")
    assert seats == [(0, "person", ada.id, "[1]"), (1, "open", None, "[]")]
    assert await world.rows("select kind, data from event") == [("left", '{"kind":"left","seat":1}')]


async def test_at_a_running_table_the_account_plays_both_seats(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    await world.table("t", ada, ada, guest)
    await sign_in(world, guest)
    assert await world.rows("select kind, person from seat order by seat") == [("person", ada.id)] * 2


async def test_two_notes_on_a_table_become_one(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    for table in ("shared", "own"):
        await world.table(table, ada, ada, guest)
        await world.note(table, guest, f"guest's {table}")
    await world.note("shared", ada, "mine")
    await sign_in(world, guest)
    notes = await world.rows("select table_id, person, text from note order by table_id")
    assert notes == [("own", ada.id, "guest's own"), ("shared", ada.id, "mine\n\nguest's shared")]


async def test_of_two_ratings_the_accounts_stays(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    await world.rating(ada, "steam", 20.0, 9)
    await world.rating(guest, "steam", 40.0, 3)
    await world.rating(guest, "volldampf", 30.0, 2)
    await sign_in(world, guest)
    ratings = await world.rows("select person, game, mu, games from rating order by game")
    assert ratings == [(ada.id, "steam", 20.0, 9), (ada.id, "volldampf", 30.0, 2)]


async def test_two_notices_of_a_table_become_the_accounts(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    await world.table("t", ada, ada, guest)
    await world.notice("t", ada, 7)
    await world.notice("t", guest, 8)
    await sign_in(world, guest)
    assert await world.rows("select person, since from notice") == [(ada.id, 7)]


async def test_a_key_that_both_used_stays_the_accounts(world: World) -> None:
    ada, guest = await world.account("Ada"), await world.guest()
    await world.table("t", ada, ada, guest)
    await world.event("t", 1, ada, "moves", "", "k")
    await world.event("t", 2, guest, "moves", "", "k")
    await world.event("t", 3, guest, "moves", "", "other")
    await sign_in(world, guest)
    told = await world.rows("select seq, person, key from event where kind = 'moves' order by seq")
    assert told == [(1, ada.id, "k"), (2, ada.id, None), (3, ada.id, "other")]


async def test_a_wrong_password_adopts_nothing(world: World) -> None:
    await world.account("Ada")
    guest = await world.guest()
    assert await world.accounts.sign_in("Ada", "wrong horse", guest) is Refusal.WRONG
    assert await find(world.store, guest.id) == guest


async def test_an_account_is_never_adopted(world: World) -> None:
    await world.account("Ada")
    bob = await world.account("Bob")
    await sign_in(world, bob)
    assert await find(world.store, bob.id) == bob


async def test_what_is_no_guest_any_more_is_not_removed(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.account("Bob")
    await world.rating(bob, "steam", 30.0, 4)
    with pytest.raises(Conflict):
        await adopt(world.store, ada, bob._replace(guest=True), world.at)
    assert await world.rows("select person from rating") == [(bob.id,)]


async def test_moves_made_meanwhile_do_not_stop_it(world: World) -> None:
    ada, guest, bob = await world.account("Ada"), await world.guest(), await world.guest("Bob")
    await world.table("t", bob, bob, guest)
    sql = "update tables set seq = seq + 1 where id = 't'"

    async def move() -> None:
        for _ in range(3):
            await world.store.commit([Change(sql)])

    tables, _ = await asyncio.gather(adopt(world.store, ada, guest, world.at), move())
    assert tables == ["t"]
    assert await world.rows("select seq from tables") == [(7,)]

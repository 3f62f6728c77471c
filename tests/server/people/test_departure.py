"""Departure: whoever leaves is forgotten, and what others share with them is not."""

from __future__ import annotations

import pytest

from footplate.server.people.person import Person, find
from footplate.server.people.refusal import Refusal
from footplate.server.people.settings import Settings, of
from tests.server.people.world import PASSWORD, World

pytestmark = pytest.mark.anyio

ROW = "select name, password, email, email_confirmed, deleted from person where id = $1"


async def settled(world: World) -> tuple[Person, Person]:
    """Somebody who has everything that can be forgotten, and somebody else with the same."""
    ada, bob = await world.account("Ada"), await world.account("Bob")
    await world.table("t", ada, ada, bob)
    for seq, person in enumerate((ada, bob), 1):
        await world.accounts.ask_email(person, f"{person.name}@example.org", PASSWORD)
        await world.accounts.confirm_email(world.letters[-1].token)
        await world.accounts.ask_reset(f"{person.name}@example.org")
        await world.sessions.open(person)
        key = {"id": person.name, "person": person.id, "public_key": "", "uses": 0, "name": "", "created": 0}
        await world.insert("passkey", **key)
        await world.event("t", seq, person, "chat", '{"kind":"chat","text":"hello"}', "k")
        await world.result("t", seq - 1, person, seq)
        await world.note("t", person, "mind the gap")
        await world.notice("t", person, 5)
        await world.rating(person, "steam", 30.0, 9)
    return ada, bob


async def test_nothing_is_left_that_is_theirs_alone(world: World) -> None:
    ada, _ = await settled(world)
    await world.accounts.delete(ada)
    own = ("session", "passkey", "errand", "note", "notice", "rating")
    assert [await world.count(of, ada) for of in own] == [0] * len(own)
    assert await world.rows(ROW, ada.id) == [("", None, None, 0, 1)]
    assert await of(world.store, ada) == Settings()
    assert await find(world.store, ada.id) is None


async def test_what_others_share_with_them_stays(world: World) -> None:
    ada, bob = await settled(world)
    await world.accounts.delete(ada)
    results = await world.rows("select person, rank from result order by rank")
    assert results == [(ada.id, 1), (bob.id, 2)]
    assert await world.rows("select id, phase from tables") == [("t", "running")]


async def test_nobody_else_loses_anything(world: World) -> None:
    ada, bob = await settled(world)
    own = ("session", "passkey", "errand", "note", "notice", "rating", "event", "seat")
    before = [await world.count(of, bob) for of in own]
    await world.accounts.delete(ada)
    assert [await world.count(of, bob) for of in own] == before
    assert await world.accounts.sign_in("Bob", PASSWORD) == bob


async def test_what_they_said_is_blank_and_what_others_said_is_not(world: World) -> None:
    ada, _ = await settled(world)
    await world.event("t", 3, ada, "moves", "a move", "m")
    await world.accounts.delete(ada)
    said = await world.rows("select seq, data from event order by seq")
    assert said == [
        (1, '{"kind":"chat","text":""}'),
        (2, '{"kind":"chat","text":"hello"}'),
        (3, "a move"),
    ]


async def test_they_cannot_come_back_and_their_name_is_free(world: World) -> None:
    ada, _ = await settled(world)
    await world.accounts.delete(ada)
    assert await world.accounts.sign_in("Ada", PASSWORD) is Refusal.WRONG
    await world.accounts.ask_reset("Ada@example.org")
    assert world.letters[-1].name == "Bob"
    assert (await world.account("ada")).id != ada.id


async def test_two_who_left_have_the_same_empty_name(world: World) -> None:
    for name in ("Ada", "Bob"):
        await world.accounts.delete(await world.account(name))
    assert await world.rows("select name, deleted from person") == [("", 1), ("", 1)]


async def test_their_waiting_tables_close(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.guest("Bob")
    await world.table("hers", ada, ada, bob, phase="waiting")
    assert await world.accounts.delete(ada) == []
    assert await world.rows("select phase, seq, due from tables") == [("closed", 4, None)]
    assert await world.rows("select seq, kind, data from event") == [(4, "closed", '{"kind":"closed"}')]


async def test_their_seats_at_waiting_tables_of_others_open(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.guest("Bob")
    await world.table("his", bob, bob, ada, phase="waiting")
    await world.accounts.delete(ada)
    seats = await world.rows("select kind, person, orders from seat order by seat")
    assert seats == [("person", bob.id, "[1]"), ("open", None, "[]")]
    assert await world.rows("select phase, seq from tables") == [("waiting", 4)]
    assert await world.rows("select kind, data from event") == [("left", '{"kind":"left","seat":1}')]


async def test_the_running_tables_where_a_seat_is_empty_are_told(world: World) -> None:
    ada, bob = await world.account("Ada"), await world.guest("Bob")
    await world.table("one", bob, bob, ada)
    await world.table("two", ada, ada, None)
    await world.table("hosted", ada, bob, None)
    await world.table("over", ada, ada, bob, phase="over")
    assert await world.accounts.delete(ada) == ["one", "two"]


async def test_a_guest_can_leave_as_well(world: World) -> None:
    guest = await world.guest()
    await world.accounts.delete(guest)
    assert await world.rows(ROW, guest.id) == [("", None, None, 0, 1)]

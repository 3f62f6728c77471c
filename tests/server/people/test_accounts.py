"""Accounts: from a guest to a name of one's own, in again by a password, and out of every trouble with it."""

from __future__ import annotations

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher

from footplate.server.people.accounts import Accounts
from footplate.server.people.passwords import Passwords
from footplate.server.people.person import DAY, HOUR, Person, find
from footplate.server.people.refusal import Refusal
from footplate.server.store import Change
from tests.server.people.world import PASSWORD, World, quick

pytestmark = pytest.mark.anyio


async def test_a_guest_needs_a_nickname_alone(world: World) -> None:
    ada = await world.guest("Ada")
    assert (ada.name, ada.guest) == ("Ada", True)
    assert await find(world.store, ada.id) == ada


async def test_two_guests_may_have_one_name(world: World) -> None:
    assert (await world.guest("Ada")).id != (await world.guest("Ada")).id


@pytest.mark.parametrize("name", ["Zoe", "zoe", "ＺＯＥ"])
async def test_a_guest_does_not_take_the_name_of_an_account(world: World, name: str) -> None:
    await world.account("Zoe")
    assert await world.accounts.guest(name) is Refusal.NAME_TAKEN
    guest = await world.guest("Bob")
    assert await world.accounts.rename(guest, name) is Refusal.NAME_TAKEN
    assert await find(world.store, guest.id) == guest


async def test_a_guest_without_a_proper_name_is_refused(world: World) -> None:
    assert await world.accounts.guest("") is Refusal.NAME_LENGTH
    assert await world.rows("select id from person") == []


async def test_the_guest_becomes_the_account(world: World) -> None:
    guest = await world.guest("Ada")
    account = await world.accounts.register(guest, "Countess", PASSWORD)
    assert account == Person(guest.id, "Countess", guest=False, created=guest.created)
    assert await find(world.store, guest.id) == account


async def test_a_password_is_kept_as_an_argon2_hash(world: World) -> None:
    await world.account()
    ((kept,),) = await world.rows("select password from person")
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


@pytest.mark.parametrize("other", ["Ärger", "ärger", "ÄRGER", "Ａ\u0308rger"])
async def test_a_name_belongs_to_one_account_however_it_is_written(world: World, other: str) -> None:
    await world.account("Ärger")
    guest = await world.guest("Bob")
    assert await world.accounts.register(guest, other, PASSWORD) is Refusal.NAME_TAKEN
    assert await find(world.store, guest.id) == guest


async def test_of_two_who_want_a_name_at_once_one_gets_it(world: World) -> None:
    guests = [await world.guest(f"Guest {number}") for number in range(4)]
    answers = await asyncio.gather(*[world.accounts.register(each, "Émile", PASSWORD) for each in guests])
    assert sorted([isinstance(answer, Person) for answer in answers]) == [False, False, False, True]
    assert set(answers) - {Refusal.NAME_TAKEN} == {a for a in answers if isinstance(a, Person)}


async def test_an_account_is_not_registered_again(world: World) -> None:
    guest = await world.guest()
    account = await world.accounts.register(guest, "Ada", PASSWORD)
    assert isinstance(account, Person)
    assert await world.accounts.register(account, "Bob", PASSWORD) is Refusal.NOT_A_GUEST
    assert await world.accounts.register(guest, "Bob", PASSWORD) is Refusal.NOT_A_GUEST


@pytest.mark.parametrize("password", ["", "1234567", "x" * 257])
async def test_a_password_has_8_to_256_characters(world: World, password: str) -> None:
    guest = await world.guest()
    assert await world.accounts.register(guest, "Ada", password) is Refusal.PASSWORD_LENGTH


@pytest.mark.parametrize("name", ["Ada", "ADA", "ａｄａ"])
async def test_a_name_and_its_password_let_in(world: World, name: str) -> None:
    account = await world.account("Ada")
    assert await world.accounts.sign_in(name, PASSWORD) == account


async def test_a_password_may_be_spelt_as_the_keyboard_likes(world: World) -> None:
    account = await world.account(password="ca\u0301ta\u0301log")
    assert await world.accounts.sign_in("Ada", "c\u00e1t\u00e1log") == account


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("Ada", "wrong horse"),
        ("Bob", PASSWORD),
        ("Ada", ""),
        ("Ada", "x" * 300),
        ("", PASSWORD),
        ("\ud800", "\ud800"),
    ],
)
async def test_nothing_else_lets_in_and_the_answer_does_not_tell_why(
    world: World, name: str, password: str
) -> None:
    await world.account("Ada")
    await world.guest("Bob")
    assert await world.accounts.sign_in(name, password) is Refusal.WRONG


class Counting(PasswordHasher):
    """Notes what it verifies, and how many at once."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str | bytes] = []
        self.now = self.most = 0
        self.meet = threading.Barrier(2)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified.append(hash)
        self.now += 1
        self.most = max(self.most, self.now)
        self.meet.wait(10)
        self.now -= 1
        return super().verify(hash, password)


async def test_an_unknown_name_costs_the_same_work(world: World) -> None:
    await world.account("Ada")
    hasher = Counting()
    hasher.meet = threading.Barrier(1)
    accounts = Accounts(world.store, Passwords(hasher), world._post, world.clock)
    await accounts.sign_in("Ada", "wrong horse")
    await accounts.sign_in("Nobody", "wrong horse")
    known, unknown = [str(each).split("$") for each in hasher.verified]
    assert known[:4] == unknown[:4]
    assert [len(part) for part in known] == [len(part) for part in unknown]


async def test_two_passwords_are_checked_at_once_and_no_more(world: World) -> None:
    hasher = Counting()
    passwords = Passwords(hasher)
    await asyncio.gather(*[passwords.right("wrong horse", None) for _ in range(6)])
    assert (len(hasher.verified), hasher.most) == (6, 2)


async def test_a_hash_with_old_parameters_is_made_anew(world: World) -> None:
    account = await world.account("Ada")
    stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    accounts = Accounts(world.store, Passwords(stronger), world._post, world.clock)
    assert await accounts.sign_in("Ada", PASSWORD) == account
    ((kept,),) = await world.rows("select password from person")
    assert "m=16,t=2" in kept
    assert await accounts.sign_in("Ada", PASSWORD) == account
    assert await world.rows("select password from person") == [(kept,)]


async def test_another_name_frees_the_old_one(world: World) -> None:
    ada = await world.account("Ada")
    renamed = await world.accounts.rename(ada, "Countess")
    assert renamed == ada._replace(name="Countess")
    assert await world.accounts.sign_in("Countess", PASSWORD) == renamed
    assert await world.accounts.sign_in("Ada", PASSWORD) is Refusal.WRONG
    assert isinstance(await world.account("Ada"), Person)


async def test_a_name_may_change_its_case(world: World) -> None:
    ada = await world.account("Ada")
    assert await world.accounts.rename(ada, "ADA") == ada._replace(name="ADA")


async def test_nobody_is_renamed_to_anothers_name(world: World) -> None:
    ada, _ = await world.account("Ada"), await world.account("Éva")
    assert await world.accounts.rename(ada, "éva") is Refusal.NAME_TAKEN
    assert await world.accounts.sign_in("Ada", PASSWORD) == ada


async def test_a_guest_is_renamed_without_a_claim(world: World) -> None:
    await world.guest("Ada")
    bob = await world.guest("Bob")
    assert await world.accounts.rename(bob, "ada") == bob._replace(name="ada")


async def test_a_new_password_needs_the_old_one_and_ends_other_sessions(world: World) -> None:
    ada = await world.account("Ada")
    here, there = [await world.sessions.open(ada) for _ in range(2)]
    assert await world.accounts.change_password(ada, "wrong horse", "battery staple", here) is Refusal.WRONG
    assert await world.sessions.who(there) == ada
    assert await world.accounts.change_password(ada, PASSWORD, "battery staple", here) is None
    assert await world.sessions.who(here) == ada
    assert await world.sessions.who(there) is None
    assert await world.accounts.sign_in("Ada", PASSWORD) is Refusal.WRONG
    assert await world.accounts.sign_in("Ada", "battery staple") == ada


async def test_a_guest_has_no_password_to_change(world: World) -> None:
    guest = await world.guest()
    assert await world.accounts.change_password(guest, "", "battery staple") is Refusal.NO_ACCOUNT
    assert await world.accounts.ask_email(guest, "ada@example.org", "") is Refusal.NO_ACCOUNT


async def confirmed(world: World, person: Person, address: str = "ada@example.org") -> None:
    assert await world.accounts.ask_email(person, address, PASSWORD) is None
    assert await world.accounts.confirm_email(world.letters.pop().token) == person


async def test_an_address_is_a_persons_once_they_come_back_with_its_token(world: World) -> None:
    ada = await world.account("Ada")
    assert await world.accounts.ask_email(ada, "ada@example.org", PASSWORD) is None
    (letter,) = world.letters
    assert (letter.what, letter.address, letter.name) == ("email", "ada@example.org", "Ada")
    assert await world.rows("select email, email_confirmed from person") == [(None, 0)]
    assert await world.accounts.confirm_email(letter.token) == ada
    assert await world.rows("select email, email_confirmed from person") == [("ada@example.org", 1)]
    assert await world.accounts.confirm_email(letter.token) is Refusal.TOKEN


async def test_the_old_address_stays_until_the_new_one_is_confirmed(world: World) -> None:
    ada = await world.account("Ada")
    await confirmed(world, ada)
    await world.accounts.ask_email(ada, "typo@example.org", PASSWORD)
    assert await world.rows("select email, email_confirmed from person") == [("ada@example.org", 1)]


async def test_only_the_last_token_for_an_address_counts_and_for_one_day(world: World) -> None:
    ada = await world.account("Ada")
    await world.accounts.ask_email(ada, "one@example.org", PASSWORD)
    await world.accounts.ask_email(ada, "two@example.org", PASSWORD)
    one, two = world.letters
    assert await world.accounts.confirm_email(one.token) is Refusal.TOKEN
    world.at += DAY
    assert await world.accounts.confirm_email(two.token) is Refusal.TOKEN


async def test_another_address_needs_the_password(world: World) -> None:
    ada = await world.account("Ada")
    assert await world.accounts.ask_email(ada, "eve@example.org", "wrong horse") is Refusal.WRONG
    assert world.letters == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ada",
        "ada@",
        "@example.org",
        "a b@example.org",
        "a@b.c\nBcc: d@e.f",
        "a@b@c.d",
        f"a@{'x' * 260}.org",
    ],
)
async def test_what_is_no_address_is_refused(world: World, text: str) -> None:
    assert await world.accounts.ask_email(await world.account(), text, PASSWORD) is Refusal.EMAIL


async def test_an_address_can_be_forgotten(world: World) -> None:
    ada = await world.account("Ada")
    await confirmed(world, ada)
    await world.accounts.ask_reset("ada@example.org")
    await world.accounts.forget_email(ada)
    assert await world.rows("select email, email_confirmed from person") == [(None, 0)]
    assert await world.accounts.reset(world.letters.pop().token, "battery staple") is Refusal.TOKEN
    await world.accounts.ask_reset("ada@example.org")
    assert world.letters == []


async def test_a_mailed_token_gives_a_new_password_once_and_ends_all_sessions(world: World) -> None:
    ada = await world.account("Ada")
    await confirmed(world, ada)
    session = await world.sessions.open(ada)
    await world.accounts.ask_reset("ADA@example.org")
    (letter,) = world.letters
    assert (letter.what, letter.address, letter.name) == ("reset", "ada@example.org", "Ada")
    assert await world.accounts.reset(letter.token, "short") is Refusal.PASSWORD_LENGTH
    assert await world.accounts.reset(letter.token, "battery staple") == ada
    assert await world.sessions.who(session) is None
    assert await world.accounts.sign_in("Ada", "battery staple") == ada
    assert await world.accounts.reset(letter.token, "another staple") is Refusal.TOKEN


async def test_of_two_who_use_a_token_at_once_one_gets_through(world: World) -> None:
    ada = await world.account("Ada")
    await confirmed(world, ada)
    await world.accounts.ask_reset("ada@example.org")
    token = world.letters[0].token
    answers = await asyncio.gather(*[world.accounts.reset(token, f"new password {n}") for n in range(3)])
    assert sorted([answer is Refusal.TOKEN for answer in answers]) == [False, True, True]


async def test_a_token_for_a_password_is_no_token_for_an_address(world: World) -> None:
    ada = await world.account("Ada")
    await confirmed(world, ada)
    await world.accounts.ask_reset("ada@example.org")
    assert await world.accounts.confirm_email(world.letters[0].token) is Refusal.TOKEN


async def test_a_token_for_a_password_lasts_an_hour(world: World) -> None:
    ada = await world.account("Ada")
    await confirmed(world, ada)
    await world.accounts.ask_reset("ada@example.org")
    world.at += HOUR
    assert await world.accounts.reset(world.letters[0].token, "battery staple") is Refusal.TOKEN


async def test_nothing_is_mailed_to_an_address_that_nobody_confirmed(world: World) -> None:
    ada = await world.account("Ada")
    await world.accounts.ask_email(ada, "ada@example.org", PASSWORD)
    world.letters.clear()
    await world.accounts.ask_reset("ada@example.org")
    await world.accounts.ask_reset("nobody@example.org")
    assert world.letters == []
    unconfirmed = "update person set email = 'ada@example.org' where id = $1"
    await world.store.commit([Change(unconfirmed, (ada.id,))])
    await world.accounts.ask_reset("ada@example.org")
    assert world.letters == []


async def test_the_real_hasher_is_argon2id_with_memory_to_pay_for() -> None:
    passwords = Passwords()
    kept = await passwords.hash(PASSWORD)
    assert kept.startswith("$argon2id$v=19$m=65536,")
    assert await passwords.right(PASSWORD, kept)
    assert not await passwords.right(PASSWORD, None)
    assert not passwords.outdated(kept)
    assert passwords.outdated(quick().hash(PASSWORD))

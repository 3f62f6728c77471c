"""Passkeys: both ceremonies with a real key, and everything that must not get through."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from footplate.server.people.passkeys import MOST, Passkeys, site
from footplate.server.people.person import Person, find
from footplate.server.people.refusal import Refusal
from tests.server.people.authenticator import PRESENT, VERIFIED, Authenticator
from tests.server.people.world import PASSWORD, World

pytestmark = pytest.mark.anyio

SITE = site("https://play.example.org/")


@pytest.fixture
def passkeys(world: World) -> Passkeys:
    return Passkeys(world.store, SITE, world.clock)


@pytest.fixture
def device() -> Authenticator:
    return Authenticator(SITE.origin, SITE.host)


async def ask_new(passkeys: Passkeys, person: Person, account: str = "") -> dict[str, Any]:
    options = await passkeys.ask_new(person, "phone", account)
    assert isinstance(options, dict)
    return options


async def owner(world: World, passkeys: Passkeys, device: Authenticator, name: str = "Ada") -> Person:
    """Somebody whose account has a passkey and nothing else."""
    guest = await world.guest()
    account = await passkeys.add(guest, device.create(await ask_new(passkeys, guest, name)))
    assert isinstance(account, Person)
    return account


@pytest.mark.parametrize(
    ("url", "host", "origin"),
    [
        ("https://play.example.org/", "play.example.org", "https://play.example.org"),
        ("https://play.example.org:443/x", "play.example.org", "https://play.example.org"),
        ("https://Play.example.org:8443", "play.example.org", "https://play.example.org:8443"),
        ("http://localhost:8000", "localhost", "http://localhost:8000"),
        ("http://localhost:80", "localhost", "http://localhost"),
        ("http://[::1]:8000", "::1", "http://[::1]:8000"),
    ],
)
def test_a_site_is_what_the_browser_makes_of_an_address(url: str, host: str, origin: str) -> None:
    assert site(url) == (host, origin)


@pytest.mark.parametrize("url", ["", "play.example.org", "ftp://example.org", "https://"])
def test_what_is_no_address_is_no_site(url: str) -> None:
    with pytest.raises(ValueError, match="not the address"):
        site(url)


async def test_a_guest_becomes_an_account_by_a_passkey_alone(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    guest = await world.guest("a guest")
    options = await ask_new(passkeys, guest, "Ada")
    account = await passkeys.add(guest, device.create(options))
    assert account == Person(guest.id, "Ada", guest=False, created=guest.created)
    assert await find(world.store, guest.id) == account
    assert await passkeys.use(device.get(await passkeys.ask_use())) == account


async def test_the_device_must_keep_the_key_and_make_sure_of_its_owner(
    world: World, passkeys: Passkeys
) -> None:
    ada = await world.account("Ada")
    options = await ask_new(passkeys, ada)
    assert options["rp"]["id"] == SITE.host
    assert options["user"]["name"] == "Ada"
    selection = options["authenticatorSelection"]
    assert (selection["residentKey"], selection["userVerification"]) == ("required", "required")
    assert options["attestation"] == "none"
    used = await passkeys.ask_use()
    assert (used["rpId"], used["userVerification"]) == (SITE.host, "required")
    assert not used.get("allowCredentials")


async def test_an_account_with_a_password_adds_a_passkey_and_keeps_both(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await world.account("Ada")
    assert await passkeys.add(ada, device.create(await ask_new(passkeys, ada))) == ada
    assert [key.name for key in await passkeys.held_by(ada)] == ["phone"]
    assert await passkeys.use(device.get(await passkeys.ask_use())) == ada
    assert await world.accounts.sign_in("Ada", PASSWORD) == ada


async def test_a_passkey_account_may_set_a_password(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    assert await world.accounts.sign_in("Ada", "") is Refusal.WRONG
    assert await world.accounts.change_password(ada, "", PASSWORD) is None
    assert await world.accounts.sign_in("Ada", PASSWORD) == ada


async def test_several_devices_open_one_account(world: World, passkeys: Passkeys) -> None:
    devices = [Authenticator(SITE.origin, SITE.host) for _ in range(2)]
    ada = await owner(world, passkeys, devices[0])
    options = await ask_new(passkeys, ada)
    assert [each["id"] for each in options["excludeCredentials"]] == [bytes_to_base64url(devices[0].id)]
    assert await passkeys.add(ada, devices[1].create(options)) == ada
    for device in devices:
        assert await passkeys.use(device.get(await passkeys.ask_use())) == ada


async def test_a_used_answer_is_good_for_nothing(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    await owner(world, passkeys, device)
    answer = device.get(await passkeys.ask_use())
    assert isinstance(await passkeys.use(answer), Person)
    assert await passkeys.use(answer) is Refusal.PASSKEY


async def test_of_two_equal_answers_at_once_one_gets_through(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    await owner(world, passkeys, device)
    answer = device.get(await passkeys.ask_use())
    found = await asyncio.gather(*[passkeys.use(answer) for _ in range(3)])
    assert sorted([each is Refusal.PASSKEY for each in found]) == [False, True, True]


async def test_a_made_key_is_not_added_twice(world: World, passkeys: Passkeys, device: Authenticator) -> None:
    ada = await world.account("Ada")
    answer = device.create(await ask_new(passkeys, ada))
    assert await passkeys.add(ada, answer) == ada
    assert await passkeys.add(ada, answer) is Refusal.PASSKEY
    assert await passkeys.add(ada, device.create(await ask_new(passkeys, ada))) is Refusal.PASSKEY_KNOWN


async def test_an_answer_after_five_minutes_is_too_late(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    await owner(world, passkeys, device)
    answer = device.get(await passkeys.ask_use())
    world.at += 5 * 60_000
    assert await passkeys.use(answer) is Refusal.PASSKEY


async def test_a_challenge_that_was_never_given_is_not_answered(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    challenge = bytes_to_base64url(bytes(32))
    assert await passkeys.use(device.get({"challenge": challenge})) is Refusal.PASSKEY
    other = Authenticator(SITE.origin, SITE.host)
    options = await ask_new(passkeys, ada)
    assert await passkeys.add(ada, other.create({**options, "challenge": challenge})) is Refusal.PASSKEY


async def test_a_challenge_for_one_ceremony_is_none_for_the_other(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    assert await passkeys.use(device.get(await ask_new(passkeys, ada))) is Refusal.PASSKEY


async def test_a_failed_answer_uses_the_challenge_up(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    await owner(world, passkeys, device)
    options = await passkeys.ask_use()
    answer = device.get(options)
    spoilt = {**answer, "response": {**answer["response"], "signature": "AAAA"}}
    assert await passkeys.use(spoilt) is Refusal.PASSKEY
    assert await passkeys.use(answer) is Refusal.PASSKEY


@pytest.mark.parametrize(
    "origin", ["https://evil.example.org", "http://play.example.org", "https://play.example.org:1"]
)
async def test_another_page_gets_nowhere(
    world: World, passkeys: Passkeys, device: Authenticator, origin: str
) -> None:
    ada = await owner(world, passkeys, device)
    device.origin = origin
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY
    other = Authenticator(origin, SITE.host)
    assert await passkeys.add(ada, other.create(await ask_new(passkeys, ada))) is Refusal.PASSKEY


async def test_a_key_for_another_host_gets_nowhere(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    device.host = "example.org"
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY
    other = Authenticator(SITE.origin, "example.org")
    assert await passkeys.add(ada, other.create(await ask_new(passkeys, ada))) is Refusal.PASSKEY


@pytest.mark.parametrize("flags", [0, PRESENT, VERIFIED])
async def test_a_device_that_did_not_ask_its_owner_gets_nowhere(
    world: World, passkeys: Passkeys, device: Authenticator, flags: int
) -> None:
    ada = await owner(world, passkeys, device)
    device.flags = flags
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY
    other = Authenticator(SITE.origin, SITE.host)
    other.flags = flags
    assert await passkeys.add(ada, other.create(await ask_new(passkeys, ada))) is Refusal.PASSKEY


@pytest.mark.parametrize("back", [1, 3])
async def test_a_counter_that_does_not_go_forward_betrays_a_copy(
    world: World, passkeys: Passkeys, device: Authenticator, back: int
) -> None:
    ada = await owner(world, passkeys, device)
    device.count = 5
    assert await passkeys.use(device.get(await passkeys.ask_use())) == ada
    assert await world.rows("select uses from passkey") == [(6,)]
    device.count -= back
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY
    assert await world.rows("select uses from passkey") == [(6,)]


async def test_a_device_and_its_copy_do_not_both_get_in_at_once(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    await owner(world, passkeys, device)
    answers = []
    for _ in range(4):
        device.count = 5
        answers.append(device.get(await passkeys.ask_use()))
    found = await asyncio.gather(*[passkeys.use(answer) for answer in answers])
    assert sorted([each is Refusal.PASSKEY for each in found]) == [False, True, True, True]


async def test_a_device_that_does_not_count_may_be_used_again(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    for _ in range(2):
        device.count = -1
        assert await passkeys.use(device.get(await passkeys.ask_use())) == ada


async def test_a_key_that_nobody_added_is_foreign(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    stranger = Authenticator(SITE.origin, SITE.host)
    stranger.owner = ada.id.encode()
    assert await passkeys.use(stranger.get(await passkeys.ask_use())) is Refusal.PASSKEY
    stranger.id = device.id
    assert await passkeys.use(stranger.get(await passkeys.ask_use())) is Refusal.PASSKEY


async def test_a_device_that_names_another_owner_gets_nowhere(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    await owner(world, passkeys, device)
    device.owner = (await world.account("Bob")).id.encode()
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY


async def test_nobody_adds_a_key_by_anothers_challenge(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada, eve = await world.account("Ada"), await world.account("Eve")
    assert await passkeys.add(eve, device.create(await ask_new(passkeys, ada))) is Refusal.PASSKEY
    assert await passkeys.held_by(eve) == []


async def test_a_key_of_somebody_who_left_lets_nobody_in(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    await world.accounts.delete(ada)
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY


@pytest.mark.parametrize("where", ["clientDataJSON", "authenticatorData", "signature", "attestationObject"])
@pytest.mark.parametrize("what", ["", "AAAA", "!", "ä", "W10", "e30", None, 7])
async def test_nothing_that_a_stranger_sends_breaks_anything(
    world: World, passkeys: Passkeys, device: Authenticator, where: str, what: object
) -> None:
    ada = await owner(world, passkeys, device)
    used = device.get(await passkeys.ask_use())
    made = Authenticator(SITE.origin, SITE.host).create(await ask_new(passkeys, ada))
    for answer in (used, made):
        answer["response"] = {**answer["response"], where: what}
    if where != "attestationObject":
        assert await passkeys.use(used) is Refusal.PASSKEY
    if where in made["response"] and where in ("clientDataJSON", "attestationObject"):
        assert await passkeys.add(ada, made) is Refusal.PASSKEY


@pytest.mark.parametrize(
    "answer", [{}, {"response": 1}, {"id": 1, "response": {}}, {"response": {"clientDataJSON": "W10"}}]
)
async def test_a_shapeless_answer_is_refused(
    passkeys: Passkeys, world: World, answer: dict[str, Any]
) -> None:
    assert await passkeys.use(answer) is Refusal.PASSKEY
    assert await passkeys.add(await world.account(), answer) is Refusal.PASSKEY


async def test_a_taken_or_improper_name_is_refused_before_the_device_is_asked(
    world: World, passkeys: Passkeys
) -> None:
    await world.account("Ada")
    guest = await world.guest()
    assert await passkeys.ask_new(guest, "phone", "ADA") is Refusal.NAME_TAKEN
    assert await passkeys.ask_new(guest, "phone") is Refusal.NAME_LENGTH
    assert await passkeys.ask_new(guest, "\u202ephone", "Bob") is Refusal.NAME_LETTERS


async def test_a_name_taken_meanwhile_is_refused(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    guest = await world.guest()
    options = await ask_new(passkeys, guest, "Ada")
    await world.account("ada")
    assert await passkeys.add(guest, device.create(options)) is Refusal.NAME_TAKEN
    assert await find(world.store, guest.id) == guest


async def test_a_passkey_can_be_removed_unless_it_is_the_last_way_in(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada, bob = await owner(world, passkeys, device), await world.account("Bob")
    (key,) = await passkeys.held_by(ada)
    assert await passkeys.remove(ada, key.id) is Refusal.LAST_WAY_IN
    assert await passkeys.remove(bob, key.id) is Refusal.PASSKEY
    await world.accounts.change_password(ada, "", PASSWORD)
    assert await passkeys.remove(ada, key.id) is None
    assert await passkeys.use(device.get(await passkeys.ask_use())) is Refusal.PASSKEY


async def test_one_of_two_passkeys_can_be_removed(
    world: World, passkeys: Passkeys, device: Authenticator
) -> None:
    ada = await owner(world, passkeys, device)
    await passkeys.add(ada, Authenticator(SITE.origin, SITE.host).create(await ask_new(passkeys, ada)))
    one, other = await passkeys.held_by(ada)
    assert await passkeys.remove(ada, one.id) is None
    assert await passkeys.remove(ada, other.id) is Refusal.LAST_WAY_IN


async def test_nobody_fills_the_store_with_passkeys(world: World, passkeys: Passkeys) -> None:
    ada = await world.account("Ada")
    for number in range(MOST):
        row = {"id": str(number), "person": ada.id, "public_key": "", "uses": 0, "name": "", "created": 0}
        await world.insert("passkey", **row)
    assert await passkeys.ask_new(ada, "phone") is Refusal.PASSKEYS_MANY

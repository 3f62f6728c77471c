"""Accounts: from a nickname to a name of one's own, and all that keeps it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from footplate.server.moment import Clock, now
from footplate.server.notices.mail import is_address
from footplate.server.people import claims, departure, names, passwords, settings
from footplate.server.people.adoption import adopt
from footplate.server.people.errands import Errand, Errands, forgotten
from footplate.server.people.passwords import Passwords
from footplate.server.people.person import COLUMNS, DAY, HOUR, Person, find, fresh_id, from_row
from footplate.server.people.refusal import Refusal
from footplate.server.people.seats import renamed
from footplate.server.people.sessions import ended, farewell
from footplate.server.store import Change, Conflict, Store

CONFIRM: Final = "email"
RESET: Final = "reset"


class Letter(NamedTuple):
    """What is to be mailed: which of the catalogue's letters, to whom, in which language, with what link."""

    what: str
    address: str
    name: str
    language: str
    token: str


Post: TypeAlias = "Callable[[Letter], Awaitable[None]]"  # should not wait until the letter has arrived


class Accounts:
    """Makes guests and accounts, and changes them."""

    def __init__(self, store: Store, passwords: Passwords, post: Post, clock: Clock = now) -> None:
        self._store = store
        self._passwords = passwords
        self._post = post
        self._clock = clock
        self._errands = Errands(store, clock)

    async def guest(self, name: str) -> Person | Refusal:
        """Somebody new, who needs nothing but a nickname that is no account's name."""
        proper = names.proper(name)
        if isinstance(proper, Refusal):
            return proper
        if await claims.holder(self._store, proper):
            return Refusal.NAME_TAKEN
        person = Person(fresh_id(), proper, guest=True, created=self._clock())
        sql = "insert into person (id, name, guest, created, seen, settings) values ($1, $2, 1, $3, $4, $5)"
        chosen = settings.written(settings.Settings())
        row = (person.id, person.name, person.created, person.created, chosen)
        await self._store.commit([Change(sql, row)])
        return person

    async def register(self, person: Person, name: str, password: str) -> Person | Refusal:
        """Turn the guest into an account, which keeps all that the guest did."""
        proper = names.proper(name)
        if isinstance(proper, Refusal):
            return proper
        if fault := passwords.fault(password):
            return fault
        if not person.guest:
            return Refusal.NOT_A_GUEST
        if await claims.holder(self._store, proper):  # spares the hashing
            return Refusal.NAME_TAKEN
        secret = Change(
            "update person set password = $2 where id = $1", (person.id, await self._passwords.hash(password))
        )
        return await enrol(self._store, person, proper, [secret])

    async def rename(self, person: Person, name: str) -> Person | Refusal:
        """Give the person another name."""
        proper = names.proper(name)
        if isinstance(proper, Refusal):
            return proper
        if person.guest and await claims.holder(self._store, proper):
            return Refusal.NAME_TAKEN
        claim = [] if person.guest else claims.claim(person.id, proper)
        sql = "update person set name = $2 where id = $1 and guest = $3 and deleted = 0"
        notes = await renamed(self._store, person.id)
        try:
            await self._store.commit([*claim, Change(sql, (person.id, proper, int(person.guest)))], notes)
        except Conflict:
            return Refusal.NAME_TAKEN
        return person._replace(name=proper)

    async def sign_in(self, name: str, password: str, guest: Person | None = None) -> Person | Refusal:
        """The account of that name and password; it adopts what its owner did as a guest."""
        row = await self._kept(await claims.holder(self._store, name[: names.LONGEST * 4]))
        person, kept = row or (None, None)
        if not await self._passwords.right(password, kept) or person is None or kept is None:
            return Refusal.WRONG
        if self._passwords.outdated(kept):
            await self._rehash(person, password, kept)
        await self.welcome(person, guest)
        return person

    async def welcome(self, account: Person, guest: Person | None) -> list[str]:
        """Let an account adopt its owner's games as a guest; the tables that have other seats now."""
        if guest is None or not guest.guest:
            return []
        return await adopt(self._store, account, guest, self._clock())

    async def change_password(self, person: Person, old: str, new: str, token: str = "") -> Refusal | None:
        """Change the password and end all sessions but the token's; whoever has none yet needs no old one."""
        if fault := passwords.fault(new):
            return fault
        if refused := await self._confirmed(person, old):
            return refused
        changes = self._renewed(person.id, await self._passwords.hash(new), token)
        await self._store.commit(changes, [farewell(person.id)])
        return None

    async def ask_email(self, person: Person, address: str, password: str) -> Refusal | None:
        """Mail a token to an address; it is the person's once they come back with it."""
        if not is_address(address):
            return Refusal.EMAIL
        if refused := await self._confirmed(person, password):
            return refused
        await self._store.commit(forgotten(person.id, CONFIRM))
        await self._send(CONFIRM, address, person, DAY)
        return None

    async def confirm_email(self, token: str) -> Person | Refusal:
        """The address that this token was mailed to is its person's."""
        errand = await self._errands.find(token, CONFIRM)
        sql = "update person set email = $2, email_confirmed = 1 where id = $1 and deleted = 0"
        return await self._acted(errand, [Change(sql, (errand.person, errand.data))] if errand else [])

    async def forget_email(self, person: Person) -> None:
        """Mail the person nothing more."""
        old = await settings.of(self._store, person)
        chosen = settings.written(replace(old, notices=replace(old.notices, email=False)))
        sql = (
            "update person set email = null, email_confirmed = 0, settings = $2 where id = $1 and deleted = 0"
        )
        forget = Change(sql, (person.id, chosen), None)
        await self._store.commit([forget, *forgotten(person.id, CONFIRM, RESET)])

    async def ask_reset(self, address: str) -> None:
        """Mail a token for a new password to the accounts with that address; nobody learns of them."""
        if not is_address(address):
            return
        sql = f"select {COLUMNS}, email from person where lower(email) = lower($1) and email_confirmed = 1"
        for *row, email in await self._store.rows(sql, address):
            person = from_row(tuple(row))
            await self._store.commit(forgotten(person.id, RESET))
            await self._send(RESET, email, person, HOUR)

    async def reset(self, token: str, password: str) -> Person | Refusal:
        """A new password for whoever holds the token; all sessions end."""
        if fault := passwords.fault(password):
            return fault
        errand = await self._errands.find(token, RESET)
        if errand is None or errand.person is None:
            return Refusal.TOKEN
        return await self._acted(errand, self._renewed(errand.person, await self._passwords.hash(password)))

    async def delete(self, person: Person) -> list[str]:
        """Forget the person; the running tables where somebody must take their seats."""
        return await departure.delete(self._store, person, self._clock())

    async def _kept(self, identity: str | None) -> tuple[Person, str | None] | None:
        """An account and the hash of its password."""
        sql = f"select {COLUMNS}, password from person where id = $1 and guest = 0 and deleted = 0"
        found = await self._store.rows(sql, identity or "")
        return (from_row(found[0][:-1]), found[0][-1]) if found else None

    async def _confirmed(self, person: Person, password: str) -> Refusal | None:
        """Whether it is really the owner of the account who asks."""
        row = await self._kept(person.id)
        if row is None:
            return Refusal.NO_ACCOUNT
        _, kept = row
        return None if kept is None or await self._passwords.right(password, kept) else Refusal.WRONG

    async def _rehash(self, person: Person, password: str, kept: str) -> None:
        sql = "update person set password = $2 where id = $1 and password = $3"
        values = (person.id, await self._passwords.hash(password), kept)
        await self._store.commit([Change(sql, values, None)])

    def _renewed(self, person: str, hashed: str, token: str = "") -> list[Change]:
        sql = "update person set password = $2 where id = $1 and guest = 0 and deleted = 0"
        return [Change(sql, (person, hashed)), ended(person, token)]

    async def _acted(self, errand: Errand | None, changes: list[Change]) -> Person | Refusal:
        """Make the changes that an errand was left for."""
        if errand is None or errand.person is None:
            return Refusal.TOKEN
        try:
            await self._store.commit([errand.done(), *changes], [farewell(errand.person)])
        except Conflict:
            return Refusal.TOKEN
        return await find(self._store, errand.person) or Refusal.TOKEN

    async def _send(self, what: str, address: str, person: Person, lasting: int) -> None:
        token = await self._errands.leave(what, address, lasting, person.id)
        language = (await settings.of(self._store, person)).language
        await self._post(Letter(what, address, person.name, language, token))


async def enrol(store: Store, person: Person, name: str, secrets: list[Change]) -> Person | Refusal:
    """Make a guest an account by a name, and by the changes that let them in again."""
    sql = "update person set name = $2, guest = 0 where id = $1 and guest = 1 and deleted = 0"
    changes = [*claims.claim(person.id, name), Change(sql, (person.id, name)), *secrets]
    try:
        await store.commit(changes, await renamed(store, person.id))
    except Conflict:
        current = await find(store, person.id)
        return Refusal.NAME_TAKEN if current and current.guest else Refusal.NOT_A_GUEST
    return person._replace(name=name, guest=False)

"""Passkeys: a device that proves it holds a key, instead of a password.

Credentials are discoverable and the device makes sure of its owner, so that nobody has to type a name. A
challenge is an errand: it is answered once, within five minutes.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from footplate.server.moment import Clock, now
from footplate.server.people import claims, names
from footplate.server.people.accounts import enrol
from footplate.server.people.errands import Errand, Errands
from footplate.server.people.person import COLUMNS, Person, from_row
from footplate.server.people.refusal import Refusal
from footplate.server.store import Change, Conflict, Store, document

Document: TypeAlias = "dict[str, Any]"  # JSON, as the browser's functions take and give it

MOST: Final = 20  # of one person
_LASTING: Final = 5 * 60_000
_ID: Final = re.compile("[A-Za-z0-9_-]+")
_MADE: Final = "passkey-made"
_USED: Final = "passkey-used"


class Site(NamedTuple):
    """Where the page stands, as the browser sees it: passkeys are bound to it."""

    host: str
    origin: str


class Passkey(NamedTuple):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: int


class Wish(msgspec.Struct, frozen=True):
    """What a new passkey is for: the name of an account to be made, empty if there is one; its own name."""

    account: str
    label: str


def site(url: str) -> Site:
    """The site of a public address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"{url!r} is not the address of a site")
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return Site(parts.hostname, f"{parts.scheme}://{host}{port}")


class Passkeys:
    """Both ceremonies: a key is made, a key is used."""

    def __init__(self, store: Store, site: Site, clock: Clock = now) -> None:
        self._store = store
        self._site = site
        self._clock = clock
        self._errands = Errands(store, clock)

    async def ask_new(self, person: Person, label: str, account: str = "") -> Document | Refusal:
        """What a device must know to make a passkey; for a guest with the name of their account to be."""
        wish = await self._wish(person, label, account)
        if isinstance(wish, Refusal):
            return wish
        held = await self.held_by(person)
        if len(held) >= MOST:
            return Refusal.PASSKEYS_MANY
        data = document(wish)
        challenge = await self._errands.leave(_MADE, data, _LASTING, person.id)
        options = generate_registration_options(
            rp_id=self._site.host,
            rp_name="Footplate",
            user_name=wish.account or person.name,
            user_id=person.id.encode(),
            challenge=base64url_to_bytes(challenge),
            timeout=_LASTING,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in held
            ],
        )
        return _document(options_to_json(options))

    async def add(self, person: Person, credential: Document) -> Person | Refusal:
        """Keep the passkey that a device made; a guest becomes an account by it."""
        errand = await self._errand(credential, _MADE)
        if errand is None or errand.person != person.id:
            return Refusal.PASSKEY
        made = self._made(credential)
        if made is None:
            return Refusal.PASSKEY
        wish = msgspec.json.decode(errand.data, type=Wish)
        key = self._row(person, wish.label, made)
        if wish.account:
            return await enrol(self._store, person, wish.account, [key])
        try:
            await self._store.commit([key])
        except Conflict:
            return Refusal.PASSKEY_KNOWN
        return person

    async def ask_use(self) -> Document:
        """What a device must know to prove which passkey it holds."""
        challenge = await self._errands.leave(_USED, "", _LASTING)
        options = generate_authentication_options(
            rp_id=self._site.host,
            challenge=base64url_to_bytes(challenge),
            timeout=_LASTING,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _document(options_to_json(options))

    async def use(self, credential: Document) -> Person | Refusal:
        """The account whose passkey a device holds."""
        if await self._errand(credential, _USED) is None:
            return Refusal.PASSKEY
        sql = (
            f"select {COLUMNS}, public_key, uses from passkey join person on person.id = passkey.person "
            "where passkey.id = $1 and guest = 0 and deleted = 0"
        )
        identity = _text(credential, "id")
        found = await self._store.rows(sql, identity) if _ID.fullmatch(identity) else []
        if not found:
            return Refusal.PASSKEY
        *row, public_key, uses = found[0]
        person = from_row(tuple(row))
        used = self._used(credential, public_key, uses)
        if used is None or not _belongs(credential, person):
            return Refusal.PASSKEY
        count = "update passkey set uses = $2 where id = $1 and uses = $3"
        try:
            await self._store.commit([Change(count, (identity, used.new_sign_count, uses))])
        except Conflict:
            return Refusal.PASSKEY
        return person

    async def held_by(self, person: Person) -> list[Passkey]:
        """The passkeys of a person."""
        sql = "select id, name, created from passkey where person = $1 order by created, id"
        return [Passkey(*row) for row in await self._store.rows(sql, person.id)]

    async def remove(self, person: Person, key: str) -> Refusal | None:
        """Forget a passkey, unless nothing else lets its owner in."""
        sql = (
            "delete from passkey where id = $1 and person = $2 and "
            "(exists (select 1 from person as owner where owner.id = $2 and owner.password is not null) "
            "or exists (select 1 from passkey as other where other.person = $2 and other.id <> $1))"
        )
        if key not in [held.id for held in await self.held_by(person)]:
            return Refusal.PASSKEY
        try:
            await self._store.commit([Change(sql, (key, person.id))])
        except Conflict:
            return Refusal.LAST_WAY_IN
        return None

    async def _wish(self, person: Person, label: str, account: str) -> Wish | Refusal:
        label = label.strip()[: names.LONGEST]
        if not label.isprintable():
            return Refusal.NAME_LETTERS
        if not person.guest:
            return Wish("", label)
        name = names.proper(account)
        if isinstance(name, Refusal):
            return name
        return Refusal.NAME_TAKEN if await claims.holder(self._store, name) else Wish(name, label)

    async def _errand(self, credential: Document, what: str) -> Errand | None:
        """The errand that the credential answers; it has been answered now, rightly or not."""
        challenge = _challenge(credential)
        return await self._errands.take(challenge, what) if challenge else None

    def _made(self, credential: Document) -> VerifiedRegistration | None:
        try:
            return verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(_challenge(credential)),
                expected_rp_id=self._site.host,
                expected_origin=self._site.origin,
                require_user_verification=True,
            )
        except Exception:  # what a stranger sends breaks the library's readers in more ways than it names
            return None

    def _used(self, credential: Document, public_key: str, uses: int) -> VerifiedAuthentication | None:
        try:
            return verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(_challenge(credential)),
                expected_rp_id=self._site.host,
                expected_origin=self._site.origin,
                credential_public_key=base64url_to_bytes(public_key),
                credential_current_sign_count=uses,
                require_user_verification=True,
            )
        except Exception:  # see above
            return None

    def _row(self, person: Person, label: str, made: VerifiedRegistration) -> Change:
        columns = "id, person, public_key, uses, name, created"
        sql = f"insert into passkey ({columns}) values ($1, $2, $3, $4, $5, $6)"
        identity = bytes_to_base64url(made.credential_id)
        public_key = bytes_to_base64url(made.credential_public_key)
        return Change(sql, (identity, person.id, public_key, made.sign_count, label, self._clock()))


def _document(text: str) -> Document:
    document: Document = json.loads(text)
    return document


def _text(credential: Document, field: str) -> str:
    value = credential.get(field)
    return value if isinstance(value, str) else ""


def _response(credential: Document) -> Document:
    response = credential.get("response")
    return response if isinstance(response, dict) else {}


def _challenge(credential: Document) -> str:
    """The challenge that the device says it answers; empty if it says nothing that can be read."""
    try:
        said = json.loads(base64url_to_bytes(_text(_response(credential), "clientDataJSON")))
    except (ValueError, RecursionError):
        return ""
    return _text(said, "challenge") if isinstance(said, dict) else ""


def _belongs(credential: Document, person: Person) -> bool:
    """Whether the device names the same owner as the store does."""
    handle = _text(_response(credential), "userHandle")
    return handle == bytes_to_base64url(person.id.encode())

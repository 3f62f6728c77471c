"""People as they say who they are, and as they are shown."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from footplate.server.people.passwords import LONGEST, SHORTEST
from footplate.server.people.settings import Settings
from footplate.server.wire import Answer, Document, Request

# Longer than any name: how long a name is, and of what, is judged by the one who knows.
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, examples=["Ada"])]
Password: TypeAlias = Annotated[
    str, msgspec.Meta(max_length=LONGEST, description=f"A new one has {SHORTEST} to {LONGEST} characters.")
]
Address: TypeAlias = Annotated[str, msgspec.Meta(max_length=254, examples=["ada@example.org"])]
Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


class Named(Request, frozen=True):
    """What somebody wants to be called."""

    name: Name


class Credentials(Request, frozen=True):
    """A name and its password."""

    name: Name
    password: Password


class NewPassword(Request, frozen=True):
    """A password in the place of another; the old one is empty where there is none."""

    new: Password
    old: Password = ""


class NewAddress(Request, frozen=True):
    """Where mail is to be sent, and the password to prove who asks; empty where there is none."""

    address: Address
    password: Password = ""


class Mailbox(Request, frozen=True):
    """An address that an account may have."""

    address: Address


class Mailed(Request, frozen=True):
    """A token that came by mail."""

    token: Token


class Reset(Request, frozen=True):
    """A token that came by mail, and the password that it is to set."""

    token: Token
    password: Password


class NewPasskey(Request, frozen=True):
    """What a passkey is to be called, and for a guest the name of the account to be made."""

    label: Name = ""
    account: Name = ""


class Credential(Request, frozen=True):
    """What the browser's `navigator.credentials` gave, as JSON."""

    credential: dict[str, Any]


class OnePasskey(Request, frozen=True):
    """A passkey that is meant."""

    id: Annotated[str, msgspec.Meta(max_length=2000)]


class Passkey(Answer, frozen=True):
    """A passkey of one's own."""

    id: str
    name: str
    created: int


class Me(Answer, frozen=True):
    """Who I am, and what only I may know of it."""

    id: str
    name: str
    guest: bool
    since: int
    settings: Settings
    email: str | None
    password: bool
    passkeys: tuple[Passkey, ...]


class Session(Answer, frozen=True):
    """Who makes the request, if they are known."""

    me: Me | None


class Ceremony(Answer, frozen=True):
    """What the browser's `navigator.credentials` is to be asked, as JSON."""

    options: Document


class Leader(Answer, frozen=True):
    """A line of a leaderboard."""

    person: str
    name: str
    rating: int
    games: int


class Leaderboard(Answer, frozen=True):
    """A page of those who play a game best, and whether there may be another."""

    leaders: tuple[Leader, ...]
    more: bool


class Export(Answer, frozen=True):
    """All that is kept of a person, by what it is."""

    kept: dict[str, list[dict[str, Any]]]

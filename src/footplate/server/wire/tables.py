"""Tables as they are made, listed and shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from footplate.server.orders import Orders
from footplate.server.terms import Terms
from footplate.server.wire import Answer, Document, Key, Request, SeatNumber
from footplate.server.wire.events import Event
from footplate.server.wire.play import Offer


class SeatWish(Request, frozen=True):
    """Who is to sit somewhere.

    `me` is whoever makes the table, also in several seats on one device; `open` is for anybody, `invited`
    for who has the link; `bot` names a bot.
    """

    kind: Literal["me", "open", "invited", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None


OptionValue: TypeAlias = bool | int | Annotated[str, msgspec.Meta(max_length=200_000)]
SeatWishes: TypeAlias = Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=16)]


class NewTable(Request, frozen=True):
    """A table to be made; the number of seats is the number of players."""

    game: Annotated[str, msgspec.Meta(max_length=64, examples=["volldampf"])]
    seats: SeatWishes
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=32)] = {}
    terms: Terms = Terms()
    key: Key | None = None


class Join(Request, frozen=True):
    """Take a seat: any open one, a certain one, or the one that an invitation is for."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class OneSeat(Request, frozen=True):
    """A seat that is meant."""

    seat: SeatNumber


class Invitation(Answer, frozen=True):
    """The link that gives a seat to whoever opens it first."""

    seat: int
    token: str
    path: str


class Vote(Answer, frozen=True):
    """What is being voted on: who asks, the first entry to be taken back, and who has agreed."""

    seat: int
    entry: int
    agreed: tuple[int, ...]


class SeatInfo(Answer, frozen=True):
    """A seat, its word in the game, and who sits there.

    `guest` says that the name is a nickname, which others may have too; that of an account is its own.
    `bot` is the bot that plays it, as a stand-in where there is also a person. `waiting` is since when it has
    something to decide, `left` the milliseconds on its clock at `at` of the table, which runs while it waits,
    `flag` when they will be over.
    """

    seat: int
    word: str
    kind: Literal["open", "invited", "person", "bot"]
    person: str | None
    name: str
    guest: bool
    bot: str | None
    waiting: int | None
    left: int | None
    flag: int | None
    online: bool


class TableInfo(Answer, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    title: str
    ruleset: int
    options: dict[str, Any]
    terms: Terms
    phase: Literal["waiting", "running", "over", "closed"]
    host: str
    created: int
    changed: int
    at: int
    seq: int
    entries: int
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    commitment: str | None = None
    vote: Vote | None = None
    origin: str | None = None
    successor: str | None = None


class Made(Answer, frozen=True):
    """The new table, and the links for its invited seats."""

    table: TableInfo
    invitations: tuple[Invitation, ...] = ()


class ResultLine(Answer, frozen=True):
    """A line of the standing."""

    rank: int
    name: str
    points: int
    rival: bool


class Scene(Answer, frozen=True):
    """What a seat, or an onlooker, sees now.

    `seat` is the one as which it is seen, null for an onlooker; `view` is as the game's view says; `words`
    are the vocabularies by which its numbers and those of actions are called; `offer` is there if the
    seat has something to decide; `free` is how many of its decisions it may take back unasked; `orders` are
    its standing orders; `results` are there once the game is over; `advice` is whether the seat may ask what
    the best options of its decision are.
    """

    table: TableInfo
    seat: int | None
    view: Document | None = None
    words: dict[str, tuple[str, ...]] | None = None
    offer: Offer | None = None
    free: int = 0
    orders: Orders = ()
    results: tuple[ResultLine, ...] = ()
    advice: bool = False


class Push(Answer, frozen=True):
    """What the socket sends: the events since the last push, and the scene after them."""

    seq: int
    events: tuple[Event, ...]
    scene: Scene


class Waiting(Answer, frozen=True):
    """What the socket sends besides: the tables where its person is awaited, the longest wait first."""

    waiting: tuple[str, ...]


class Listing(Answer, frozen=True):
    """Some tables, the newest first; `next` asks for those that follow.

    Of options with more than 200 characters, such as a map of one's own, there is only the first line and an
    ellipsis; the table itself has them whole.
    """

    tables: tuple[TableInfo, ...]
    next: str | None = None

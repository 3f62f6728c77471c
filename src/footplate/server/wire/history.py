"""The past of a table, its record, and new tables made from it, as they travel."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from footplate.server.terms import Terms
from footplate.server.wire import Answer, Document, Expected, Key, Request
from footplate.server.wire.events import Told
from footplate.server.wire.tables import ResultLine


class Glance(Answer, frozen=True):
    """A table as a seat, or an onlooker whose `seat` is null, saw it after so many entries of the record.

    `results` are as if the game had ended there, as far as the seat knew them.
    """

    number: int
    standing: int
    seat: int | None
    actors: tuple[int, ...]
    over: bool
    view: Document
    words: dict[str, tuple[str, ...]]
    results: tuple[ResultLine, ...] = ()


class Entries(Answer, frozen=True):
    """Entries of the record with what is told of them; `next` asks for those that follow.

    `turns` and `phases` are the numbers of those that began a turn or a phase; a turn is a phase as well.
    """

    told: tuple[Told, ...]
    turns: tuple[int, ...]
    phases: tuple[int, ...]
    next: int | None = None


class Series(Answer, frozen=True):
    """What a seat counts under a name, after each of the entries."""

    seat: int
    name: str
    values: tuple[int, ...]


class Sums(Answer, frozen=True):
    """What the asker may know that the seats count: before the first entry, and after each that stands."""

    numbers: tuple[int, ...]
    series: tuple[Series, ...]


class Proof(Answer, frozen=True):
    """What a finished record proves: that its seed was committed to and deals every outcome in it.

    `rule` is the one that ended the game; `problem` says what is not so.
    """

    proved: bool
    commitment: str
    seed: str
    entries: int
    rule: str
    sentence: str
    problem: str | None = None


class ForkWish(Request, frozen=True):
    """Who is to sit somewhere: as at any new table; `same` keeps the seat for whoever has it at this one."""

    kind: Literal["me", "open", "invited", "bot", "same"]
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None


ForkWishes: TypeAlias = Annotated[tuple[ForkWish, ...], msgspec.Meta(max_length=16)]


class NewFork(Request, frozen=True):
    """A table that goes on from what stood after an entry.

    All seats are mine if nothing is said, and the terms are those of the table that it leaves: a fork of a
    private table is private.
    """

    at: Expected
    seats: ForkWishes = ()
    terms: Terms | None = None
    key: Key | None = None


class NewRecord(Request, frozen=True):
    """A record from elsewhere, JSON Lines or a transcript.

    A finished one is kept for looking at it; one that is not goes on at a new table, with whom is wished for.
    """

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000_000)]
    seats: ForkWishes = ()
    terms: Terms = Terms()
    key: Key | None = None

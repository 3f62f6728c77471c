"""Acting, asking and taking back, as it travels."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from footplate.server.orders import Orders
from footplate.server.wire import Answer, Broken, Document, Expected, Key, Request, SeatNumber

GivenAction: TypeAlias = Annotated[
    dict[str, int | str | list[int]] | Annotated[str, msgspec.Meta(max_length=2000)],
    msgspec.Meta(
        description="An action: as JSON, with its kind and its fields, or as a line of the game's notation.",
        examples=["place-section hamburg-berlin"],
    ),
]


class Act(Request, frozen=True):
    """What a seat decides."""

    expected: Expected
    key: Key
    action: GivenAction
    seat: SeatNumber | None = None  # needed by who has several seats


class Done(Answer, frozen=True):
    """It was done, now or when the same key came before: where table and record stood then."""

    seq: int
    entries: int


class Ask(Request, frozen=True):
    """An action that a seat thinks of."""

    action: GivenAction
    seat: SeatNumber | None = None


class Verdict(Answer, frozen=True):
    """Whether an action is legal now; if not, every rule that forbids it. What it costs, either way."""

    action: Document
    line: str
    legal: bool
    broken: tuple[Broken, ...]
    price: int | None


class Option(Answer, frozen=True):
    """A legal action, in JSON and in notation, with its price where it has one."""

    action: Document
    line: str
    price: int | None = None


class Question(Answer, frozen=True):
    """The next question on the way to an action, and its possible answers."""

    name: str
    words: str
    answers: tuple[int | str, ...]


class Offer(Answer, frozen=True):
    """What a seat may do: how many options there are, all of them if they are few, and the next question.

    `fields` has, for each field of the actions that are left, the values it can still have, so that questions
    can be answered in any order; it is only there when something was asked.
    """

    count: int
    complete: bool
    options: tuple[Option, ...]
    question: Question | None = None
    fields: dict[str, tuple[int | str, ...]] = {}


class Narrow(Request, frozen=True):
    """Some answers: in order (the kind first), or by the names of fields in any order."""

    answers: Annotated[tuple[int | str, ...], msgspec.Meta(max_length=64)] = ()
    given: Annotated[dict[str, int | str], msgspec.Meta(max_length=16)] = {}
    seat: SeatNumber | None = None


class Undo(Request, frozen=True):
    """Take back one's last decision, all that one may unasked, or everything from an entry on."""

    expected: Expected
    key: Key
    what: Literal["last", "turn"] | Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] = "last"
    seat: SeatNumber | None = None


class Undone(Done, frozen=True):
    """It was taken back, or the others are being asked."""

    asked: bool = False


class Ballot(Request, frozen=True):
    """Whether a seat agrees to what was asked."""

    agree: bool
    expected: Expected
    seat: SeatNumber | None = None


class GiveOrders(Request, frozen=True):
    """All standing orders of a seat, in place of those it had."""

    orders: Orders
    seat: SeatNumber | None = None


class Standing(Answer, frozen=True):
    """The standing orders of a seat."""

    orders: Orders


class Say(Request, frozen=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    key: Key

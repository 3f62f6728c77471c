"""Acting, asking and taking back, as it travels."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from footplate.kernel.game import Message
from footplate.server.orders import Orders
from footplate.server.wire import Answer, Broken, Document, Expected, Key, MySeat, Request, SeatNumber
from footplate.server.wire.events import Event

SHORT: Final = 60  # options that travel with the view
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
    seat: MySeat | None = None


class Done(Answer, frozen=True):
    """It was done, now or when the same key came before: where table and record stood then."""

    seq: int
    entries: int


class Ask(Request, frozen=True):
    """An action that a seat thinks of."""

    action: GivenAction
    seat: MySeat | None = None


Given: TypeAlias = Annotated[
    dict[str, int | str | list[int]],
    msgspec.Meta(
        max_length=16,
        description="What is known of an action: its kind, some of its fields, or both.",
        examples=[{"kind": "lay-track", "hex": 4}],
    ),
]


class WhyNot(Request, frozen=True):
    """An action that a seat thinks of, or what is known of one: exactly one of both."""

    action: GivenAction | None = None
    given: Given | None = None
    seat: MySeat | None = None


class Verdict(Answer, frozen=True):
    """Whether an action is legal now; if not, every rule that forbids it. What it costs, either way.

    Of an action that is only half known: whether it can be completed legally; if not, the rules that all
    completions break, or else those of the completion that breaks the fewest, which is `action`.
    """

    action: Document
    line: str
    legal: bool
    broken: tuple[Broken, ...]
    price: int | None


class Option(Answer, frozen=True):
    """A legal action, in JSON and in notation, with its price where it has one.

    `gains`: what a delivery brings each seat, for actions that are made for it.
    `hint`: what else it would bring, to be told in words; only if hints were asked for and there is one.
    """

    action: Document
    line: str
    price: int | None = None
    gains: tuple[int, ...] | None = None
    hint: Message | None = None


class Question(Answer, frozen=True):
    """The next question on the way to an action, and its possible answers."""

    name: str
    words: str
    answers: tuple[int | str, ...]


class Offer(Answer, frozen=True):
    """What a seat may do: how many options there are, all of them if they are few, and the next question.

    `words` has the vocabulary of each field's values; a plain number has none.
    `fields` has, for each field of the actions that are left, the values it can still have, so that questions
    can be answered in any order; it is only there when something was asked.
    `hinted`: whether all options were tried for their hints; those of some kinds have none.
    """

    count: int
    complete: bool
    options: tuple[Option, ...]
    question: Question | None = None
    fields: dict[str, tuple[int | str, ...]] = {}
    words: dict[str, str] = {}
    hinted: bool = False


class Narrow(Request, frozen=True):
    """Some answers: in order (the kind first), or by the names of fields in any order.

    `most`: up to so many options the offer is complete.
    `hints`: whether each option comes with what it would bring, if they are not very many.
    """

    answers: Annotated[tuple[int | str, ...], msgspec.Meta(max_length=64)] = ()
    given: Annotated[dict[str, int | str], msgspec.Meta(max_length=16)] = {}
    seat: MySeat | None = None
    most: Annotated[int, msgspec.Meta(ge=1, le=500)] = SHORT
    hints: bool = False


class Undo(Request, frozen=True):
    """Take back one's last decision, one's turn, or everything from an entry's number on.

    Where nothing but decisions of the seat itself would go, it is done at once; if not, the others are asked.
    The turn is all that the seat may take back unasked; if that is nothing, its last decisions between which
    only chance decided. Who has several seats and names none means the one that decided last.
    """

    expected: Expected
    key: Key
    what: Literal["last", "turn"] | Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] = "last"
    seat: SeatNumber | None = None


class Undone(Done, frozen=True):
    """Where table and record stand now, and whether somebody is still being asked."""

    asked: bool = False


class Ballot(Request, frozen=True):
    """Whether one agrees, for all of one's seats, to what is asked: to go back before that entry.

    One refusal ends the vote; who asked withdraws by it.
    """

    agree: bool
    entry: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
    expected: Expected
    key: Key


class GiveOrders(Request, frozen=True):
    """All standing orders of a seat, in place of those it had. They decide at once what they can."""

    orders: Orders
    key: Key
    seat: MySeat | None = None


class Standing(Answer, frozen=True):
    """The standing orders of a seat."""

    orders: Orders


class Say(Request, frozen=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    key: Key


class Written(Request, frozen=True):
    """A note to oneself, in place of the one before; an empty one is none."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class Note(Answer, frozen=True):
    """What one has written down about a table; nobody else can read it."""

    text: str


class Log(Answer, frozen=True):
    """Events in the order they happened; if there are `more`, they are asked for with this `after`."""

    events: tuple[Event, ...]
    after: int
    more: bool

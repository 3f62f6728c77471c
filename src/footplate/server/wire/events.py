"""What happens at a table: the kinds of events in its log, as they are stored and as they are sent."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from footplate.kernel.action import kebab
from footplate.kernel.game import Message
from footplate.server.wire import Answer, Document

Why: TypeAlias = Literal["flag", "left", "absent", "deleted"]  # a stand-in plays a seat


class Happening(msgspec.Struct, frozen=True, tag=kebab, tag_field="kind", omit_defaults=True):
    """One event of the log."""


class Told(Answer, frozen=True, omit_defaults=True):
    """An entry of the record as its reader may know it, in JSON and in notation, and what is told of it."""

    number: int
    seat: int  # -1 is chance
    action: Document
    line: str
    odds: tuple[int, int] | None = None
    secret: bool = False
    story: Message | None = None


class Moves(Happening, frozen=True):
    """Decisions of seats and of chance: entries of the record, in order; also those taken back."""

    told: tuple[Told, ...] = ()


class Created(Happening, frozen=True):
    """The table was made."""


class Joined(Happening, frozen=True):
    """Somebody took a seat."""

    seat: int


class Invited(Happening, frozen=True):
    """A seat is for whoever has the new link."""

    seat: int


class Left(Happening, frozen=True):
    """Somebody gave up a seat before the game began."""

    seat: int


class Started(Happening, frozen=True):
    """The game began; its seed is committed to."""

    commitment: str


class HandedOver(Happening, frozen=True):
    """A stand-in plays a seat from now on: a bot, or the caretaker who only passes."""

    seat: int
    to: str
    why: Why


class Returned(Happening, frozen=True):
    """Somebody plays their seat themselves again, or takes one that a stand-in played."""

    seat: int


class UndoAsked(Happening, frozen=True):
    """A seat asks all others whether the entries from a number on may be taken back."""

    seat: int
    entry: int


class UndoAgreed(Happening, frozen=True):
    """A seat agrees to that."""

    seat: int


class UndoRefused(Happening, frozen=True):
    """A seat does not, and so it will not be."""

    seat: int


class OrdersGiven(Happening, frozen=True):
    """A seat has other standing orders than before; only itself is told."""

    seat: int


class OrderStopped(Happening, frozen=True):
    """A standing order has come to its end, and why; only its seat is told.

    By what it says itself: `used-up`, `phase`, `kind`, `below`, `above`. Because it answered very often in a
    row: `too-many`. Because decisions of its seat were taken back: `taken-back`.
    """

    seat: int
    why: Literal["used-up", "phase", "kind", "below", "above", "too-many", "taken-back"]


class Advised(Happening, frozen=True):
    """A seat was told the best options of its decision; everybody may know."""

    seat: int


class Chat(Happening, frozen=True):
    """Something that somebody says; plain text."""

    text: str


class Ended(Happening, frozen=True):
    """The game is over, and its seed is shown."""

    seed: str


class Closed(Happening, frozen=True):
    """The table was given up."""


class Rematch(Happening, frozen=True):
    """There is a new table for the same people."""

    table: str


What: TypeAlias = (
    Moves
    | Created
    | Joined
    | Invited
    | Left
    | Started
    | HandedOver
    | Returned
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | OrdersGiven
    | OrderStopped
    | Advised
    | Chat
    | Ended
    | Closed
    | Rematch
)


class Event(Answer, frozen=True, omit_defaults=True):
    """An event of a table's log: its number, when it happened, and by whom."""

    seq: int
    at: int
    what: What
    by: str | None = None


def kind(what: type[Any]) -> str:
    """The kind of an event, as it is stored and sent."""
    return str(what.__struct_config__.tag)

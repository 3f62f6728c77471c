"""Record: set-up and entries, chance included; the truth of a game, as JSON Lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from hashlib import sha256
from operator import or_
from typing import Any, Final, Generic, TypeVar

import msgspec

from footplate.kernel.action import (
    CHANCE,
    TAKE_BACKS,
    Action,
    Hidden,
    Seat,
    TakeBack,
    VotedTakeBack,
    kind,
)
from footplate.kernel.dealer import commitment

FORMAT: Final = 1
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

A = TypeVar("A", bound=Action)


class RecordError(ValueError):
    """A record that cannot be true; the message says where, in one line."""


class Entry(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision; `odds` are those of a chance outcome, `seen_by` names who may read a secret one."""

    seat: Seat
    action: A
    odds: tuple[int, int] | None = None
    seen_by: tuple[Seat, ...] | None = None

    def as_seen_by(self, seat: Seat | None) -> Entry[Any]:
        """The entry as a seat, or None for an onlooker, may read it: the fact stays, the fields go."""
        if self.seen_by is None:
            return self
        # The odds of a secret draw tell what is left in the deck, and so what others hold.
        action = self.action if seat in self.seen_by else Hidden(kind(self.action))
        return Entry(self.seat, action, seen_by=self.seen_by)


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a record leaves another: its commitment, and how many entries are shared."""

    of: str
    at: int


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The commitment, and the terms it binds."""

    commitment: str
    format: int = msgspec.field(name="footplate")
    game: str
    ruleset: int
    options: dict[str, int | str | bool]
    seats: tuple[str, ...]
    fork: Fork | None = None

    def __post_init__(self) -> None:
        if not all([name.isprintable() for name in self.seats]):
            raise ValueError("a seat's name has characters that cannot be printed")

    def terms(self) -> bytes:
        """All that the commitment binds besides the seed."""
        return msgspec.json.encode(msgspec.structs.replace(self, commitment=""))

    def committed(self, seed: bytes) -> Header:
        """This header with the commitment to a seed."""
        return msgspec.structs.replace(self, commitment=commitment(seed, self.terms()))


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Written when the game ends: the seed, and a digest of every line before."""

    seed: str
    digest: str


class Record:
    """A header, entries in the order they were made, and the closing once the game is over."""

    def __init__(
        self, header: Header, entries: Iterable[Entry[Any]] = (), closing: Closing | None = None
    ) -> None:
        self.header = header
        self.entries = list(entries)
        self.closing = closing

    def standing(self) -> list[Entry[Any]]:
        """The entries that count: all but those taken back, and the take-backs."""
        return [entry for _, entry in self.numbered()]

    def numbered(self) -> list[tuple[int, Entry[Any]]]:
        """The standing entries, each with its number in the whole record."""
        line: list[tuple[int, Entry[Any]]] = []
        for number, entry in enumerate(self.entries, 1):
            if type(entry.action) in TAKE_BACKS:
                check_take_back(entry, number, [one.seat for _, one in line], len(self.header.seats))
                del line[entry.action.to :]
            else:
                line.append((number, entry))
        return line

    def undo_limit(self, seat: Seat) -> int:
        """The first standing entry that the seat may freely take back: nothing but its own follow."""
        line = self.standing()
        at = len(line)
        while at and line[at - 1].seat == seat != CHANCE:
            at -= 1
        return at

    def fork(self, at: int, seats: Iterable[str], seed: bytes) -> Record:
        """A new record that shares the first `at` standing entries and goes on under a seed of its own."""
        shared = self.standing()[:at]
        origin = Fork(self.header.commitment, len(shared))
        header = msgspec.structs.replace(self.header, seats=tuple(seats), fork=origin, commitment="")
        return Record(header.committed(seed), shared)

    def as_seen_by(self, seat: Seat | None) -> Record:
        """The record without what the seat may not know; nor has it a digest to guess that by."""
        return Record(self.header, [entry.as_seen_by(seat) for entry in self.entries])

    def close(self, seed: bytes) -> None:
        """The game is over: the seed is shown and the record sealed."""
        self.closing = Closing(seed.hex(), sha256(self._lines()).hexdigest())

    def sealed(self) -> bool:
        """Whether the closing fits every line before it."""
        return self.closing is not None and self.closing.digest == sha256(self._lines()).hexdigest()

    def encode(self) -> bytes:
        """JSON Lines, one and only one way to write a record."""
        lines = self._lines()
        return lines if self.closing is None else lines + msgspec.json.encode(self.closing) + b"\n"

    def _lines(self) -> bytes:
        return b"".join([msgspec.json.encode(line) + b"\n" for line in (self.header, *self.entries)])


def check_take_back(entry: Entry[Any], number: int, deciders: Sequence[Seat], seats: int) -> None:
    """RecordError unless a seat takes back entries that stand, all its own or with every seat's vote."""
    to = entry.action.to
    if not 0 <= to < len(deciders):
        raise RecordError(f"entry {number} takes back to {to}, where nothing stands")
    if isinstance(entry.action, VotedTakeBack):
        votes = entry.action.votes
        if list(votes) != sorted(set(votes)) or {entry.seat, *votes} != set(range(seats)):
            raise RecordError(f"entry {number} takes back without the vote of every seat, once and in order")
    elif entry.seat == CHANCE or any([seat != entry.seat for seat in deciders[to:]]):
        raise RecordError(f"entry {number} takes back what its seat did not decide")
    if entry.odds is not None or entry.seen_by is not None:
        raise RecordError(f"entry {number}: a take-back has neither odds nor readers")


def read_header(data: bytes) -> Header:
    """The first line of a record."""
    try:
        header = msgspec.json.decode(data.split(b"\n", 1)[0], type=Header)
    except UNREADABLE as error:
        raise RecordError(f"line 1 is not the header of a record: {error}") from None
    if header.format != FORMAT:
        raise RecordError(f"the record has format {header.format}; this program reads format {FORMAT}")
    return header


@cache
def entry_decoder(actions: tuple[type[Action], ...]) -> msgspec.json.Decoder[Entry[Any]]:
    """Reads the entries of a game from JSON."""
    kinds: Any = reduce(or_, (*actions, TakeBack, VotedTakeBack, Hidden))
    return msgspec.json.Decoder(Entry[kinds])


def decode(data: bytes, actions: Iterable[type[Action]]) -> Record:
    """A record from JSON Lines, refused unless it is written exactly as `encode` would write it."""
    decoder = entry_decoder(tuple(actions))
    lines = data.split(b"\n")
    record = Record(read_header(data))
    if lines[-1]:
        raise RecordError(f"line {len(lines)} is cut short")
    for number, line in enumerate(lines[1:-1], 2):
        if number == len(lines) - 1 and line.startswith(b'{"seed"'):
            record.closing = _line(number, line, msgspec.json.Decoder(Closing))
        else:
            record.entries.append(_line(number, line, decoder))
    if record.encode() != data:
        raise RecordError("the record is not written as Footplate writes it")
    return record


T = TypeVar("T")


def _line(number: int, line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except UNREADABLE as error:
        raise RecordError(f"line {number} cannot be read: {error}") from None

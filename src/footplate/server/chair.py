"""Chair: a seat of a table and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import compare_digest
from typing import Final, Literal, TypeAlias

import msgspec

from footplate.server import clock
from footplate.server.orders import Order
from footplate.server.people.tokens import digest
from footplate.server.store import Change, Row, document

CARETAKER: Final = "caretaker"  # plays a dropped seat, and only passes
LOOKING: Final = 60_000  # ms for which who was seen at a table counts as looking at it

Kind: TypeAlias = Literal["open", "invited", "person", "bot"]

COLUMNS: Final = "seat, kind, person, bot, invitation, waiting, clock, orders, seat.seen, name, guest"


class Chair(msgspec.Struct, frozen=True):
    """Who may sit here or does; a person whose seat is played by a stand-in keeps it and may return."""

    seat: int
    kind: Kind = "open"
    person: str | None = None
    bot: str | None = None
    invitation: str | None = None  # the hash of the link's token
    waiting: int | None = None  # since when there is something to decide
    clock: clock.Hand = clock.Hand(0)
    orders: tuple[Order, ...] = ()
    seen: int = 0
    name: str = ""  # of the person
    guest: bool = False  # the person is

    @property
    def taken(self) -> bool:
        """Whether somebody or a bot sits here."""
        return self.kind in ("person", "bot")

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides here, and no stand-in."""
        return self.kind == "person" and self.bot is None

    @property
    def vacated(self) -> bool:
        """Whether a stand-in plays here for somebody who gave up the seat."""
        return self.kind == "person" and self.person is None and self.bot is not None


def deserted(chairs: Sequence[Chair]) -> bool:
    """Whether people sit here and stand-ins play for all of them: the game rests until somebody returns."""
    people = False
    for one in chairs:
        if one.kind == "person":
            if one.bot is None:
                return False
            people = True
    return people


def invited(one: Chair, token: str) -> bool:
    """Whether a token is the invitation to a seat."""
    return one.invitation is not None and compare_digest(one.invitation, digest(token))


def from_row(row: Row) -> Chair:
    """A chair from its columns."""
    seat, kind, person, bot, invitation, waiting, hand, orders, seen, name, guest = row
    return Chair(
        seat,
        kind,
        person,
        bot,
        invitation,
        waiting,
        msgspec.json.decode(hand, type=clock.Hand),
        msgspec.json.decode(orders, type=tuple[Order, ...]),
        seen,
        name or "",
        bool(guest),
    )


def _values(chair: Chair) -> tuple[object, ...]:
    return (
        chair.kind,
        chair.person,
        chair.bot,
        chair.invitation,
        chair.waiting,
        document(chair.clock),
        document(chair.orders),
        chair.seen,
    )


def inserted(table: str, chair: Chair) -> Change:
    """The chair as a new row."""
    return Change(
        "insert into seat (table_id, seat, kind, person, bot, invitation, waiting, clock, orders, seen)"
        " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        (table, chair.seat, *_values(chair)),
    )


def updated(table: str, chair: Chair) -> Change:
    """The chair as it is now."""
    return Change(
        "update seat set kind = $3, person = $4, bot = $5, invitation = $6, waiting = $7, clock = $8,"
        " orders = $9, seen = case when seen > $10 then seen else $10 end where table_id = $1 and seat = $2",
        (table, chair.seat, *_values(chair)),
    )

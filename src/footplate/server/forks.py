"""Forks: tables that go on from a moment of another, or of a record from elsewhere; records that are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from footplate.kernel import transcript
from footplate.kernel.action import TakeBack
from footplate.kernel.game import BadOptions, Game, Options, UnknownGame
from footplate.kernel.notation import NotationError
from footplate.kernel.play import Play
from footplate.kernel.record import Entry, Fork, Record, RecordError
from footplate.kernel.replay import agreed, load, replay, verify
from footplate.server import lobby, making
from footplate.server.acting import key_used, retried
from footplate.server.chair import Chair
from footplate.server.course import Course, rebuild
from footplate.server.decline import bad, conflict, missing
from footplate.server.draft import Draft
from footplate.server.history import IMPORTED
from footplate.server.house import House, NoSuchTable, record_of
from footplate.server.people.person import Person
from footplate.server.store import document
from footplate.server.table import Facts, Table
from footplate.server.terms import Terms
from footplate.server.twins import imagined
from footplate.server.wire import events
from footplate.server.wire.history import ForkWish, NewFork, NewRecord
from footplate.server.wire.tables import SeatWish

MOST: Final = 10_000  # entries of a record from elsewhere
REPLAYED: Final = 1_000_000  # entries that its take-backs may cause to be played again

RECORDS_A_PERSON: Final = 500  # finished ones, so that nobody fills the house


class Origin(NamedTuple):
    """What a fork leaves: the game, what both share, and where that comes from."""

    game: Game[Any]
    options: Options
    left: Fork
    shared: Sequence[Entry[Any]]
    of: str
    chairs: Sequence[Chair] = ()  # of the table that it leaves


async def fork(house: House, id: str, person: Person, request: NewFork) -> tuple[Table, dict[int, str]]:
    """A new table that goes on from what stood after an entry, and the tokens of its invitations."""
    table = await house.table(id)
    lobby.check_may_see(table, person)
    if table.course is None:
        raise conflict("not-running", "the game has not begun", seq=table.facts.seq)
    if request.at > table.facts.entries:
        raise missing(f"the record has {table.facts.entries} entries, not {request.at}")
    entries = await house.entries(id, table.game, 0, table.facts.entries)
    there = await house.course_at(table, request.at)
    if there.state.over:
        raise conflict("over", "the game is over there: fork it at an earlier entry")
    if table.facts.closing is None and not _is_open(table, entries, there):
        raise conflict(
            "secrets",
            "this game has secrets, and a fork would show them: it can be forked when it is over; "
            "until then a plan tries what may come",
        )
    record = record_of(table, entries[: request.at])
    shared = record.standing()
    left = Fork(record.header.commitment, len(shared))
    origin = Origin(table.game, table.options, left, shared, table.id, table.chairs)
    terms = request.terms if request.terms is not None else table.facts.terms
    return await _go_on(house, person, origin, request.seats, terms, request.key)


def _is_open(table: Table, entries: Iterable[Entry[Any]], there: Course) -> bool:
    """Whether everybody knows everything, here and where the fork would begin."""
    if any([entry.seen_by is not None for entry in entries]):
        return False
    seats = (None, *range(len(table.chairs)))
    return all(
        [
            twin == s
            for s, at in ((table.running.state, table.facts.entries), (there.state, there.mark.number))
            for seat in seats
            for twin in imagined(table, s, seat, at)
        ]
    )


async def _go_on(
    house: House,
    person: Person,
    origin: Origin,
    wishes: Sequence[ForkWish],
    terms: Terms,
    key: str | None,
) -> tuple[Table, dict[int, str]]:
    """Make the table of a fork; it begins if nobody is missing."""
    making.check_bots(house, wishes, terms)

    async def attempt() -> tuple[Table, dict[int, str]]:
        id = making.table_id(person, key)
        with suppress(NoSuchTable):
            there = await house.table(id)
            return making.again_asked_for(
                there, origin.game, origin.options, terms, origin.of, origin.left
            ), {}
        await making.check_room(house, person)
        facts = making.new_facts(house, id, origin.game, origin.options, terms, person)
        chairs, tokens = _chairs(origin, wishes, person, terms, facts.created)
        facts = replace(facts, origin=origin.of, header=document(origin.left))
        made = await making.make(house, facts, origin.game, origin.options, chairs, origin.shared)
        return made, tokens

    return await retried(attempt)


def _chairs(
    origin: Origin, wishes: Sequence[ForkWish], person: Person, terms: Terms, now: int
) -> tuple[list[Chair], dict[int, str]]:
    """Chairs as they are wished for; the same people keep theirs."""
    players = origin.options.players
    wishes = wishes or [ForkWish("me")] * players
    if len(wishes) != players:
        raise bad(f"the game is played by {players}, not {len(wishes)}: say who sits where")
    if not origin.chairs and any([wish.kind == "same" for wish in wishes]):
        raise bad("nobody sits at a record from elsewhere: say who is to sit where")
    plain = [SeatWish("open" if wish.kind == "same" else wish.kind, wish.bot) for wish in wishes]
    chairs, tokens = making.chairs_for(plain, person, terms, now)
    for seat, wish in enumerate(wishes):
        if wish.kind == "same":
            chairs[seat] = making.again(origin.chairs[seat], person, terms, now)
    return chairs, tokens


class Checked(NamedTuple):
    """A record from elsewhere that can be true; the course of a finished one."""

    game: Game[Any]
    options: Options
    record: Record
    course: Course | None


async def take_in(house: House, person: Person, request: NewRecord) -> tuple[Table, dict[int, str]]:
    """A record from elsewhere: kept if it is finished, or else gone on from at a new table."""
    try:
        async with house.studying:
            found = await asyncio.to_thread(_checked, request.record)
    except (RecordError, NotationError, UnknownGame, BadOptions) as error:
        raise bad(str(error)) from None
    if found.course is not None:
        return await _kept(house, person, found, found.course, request), {}
    shared = found.record.standing()
    left = Fork(found.record.header.commitment, len(shared))
    origin = Origin(found.game, found.options, left, shared, IMPORTED)
    return await _go_on(house, person, origin, request.seats, request.terms, request.key)


async def _check_shelf(house: House, person: Person) -> None:
    sql = "select count(*) from tables where host = $1 and origin = $2"
    [(count,)] = await house.store.rows(sql, person.id, IMPORTED)
    if count >= RECORDS_A_PERSON:
        raise conflict("too-many-records", f"you have brought {count} records, which is as many as one may")


def _checked(text: str) -> Checked:
    """Every entry played again, and the seed of a finished record made to deal it."""
    if text.startswith("{"):
        # Editors and mail add or take away what is white at the end.
        game, record = load(f"{text.rstrip()}\n".encode())
    else:
        game, record = transcript.read(text)
    _check_size(record)
    options = agreed(game, record.header)
    if record.closing is None:
        if replay(game, record).over:
            raise RecordError("the game is over, but the record does not show its seed")
        return Checked(game, options, record, None)
    seed = _check_finished(record)
    return Checked(game, options, record, rebuild(game, options, seed, record.entries))


def _check_size(record: Record) -> None:
    """A take-back has everything before it played again: there may not be too many of them."""
    number = len(record.entries)
    backs = len([entry for entry in record.entries if isinstance(entry.action, TakeBack)])
    if number > MOST or backs * number > REPLAYED:
        raise RecordError(f"the record is too long: {number} entries, {backs} of them take-backs")


def _check_finished(record: Record) -> bytes:
    """RecordError unless the seed deals every outcome, as far as it is not shared with another record."""
    data = record.encode()
    if record.header.fork is None:
        verify(data)
        return bytes.fromhex(record.closing.seed if record.closing else "")
    game, _ = load(data)
    try:
        seed = bytes.fromhex(record.closing.seed if record.closing else "")
    except ValueError:
        raise RecordError("the seed is not a hexadecimal number") from None
    if not Play(game, record, seed).state.over:
        raise RecordError("the record stops before the game is over")
    return seed


async def _kept(house: House, person: Person, found: Checked, course: Course, request: NewRecord) -> Table:
    """A finished table with somebody on every seat who may look from there; it counts for nobody."""
    id = making.table_id(person, request.key)
    facts = replace(
        making.new_facts(house, id, found.game, found.options, request.terms, person),
        phase="over",
        origin=IMPORTED,
        seed=found.record.closing.seed if found.record.closing else None,
        header=document(found.record.header),
    )

    async def attempt() -> Table:
        with suppress(NoSuchTable):
            there = await house.table(id)
            if there.facts.header != facts.header:
                raise key_used(there)
            return there
        await _check_shelf(house, person)
        return await making.store(house, _closed(house, person, found, course, facts))

    return await retried(attempt)


def _closed(house: House, person: Person, found: Checked, course: Course, facts: Facts) -> Draft:
    """The draft of a table at which all has happened."""
    chairs = [making.seated(Chair(seat), person, facts.created) for seat in range(found.options.players)]
    draft = Draft(Table(facts, found.game, found.options, chairs, None), facts.created, house.epoch)
    draft.happens(events.Created(), person.id)
    draft.moves(making.untold(found.record.entries))
    draft.course = course
    draft.happens(events.Ended(facts.seed or ""))
    draft.facts = replace(draft.facts, closing=document(found.record.closing))
    return draft

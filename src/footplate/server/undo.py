"""Undo: a seat takes back what nothing else has followed; for anything else the whole table must agree."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from footplate.kernel.action import CHANCE, Seat, TakeBack, VotedTakeBack
from footplate.kernel.record import Entry
from footplate.server import welcome
from footplate.server.acting import check_news, done_before, retried, seat_for
from footplate.server.course import Course, rebuild
from footplate.server.decline import conflict
from footplate.server.draft import Draft
from footplate.server.house import House
from footplate.server.people.person import Person
from footplate.server.table import Table
from footplate.server.terms import Vote
from footplate.server.wire import events
from footplate.server.wire.play import Ballot, Done, Undo, Undone


async def undo(house: House, id: str, person: Person, request: Undo) -> Undone:
    """Take back what the seat may take back unasked, or ask the others; once, however often it is sent."""

    async def attempt() -> Undone:
        async with house.draft(id, least=request.expected) as draft:
            table = draft.table
            done = await done_before(house, table, person.id, request.key)
            if done is not None:
                return await _again(house, table, done)
            seat = _seat(table, person.id, request.seat)
            if request.expected != table.facts.entries:
                await check_news(house, table, seat, request.expected)
            to = await _first(house, table, seat, request.what)
            if to >= table.running.free_to(seat):
                await _take_back(house, draft, Entry(seat, TakeBack(to)), person, request.key)
            else:
                await _ask(house, draft, seat, to, person, request.key)
            return _undone(await house.commit(draft))

    return await retried(attempt)


async def vote(house: House, id: str, person: Person, request: Ballot) -> Undone:
    """Agree or refuse, for all of one's seats; what all seats agree to is done."""

    async def attempt() -> Undone:
        async with house.draft(id, least=request.expected) as draft:
            table = draft.table
            done = await done_before(house, table, person.id, request.key)
            if done is not None:
                return await _again(house, table, done)
            mine = _voters(table, person.id)
            if request.expected != table.facts.entries:
                await check_news(house, table, mine[0], request.expected)
            asked = _asked(table, request)
            if request.agree:
                await _agree(house, draft, asked, mine, person, request.key)
            else:
                draft.happens(events.UndoRefused(mine[0]), person.id, request.key)
                draft.facts = replace(draft.facts, asked=None)
            return _undone(await house.commit(draft))

    return await retried(attempt)


def _undone(table: Table) -> Undone:
    return Undone(table.facts.seq, table.facts.entries, table.facts.asked is not None)


async def _again(house: House, table: Table, done: Done) -> Undone:
    """The answer to a request that was carried out before."""
    sql = "select kind from event where table_id = $1 and seq = $2"
    [(kind,)] = await house.store.rows(sql, table.id, done.seq)
    return Undone(done.seq, done.entries, kind in ("undo-asked", "undo-agreed"))


def _seat(table: Table, person: str, given: Seat | None) -> Seat:
    """Which seat somebody means: if they have several, the one that decided last of all."""
    welcome.check(table, person)
    if table.facts.phase != "running":
        raise conflict("not-running", "the game has not begun, or is over", seq=table.facts.seq)
    last = table.running.mark.line[-1:]
    mine = given is None and last and last[0] in table.seats_of(person)
    seat = last[0] if mine else seat_for(table, person, given)
    if table.chairs[seat].bot is not None:
        raise conflict("stand-in", "a stand-in plays this seat; return to it first")
    return seat


async def _first(house: House, table: Table, seat: Seat, what: str | int) -> int:
    """The first standing entry that is to be taken back."""
    if isinstance(what, int):
        numbers = await _numbers(house, table)
        if what not in numbers:
            raise conflict("not-standing", f"entry {what} does not stand", table.facts.entries)
        return numbers.index(what)
    course = table.running
    if seat not in course.mark.line:
        raise conflict("nothing-to-undo", "this seat has decided nothing that stands", table.facts.entries)
    return _last(course, seat) if what == "last" else _turn(course, seat)


async def _numbers(house: House, table: Table) -> list[int]:
    """The numbers in the record of the entries that stand."""
    return [number for number, _ in (await house.record(table)).numbered()]


def _last(course: Course, seat: Seat) -> int:
    """The seat's last decision."""
    line = course.mark.line
    return max([at for at, decider in enumerate(line) if decider == seat])


def _turn(course: Course, seat: Seat) -> int:
    """All that is free; if nothing is, the seat's last decisions between which only chance decided."""
    free = course.free_to(seat)
    if free < course.mark.standing:
        return free
    first = at = _last(course, seat)
    while at and course.mark.line[at - 1] in (seat, CHANCE):
        at -= 1
        first = at if course.mark.line[at] == seat else first
    return first


async def _ask(house: House, draft: Draft, seat: Seat, to: int, person: Person, key: str) -> None:
    """Ask the others; bots, stand-ins and one's own other seats agree at once."""
    table = draft.table
    asked = table.facts.asked
    if asked is not None and table.chairs[asked.seat].person != person.id:
        raise conflict("asked-already", "the table is voting on something else", table.facts.entries)
    agreed = {seat, *table.seats_of(person.id), *_unasked(table)}
    if len(agreed) == len(table.chairs):
        await _take_back(house, draft, _voted(table, seat, to), person, key)
        return
    entry = (await _numbers(house, table))[to]
    draft.happens(events.UndoAsked(seat, entry), person.id, key)
    draft.facts = replace(draft.facts, asked=Vote(seat, to, entry, tuple(sorted(agreed))))


def _unasked(table: Table) -> list[Seat]:
    return [one.seat for one in table.chairs if not one.played_by_person]


def _voted(table: Table, seat: Seat, to: int) -> Entry[Any]:
    votes = tuple([one.seat for one in table.chairs if one.seat != seat])
    return Entry(seat, VotedTakeBack(to, votes))


def _voters(table: Table, person: str) -> list[Seat]:
    """The seats that somebody votes for."""
    playing = [seat for seat in welcome.seats(table, person) if table.chairs[seat].played_by_person]
    if not playing:
        raise conflict("stand-in", "a stand-in plays this seat; return to it first")
    return playing


def _asked(table: Table, request: Ballot) -> Vote:
    """What the table votes on; declined if the ballot is for something else."""
    asked = table.facts.asked
    if asked is None or asked.entry != request.entry:
        raise conflict("no-vote", "the table does not, or no longer, vote on this", table.facts.entries)
    return asked


async def _agree(house: House, draft: Draft, asked: Vote, mine: list[Seat], person: Person, key: str) -> None:
    """Some seats agree; with the last of them it is done."""
    table = draft.table
    new = [seat for seat in mine if seat not in asked.agreed]
    agreed = {*asked.agreed, *mine, *_unasked(table)}
    complete = len(agreed) == len(table.chairs)
    keys = [None if complete else key, *[None] * len(new)]
    for seat, its_key in zip(new, keys, strict=False):
        draft.happens(events.UndoAgreed(seat), person.id, its_key)
    if complete:
        await _take_back(house, draft, _voted(table, asked.seat, asked.to), person, key)
    else:
        draft.facts = replace(draft.facts, asked=replace(asked, agreed=tuple(sorted(agreed))))


async def _take_back(house: House, draft: Draft, entry: Entry[Any], person: Person, key: str) -> None:
    """The entry that takes back; what is not remembered any more is rebuilt from the whole record."""
    table = draft.table
    rebuilt = None
    if not table.running.remembers(entry.action.to):
        entries = [*await house.entries(table.id, table.game, 0, table.facts.entries), entry]
        seed = bytes.fromhex(table.facts.seed or "")
        rebuilt = await asyncio.to_thread(rebuild, table.game, table.options, seed, entries)
    draft.take_back(entry.seat, entry.action, rebuilt, person.id, key)

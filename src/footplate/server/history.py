"""History: what happened at a table, told again from what is stored; the table as it was at any entry."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Final, NamedTuple, get_args

import msgspec

from footplate.kernel.action import Seat, TakeBack, Words
from footplate.kernel.notation import Notation
from footplate.kernel.record import Record, RecordError
from footplate.kernel.replay import verify
from footplate.server import wire
from footplate.server.course import Told
from footplate.server.decline import conflict, missing
from footplate.server.house import House, NoSuchTable
from footplate.server.scene import result_lines
from footplate.server.stages import Stage, begun
from footplate.server.table import Past, Table, as_seen, told
from footplate.server.twins import common, imagined, same
from footplate.server.wire import events
from footplate.server.wire.history import Entries, Glance, Proof, Series, Sums
from footplate.server.wire.play import Log
from footplate.server.wire.tables import ResultLine

MOST: Final = 200  # events, or entries, that are told at once
IMPORTED: Final = "imported"  # in place of the table that one was forked from


KINDS: Final = tuple([events.kind(what) for what in get_args(events.What)])


async def retold(house: House, table: Table, first: int, last: int) -> list[Told]:
    """The entries after one number up to another, each with its story."""
    return [one.told async for one in _retelling(house, table, first, last)]


class Retold(NamedTuple):
    """An entry with its story, the words of the position before it, and what it began."""

    words: Words
    told: Told
    began: Stage | None


async def _retelling(house: House, table: Table, first: int, last: int) -> AsyncIterator[Retold]:
    course = await house.course_at(table, first)
    entries = await house.entries(table.id, table.game, first, last)
    for number, entry in enumerate(entries, first + 1):
        words = table.game.words(course.state)
        one = course.retell(entry)
        if one is None:
            course = await house.course_at(table, number)
            one = Told(number, entry, None)
        began = None if isinstance(entry.action, TakeBack) else begun(course.begun, course.state.agenda)
        yield Retold(words, one, began)


async def entries(house: House, table: Table, after: int, to: int | None, seat: Seat | None) -> Entries:
    """The entries after a number up to another, as a seat may know them, each in the words of its time."""
    _check_begun(table)
    wanted = table.facts.entries if to is None else min(to, table.facts.entries)
    last = max(after, min(wanted, after + MOST))
    found: list[events.Told] = []
    began: list[tuple[int, Stage]] = []
    known, notation = table.words, table.notation
    async for words, one, stage in _retelling(house, table, after, last):
        if words is not known:
            known, notation = words, Notation(table.game.actions, words)
        found.append(told(one, notation, seat))
        if stage:
            began.append((one.number, stage))
    return Entries(
        tuple(found),
        tuple([number for number, stage in began if stage == "turn"]),
        tuple([number for number, _ in began]),
        last if last < wanted else None,
    )


async def glance(house: House, table: Table, number: int, seat: Seat | None) -> Glance:
    """The table as a seat, or an onlooker, saw it after so many entries of the record."""
    _check_begun(table)
    if not 0 <= number <= table.facts.entries:
        raise missing(f"the record has {table.facts.entries} entries, not {number}")
    course = await house.course_at(table, number)
    s = course.state
    return Glance(
        number=number,
        standing=course.mark.standing,
        seat=seat,
        actors=s.actors(),
        over=s.over,
        view=wire.ready_made(msgspec.json.encode(table.game.view(s, seat))),
        words={name: tuple(words) for name, words in table.game.words(s).items()},
        results=results_so_far(table, s, seat, number),
    )


def results_so_far(table: Table, s: Any, seat: Seat | None, number: int) -> tuple[ResultLine, ...]:
    """The standing, if the seat could know it."""
    twins = [s] if s.over else imagined(table, s, seat, number)
    return same([result_lines(table.game, twin) for twin in twins]) or ()


async def sums(house: House, table: Table, seat: Seat | None) -> Sums:
    """What each seat counted after each standing entry, as far as a seat, or an onlooker, may know it."""
    _check_begun(table)
    record = await house.record(table)
    async with house.studying:
        return await asyncio.to_thread(_sums, record, table, seat)


def _sums(record: Record, table: Table, seat: Seat | None) -> Sums:
    s = table.game.setup(table.options)
    numbers, counted = [0], [_counted(table, s, seat, 0)]
    for number, entry in record.numbered():
        s.agenda[-1].apply(s, entry.seat, entry.action)
        numbers.append(number)
        counted.append(_counted(table, s, seat, number))
    # What is hidden at any time is left out at all times: it might look the same by chance.
    names = [key for key in counted[0] if all([key in one for one in counted])]
    series = [Series(of, name, tuple([one[of, name] for one in counted])) for of, name in names]
    return Sums(tuple(numbers), tuple(series))


def _counted(table: Table, s: Any, seat: Seat | None, number: int) -> dict[tuple[Seat, str], int]:
    """What the seats count in a position, by seat and name: what is known, and all after the end."""
    twins = [s] if table.facts.closing else imagined(table, s, seat, number)
    return common([_all_sums(table, twin) for twin in twins])


def _all_sums(table: Table, s: Any) -> dict[tuple[Seat, str], int]:
    return {
        (seat, name): value
        for seat in range(len(table.chairs))
        for name, value in table.game.sums(s, seat).items()
    }


async def export(house: House, table: Table, seat: Seat | None) -> bytes:
    """The record as JSON Lines: as a seat may read it, or all of it with its seed once the game is over."""
    _check_begun(table)
    record = await house.record(table)
    return (record if table.facts.closing else record.as_seen_by(seat)).encode()


async def proof(house: House, table: Table) -> Proof:
    """What the record of a finished game proves, or what is not so in it."""
    _check_begun(table)
    if table.facts.closing is None:
        raise conflict("not-over", "the game is not over: its seed is shown when it ends")
    record = await house.record(table)
    left = await _left(house, table, record)
    async with house.studying:
        problem = await asyncio.to_thread(_problem, record, left)
    rule = table.running.state.ends
    return Proof(
        proved=problem is None,
        commitment=record.header.commitment,
        seed=record.closing.seed if record.closing else "",
        entries=len(record.entries),
        rule=rule,
        sentence=table.game.ledger().clause(rule).sentence if rule else "",
        problem=problem,
    )


async def _left(house: House, table: Table, record: Record) -> list[Record]:
    """The record that a fork left, the one that this left, and so on, as far as they are here and closed."""
    left: list[Record] = []
    while record.header.fork is not None and table.facts.origin not in (None, IMPORTED):
        try:
            table = await house.table(table.facts.origin or "")
        except NoSuchTable:
            break
        if table.facts.closing is None:
            break
        record = await house.record(table)
        left.append(record)
    return left


def _problem(record: Record, left: Sequence[Record]) -> str | None:
    try:
        verify(record.encode(), *[one.encode() for one in left])
    except RecordError as error:
        return str(error)
    return None


def _check_begun(table: Table) -> None:
    if table.course is None:
        raise conflict("not-running", "the game has not begun", seq=table.facts.seq)


async def past(
    house: House, table: Table, after: int, most: int = MOST, kinds: Collection[str] = ()
) -> list[Past]:
    """The events after a number, of all kinds or some, from memory if they are there, or else the store."""
    known = table.since(after)
    if known is not None:
        return [one for one in known if not kinds or events.kind(type(one.what)) in kinds][:most]
    rows = await house.store.rows(
        "select seq, at, person, kind, first, count, data from event"
        " where table_id = $1 and seq > $2 and seq <= $3 and (cast($5 as text) = '' or cast($5 as text) like"
        " '%,' || kind || ',%') order by seq limit $4",
        table.id,
        after,
        table.facts.seq,
        most,
        f",{','.join(kinds)}," if kinds else "",
    )
    moves = [row for row in rows if row[5]]
    told = await retold(house, table, moves[0][4], moves[-1][4] + moves[-1][5]) if moves else []
    start = moves[0][4] if moves else 0
    return [
        Past(
            seq,
            at,
            by,
            what_of(kind, data),
            tuple(told[first - start : first - start + count] if count else ()),
        )
        for seq, at, by, kind, first, count, data in rows
    ]


async def log(
    house: House, table: Table, seat: Seat | None, after: int, kinds: Collection[str], most: int
) -> Log:
    """Events after a number as a seat, or an onlooker, may know them."""
    found = await past(house, table, after, most, kinds)
    seen = [as_seen(one, table.notation_or_none, seat) for one in found]
    more = len(found) == most and found[-1].seq < table.facts.seq
    return Log(tuple([one for one in seen if one]), found[-1].seq if more else table.facts.seq, more)


def what_of(kind: str, data: str) -> events.What:
    """An event from its stored document; that of moves holds entries instead."""
    if kind == "moves":
        return events.Moves()
    what: events.What = msgspec.json.decode(data, type=events.What)
    return what

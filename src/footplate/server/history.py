"""History: what happened at a table, told again from what is stored; the table as it was at any entry."""

from __future__ import annotations

from typing import Final

import msgspec

from footplate.server.course import Course, Told, rebuild, resume
from footplate.server.house import House
from footplate.server.table import Past, Table
from footplate.server.wire import events

MOST: Final = 200  # events that are told at once


async def course_at(house: House, table: Table, number: int) -> Course:
    """The course after so many entries of the record."""
    seed = bytes.fromhex(table.facts.seed or "")
    saved = await house.store.rows(
        "select entries, data from snapshot where table_id = $1 and entries <= $2"
        " order by entries desc limit 1",
        table.id,
        number,
    )
    if saved:
        course = resume(table.game, table.options, seed, bytes(saved[0][1]))
        later = await house.entries(table.id, table.game, saved[0][0], number)
        if all([course.follow(entry) for entry in later]):
            return course
    entries = await house.entries(table.id, table.game, 0, number)
    return rebuild(table.game, table.options, seed, entries)


async def retold(house: House, table: Table, first: int, last: int) -> list[Told]:
    """The entries after one number up to another, each with its story."""
    course = await course_at(house, table, first)
    told: list[Told] = []
    for entry in await house.entries(table.id, table.game, first, last):
        one = course.retell(entry)
        if one is None:
            number = first + len(told) + 1
            course = await course_at(house, table, number)
            one = Told(number, entry, None)
        told.append(one)
    return told


async def past(house: House, table: Table, after: int, most: int = MOST) -> list[Past]:
    """The events after a number, from memory if they are all there, or else from the store."""
    known = table.since(after)
    if known is not None:
        return list(known[:most])
    rows = await house.store.rows(
        "select seq, at, person, kind, first, count, data from event"
        " where table_id = $1 and seq > $2 and seq <= $3 order by seq limit $4",
        table.id,
        after,
        table.facts.seq,
        most,
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


def what_of(kind: str, data: str) -> events.What:
    """An event from its stored document; that of moves holds entries instead."""
    if kind == "moves":
        return events.Moves()
    what: events.What = msgspec.json.decode(data, type=events.What)
    return what

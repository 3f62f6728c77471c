"""Lobby: lists of tables: open ones, one's own, the next that waits for a decision."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final, get_args

from msgspec.structs import replace

from footplate.kernel.action import Seat
from footplate.kernel.game import UnknownGame, find
from footplate.server import welcome
from footplate.server.decline import bad, forbidden
from footplate.server.house import House
from footplate.server.people.person import Person
from footplate.server.scene import info
from footplate.server.store import Unavailable
from footplate.server.table import Phase, Table
from footplate.server.wire.tables import Listing, TableInfo

LOG: Final = logging.getLogger("footplate.lobby")
PAGE: Final = 20
LONG: Final = 200  # characters of an option's value that lists show whole
PHASES: Final[tuple[str, ...]] = get_args(Phase)


async def open_tables(house: House, person: Person | None, game: str | None, before: int | None) -> Listing:
    """Public tables that wait for players, or where somebody gave up a seat, the newest first."""
    if game is not None:
        _check_game(game)
    sql = (
        "select id, changed from tables where phase in ('waiting', 'running') and changed < $1"
        " and ($2 = '' or game = $2) and terms like '%\"public\":true%'"
        " and exists (select 1 from seat where table_id = tables.id and (phase = 'waiting' and kind = 'open'"
        " or phase = 'running' and kind = 'person' and person is null and bot is not null"
        " and invitation is null))"
        " order by changed desc, id limit $3"
    )
    rows = await house.store.rows(sql, before or 2**62, game or "", PAGE + 1)
    return await _listing(house, person, rows)


def _check_game(name: str) -> None:
    try:
        find(name)
    except UnknownGame as error:
        raise bad(str(error)) from None


async def tables_of(house: House, person: Person, phase: str | None, before: int | None) -> Listing:
    """The tables where somebody sits, the newest first."""
    if phase is not None and phase not in PHASES:
        raise bad(f"there is no phase {phase[:40]!r}; there are: {', '.join(PHASES)}")
    sql = (
        "select id, changed from tables where changed < $1 and ($2 = '' or phase = $2)"
        " and exists (select 1 from seat where table_id = tables.id and person = $3)"
        " order by changed desc, id limit $4"
    )
    rows = await house.store.rows(sql, before or 2**62, phase or "", person.id, PAGE + 1)
    return await _listing(house, person, rows)


async def waiting_for(house: House, person: Person, after: str | None) -> Listing:
    """The table that has waited longest for somebody, or else the one after a given one."""
    ids = await awaited(house, person)
    at = (ids.index(after) + 1) % len(ids) if after in ids else 0
    return Listing(tuple(await _known(house, person, ids[at : at + 1])))


async def awaited(house: House, person: Person) -> tuple[str, ...]:
    """The tables where somebody has something to decide, the one that has waited longest first."""
    sql = (
        "select table_id, min(waiting) from seat where person = $1 and waiting is not null group by table_id"
    )
    rows = sorted(await house.store.rows(sql, person.id), key=lambda row: (row[1], row[0]))
    return tuple([id for id, _ in rows])


async def _listing(house: House, person: Person | None, rows: Iterable[tuple[str, int]]) -> Listing:
    """A page of tables; where it ends among some that changed at one moment, all of these come next."""
    found = list(rows)
    if len(found) <= PAGE:
        return Listing(tuple(await _known(house, person, [id for id, _ in found])))
    whole = [row for row in found[:PAGE] if row[1] > found[PAGE][1]] or found[:PAGE]
    return Listing(tuple(await _known(house, person, [id for id, _ in whole])), str(whole[-1][1]))


async def _known(house: House, person: Person | None, ids: Iterable[str]) -> list[TableInfo]:
    """What is known of some tables; one that cannot be loaded does not hide the others."""
    shown: list[TableInfo] = []
    for id in ids:
        try:
            table = await house.table(id)
        except Unavailable:
            raise
        except Exception:
            LOG.exception("table %s cannot be shown", id)
        else:
            about = info(table, person.id if person else None, house.now())
            options = {name: _short(value) for name, value in about.options.items()}
            shown.append(replace(about, options=options))
    return shown


def _short(value: object) -> object:
    """The value of an option as lists have it: a map of one's own may have a hundred thousand characters."""
    if not isinstance(value, str) or len(value) <= LONG:
        return value
    first, _, _ = value.strip().partition("\n")
    return f"{first[:LONG]} …"


def check_may_see(table: Table, person: Person | None, invitation: str | None = None) -> None:
    """A private table is there for its host, for who sits there or is expected, and for who is invited."""
    welcome.check(table, person.id if person else None, invitation)


def seat_to_see(
    table: Table, person: Person | None, given: Seat | None = None, invitation: str | None = None
) -> Seat | None:
    """As which seat somebody sees a table: one of theirs, or as an onlooker."""
    check_may_see(table, person, invitation)
    mine = table.seats_of(person.id if person else None)
    if given is not None:
        if given not in mine:
            raise forbidden("not-your-seat", "this seat is not yours")
        return given
    return mine[0] if len(mine) == 1 else None


def seat_to_show(
    table: Table, person: Person | None, given: Seat | None = None, invitation: str | None = None
) -> Seat | None:
    """As which seat somebody sees a table now: of several of theirs, the only one that is to decide."""
    seat = seat_to_see(table, person, given, invitation)
    mine = table.seats_of(person.id if person else None)
    asked = [one for one in mine if one in table.actors()]
    return asked[0] if seat is None and len(asked) == 1 else seat

"""Acting: a seat's decision is checked, carried out, answered by chance and stored, or changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache, reduce
from operator import or_
from typing import Any, Final, TypeVar

import msgspec

from footplate.kernel.action import Action, Seat, kind
from footplate.kernel.legality import why_not
from footplate.kernel.notation import NotationError
from footplate.kernel.record import Entry
from footplate.server import welcome
from footplate.server.decline import Declined, bad, conflict, forbidden, refused
from footplate.server.house import House, entries_from
from footplate.server.people.person import Person
from footplate.server.store import Conflict
from footplate.server.table import Table
from footplate.server.wire.play import Act, Done, GivenAction

TRIES: Final = 4  # as often another process may be first

T = TypeVar("T")


async def act(house: House, id: str, person: Person, request: Act, language: str = "en") -> Done:
    """Carry out a person's request once, however often it is sent."""

    async def attempt() -> Done:
        async with house.draft(id, least=request.expected) as draft:
            table = draft.table
            seat = seat_for(table, person.id, request.seat)
            if request.expected != table.facts.entries:
                done = await _acted_before(house, table, person.id, request)
                if done is not None:
                    return done
                await check_news(house, table, seat, request.expected)
            check_running(table)
            action = read(table, request.action)
            check(table, seat, action, language)
            draft.play(seat, action, person.id, request.key)
            try:
                stored = await house.commit(draft)
            except Conflict:
                done = await _acted_before(house, table, person.id, request)
                if done is not None:
                    return done
                raise
            return Done(draft.past[0].seq, stored.facts.entries)

    return await retried(attempt)


async def retried(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try again with what is stored when another process was first."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except Conflict:
            continue
    raise conflict("busy", "others act at this table at the same time; try again")


def check_running(table: Table) -> None:
    """Declined unless there is a game under way."""
    if table.facts.phase != "running":
        raise conflict(
            "not-running", "the game is over or was given up", table.facts.entries, table.facts.seq
        )


def seat_for(table: Table, person: str, given: Seat | None) -> Seat:
    """Which seat somebody means: the one named, or the only one of theirs that there is or that decides."""
    welcome.check(table, person)
    if table.course is None:
        raise conflict("not-running", "the game has not begun")
    mine = table.seats_of(person)
    if given is not None:
        if given not in mine:
            raise forbidden("not-your-seat", "this seat is not yours")
        return given
    asked = [seat for seat in mine if seat in table.actors()]
    for seats in (mine, asked):
        if len(seats) == 1:
            return seats[0]
    welcome.seats(table, person)
    raise bad("you have several seats here: say which of them acts")


async def _news(house: House, table: Table, expected: int) -> list[Entry[Any]]:
    """The entries after a number, from memory if they are all there, or else from the store."""
    known = [one.entry for past in table.recent for one in past.told if one.number > expected]
    if len(known) >= table.facts.entries - expected:
        return known
    return await house.entries(table.id, table.game, expected, table.facts.entries)


async def check_news(house: House, table: Table, seat: Seat, expected: int) -> None:
    """A choice made on older news is refused, unless all that is new is what others decided in secret."""
    entries = table.facts.entries
    if expected > entries:
        raise conflict("ahead", f"the record has {entries} entries, not {expected}", entries, table.facts.seq)
    news = await _news(house, table, expected)
    if not all([entry.seen_by is not None and seat not in entry.seen_by for entry in news]):
        raise conflict(
            "stale", "something has happened since you chose; look again", entries, table.facts.seq
        )


async def done_before(house: House, table: Table, person: str, key: str) -> Done | None:
    """What was answered when this person's request came with the same key before."""
    rows = await house.store.rows(
        "select seq, first, count from event where table_id = $1 and person = $2 and key = $3",
        table.id,
        person,
        key,
    )
    return Done(rows[0][0], rows[0][1] + rows[0][2]) if rows else None


async def _acted_before(house: House, table: Table, person: str, request: Act) -> Done | None:
    """What was answered when this request came before; declined if its key came with something else."""
    rows = await house.store.rows(
        "select seq, first, count, data from event where table_id = $1 and person = $2 and key = $3",
        table.id,
        person,
        request.key,
    )
    for seq, before, count, data in rows:
        if not count or not await _asks_for(house, table, request, before, data):
            raise key_used(table)
        return Done(seq, before + count)
    return None


async def _asks_for(house: House, table: Table, request: Act, before: int, data: str) -> bool:
    """Whether a request asks for the first of some entries, before which the record had so many."""
    entry, *_ = entries_from(table.game, data)
    if request.seat not in (None, entry.seat):
        return False
    same = _spells(table, request.action, entry.action)
    if same or not isinstance(request.action, str):
        return same
    # The words of a line may have meant something else when it came first.
    then = await house.course_at(table, before)
    twin = Table(table.facts, table.game, table.options, table.chairs, then)
    return _spells(twin, request.action, entry.action)


def _spells(table: Table, given: GivenAction, action: Action) -> bool:
    try:
        return read(table, given) == action
    except Declined:
        return False


def key_used(table: Table) -> Declined:
    """A key is for one request, and came with another."""
    detail = "this key was used for something else; choose a new one for each thing you want done"
    return conflict("key-used", detail, table.facts.entries, table.facts.seq)


def check(table: Table, seat: Seat, action: Action, language: str) -> None:
    """Declined, with every broken rule, unless the action is legal."""
    refusals = why_not(table.game, table.running.state, seat, action)
    if refusals:
        raise refused(table.game, refusals, language)
    if table.chairs[seat].bot is not None:
        raise conflict("stand-in", "a stand-in plays this seat; return to it first")


def read(table: Table, given: GivenAction) -> Action:
    """An action from JSON or from notation."""
    try:
        if isinstance(given, str):
            return table.notation.read(given)
        _check_kind(table, given.get("kind"))
        action = _reader(table.game.actions).decode(msgspec.json.encode(given))
    except NotationError as error:
        raise bad(str(error)) from None
    except msgspec.ValidationError as error:
        raise bad(f"this is no action of {table.game.title}: {error}") from None
    return action


def _check_kind(table: Table, given: object) -> None:
    """Declined, with all kinds of actions, if there is none of that name."""
    kinds = _kinds(table.game.actions)
    if given is not None and given not in kinds:
        raise bad(f"there is no action {str(given)[:40]!r}; there are: {', '.join(kinds)}")


@cache
def _kinds(actions: tuple[type[Action], ...]) -> tuple[str, ...]:
    return tuple(sorted([kind(known) for known in actions]))


@cache
def _reader(actions: tuple[type[Action], ...]) -> msgspec.json.Decoder[Action]:
    # To convert a mapping into one of several types takes longer: what each of them is, is found out anew.
    known: Any = reduce(or_, actions)
    return msgspec.json.Decoder(known)

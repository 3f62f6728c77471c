"""Seating: seats are taken, left, handed over and kept for somebody; tables are started and given up."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from footplate.server import clock, welcome
from footplate.server.acting import retried
from footplate.server.chair import CARETAKER, Chair, invited
from footplate.server.decline import bad, conflict, forbidden
from footplate.server.draft import Draft
from footplate.server.house import House
from footplate.server.making import begin, is_full, seated, shared_by
from footplate.server.people.person import Person
from footplate.server.people.tokens import digest, fresh
from footplate.server.table import Table
from footplate.server.wire import events

ABSENT: Final = 3 * 24 * 3600 * 1000  # ms after which others may hand over a seat that nobody is seen at
AT_LEAST: Final = 60  # seconds on the live clock of somebody who comes to a seat during the game

_BEGUN: Final = {
    "running": "the game has begun",
    "over": "the game is over",
    "closed": "the table was given up",
}


async def join(house: House, id: str, person: Person, seat: int | None, invitation: str | None) -> Table:
    """Take a seat that is open, or kept for who has the invitation; or one that a stand-in plays."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            table = draft.table
            welcome.check(table, person.id, invitation)
            if table.facts.phase == "running":
                return await _take_over(house, draft, person, seat, invitation)
            _check_waiting(table)
            free = _free_chairs(table, person, seat, invitation)
            if not free:
                return table
            for one in free:
                draft.chairs[one.seat] = seated(one, person, draft.now)
                draft.happens(events.Joined(one.seat), person.id)
            if is_full(draft):
                begin(draft, await shared_by(house, table))
            return await house.commit(draft)

    return await retried(attempt)


def _free_chairs(table: Table, person: Person, seat: int | None, invitation: str | None) -> list[Chair]:
    """The chairs that somebody takes: all that are kept for them, or one; none if they sit there already."""
    mine = table.seats_of(person.id)
    if invitation is not None:
        meant = [one for one in table.chairs if invited(one, invitation)]
        if not meant and not mine:
            raise forbidden("invitation", "this invitation is not, or no longer, good for a seat here")
        return meant
    kept = [one for one in table.chairs if one.kind == "invited" and one.person == person.id]
    if seat in mine or (mine and seat is None and not kept):
        return []
    if kept and seat is None:
        return kept
    free = [one for one in table.chairs if one in kept or one.kind == "open"]
    for one in free:
        if seat in (None, one.seat):
            return [one]
    raise conflict("no-seat", "there is no such seat that you could take", seq=table.facts.seq)


async def _take_over(
    house: House, draft: Draft, person: Person, seat: int | None, invitation: str | None
) -> Table:
    """Return to one's seat, or take one that a stand-in plays for somebody who gave it up."""
    table = draft.table
    mine = [one for one in table.chairs if one.person == person.id]
    if not mine:
        one = _vacated_chair(table, seat, invitation)
    else:
        meant = [one for one in mine if seat in (None, one.seat)]
        if not meant or any([invited(one, invitation or "") for one in table.chairs]):
            raise conflict("no-seat", "you have a seat here, and can take no other", seq=table.facts.seq)
        back = [one for one in meant if one.bot is not None]
        if not back:
            return table
        one = back[0]
    draft.chairs[one.seat] = replace(
        seated(one, person, draft.now), clock=_wound(table.facts.terms.clock, one.clock)
    )
    draft.happens(events.Returned(one.seat), person.id)
    draft.go_on()
    return await house.commit(draft)


def _vacated_chair(table: Table, seat: int | None, invitation: str | None) -> Chair:
    """The chair that an invitation is for; without one, any that strangers may take at a public table."""
    vacated = [one for one in table.chairs if one.vacated]
    if invitation is not None:
        free = [one for one in vacated if invited(one, invitation)]
        if not free:
            raise forbidden("invitation", "this invitation is not, or no longer, good for a seat here")
        return free[0]
    free = [one for one in vacated if one.invitation is None and seat in (None, one.seat)]
    if not free or not table.facts.terms.public:
        raise conflict("no-seat", "there is no such seat that you could take", seq=table.facts.seq)
    return free[0]


def _wound(terms: clock.Terms, hand: clock.Hand) -> clock.Hand:
    """The clock of somebody who comes to a seat during the game: to go and come back wins little time."""
    if not isinstance(terms, clock.LiveClock):
        return clock.start(terms)
    return replace(hand, left_ms=max(hand.left_ms, min(terms.bank, AT_LEAST) * clock.SECOND))


def _check_waiting(table: Table) -> None:
    if table.facts.phase != "waiting":
        raise conflict("not-waiting", _BEGUN[table.facts.phase], seq=table.facts.seq)


async def leave(house: House, id: str, person: Person) -> Table:
    """Give up one's seats: to anybody before the game, to a stand-in during it."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            table = draft.table
            mine = welcome.seats(table, person.id)
            if table.facts.phase not in ("waiting", "running"):
                return table
            if table.facts.phase == "waiting":
                _stand_up(draft, person)
            for seat in mine if table.facts.phase == "running" else ():
                hand_over(draft, seat, "left")
            return await house.commit(draft)

    return await retried(attempt)


def _check_host(table: Table, person: Person, what: str) -> None:
    if table.facts.host != person.id:
        welcome.check(table, person.id)
        raise forbidden("not-the-host", f"only its host can {what}")


def _stand_up(draft: Draft, person: Person) -> None:
    """Seats are free again; a table without its host goes to somebody else, or is given up."""
    for seat in draft.table.seats_of(person.id):
        draft.chairs[seat] = replace(draft.chairs[seat], kind="open", person=None, name="")
        draft.happens(events.Left(seat), person.id)
    if draft.facts.host == person.id:
        others = [one.person for one in draft.chairs if one.kind == "person" and one.person]
        if others:
            draft.facts = replace(draft.facts, host=others[0])
        else:
            give_up(draft, person.id)


def give_up(draft: Draft, by: str | None) -> None:
    """The table is closed."""
    draft.facts = replace(draft.facts, phase="closed", asked=None)
    draft.happens(events.Closed(), by)


async def close(house: House, id: str, person: Person) -> Table:
    """The host gives up a table at which nobody has begun to play."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            _check_host(draft.table, person, "give up a table")
            _check_waiting(draft.table)
            give_up(draft, person.id)
            return await house.commit(draft)

    return await retried(attempt)


def hand_over(draft: Draft, seat: int, why: events.Why, by: str | None = None) -> None:
    """A stand-in plays a seat from now on, as the table agreed; a table with nobody left is given up.

    Where people may still return, but stand-ins would play for all of them, the game rests.
    Who gives up a seat does it; of others, who asks for it; where a flag falls, nobody.
    """
    one = draft.chairs[seat]
    terms = draft.facts.terms
    bot = terms.stand_in if terms.clock.flag == "bot" else CARETAKER
    gone = why in ("left", "deleted")
    by = one.person if gone else by
    draft.chairs[seat] = replace(
        one,
        bot=bot,
        orders=(),
        waiting=None,
        clock=clock.pause(terms.clock, one.clock, draft.now),
        person=None if gone else one.person,
        name="" if gone else one.name,
    )
    draft.happens(events.HandedOver(seat, bot, why), by)
    if draft.facts.phase != "running" or draft.course is None or draft.course.state.over:
        return
    if any([other.kind == "person" and other.person is not None for other in draft.chairs]):
        draft.go_on()
    else:
        give_up(draft, by)


async def replace_absent(house: House, id: str, person: Person, seat: int) -> Table:
    """Hand over the seat of somebody who has been awaited and not seen for days; a player asks for it."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            table = draft.table
            welcome.seats(table, person.id)
            if not 0 <= seat < len(table.chairs):
                raise bad(f"there is no seat {seat}")
            waiting = table.chairs[seat].waiting
            sql = "select seen from seat where table_id = $1 and seat = $2"
            [(seen,)] = await house.store.rows(sql, id, seat)
            if waiting is None or draft.now - max(waiting, seen) < ABSENT:
                raise conflict("not-absent", "this seat has not been silent long enough", seq=table.facts.seq)
            hand_over(draft, seat, "absent", person.id)
            return await house.commit(draft)

    return await retried(attempt)


async def start(house: House, id: str, person: Person) -> Table:
    """The host starts the game when all seats are taken."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            _check_host(draft.table, person, "start the game")
            _check_waiting(draft.table)
            if not all([one.taken for one in draft.chairs]):
                raise conflict("seats-open", "not all seats are taken", seq=draft.facts.seq)
            begin(draft, await shared_by(house, draft.table))
            return await house.commit(draft)

    return await retried(attempt)


async def invite(house: House, id: str, person: Person, seat: int) -> str:
    """A new link for a seat that nobody has taken, or that somebody gave up; the one before is void."""

    async def attempt() -> str:
        async with house.draft(id) as draft:
            table = draft.table
            _check_host(table, person, "invite to a table")
            if table.facts.phase != "running":
                _check_waiting(table)
            one = table.chairs[seat] if 0 <= seat < len(table.chairs) else None
            if one is None or (one.taken and not one.vacated):
                raise conflict("no-seat", "there is no such free seat", seq=table.facts.seq)
            token = fresh()
            kind = one.kind if one.vacated else "invited"
            draft.chairs[seat] = replace(one, kind=kind, person=None, name="", invitation=digest(token))
            draft.happens(events.Invited(seat), person.id)
            await house.commit(draft)
            return token

    return await retried(attempt)

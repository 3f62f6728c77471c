"""Seating: tables are made, joined, left, started, given up and made again."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from footplate.bots.roster import BOTS
from footplate.kernel.game import BadOptions, Game, Options, UnknownGame, agree, find
from footplate.kernel.record import FORMAT, Entry, Fork, Header
from footplate.server import chair, clock
from footplate.server.acting import retried
from footplate.server.chair import CARETAKER, Chair
from footplate.server.course import Told, rebuild
from footplate.server.decline import bad, conflict, forbidden
from footplate.server.draft import Draft, document
from footplate.server.house import House, moment
from footplate.server.people.person import Person
from footplate.server.store import Change, Conflict
from footplate.server.table import Facts, Table, seat_words
from footplate.server.terms import Terms
from footplate.server.wire import events
from footplate.server.wire.tables import NewTable, SeatWish

TABLES_A_PERSON: Final = 200  # waiting or running, so that nobody fills the house
ABSENT: Final = 3 * 24 * 3600 * 1000  # ms after which others may hand over a seat that nobody is seen at


async def create(house: House, person: Person, request: NewTable) -> tuple[Table, dict[int, str]]:
    """A new table, and the tokens of its invitations; it starts if nobody is missing."""
    game, options = _agreed(request)
    await check_room(house, person)
    chairs, tokens = chairs_for(request.seats, person, request.terms)
    id = table_id(person, request.key)
    try:
        table = await make(
            house,
            Facts(
                id,
                game.name,
                game.ruleset,
                document_of(options),
                request.terms,
                "waiting",
                person.id,
                moment(),
                moment(),
            ),
            game,
            options,
            chairs,
        )
    except Conflict:
        if request.key is None:
            raise
        return await house.table(id), {}
    if table.facts.terms.starts_when_full and all([one.taken for one in table.chairs]):
        table = await begin(house, table.id)
    return table, tokens


def table_id(person: Person, key: str | None) -> str:
    """An id that cannot be guessed; the same for a request that is sent again."""
    if key is None:
        return secrets.token_urlsafe(9)
    return sha256(f"table\0{person.id}\0{key}".encode()).hexdigest()[:16]


async def make(
    house: House,
    facts: Facts,
    game: Game[Any],
    options: Options,
    chairs: Sequence[Chair],
    shared: Sequence[Entry[Any]] = (),
) -> Table:
    """Store a new table with its chairs; a fork with the entries that it shares."""
    draft = Draft(Table(facts, game, options, chairs, None), facts.created)
    draft.happens(events.Created(), facts.host)
    if shared:
        draft.moves(untold(shared))
    return await store(house, draft)


def untold(entries: Iterable[Entry[Any]]) -> list[Told]:
    """The first entries of a record, without their stories."""
    return [Told(number, entry, None) for number, entry in enumerate(entries, 1)]


async def store(house: House, draft: Draft) -> Table:
    """Store a table that is not there yet."""
    facts = draft.table.facts
    made = Change(
        "insert into tables"
        " (id, game, ruleset, options, terms, phase, host, created, changed, seq, entries,"
        " origin, seed, header)"
        " values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 0, 0, $9, $10, $11)",
        (
            facts.id,
            facts.game,
            facts.ruleset,
            facts.options,
            document(facts.terms),
            facts.phase,
            facts.host,
            facts.created,
            facts.origin,
            facts.seed,
            facts.header,
        ),
    )
    rows = [chair.inserted(facts.id, one) for one in draft.chairs]
    await house.store.commit([made, *rows, *draft.changes(house.epoch)], [f"{facts.id}:{draft.facts.seq}"])
    return await house.table(facts.id)


def _agreed(request: NewTable) -> tuple[Game[Any], Options]:
    try:
        game = find(request.game)
        options = agree(game, len(request.seats), request.options)
    except (UnknownGame, BadOptions) as error:
        raise bad(str(error)) from None
    check_bot(request.terms.stand_in)
    return game, options


def check_bot(name: str | None) -> None:
    """Declined unless there is a bot of that name."""
    if name not in BOTS:
        raise bad(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")


async def check_room(house: House, person: Person) -> None:
    """Declined if somebody has more tables than they can play at."""
    sql = "select count(*) from tables where host = $1 and phase in ('waiting', 'running')"
    [(count,)] = await house.store.rows(sql, person.id)
    if count >= TABLES_A_PERSON:
        raise conflict(
            "too-many-tables", f"you have {count} tables that are not over; end or close some first"
        )


def chairs_for(
    wishes: Sequence[SeatWish], person: Person, terms: Terms
) -> tuple[list[Chair], dict[int, str]]:
    """The chairs of a new table as they are wished for, and the tokens of its invitations."""
    chairs, tokens = [], {}
    for seat, wish in enumerate(wishes):
        one = Chair(seat, clock=clock.start(terms.clock))
        match wish.kind:
            case "me":
                one = seated(one, person)
            case "bot":
                check_bot(wish.bot)
                one = replace(one, kind="bot", bot=wish.bot)
            case "invited":
                tokens[seat] = secrets.token_urlsafe(18)
                one = replace(one, kind="invited", invitation=hashed(tokens[seat]))
        chairs.append(one)
    return chairs, tokens


def invited(one: Chair, token: str) -> bool:
    """Whether a token is the invitation to a seat."""
    return one.invitation is not None and secrets.compare_digest(one.invitation, hashed(token))


def hashed(token: str) -> str:
    """What is stored of an invitation's token."""
    return sha256(token.encode()).hexdigest()


def seated(one: Chair, person: Person) -> Chair:
    """The chair with a person on it."""
    return replace(
        one, kind="person", person=person.id, name=person.name, bot=None, invitation=None, seen=moment()
    )


def document_of(options: Options) -> str:
    """Agreed options as they are stored."""
    return msgspec.json.encode(options).decode()


async def join(house: House, id: str, person: Person, seat: int | None, invitation: str | None) -> Table:
    """Take a seat that is open, or kept for who has the invitation; or one that a stand-in plays."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            table = draft.table
            if table.facts.phase == "running":
                return await _take_over(house, draft, person, seat)
            _check_waiting(table)
            mine = table.seats_of(person.id)
            if mine and invitation is None and (seat is None or seat in mine):
                return table
            free = _free_chair(table, person, seat, invitation)
            draft.chairs[free.seat] = seated(free, person)
            draft.happens(events.Joined(free.seat), person.id)
            if table.facts.terms.starts_when_full and all([one.taken for one in draft.chairs]):
                await _start(house, draft)
            return await house.commit(draft)

    return await retried(attempt)


def _free_chair(table: Table, person: Person, seat: int | None, invitation: str | None) -> Chair:
    """The chair that somebody may take."""
    if invitation is not None:
        for one in table.chairs:
            if invited(one, invitation):
                return one
        raise forbidden("invitation", "this invitation is not, or no longer, good for a seat here")
    kept = [one for one in table.chairs if one.kind == "invited" and one.person == person.id]
    open_ones = [one for one in table.chairs if one.kind == "open" and (table.facts.terms.public or kept)]
    free = [one for one in kept + open_ones if seat is None or one.seat == seat]
    if not free:
        raise conflict("no-seat", "there is no such seat that you could take", seq=table.facts.seq)
    return free[0]


async def _take_over(house: House, draft: Draft, person: Person, seat: int | None) -> Table:
    """Return to one's seat, or take one that a stand-in plays for somebody who gave it up."""
    table = draft.table
    mine = [one for one in table.chairs if one.person == person.id]
    back = [one for one in mine if one.bot is not None and (seat is None or one.seat == seat)]
    vacant = [
        one
        for one in table.chairs
        if one.kind == "person" and one.person is None and one.bot and seat in (None, one.seat)
    ]
    if mine and not back:
        return table
    if not back and not (vacant and table.facts.terms.public):
        raise conflict("no-seat", "there is no such seat that you could take", seq=table.facts.seq)
    one = (back or vacant)[0]
    draft.chairs[one.seat] = replace(seated(one, person), clock=clock.start(table.facts.terms.clock))
    draft.happens(events.Returned(one.seat), person.id)
    return await house.commit(draft)


def _check_waiting(table: Table) -> None:
    if table.facts.phase != "waiting":
        raise conflict("not-waiting", "the game has begun, or the table was given up", seq=table.facts.seq)


async def leave(house: House, id: str, person: Person) -> Table:
    """Give up one's seats: to anybody before the game, to a stand-in during it."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            table = draft.table
            mine = table.seats_of(person.id)
            if not mine:
                raise forbidden("not-at-the-table", "you have no seat at this table")
            if table.facts.phase == "waiting":
                _stand_up(draft, person)
            elif table.facts.phase == "running":
                for seat in mine:
                    hand_over(draft, seat, "left")
            return await house.commit(draft)

    return await retried(attempt)


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
            if draft.table.facts.host != person.id:
                raise forbidden("not-the-host", "only its host can give up a table")
            _check_waiting(draft.table)
            give_up(draft, person.id)
            return await house.commit(draft)

    return await retried(attempt)


def hand_over(draft: Draft, seat: int, why: Any) -> None:
    """A stand-in plays a seat from now on, as the table agreed; a table with nobody left is given up."""
    one = draft.chairs[seat]
    terms = draft.facts.terms
    bot = terms.stand_in if terms.clock.flag == "bot" else CARETAKER
    gone = why in ("left", "deleted")
    draft.chairs[seat] = replace(
        one,
        bot=bot,
        orders=(),
        waiting=None,
        clock=clock.pause(terms.clock, one.clock, draft.now),
        person=None if gone else one.person,
        name="" if gone else one.name,
    )
    draft.happens(events.HandedOver(seat, bot, why), one.person)
    people = [other for other in draft.chairs if other.kind == "person" and other.person is not None]
    if not people or all([other.bot == CARETAKER for other in draft.chairs]):
        give_up(draft, one.person)
    else:
        draft.go_on()


async def replace_absent(house: House, id: str, person: Person, seat: int) -> Table:
    """Hand over the seat of somebody who has been awaited and not seen for days; a player asks for it."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            table = draft.table
            if not table.seats_of(person.id):
                raise forbidden("not-at-the-table", "you have no seat at this table")
            if not 0 <= seat < len(table.chairs):
                raise bad(f"there is no seat {seat}")
            one = table.chairs[seat]
            since = max(one.waiting or draft.now, one.seen)
            if one.waiting is None or draft.now - since < ABSENT:
                raise conflict("not-absent", "this seat has not been silent long enough", seq=table.facts.seq)
            hand_over(draft, seat, "absent")
            return await house.commit(draft)

    return await retried(attempt)


async def start(house: House, id: str, person: Person) -> Table:
    """The host starts the game when all seats are taken."""
    table = await house.table(id)
    if table.facts.host != person.id:
        raise forbidden("not-the-host", "only its host can start the game")
    return await begin(house, id)


async def begin(house: House, id: str) -> Table:
    """The game begins, if it has not."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            _check_waiting(draft.table)
            if not all([one.taken for one in draft.chairs]):
                raise conflict("seats-open", "not all seats are taken", seq=draft.facts.seq)
            await _start(house, draft)
            return await house.commit(draft)

    return await retried(attempt)


async def _start(house: House, draft: Draft) -> None:
    """The seed is committed to, and the draws of set-up are made; a fork goes on from what it shares."""
    table = draft.table
    # Until a fork begins, what it leaves and where stands in place of its header.
    fork = msgspec.json.decode(table.facts.header, type=Fork) if table.facts.header else None
    shared = await house.entries(table.id, table.game) if fork else []
    seed = secrets.token_bytes(32)
    words = tuple(seat_words(table.game, table.options))
    header = Header(
        "", FORMAT, table.game.name, table.game.ruleset, msgspec.to_builtins(table.options), words, fork
    ).committed(seed)
    line = msgspec.json.encode(header).decode()
    draft.facts = replace(draft.facts, phase="running", seed=seed.hex(), header=line)
    draft.extra.append(
        Change("update tables set seed = $2, header = $3 where id = $1", (table.id, seed.hex(), line))
    )
    draft.happens(events.Started(header.commitment), draft.facts.host)
    draft.course = rebuild(table.game, table.options, seed, shared)
    draft.open()


async def invite(house: House, id: str, person: Person, seat: int) -> str:
    """A new link for a seat that nobody has taken; the one before is void."""

    async def attempt() -> str:
        async with house.draft(id) as draft:
            table = draft.table
            if table.facts.host != person.id:
                raise forbidden("not-the-host", "only its host can invite to a table")
            _check_waiting(table)
            if not 0 <= seat < len(table.chairs) or table.chairs[seat].taken:
                raise conflict("no-seat", "there is no such free seat", seq=table.facts.seq)
            token = secrets.token_urlsafe(18)
            draft.chairs[seat] = replace(
                draft.chairs[seat], kind="invited", person=None, invitation=hashed(token)
            )
            await house.commit(draft)
            return token

    return await retried(attempt)


async def rematch(house: House, id: str, person: Person) -> Table:
    """A new table for the same people and bots; seats are kept for the others. There is one rematch."""
    old = await house.table(id)
    if not old.seats_of(person.id):
        raise forbidden("not-at-the-table", "you have no seat at this table")
    if old.facts.phase != "over":
        raise conflict("not-over", "the game is not over")
    if old.facts.successor:
        return await house.table(old.facts.successor)
    chairs = [again(one, person, old.facts.terms) for one in old.chairs]
    facts = replace(
        Facts(
            secrets.token_urlsafe(9),
            old.game.name,
            old.game.ruleset,
            old.facts.options,
            old.facts.terms,
            "waiting",
            person.id,
            moment(),
            moment(),
        )
    )
    game = find(old.facts.game)
    table = await make(house, replace(facts, ruleset=game.ruleset), game, old.options, chairs)

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            if draft.facts.successor:
                return await house.table(draft.facts.successor)
            draft.facts = replace(draft.facts, successor=table.id)
            draft.happens(events.Rematch(table.id), person.id)
            await house.commit(draft)
            return table

    stored = await retried(attempt)
    if stored.id == table.id and all([one.taken for one in table.chairs]):
        return await begin(house, table.id)
    return stored


def again(one: Chair, person: Person, terms: Terms) -> Chair:
    """A chair for whoever sat here, at a new table that a person makes."""
    fresh = Chair(one.seat, clock=clock.start(terms.clock))
    if one.kind == "bot":
        return replace(fresh, kind="bot", bot=one.bot)
    if one.person == person.id:
        return seated(fresh, person)
    if one.person is None:
        return fresh
    return replace(fresh, kind="invited", person=one.person, name=one.name)

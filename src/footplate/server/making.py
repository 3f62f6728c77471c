"""Making: new tables, and tables made again; a game that begins."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from footplate.kernel.game import BadOptions, Game, Options, UnknownGame, agree, find
from footplate.kernel.record import FORMAT, Entry, Fork, Header
from footplate.server import chair, clock, welcome
from footplate.server.acting import key_used, retried
from footplate.server.chair import Chair
from footplate.server.course import Told, rebuild
from footplate.server.decline import bad, conflict
from footplate.server.draft import Draft
from footplate.server.house import House, NoSuchTable, options_of
from footplate.server.people.person import Person
from footplate.server.people.tokens import digest, fresh
from footplate.server.store import Change, document
from footplate.server.table import Facts, Table, seat_words
from footplate.server.terms import Terms
from footplate.server.wire import events
from footplate.server.wire.history import ForkWish
from footplate.server.wire.tables import NewTable, SeatWish

TABLES_A_PERSON: Final = 200  # waiting or running, so that nobody fills the house


async def create(house: House, person: Person, request: NewTable) -> tuple[Table, dict[int, str]]:
    """A new table, and the tokens of its invitations; it starts if nobody is missing.

    A request that is sent again gets the same table, but no tokens: only their hashes are known.
    """
    game, options = _agreed(request)
    check_bots(house, request.seats, request.terms)

    async def attempt() -> tuple[Table, dict[int, str]]:
        id = table_id(person, request.key)
        if request.key is not None:
            with suppress(NoSuchTable):
                return again_asked_for(await house.table(id), game, options, request.terms), {}
        await check_room(house, person)
        chairs, tokens = chairs_for(request.seats, person, request.terms, house.now())
        facts = new_facts(house, id, game, options, request.terms, person)
        return await make(house, facts, game, options, chairs), tokens

    return await retried(attempt)


def again_asked_for(
    table: Table,
    game: Game[Any],
    options: Options,
    terms: Terms,
    origin: str | None = None,
    left: Fork | None = None,
) -> Table:
    """The table that a key has made, if it is for the same game; or else the key was used for another."""
    facts = table.facts
    same = facts.game == game.name and table.options == options and facts.terms == terms
    if not same or facts.origin != origin or _left(facts) != left:
        raise key_used(table)
    return table


def _left(facts: Facts) -> Fork | None:
    """What a fork leaves, and where; until it begins, that stands in place of its header."""
    if facts.header is None:
        return None
    if facts.seed is None:
        return msgspec.json.decode(facts.header, type=Fork)
    return msgspec.json.decode(facts.header, type=Header).fork


def new_facts(house: House, id: str, game: Game[Any], options: Options, terms: Terms, host: Person) -> Facts:
    """The row of a table that waits for its players."""
    now = house.now()
    return Facts(id, game.name, game.ruleset, document(options), terms, "waiting", host.id, now, now)


def table_id(person: Person, key: str | None) -> str:
    """An id that cannot be guessed; the same for a request that is sent again."""
    if key is None:
        return secrets.token_urlsafe(9)
    return digest(f"table\0{person.id}\0{key}")[:24]


async def make(
    house: House,
    facts: Facts,
    game: Game[Any],
    options: Options,
    chairs: Sequence[Chair],
    shared: Sequence[Entry[Any]] = (),
) -> Table:
    """Store a new table with its chairs, a fork with what it shares; it begins if nobody is missing."""
    return await store(house, _laid(house, facts, game, options, chairs, shared))


def _laid(
    house: House,
    facts: Facts,
    game: Game[Any],
    options: Options,
    chairs: Sequence[Chair],
    shared: Sequence[Entry[Any]] = (),
) -> Draft:
    draft = Draft(Table(facts, game, options, chairs, None), facts.created, house.epoch)
    draft.happens(events.Created(), facts.host)
    if shared:
        draft.moves(untold(shared))
    if is_full(draft):
        begin(draft, shared)
    return draft


def is_full(draft: Draft) -> bool:
    """Whether the game begins by itself now."""
    return draft.facts.terms.starts_when_full and all([one.taken for one in draft.chairs])


def untold(entries: Iterable[Entry[Any]]) -> list[Told]:
    """The first entries of a record, without their stories."""
    return [Told(number, entry, None) for number, entry in enumerate(entries, 1)]


async def store(house: House, draft: Draft) -> Table:
    """Store a table that is not there yet."""
    draft.made = _rows(draft.table)
    return await house.commit(draft)


def _rows(table: Table) -> list[Change]:
    """The rows of a new table, before anything has happened there."""
    facts = table.facts
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
    return [made, *[chair.inserted(facts.id, one) for one in table.chairs]]


def _agreed(request: NewTable) -> tuple[Game[Any], Options]:
    try:
        game = find(request.game)
        options = agree(game, len(request.seats), request.options)
    except (UnknownGame, BadOptions) as error:
        raise bad(str(error)) from None
    return game, options


def check_bots(house: House, wishes: Iterable[SeatWish | ForkWish], terms: Terms) -> None:
    """Declined unless there are bots of all names that are wished for, and for nobody else's seat."""
    for seat, wish in enumerate(wishes):
        if wish.bot is not None and wish.kind != "bot":
            raise bad(f"seat {seat} is not a bot's, and yet it names one")
    for name in [terms.stand_in, *[wish.bot for wish in wishes if wish.kind == "bot"]]:
        if name is None:
            raise bad(f"say which bot it is to be; there are: {', '.join(house.bots)}")
        if name not in house.bots:
            raise bad(f"there is no bot {name!r}; there are: {', '.join(house.bots)}")


async def check_room(house: House, person: Person) -> None:
    """Declined if somebody has more tables than they can play at."""
    sql = "select count(*) from tables where host = $1 and phase in ('waiting', 'running')"
    [(count,)] = await house.store.rows(sql, person.id)
    if count >= TABLES_A_PERSON:
        raise conflict(
            "too-many-tables", f"you have {count} tables that are not over; end or close some first"
        )


def chairs_for(
    wishes: Sequence[SeatWish], person: Person, terms: Terms, now: int
) -> tuple[list[Chair], dict[int, str]]:
    """The chairs of a new table as they are wished for, and the tokens of its invitations."""
    chairs, tokens = [], {}
    for seat, wish in enumerate(wishes):
        one = Chair(seat, clock=clock.start(terms.clock))
        match wish.kind:
            case "me":
                one = seated(one, person, now)
            case "bot":
                one = replace(one, kind="bot", bot=wish.bot)
            case "invited":
                tokens[seat] = fresh()
                one = replace(one, kind="invited", invitation=digest(tokens[seat]))
        chairs.append(one)
    return chairs, tokens


def seated(one: Chair, person: Person, now: int) -> Chair:
    """The chair with a person on it since now."""
    return replace(
        one,
        kind="person",
        person=person.id,
        name=person.name,
        guest=person.guest,
        bot=None,
        invitation=None,
        seen=now,
    )


async def shared_by(house: House, table: Table) -> list[Entry[Any]]:
    """What a fork that has not begun shares with the game it leaves."""
    return await house.entries(table.id, table.game) if table.facts.entries else []


def new_seed() -> bytes:
    """A seed that nobody can foresee: all chance of a game comes from it."""
    return secrets.token_bytes(32)


def begin(draft: Draft, shared: Sequence[Entry[Any]]) -> None:
    """The seed is committed to, and the draws of set-up are made; a fork goes on from what it shares."""
    table = draft.table
    fork = _left(table.facts)
    seed = new_seed()
    words = tuple(seat_words(table.game, table.options))
    header = Header(
        "", FORMAT, table.game.name, table.game.ruleset, msgspec.to_builtins(table.options), words, fork
    ).committed(seed)
    line = document(header)
    draft.facts = replace(draft.facts, phase="running", seed=seed.hex(), header=line)
    draft.extra.append(
        Change("update tables set seed = $2, header = $3 where id = $1", (table.id, seed.hex(), line))
    )
    draft.happens(events.Started(header.commitment), draft.facts.host)
    draft.course = rebuild(table.game, table.options, seed, shared)
    draft.open()


async def rematch(house: House, id: str, person: Person) -> Table:
    """A new table for the same people and bots; seats are kept for the others. There is one rematch."""

    async def attempt() -> Table:
        async with house.draft(id) as draft:
            old = draft.table
            welcome.seats(old, person.id)
            if old.facts.phase != "over":
                raise conflict("not-over", "the game is not over", seq=old.facts.seq)
            if old.facts.successor:
                there = await house.table(old.facts.successor)
                if there.facts.phase != "closed":
                    return there
            await check_room(house, person)
            new = _laid_again(house, old, person)
            draft.facts = replace(draft.facts, successor=new.table.id)
            draft.happens(events.Rematch(new.table.id), person.id)
            await house.commit(draft, new)
            return await house.table(new.table.id)

    return await retried(attempt)


def _laid_again(house: House, old: Table, person: Person) -> Draft:
    """The table of a rematch, by the rules of today."""
    game = find(old.facts.game)
    try:
        options = options_of(game, old.facts.options)
    except BadOptions as error:
        raise conflict("rules-changed", f"this cannot be agreed on any more: {error}") from None
    facts = new_facts(house, table_id(person, None), game, options, old.facts.terms, person)
    chairs = [again(one, person, old.facts.terms, facts.created) for one in old.chairs]
    new = _laid(house, facts, game, options, chairs)
    new.made = _rows(new.table)
    return new


def again(one: Chair, person: Person, terms: Terms, now: int) -> Chair:
    """A chair for whoever sat here, at a new table that a person makes."""
    empty = Chair(one.seat, clock=clock.start(terms.clock))
    if one.kind == "bot":
        return replace(empty, kind="bot", bot=one.bot)
    if one.person == person.id:
        return seated(empty, person, now)
    if one.person is None:
        return empty
    return replace(empty, kind="invited", person=one.person, name=one.name, guest=one.guest)

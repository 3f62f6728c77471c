"""Replay: a record played again without any generator, and its deal proved by the seed it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from footplate.kernel.action import CHANCE, TAKE_BACKS
from footplate.kernel.dealer import Dealer
from footplate.kernel.game import Game, Options, UnknownRuleset, agree, find, purpose
from footplate.kernel.legality import why_not
from footplate.kernel.record import Entry, Header, Record, RecordError, check_take_back, decode, read_header
from footplate.kernel.state import State


def load(data: bytes) -> tuple[Game[Any], Record]:
    """A record and the game it is of."""
    game = game_of(read_header(data))
    record = decode(data, game.actions)
    if record.closing is not None and not record.sealed():
        raise RecordError("the digest does not fit the entries")
    return game, record


def game_of(header: Header) -> Game[Any]:
    """The game of a record by the rules that it was played by; RecordError if they are not known."""
    try:
        return find(header.game, header.ruleset)
    except UnknownRuleset as error:
        raise RecordError(f"the record is of ruleset {header.ruleset}; {error}") from None


def begin(game: Game[Any], record: Record) -> Any:
    """The position before the first entry."""
    return game.setup(agreed(game, record.header))


def agreed(game: Game[Any], header: Header) -> Options:
    """The options that a record was played with."""
    given = {name: value for name, value in header.options.items() if name != "players"}
    options = agree(game, len(header.seats), given)
    if header.options.get("players") != len(header.seats):
        raise RecordError("the record has another number of seats than players")
    return options


def replay(game: Game[Any], record: Record, to: int | None = None) -> Any:
    """The position after the first `to` standing entries, each checked as it is applied."""
    s = begin(game, record)
    for number, entry in record.numbered()[:to]:
        check(game, s, entry, number)
        s.agenda[-1].apply(s, entry.seat, entry.action)
    return s


def positions(game: Game[Any], record: Record) -> Iterator[tuple[Entry[Any], Any, Any]]:
    """Each standing entry with a copy of the position before it and one after it."""
    s = begin(game, record)
    for number, entry in record.numbered():
        check(game, s, entry, number)
        before = s.copy()
        s.agenda[-1].apply(s, entry.seat, entry.action)
        yield entry, before, s.copy()


def check(game: Game[Any], s: State, entry: Entry[Any], number: int) -> None:
    """RecordError unless the entry can be the next one, with the odds and readers it names."""
    if not s.agenda:
        raise RecordError(f"entry {number} comes after the end of the game")
    phase = s.agenda[-1]
    if entry.seat == CHANCE:
        if phase.actors(s) != (CHANCE,):
            raise RecordError(f"entry {number}: chance does not decide here")
        odds = phase.odds(s)
        part = odds.share(entry.action)
        if not part:
            raise RecordError(f"entry {number}: chance cannot bring this")
        if entry.odds != (part, odds.weight()):
            raise RecordError(f"entry {number}: the odds are {part} in {odds.weight()}")
    else:
        refusals = why_not(game, s, entry.seat, entry.action)
        if refusals:
            rules = ", ".join([f"{refusal.rule} ({refusal.name})" for refusal in refusals])
            raise RecordError(f"entry {number} breaks {rules}")
        if entry.odds is not None:
            raise RecordError(f"entry {number}: a seat's decision has no odds")
    if entry.seen_by != phase.seen_by(s, entry.seat, entry.action):
        raise RecordError(f"entry {number} names the wrong readers")


def verify(data: bytes, *origins: bytes) -> Record:
    """A finished record whose every outcome the seed deals again; RecordError says what is not so.

    A fork is proved together with the finished record that it left, and if that is a fork with the next.
    """
    game, record = load(data)
    closing = record.closing
    if closing is None:
        raise RecordError("the game is not finished: its seed is shown when it ends")
    try:
        seed = bytes.fromhex(closing.seed)
    except ValueError:
        raise RecordError("the seed is not a hexadecimal number") from None
    if seed.hex() != closing.seed or record.header.committed(seed).commitment != record.header.commitment:
        raise RecordError("the seed is not the one committed to at the start")
    _check_origin(record, origins)
    s, _ = deal_again(game, record, seed)
    if not s.over:
        raise RecordError("the record stops before the game is over")
    if record.header.options != msgspec.to_builtins(agreed(game, record.header)):
        raise RecordError("the options are not written as Footplate writes them")
    return record


def _check_origin(record: Record, origins: Sequence[bytes]) -> None:
    fork = record.header.fork
    if fork is None:
        if origins:
            raise RecordError("the record left no other")
        return
    if not origins:
        raise RecordError("the record is a fork: it is proved together with the one that it left")
    left = verify(*origins)
    if left.header.commitment != fork.of:
        raise RecordError("the record left another one than this")
    if not 0 <= fork.at <= len(record.entries) or not _stood(left, record.entries[: fork.at]):
        raise RecordError("the entries before the fork are not those of the record that it left")


def _stood(record: Record, shared: list[Entry[Any]]) -> bool:
    """Whether these entries were once all that stood, before another came."""
    line: list[Entry[Any]] = []
    for entry in record.entries:
        if len(line) == len(shared) and line == shared:
            return True
        if type(entry.action) in TAKE_BACKS:
            del line[entry.action.to :]
        else:
            line.append(entry)
    return False


def deal_again(game: Game[Any], record: Record, seed: bytes) -> tuple[Any, Dealer]:
    """The last position, and the dealer ready to go on; every entry is checked as it was made.

    RecordError unless each outcome of chance, but for those shared with another record, is the seed's.
    """
    shared = record.header.fork.at if record.header.fork else 0
    dealer = Dealer(seed)
    s = begin(game, record)
    line: list[Entry[Any]] = []
    for number, entry in enumerate(record.entries, 1):
        if type(entry.action) in TAKE_BACKS:
            check_take_back(entry, number, [one.seat for one in line], len(record.header.seats))
            del line[entry.action.to :]
            s = begin(game, record)
            for one in line:
                s.agenda[-1].apply(s, one.seat, one.action)
            continue
        check(game, s, entry, number)
        phase = s.agenda[-1]
        if entry.seat == CHANCE:
            again = dealer.choose(phase.odds(s), purpose(phase))
            if again != entry.action and number > shared:
                raise RecordError(f"entry {number} is not what the seed deals")
        phase.apply(s, entry.seat, entry.action)
        line.append(entry)
    return s, dealer

"""Replay: a record played again without any generator, and its deal proved by the seed it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from footplate.kernel.action import CHANCE, TakeBack
from footplate.kernel.chance import share, weight
from footplate.kernel.dealer import Dealer
from footplate.kernel.game import Game, agree, find, purpose, why_not
from footplate.kernel.record import Entry, Record, RecordError, check_take_back, decode, digest, read_header
from footplate.kernel.state import State


def load(data: bytes) -> tuple[Game[Any], Record]:
    """A record and the game it is of."""
    header = read_header(data)
    game = find(header.game)
    if header.ruleset != game.ruleset:
        raise RecordError(f"the record is of ruleset {header.ruleset}; {game.title} is at {game.ruleset}")
    record = decode(data, game.actions)
    if record.closing is not None and not record.sealed():
        raise RecordError("the digest does not fit the entries")
    return game, record


def begin(game: Game[Any], record: Record) -> Any:
    """The position before the first entry."""
    header = record.header
    options = agree(game, len(header.seats), {k: v for k, v in header.options.items() if k != "players"})
    if header.options.get("players") != len(header.seats):
        raise RecordError("the record has another number of seats than players")
    return game.setup(options)


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
        part = share(odds, entry.action)
        if not part:
            raise RecordError(f"entry {number}: chance cannot bring this")
        if entry.odds != (part, weight(odds)):
            raise RecordError(f"entry {number}: the odds are {part} in {weight(odds)}")
    else:
        refusals = why_not(game, s, entry.seat, entry.action)
        if refusals:
            rules = ", ".join([f"{refusal.rule} ({refusal.name})" for refusal in refusals])
            raise RecordError(f"entry {number} breaks {rules}")
        if entry.odds is not None:
            raise RecordError(f"entry {number}: a seat's decision has no odds")
    if entry.seen_by != phase.seen_by(s, entry.seat, entry.action):
        raise RecordError(f"entry {number} names the wrong readers")


def verify(data: bytes) -> Record:
    """A finished record whose every outcome the seed deals again; RecordError says what is not so.

    Of a fork, what was shared with the other record keeps the rules, but its seed is not known.
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
    _check_fork(record, seed)
    s, _ = deal_again(game, record, seed)
    if not s.over:
        raise RecordError("the record stops before the game is over")
    return record


def _check_fork(record: Record, seed: bytes) -> None:
    fork = record.header.fork
    if fork is None:
        return
    if not 0 <= fork.at < len(record.entries):
        raise RecordError(f"the record forks after entry {fork.at} and has nothing of its own")
    if digest(record.entries[: fork.at], seed) != fork.digest:
        raise RecordError("the entries before the fork are not those of the other record")


def deal_again(game: Game[Any], record: Record, seed: bytes) -> tuple[Any, Dealer]:
    """The last position, and the dealer ready to go on; every entry is checked as it was made.

    RecordError unless each outcome of chance, but for those shared with another record, is the seed's.
    """
    shared = record.header.fork.at if record.header.fork else 0
    dealer = Dealer(seed)
    s = begin(game, record)
    line: list[Entry[Any]] = []
    for number, entry in enumerate(record.entries, 1):
        if isinstance(entry.action, TakeBack):
            check_take_back(entry, number, [one.seat for one in line])
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

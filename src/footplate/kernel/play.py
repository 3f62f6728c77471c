"""Play: a game under way; its position, record and dealer kept in step."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_bytes
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from footplate.kernel.action import CHANCE, Action, Seat, TakeBack, VotedTakeBack
from footplate.kernel.game import Game, Options, purpose
from footplate.kernel.legality import why_not
from footplate.kernel.record import FORMAT, Entry, Header, Record, RecordError, check_take_back
from footplate.kernel.refusal import Refusal
from footplate.kernel.replay import deal_again


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """Acts for the seats, lets the dealer answer chance, and writes all of it down."""

    def __init__(self, game: Game[Any], record: Record, seed: bytes) -> None:
        self.game = game
        self.record = record
        self._seed = seed
        if record.header.committed(seed).commitment != record.header.commitment:
            raise RecordError("the seed is not the one committed to at the start")
        self._stand()

    def _stand(self) -> None:
        """Take the position and the dealer's place in each stream from the record."""
        self.state, self._dealer = deal_again(self.game, self.record, self._seed)

    def act(self, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        """Carry out a seat's action; or change nothing and say which rules forbid it."""
        refusals = why_not(self.game, self.state, seat, action)
        if not refusals:
            self._write(Entry(seat, action))
        return refusals

    def deal(self) -> None:
        """Let chance act until a seat must decide or the game is over; then close the record."""
        s = self.state
        while s.agenda and s.agenda[-1].actors(s) == (CHANCE,):
            phase = s.agenda[-1]
            odds = phase.odds(s)
            action = self._dealer.choose(odds, purpose(phase))
            self._write(Entry(CHANCE, action, odds=(odds.share(action), odds.weight())))
        if s.over and self.record.closing is None:
            self.record.close(self._seed)

    def take_back(self, seat: Seat) -> bool:
        """Undo the seat's own last entry if nothing else has happened since and the seed is not shown."""
        number = len(self.record.standing())
        if self.record.closing is not None or self.record.undo_limit(seat) == number:
            return False
        self.record.entries.append(Entry(seat, TakeBack(number - 1)))
        self._stand()
        return True

    def take_back_by_vote(self, seat: Seat, to: int, votes: Iterable[Seat]) -> bool:
        """Undo every standing entry from number `to` on, if all seats agreed and the seed is not shown.

        What chance brought is not brought again: its streams go on.
        """
        entry = Entry(seat, VotedTakeBack(to, tuple(sorted({seat, *votes}))))
        deciders = [one.seat for one in self.record.standing()]
        try:
            check_take_back(entry, len(self.record.entries) + 1, deciders, len(self.record.header.seats))
        except RecordError:
            return False
        if self.record.closing is not None:
            return False
        self.record.entries.append(entry)
        self._stand()
        return True

    def _write(self, entry: Entry[Any]) -> None:
        s = self.state
        phase = s.agenda[-1]
        readers = phase.seen_by(s, entry.seat, entry.action)
        if readers is not None:
            entry = msgspec.structs.replace(entry, seen_by=readers)
        phase.apply(s, entry.seat, entry.action)
        self.record.entries.append(entry)


def start(game: Game[Any], options: Options, seats: Iterable[str], seed: bytes | None = None) -> Play:
    """A new game, its seed committed to; the draws of set-up are not yet made."""
    seed = token_bytes(32) if seed is None else seed
    header = Header("", FORMAT, game.name, game.ruleset, msgspec.to_builtins(options), tuple(seats))
    return Play(game, Record(header.committed(seed)), seed)

"""Laws of the record: it gives its positions again, can be left and taken back, and comes to an end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from footplate.kernel.action import CHANCE
from footplate.kernel.game import Game
from footplate.kernel.law.case import difference, keep, seats, who
from footplate.kernel.play import Play
from footplate.kernel.record import Entry, Record, RecordError, decode
from footplate.kernel.replay import check, replay, verify

LONGEST: Final = 5000  # entries: many times what the longest game needs


def games_end(record: Record, longest: int = LONGEST) -> Iterator[str]:
    """A game is over within a generous number of entries."""
    if record.closing is None and len(record.entries) > longest:
        yield f"the game is not over after {longest} entries"


def entries_fit(game: Game[Any], s: Any, entry: Entry[Any]) -> Iterator[str]:
    """An entry that was written can be carried out where it stands in the record."""
    try:
        check(game, s, entry, 1)
    except RecordError as error:
        yield f"{entry.action} of {who(entry.seat)} does not fit: {error}"
        return
    s.agenda[-1].apply(s, entry.seat, entry.action)


def positions_agree(followed: Any, s: Any) -> Iterator[str]:
    """The game stands where its record leads."""
    if followed != s:
        yield f"the game stands elsewhere than its record: {difference(followed, s)}"


def replay_is_equal(game: Game[Any], record: Record, s: Any) -> Iterator[str]:
    """The record gives the position again, also after it was written and read."""
    try:
        again = replay(game, record)
        read = replay(game, decode(record.encode(), game.actions))
    except RecordError as error:
        yield f"the record is refused: {error}"
        return
    if again != s:
        yield f"the record leads to another position: {difference(s, again)}"
    if read != s:
        yield f"the record, written and read, leads to another position: {difference(s, read)}"


def the_seed_proves_the_deal(record: Record) -> Iterator[str]:
    """A finished record is verified: the seed it shows deals everything again."""
    try:
        verify(record.encode())
    except RecordError as error:
        yield f"the record is not verified: {error}"


def forks_and_undo(game: Game[Any], record: Record, seed: bytes, rng: Random, effort: int) -> Iterator[str]:
    """A record can be left at any entry, and whoever made the last entry can take it back."""
    line, end = record.standing(), replay(game, record)
    for at in rng.sample(range(len(line) + 1), min(effort, len(line) + 1)):
        there = replay(game, record, at)
        s = keep(there)
        for entry in line[at:]:
            s.agenda[-1].apply(s, entry.seat, entry.action)
        if s != end:
            yield f"after entry {at} the rest of the record leads elsewhere: {difference(end, s)}"
        fork = Play(game, record.fork(at, record.header.seats, b"fork"), b"fork")
        if fork.state != there:
            yield f"a fork after entry {at} begins elsewhere: {difference(there, fork.state)}"
        yield from _taken_back(Play(game, Record(record.header, line[:at]), seed))


def _taken_back(play: Play) -> Iterator[str]:
    """The last entry is its own seat's to take back, and nobody else's; done again it leads to the same."""
    line, there = play.record.standing(), play.state
    owner = line[-1].seat if line else CHANCE
    for seat in seats(play.game, there):
        if seat != owner and (play.take_back(seat) or play.state != there):
            yield f"{who(seat)} takes back entry {len(line)}, which is {who(owner)}'s"
            return
    if owner == CHANCE:
        return
    before = replay(play.game, play.record, len(line) - 1)
    if not play.take_back(owner) or play.state != before or replay(play.game, play.record) != before:
        yield f"{who(owner)} cannot take back its entry {len(line)}"
    elif play.act(owner, line[-1].action) or play.state != there:
        yield f"{who(owner)} takes back entry {len(line)}, does it again and stands elsewhere"

"""Course: a game under way at a table: its position, the dealer's place in each stream, what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from footplate.kernel import snapshot
from footplate.kernel.action import CHANCE, Action, Seat, TakeBack
from footplate.kernel.chance import share, weight
from footplate.kernel.dealer import Dealer
from footplate.kernel.game import Game, Message, Options, purpose
from footplate.kernel.record import Entry

NOBODY: Final[Seat] = -2


class Told(NamedTuple):
    """An entry of the record, its number there, and what is told of it; nothing of a take-back."""

    number: int
    entry: Entry[Any]
    story: Message | None


class Mark(msgspec.Struct, array_like=True):
    """Where a course stands besides its position: all that a snapshot must keep as well."""

    number: int  # entries of the record
    standing: int  # those of them that count
    runner: Seat  # whose decisions stand last, with nothing else after them
    run: int  # the first of these among the standing entries
    dealt: dict[str, int]


class Course:
    """Carries out what is legal, lets the dealer answer chance, and remembers how to take it back.

    A course is tried on a copy and takes the place of the old one when its entries are stored.
    """

    def __init__(
        self, game: Game[Any], options: Options, seed: bytes, state: Any, mark: Mark | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.mark = mark or Mark(0, 0, NOBODY, 0, {})
        self._seed = seed
        self._dealer = Dealer(seed, self.mark.dealt)
        self._trail: list[Any] = []  # positions before the last standing entries, as far as they are known

    def copy(self) -> Course:
        """A course of its own from here on."""
        twin = Course(self.game, self.options, self._seed, self.state.copy(), self._marked())
        twin._trail = self._trail.copy()
        return twin

    def _marked(self) -> Mark:
        return msgspec.structs.replace(self.mark, dealt=self._dealer.dealt)

    def act(self, seat: Seat, action: Action) -> Told:
        """Carry out a legal action of a seat."""
        return self._tell(Entry(seat, action))

    def deal(self) -> Iterator[Told]:
        """Let chance act until a seat must decide or the game is over."""
        s = self.state
        while s.agenda and s.agenda[-1].actors(s) == (CHANCE,):
            odds = s.agenda[-1].odds(s)
            action = self._dealer.choose(odds, purpose(s.agenda[-1]))
            yield self._tell(Entry(CHANCE, action, odds=(share(odds, action), weight(odds))))

    def _tell(self, entry: Entry[Any]) -> Told:
        readers = self.state.agenda[-1].seen_by(self.state, entry.seat, entry.action)
        if readers is not None:
            entry = msgspec.structs.replace(entry, seen_by=readers)
        before = self._carry_out(entry)
        return Told(self.mark.number, entry, self.game.story(before, entry, self.state))

    def _carry_out(self, entry: Entry[Any]) -> Any:
        """Apply an entry; the position before it."""
        s, mark = self.state, self.mark
        before = s.copy()
        if entry.seat == CHANCE:
            mark.runner, self._trail = NOBODY, []
        else:
            if mark.runner != entry.seat:
                mark.runner, mark.run, self._trail = entry.seat, mark.standing, []
            self._trail.append(before)
        s.agenda[-1].apply(s, entry.seat, entry.action)
        mark.number += 1
        mark.standing += 1
        return before

    def free_to(self, seat: Seat) -> int:
        """The first standing entry that the seat may take back unasked; none if it is the number of them all."""
        return self.mark.run if self.mark.runner == seat and not self.state.over else self.mark.standing

    def follow(self, entry: Entry[Any]) -> bool:
        """Carry out an entry that stands in the record; False if it takes back more than is remembered."""
        if isinstance(entry.action, TakeBack):
            return self.take_back(entry.action.to)
        if entry.seat == CHANCE:
            phase = self.state.agenda[-1]
            self._dealer.choose(phase.odds(self.state), purpose(phase))
        self._carry_out(entry)
        return True

    def take_back(self, to: int) -> bool:
        """Undo the standing entries from a number on; False, and nothing done, if that is not remembered."""
        undone = self.mark.standing - to
        if not 0 < undone <= len(self._trail):
            return False
        self.state = self._trail[-undone].copy()
        del self._trail[-undone:]
        self.mark.number += 1
        self.mark.standing = to
        if to == self.mark.run:
            self.mark.runner = NOBODY
        return True

    def remember(self, line: Sequence[tuple[Seat, Any]]) -> None:
        """What the seat that decided last may take back, from who made each standing entry and where."""
        at = len(line)
        while at and line[at - 1][0] == line[-1][0] != CHANCE:
            at -= 1
        self.mark.runner = line[-1][0] if at < len(line) else NOBODY
        self.mark.run = at
        self._trail = [position for _, position in line[at:]]

    def save(self) -> bytes:
        """The course as bytes, without its seed and without what could be taken back from memory."""
        position = snapshot.encode(self.game, self.options, self.state)
        return msgspec.msgpack.encode((self._marked(), position))


def resume(game: Game[Any], options: Options, seed: bytes, saved: bytes) -> Course:
    """A course as it was saved."""
    mark, position = msgspec.msgpack.decode(saved, type=tuple[Mark, bytes])
    return Course(game, options, seed, snapshot.decode(game, options, position), mark)


def rebuild(game: Game[Any], options: Options, seed: bytes, entries: Iterable[Entry[Any]]) -> Course:
    """A course from all entries of its record, whatever they take back."""
    course = Course(game, options, seed, game.setup(options))
    line: list[tuple[Seat, Any]] = []  # who made each standing entry, and the position before it
    for entry in entries:
        if isinstance(entry.action, TakeBack):
            course.state = line[entry.action.to][1].copy()
            del line[entry.action.to :]
            course.mark.number += 1
            course.mark.standing = len(line)
        else:
            line.append((entry.seat, course.state.copy()))
            course.follow(entry)
    course.remember(line)
    return course

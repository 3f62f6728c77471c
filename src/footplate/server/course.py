"""Course: a game under way: its position, the dealer's place in each stream, what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from footplate.kernel import snapshot
from footplate.kernel.action import CHANCE, Action, Seat, TakeBack
from footplate.kernel.dealer import Dealer
from footplate.kernel.game import Game, Message, Options, purpose
from footplate.kernel.phase import Phase
from footplate.kernel.record import Entry


class Told(msgspec.Struct, frozen=True, gc=False):
    """An entry of the record, its number there, and what is told of it; nothing of a take-back."""

    number: int
    entry: Entry[Any]
    story: Message | None


class Mark(msgspec.Struct, array_like=True):
    """Where a course stands besides its position: all that a snapshot must keep as well."""

    number: int  # entries of the record
    line: list[Seat]  # who made each of those that stand
    dealt: dict[str, int]

    @property
    def standing(self) -> int:
        """How many entries count."""
        return len(self.line)


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
        self.mark = mark or Mark(0, [], {})
        self._seed = seed
        self._dealer = Dealer(seed, self.mark.dealt)
        self.begun: list[Phase[Any]] = []  # with the last entry that was carried out
        self._trail: list[Any] = []  # positions before the last standing entries, as far as they are known

    def copy(self) -> Course:
        """A course of its own from here on; a position never changes, another takes its place."""
        twin = Course(self.game, self.options, self._seed, self.state, self._marked())
        twin._trail = self._trail.copy()
        return twin

    def _marked(self) -> Mark:
        return Mark(self.mark.number, self.mark.line.copy(), self._dealer.dealt)

    def act(self, seat: Seat, action: Action) -> Told:
        """Carry out a legal action of a seat."""
        return self._tell(Entry(seat, action))

    def deal(self) -> Iterator[Told]:
        """Let chance act until a seat must decide or the game is over."""
        while (s := self.state).actors() == (CHANCE,):
            odds = s.agenda[-1].odds(s)
            action = self._dealer.choose(odds, purpose(s.agenda[-1]))
            yield self._tell(Entry(CHANCE, action, odds=(odds.share(action), odds.weight())))

    def _tell(self, entry: Entry[Any]) -> Told:
        readers = self.state.agenda[-1].seen_by(self.state, entry.seat, entry.action)
        if readers is not None:
            entry = msgspec.structs.replace(entry, seen_by=readers)
        before = self._carry_out(entry)
        return Told(self.mark.number, entry, self.game.story(before, entry, self.state))

    def _carry_out(self, entry: Entry[Any]) -> Any:
        """Apply an entry; the position before it."""
        before, mark = self.state, self.mark
        s = self.state = before.copy()
        if mark.line and mark.line[-1] != entry.seat:
            self._trail = []
        if entry.seat != CHANCE:
            self._trail.append(before)
        s.agenda[-1].apply(s, entry.seat, entry.action)
        self.begun = s.begun()
        mark.number += 1
        mark.line.append(entry.seat)
        return before

    def free_to(self, seat: Seat) -> int:
        """The first standing entry that the seat may take back unasked, or the number of them all."""
        return self.mark.standing if self.state.over else self._run_of(seat)

    def _run_of(self, seat: Seat) -> int:
        """Where the standing entries begin that end the line and are all the seat's own."""
        line = self.mark.line
        at = len(line)
        while at and line[at - 1] == seat != CHANCE:
            at -= 1
        return at

    def follow(self, entry: Entry[Any]) -> bool:
        """Carry out an entry that stands in the record; False if it takes back more than is remembered."""
        if isinstance(entry.action, TakeBack):
            return self.take_back(entry.action.to)
        self._count(entry)
        self._carry_out(entry)
        return True

    def retell(self, entry: Entry[Any]) -> Told | None:
        """Follow an entry and tell of it; None if it takes back more than is remembered."""
        if isinstance(entry.action, TakeBack):
            return Told(self.mark.number, entry, None) if self.take_back(entry.action.to) else None
        self._count(entry)
        return self._tell(entry)

    def _count(self, entry: Entry[Any]) -> None:
        """A draw that the record tells uses up its place in the dealer's stream."""
        if entry.seat == CHANCE:
            phase = self.state.agenda[-1]
            self._dealer.choose(phase.odds(self.state), purpose(phase))

    def remembers(self, to: int) -> bool:
        """Whether the standing entries from a number on can be taken back without the record."""
        return 0 < self.mark.standing - to <= len(self._trail)

    def take_back(self, to: int) -> bool:
        """Undo the standing entries from a number on; False, and nothing done, if that is not remembered."""
        if not self.remembers(to):
            return False
        undone = self.mark.standing - to
        self.state = self._trail[-undone]
        del self._trail[-undone:]
        self.mark.number += 1
        del self.mark.line[to:]
        return True

    def follow_all(self, entries: Iterable[Entry[Any]]) -> bool:
        """Follow entries up to the first that takes back more than is remembered; False if there is one."""
        return all(self.follow(entry) for entry in entries)  # one by one: none after the first is followed

    def save(self) -> bytes:
        """The course as bytes, without its seed and without what could be taken back from memory."""
        position = snapshot.encode(self.game, self.options, self.state)
        return msgspec.msgpack.encode((self._marked(), position))


def resume(game: Game[Any], options: Options, seed: bytes, saved: bytes) -> Course:
    """A course as it was saved."""
    mark, position = msgspec.msgpack.decode(saved, type=tuple[Mark, bytes])
    return Course(game, options, seed, snapshot.decode(game, options, position), mark)


def followed(
    game: Game[Any], options: Options, seed: bytes, saved: bytes, later: Iterable[Entry[Any]]
) -> Course | None:
    """A course as it was saved, and what came later; None if that takes back more than was saved."""
    course = resume(game, options, seed, saved)
    return course if course.follow_all(later) else None


def rebuild(game: Game[Any], options: Options, seed: bytes, entries: Iterable[Entry[Any]]) -> Course:
    """A course from all entries of its record, whatever they take back."""
    course = Course(game, options, seed, game.setup(options))
    before: list[Any] = []  # the position before each standing entry
    for entry in entries:
        if isinstance(entry.action, TakeBack):
            course._trail = before[entry.action.to :]
            course.take_back(entry.action.to)
            del before[entry.action.to :]
        else:
            before.append(course.state)
            course.follow(entry)
    if before:
        course._trail = before[course._run_of(course.mark.line[-1]) :]
    return course

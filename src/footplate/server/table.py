"""Table: what is known of a table at one moment; it never changes, another takes its place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from footplate.kernel.action import Action, Seat, Words
from footplate.kernel.game import Game, Options, find
from footplate.kernel.notation import Notation
from footplate.server import wire
from footplate.server.chair import CARETAKER, Chair, deserted
from footplate.server.course import Course, Told
from footplate.server.sights import Sights
from footplate.server.terms import Terms, Vote
from footplate.server.wire import events

Phase: TypeAlias = Literal["waiting", "running", "over", "closed"]


class Facts(msgspec.Struct, frozen=True):
    """The row of a table."""

    id: str
    game: str
    ruleset: int
    options: str
    terms: Terms
    phase: Phase
    host: str
    created: int
    changed: int
    seq: int = 0
    entries: int = 0
    seed: str | None = None
    header: str | None = None
    closing: str | None = None
    asked: Vote | None = None
    due: int | None = None
    origin: str | None = None
    successor: str | None = None


class Past(msgspec.Struct, frozen=True, gc=False):
    """An event of the log with all that it says, whoever may know it."""

    seq: int
    at: int
    by: str | None
    what: events.What
    told: tuple[Told, ...] = ()


RENAMED: Final = "!"  # in a note, for a number: load the table again, a name or a clock there is another
PRIVATE: Final = (events.OrdersGiven, events.OrderStopped)
KEPT: Final = 40  # events in memory, for who comes back after a short cut


class Table:
    """Facts, chairs, the course of a running game, and the last events."""

    def __init__(
        self,
        facts: Facts,
        game: Game[Any],
        options: Options,
        chairs: Sequence[Chair],
        course: Course | None,
        recent: Sequence[Past] = (),
    ) -> None:
        self.facts = facts
        self.game = game
        self.options = options
        self.chairs = tuple(chairs)
        self.course = course
        self.recent = tuple(recent[-KEPT:])
        self._options: dict[Seat, tuple[Action, ...]] = {}
        self._events: dict[tuple[int, Seat | None], events.Event | None] = {}
        self._sights: Sights | None = None

    @property
    def id(self) -> str:
        """By which the table is known."""
        return self.facts.id

    @property
    def running(self) -> Course:
        """The course of a game that has begun."""
        if self.course is None:
            raise LookupError("the game has not begun")
        return self.course

    @cached_property
    def words(self) -> Words:
        """The vocabularies of the position."""
        return self.game.words(self.running.state)

    @cached_property
    def notation(self) -> Notation:
        """Writes and reads actions with the words of the position."""
        return Notation(self.game.actions, self.words)

    @property
    def notation_or_none(self) -> Notation | None:
        """The notation once the game has begun."""
        return self.notation if self.course is not None else None

    @cached_property
    def seat_words(self) -> Sequence[str]:
        """What the game calls each seat."""
        return seat_words(self.game, self.options)

    def actors(self) -> tuple[Seat, ...]:
        """The seats that have something to decide."""
        return self.course.state.actors() if self.course is not None else ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Every option of a seat, listed once."""
        if seat not in self._options:
            s = self.running.state
            asked = seat in s.actors()
            self._options[seat] = tuple(s.agenda[-1].options(s, seat)) if asked else ()
        return self._options[seat]

    def view(self, seat: Seat | None) -> bytes:
        """What a seat, or None for an onlooker, may know, as JSON; encoded once."""
        if self._sights is None:
            self._sights = Sights(self.game, self.running.state)
        return self._sights.of(seat)

    def event(self, past: Past, seat: Seat | None) -> events.Event | None:
        """An event as a seat, or an onlooker, may know it; one without secrets is told once for all."""
        known = past.seq, seat if is_secret(past) else None
        if known not in self._events:
            self._events[known] = as_seen(past, self.notation_or_none, seat)
        return self._events[known]

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """Where a person sits; several seats share one device."""
        mine = [one for one in self.chairs if one.kind == "person" and one.person == person]
        return tuple([one.seat for one in mine]) if person is not None else ()

    def advises(self, person: str | None) -> bool:
        """Whether somebody may be advised here: as agreed; alone is who plays against nobody but bots."""
        agreed = self.facts.terms.advice
        alone = all([one.kind == "bot" or one.person == person for one in self.chairs])
        return agreed == "all" or (agreed == "alone" and alone)

    def with_seen(self, person: str, at: int) -> Table:
        """This table with somebody seen at it."""
        chairs = [
            msgspec.structs.replace(one, seen=at) if one.person == person else one for one in self.chairs
        ]
        twin = Table(self.facts, self.game, self.options, chairs, self.course, self.recent)
        twin._options = self._options
        twin._sights = self._sights
        return twin

    def bots(self) -> list[Chair]:
        """The chairs whose bot has something to decide now; where all people are gone, bots rest."""
        plays = self.facts.phase == "running" and not deserted(self.chairs)
        actors = self.actors() if plays else ()
        return [self.chairs[seat] for seat in actors if self.chairs[seat].bot not in (None, CARETAKER)]

    def since(self, after: int) -> tuple[Past, ...] | None:
        """The events after a number, if all of them are in memory."""
        missing = self.facts.seq - after
        return self.recent[-missing:] if 0 < missing <= len(self.recent) else None if missing > 0 else ()


def seat_words(game: Game[Any], options: Options) -> Sequence[str]:
    """What a game calls its seats."""
    return _seat_words(game.name, game.ruleset, options)


@lru_cache(maxsize=256)
def _seat_words(name: str, ruleset: int, options: Options) -> Sequence[str]:
    game = find(name, ruleset)
    return game.words(game.setup(options))["seat"]


def is_secret(past: Past) -> bool:
    """Whether an event is not the same for everybody."""
    return isinstance(past.what, PRIVATE) or any([one.entry.seen_by is not None for one in past.told])


def as_seen(past: Past, notation: Notation | None, seat: Seat | None) -> events.Event | None:
    """An event as a seat, or an onlooker, may know it; None if it is none of theirs."""
    if isinstance(past.what, PRIVATE) and past.what.seat != seat:
        return None
    what = past.what
    if past.told and notation is not None:
        what = events.Moves(tuple([told(one, notation, seat) for one in past.told]))
    return events.Event(past.seq, past.at, what, past.by)


def told(one: Told, notation: Notation, seat: Seat | None) -> events.Told:
    """An entry as a seat, or an onlooker, may know it; its story is for those who may read all of it."""
    entry = one.entry.as_seen_by(seat)
    secret = entry.seen_by is not None
    return events.Told(
        number=one.number,
        seat=entry.seat,
        action=wire.spelled_out(entry.action),
        line=notation.write(entry.action),
        odds=entry.odds,
        secret=secret,
        story=one.story if not secret or seat in (entry.seen_by or ()) else None,
    )

"""Draft: what one transaction is to do to a table, made on copies; all of it is stored, or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec.structs import replace

from footplate.kernel.action import Action, Seat, TakeBack
from footplate.kernel.record import Entry
from footplate.server import caretaker, chair, clock, orders
from footplate.server.chair import CARETAKER, Chair, deserted
from footplate.server.course import Course, Told
from footplate.server.store import Change, document
from footplate.server.table import Past, Table
from footplate.server.wire import events

SNAPSHOT_EVERY: Final = 32  # entries: what has to be played again when a table is loaded
BOT_PATIENCE: Final = 60_000  # ms after which another process may think for a bot
ORDERS_AT_ONCE: Final = 200  # decisions that a seat's orders make in one transaction: some might never end
ABSENCE: Final = (
    30 * 24 * 3600 * 1000
)  # ms after which a seat without a clock, or a table, counts as abandoned


class Draft:
    """Events, entries, chairs and facts of a table, as they will be."""

    def __init__(self, table: Table, now: int, epoch: str = "") -> None:
        self.table = table
        self.epoch = epoch  # the content that the table is of
        self.now = max(now, table.facts.changed)
        self.facts = table.facts
        self.chairs = list(table.chairs)
        self.course: Course | None = table.course.copy() if table.course is not None else None
        self.past: list[Past] = []
        self.extra: list[Change] = []
        self.made: list[Change] = []  # what makes the rows of a table that is not there yet
        self._events: list[Change] = []
        self._stopped: list[events.OrderStopped] = []

    def happens(self, what: events.What, by: str | None = None, key: str | None = None) -> None:
        """An event that is no entry of the record."""
        self._add(Past(self.facts.seq + 1, self.now, by, what), key, document(what))

    def moves(self, told: list[Told], by: str | None = None, key: str | None = None) -> None:
        """Entries of the record, all of one move; a vote about what stood before them lapses."""
        lines = "\n".join([document(one.entry) for one in told])
        past = Past(self.facts.seq + 1, self.now, by, events.Moves(), tuple(told))
        self._add(past, key, lines)
        if self.facts.asked is not None:
            self.facts = replace(self.facts, asked=None)
        for stopped in self._stopped:
            self.happens(stopped)
        self._stopped = []

    def _add(self, past: Past, key: str | None, data: str) -> None:
        values = (
            self.table.id,
            past.seq,
            past.at,
            events.kind(type(past.what)),
            past.by,
            key,
            self.facts.entries,
            len(past.told),
            data,
        )
        self._events.append(
            Change(
                "insert into event (table_id, seq, at, kind, person, key, first, count, data)"
                " values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                values,
            )
        )
        self.past.append(past)
        self.facts = replace(self.facts, seq=past.seq, entries=self.facts.entries + len(past.told))

    def play(self, seat: Seat, action: Action, by: str | None = None, key: str | None = None) -> None:
        """A seat's legal action, what chance answers, and what standing orders and caretakers do then."""
        told = self._carry_out(seat, action)
        self.chairs[seat] = replace(self.chairs[seat], seen=self.now)
        self.moves(told + self._settle(), by, key)

    def take_back(
        self, seat: Seat, action: TakeBack, rebuilt: Course | None, by: str | None, key: str | None
    ) -> None:
        """Entries are taken back: from memory, or with a course rebuilt from a record that says so.

        Chance, if it is to decide again, goes on with its streams; then caretakers and orders do. Orders of a
        seat whose decisions are taken back are over: they would decide the same again before it is asked.
        """
        undone = Counter(self._course().mark.line[action.to :])
        if rebuilt is None:
            self._course().take_back(action.to)
        else:
            self.course = rebuilt
        for one in self.chairs:
            if undone[one.seat]:
                self._stop_orders(one.seat, "taken-back")
                self._think_again(one.seat, undone[one.seat], own=one.seat == seat)
        told = Told(self._course().mark.number, Entry(seat, action), None)
        self.moves([told, *self._deal(), *self._settle()], by, key)

    def _think_again(self, seat: Seat, decisions: int, *, own: bool) -> None:
        """A seat whose decisions are taken back, by itself or others; its clock stands until it is asked."""
        one, terms = self.chairs[seat], self.facts.terms.clock
        if own:
            hand = clock.take_back(terms, one.clock, self.now, decisions)
        else:
            hand = clock.pause(terms, one.clock, self.now)
        self.chairs[seat] = replace(one, clock=hand, waiting=None)

    def open(self) -> None:
        """The draws of set-up, and whatever needs nobody to decide."""
        told = list(self._course().deal())
        self.moves(told + self._settle())

    def go_on(self) -> None:
        """What orders and caretakers do, if they can do anything now."""
        told = self._settle()
        if told:
            self.moves(told)

    def _course(self) -> Course:
        if self.course is None:
            raise LookupError("the game has not begun")
        return self.course

    def _settle(self) -> list[Told]:
        """What is decided without anybody being asked."""
        done: list[Told] = []
        answered = [0] * len(self.chairs)
        while unasked := self._unasked():
            seat, _, used = unasked
            answered[seat] += used is not None
            if answered[seat] > ORDERS_AT_ONCE:
                self._stop_orders(seat, "too-many")
            else:
                done += self._carry_out(*unasked)
        return done

    def _stop_orders(self, seat: Seat, why: Literal["too-many", "taken-back"]) -> None:
        """A seat's orders are over, and it is told why."""
        one = self.chairs[seat]
        self._stopped += [events.OrderStopped(seat, why) for _ in one.orders]
        self.chairs[seat] = replace(one, orders=())

    def _unasked(self) -> tuple[Seat, Action, int | None] | None:
        """A decision that a caretaker or a standing order makes now, and which order it is."""
        course = self._course()
        if deserted(self.chairs):
            return None
        for seat in course.state.actors():
            one = self.chairs[seat]
            if one.bot == CARETAKER:
                return seat, caretaker.decide(course.game, course.state, seat), None
            if one.played_by_person and one.orders:
                found = orders.answer(one.orders, course.game, course.state, seat)
                if found is not None:
                    return seat, found.action, found.used
        return None

    def _carry_out(self, seat: Seat, action: Action, used: int | None = None) -> list[Told]:
        """A seat's legal action and what chance answers; standing orders end by what happens."""
        course = self._course()
        told = course.act(seat, action)
        one = self.chairs[seat]
        hand = clock.decide(self.facts.terms.clock, one.clock, self.now)
        self.chairs[seat] = replace(one, clock=hand, waiting=None)
        self._follow(told.entry, used)
        return [told, *self._deal()]

    def _deal(self) -> list[Told]:
        """What chance decides now; standing orders end by that too."""
        dealt = []
        for told in self._course().deal():
            self._follow(told.entry)
            dealt.append(told)
        return dealt

    def _follow(self, entry: Entry[Any], used: int | None = None) -> None:
        """The standing orders after an entry; who has one that is over is told why."""
        course = self._course()
        for one in self.chairs:
            if one.orders:
                sums = self.table.game.sums(course.state, one.seat)
                mine = used if one.seat == entry.seat else None
                kept = orders.after(one.orders, one.seat, entry, course.begun, sums, used=mine)
                self.chairs[one.seat] = replace(one, orders=kept.orders)
                self._stopped += [events.OrderStopped(one.seat, stopped.reason) for stopped in kept.stopped]

    def changes(self) -> list[Change]:
        """All statements of the transaction, the one that notices a stranger's change first."""
        self._wait()
        before = self.table.facts
        facts = self.facts = replace(self.facts, changed=self.now, due=self._due())
        made: list[Change] = [
            *self.made,
            Change(
                "update tables set phase = $4, changed = $5, seq = $6, entries = $7, asked = $8, due = $9,"
                " terms = $10, host = $11, successor = $12, closing = $13"
                " where id = $1 and seq = $2 and (select epoch from house) = $3",
                (
                    facts.id,
                    before.seq,
                    self.epoch,
                    facts.phase,
                    facts.changed,
                    facts.seq,
                    facts.entries,
                    document(facts.asked) if facts.asked else None,
                    facts.due,
                    document(facts.terms),
                    facts.host,
                    facts.successor,
                    facts.closing,
                ),
            ),
            *self._events,
        ]
        for old, new in zip(self.table.chairs, self.chairs, strict=True):
            if old is not new and old != new:
                made.append(chair.updated(facts.id, new))
        return made + self._notices() + self._snapshot() + self.extra

    def _wait(self) -> None:
        """Clocks run for those persons who have something to decide, and for nobody else."""
        terms = self.facts.terms.clock
        running = self.facts.phase == "running" and self.course is not None
        actors = self._course().state.actors() if running else ()
        for one in self.chairs:
            waits = one.seat in actors and one.played_by_person
            if waits and one.waiting is None:
                hand = clock.begin(terms, one.clock, self.now)
                self.chairs[one.seat] = replace(one, waiting=self.now, clock=hand)
            elif not waits and one.waiting is not None:
                hand = clock.pause(terms, one.clock, self.now)
                self.chairs[one.seat] = replace(one, waiting=None, clock=hand)

    def _due(self) -> int | None:
        """When a process must look at the table although nobody acts: a flag falls, or a bot is to think.

        One that all have deserted is given up when nothing has happened there for as long as absence lasts.
        """
        if self.facts.phase != "running":
            return None
        if deserted(self.chairs):
            return self.now + ABSENCE
        moments = []
        actors = self._course().state.actors()
        for one in self.chairs:
            if one.waiting is not None:
                flag = clock.flag_at(self.facts.terms.clock, one.clock)
                moments.append(one.waiting + ABSENCE if flag is None else flag)
            elif one.seat in actors and one.bot is not None:
                moments.append(self.now + BOT_PATIENCE)
        return min(moments, default=None)

    def _notices(self) -> list[Change]:
        """Who has begun to be awaited is to be told; who is awaited no more is not."""
        old, new = _awaited(self.table.chairs), _awaited(self.chairs)
        if old == new:
            return []
        told = [
            Change(
                "insert into notice (person, table_id, since) values ($1, $2, $3)"
                " on conflict (person, table_id) do nothing",
                (person, self.table.id, self.now),
                None,
            )
            for person in sorted(new - old)
        ]
        return told + [
            Change("delete from notice where person = $1 and table_id = $2", (person, self.table.id), None)
            for person in sorted(old - new)
        ]

    def awaited(self) -> set[str]:
        """Who is awaited at this table now and was not before, or the other way round."""
        return _awaited(self.table.chairs) ^ _awaited(self.chairs)

    def _snapshot(self) -> list[Change]:
        """The course is saved every so many entries, so that loading it stays quick."""
        before, now = self.table.facts.entries, self.facts.entries
        if self.course is None or before // SNAPSHOT_EVERY == now // SNAPSHOT_EVERY:
            return []
        values = (self.table.id, now, self.course.save())
        return [Change("insert into snapshot (table_id, entries, data) values ($1, $2, $3)", values)]

    def done(self) -> Table:
        """The table after the transaction."""
        recent = (*self.table.recent, *self.past)
        return Table(self.facts, self.table.game, self.table.options, self.chairs, self.course, recent)


def _awaited(chairs: Iterable[Chair]) -> set[str]:
    return {one.person for one in chairs if one.waiting is not None and one.person is not None}

"""Foresight: what would come of actions, tried on positions that a seat imagines, never on the true one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import Game, Message
from footplate.kernel.notation import Notation
from footplate.server import acting, caretaker, completion, offers, wire
from footplate.server.course import Course, Mark, Told
from footplate.server.table import Table, told
from footplate.server.twins import common, imagined, lot, same, tried_on
from footplate.server.wire import events
from footplate.server.wire.foresight import Chance, Line, Plan, Preview, Step, Stopped, Tally
from footplate.server.wire.play import GivenAction, Offer

OUTCOMES: Final = 12  # of a roll or draw that is foreseen
MOST: Final = 300  # entries of a plan, its luck and the others' decisions included


def preview(table: Table, seat: Seat, action: Action, language: str) -> Preview:
    """What an action would bring; all that differs between imagined positions is left out."""
    game = table.game
    verdict = offers.verdict(table, seat, action, language)
    if not verdict.legal:
        return Preview(verdict)
    twins = imagined(table, table.running.state, seat, table.facts.entries)
    afters, stories = _tried(game, twins, seat, action)
    return Preview(
        replace(verdict, price=same([game.price(twin, seat, action) for twin in twins])),
        _tallies(table, twins, afters),
        same(stories),
        same([after.actors() for after in afters]),
        _chances(table, seat, twins, afters),
        same([after.actors() != (seat,) for after in afters]),
    )


def _tried(
    game: Game[Any], twins: Iterable[Any], seat: Seat, action: Action
) -> tuple[list[Any], list[Message]]:
    """The positions after an action, and what would be told of it in each."""
    tried = [tried_on(game, twin, seat, action) for twin in twins]
    return [after for after, _ in tried], [story for _, story in tried]


def _chances(table: Table, seat: Seat, twins: Sequence[Any], afters: Sequence[Any]) -> tuple[Chance, ...]:
    """What luck may bring next, if everybody will see it and its odds are the same in all twins."""
    if same([after.actors() for after in afters]) != (CHANCE,):
        return ()
    odds = same([after.agenda[-1].odds(after) for after in afters])
    if odds is None or len(odds) > OUTCOMES:
        return ()
    secret = [after.agenda[-1].seen_by(after, CHANCE, action) for after in afters for action, _ in odds]
    if any([seen is not None and seat not in seen for seen in secret]):
        return ()
    notation = Notation(table.game.actions, table.game.words(afters[0]))
    found = []
    for action, share in odds:
        last, stories = _tried(table.game, afters, CHANCE, action)
        found.append(
            Chance(
                wire.spelled_out(action),
                notation.write(action),
                (share, odds.weight()),
                _tallies(table, twins, last),
                same(stories),
                same([one.actors() for one in last]),
            )
        )
    return tuple(found)


def _tallies(table: Table, before: Sequence[Any], after: Sequence[Any]) -> tuple[Tally, ...]:
    return tuple([_tally(table.game, seat, before, after) for seat in range(len(table.chairs))])


def _tally(game: Game[Any], seat: Seat, before: Iterable[Any], after: Iterable[Any]) -> Tally:
    counted = [common([game.sums(s, seat) for s in positions]) for positions in (before, after)]
    return Tally(seat, *counted)


class Prospect:
    """One imagined course of a game: luck from a seed of its own, others as dull as can be."""

    def __init__(self, table: Table, seat: Seat, seed: int) -> None:
        rng = lot(table, seat, table.facts.entries, seed)
        twin = table.game.imagine(table.running.state, seat, rng)
        mark = table.running.mark
        here = Mark(mark.number, mark.line.copy(), {})
        self._course = Course(table.game, table.options, rng.randbytes(32), twin, here)
        self._origin = table
        self._seat = seat
        self._left = MOST

    @property
    def too_long(self) -> bool:
        """Whether as much was tried as may be."""
        return self._left <= 0

    @property
    def over(self) -> bool:
        """Whether the game is over there."""
        return bool(self._course.state.over)

    @property
    def asks(self) -> bool:
        """Whether the seat has something to decide."""
        return self._seat in self._course.state.actors()

    def table(self) -> Table:
        """A table at which things stand as they do here; nobody ever sits there."""
        one = self._origin
        return Table(one.facts, one.game, one.options, one.chairs, self._course)

    def sums(self) -> dict[str, int]:
        """What the seat counts."""
        return self._origin.game.sums(self._course.state, self._seat)

    def assume(self) -> tuple[events.Told, ...]:
        """Let chance and the others act until the seat must decide."""
        return tuple(self._assumed())

    def _assumed(self) -> Iterator[events.Told]:
        while not (self.over or self.asks or self.too_long):
            actor = self._course.state.actors()[0]
            if actor == CHANCE:
                yield from self._dealt()
            else:
                yield self.act(actor, caretaker.decide(self._origin.game, self._course.state, actor))

    def _dealt(self) -> Iterator[events.Told]:
        """What chance brings, each outcome written in the words of the position before it."""
        notation = self.table().notation
        for one in self._course.deal():
            yield self._told(one, notation)
            notation = self.table().notation
            if self.too_long:
                return

    def act(self, seat: Seat, action: Action) -> events.Told:
        """Carry out a legal action of a seat."""
        notation = self.table().notation
        return self._told(self._course.act(seat, action), notation)

    def _told(self, one: Told, notation: Any) -> events.Told:
        self._left -= 1
        return told(one, notation, self._seat)


def plan(table: Table, seat: Seat, line: Line, language: str) -> Plan:
    """A line of a seat's actions on one position that it imagines; the first illegal one ends it."""
    prospect = Prospect(table, seat, line.seed)
    steps: list[Step] = []
    stopped: Stopped = None
    assumed = prospect.assume()
    for given in line.actions:
        if not prospect.asks or prospect.too_long:
            stopped = "over" if prospect.over else "too-long"
            break
        step = _step(prospect, seat, given, assumed, language)
        steps.append(step)
        if step.told is None:
            stopped, assumed = "illegal", ()
            break
        assumed = prospect.assume()
    if stopped is None and prospect.too_long:
        stopped = "too-long"
    plan = _planned(prospect, seat, steps, assumed, stopped)
    return _asked(plan, prospect.table(), line, language) if prospect.asks and not stopped else plan


def _step(
    prospect: Prospect, seat: Seat, given: GivenAction, assumed: tuple[events.Told, ...], language: str
) -> Step:
    here = prospect.table()
    action = acting.read(here, given)
    verdict = offers.verdict(here, seat, action, language)
    if not verdict.legal:
        return Step(assumed, verdict)
    return Step(assumed, verdict, prospect.act(seat, action), prospect.sums())


def _planned(
    prospect: Prospect,
    seat: Seat,
    steps: Iterable[Step],
    assumed: tuple[events.Told, ...],
    stopped: Stopped,
) -> Plan:
    there = prospect.table()
    offer: Offer | None = offers.offer(there, seat) if prospect.asks else None
    return Plan(
        steps=tuple(steps),
        assumed=assumed,
        stopped=stopped,
        seat=seat,
        actors=there.actors(),
        sums=prospect.sums(),
        view=wire.ready_made(there.view(seat)),
        words={name: tuple(words) for name, words in there.words.items()},
        offer=offer,
    )


def _asked(plan: Plan, there: Table, line: Line, language: str) -> Plan:
    """A plan with what was asked of the decision that follows it."""
    if line.narrow is not None:
        plan = replace(plan, offer=offers.narrowed(there, plan.seat, line.narrow))
    if line.preview is not None:
        plan = replace(plan, preview=preview(there, plan.seat, acting.read(there, line.preview), language))
    if line.why_not is not None:
        plan = replace(plan, verdict=completion.verdict(there, plan.seat, line.why_not, language))
    return plan

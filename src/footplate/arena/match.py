"""Match: one game of a tournament, played to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from footplate.arena.plan import Plan, title
from footplate.arena.tally import Tally
from footplate.bots.knowledge import Knowledge, know
from footplate.bots.outside import Unfit
from footplate.bots.random import choose
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Result, results
from footplate.kernel.play import Play, start

LINE: Final = 300  # so much of an error is told


class Thought(msgspec.Struct, frozen=True):
    """How long a seat thought, in seconds: in all, and over its slowest decision."""

    seconds: float = 0.0
    most: float = 0.0


class Broken(Exception):
    """One of our own bots raised an error, or chose what is not legal; the message says so in one line."""


class Failure(msgspec.Struct, frozen=True):
    """A decision that a program failed to make; any legal one was made for it."""

    seat: Seat
    entry: int
    line: str


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game went. Everything but the thoughts is the same whenever and wherever it is played."""

    number: int
    deal: int
    seats: tuple[str, ...]  # who sat there
    results: tuple[Result, ...]  # seat by seat, and then the rivals
    entries: int
    decisions: tuple[int, ...]  # seat by seat
    ended_by: str  # the rule
    thoughts: tuple[Thought, ...]  # seat by seat
    failures: tuple[Failure, ...] = ()
    order: tuple[Seat, ...] = ()  # in which the seats made their first decisions
    chosen: dict[str, dict[str, int]] = {}  # how often each word was, of what is counted


def unheard(failure: Failure) -> None:
    """A failure of which nobody wants to know before the game is over."""


def play(plan: Plan, number: int, tell: Callable[[Failure], None] = unheard) -> Outcome:
    """Game `number` of a plan; failures are told as they happen."""
    game = title(plan.game)
    deal = plan.deal_of(number)
    under_way = start(game, plan.agreed(), plan.seating(number), plan.luck("deal", deal))
    table = _Table(plan, number, under_way, tell)
    under_way.deal()
    while not under_way.state.over:
        table.decide(under_way.state.actors()[0])
        under_way.deal()
    return Outcome(
        number=number,
        deal=deal,
        seats=plan.seating(number),
        results=results(game, under_way.state),
        entries=len(under_way.record.entries),
        decisions=tuple(table.decisions),
        ended_by=under_way.state.ends,
        thoughts=tuple(table.thoughts),
        failures=tuple(table.failures),
        order=tuple(table.order),
        chosen=table.tally.counts(),
    )


class _Table:
    """The bots of a game, and what is noted of them."""

    def __init__(self, plan: Plan, number: int, under_way: Play, tell: Callable[[Failure], None]) -> None:
        self.plan, self.number, self.play, self.tell = plan, number, under_way, tell
        self.seats = plan.seating(number)
        self.decisions = [0] * len(self.seats)
        self.thoughts = [Thought()] * len(self.seats)
        self.failures: list[Failure] = []
        self.order: list[Seat] = []
        self.tally = Tally(plan.counted)

    def decide(self, seat: Seat) -> None:
        """The bot of a seat decides; its luck follows from game, seat and how often it has decided."""
        luck = (self.number, seat, self.decisions[seat])
        known = know(self.play.game, self.play.state, seat, Random(self.plan.luck("imagined", *luck)))
        rng = Random(self.plan.luck("bot", *luck))
        before = self.play.state.copy() if self.plan.counted else None
        action = self._chosen(seat, known, rng)
        if refusals := self.play.act(seat, action):
            raise Broken(f"{self.seats[seat]} chose what {refusals[0].rule} forbids: {action}")
        if before is not None:
            self.tally.add(self.play.game, before, self.play.record.entries[-1].action)

    def _chosen(self, seat: Seat, known: Knowledge, rng: Random) -> Action:
        """What the bot of a seat chooses; for a program that is unfit, anything."""
        began = perf_counter()
        try:
            return self.plan.bot(self.seats[seat])(known, rng)
        except Unfit as error:
            entry = len(self.play.record.entries) + 1
            self.failures.append(Failure(seat, entry, " ".join(str(error).split())[:LINE]))
            self.tell(self.failures[-1])
            return choose(known.options, rng)
        except Exception as error:
            raise Broken(f"{self.seats[seat]} raised {type(error).__name__}: {error}") from error
        finally:
            self._note(seat, perf_counter() - began)

    def _note(self, seat: Seat, seconds: float) -> None:
        before = self.thoughts[seat]
        self.thoughts[seat] = Thought(before.seconds + seconds, max(before.most, seconds))
        if not self.decisions[seat]:
            self.order.append(seat)
        self.decisions[seat] += 1

"""Match: one game of a tournament, played to its end."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from footplate.arena.plan import Plan, title
from footplate.bots.knowledge import know
from footplate.bots.random import choose
from footplate.bots.roster import BOTS
from footplate.kernel.action import CHANCE, Action, Seat, fields, kind
from footplate.kernel.game import Result, results, why_not
from footplate.kernel.play import Play, start

LINE: Final = 300  # so much of an error is told


class Thought(msgspec.Struct, frozen=True):
    """How long a seat thought, in seconds: in all, and over its slowest decision."""

    seconds: float = 0.0
    most: float = 0.0


class Failure(msgspec.Struct, frozen=True):
    """A decision that a bot failed to make; any legal one was made for it."""

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
    chosen: dict[str, dict[str, int]] = {}  # how often each word was, by the kind of action


def play(plan: Plan, number: int) -> Outcome:
    """Game `number` of a plan."""
    game = title(plan.game)
    deal = plan.deal_of(number)
    under_way = start(game, plan.agreed(), plan.seating(number), plan.luck("deal", deal))
    table = _Table(plan, number, under_way)
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
        chosen=chosen(plan, under_way),
    )


class _Table:
    """The bots of a game, and what is noted of them."""

    def __init__(self, plan: Plan, number: int, under_way: Play) -> None:
        self.plan, self.number, self.play = plan, number, under_way
        self.seats = plan.seating(number)
        self.decisions = [0] * len(self.seats)
        self.thoughts = [Thought()] * len(self.seats)
        self.failures: list[Failure] = []

    def decide(self, seat: Seat) -> None:
        """The bot of a seat decides; its luck follows from game, seat and how often it has decided."""
        luck = (self.number, seat, self.decisions[seat])
        known = know(self.play.game, self.play.state, seat, Random(self.plan.luck("imagined", *luck)))
        rng = Random(self.plan.luck("bot", *luck))
        began = perf_counter()
        try:
            action = BOTS[self.seats[seat]](known, rng)
            refusals = why_not(self.play.game, self.play.state, seat, action)
            line = f"it chose what {refusals[0].rule} forbids: {action}" if refusals else ""
        except Exception as error:
            line = f"{type(error).__name__}: {error}"
        self._note(seat, perf_counter() - began)
        if line:
            entry = len(self.play.record.entries) + 1
            self.failures.append(Failure(seat, entry, " ".join(line.split())[:LINE]))
            action = choose(known.options, rng)
        self.play.act(seat, action)

    def _note(self, seat: Seat, seconds: float) -> None:
        before = self.thoughts[seat]
        self.thoughts[seat] = Thought(before.seconds + seconds, max(before.most, seconds))
        self.decisions[seat] += 1


def chosen(plan: Plan, over: Play) -> dict[str, dict[str, int]]:
    """How often the seats chose each word of the vocabularies that are counted, by the kind of action."""
    counts: dict[str, Counter[str]] = {}
    words = over.game.words(over.state) if plan.counted else {}
    for entry in over.record.entries if plan.counted else ():
        if entry.seat != CHANCE:
            counts.setdefault(kind(entry.action), Counter()).update(_words(entry.action, plan, words))
    return {what: dict(sorted(count.items())) for what, count in sorted(counts.items()) if count}


def _words(action: Action, plan: Plan, words: Any) -> list[str]:
    found: list[str] = []
    for field in fields(type(action)):
        if field.words in plan.counted:
            value = getattr(action, field.name)
            found += [words[field.words][one] for one in (value if field.many else (value,))]
    return found

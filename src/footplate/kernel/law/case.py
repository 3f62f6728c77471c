"""Case: a position under examination, and what the laws ask of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import Game
from footplate.kernel.phase import Phase
from footplate.kernel.record import Entry
from footplate.kernel.state import COLUMNS, State, assembled, names, values

T = TypeVar("T")


class Case(NamedTuple):
    """A position, and how hard to look: how many options, candidates and imagined positions to try."""

    game: Game[Any]
    start: Any  # the position before the first decision
    s: Any
    rng: Random
    effort: int

    def some(self, items: Sequence[T], most: int) -> list[T]:
        """All of them, or so many at random."""
        return list(items) if len(items) <= most else self.rng.sample(items, most)


Law: TypeAlias = Callable[[Case], Iterator[str]]


def seats(game: Game[Any], s: Any) -> range:
    """All seats of a game under way."""
    return range(len(game.standing(s)))


def decisions(s: Any) -> list[tuple[Seat, list[Action]]]:
    """Who decides, and what each can decide; for chance, what can happen."""
    if not s.agenda:
        return []
    phase = s.agenda[-1]
    return [
        (seat, [action for action, _ in phase.odds(s)] if seat == CHANCE else list(phase.options(s, seat)))
        for seat in phase.actors(s)
    ]


def after(s: Any, seat: Seat, action: Action) -> Any:
    """The position that an action leads to."""
    twin = s.copy()
    twin.agenda[-1].apply(twin, seat, action)
    return twin


def keep(s: Any) -> Any:
    """A copy made without the position's own help, to be compared later."""
    held = [value[:] if type(value) in COLUMNS else value for value in values(s)]
    held[0] = [assembled(type(phase), values(phase)) for phase in s.agenda]
    return assembled(type(s), held)


def entry(s: Any, seat: Seat, action: Action) -> Entry[Any]:
    """A decision as the record would have it."""
    phase = s.agenda[-1]
    odds = phase.odds(s) if seat == CHANCE else None
    chances = (odds.share(action), odds.weight()) if odds is not None else None
    return Entry(seat, action, chances, phase.seen_by(s, seat, action))


def who(seat: Seat | None) -> str:
    """A seat, chance or an onlooker, in words."""
    if seat is None:
        return "an onlooker"
    return "chance" if seat == CHANCE else f"seat {seat}"


def difference(one: Any, other: Any) -> str:
    """The first place where two values differ, on one line."""
    if type(one) is type(other) and isinstance(one, State | Phase | msgspec.Struct):
        for name in fields(one):
            if getattr(one, name) != getattr(other, name):
                return f"{name} {difference(getattr(one, name), getattr(other, name))}"
    if type(one) is type(other) and isinstance(one, (*COLUMNS, tuple)) and len(one) == len(other):
        for at, (mine, its) in enumerate(zip(one, other, strict=True)):
            if mine != its:
                return f"[{at}] {difference(mine, its)}"
    return f"{one!r} or {other!r}"


def fields(value: State | Phase[Any] | msgspec.Struct) -> tuple[str, ...]:
    """The names of what a position, a phase or a struct holds."""
    return value.__struct_fields__ if isinstance(value, msgspec.Struct) else names(type(value))


def recount(census: Mapping[str, int], counted: Mapping[str, int]) -> str:
    """Which components a census has more or fewer of; nothing if none."""
    names = [name for name in {**census, **counted} if census.get(name) != counted.get(name)]
    return ", ".join([f"{counted.get(name)} for {census.get(name)} {name}" for name in sorted(names)])

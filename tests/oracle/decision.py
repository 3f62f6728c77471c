"""A decision that somebody at an oracle's table has to make, and the games that come of such decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from footplate.kernel.action import CHANCE, Action, Seat, kind
from footplate.kernel.state import State

S = TypeVar("S", bound=State)
Style = TypeVar("Style")


class Decision(NamedTuple, Generic[S, Style]):
    """A decision to be made: by whom, in which style, and the options by their class."""

    s: S
    seat: Seat
    style: Style
    options: dict[type[Action], list[Any]]
    rng: Random

    def of(self, *kinds: type[Action]) -> list[Any]:
        """The options of these kinds."""
        return [option for one in kinds for option in self.options.get(one, [])]

    def often(self, share: float) -> bool:
        """True in so many cases."""
        return self.rng.random() < share


Habit: TypeAlias = Callable[[Decision[S, Style]], "list[Any]"]


def by_class(options: Iterable[Action]) -> dict[type[Action], list[Any]]:
    """The options of each class."""
    found: dict[type[Action], list[Any]] = {}
    for option in options:
        found.setdefault(type(option), []).append(option)
    return found


def settled(decision: Decision[S, Style], habits: Iterable[Habit[S, Style]]) -> Any:
    """What the first habit that has something to say makes of a decision."""
    return decision.rng.choice(next(said for said in (habit(decision) for habit in habits) if said))


def in_words(option: Action) -> tuple[Any, ...]:
    """An option as something to sort by, so that a game does not hang on the engine's order."""
    return (kind(option), *[getattr(option, name) for name in option.__struct_fields__])


def played(
    s: S,
    rng: Random,
    decide: Callable[[S, Seat, Sequence[Action]], Action],
    before: Callable[[S], None] = lambda s: None,
) -> Iterator[tuple[S, Seat, Action]]:
    """Each position with who decides what there, before it is carried out; as far as anybody can decide."""
    while not s.over:
        before(s)
        phase = s.agenda[-1]
        actors = phase.actors(s)
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        if seat == CHANCE:
            odds = phase.odds(s)
            action = odds.outcome(rng.randrange(odds.weight()))
        else:
            options = list(phase.options(s, seat))
            if not options:  # which the oracle will not say
                return
            action = decide(s, seat, options)
        yield s, seat, action
        phase.apply(s, seat, action)

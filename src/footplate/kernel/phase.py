"""Phase: one box of a rulebook's sequence of play, and the two shapes every rulebook uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from footplate.kernel.action import Action, Seat
from footplate.kernel.chance import NONE, Odds
from footplate.kernel.rule import Rule
from footplate.kernel.state import State, names, values

S = TypeVar("S", bound=State)

# Two levels deep and no more, for there is no schema of a type that holds itself.
_Value: TypeAlias = int | str | bool | None
_Row: TypeAlias = _Value | tuple[_Value, ...]
Shown: TypeAlias = _Value | tuple[_Row, ...]
Judges: TypeAlias = Mapping[type[Action], tuple[Rule, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """Says who acts, what they may do, and what an action does; its fields hold immutable values only.

    A phase can be made without telling it anything, for a copy is made so and then given the values.
    """

    cites: ClassVar[str] = ""  # the rule that says whose decision this is
    judges: ClassVar[Judges] = {}  # for each kind of action the rules it must keep
    purpose: ClassVar[str] = ""  # the dealer's stream for the draws made here

    is_lent = False  # whether it may be on the agenda of several positions; no part of any

    def enter(self, s: S) -> None:
        """The phase begins."""

    def resume(self, s: S, ended: Phase[S]) -> None:
        """A phase that this one pushed is over."""

    def actors(self, s: S) -> tuple[Seat, ...]:
        """Who decides; several seats decide at once and in secret."""
        return ()

    def options(self, s: S, seat: Seat) -> Iterable[Action]:
        """Every legal action of the seat, complete, in a fixed order."""
        return ()

    def odds(self, s: S) -> Odds:
        """Every outcome with its weight, when CHANCE acts."""
        return NONE

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Carry out a legal action."""

    def seen_by(self, s: S, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        """Who may read this decision in the record; None is everybody."""
        return None

    def shows(self, s: S, seat: Seat | None) -> dict[str, Shown]:
        """What a seat's view tells of this phase: nothing that is not named here."""
        return {}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values(self) == values(other)

    def __repr__(self) -> str:
        told = zip(names(type(self)), values(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in told])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Phase[S]):
    """Phases one after another."""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = ()

    at: int

    def __init__(self, at: int = -1) -> None:
        self.at = at

    def enter(self, s: S) -> None:
        self._next(s)

    def resume(self, s: S, ended: Phase[S]) -> None:
        self._next(s)

    def _next(self, s: S) -> None:
        self.at += 1
        if self.at == len(self.steps):
            s.leave()
        else:
            s.push(self.steps[self.at]())

    def shows(self, s: S, seat: Seat | None) -> dict[str, Shown]:
        return {"at": self.at}


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Phase[S]):
    """Seats one after another, the next in front; `begin` may pass over a seat by calling `next`."""

    queue: tuple[Seat, ...]

    def __init__(self, queue: tuple[Seat, ...] = ()) -> None:
        self.queue = queue

    def line(self, s: S) -> tuple[Seat, ...]:
        """The seats to be asked, in order."""
        return ()

    def begin(self, s: S, seat: Seat) -> None:
        """A seat's turn begins."""

    def enter(self, s: S) -> None:
        self.queue = self.line(s)
        self._go_on(s)

    def next(self, s: S) -> None:
        """The turn in front is over."""
        self.queue = self.queue[1:]
        self._go_on(s)

    def _go_on(self, s: S) -> None:
        if self.queue:
            self.begin(s, self.queue[0])
        else:
            s.leave()

    def actors(self, s: S) -> tuple[Seat, ...]:
        return self.queue[:1]

    def shows(self, s: S, seat: Seat | None) -> dict[str, Shown]:
        return {"queue": self.queue}

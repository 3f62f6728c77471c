"""State: a position, one level deep, that copies in microseconds."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from typing import Self

    from footplate.kernel.action import Seat
    from footplate.kernel.phase import Phase


class State(msgspec.Struct):
    """Immutable values and flat lists of them; the agenda is the stack of phases under way."""

    ends: ClassVar[str] = ""  # the rule that says when the game is over

    agenda: list[Phase[Any]]

    @property
    def over(self) -> bool:
        """A game is over when nothing is left on its agenda."""
        return not self.agenda

    def actors(self) -> tuple[Seat, ...]:
        """Who decides now: one seat, several at once and in secret, CHANCE, or nobody."""
        return self.agenda[-1].actors(self) if self.agenda else ()

    def push(self, phase: Phase[Any]) -> None:
        """A phase begins on top of the one under way."""
        self.agenda.append(phase)
        phase.enter(self)

    def leave(self) -> None:
        """The phase under way is over; the one below it goes on and is told which ended."""
        ended = self.agenda.pop()
        if self.agenda:
            self.agenda[-1].resume(self, ended)

    def copy(self) -> Self:
        """A position of its own: the lists and phases are copied, their values are shared."""
        cls = type(self)
        layout = _LAYOUTS.get(cls)
        if layout is None:
            layout = _LAYOUTS[cls] = _layout(self)
        read, columns = layout
        values = list(read(self))
        for at in columns:
            values[at] = values[at].copy()
        values[0] = [phase.__copy__() for phase in values[0]]
        return cls(*values)


_Layout: TypeAlias = "tuple[Callable[[State], tuple[Any, ...]], tuple[int, ...]]"
_LAYOUTS: Final[dict[type[State], _Layout]] = {}


def _layout(s: State) -> _Layout:
    """How to read all fields of a state at once, and which of them are lists besides the agenda."""
    read = attrgetter(*s.__struct_fields__)
    values: tuple[Any, ...] = read(s)
    return read, tuple([at for at, value in enumerate(values) if at and type(value) is list])

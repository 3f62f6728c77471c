"""State: a position, one level deep, that copies in microseconds."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from typing import Self

    from footplate.kernel.action import Seat
    from footplate.kernel.phase import Phase


COLUMNS: Final = (list, array)  # what may change in a position: a list of values, an array of many numbers


def rows(column: list[int], width: int) -> tuple[tuple[int, ...], ...]:
    """A column by two things, such as seat and colour, as a row for each of the first."""
    return tuple([tuple(column[at : at + width]) for at in range(0, len(column), width)])


class State(msgspec.Struct):
    """Immutable values and flat columns of them; the agenda is the stack of phases under way."""

    agenda: list[Phase[Any]]

    @property
    def ends(self) -> str:
        """The rule by which the game is over, or will be."""
        return ""

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
        """A position of its own: the columns and phases are copied, their values are shared."""
        cls = type(self)
        layout = _LAYOUTS.get(cls)
        if layout is None:
            layout = _LAYOUTS[cls] = _layout(self)
        read, lists, arrays = layout
        values = list(read(self))
        for at in lists:
            values[at] = values[at].copy()
        for at in arrays:
            values[at] = values[at][:]
        values[0] = [phase.__copy__() for phase in values[0]]
        return cls(*values)


_Layout: TypeAlias = "tuple[Callable[[State], tuple[Any, ...]], tuple[int, ...], tuple[int, ...]]"
_LAYOUTS: Final[dict[type[State], _Layout]] = {}


def _layout(s: State) -> _Layout:
    """How to read all fields of a state at once, which are lists besides the agenda, and which arrays."""
    read = attrgetter(*s.__struct_fields__)
    values: tuple[Any, ...] = read(s)
    lists, arrays = [[at for at, value in enumerate(values) if type(value) is kind] for kind in COLUMNS]
    return read, tuple(lists[1:]), tuple(arrays)

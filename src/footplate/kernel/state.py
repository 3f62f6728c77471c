"""State: a position, one level deep, that copies in microseconds."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from typing import Self

    from footplate.kernel.action import Seat
    from footplate.kernel.phase import Phase


T = TypeVar("T")

COLUMNS: Final = (list, array, bytearray)  # what may change in a position: a list of values, or many numbers


def rows(column: Sequence[int], width: int) -> tuple[tuple[int, ...], ...]:
    """A column by two things, such as seat and colour, as a row for each of the first."""
    return tuple([tuple(column[at : at + width]) for at in range(0, len(column), width)])


def changed(column: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A column that changes so seldom that copies share it, with another value in one place."""
    row = list(column)
    row[at] = value
    return tuple(row)


def added(column: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """Such a column with so much more in one place."""
    row = list(column)
    row[at] += more
    return tuple(row)


def names(cls: type[Any]) -> tuple[str, ...]:
    """The fields of a kind of position or phase, in order."""
    found = _NAMES.get(cls)
    if found is None:
        told = [name for one in reversed(cls.__mro__) for name in _told(one)]
        found = _NAMES[cls] = tuple(dict.fromkeys(told))
    return found


def values(of: Any) -> tuple[Any, ...]:
    """What a position or a phase holds, field by field."""
    return tuple([getattr(of, name) for name in names(type(of))])


def assembled(cls: type[T], held: Iterable[Any]) -> T:
    """A position or a phase that holds these values, field by field."""
    made = cls.__new__(cls)
    for name, value in zip(names(cls), held, strict=True):
        setattr(made, name, value)
    return made


def twin_of(phase: Phase[Any]) -> Phase[Any]:
    """A phase with the same values, that is not lent."""
    cls = type(phase)
    twin = cls.__new__(cls)
    for name in _NAMES.get(cls) or names(cls):
        setattr(twin, name, getattr(phase, name))
    return twin


def _told(cls: type[Any]) -> list[str]:
    """What a class says of its fields: by annotations, or compiled by the list that mypyc makes of them."""
    compiled = [name for name in vars(cls).get("__mypyc_attrs__", ()) if name not in ("__dict__", "is_lent")]
    annotations = vars(cls).get("__annotations__", {})
    return compiled or [name for name, told in annotations.items() if "ClassVar" not in str(told)]


_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class State:
    """Immutable values and flat columns of them; the agenda is the stack of phases under way.

    A copy may share columns that change seldom, until one of both claims them to change them.
    """

    agenda: list[Phase[Any]]

    is_lent = False  # whether these may be the columns of several positions; no part of any

    @property
    def lends(self) -> tuple[str, ...]:
        """The columns that a copy shares."""
        return ()

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
            if self.agenda[-1].is_lent:
                self.agenda[-1] = twin_of(self.agenda[-1])
            self.agenda[-1].resume(self, ended)

    def claim(self) -> None:
        """The columns that are lent are this position's alone; to be said before one of them is changed."""
        if self.is_lent:
            for name in self.lends:
                setattr(self, name, getattr(self, name)[:])
            self.is_lent = False

    def begun(self) -> list[Phase[Any]]:
        """The phases that began since this position was copied: all above the one that goes on."""
        return [phase for phase in self.agenda if not phase.is_lent][1:]

    def copy(self) -> Self:
        """A position of its own: all columns are copied, their values are shared."""
        cls = type(self)
        twin = cls.__new__(cls)
        for name in names(cls):
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) in COLUMNS else value)
        self.lend_agenda(twin)
        return twin

    def lend_agenda(self, twin: State) -> None:
        """The phases under way are a copy's, too: the one on top is copied, another when its turn comes.

        Only the one on top can change before it is over.
        """
        shared = self.agenda[:]
        if shared:
            shared[-1] = twin_of(shared[-1])
        at = len(shared) - 2
        while at >= 0 and not shared[at].is_lent:  # below one that is lent all are
            shared[at].is_lent = True
            at -= 1
        twin.agenda = shared

"""Action: a frozen value whose fields are, in order, the questions a player answers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

Seat: TypeAlias = int
Words: TypeAlias = Mapping[str, Sequence[str]]

CHANCE: Final = -1


class Names(msgspec.Struct, frozen=True):
    """Marks a number as a word of a vocabulary, so that people read "hamburg" for 10."""

    vocabulary: str


SeatName: TypeAlias = Annotated[int, Names("seat")]


def kebab(name: str) -> str:
    """The word for a class in JSON and notation: PlaceSection becomes place-section."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, tag=kebab, tag_field="kind", forbid_unknown_fields=True, gc=False):
    """What a seat, or chance, decides.

    Its values can lead to no cycle, so the garbage collector need not know of it, which spares memory.
    """


class Hidden(Action, frozen=True):
    """Stands in a record for an action that its reader may not see."""

    what: str


class TakeBack(Action, frozen=True):
    """Undoes every standing entry from number `to` on; itself it stays in the log."""

    to: int


class VotedTakeBack(TakeBack, frozen=True):
    """A take-back of anything, chance and others' decisions too, to which every seat agreed."""

    votes: tuple[SeatName, ...]


TAKE_BACKS: Final = frozenset([TakeBack, VotedTakeBack])  # to find that an action is in no set is no work


class Field(msgspec.Struct, frozen=True):
    """One question of an action: its name, its vocabulary ("" for a number), whether it is a list."""

    name: str
    words: str
    many: bool


def kind(action: Action | type[Action]) -> str:
    """The word by which JSON, notation and offers know an action."""
    return str(action.__struct_config__.tag)


@cache
def fields(cls: type[Action]) -> tuple[Field, ...]:
    """The questions of an action, in the order they are asked."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple(_field(name, hints[name]) for name in cls.__struct_fields__)


def _field(name: str, hint: Any) -> Field:
    many = get_origin(hint) is tuple
    if many:
        hint = get_args(hint)[0]
    for mark in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if isinstance(mark, Names):
            return Field(name, mark.vocabulary, many)
    return Field(name, "", many)

"""Snapshot: a position as bytes and back, written as what has changed since the set-up."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from footplate.kernel.game import Game, Options
from footplate.kernel.phase import Phase
from footplate.kernel.state import COLUMNS, State, assembled, names

FORMAT: Final = 2  # another whenever a column keeps its name and not its meaning
_PLAIN: Final = frozenset([int, bool, str, type(None)])
_SET: Final = "frozenset"
_TERMS: Final = ("format", "game", "ruleset", "set of options", "set of columns")
# What a document that is not a snapshot may do wherever it is read.
_UNREADABLE: Final = (
    zlib.error,
    msgspec.MsgspecError,
    UnicodeDecodeError,
    ValueError,
    TypeError,
    OverflowError,
)


class SnapshotError(ValueError):
    """A snapshot that is not of this game; the message says why, in one line."""


def encode(game: Game[Any], options: Options, s: State) -> bytes:
    """A position of a game with these options."""
    fresh = _fresh(game.setup, options)
    changed = {
        name: _written(getattr(s, name))
        for name in names(type(s))[1:]
        if getattr(s, name) != getattr(fresh, name) and _is_written(getattr(fresh, name))
    }
    agenda = [_phase_written(game, phase) for phase in s.agenda]
    # JSON has whole numbers of any length, as bits in a position are; the checksum is that of zlib.
    return zlib.compress(msgspec.json.encode([*_terms(game, options), changed, agenda]), 1)


def decode(game: Game[Any], options: Options, data: bytes) -> Any:
    """The position of a snapshot; SnapshotError if it is not one of this game, ruleset and options."""
    try:
        told = msgspec.json.decode(zlib.decompress(data), type=list[Any])
        terms, (changed, agenda) = told[:-2], told[-2:]
        _check_terms(terms, _terms(game, options))
        return _position(game, _fresh(game.setup, options), changed, agenda)
    except SnapshotError:
        raise
    except _UNREADABLE as error:
        raise SnapshotError(f"this is no snapshot: {' '.join(str(error).split())}") from None


@lru_cache(maxsize=64)
def _fresh(setup: Callable[[Any], Any], options: Options) -> Any:
    """The position after set-up, never to be changed."""
    return setup(options)


def _terms(game: Game[Any], options: Options) -> tuple[int, str, int, int, int]:
    agreed = zlib.crc32(msgspec.json.encode(options))
    return FORMAT, game.name, game.ruleset, agreed, _columns(type(_fresh(game.setup, options)))


def _columns(cls: type[Any]) -> int:
    """The columns of a kind of position as a number: one that is new would be read as it was at the start."""
    return zlib.crc32(" ".join(names(cls)).encode())


def _check_terms(told: list[Any], terms: tuple[int, str, int, int, int]) -> None:
    for what, theirs, ours in zip(_TERMS, told, terms, strict=True):
        if theirs != ours:
            raise SnapshotError(f"the snapshot is of another {what}: {theirs!r}, not {ours!r}")


def _position(game: Game[Any], fresh: Any, changed: dict[str, Any], agenda: list[list[Any]]) -> Any:
    unknown = sorted(set(changed) - set(names(type(fresh))[1:]))
    if unknown:
        raise SnapshotError(f"a position of {game.name} has no {unknown[0]}")
    values: list[Any] = [[_phase_read(game, name, told) for name, *told in agenda]]
    for name in names(type(fresh))[1:]:
        before = getattr(fresh, name)
        if name in changed:
            values.append(_column_read(changed[name], before, type(fresh)))
        else:
            values.append(before[:] if type(before) in COLUMNS else before)
    return type(fresh)(**dict(zip(names(type(fresh)), values, strict=True)))


def _is_written(value: Any) -> bool:
    """Whether a value is data; a board or the like follows from the options."""
    return type(value) in _PLAIN or isinstance(value, (*COLUMNS, bytes, tuple, frozenset, msgspec.Struct))


def _written(value: Any) -> Any:
    """A value in JSON: what has a class of its own is a map of its name to its fields."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is array or kind is bytes or kind is bytearray:
        return list(value)
    if kind is list or kind is tuple:
        return value if _PLAIN.issuperset(map(type, value)) else [_written(one) for one in value]
    if kind is frozenset:
        return {_SET: [_written(one) for one in sorted(value)]}
    if isinstance(value, msgspec.Struct):
        return {kind.__name__: [_written(getattr(value, name)) for name in value.__struct_fields__]}
    if isinstance(value, tuple):
        return {kind.__name__: [_written(one) for one in value]}
    raise SnapshotError(f"a {kind.__name__} cannot be written into a snapshot")


def _column_read(told: Any, before: Any, owner: type) -> Any:
    """A changed field: a list, an array, bytes or a bytearray if it was that after set-up."""
    if type(before) is array:
        return array(before.typecode, told)
    if type(before) is bytes:
        return bytes(told)
    if type(before) is bytearray:
        return bytearray(told)
    if type(before) is list:
        return told if _PLAIN.issuperset(map(type, told)) else [_read(one, owner) for one in told]
    return _read(told, owner)


def _read(told: Any, owner: type) -> Any:
    """A value again; nothing inside a field can change, so that a row is always a tuple."""
    if type(told) is list:
        return (
            tuple(told) if _PLAIN.issuperset(map(type, told)) else tuple([_read(one, owner) for one in told])
        )
    if type(told) is dict:
        ((name, values),) = told.items()
        held = [_read(one, owner) for one in values]
        return frozenset(held) if name == _SET else _class(name, owner)(*held)
    return told


@lru_cache(maxsize=256)
def _class(name: str, owner: type) -> Any:
    """A class by its name, as the modules know it in which a position or a phase is written."""
    for place in owner.__mro__:
        found = getattr(sys.modules[place.__module__], name, None)
        if isinstance(found, type) and issubclass(found, (tuple, msgspec.Struct)):
            return found
    raise SnapshotError(f"{owner.__name__} knows no {name}")


def _phase_written(game: Game[Any], phase: Phase[Any]) -> list[Any]:
    name = type(phase).__name__
    if _phase(game, name) is not type(phase):
        raise SnapshotError(f"{name} is not among the phases of {game.name}")
    return [name, *[_written(getattr(phase, field)) for field in names(type(phase))]]


def _phase_read(game: Game[Any], name: str, told: list[Any]) -> Phase[Any]:
    cls = _phase(game, name)
    fields = len(names(cls))
    if len(told) != fields:
        raise SnapshotError(f"{name} of {game.name} has {fields} fields, not {len(told)}")
    return assembled(cls, [_read(one, cls) for one in told])


def _phase(game: Game[Any], name: str) -> type[Phase[Any]]:
    found = _phases(type(game)).get(name, [])
    if len(found) != 1:
        raise SnapshotError(f"{game.name} has {len(found) or 'no'} phases of the name {name}, not one")
    return found[0]


@lru_cache(maxsize=64)
def _phases(game: type) -> dict[str, list[type[Phase[Any]]]]:
    """The phases written in the packages of a game and of those it is made from, by their names."""
    packages = {cls.__module__.rpartition(".")[0] + "." for cls in game.__mro__ if cls is not object}
    found: dict[str, list[type[Phase[Any]]]] = {}
    for cls in _subclasses(Phase):
        if cls.__module__.startswith(tuple(packages)) and "<locals>" not in cls.__qualname__:
            found.setdefault(cls.__name__, []).append(cls)
    return found


def _subclasses(cls: type[Any]) -> set[type[Any]]:
    below = cls.__subclasses__()
    return set(below).union(*[_subclasses(one) for one in below])

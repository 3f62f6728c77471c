"""Tensors: what a seat sees as numbers, field by field; made from its view alone, so without secrets."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from footplate.kernel.game import Game, Options, View
from footplate.kernel.phase import Phase
from footplate.research.codec import Codec, Steps
from footplate.research.forms import Form, Pick, Several, Shape, Tensor, size
from footplate.research.frames import Frames
from footplate.research.room import FRAMES, SAID, SHOWN

Read: TypeAlias = Callable[[Any], Any]

UNTOLD: Final = {"options": "they are the same for all tensors of this layout"}


class Part:
    """A field of a layout: its name, how it is told, what it means, and how it is read from a view."""

    def __init__(self, name: str, form: Form, meaning: str, read: Read | None = None) -> None:
        self.name = name
        self.form = form
        self.meaning = meaning
        self.read: Read = read or (lambda view: getattr(view, name))


class TensorField(msgspec.Struct, frozen=True):
    """Where a field lies in a tensor, in which shape, how it is told, and what it means."""

    name: str
    offset: int
    shape: Shape
    told: str
    meaning: str


class NoLayout(LookupError):
    """Nobody has said yet how the views of a game are told in numbers."""


class Layout:
    """How the views of one game with its options become tensors."""

    def __init__(self, game: Game[Any], options: Options, codec: Codec) -> None:
        module = f"footplate.research.layouts.{game.name.replace('-', '_')}"
        if find_spec(module) is None:
            raise NoLayout(f"there is no layout of the views of {game.title}: {module} would be the place")
        layout = import_module(module)
        self._codec = codec
        self.phases = phases_of(game, options)
        self._parts: tuple[Part, ...] = (
            *_common(tuple(self.phases), options.players),
            *layout.parts(options, codec.words),
        )
        self.untold: dict[str, str] = UNTOLD | layout.UNTOLD
        sizes = [size(part.form) for part in self._parts]
        self._offsets = [sum(sizes[:number]) for number in range(len(sizes))]
        self._said = sum(sizes)
        self.size = self._said + codec.size + SAID

    def tensor(self, view: View) -> Tensor:
        """A view, while nothing is said."""
        out = np.zeros(self.size, np.float32)
        for part, at in zip(self._parts, self._offsets, strict=True):
            part.form.write(out, at, part.read(view))
        return out

    def with_said(self, tensor: Tensor, said: Steps) -> Tensor:
        """The same with what the seat has said so far of an action."""
        out = tensor.copy()
        Several(self._codec.size).write(out, self._said, said)
        for place, integer in enumerate(said[:SAID], self._said + self._codec.size):
            out[place] = (integer + 1) / self._codec.size
        return out

    def fields(self) -> tuple[TensorField, ...]:
        """Every field in the order in which they lie."""
        parts = zip(self._parts, self._offsets, strict=True)
        found = [
            TensorField(part.name, at, part.form.shape, str(part.form), part.meaning) for part, at in parts
        ]
        integers = self._codec.size
        said = "a 1 for each integer that the seat has said so far of its action"
        line = "the same in order, each plus 1 and divided by how many integers there are"
        return (
            *found,
            TensorField("said", self._said, (integers,), f"any of {integers}", said),
            TensorField("said_in_order", self._said + integers, (SAID,), f"{SAID} × share", line),
        )

    def digest(self) -> str:
        """A hash of where everything lies: while it is the same, a trained network still understands it."""
        return sha256(f"{self.fields()}\n{self.phases}".encode()).hexdigest()[:16]


def _common(phases: tuple[str, ...], players: int) -> tuple[Part, ...]:
    """What the views of all games have."""
    frames = Frames(phases, FRAMES, SHOWN)
    return (
        Part("seat", Pick(players), "whose view it is"),
        Part("actors", Several(1 + players), "who decides: chance, or a seat", _actors),
        Part("frames", frames, f"phases under way, of {len(phases)}, the top one last, and what each shows"),
    )


def _actors(view: View) -> tuple[int, ...]:
    return tuple([1 + actor for actor in view.actors])


def phases_of(game: Game[Any], options: Options) -> dict[str, tuple[str, ...]]:
    """The phases that are written in a game's package, in the order of the alphabet, and what each shows."""
    packages = tuple([cls.__module__.rpartition(".")[0] + "." for cls in type(game).__mro__[:-1]])
    phases = [cls for cls in _below(Phase) if cls.__module__.startswith(packages)]
    s = game.setup(options)
    return {cls.__name__: _shown(cls, s) for cls in sorted(phases, key=lambda cls: cls.__name__)}


def _shown(cls: type[Phase[Any]], s: Any) -> tuple[str, ...]:
    """The names of what a phase shows; its fields may be anything for that."""
    return tuple(cls().shows(s, 0))


def _below(cls: type[Any]) -> set[type[Any]]:
    below = cls.__subclasses__()
    return set(below).union(*[_below(one) for one in below])

"""Forms: how a value of a view is told in numbers; each has a shape, and writes a value into a tensor."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import log2, prod
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Tensor: TypeAlias = NDArray[np.float32]
Shape: TypeAlias = tuple[int, ...]

MOST: Final = 4.0  # no number of a tensor is larger, and none smaller than its opposite


@lru_cache(maxsize=1 << 12)
def scaled(number: int) -> float:
    """A whole number as log2(1 + |n|) / 4 with its sign: small ones are far apart, large ones not far off.

    Each differs from the next; what is beyond 65,535 is told as that.
    """
    size = min(log2(1 + abs(number)) / 4, MOST)
    return size if number >= 0 else -size


class Form(Protocol):
    """A way to tell a value."""

    @property
    def shape(self) -> Shape:
        """How its numbers are arranged."""

    def __str__(self) -> str:
        """How a value is told, for people."""

    def write(self, out: Tensor, at: int, value: Any) -> None:
        """Tell a value from place `at` on, where there are zeros."""


def size(form: Form) -> int:
    """How many numbers it takes."""
    return prod(form.shape)


class Number:
    """A whole number, scaled."""

    shape: Shape = ()

    def __str__(self) -> str:
        return "number"

    def write(self, out: Tensor, at: int, value: int) -> None:
        out[at] = scaled(value)


class Flag:
    """1 if it is so."""

    shape: Shape = ()

    def __str__(self) -> str:
        return "flag"

    def write(self, out: Tensor, at: int, value: Any) -> None:
        if value:
            out[at] = 1.0


class Pick:
    """A 1 in the place of the one that it is; zeros for nothing."""

    def __init__(self, many: int) -> None:
        self.shape: Shape = (many,)

    def __str__(self) -> str:
        return f"one of {self.shape[0]}"

    def write(self, out: Tensor, at: int, value: int | None) -> None:
        if value is not None and 0 <= value < self.shape[0]:
            out[at + value] = 1.0


class Several:
    """A 1 in the place of each that is named."""

    def __init__(self, many: int) -> None:
        self.shape: Shape = (many,)

    def __str__(self) -> str:
        return f"any of {self.shape[0]}"

    def write(self, out: Tensor, at: int, value: Iterable[int]) -> None:
        for one in value:
            if 0 <= one < self.shape[0]:
                out[at + one] = 1.0


class Bits:
    """A 1 in the place of each bit of a number."""

    def __init__(self, many: int) -> None:
        self.shape: Shape = (many,)

    def __str__(self) -> str:
        return f"{self.shape[0]} flags"

    def write(self, out: Tensor, at: int, value: int) -> None:
        for bit in range(value.bit_length()):
            if value >> bit & 1:
                out[at + bit] = 1.0


class Known:
    """1 and the number, scaled, if it is known; zeros if not."""

    shape: Shape = (2,)

    def __str__(self) -> str:
        return "flag if known, number"

    def write(self, out: Tensor, at: int, value: int | None) -> None:
        if value is not None:
            out[at] = 1.0
            out[at + 1] = scaled(value)


class Row:
    """So many things side by side; zeros for those that are not there."""

    def __init__(self, many: int, form: Form) -> None:
        self.shape: Shape = (many, *form.shape)
        self._form, self._step = form, size(form)
        self._is_plain = isinstance(form, Number)

    def __str__(self) -> str:
        return f"{self.shape[0]} × {_inner(self._form)}"

    def write(self, out: Tensor, at: int, value: Sequence[Any]) -> None:
        there = value[: self.shape[0]]
        if self._is_plain:  # by far the most common, and much faster at once
            out[at : at + len(there)] = [scaled(one) for one in there]
            return
        for number, one in enumerate(there):
            self._form.write(out, at + number * self._step, one)


class Line:
    """How many things there are, scaled, and then each of so many at most."""

    def __init__(self, most: int, form: Form) -> None:
        self._row = Row(most, form)
        self.shape: Shape = (1 + size(self._row),)

    def __str__(self) -> str:
        return f"how many, then {self._row}"

    def write(self, out: Tensor, at: int, value: Sequence[Any]) -> None:
        out[at] = scaled(len(value))
        self._row.write(out, at + 1, value)


class Together:
    """Several values one after the other, each in its own form."""

    def __init__(self, *forms: Form) -> None:
        sizes = [size(form) for form in forms]
        self._forms = tuple([(form, sum(sizes[:number])) for number, form in enumerate(forms)])
        self.shape: Shape = (sum(sizes),)

    def __str__(self) -> str:
        return ", ".join([_inner(form) for form, _ in self._forms])

    def write(self, out: Tensor, at: int, value: Iterable[Any]) -> None:
        for (form, first), one in zip(self._forms, value, strict=True):
            form.write(out, at + first, one)


class Placed:
    """Things at so many places, told as pairs of a place and a thing; zeros where there is none."""

    def __init__(self, places: int, form: Form) -> None:
        self.shape: Shape = (places, *form.shape)
        self._form, self._step = form, size(form)

    def __str__(self) -> str:
        return f"{self.shape[0]} × {_inner(self._form)}"

    def write(self, out: Tensor, at: int, value: Iterable[tuple[int, Any]]) -> None:
        for place, one in value:
            if 0 <= place < self.shape[0]:
                self._form.write(out, at + place * self._step, one)


class Grid:
    """A map of squares around a middle: pairs of how far east and south something is, and what it is."""

    def __init__(self, rings: int, form: Form) -> None:
        self._side = 2 * rings + 1
        self._rings = rings
        self.shape: Shape = (self._side, self._side, *form.shape)
        self._form, self._step = form, size(form)

    def __str__(self) -> str:
        return f"{self._side} × {self._side} × {_inner(self._form)}"

    def write(self, out: Tensor, at: int, value: Iterable[tuple[tuple[int, int], Any]]) -> None:
        for (east, south), one in value:
            if max(abs(east), abs(south)) <= self._rings:
                place = (south + self._rings) * self._side + east + self._rings
                self._form.write(out, at + place * self._step, one)


def _inner(form: Form) -> str:
    return f"({form})" if isinstance(form, Row | Line | Together | Known) else str(form)

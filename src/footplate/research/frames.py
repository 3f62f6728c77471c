"""Frames: the phases under way, told in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from footplate.research.forms import Shape, Tensor, scaled


class Frames:
    """A form: the phase on top is last; a 1 in the place of its name, then the numbers it shows.

    A list that a phase shows is told by how long it is and then one by one; nothing is told as -2.
    """

    def __init__(self, phases: Sequence[str], frames: int, shown: int) -> None:
        self._places = {name: place for place, name in enumerate(phases)}
        self._shown = shown
        self.shape: Shape = (frames, len(phases) + shown)

    def __str__(self) -> str:
        return f"{self.shape[0]} × (one of {len(self._places)}, {self._shown} numbers)"

    def write(self, out: Tensor, at: int, value: Sequence[Any]) -> None:
        frames, width = self.shape
        for frame in value[-frames:]:
            out[at + self._places[frame.phase]] = 1.0
            numbers = _flat(tuple(frame.shows.values()))[1 : 1 + self._shown]
            first = at + len(self._places)
            out[first : first + len(numbers)] = [scaled(number) for number in numbers]
            at += width


def _flat(value: Any) -> list[int]:
    if isinstance(value, tuple):
        return [len(value), *[number for one in value for number in _flat(one)]]
    return [-2 if value is None else int(value)]

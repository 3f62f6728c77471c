"""Forecast: a small net that tells how many points a player alone, and the rival, will still make.

It was trained on games that a player with its own earlier forecasts had played: `footplate learn` does so. It
plays in plain Python, so it says the same on every machine, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from operator import mul
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

ROOM: Final = 1 << 15  # of what is remembered

Rows: TypeAlias = tuple[tuple[float, ...], ...]


class Signs(NamedTuple):
    """What a position shows: numbers of the whole, and as many of each of its parts, which are alike."""

    whole: tuple[float, ...]
    parts: tuple[tuple[float, ...], ...]


class Foresight(NamedTuple):
    """From what a game's forecasts are made."""

    whole: tuple[str, ...]  # what the numbers of the whole are
    part: tuple[str, ...]  # what those of a part are
    signs: Callable[[Any], Signs]
    begins_turn: Callable[[Any], bool]  # whether a position is one that forecasts are learned from


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What training leaves: rectifiers for parts, more for their sums and the whole, and what passes by."""

    game: str
    ruleset: int
    whole: tuple[str, ...]  # what the numbers of the whole are
    part: tuple[str, ...]  # what those of a part are
    parts: Rows
    parts_biases: tuple[float, ...]
    hidden: Rows  # of the sums over parts, then of the whole
    biases: tuple[float, ...]
    outward: Rows  # for the player and for the rival
    direct: Rows
    constants: tuple[float, ...]
    origin: dict[str, int | float | str]

    def __call__(self, signs: Signs) -> tuple[float, ...]:
        """The points that the player and the rival will still make."""
        whole = self._sums(signs.parts) + list(signs.whole)
        lifted = [
            max(0.0, sum(map(mul, weights, whole), bias))
            for weights, bias in zip(self.hidden, self.biases, strict=True)
        ]
        return tuple(
            [
                sum(map(mul, direct, signs.whole), sum(map(mul, outward, lifted), constant))
                for outward, direct, constant in zip(self.outward, self.direct, self.constants, strict=True)
            ]
        )

    def _sums(self, parts: Rows) -> list[float]:
        """What all parts together make of each rectifier."""
        return list(map(sum, zip(*[self._lifted(part) for part in parts], strict=True)))

    def _lifted(self, part: tuple[float, ...]) -> tuple[float, ...]:
        """What a part makes of each rectifier; positions share parts, so it is remembered."""
        lifted = self._remembered.get(part)
        if lifted is None:
            lifted = tuple(
                [
                    max(0.0, sum(map(mul, weights, part), bias))
                    for weights, bias in zip(self.parts, self.parts_biases, strict=True)
                ]
            )
            if len(self._remembered) >= ROOM:
                self._remembered.clear()
            self._remembered[part] = lifted
        return lifted

    @cached_property
    def _remembered(self) -> dict[tuple[float, ...], tuple[float, ...]]:
        return {}


_USED: Final[dict[str, Forecast | None]] = {}


def forecast_of(game: str) -> Forecast | None:
    """The forecast that is used for a game: the one that is shipped, if any, unless another is."""
    if game not in _USED:
        file = files("footplate.bots") / "data" / f"{game}-forecast.json"
        _USED[game] = msgspec.json.decode(file.read_bytes(), type=Forecast) if file.is_file() else None
    return _USED[game]


def use(game: str, forecast: Forecast | None) -> None:
    """Have bots of this process use another forecast, or none."""
    _USED[game] = forecast

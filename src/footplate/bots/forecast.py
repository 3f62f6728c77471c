"""Forecast: a small net that tells how many points a player alone, and the rival, will still make.

It was trained on games that a player with its own earlier forecasts had played: `footplate learn` does so. It
plays in plain Python, so it says the same on every machine, to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from operator import mul
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

ROOM: Final = 1 << 15  # of what is remembered

Key = TypeVar("Key")
Found = TypeVar("Found")
Rows: TypeAlias = tuple[tuple[float, ...], ...]


class Signs(NamedTuple):
    """What a position shows: groups of numbers of the whole, and numbers of each of its parts, all alike.

    Positions share most groups and parts, so what a net makes of them is remembered.
    """

    groups: Rows
    parts: Rows


class Share(NamedTuple):
    """What a group of numbers adds to each rectifier, and what of it passes by them."""

    hidden: tuple[float, ...]
    direct: tuple[float, ...]


class Remembered(dict[Key, Found]):
    """What was found, until it is too much."""

    def __setitem__(self, key: Key, found: Found) -> None:
        if len(self) >= ROOM:
            self.clear()
        super().__setitem__(key, found)


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
        at, shares = 0, []
        for group in signs.groups:
            shares.append(self._share(at, group))
            at += len(group)
        sums = [
            self.biases,
            *[share.hidden for share in shares],
            *[self._lifted(part) for part in signs.parts],
        ]
        lifted = [max(0.0, sum(column)) for column in zip(*sums, strict=True)]
        direct = [
            sum(column) for column in zip(self.constants, *[share.direct for share in shares], strict=True)
        ]
        return tuple(
            [sum(map(mul, weights, lifted), base) for weights, base in zip(self.outward, direct, strict=True)]
        )

    def _share(self, at: int, group: tuple[float, ...]) -> Share:
        """What a group, which begins at a number of the whole, adds to each rectifier and passes by them."""
        share = self._shares.get((at, group))
        if share is None:
            first, last = len(self.parts) + at, len(self.parts) + at + len(group)
            share = self._shares[at, group] = Share(
                tuple([sum(map(mul, weights[first:last], group)) for weights in self.hidden]),
                tuple([sum(map(mul, weights[at : at + len(group)], group)) for weights in self.direct]),
            )
        return share

    def _lifted(self, part: tuple[float, ...]) -> tuple[float, ...]:
        """What a part adds to each rectifier, by those for parts."""
        found = self._parts.get(part)
        if found is None:
            lifted = [
                max(0.0, sum(map(mul, weights, part), bias))
                for weights, bias in zip(self.parts, self.parts_biases, strict=True)
            ]
            found = self._parts[part] = tuple([sum(map(mul, weights, lifted)) for weights in self.hidden])
        return found

    @cached_property
    def _shares(self) -> Remembered[tuple[int, tuple[float, ...]], Share]:
        return Remembered()

    @cached_property
    def _parts(self) -> Remembered[tuple[float, ...], tuple[float, ...]]:
        return Remembered()


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

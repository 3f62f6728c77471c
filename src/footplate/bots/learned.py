"""Learned: a small net, trained on games among bots, that tells from values and sums who is likely to win.

It is a layer of rectifiers and plays in plain Python: so it says the same on every machine, to the last bit.
`footplate learn` trains one.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec

from footplate.kernel.game import Game, tables


class Net(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What training leaves: how features are scaled, a hidden layer, what passes it by, and its origin."""

    game: str
    ruleset: int
    features: tuple[str, ...]
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]  # the weights of each rectifier
    biases: tuple[float, ...]
    outward: tuple[float, ...]  # of each rectifier
    direct: tuple[float, ...]  # of each feature
    origin: dict[str, int | float | str]

    def __call__(self, features: list[float]) -> float:
        """The higher, the likelier a seat with these features wins: e times for each 1."""
        scaled = [
            (feature - mean) / spread
            for feature, mean, spread in zip(features, self.means, self.spreads, strict=True)
        ]
        total: float = sum(map(mul, self.direct, scaled))
        for weights, bias, out in zip(self.hidden, self.biases, self.outward, strict=True):
            lifted = sum(map(mul, weights, scaled), bias)
            if lifted > 0:
                total += out * lifted
        return total


def names(game: Game[Any], s: Any) -> tuple[str, ...]:
    """What the features are called: the value, what the seat counts, and what seats count on average."""
    sums = tuple(game.sums(s, 0))
    return ("value", *sums, *[f"mean {name}" for name in sums])


def features(game: Game[Any], s: Any, values: list[float]) -> list[list[float]]:
    """The features of every seat, of which each has a value."""
    sums = [list(game.sums(s, seat).values()) for seat in range(len(values))]
    means = [sum(column) / len(values) for column in zip(*sums, strict=True)]
    return [[value, *mine, *means] for value, mine in zip(values, sums, strict=True)]


def net_of(game: Game[Any]) -> Net | None:
    """The net that is shipped for these rules, if one is; ValueError if it goes by other features."""
    net = _shipped(game.name)
    if net is None or net.ruleset != game.ruleset:
        return None
    told = names(game, game.setup(tables(game)[0]))
    if net.features != told:
        raise ValueError(f"the net of {game.name} goes by {net.features}, and the game counts {told}")
    return net


@cache
def _shipped(game: str) -> Net | None:
    file = files("footplate.bots") / "data" / f"{game}-net.json"
    return msgspec.json.decode(file.read_bytes(), type=Net) if file.is_file() else None

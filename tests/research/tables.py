"""The tables at which the adapters are tried, and positions of random games there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from footplate.kernel.dealer import Dealer
from footplate.research.episode import Episode, begin, seed_of
from footplate.research.rules import Rules, rules_from


class Table(NamedTuple):
    """A game, for how many, with which options."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join(
            [self.game, str(self.players), *[f"{name}={said}" for name, said in self.options.items()]]
        )

    def rules(self) -> Rules:
        """Codec and layout."""
        return rules_from(*self)


TABLES = [
    Table("days-of-steam", 2, {}),
    Table("days-of-steam", 4, {"start_player": 2}),
    Table("steam", 2, {"map": "practice"}),
    Table("steam", 3, {"game": "standard"}),
    Table("steam", 5, {"first_order": "random"}),
    Table("steamrollers", 1, {"level": "rail-baron"}),
    Table("steamrollers", 2, {}),
    Table("steamrollers", 3, {"coal": True, "orders": True, "powers": True, "borders": "hard"}),
    Table("volldampf", 2, {"money": "hidden"}),
    Table("volldampf", 3, {"red_cities": "on"}),
    Table("volldampf", 6, {}),
]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def moments(table: Table, seed: int = 1, most: int = 150) -> Iterator[Episode]:
    """A random game while a seat is asked, before each integer that is said."""
    episode, dealer, rng = begin(table.rules()), Dealer(seed_of(seed)), Random(seed)
    episode.deal(dealer)
    for _ in range(most):
        if episode.turn is None:
            return
        yield episode
        episode.say(rng.choice(episode.legal()))
        episode.deal(dealer)

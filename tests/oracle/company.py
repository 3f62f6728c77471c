"""Who sits together at a table that an oracle watches."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

RANDOM: Final = "random"
MIXED: Final = "mixed"


def seated(company: str, players: int, styles: Iterable[str], rng: Random) -> list[str]:
    """Everybody's style: all of one, or all sorts."""
    if company == MIXED:
        return rng.choices([RANDOM, *styles], k=players)
    return [company] * players

"""The bots by name, the weakest first: those that hardly think, and the five levels."""

from __future__ import annotations

from typing import Final

from footplate.bots import greedy, random, thrifty
from footplate.bots.knowledge import Bot
from footplate.bots.levels import NAMES, level

BOTS: Final[dict[str, Bot]] = {
    "random": random.decide,
    "thrifty": thrifty.decide,
    "greedy": greedy.decide,
    **{name: level(name) for name in NAMES},
}

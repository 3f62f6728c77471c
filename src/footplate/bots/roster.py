"""The bots by name."""

from __future__ import annotations

from typing import Final

from footplate.bots import greedy, random, thrifty
from footplate.bots.random import Bot

BOTS: Final[dict[str, Bot]] = {
    "random": random.decide,
    "thrifty": thrifty.decide,
    "greedy": greedy.decide,
}

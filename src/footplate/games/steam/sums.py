"""Sums of money that are offered: every bid, and every number of steps for capital."""

from __future__ import annotations

from typing import Final

from footplate.games.steam.actions import Bid, TakeCapital
from footplate.kernel.action import Action

# Actions are values, so each is made once and shared.
_BIDS: Final[list[Action]] = [Bid(amount) for amount in range(100)]
_CAPITAL: Final[list[Action]] = [TakeCapital(steps) for steps in range(40)]


def bids(low: int, high: int) -> list[Action]:
    """Every bid from the low to the high one."""
    while len(_BIDS) <= high:
        _BIDS.append(Bid(len(_BIDS)))
    return _BIDS[low : high + 1]


def capital(most: int) -> list[Action]:
    """Every number of steps up to the most."""
    while len(_CAPITAL) <= most:
        _CAPITAL.append(TakeCapital(len(_CAPITAL)))
    return _CAPITAL[: most + 1]

"""Interval: how far a share of wins can be trusted, although games of one deal are alike."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
SURE: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
# Student's t for the same confidence, by degrees of freedom from 1 on.
STUDENT: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


class Interval(msgspec.Struct, frozen=True):
    """A share, and between what it lies with a confidence of 95 %."""

    share: float
    low: float
    high: float

    def over(self, number: float) -> Interval:
        """The same as so many times another number."""
        return Interval(self.share / number, self.low / number, self.high / number)


def wilson(share: float, games: float, sure: float = SURE) -> Interval:
    """Wilson's interval for a share of so many games that have nothing to do with one another."""
    square = sure * sure / games
    middle = (share + square / 2) / (1 + square)
    half = sure * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def by_deals(deals: Sequence[Sequence[float]], games: float) -> Interval:
    """The interval for a share of all that the deals brought: what all games of a deal share counts once.

    If the deals differ more than chance makes them, all the games are worth only as many as would differ so.
    Who won all or nothing leaves nothing to tell how alike the games of a deal are: each deal is worth one.
    """
    share = share_in(deals)
    if len(deals) == 1 or not 0 < share < 1:
        return wilson(share, len(deals))
    differ = _error(deals, share) ** 2
    if not differ:
        return wilson(share, games)
    return wilson(share, share * (1 - share) / differ, student(len(deals) - 1))


def share_of(deals: Sequence[Sequence[float]], games: float) -> Interval:
    """The wider of the two, by games and by deals."""
    one, other = wilson(share_in(deals), games), by_deals(deals, games)
    return Interval(one.share, min(one.low, other.low), max(one.high, other.high))


def share_in(deals: Sequence[Sequence[float]]) -> float:
    """What the deals brought on average; one with more in it counts for more."""
    return sum([sum(deal) for deal in deals]) / sum([len(deal) for deal in deals])


def _error(deals: Sequence[Sequence[float]], share: float) -> float:
    """The standard error of that average, which is a ratio: by how far each deal is from its part of it."""
    off = [sum(deal) - share * len(deal) for deal in deals]
    spread = sum([one * one for one in off]) / (len(deals) - 1)
    return sqrt(spread / len(deals)) / fmean([len(deal) for deal in deals])


def student(freedom: int) -> float:
    """How many errors of a mean to each side are sure enough."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    # Cornish and Fisher's first terms: right to three places from here on.
    return (
        SURE + (SURE**3 + SURE) / (4 * freedom) + (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / (96 * freedom**2)
    )

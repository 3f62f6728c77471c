"""Rating: strength by Plackett and Luce's model over the ranks of all games.

The model learns game by game, so what came last would count most. Therefore the games are told to it in
several orders, and the ratings are means over these; how far the orders disagree is part of the doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random
from statistics import fmean, pstdev
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from footplate.arena.match import Outcome

ORDERS: Final = 8
_MODEL: Final = PlackettLuce(tau=0.0)  # who is rated stays as strong as ever


class Rating(msgspec.Struct, frozen=True):
    """A guess, in points of the model, and its doubt: a standard deviation."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma


def ratings(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Everybody's rating, rivals' as well, whatever the order of the outcomes."""
    games = [ranks(outcome) for outcome in sorted(outcomes, key=_number)]
    runs = [_in_order(Random(order).sample(games, len(games))) for order in range(ORDERS)]
    return {
        name: Rating(
            fmean([run[name].mu for run in runs]),
            hypot(fmean([run[name].sigma for run in runs]), pstdev([run[name].mu for run in runs])),
        )
        for name in sorted(runs[0])
    }


def ranks(outcome: Outcome) -> list[tuple[str, int]]:
    """Everybody at a table with their rank: bots by name, and then rivals."""
    rivals = [line.name for line in outcome.results[len(outcome.seats) :]]
    names = [*outcome.seats, *rivals]
    return [(name, line.rank) for name, line in zip(names, outcome.results, strict=True)]


def _number(outcome: Outcome) -> int:
    return outcome.number


def _in_order(games: Sequence[list[tuple[str, int]]]) -> dict[str, Rating]:
    known: dict[str, Rating] = {}
    for game in games:
        if len({name for name, _ in game}) > 1:
            known |= _after(known, game)
        else:
            known.setdefault(game[0][0], Rating())
    return known


def _after(known: dict[str, Rating], game: list[tuple[str, int]]) -> dict[str, Rating]:
    """The ratings of those at a table after a game; who sat on several seats learns from each."""
    before = {name: known.get(name, Rating()) for name, _ in game}
    teams = [[_MODEL.create_rating([before[name].mu, before[name].sigma])] for name, _ in game]
    rated = _MODEL.rate(teams, ranks=[float(rank) for _, rank in game])
    after = dict(before)
    for (name, _), [new] in zip(game, rated, strict=True):
        old = after[name]
        shrunk = float(new.sigma) / before[name].sigma
        after[name] = Rating(old.mu + float(new.mu) - before[name].mu, old.sigma * shrunk)
    return after

"""Tournament: the games of a plan, those that a journal has and those that are still to be played."""

from __future__ import annotations

from contextlib import closing
from math import ceil

from footplate.arena.journal import Journal
from footplate.arena.plan import Plan
from footplate.arena.workers import Outcomes, Workers


def deals_for(plan: Plan, games: int) -> int:
    """How many deals make so many games or, as each deal is played out, a few more."""
    return ceil(games / plan.games_a_deal)


def numbers(plan: Plan, games: int) -> range:
    """The numbers of these games."""
    return range(1, deals_for(plan, games) * plan.games_a_deal + 1)


def played(plan: Plan, games: int, workers: Workers, journal: Journal | None = None) -> Outcomes:
    """Every game of so many once: those of the journal first, and then the others as they end."""
    wanted = numbers(plan, games)
    known = journal.outcomes if journal else {}
    there = [known[number] for number in wanted if number in known]
    left = [number for number in wanted if number not in known]
    yield from there
    with closing(workers.play(plan, left)) as fresh:
        for outcome in fresh:
            if journal:
                journal.add(outcome)
            yield outcome

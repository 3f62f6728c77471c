"""Small tournaments for the tests: quick bots and quick games."""

from __future__ import annotations

from footplate.arena.match import Outcome, Thought
from footplate.arena.plan import LineUp, Plan, plan, title
from footplate.kernel.game import Result, agree

QUICK = ("random", "thrifty")


def planned(
    bots: LineUp = QUICK,
    players: int = 2,
    game: str = "volldampf",
    seed: int = 7,
    line_ups: tuple[LineUp, ...] = (),
    counted: tuple[str, ...] = (),
    **options: object,
) -> Plan:
    """A plan."""
    found = title(game)
    return plan(found, agree(found, players, options), bots, seed, line_ups, counted)


def told(number: int, deal: int, seats: LineUp, ranks: tuple[int, ...]) -> Outcome:
    """A game of which only the ranks are told."""
    lines = [Result(rank, f"seat {at}", 10 - rank) for at, rank in enumerate(ranks, 1)]
    return Outcome(
        number, deal, seats, tuple(lines), 100, (9,) * len(seats), "XX-01", (Thought(),) * len(seats)
    )

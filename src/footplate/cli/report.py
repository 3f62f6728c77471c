"""The report of a simulation: how fast, how long, who scores what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from footplate.cli import given
from footplate.cli.trial import Outcome, Plan
from footplate.kernel.game import Options, Result, ranked


class Range(msgspec.Struct, frozen=True):
    """Numbers in short."""

    mean: float
    min: int
    max: int


class Competitor(msgspec.Struct, frozen=True):
    """The points of a seat or a rival, and its share of the wins; who shares a win has a part of it."""

    name: str
    points: Range
    wins: float


class Rank(msgspec.Struct, frozen=True):
    """The points of the best, of the second, and so on."""

    rank: int
    points: Range


class Report(msgspec.Struct, frozen=True):
    """All figures of a simulation."""

    game: str
    players: int
    options: Options
    seed: int
    first: int
    games: int
    bots: tuple[str, ...]
    checked: bool
    seconds: float
    games_per_second: float
    decisions_per_second: float
    entries_per_second: float
    entries: Range
    decisions: Range
    seats: tuple[Competitor, ...]
    rivals: tuple[Competitor, ...]  # whom the rules play
    ranks: tuple[Rank, ...]
    ended_by: dict[str, int]  # games, by the rule that ended them


def report(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Report:
    """The figures of games that took so many seconds."""
    game = given.game(plan.game)
    agreed = given.options(game, plan.players, plan.options)
    games = [outcome.results for outcome in outcomes]
    everybody = [_competitor(games, at) for at in range(len(games[0]))]
    entries = [outcome.entries for outcome in outcomes]
    decisions = [outcome.decisions for outcome in outcomes]
    return Report(
        game=plan.game,
        players=plan.players,
        options=agreed,
        seed=plan.seed,
        first=outcomes[0].number,
        games=len(outcomes),
        bots=plan.bots,
        checked=plan.check,
        seconds=seconds,
        games_per_second=len(outcomes) / seconds,
        decisions_per_second=sum(decisions) / seconds,
        entries_per_second=sum(entries) / seconds,
        entries=_range(entries),
        decisions=_range(decisions),
        seats=tuple(everybody[: plan.players]),
        rivals=tuple(everybody[plan.players :]),
        ranks=tuple([_rank(games, at) for at in range(len(everybody))]),
        ended_by=dict(sorted(Counter([outcome.ended_by for outcome in outcomes]).items())),
    )


def _range(numbers: Sequence[int]) -> Range:
    return Range(sum(numbers) / len(numbers), min(numbers), max(numbers))


def _competitor(games: Sequence[Sequence[Result]], at: int) -> Competitor:
    wins = [(lines[at].rank == 1) / [line.rank for line in lines].count(1) for lines in games]
    return Competitor(
        games[0][at].name, _range([lines[at].points for lines in games]), sum(wins) / len(games)
    )


def _rank(games: Sequence[Sequence[Result]], at: int) -> Rank:
    """Places are filled from the top, so that who shares the first takes the second as well."""
    return Rank(at + 1, _range([ranked(lines)[at].points for lines in games]))


def table(found: Report) -> Iterator[str]:
    """The figures for people."""
    options = ", ".join(
        [f"{name} {given.in_short(value)}" for name, value in msgspec.to_builtins(found.options).items()]
    )
    last = found.first + found.games - 1
    yield f"{found.game}: {options}"
    yield f"games {found.first} to {last} of seed {found.seed}" + (", no violation" if found.checked else "")
    yield f"played by {', '.join(found.bots)}; ended by " + ", ".join(
        [f"{rule} {games}" for rule, games in found.ended_by.items()]
    )
    yield (
        f"{found.games_per_second:,.1f} games/s, {found.decisions_per_second:,.0f} decisions/s,"
        f" {found.entries_per_second:,.0f} entries/s"
    )
    yield ""
    yield f"{'':<12}{'mean':>8}  {'min':>6}  {'max':>6}"
    yield _row("entries", found.entries)
    yield _row("decisions", found.decisions)
    yield ""
    yield f"{'points':<12}{'mean':>8}  {'min':>6}  {'max':>6}    wins"
    for one in (*found.seats, *found.rivals):
        yield f"{_row(one.name, one.points)}  {one.wins:>6.1%}"
    for rank in found.ranks:
        yield _row(f"rank {rank.rank}", rank.points)


def _row(name: str, numbers: Range) -> str:
    mean = f"{numbers.mean:z.1f}"  # no minus sign before what is rounded to nothing
    return f"{name:<12}{mean:>8}  {numbers.min:>6}  {numbers.max:>6}"

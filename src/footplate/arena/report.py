"""Report: all figures of a tournament, the same for the same games in whatever order they were played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, pstdev
from typing import Final

import msgspec

from footplate.arena.interval import Interval, share_of
from footplate.arena.match import Outcome
from footplate.arena.plan import LineUp, Plan
from footplate.arena.rating import Rating, ranks, ratings

FORMAT: Final = 1


class Spread(msgspec.Struct, frozen=True):
    """Numbers in short: their mean and standard deviation, the least and the most."""

    mean: float
    deviation: float
    min: int
    max: int


class Standing(msgspec.Struct, frozen=True):
    """How a bot, or a rival whom the rules play, did in all its games.

    Who shares a win has a part of it. `fair` is what it would win if all were equal, `times` its wins as a
    multiple of that.
    """

    name: str
    games: int
    seats: int  # it sat on, in all its games
    rating: Rating
    wins: Interval
    fair: float
    times: Interval
    points: Spread
    failures: int = 0


class Pair(msgspec.Struct, frozen=True):
    """How often one finished ahead of another at the same table; who shares a place is half ahead."""

    name: str
    other: str
    meetings: int
    ahead: Interval


class Place(msgspec.Struct, frozen=True):
    """What a seat of the table wins, whoever sits there."""

    seat: str
    wins: Interval


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thought: over a decision on average, and over the slowest, in seconds."""

    name: str
    decisions: int
    seconds: float
    most: float


class Trouble(msgspec.Struct, frozen=True):
    """A decision that a program failed to make."""

    game: int
    entry: int
    name: str
    line: str


class Report(msgspec.Struct, frozen=True):
    """A tournament. But for its timings it follows from the plan and the number of games."""

    arena: int  # the format of this report
    plan: Plan
    games: int
    deals: int
    standings: tuple[Standing, ...]  # the best rating first
    pairs: tuple[Pair, ...]
    places: tuple[Place, ...]
    entries: Spread
    decisions: Spread
    ended_by: dict[str, int]  # games, by the rule that ended them
    failures: tuple[Trouble, ...]
    timings: tuple[Pace, ...]


def report(plan: Plan, outcomes: Iterable[Outcome]) -> Report:
    """The figures of these games."""
    games = sorted(outcomes, key=_number)
    rated = ratings(games)
    standings = [_standing(name, rated[name], games) for name in rated]
    return Report(
        arena=FORMAT,
        plan=plan,
        games=len(games),
        deals=len({game.deal for game in games}),
        standings=tuple(sorted(standings, key=_strength, reverse=True)),
        pairs=tuple(pairs(games)),
        places=tuple(places(games)),
        entries=spread([game.entries for game in games]),
        decisions=spread([sum(game.decisions) for game in games]),
        ended_by=dict(sorted(Counter([game.ended_by for game in games]).items())),
        failures=tuple(troubles(games)),
        timings=tuple([_pace(name, games) for name in plan.bots]),
    )


def _number(outcome: Outcome) -> int:
    return outcome.number


def _strength(standing: Standing) -> tuple[float, str]:
    return standing.rating.mu, standing.name


def spread(numbers: Sequence[int]) -> Spread:
    """These numbers in short."""
    return Spread(fmean(numbers), pstdev(numbers), min(numbers), max(numbers))


def wins(outcome: Outcome) -> list[float]:
    """Everybody's part of the win: seats first, and then rivals."""
    first = [line.rank == 1 for line in outcome.results]
    return [one / sum(first) for one in first]


def _standing(name: str, rating: Rating, games: Sequence[Outcome]) -> Standing:
    mine = [game for game in games if name in _names(game)]
    seats = [_names(game).count(name) for game in mine]
    fair = fmean([held / len(game.results) for held, game in zip(seats, mine, strict=True)])
    won = share_of(_by_deal(mine, [_won(name, game) for game in mine]), len(mine))
    lines = [
        line for game in mine for who, line in zip(_names(game), game.results, strict=True) if who == name
    ]
    return Standing(
        name=name,
        games=len(mine),
        seats=sum(seats),
        rating=rating,
        wins=won,
        fair=fair,
        times=won.over(fair),
        points=spread([line.points for line in lines]),
        failures=sum([game.seats[one.seat] == name for game in mine for one in game.failures]),
    )


def _names(game: Outcome) -> LineUp:
    return tuple([name for name, _ in ranks(game)])


def _won(name: str, game: Outcome) -> float:
    return sum([part for who, part in zip(_names(game), wins(game), strict=True) if who == name])


def _by_deal(games: Sequence[Outcome], shares: Sequence[float]) -> list[list[float]]:
    """The shares of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for game, share in zip(games, shares, strict=True):
        found[game.deal].append(share)
    return list(found.values())


def pairs(games: Sequence[Outcome]) -> list[Pair]:
    """Everybody against everybody they met at a table."""
    met: dict[tuple[str, str], list[tuple[Outcome, float]]] = defaultdict(list)
    for game in games:
        for name, rank in ranks(game):
            for other, its in ranks(game):
                if name != other:
                    met[name, other].append((game, (rank < its) + (rank == its) / 2))
    return [_pair(*both, found) for both, found in sorted(met.items())]


def _pair(name: str, other: str, met: Sequence[tuple[Outcome, float]]) -> Pair:
    games = len({game.number for game, _ in met})  # one that sits on three seats is met three times a game
    return Pair(name, other, len(met), share_of(_by_deal(*zip(*met, strict=True)), games))


def places(games: Sequence[Outcome]) -> list[Place]:
    """Every seat of the table, and what it wins."""
    return [
        Place(line.name, share_of(_by_deal(games, [wins(game)[at] for game in games]), len(games)))
        for at, line in enumerate(games[0].results[: len(games[0].seats)])
    ]


def troubles(games: Sequence[Outcome]) -> list[Trouble]:
    """What programs failed to decide, game by game."""
    return [
        Trouble(game.number, one.entry, game.seats[one.seat], one.line)
        for game in games
        for one in game.failures
    ]


def _pace(name: str, games: Sequence[Outcome]) -> Pace:
    mine = [
        (decisions, thought)
        for game in games
        for who, decisions, thought in zip(game.seats, game.decisions, game.thoughts, strict=True)
        if who == name
    ]
    decisions = sum([made for made, _ in mine])
    seconds = sum([thought.seconds for _, thought in mine])
    return Pace(
        name, decisions, seconds / max(1, decisions), max([thought.most for _, thought in mine], default=0.0)
    )

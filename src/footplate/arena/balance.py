"""Balance: whether a board is fair and used all over, by games of equals on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import NormalDist, fmean
from typing import Final

import msgspec

from footplate.arena.interval import CONFIDENCE, Interval, share_of, wilson
from footplate.arena.match import Outcome
from footplate.arena.plan import Plan
from footplate.arena.report import Place, Spread, Trouble, places, spread, troubles, wins
from footplate.kernel.game import ranked

RARE: Final = 0.05  # of the games


class Use(msgspec.Struct, frozen=True):
    """How a part of the board was used: in which share of the games, and how often in a game."""

    name: str
    games: float
    times: float


class Region(msgspec.Struct, frozen=True):
    """What parts of the board could be used for, and how each was, the least first."""

    what: str
    uses: tuple[Use, ...]

    @property
    def unused(self) -> list[str]:
        """The parts that nobody ever used."""
        return [use.name for use in self.uses if not use.games]

    @property
    def rare(self) -> list[str]:
        """The parts that were used in few games."""
        return [use.name for use in self.uses if 0 < use.games < RARE]


class Balance(msgspec.Struct, frozen=True):
    """What games of equals tell about a board with one number of players."""

    plan: Plan
    games: int
    seats: tuple[Place, ...]
    order: tuple[Interval, ...]  # what was won by who decided first, second, and so on
    entries: Spread
    decisions: Spread
    points: tuple[Spread, ...]  # of the first, the second, and so on
    lead: Spread  # of the first over the second
    regions: tuple[Region, ...]
    ended_by: dict[str, int]
    failures: tuple[Trouble, ...]


def balance(
    plan: Plan, outcomes: Sequence[Outcome], board: Mapping[str, tuple[str, Sequence[str]]]
) -> Balance:
    """The figures of these games.

    `board` tells of each use what is counted for it, and which parts of the board there are.
    """
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    points = [[line.points for line in ranked(game.results)] for game in games]
    ended = Counter([game.ended_by for game in games])
    return Balance(
        plan=plan,
        games=len(games),
        seats=tuple(places(games)),
        order=tuple([_at(games, place) for place in range(plan.players)]),
        entries=spread([game.entries for game in games]),
        decisions=spread([sum(game.decisions) for game in games]),
        points=tuple([spread(column) for column in zip(*points, strict=True)]),
        lead=spread([first - second for first, second, *_ in points]),
        regions=tuple([_region(what, counted, parts, games) for what, (counted, parts) in board.items()]),
        ended_by=dict(sorted(ended.items())),
        failures=tuple(troubles(games)),
    )


def _at(games: Sequence[Outcome], place: int) -> Interval:
    """What was won from a place in the order of first decisions; who never decides has none."""
    shares = [[wins(game)[game.order[place]]] for game in games if place < len(game.order)]
    return share_of(shares, len(shares))


def _region(what: str, counted: str, parts: Sequence[str], games: Sequence[Outcome]) -> Region:
    counts = [game.chosen[counted] for game in games]
    uses = [
        Use(part, fmean([part in count for count in counts]), fmean([count.get(part, 0) for count in counts]))
        for part in parts
    ]
    return Region(what, tuple(sorted(uses, key=lambda use: (use.games, use.times, use.name))))


def unfair(found: Balance) -> list[tuple[str, Interval]]:
    """The seats, and the places in the order of first decisions, that surely win too much or too little.

    Of many intervals some miss by chance; these are so much wider that, with 95 %, none of them does.
    """
    fair = 1 / found.plan.players
    shares = _shares(found)
    sure = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / len(shares))
    wider = [(name, wilson(won.share, found.games, sure)) for name, won in shares]
    return [(name, won) for name, won in wider if not won.low <= fair <= won.high]


def unsure(found: Balance) -> list[tuple[str, Interval]]:
    """Those of them that may, for all that so few games tell, win at twice the odds that are fair."""
    twice = 2 / (found.plan.players + 1)
    return [(name, won) for name, won in _shares(found) if won.high >= twice]


def _shares(found: Balance) -> list[tuple[str, Interval]]:
    """What each place in the order wins, and then each seat."""
    places = [(f"place {at} in the order", won) for at, won in enumerate(found.order, 1)]
    return [*places, *[(place.seat, place.wins) for place in found.seats]]

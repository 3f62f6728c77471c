"""Ratings: how well people play a game, by Plackett-Luce over the ranks of each table.

A rating is a guess and how unsure it is. What is shown is the guess less three times its doubt, so that
nobody stands high by luck: 1000 for a newcomer (25 - 3 * 25/3 = 0 of the model's points), and 40 more for
each of the model's points. It is a whole number and never below 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from footplate.server.people.settings import LISTED
from footplate.server.store import Change, Store

ENOUGH: Final = 5  # games before somebody stands on a leaderboard
PAGE: Final = 50

_MODEL: Final = PlackettLuce()
_NEWCOMER: Final = 1000
_STEP: Final = 40


class Rating(NamedTuple):
    """What is thought of somebody's play, and after how many games."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0


class Standing(NamedTuple):
    """How a seat ended: its person, None for a bot, and its rank; equal ranks are a tie."""

    person: str | None
    rank: int


class Leader(NamedTuple):
    """A line of a leaderboard."""

    person: str
    name: str
    shown: int
    games: int


def shown(rating: Rating) -> int:
    """The number that people see."""
    return max(0, _NEWCOMER + round(_STEP * (rating.mu - 3 * rating.sigma)))


def rate(old: list[Rating], ranks: list[int]) -> list[Rating]:
    """The ratings after a game that ended with these ranks, the lowest best."""
    teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in old]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(float(new.mu), float(new.sigma), before.games + 1)
        for before, [new] in zip(old, rated, strict=True)
    ]


def counts(standings: Sequence[Standing]) -> bool:
    """Whether a game says who plays better: two people or more, and nobody on two seats."""
    people = [each.person for each in standings if each.person is not None]
    return len(people) >= 2 and len(set(people)) == len(people)


async def changes(store: Store, game: str, standings: Sequence[Standing]) -> list[Change]:
    """What the transaction that ends a game adds to the ratings; nothing if the game does not count.

    Forks and imported games never count; the caller does not ask. A Conflict means that another game of one
    of the people ended meanwhile: ask again.
    """
    if not counts(standings):
        return []
    people = [(each.person, each.rank) for each in standings if each.person is not None]
    old = [await rating(store, person, game) for person, _ in people]
    new = rate(old, [rank for _, rank in people])
    return [
        _written(person, game, after, before.games)
        for (person, _), before, after in zip(people, old, new, strict=True)
    ]


def _written(person: str, game: str, new: Rating, games: int) -> Change:
    sql = (
        "insert into rating (person, game, mu, sigma, games) values ($1, $2, $3, $4, $5) "
        "on conflict (person, game) do update "
        "set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games where rating.games = $6"
    )
    return Change(sql, (person, game, new.mu, new.sigma, new.games, games))


async def rating(store: Store, person: str, game: str) -> Rating:
    """What is thought of a person's play of a game."""
    sql = "select mu, sigma, games from rating where person = $1 and game = $2"
    found = await store.rows(sql, person, game)
    return Rating(*found[0]) if found else Rating()


async def leaderboard(store: Store, game: str, page: int = 0) -> list[Leader]:
    """A page of those who want to be seen and have played enough, the best first."""
    sql = (
        "select person.id, name, mu, sigma, games from rating join person on person.id = rating.person "
        "where game = $1 and games >= $2 and guest = 0 and deleted = 0 and settings like $3 "
        "order by mu - 3 * sigma desc, person.id limit $4 offset $5"
    )
    found = await store.rows(sql, game, ENOUGH, f"{LISTED}%", PAGE, PAGE * page)
    return [Leader(who, name, shown(Rating(*numbers)), numbers[2]) for who, name, *numbers in found]

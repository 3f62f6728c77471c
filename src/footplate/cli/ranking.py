"""The standing of a game in words."""

from __future__ import annotations

from typing import Any

from footplate.kernel.game import Game


def ranking(game: Game[Any], s: Any) -> list[str]:
    """Every seat with its points and what broke ties, the first first."""
    seats = game.words(s)["seat"]
    return [
        f"{score.rank}. {seats[score.seat]} {' / '.join([str(score.points), *map(str, score.tie_break)])}"
        for score in sorted(game.standing(s), key=lambda score: score.rank)
    ]


def points(game: Game[Any], s: Any) -> list[str]:
    """Every seat with its points alone, which is all that a seat may know before the end."""
    seats = game.words(s)["seat"]
    return [f"{seats[score.seat]} {score.points}" for score in game.standing(s)]

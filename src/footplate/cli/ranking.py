"""The standing of a game in words."""

from __future__ import annotations

from typing import Any

from footplate.kernel.game import Game


def ranking(game: Game[Any], s: Any) -> list[str]:
    """Every seat with its points and what broke ties, and every rival, the first first."""
    seats = game.words(s)["seat"]
    lines = [
        (score.rank, f"{seats[score.seat]} {' / '.join([str(score.points), *map(str, score.tie_break)])}")
        for score in game.standing(s)
    ]
    lines += [(rival.rank, f"{rival.name} {rival.points}") for rival in game.rivals(s)]
    return [f"{rank}. {line}" for rank, line in sorted(lines, key=lambda one: one[0])]


def points(game: Game[Any], s: Any) -> list[str]:
    """Every seat and rival with its points alone, which is all that a seat may know before the end."""
    seats = game.words(s)["seat"]
    return [
        *[f"{seats[score.seat]} {score.points}" for score in game.standing(s)],
        *[f"{rival.name} {rival.points}" for rival in game.rivals(s)],
    ]

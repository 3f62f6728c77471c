"""The standing of a game in words."""

from __future__ import annotations

from typing import Any

from footplate.kernel.game import Game, ranked, results


def ranking(game: Game[Any], s: Any) -> list[str]:
    """Every seat with its points and what broke ties, and every rival, the first first."""
    return [
        f"{line.rank}. {line.name} {' / '.join(map(str, [line.points, *line.tie_break]))}"
        for line in ranked(results(game, s))
    ]


def points(game: Game[Any], s: Any) -> list[str]:
    """Every seat and rival with its points alone, which is all that a seat may know before the end."""
    return [f"{line.name} {line.points}" for line in results(game, s)]

"""The end of a game at a table: the last board, the last stories, the standing, the seed and the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from footplate.kernel.game import Game, Score
from footplate.messages import Catalogue

if TYPE_CHECKING:
    from footplate.cli.terminal.table import Table


def end(table: Table) -> None:
    """Show how the game has ended, and offer to keep its record."""
    listener = table.persons[0] if len(table.persons) == 1 else None
    table.draw(listener)
    table.show_news(listener)
    table.screen.say(table.catalogue.text("standing"), "bold")
    table.screen.all(standing(table.game, table.play.state, table.catalogue))
    closing = table.play.record.closing
    table.screen.say(table.catalogue.text("seed", seed=closing.seed if closing else ""))
    if table.persons or table.file is not None:
        table.offer_to_save()


def standing(game: Game[Any], s: Any, catalogue: Catalogue) -> Iterator[str]:
    """Every seat's and every rival's place and points in words, the first first."""
    seats = game.words(s)["seat"]
    lines = [(one.rank, _line(game.name, seats[one.seat], one, catalogue)) for one in game.standing(s)]
    for rival in game.rivals(s):
        line = catalogue.text("score-rival", rank=rival.rank, rival=rival.name, points=rival.points)
        lines.append((rival.rank, line))
    for _, line in sorted(lines, key=lambda one: one[0]):
        yield line


def _line(game: str, seat: str, score: Score, catalogue: Catalogue) -> str:
    """A seat's place and points, and what breaks a tie in the words of its game."""
    text = catalogue.text
    if not score.tie_break:
        return text("score", rank=score.rank, seat=seat, points=score.points)
    numbers = {f"number{at}": number for at, number in enumerate(score.tie_break, 1)}
    broken_by = text(f"tie-break-{game}", **numbers)
    return text("score-tie-break", rank=score.rank, seat=seat, points=score.points, tie_break=broken_by)


def points(game: Game[Any], s: Any, catalogue: Catalogue) -> Iterator[str]:
    """Every seat's and rival's points alone, seat by seat: all that a seat may know before the end."""
    seats = game.words(s)["seat"]
    for score in game.standing(s):
        yield catalogue.text("points-now", seat=seats[score.seat], points=score.points)
    for rival in game.rivals(s):
        yield catalogue.text("rival-now", rival=rival.name, points=rival.points)

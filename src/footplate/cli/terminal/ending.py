"""The end of a game at a table: the last board, the last stories, the standing, the seed and the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from footplate.kernel.game import Game, Result, ranked, results
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
    for line in ranked(results(game, s)):
        yield _line(game.name, line, catalogue)


def _line(game: str, line: Result, catalogue: Catalogue) -> str:
    """A place and points, and what breaks a tie in the words of its game."""
    text = catalogue.text
    if line.is_rival:
        return text("score-rival", rank=line.rank, rival=line.name, points=line.points)
    if not line.tie_break:
        return text("score", rank=line.rank, seat=line.name, points=line.points)
    numbers = {f"number{at}": number for at, number in enumerate(line.tie_break, 1)}
    broken_by = text(f"tie-break-{game}", **numbers)
    return text("score-tie-break", rank=line.rank, seat=line.name, points=line.points, tie_break=broken_by)


def points(game: Game[Any], s: Any, catalogue: Catalogue) -> Iterator[str]:
    """Every seat's and rival's points alone, seat by seat: all that a seat may know before the end."""
    for line in results(game, s):
        if line.is_rival:
            yield catalogue.text("rival-now", rival=line.name, points=line.points)
        else:
            yield catalogue.text("points-now", seat=line.name, points=line.points)

"""The end of a game at a table: the last board, the last stories, the standing, the seed and the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from footplate.kernel.game import Score

if TYPE_CHECKING:
    from footplate.cli.terminal.table import Table


def end(table: Table) -> None:
    """Show how the game has ended, and offer to keep its record."""
    listener = table.persons[0] if len(table.persons) == 1 else None
    table.draw(listener)
    table.show_news(listener)
    table.screen.say(table.catalogue.text("standing"), "bold")
    for score in sorted(table.game.standing(table.play.state), key=lambda score: score.rank):
        table.screen.say(_line(table, score))
    closing = table.play.record.closing
    table.screen.say(table.catalogue.text("seed", seed=closing.seed if closing else ""))
    if table.persons or table.file is not None:
        table.offer_to_save()


def _line(table: Table, score: Score) -> str:
    """A seat's place and points, and what breaks a tie in the words of its game."""
    text = table.catalogue.text
    seat = table.words["seat"][score.seat]
    if not score.tie_break:
        return text("score", rank=score.rank, seat=seat, points=score.points)
    numbers = {f"number{at}": number for at, number in enumerate(score.tie_break, 1)}
    broken_by = text(f"tie-break-{table.game.name}", **numbers)
    return text("score-tie-break", rank=score.rank, seat=seat, points=score.points, tie_break=broken_by)

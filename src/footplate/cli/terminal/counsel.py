"""What a bot would do: the best options of a decision, for who plays against bots alone and asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from footplate.bots.advice import advise
from footplate.bots.knowledge import know
from footplate.cli.terminal.prospect import Prospect
from footplate.kernel.action import Seat

if TYPE_CHECKING:
    from footplate.cli.terminal.table import Table

BEST: Final = 5  # options that are told


def counsel(table: Table, seat: Seat, prospect: Prospect) -> None:
    """The best options in notation, how likely each is to win, and what it brings."""
    if len(table.persons) > 1:
        table.screen.say(table.catalogue.text("counsel-alone"))
        return
    luck = table.luck(f"counsel {seat}")
    found = advise(know(table.game, table.play.state, seat, luck), luck)
    table.screen.say(table.catalogue.text("counsel-best"))
    for action, share, _ in found[:BEST]:
        line = f"{share:4.0%}  {prospect.notation.write(action)}  {prospect.hint(action)}"
        table.screen.say(line.rstrip())

"""Hints: what an option would bring, in short, as far as the seat can know it."""

from __future__ import annotations

from footplate.kernel.action import Action, Seat, kind
from footplate.kernel.game import Message
from footplate.messages import catalogue
from footplate.server.table import Table
from footplate.server.twins import common, imagined, tried_on


class Hints:
    """Tries the options of a seat on positions that it imagines; in an open game these are all one."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._game = table.game
        self._seat = seat
        first, *others = imagined(table, table.running.state, seat, table.facts.entries)
        self._twins = [first, *[one for one in others if one != first]]

    def of(self, action: Action) -> Message | None:
        """What would be told of an action, under a hint's id; None where the catalogues have no hint."""
        words = catalogue("en")
        id = words.about("hint", self._game.name, kind(action))
        if id not in words:
            return None
        stories = [tried_on(self._game, twin, self._seat, action)[1] for twin in self._twins]
        return Message(id, common([story.args for story in stories]))

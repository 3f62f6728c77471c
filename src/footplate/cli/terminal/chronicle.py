"""The chronicle of a game: its stories, as each listener may hear them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from footplate.kernel.action import Seat, TakeBack
from footplate.kernel.game import Game
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin
from footplate.messages import Catalogue


class Chronicle:
    """Follows a record entry by entry; None listens as an onlooker."""

    def __init__(
        self, game: Game[Any], record: Record, catalogue: Catalogue, listeners: Iterable[Seat | None]
    ) -> None:
        self._game = game
        self._record = record
        self._catalogue = catalogue
        self._positions = [begin(game, record)]
        self._entries = 0
        self._told: dict[Seat | None, list[str]] = {listener: [] for listener in listeners}
        self._heard: dict[Seat | None, int] = dict.fromkeys(self._told, 0)

    def catch_up(self) -> None:
        """Tell of every entry that is new in the record."""
        for entry in self._record.entries[self._entries :]:
            if isinstance(entry.action, TakeBack):
                del self._positions[entry.action.to + 1 :]
                self._tell_of_taking_back(entry.seat)
            else:
                self._tell(entry)
        self._entries = len(self._record.entries)

    def remark(self, listener: Seat | None, text: str) -> None:
        """A word of the table to one listener, in its place among the stories."""
        self._told[listener].append(text)

    def news(self, listener: Seat | None) -> list[str]:
        """What a listener has not heard yet."""
        heard = self._heard[listener]
        self._heard[listener] = len(self._told[listener])
        return self._told[listener][heard:]

    def log(self, listener: Seat | None) -> list[str]:
        """Everything that a listener was told."""
        return self._told[listener]

    def _tell(self, entry: Entry[Any]) -> None:
        before = self._positions[-1]
        after = before.copy()
        after.agenda[-1].apply(after, entry.seat, entry.action)
        self._positions.append(after)
        for listener, told in self._told.items():
            message = self._game.story(before, entry.as_seen_by(listener), after)
            told.append(self._catalogue.tell(message))

    def _tell_of_taking_back(self, seat: Seat) -> None:
        name = self._game.words(self._positions[-1])["seat"][seat]
        for told in self._told.values():
            told.append(self._catalogue.text("took-back", seat=name))

"""The chronicle of a game: its stories, as each listener may hear them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from footplate.kernel.action import CHANCE, Seat, TakeBack, VotedTakeBack, kind
from footplate.kernel.game import Game
from footplate.kernel.record import Entry, Record
from footplate.kernel.replay import begin
from footplate.messages import Catalogue

MANY: Final = 9  # so many draws of one kind are still told one by one


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
        self._set_up: list[str] = []  # the kinds of all draws before the first decision

    def catch_up(self) -> None:
        """Tell of every entry that is new in the record."""
        for entry in self._record.entries[self._entries :]:
            if isinstance(entry.action, TakeBack):
                del self._positions[entry.action.to + 1 :]
                self._tell_of_taking_back(entry)
            else:
                self._tell(entry)
        self._entries = len(self._record.entries)

    def remark(self, listener: Seat | None, text: str) -> None:
        """A word of the table to one listener, in its place among the stories."""
        self._told[listener].append(text)

    def news(self, listener: Seat | None) -> list[str]:
        """What a listener has not heard yet; many draws of the set-up in a row are one line."""
        heard = self._heard[listener]
        told = self._told[listener]
        self._heard[listener] = len(told)
        return told[heard:] if heard else [*self._in_short(told), *told[len(self._set_up) :]]

    def _in_short(self, told: list[str]) -> Iterator[str]:
        """The draws of the set-up, many of one kind told as one."""
        at = 0
        for drawn, run in groupby(self._set_up):
            draws = len(list(run))
            if draws > MANY:
                name = self._catalogue.text(f"kind-{drawn}")
                yield self._catalogue.text("draws-before", drawn=name, draws=draws)
            else:
                yield from told[at : at + draws]
            at += draws

    def log(self, listener: Seat | None) -> list[str]:
        """Everything that a listener was told."""
        return self._told[listener]

    def _tell(self, entry: Entry[Any]) -> None:
        before = self._positions[-1]
        after = before.copy()
        after.agenda[-1].apply(after, entry.seat, entry.action)
        self._positions.append(after)
        if entry.seat == CHANCE and len(self._set_up) == len(self._positions) - 2:
            self._set_up.append(kind(entry.action))
        for listener, told in self._told.items():
            message = self._game.story(before, entry.as_seen_by(listener), after)
            told.append(self._catalogue.tell(message))

    def _tell_of_taking_back(self, entry: Entry[Any]) -> None:
        name = self._game.words(self._positions[-1])["seat"][entry.seat]
        voted = isinstance(entry.action, VotedTakeBack)
        for told in self._told.values():
            told.append(self._catalogue.text("took-back-by-vote" if voted else "took-back", seat=name))

"""What would come of an action, told from what a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

from footplate.kernel.action import Action, Seat, kind
from footplate.kernel.game import Game, Message
from footplate.kernel.notation import Notation
from footplate.kernel.record import Entry
from footplate.messages import Catalogue


class Prospect:
    """Tries actions on an imagined position, so that nothing a seat must not know can show."""

    def __init__(self, game: Game[Any], s: Any, seat: Seat, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.notation = Notation(game.actions, game.words(s))
        self._game = game
        self._seat = seat
        self._s = game.imagine(s, seat, Random(0))
        self._options = frozenset(self._s.agenda[-1].options(self._s, seat))
        self._stories: dict[Action, Message] = {}

    def word(self, vocabulary: str, value: int) -> str:
        """The word of notation for a value."""
        return self.notation.word(vocabulary, value)

    def hint(self, action: Action) -> str:
        """What an action brings, where the catalogue has words for it; else its price, if it has one."""
        told = self._told(self._id("hint", kind(action)), action)
        return self.price(action) if told is None else told

    def about(self, question: str, action: Action) -> str:
        """What is worth knowing of the answer that leads to an action, if the catalogue tells it."""
        return self._told(self._id("about", f"{kind(action)}-{question}"), action) or ""

    def group(self, question: str, action: Action) -> str:
        """Under which name the answer that leads to an action is listed; none where there are no groups."""
        return self._told(self._id("group", f"{kind(action)}-{question}"), action) or ""

    def groups(self, question: str, verb: str) -> bool:
        """Whether the answers to a question are listed in groups."""
        return self._id("group", f"{verb}-{question}") in self.catalogue

    def place(self, question: str, action: Action) -> int:
        """Where among other answers the one that leads to an action is listed, if its story tells that."""
        if not self.groups(question, kind(action)) or action not in self._options:
            return 0
        return int(self._story(action).args.get("listed", 0))

    def _id(self, family: str, what: str) -> str:
        """The id of a message about an action."""
        return self.catalogue.about(family, self._game.name, what)

    def _told(self, id: str, action: Action) -> str | None:
        """A message filled in with what would be told of an action."""
        if id not in self.catalogue or action not in self._options:
            return None
        return self.catalogue.text(id, **self._story(action).args).strip()

    def _story(self, action: Action) -> Message:
        """What would be told of an action, tried once."""
        if action not in self._stories:
            after = self._s.copy()
            after.agenda[-1].apply(after, self._seat, action)
            self._stories[action] = self._game.story(self._s, Entry(self._seat, action), after)
        return self._stories[action]

    def price(self, action: Action) -> str:
        """What an action costs, allowed or not; nothing for what costs nothing."""
        price = self._game.price(self._s, self._seat, action)
        return self.catalogue.text(f"price-{self._game.name}", price=price) if price else ""

"""Knowledge: all that a bot is given. The true position is no part of it, so that no bot can cheat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game, View


class Knowledge:
    """What a seat sees, may do and can imagine.

    It is made from a position that the seat imagines: by the law of secrecy its view and options are those of
    the true one, and whatever is imagined from it might as well be true. So it may travel to other processes.
    """

    def __init__(self, game: Game[Any], seat: Seat, imagined: Any) -> None:
        self.game = game
        self.seat = seat
        self._imagined = imagined

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self._imagined, self.seat)

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return len(self.game.words(self._imagined)["seat"])

    @cached_property
    def options(self) -> tuple[Action, ...]:
        """What the seat may do, in a fixed order."""
        s = self._imagined
        return tuple(s.agenda[-1].options(s, self.seat))

    def imagine(self, rng: Random) -> Any:
        """A position that, as far as the seat can tell, might be the true one: to be played on at will.

        Where chance acts in it, the top of its agenda tells the odds.
        """
        return self.game.imagine(self._imagined, self.seat, rng)


Bot: TypeAlias = "Callable[[Knowledge, Random], Action]"


def know(game: Game[Any], s: Any, seat: Seat, rng: Random) -> Knowledge:
    """What a seat knows of a position."""
    return Knowledge(game, seat, game.imagine(s, seat, rng))

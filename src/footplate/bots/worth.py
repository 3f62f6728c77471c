"""Worth: what a position promises each seat, by the `values` of its game, and who is how likely to win it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from math import exp
from random import Random
from typing import Any, Final, Protocol

from footplate.bots import learned, thrifty
from footplate.bots.forecast import Foresight
from footplate.bots.learned import Net, net_of
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import Game
from footplate.kernel.state import State

SCALE: Final = 10.0  # a lead of so much makes one e times as likely to win, unless the game's values say so
CURIOSITY: Final = 0.6  # of a search; the less, the more what did well is tried again
HEAT: Final = 0.5  # of the scale: by how much more a search tries what looks better; the less, the more
MARGIN: Final = 0.1  # of a result is by how much, so that who has won or lost still plays well


class Value(Protocol):
    """What a position is worth to a seat; the higher, the better."""

    def __call__(self, s: Any, seat: Seat) -> float: ...


class Some(Protocol):
    """So many of the options at most, in the order in which they are offered."""

    def __call__(self, s: Any, seat: Seat, options: list[Action], most: int, rng: Random) -> list[Action]: ...


def _some(s: Any, seat: Seat, options: list[Action], most: int, rng: Random) -> list[Action]:
    """As the thrifty bot takes them."""
    return thrifty.some(options, most, rng)


class Worth:
    """What is known about the worth of a game's positions.

    A module of `values` has a `value`; it may have a `SCALE`, the `TRIES` that its value is cheap enough for,
    the `HEAT` and the `CURIOSITY` of a search and how many `REPLIES` it looks at in the tree below the
    decision it is about, the `values` of all seats at once where that is cheaper, `some` of the options that
    are worth a look, what positions are worth to `rivals`, whom no seat plays, and the `FORESIGHT` with which
    forecasts are learned. Who is how likely to win is told by a net where one is shipped for these rules that
    does it better.
    """

    def __init__(self, game: Game[Any], known: Any) -> None:
        self.game = game
        self.value: Value = known.value if known else self._points
        self.scale: float = getattr(known, "SCALE", SCALE)
        self.tries: int | None = getattr(known, "TRIES", None)
        self.heat: float = getattr(known, "HEAT", HEAT)
        self.curiosity: float = getattr(known, "CURIOSITY", CURIOSITY)
        self.replies: int | None = getattr(known, "REPLIES", None)
        self.some: Some = getattr(known, "some", _some)
        self.foresight: Foresight | None = getattr(known, "FORESIGHT", None)
        self.net: Net | None = net_of(game)
        self._values: Callable[[State], list[float]] | None = getattr(known, "values", None)
        self.rivals = known.rivals if hasattr(known, "rivals") else self._rivals_points

    def shares(self, s: State, seats: int) -> list[float]:
        """How likely each seat is to win, by its value; when the game is over mostly by who has won it."""
        values = self.values(s, seats)
        if self.net and seats > 1:
            weights = [self.net(one) for one in learned.features(self.game, s, values)]
        else:
            weights = [value / self.scale for value in [*values, *self.rivals(s)]]
        most = max(weights)
        powers = [exp(weight - most) for weight in weights]
        total = sum(powers)
        likely = [power / total for power in powers[:seats]]
        if not s.over:
            return likely
        won = self.won(s)
        return [MARGIN * likely[seat] + (1 - MARGIN) * won[seat] for seat in range(seats)]

    def won(self, s: State) -> list[float]:
        """Each seat's share in the win of a game that is over; nobody has any if a rival wins."""
        first = [score.rank == 1 for score in self.game.standing(s)]
        winners = max(1, sum(first))
        return [one / winners for one in first]

    def values(self, s: State, seats: int) -> list[float]:
        """What the position is worth to each seat."""
        return self._values(s) if self._values else [self.value(s, seat) for seat in range(seats)]

    def _points(self, s: State, seat: Seat) -> float:
        return self.game.standing(s)[seat].points

    def _rivals_points(self, s: State) -> list[float]:
        return [rival.points for rival in self.game.rivals(s)]


_KNOWN: Final[dict[tuple[str, int], Worth]] = {}


def worth_of(game: Game[Any]) -> Worth:
    """What is known about a game by its rules; its score as if it ended now, where nothing else is."""
    rules = game.name, game.ruleset
    if rules not in _KNOWN:
        module = f"footplate.bots.values.{game.name.replace('-', '_')}"
        _KNOWN[rules] = Worth(game, import_module(module) if find_spec(module) else None)
    return _KNOWN[rules]

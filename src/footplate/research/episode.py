"""Episode: one game from its first draw to its end, asked integer by integer; chance is dealt from a seed."""

from __future__ import annotations

import footplate.research.extra  # noqa: F401

# isort: split
from collections.abc import Iterable
from random import Random
from typing import Any, Literal, TypeAlias, get_args

import numpy as np

from footplate.kernel import snapshot
from footplate.kernel.action import CHANCE, Action, Hidden, Seat
from footplate.kernel.chance import Odds
from footplate.kernel.dealer import Dealer
from footplate.kernel.game import Options, purpose
from footplate.kernel.record import Entry
from footplate.research.codec import Mask, Steps
from footplate.research.forms import Tensor
from footplate.research.rules import Rules, games, rules_of

Reward: TypeAlias = Literal["win", "points"]


class Episode:
    """A position, and what the seat that is asked has said so far of its action.

    Where several seats decide at once, they are asked one after the other: what the first said is in no view.
    """

    def __init__(self, rules: Rules, s: Any) -> None:
        self.rules = rules
        self.state = s
        self.said: Steps = ()
        self.entries: tuple[Entry[Any], ...] = ()  # all that was decided, for whoever forgets nothing
        self._options: tuple[Action, ...] | None = None
        self._seen: dict[Seat, Tensor] = {}  # while nothing changes but what is said

    def copy(self) -> Episode:
        """An episode of its own that goes on from here."""
        other = Episode(self.rules, self.state.copy())
        other.said, other.entries = self.said, self.entries
        other._options, other._seen = self._options, dict(self._seen)
        return other

    def imagined(self, seat: Seat, rng: Random) -> Episode:
        """An episode that, as far as the seat can tell, might be this one; what another has said is gone."""
        other = Episode(self.rules, self.rules.game.imagine(self.state, seat, rng))
        other.said = self.said if self.turn == seat else ()
        other.entries = self.seen(seat)
        return other

    def seen(self, seat: Seat) -> tuple[Entry[Any], ...]:
        """All that was decided, as far as the seat could see it."""
        return tuple(
            [one if isinstance(one.action, Hidden) else one.as_seen_by(seat) for one in self.entries]
        )

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.rules
        position = snapshot.encode(rules.game, rules.options, self.state)
        return resumed, (rules.game.name, rules.options, position, self.said, self.entries)

    @property
    def turn(self) -> Seat | None:
        """Who is asked: a seat, CHANCE, or None when the game is over."""
        actors = self.state.actors()
        return actors[0] if actors else None

    @property
    def options(self) -> tuple[Action, ...]:
        """What the seat that is asked may do, whatever it has said."""
        if self._options is None:
            s = self.state
            self._options = tuple(s.agenda[-1].options(s, self.turn))
        return self._options

    def legal(self) -> list[int]:
        """The integers that may be said now, in order."""
        return sorted(self.rules.codec.following(self.options, self.said))

    def mask(self, seat: Seat) -> Mask:
        """A 1 for each integer that the seat may say now; none for a seat that is not asked."""
        if self.turn != seat:
            return np.zeros(self.rules.codec.size, np.int8)
        return self.rules.codec.mask(self.options, self.said)

    def say(self, integer: int) -> Action | None:
        """The seat that is asked says an integer; the action that is carried out, once it is whole."""
        action = self.whole(integer)
        if action is None:
            self.said = (*self.said, int(integer))
        else:
            self.act(action)
        return action

    def whole(self, integer: int) -> Action | None:
        """The action that is whole once this integer is said; None if there is more to say."""
        said = (*self.said, int(integer))
        if said[-1] not in self.rules.codec.following(self.options, self.said):
            raise ValueError(f"{integer} may not be said here: look at the mask")
        whole = [action for action in self.options if self.rules.codec.encode(action) == said]
        return whole[0] if whole else None

    def act(self, action: Action) -> None:
        """Whoever is to decide, chance too, does this."""
        s, seat = self.state, self.turn
        if seat is None:
            raise ValueError("the game is over")
        phase = s.agenda[-1]
        self.entries += (Entry(seat, action, seen_by=phase.seen_by(s, seat, action)),)
        phase.apply(s, seat, action)
        self.said, self._options, self._seen = (), None, {}

    def odds(self) -> Odds:
        """Every outcome with its weight, when chance is to act."""
        return self.state.agenda[-1].odds(self.state)  # type: ignore[no-any-return]

    def deal(self, dealer: Dealer) -> None:
        """Chance acts until a seat is asked or the game is over."""
        while self.turn == CHANCE:
            self.act(dealer.choose(self.odds(), purpose(self.state.agenda[-1])))

    def observe(self, seat: Seat) -> Tensor:
        """What the seat sees, and what it has said so far if it is asked."""
        if seat not in self._seen:
            self._seen[seat] = self.rules.layout.tensor(self.rules.game.view(self.state, seat))
        return self.rules.layout.with_said(self._seen[seat], self.said if self.turn == seat else ())

    def rewards(self, by: Reward) -> list[float]:
        """Each seat's reward for the game as it stands: its share of the win, or its lead in points."""
        game, s = self.rules.game, self.state
        scores = game.standing(s)
        if by == "points":
            points = [score.points for score in scores] + [rival.points for rival in game.rivals(s)]
            return [float(points[seat] - max(_others(points, seat))) for seat in range(len(scores))]
        first = [score.rank == 1 for score in scores]
        return [won / max(1, sum(first)) for won in first]


def _others(points: list[int], seat: Seat) -> Iterable[int]:
    return points[:seat] + points[seat + 1 :] or [0]


def begin(rules: Rules) -> Episode:
    """An episode before its first draw."""
    return Episode(rules, rules.first.copy())


def resumed(
    name: str, options: Options, position: bytes, said: Steps, entries: tuple[Entry[Any], ...]
) -> Episode:
    """An episode from the snapshot of its position."""
    games()
    rules = rules_of(name, options)
    episode = Episode(rules, snapshot.decode(rules.game, options, position))
    episode.said, episode.entries = said, entries
    return episode


def checked(reward: Reward) -> Reward:
    """A reward that there is; ValueError otherwise."""
    if reward not in get_args(Reward):
        raise ValueError(f"a reward is {' or '.join(get_args(Reward))}, not {reward!r}")
    return reward


def seed_of(number: int) -> bytes:
    """The dealer's seed for a number."""
    return number.to_bytes(32, "big")

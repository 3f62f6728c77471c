"""The phases of the toy game: cubes from a bag, secret bids, turns round a pond, and a heron."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar, Final

from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.chance import Odds, draw, equal
from footplate.kernel.phase import EachSeat, Judges, Phase, Sequence, Shown
from footplate.kernel.rule import Rule
from tests.toy.actions import (
    COLOURS,
    CUBE_DRAWN,
    STOPS,
    Alight,
    DrawCube,
    LayCube,
    OpenBids,
    Rest,
    SealBid,
    Toss,
    Walk,
)
from tests.toy.state import NOWHERE, Toy

UNDECIDED: Final = -1


class DrawHands(EachSeat[Toy]):
    """Each player draws cubes, for his eyes alone. [TY-01]"""

    cites: ClassVar[str] = "TY-01"
    purpose: ClassVar[str] = "cubes"

    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple(range(s.players)) * (1 if s.options.hands == "small" else 2)

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Toy) -> Odds:
        return draw(s.bag, CUBE_DRAWN)

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCube)
        s.bag[action.colour] -= 1
        s.hands[self.queue[0] * len(COLOURS) + action.colour] += 1
        self.next(s)

    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return self.queue[:1]


def has_the_coins(phase: Bids, s: Toy, seat: Seat, bid: SealBid) -> bool:
    """Nobody bids more than he has. [TY-02]"""
    return 0 <= bid.amount <= s.coins[seat]


@dataclass
class Bids(Phase[Toy]):
    """All bid at once and in secret; then the bids are opened. [TY-02]"""

    cites: ClassVar[str] = "TY-02"
    judges: ClassVar[Judges] = {SealBid: (Rule("TY-02", has_the_coins),)}

    answers: tuple[int, ...] = ()

    def enter(self, s: Toy) -> None:
        self.answers = (UNDECIDED,) * s.players

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return tuple([seat for seat, bid in enumerate(self.answers) if bid == UNDECIDED]) or (CHANCE,)

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return [SealBid(amount) for amount in range(s.coins[seat] + 1)]

    def odds(self, s: Toy) -> Odds:
        return equal([OpenBids(self.answers)])

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        match action:
            case SealBid(amount=amount):
                self.answers = (*self.answers[:seat], amount, *self.answers[seat + 1 :])
            case OpenBids(amounts=amounts):
                s.order.sort(key=lambda one: -amounts[one])
                for one, amount in enumerate(amounts):
                    s.coins[one] -= amount
                    s.pot += amount
                s.leave()

    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None if seat == CHANCE else (seat,)

    def shows(self, s: Toy, seat: Seat | None) -> dict[str, Shown]:
        decided = tuple([bid != UNDECIDED for bid in self.answers])
        return {"decided": decided} if seat is None else {"decided": decided, "yours": self.answers[seat]}


def tosses_few(phase: Turns, s: Toy, seat: Seat, toss: Toss) -> bool:
    """One or two coins are tossed at a time. [TY-06]"""
    return 1 <= toss.amount <= 2


def can_pay(phase: Turns, s: Toy, seat: Seat, toss: Toss) -> bool:
    """Nobody tosses more than he has. [TY-07]"""
    return toss.amount <= s.coins[seat]


def holds_the_cube(phase: Turns, s: Toy, seat: Seat, lay: LayCube) -> bool:
    """A cube is laid from the hand. [TY-04]"""
    return s.hand(seat)[lay.colour] > 0


def stop_is_free(phase: Turns, s: Toy, seat: Seat, lay: LayCube) -> bool:
    """One cube fits a stop. [TY-04]"""
    return s.laid[lay.stop] == NOWHERE


def goes_to_neighbours(phase: Turns, s: Toy, seat: Seat, walk: Walk) -> bool:
    """Each stop is a neighbour of the one before. [TY-05]"""
    way = (s.walker, *walk.path)
    return all([(there - here) % len(STOPS) in (1, len(STOPS) - 1) for here, there in pairwise(way)])


def no_stop_twice(phase: Turns, s: Toy, seat: Seat, walk: Walk) -> bool:
    """No stop is visited twice. [TY-05]"""
    return len({s.walker, *walk.path}) == len(walk.path) + 1


def not_too_far(phase: Turns, s: Toy, seat: Seat, walk: Walk) -> bool:
    """A walk visits one to three stops. [TY-05]"""
    return 1 <= len(walk.path) <= 3


def walks(s: Toy) -> list[Action]:
    """Every walk: one, two or three stops this way or that way round."""
    return [
        Walk(tuple([(s.walker + way * step) % len(STOPS) for step in range(1, length + 1)]))
        for way in (1, -1)
        for length in (1, 2, 3)
    ]


class Turns(EachSeat[Toy]):
    """Each lays a cube, walks or rests, after tossing as many coins as he likes. [TY-03]"""

    cites: ClassVar[str] = "TY-03"
    judges: ClassVar[Judges] = {
        Toss: (Rule("TY-06", tosses_few), Rule("TY-07", can_pay)),
        LayCube: (Rule("TY-04", holds_the_cube), Rule("TY-04", stop_is_free)),
        Walk: (Rule("TY-05", goes_to_neighbours), Rule("TY-05", no_stop_twice), Rule("TY-05", not_too_far)),
        Rest: (),
    }

    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple(s.order) * (2 if s.options.encore else 1)

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        free = [stop for stop, colour in enumerate(s.laid) if colour == NOWHERE]
        held = [colour for colour, count in enumerate(s.hand(seat)) if count]
        tosses = [Toss(amount) for amount in (1, 2) if amount <= s.coins[seat]]
        return [*tosses, *[LayCube(colour, stop) for colour in held for stop in free], *walks(s), Rest()]

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        match action:
            case Toss(amount=amount):
                s.coins[seat] -= amount
                s.pot += amount
                return
            case LayCube(colour=colour, stop=stop):
                s.hands[seat * len(COLOURS) + colour] -= 1
                s.laid[stop] = colour
            case Walk(path=path):
                self._walk(s, seat, path)
        self.next(s)

    def _walk(self, s: Toy, seat: Seat, path: tuple[int, ...]) -> None:
        """Every cube passed brings a coin of the pot."""
        for stop in path:
            s.visits[stop] += 1
            gain = min(s.pot, int(s.laid[stop] != NOWHERE))
            s.pot -= gain
            s.coins[seat] += gain
        s.walker = path[-1]


class Heron(Phase[Toy]):
    """A heron comes down on any stop, and a cube that lies there falls into the bag. [TY-08]"""

    cites: ClassVar[str] = "TY-08"

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Toy) -> Odds:
        return equal([Alight(stop) for stop in range(len(STOPS))])

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, Alight)
        colour = s.laid[action.stop]
        if colour != NOWHERE:
            s.laid[action.stop] = NOWHERE
            s.bag[colour] += 1
        s.leave()


class Course(Sequence[Toy]):
    """The whole game."""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (DrawHands, Bids, Turns, Heron)

"""Parlour games for bots: each so small that one knows what is best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, ClassVar, Final, TypeAlias, cast

from footplate.bots.knowledge import Knowledge
from footplate.kernel.action import CHANCE, Action, Names, Seat, Words
from footplate.kernel.chance import Odds, draw
from footplate.kernel.game import Game, Score, View, frames
from footplate.kernel.phase import Phase
from footplate.kernel.state import State

FACES: Final = ("heads", "tails")
Face: TypeAlias = Annotated[int, Names("face")]


class Take(Action, frozen=True):
    """So many matches are taken from the heap."""

    matches: int


class Show(Action, frozen=True):
    """A face is named, shown or rolled."""

    face: Face


@dataclass
class Parlour(State):
    """Matches on the heap, the score, what lies under the cup, and what players keep in their fists."""

    matches: int
    points: list[int]
    cup: int = 0
    fists: tuple[int, ...] = ()


@dataclass
class Heap(Phase[Parlour]):
    """In turn one to three matches are taken; who takes the last one wins."""

    turn: Seat = 0

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return (self.turn,)

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        return [Take(matches) for matches in range(1, min(3, s.matches) + 1)]

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        s.matches -= action.matches
        self.turn = 1 - seat
        if not s.matches:
            s.points[seat] += 1
            s.leave()


class Cup(Phase[Parlour]):
    """One names what the other has put under a cup, who mostly chooses heads."""

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return (0,)

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        return [Show(face) for face in range(len(FACES))]

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        assert isinstance(action, Show)
        s.points[0 if action.face == s.cup else 1] += 1
        s.leave()


@dataclass
class Wager(Phase[Parlour]):
    """One bets on a coin that mostly falls on tails."""

    bet: int = -1

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return (0,) if self.bet < 0 else (CHANCE,)

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        return [Show(face) for face in range(len(FACES))]

    def odds(self, s: Parlour) -> Odds:
        return draw([1, 4], (Show(0), Show(1)))

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        assert isinstance(action, Show)
        if seat == 0:
            self.bet = action.face
        else:
            s.points[0 if self.bet == action.face else 1] += 1
            s.leave()


class Fists(Phase[Parlour]):
    """Both show a face at once: two tails win for the second, two heads for nobody, else the first wins."""

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(2) if s.fists[seat] < 0])

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        return [Show(face) for face in range(len(FACES))]

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        assert isinstance(action, Show)
        s.fists = tuple([action.face if one == seat else fist for one, fist in enumerate(s.fists)])
        if min(s.fists) >= 0:
            if s.fists == (1, 1):
                s.points[1] += 1
            elif s.fists != (0, 0):
                s.points[0] += 1
            s.leave()


class Cards(Phase[Parlour]):
    """One of fifty-two cards is taken; all are alike."""

    def actors(self, s: Parlour) -> tuple[Seat, ...]:
        return (0,)

    def options(self, s: Parlour, seat: Seat) -> Iterable[Action]:
        return [Take(card) for card in range(52)]

    def apply(self, s: Parlour, seat: Seat, action: Action) -> None:
        s.leave()


class ParlourGame:
    """As much of the contract as a bot needs."""

    name: ClassVar[str] = "parlour"
    ruleset: ClassVar[int] = 1

    def words(self, s: Parlour) -> Words:
        return {"seat": ("ann", "bob"), "face": FACES}

    def view(self, s: Parlour, seat: Seat | None) -> View:
        return View(seat, s.actors(), frames(s, seat))

    def imagine(self, s: Parlour, seat: Seat | None, rng: Random) -> Parlour:
        """What is under the cup is heads four times of five."""
        twin = s.copy()
        twin.cup = int(rng.random() > 0.8)
        return twin

    def standing(self, s: Parlour) -> tuple[Score, ...]:
        most = max(s.points)
        return tuple([Score(seat, 1 + (points < most), points) for seat, points in enumerate(s.points)])

    def rivals(self, s: Parlour) -> tuple[Any, ...]:
        return ()


PARLOUR: Final = cast("Game[Any]", ParlourGame())


def position(phase: Phase[Parlour], matches: int = 0) -> Parlour:
    """Before a decision, with tails under the cup."""
    return Parlour(agenda=[phase], matches=matches, points=[0, 0], cup=1, fists=(-1, -1))


def known(phase: Phase[Parlour], matches: int = 0, seat: Seat = 0) -> Knowledge:
    """What a seat knows before a decision."""
    return Knowledge(PARLOUR, seat, position(phase, matches))


def face(action: Action) -> str:
    """What is shown, by name."""
    assert isinstance(action, Show)
    return FACES[action.face]

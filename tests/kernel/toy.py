"""A toy game without trains, so that the kernel can be tested alone: a card each, turns, a guess, a die."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from footplate.kernel.action import CHANCE, Action, Names, Seat, Words
from footplate.kernel.chance import Odds, draw, equal
from footplate.kernel.game import Message, Options, Score, View, frames
from footplate.kernel.ledger import Clause, Ledger
from footplate.kernel.phase import EachSeat, Judges, Phase, Sequence, Shown
from footplate.kernel.record import Entry
from footplate.kernel.rule import Rule
from footplate.kernel.state import State

PLACES: Final = ("quay", "mill", "inn")
CARDS: Final = ("sun", "moon")
NAMES: Final = ("Ada", "Ben", "Cleo")
UNDECIDED: Final = -1

Place: TypeAlias = Annotated[int, Names("place")]
Card: TypeAlias = Annotated[int, Names("card")]


class ToyOptions(Options, frozen=True):
    """How many stones lie out, whether guesses are made, and how it ends."""

    stones: int = 6
    guesses: bool = True
    ending: Literal["die", "none"] = "die"


class DrawCard(Action, frozen=True):
    """Chance gives a card, for its drawer alone."""

    card: Card


class Take(Action, frozen=True):
    """Stones from the pile; the turn goes on."""

    amount: int


class Walk(Action, frozen=True):
    """The places walked to; the turn is over."""

    route: tuple[Place, ...]


class Guess(Action, frozen=True):
    """A number in secret."""

    amount: int


class OpenGuesses(Action, frozen=True):
    """All secrets are shown."""

    amounts: tuple[int, ...]


class Roll(Action, frozen=True):
    """A die."""

    pips: int


class Toy(State):
    """The pile, and by seat the points; by seat and kind the cards."""

    ends: ClassVar[str] = "TY-09"

    options: ToyOptions
    points: list[int]
    deck: list[int]
    hands: list[int]
    pile: int

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.points)


class DealCards(EachSeat[Toy]):
    """Each gets a card."""

    cites: ClassVar[str] = "TY-01"
    purpose: ClassVar[str] = "cards"

    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple(range(s.players))

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Toy) -> Odds:
        return draw(s.deck, [DrawCard(card) for card in range(len(CARDS))])

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        s.deck[action.card] -= 1
        s.hands[self.queue[0] * len(CARDS) + action.card] += 1
        self.next(s)

    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return self.queue[:1]


def takes_some(phase: Turns, s: Toy, seat: Seat, take: Take) -> bool:
    """One to three stones are taken at a time."""
    return 1 <= take.amount <= 3


def pile_has_them(phase: Turns, s: Toy, seat: Seat, take: Take) -> bool:
    """Only stones that lie out can be taken."""
    return take.amount <= s.pile


def no_place_twice(phase: Turns, s: Toy, seat: Seat, walk: Walk) -> bool:
    """A walk visits no place twice."""
    return len(set(walk.route)) == len(walk.route)


def in_order(phase: Turns, s: Toy, seat: Seat, walk: Walk) -> bool:
    """A walk follows the road."""
    return list(walk.route) == sorted(walk.route)


class Turns(EachSeat[Toy]):
    """Each takes stones as often as wished and then walks, twice over."""

    cites: ClassVar[str] = "TY-02"
    judges: ClassVar[Judges] = {
        Take: (Rule("TY-03", takes_some), Rule("TY-04", pile_has_them)),
        Walk: (Rule("TY-05", no_place_twice), Rule("TY-06", in_order)),
    }

    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple(range(s.players)) * 2

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        yield from [Take(amount) for amount in range(1, min(3, s.pile) + 1)]
        yield from [Walk(route) for route in ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))]

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        match action:
            case Take(amount=amount):
                s.pile -= amount
                s.points[seat] += amount
            case Walk():
                self.next(s)


def not_negative(phase: Guesses, s: Toy, seat: Seat, guess: Guess) -> bool:
    """A guess is 0, 1 or 2."""
    return 0 <= guess.amount <= 2


class Guesses(Phase[Toy]):
    """All guess at once and in secret; then the guesses are shown and count."""

    cites: ClassVar[str] = "TY-07"
    judges: ClassVar[Judges] = {Guess: (Rule("TY-07", not_negative),)}

    answers: tuple[int, ...] = ()

    def enter(self, s: Toy) -> None:
        self.answers = (UNDECIDED,) * s.players
        if not s.options.guesses:
            s.leave()

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return tuple([seat for seat, one in enumerate(self.answers) if one == UNDECIDED]) or (CHANCE,)

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        return [Guess(amount) for amount in range(3)]

    def odds(self, s: Toy) -> Odds:
        return [(OpenGuesses(self.answers), 1)]

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        match action:
            case Guess(amount=amount):
                self.answers = (*self.answers[:seat], amount, *self.answers[seat + 1 :])
            case OpenGuesses(amounts=amounts):
                for one, amount in enumerate(amounts):
                    s.points[one] += amount
                s.leave()

    def seen_by(self, s: Toy, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return None if seat == CHANCE else (seat,)

    def shows(self, s: Toy, seat: Seat | None) -> dict[str, Shown]:
        return {"decided": tuple([one != UNDECIDED for one in self.answers])}


class RollDie(Phase[Toy]):
    """The die adds to everybody's points."""

    cites: ClassVar[str] = "TY-08"

    def enter(self, s: Toy) -> None:
        if s.options.ending == "none":
            s.leave()

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Toy) -> Odds:
        return equal([Roll(pips) for pips in range(1, 7)])

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, Roll)
        s.points[:] = [points + action.pips for points in s.points]
        s.leave()


class WholeGame(Sequence[Toy]):
    """Cards, turns, guesses, the die."""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (DealCards, Turns, Guesses, RollDie)


class ToyView(View, frozen=True):
    """The points, and one's own cards."""

    points: tuple[int, ...]
    hand: tuple[int, ...]


class ToyGame:
    """The contract's answers."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    ruleset: ClassVar[int] = 3
    players: ClassVar[range] = range(2, 4)
    options: ClassVar[type[Any]] = ToyOptions
    actions: ClassVar[tuple[type[Action], ...]] = (DrawCard, Take, Walk, Guess, OpenGuesses, Roll)

    def ledger(self) -> Ledger:
        return Ledger("toy", "none", (Clause("TY-01", "Cards", "Each gets a card.", "Set-up"),))

    def setup(self, options: ToyOptions) -> Toy:
        players = options.players
        s = Toy([], options, [0] * players, [3, 2], [0] * players * len(CARDS), options.stones)
        s.push(WholeGame())
        return s

    def words(self, s: Toy) -> Words:
        return {"seat": NAMES[: s.players], "place": PLACES, "card": CARDS}

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        hand = () if seat is None else tuple(s.hands[seat * len(CARDS) : (seat + 1) * len(CARDS)])
        return ToyView(seat, s.actors(), frames(s, seat), tuple(s.points), hand)

    def imagine(self, s: Toy, seat: Seat | None, rng: Random) -> Toy:
        return s.copy()

    def standing(self, s: Toy) -> tuple[Score, ...]:
        return tuple(
            [
                Score(seat, 1 + sum([other > mine for other in s.points]), mine)
                for seat, mine in enumerate(s.points)
            ]
        )

    def census(self, s: Toy) -> Mapping[str, int]:
        return {"cards": sum(s.deck) + sum(s.hands)}

    def story(self, before: Toy, entry: Entry[Any], after: Toy) -> Message:
        return Message("toy")

    def picture(self, view: Any) -> str:
        return str(view.points)


TOY: Final = ToyGame()

"""A toy game: cubes from a bag, secret bids, and a walk round a pond; small enough to break on purpose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from footplate.kernel.action import CHANCE, Action, Names, Seat, Words, kind
from footplate.kernel.chance import Odds, draw
from footplate.kernel.game import Message, Options, Score, View, frames
from footplate.kernel.ledger import Ledger, read
from footplate.kernel.phase import EachSeat, Judges, Phase, Sequence, Shown
from footplate.kernel.record import Entry
from footplate.kernel.rule import Rule
from footplate.kernel.state import State

COLOURS: Final = ("amber", "black", "cyan")
STOPS: Final = ("ash", "birch", "cedar", "elm", "fir")  # in a ring round the pond
NAMES: Final = ("ann", "bob", "cat")
COPIES: Final = 3  # of each colour
COINS: Final = 3
UNDECIDED: Final = -1
NOWHERE: Final = -1

RULES: Final = """
game = "toy"
rulebook = "Round the Pond, made up for the tests"

[[rule]]
id = "TY-01"
title = "Cubes"
sentence = "Each player draws cubes from the bag and keeps them secret."
section = "Set-up"

[[rule]]
id = "TY-02"
title = "Bids"
sentence = "All bid coins they have, in secret; the highest bidder walks first, and all pay."
section = "Bids"

[[rule]]
id = "TY-03"
title = "Turns"
sentence = "In the order of the bids each player lays a cube, walks or rests."
section = "Turns"

[[rule]]
id = "TY-04"
title = "Laying a cube"
sentence = "A cube in hand is laid on a stop with no cube."
section = "Turns"

[[rule]]
id = "TY-05"
title = "Walking"
sentence = "A walk goes from stop to neighbouring stop, at most three, none of them twice."
section = "Turns"
"""

Colour: TypeAlias = Annotated[int, Names("colour")]
Stop: TypeAlias = Annotated[int, Names("stop")]


class ToyOptions(Options, frozen=True):
    """How many cubes are drawn, and whether all have a second turn."""

    hands: Literal["small", "large"] = "small"
    encore: bool = False


class DrawCube(Action, frozen=True):
    """Chance draws a cube. [TY-01]"""

    colour: Colour


class SealBid(Action, frozen=True):
    """A bid in secret. [TY-02]"""

    amount: int


class OpenBids(Action, frozen=True):
    """All bids are shown. [TY-02]"""

    amounts: tuple[int, ...]


class LayCube(Action, frozen=True):
    """A cube is laid on a stop. [TY-04]"""

    colour: Colour
    stop: Stop


class Walk(Action, frozen=True):
    """A walk along some stops. [TY-05]"""

    path: tuple[Stop, ...]


class Rest(Action, frozen=True):
    """Nothing is done. [TY-03]"""


class Toy(State):
    """A position of the toy game."""

    ends: ClassVar[str] = "TY-03"

    options: ToyOptions
    bag: list[int]  # by colour
    hands: list[int]  # by seat and colour
    laid: list[int]  # by stop: a colour, or NOWHERE
    coins: list[int]
    order: list[Seat]
    visits: list[int]  # by stop
    pot: int = 0
    walker: int = 0  # the stop where the walker is

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.coins)

    def hand(self, seat: Seat) -> list[int]:
        """A player's cubes, by colour."""
        return self.hands[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]


class DrawHands(EachSeat[Toy]):
    """Each player draws cubes, for his eyes alone. [TY-01]"""

    cites: ClassVar[str] = "TY-01"
    purpose: ClassVar[str] = "cubes"

    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple(range(s.players)) * (1 if s.options.hands == "small" else 2)

    def actors(self, s: Toy) -> tuple[Seat, ...]:
        return (CHANCE,)

    def odds(self, s: Toy) -> Odds:
        return draw(s.bag, [DrawCube(colour) for colour in range(len(COLOURS))])

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
        return [(OpenBids(self.answers), 1)]

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
    """Each lays a cube, walks or rests. [TY-03]"""

    cites: ClassVar[str] = "TY-03"
    judges: ClassVar[Judges] = {
        LayCube: (Rule("TY-04", holds_the_cube), Rule("TY-04", stop_is_free)),
        Walk: (Rule("TY-05", goes_to_neighbours), Rule("TY-05", no_stop_twice), Rule("TY-05", not_too_far)),
        Rest: (),
    }

    def line(self, s: Toy) -> tuple[Seat, ...]:
        return tuple(s.order) * (2 if s.options.encore else 1)

    def options(self, s: Toy, seat: Seat) -> Iterable[Action]:
        free = [stop for stop, colour in enumerate(s.laid) if colour == NOWHERE]
        held = [colour for colour, count in enumerate(s.hand(seat)) if count]
        return [*[LayCube(colour, stop) for colour in held for stop in free], *walks(s), Rest()]

    def apply(self, s: Toy, seat: Seat, action: Action) -> None:
        match action:
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


class Course(Sequence[Toy]):
    """The whole game."""

    steps: ClassVar[tuple[type[Phase[Any]], ...]] = (DrawHands, Bids, Turns)


class ToyView(View, frozen=True):
    """All but the bag, the hands of others and bids not yet opened."""

    options: ToyOptions
    hand: tuple[int, ...]
    held: tuple[int, ...]
    in_bag: int
    laid: tuple[int, ...]
    coins: tuple[int, ...]
    order: tuple[Seat, ...]
    visits: tuple[int, ...]
    pot: int
    walker: int


class ToyGame:
    """The contract's answers; a variant changes one of them."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Round the Pond"
    ruleset: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 4)
    options: ClassVar[type[Any]] = ToyOptions
    actions: ClassVar[tuple[type[Action], ...]] = (DrawCube, SealBid, OpenBids, LayCube, Walk, Rest)

    position: ClassVar[type[Toy]] = Toy
    course: ClassVar[type[Phase[Toy]]] = Course

    def ledger(self) -> Ledger:
        return read(RULES)

    def setup(self, options: ToyOptions) -> Toy:
        players = options.players
        s = self.position(
            agenda=[],
            options=options,
            bag=[COPIES] * len(COLOURS),
            hands=[0] * (players * len(COLOURS)),
            laid=[NOWHERE] * len(STOPS),
            coins=[COINS] * players,
            order=list(range(players)),
            visits=[0] * len(STOPS),
        )
        s.push(self.course())
        return s

    def words(self, s: Toy) -> Words:
        return {"seat": NAMES[: s.players], "colour": COLOURS, "stop": STOPS}

    def view(self, s: Toy, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            actors=s.actors(),
            frames=frames(s, seat),
            options=s.options,
            hand=() if seat is None else tuple(s.hand(seat)),
            held=tuple([sum(s.hand(one)) for one in range(s.players)]),
            in_bag=sum(s.bag),
            laid=tuple(s.laid),
            coins=tuple(s.coins),
            order=tuple(s.order),
            visits=tuple(s.visits),
            pot=s.pot,
            walker=s.walker,
        )

    def imagine(self, s: Toy, seat: Seat | None, rng: Random) -> Toy:
        """The cubes of the bag and of others are mixed and dealt anew; bids of others are made up."""
        twin = s.copy()
        others = [one for one in range(s.players) if one != seat]
        sizes = [sum(s.hand(one)) for one in others]
        hidden = list(s.bag)
        for one in others:
            hidden = [count + more for count, more in zip(hidden, s.hand(one), strict=True)]
        cubes = [colour for colour, count in enumerate(hidden) for _ in range(count)]
        rng.shuffle(cubes)
        for one, size in zip(others, sizes, strict=True):
            hand = [cubes.pop() for _ in range(size)]
            for colour in range(len(COLOURS)):
                twin.hands[one * len(COLOURS) + colour] = hand.count(colour)
        twin.bag[:] = [cubes.count(colour) for colour in range(len(COLOURS))]
        self._imagine_bids(twin, others, rng)
        return twin

    def _imagine_bids(self, s: Toy, others: list[Seat], rng: Random) -> None:
        for phase in s.agenda:
            if isinstance(phase, Bids):
                phase.answers = tuple(
                    [
                        rng.randint(0, s.coins[seat]) if seat in others and bid != UNDECIDED else bid
                        for seat, bid in enumerate(phase.answers)
                    ]
                )

    def standing(self, s: Toy) -> tuple[Score, ...]:
        return tuple(
            [
                Score(seat, 1 + sum([other > coins for other in s.coins]), coins)
                for seat, coins in enumerate(s.coins)
            ]
        )

    def census(self, s: Toy) -> Mapping[str, int]:
        cubes = {
            name: s.bag[colour] + sum(s.hands[colour :: len(COLOURS)]) + s.laid.count(colour)
            for colour, name in enumerate(COLOURS)
        }
        return {**cubes, "coins": sum(s.coins) + s.pot}

    def story(self, before: Toy, entry: Entry[Any], after: Toy) -> Message:
        return Message(f"toy-{kind(entry.action)}", {"seat": entry.seat})

    def picture(self, view: ToyView) -> str:
        return " ".join([STOPS[view.walker], *[str(coins) for coins in view.coins]])


TOY: Final = ToyGame()


def with_phase(old: type[Phase[Toy]], new: type[Phase[Toy]]) -> ToyGame:
    """The toy game with another phase in the place of one of its own."""

    class Changed(Course):
        steps: ClassVar[tuple[type[Phase[Any]], ...]] = tuple(
            [new if step is old else step for step in Course.steps]
        )

    class ChangedGame(ToyGame):
        course: ClassVar[type[Phase[Toy]]] = Changed

    return ChangedGame()

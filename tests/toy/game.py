"""A toy game: cubes from a bag, secret bids, and a walk round a pond; small enough to break on purpose."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from footplate.kernel.action import Action, Seat, Words, kind
from footplate.kernel.game import Message, Rival, Score, View, frames
from footplate.kernel.ledger import Ledger, read
from footplate.kernel.phase import Phase
from footplate.kernel.record import Entry
from tests.toy.actions import (
    COLOURS,
    NAMES,
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
from tests.toy.phases import UNDECIDED, Bids, Course
from tests.toy.state import NOWHERE, Toy, ToyOptions

RULES: Final = Path(__file__).with_name("rules.toml")
COPIES: Final = 3  # of each colour


class ToyComponents(msgspec.Struct, frozen=True):
    """The stops, and how many cubes there are of each colour."""

    stops: tuple[str, ...]
    copies: int


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
    ruleset: ClassVar[int] = 3
    players: ClassVar[range] = range(2, 4)
    options: ClassVar[type[Any]] = ToyOptions
    actions: ClassVar[tuple[type[Action], ...]] = (
        DrawCube,
        SealBid,
        OpenBids,
        Toss,
        LayCube,
        Walk,
        Rest,
        Alight,
    )

    views: ClassVar[type[View]] = ToyView
    components_type: ClassVar[type[msgspec.Struct]] = ToyComponents

    position: ClassVar[type[Toy]] = Toy
    course: ClassVar[type[Phase[Toy]]] = Course

    def ledger(self) -> Ledger:
        return read(RULES.read_text("utf-8"))

    def components(self, options: ToyOptions) -> ToyComponents:
        return ToyComponents(STOPS, COPIES)

    def setup(self, options: ToyOptions) -> Toy:
        players = options.players
        s = self.position(
            agenda=[],
            options=options,
            bag=[COPIES] * len(COLOURS),
            hands=[0] * (players * len(COLOURS)),
            laid=[NOWHERE] * len(STOPS),
            coins=[options.coins] * players,
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
            options=s.options,
            held=tuple([sum(s.hand(one)) for one in range(s.players)]),
            in_bag=sum(s.bag),
            laid=tuple(s.laid),
            coins=tuple(s.coins),
            order=tuple(s.order),
            visits=tuple(s.visits),
            pot=s.pot,
            walker=s.walker,
            **self.own(s, seat),
        )

    def own(self, s: Toy, seat: Seat | None) -> dict[str, Any]:
        return {"frames": frames(s, seat), "hand": () if seat is None else tuple(s.hand(seat))}

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

    def sums(self, s: Toy, seat: Seat) -> dict[str, int]:
        return {"cubes": sum(s.hand(seat)), "points": s.coins[seat]}

    def rivals(self, s: Toy) -> tuple[Rival, ...]:
        return ()

    def census(self, s: Toy) -> Mapping[str, int]:
        cubes = {
            name: s.bag[colour] + sum(s.hands[colour :: len(COLOURS)]) + s.laid.count(colour)
            for colour, name in enumerate(COLOURS)
        }
        return {**cubes, "coins": sum(s.coins) + s.pot}

    def price(self, s: Toy, seat: Seat, action: Action) -> int | None:
        return action.amount if isinstance(action, Toss) else None

    def gains(self, s: Toy, seat: Seat, action: Action) -> tuple[int, ...] | None:
        return None

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

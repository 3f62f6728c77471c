"""What lies on the oracle's table, in words, and how the oracle asks those who sit at it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from tests.oracle.days_of_steam.components import (
    A_COUNTER,
    A_GOOD,
    BONUS,
    COUNTERS,
    DECK,
    ENOUGH,
    FACE_UP,
    GOODS,
    LOOKS,
    MOST_STEAM,
    TILES,
    TOWN,
    TOWN_DECK,
    TOWNS,
    Track,
)
from tests.oracle.days_of_steam.paths import Spot, called

P = ParamSpec("P")
R = TypeVar("R")

Act: TypeAlias = "tuple[Any, ...]"  # ("play-tile", "curve-hill", "n2e1", "e")
CHANCE: Final = -1
START: Final = (0, 0)


class Good(NamedTuple):
    """A cube: where it started is remembered if that town is of its colour. [DS-62]"""

    colour: str
    home: Spot | None = None

    @property
    def word(self) -> str:
        """What it is called."""
        return self.colour if self.home is None else f"{self.colour}-of-{called(self.home)}"


class Train(NamedTuple):
    """Where a train stands, and on which track: that of a junction, a segment, a dead end, or a town."""

    spot: Spot
    sides: frozenset[int]


EVERYWHERE: Final = frozenset(range(4))


class Table:
    """Everything before the first draw. [DS-02, DS-05]"""

    def __init__(self, players: int, start_player: int = 0) -> None:
        self.players = players
        self.start_player = start_player
        self.turn = 0
        self.idle = 0
        self.passes = 0
        self.ends = ""
        self.steam = [0] * players
        self.coal = [0] * players
        self.circuits = [0] * players
        self.delivered: list[Counter[str]] = [Counter() for _ in range(players)]
        self.carried: list[Good | None] = [None] * players
        self.trains = [Train(START, EVERYWHERE)] * players
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck = Counter(DECK)
        self.covered: Counter[str] = Counter()
        self.town_deck = Counter(TOWN_DECK)
        self.face_up = [""] * FACE_UP
        self.face_up_goods: list[Counter[str]] = [Counter() for _ in range(FACE_UP)]
        self.bag = Counter(GOODS)
        self.tiles: dict[Spot, tuple[str, int]] = {}
        self.towns: dict[Spot, str] = {}  # in the order they came into play
        self.goods: defaultdict[Spot, Counter[Good]] = defaultdict(Counter)

    def ground(self) -> dict[Spot, Track]:
        """The track of every square that is not empty."""
        track = {spot: LOOKS[TILES[tile].kind][turns] for spot, (tile, turns) in self.tiles.items()}
        return {**track, **dict.fromkeys(self.towns, TOWN)}

    def heat(self, seat: int, steam: int) -> None:
        """More steam; what is above 6 is lost. [DS-05, DS-24]"""
        self.steam[seat] = min(MOST_STEAM, self.steam[seat] + steam)

    def colour(self, town: Spot) -> str:
        """The colour of a town in play."""
        return TOWNS[self.towns[town]].colour

    def put(self, town: Spot, colour: str) -> None:
        """A good starts in a town. [DS-62]"""
        self.goods[town][Good(colour, town if self.colour(town) == colour else None)] += 1

    def counters_left(self) -> int:
        """The circuit counters nobody has. [DS-43]"""
        return COUNTERS - sum(self.circuits)

    def points(self, seat: int) -> int:
        """Goods, counters and the bonus for different colours. [DS-90]"""
        goods = +self.delivered[seat]
        return A_GOOD * goods.total() + A_COUNTER * self.circuits[seat] + BONUS[len(goods)]

    def won(self, seat: int) -> bool:
        """Whether somebody has enough. [DS-90]"""
        return self.points(seat) >= ENOUGH

    def ranks(self) -> list[int]:
        """By points, counters and steam; who is equal in all of them shares a rank. [DS-91]"""
        results = [(self.points(seat), self.circuits[seat], self.steam[seat]) for seat in range(self.players)]
        best_first = sorted(results, reverse=True)
        return [1 + best_first.index(result) for result in results]


class Request:
    """Who is asked and what may be done, found only when somebody wants to know; or what chance may bring."""

    def __init__(
        self, seat: int, options: Callable[[], Iterable[Act]], odds: Mapping[Act, int] | None = None
    ) -> None:
        self.seat = seat
        self.odds = odds or {}
        self._options = options

    @cached_property
    def listed(self) -> list[Act]:
        """Every option."""
        return list(self._options())

    @cached_property
    def may(self) -> frozenset[Act]:
        """Every option, to ask for one of them."""
        return frozenset(self.listed)


Course: TypeAlias = Generator[Request, Act, R]  # asks, and is told what was done


def ask(seat: int, options: Callable[P, Iterable[Act]], *about: P.args, **more: P.kwargs) -> Course[Act]:
    """One player decides; what can be decided is found from what it is about."""
    return (yield Request(seat, lambda: options(*about, **more)))


def chance(odds: Mapping[Act, int]) -> Course[Any]:
    """Chance decides, and its answer is the last word of the act."""
    act = yield Request(CHANCE, lambda: odds, odds)
    return act[-1]

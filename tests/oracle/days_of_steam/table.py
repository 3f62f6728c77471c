"""What lies on the oracle's table, in words."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final, NamedTuple

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

"""What lies on the oracle's table, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.oracle.steamrollers.components import (
    BONUS,
    CHARTS,
    CITIES,
    COAL,
    COLOUR_OF,
    EMPTY_CITIES,
    FACES,
    GOODS,
    OLIVE_ENGINE,
    OLIVE_REGIONS,
    ORDER_FACES,
    ORDERS,
    TILES,
)
from tests.oracle.steamrollers.sheet import Borders, network


class Agreed(NamedTuple):
    """What is agreed before the game."""

    players: int
    coal: bool = False
    orders: bool = False
    powers: bool = False
    borders: str = "open"
    level: str = "clerk"
    start_player: int = 0


class Good(NamedTuple):
    """A good that a player could deliver, if there were a way: its name, where it lies, its colour."""

    word: str
    city: str
    colour: str


class Table:
    """Everything before the first draw. [SR-01, SR-13]"""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.players = agreed.players
        self.seats = range(agreed.players)
        self.bag = Counter({colour: count for colour, count in GOODS.items() if colour != COAL})
        self.coal = GOODS[COAL]
        self.supply: dict[str, list[str]] = {city: [] for city in CITIES}
        self.faces = dict.fromkeys(TILES, "")
        self.holders: dict[str, int | None] = dict.fromkeys(TILES)
        self.sideways: set[str] = set()
        self.in_use: set[str] = set()
        self.order_faces = dict.fromkeys(ORDERS, "")
        self.order_owners: dict[str, int | None] = dict.fromkeys(ORDERS)
        self.sheets: list[dict[str, str]] = [{} for _ in self.seats]
        self.boxes: list[set[str]] = [set() for _ in self.seats]
        self.delivered = [0 for _ in self.seats]
        self.bonus = [0 for _ in self.seats]
        self.kept: list[Counter[str]] = [Counter() for _ in self.seats]
        self.personal: list[Good | None] = [None for _ in self.seats]
        self.dice: list[str] = []
        self.black = ""
        self.chart = ""
        self.start = 0
        self.seized = ""
        self.had_a_die: set[int] = set()  # whose turn has come this round, or who has seized a die
        self.stirred = False
        self.quiet = 0
        self.crossed: Counter[str] = Counter()
        self.olive_delivered = 0
        self.olive_has_won = False
        self.ends = ""
        self.told: Counter[str] = Counter()  # what else has happened

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
        return self.players == 1

    @property
    def blocked(self) -> Borders:
        """The borders that nothing crosses. [SR-09]"""
        return CHARTS[self.agreed.borders, self.chart] if self.chart else frozenset()

    def empty_cities(self) -> int:
        """How many cities of the supply board have no goods. [SR-12, SR-15]"""
        return len([city for city in CITIES if not self.supply[city]])

    def running_out(self) -> bool:
        """Whether the game ends with this round. [SR-12]"""
        return self.empty_cities() >= EMPTY_CITIES

    def goods_for(self, seat: int) -> Iterator[Good]:
        """The goods on the supply board, and a player's own. [SR-15, SR-30, SR-70]"""
        for city, goods in self.supply.items():
            for colour in dict.fromkeys(goods):
                yield Good(f"{colour}-of-{city}", city, colour)
                if self.solo and apart(goods, colour):
                    yield Good(f"last-{colour}-of-{city}", city, colour)
        own = self.personal[seat]
        if own:
            yield own

    def accepts(self, city: str, good: Good) -> bool:
        """Whether a good may be delivered to a city at all. [SR-30]"""
        return city != good.city and good.colour in (COLOUR_OF[city], COAL)

    def back_to_the_centre(self, tile: str) -> None:
        """A tile is nobody's any more. [SR-46]"""
        self.holders[tile] = None
        self.sideways.discard(tile)
        self.in_use.discard(tile)

    def holder_of(self, effect: str) -> int | None:
        """Who has the tile that shows this, if it is the side that is up and anybody has it."""
        return next((self.holders[tile] for tile in TILES if FACES[self.faces[tile]].effect == effect), None)

    def tile_points(self, seat: int | None) -> list[int]:
        """The points of the action tiles that somebody has, or that lie in the centre. [SR-60]"""
        return [
            FACES[self.faces[tile]].points
            for tile in TILES
            if self.faces[tile] and self.holders[tile] == seat
        ]

    def network(self, seat: int) -> int:
        """Points for connections. [SR-60]"""
        return network(self.sheets[seat], self.blocked)

    def points(self, seat: int) -> int:
        """Deliveries, connections, engine, tiles, orders, and the power Plus two. [SR-60]"""
        orders = [
            ORDER_FACES[self.order_faces[one]].points for one in ORDERS if self.order_owners[one] == seat
        ]
        engine = BONUS.get(len(self.boxes[seat]), 0)
        railway = [self.delivered[seat], self.network(seat), engine, self.bonus[seat]]
        return sum([*railway, *self.tile_points(seat), *orders])

    def olive_points(self) -> int:
        """Her deliveries, her engine, her two best regions, and what is good in the centre. [SR-75]"""
        best = sorted([self.crossed[city] for city in CITIES], reverse=True)[:OLIVE_REGIONS]
        tiles = [points for points in self.tile_points(None) if points > 0]
        return sum([self.olive_delivered, OLIVE_ENGINE, *best, *tiles])

    def ranks(self) -> list[int]:
        """By points, checked boxes and connections; who is equal in all shares a rank. [SR-61, SR-75]"""
        if self.solo:
            return [1 if self.points(0) > self.olive_points() and not self.olive_has_won else 2]
        results = [(self.points(seat), len(self.boxes[seat]), self.network(seat)) for seat in self.seats]
        best_first = sorted(results, reverse=True)
        return [1 + best_first.index(result) for result in results]

    def outcome(self) -> Iterator[str]:
        """What the end of the game was like."""
        yield f"ended by {self.ends}"
        points = [self.points(seat) for seat in self.seats]
        if len(set(points)) < self.players:
            yield (
                "equal points, one place" if len(set(self.ranks())) < self.players else "a tie that is broken"
            )
        if any([self.network(seat) < network(self.sheets[seat], frozenset()) for seat in self.seats]):
            yield "a connection across a blocked border"
        if self.solo:
            yield "Olive is beaten" if self.ranks() == [1] else "Olive wins"


def apart(goods: list[str], colour: str) -> bool:
    """Whether two goods of a colour lie in the line with another between them. [SR-70]"""
    first, last = goods.index(colour), len(goods) - 1 - goods[::-1].index(colour)
    return any([goods[at] != colour for at in range(first, last)])

"""What lies on the oracle's table, in words."""

from __future__ import annotations

from collections import Counter

from tests.oracle.steam.board import Board, Piece
from tests.oracle.steam.components import ACTION_TILES, CUBES, HIGHEST, NEW_CITIES
from tests.oracle.steam.country import Hex, read


class Table:
    """Everything before the first draw. [ST-10, ST-11]"""

    def __init__(self, players: int, game: str, country: str, first_order: str, beginners: str) -> None:
        self.players = players
        self.game = game
        self.first_order = first_order
        self.beginners = [int(seat) - 1 for seat in beginners.split(",") if seat.strip()]
        self.country = read(country)
        self.board = Board(self.country)
        self.turn = 0
        self.over = False
        self.order: list[int] = []
        self.cash = [0] * players
        self.income = [0] * players
        self.points = [0] * players
        self.level = [1] * players
        self.tile = [""] * players
        self.passing: set[int] = set()  # whose tile is without effect
        self.committed: set[int] = set()  # who still has a city to grow or to found
        self.ahead: int | None = None  # who may pass once in the auction [ST-93]
        self.bankrupt: list[int] = []
        self.builders: set[int] = set()  # who has built track that then was theirs
        self.fresh: set[Piece] = set()  # what was built in the build turn under way
        self.bag = Counter(CUBES)
        self.cubes: Counter[tuple[Hex, str]] = Counter()
        self.supply: list[list[str]] = [[] for _ in range(self.country.supply_spaces)]
        self.markers: set[Hex] = set()  # printed cities that have grown
        self.new_cities = Counter(NEW_CITIES)

    def holder(self, tile: str) -> list[int]:
        """Who has an action tile and may use it, if anybody."""
        return [seat for seat in self.order if self.tile[seat] == tile and seat not in self.passing]

    def free_tiles(self) -> list[str]:
        """The action tiles that nobody has."""
        return [tile for tile in ACTION_TILES if tile not in self.tile]

    def sets(self) -> list[int]:
        """The Goods Supply spaces with cubes on them. [ST-13]"""
        return [space for space, cubes in enumerate(self.supply) if cubes]

    def growable(self) -> list[Hex]:
        """The printed cities without a marker. [ST-34]"""
        return [city for city in self.country.cities if city not in self.markers]

    def earn(self, seat: int, points: int) -> None:
        """Income ends at the top of its track; what is beyond is lost. [ST-23]"""
        self.income[seat] = min(HIGHEST, self.income[seat] + points)

    def score(self, seat: int) -> int:
        """Points, half of the income or twice the debt, and completed links. [ST-80]"""
        income = self.income[seat]
        return self.points[seat] + (income // 2 if income > 0 else 2 * income) + self.board.links_of(seat)

    def ranks(self) -> list[int]:
        """By points, income, the lower tile; then come the bankrupt, the last first. [ST-72, ST-81, ST-82]"""
        left = [seat for seat in range(self.players) if seat not in self.bankrupt]
        tiles = ["", *ACTION_TILES]
        left.sort(key=lambda seat: (-self.score(seat), -self.income[seat], tiles.index(self.tile[seat])))
        places = [*left, *reversed(self.bankrupt)]
        return [places.index(seat) + 1 for seat in range(self.players)]

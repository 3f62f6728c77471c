"""What lies on the oracle's table, in words."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias

from tests.oracle.volldampf.components import (
    ACTION_CARDS,
    BONDS,
    CUBES,
    MERCHANDISE,
    SECTIONS,
    SYMBOLS,
    TAKEN_OUT,
    TRACK_COPIES,
)

Cube: TypeAlias = "tuple[str, str]"  # where it lies, and its colour
START_MONEY: Final = 10


class Table:
    """Money, sections, cubes and cards before the first draw. [VD-10, VD-11, VD-12]"""

    def __init__(self, players: int, money: str, red_cities: str, start_player: int) -> None:
        self.players = players
        self.money = money
        self.red_cities = red_cities
        self.start_player = start_player  # 0 is drawn by lot
        self.round = 0
        self.over = False
        self.order = list(range(players))
        self.cash = [START_MONEY] * players
        self.income = [0] * players
        self.bonds = [0] * players
        self.sections = [SECTIONS[players]] * players
        self.built: dict[int, int] = {}  # the number of a space, and who has built there
        self.cubes: Counter[Cube] = Counter()
        self.bag = Counter(CUBES)
        self.fingers: list[str] = []  # the colour of a cube taken up and not yet put down
        self.merchandise = list(range(len(MERCHANDISE)))
        self.used_merchandise: list[int] = []
        self.track_deck = Counter(dict.fromkeys(SYMBOLS, TRACK_COPIES - TAKEN_OUT[players]))
        self.track_discards: Counter[str] = Counter()
        self.groups: list[list[str]] = [[] for _ in range(players)]
        self.heap: list[str] = []  # track cards being rearranged
        self.track_cards: list[list[str]] = [[] for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deck = list(Counter(ACTION_CARDS).elements())
        self.discards: list[str] = []

    def bonds_left(self) -> int:
        """The bond value that the bank still has. [VD-23]"""
        return BONDS - sum(self.bonds)

    def last(self) -> list[int]:
        """Whoever has nobody behind on the income track, in sequence order. [VD-71, VD-82]"""
        return [seat for seat in self.order if all([self.income[seat] <= income for income in self.income])]

    def standing(self) -> list[tuple[int, int, int]]:
        """Place, points, money: income less bonds, then money, then shared. [VD-90, VD-91, VD-92]"""
        points = [self.income[seat] - self.bonds[seat] for seat in range(self.players)]
        places = []
        for seat, mine in enumerate(points):
            further = [other for other in range(self.players) if points[other] > mine]
            level = [other for other in range(self.players) if points[other] == mine]
            richer = [other for other in level if self.cash[other] > self.cash[seat]]
            places.append((1 + len(further) + len(richer), mine, self.cash[seat]))
        return places

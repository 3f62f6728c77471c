"""A game of the engine with the oracle beside it; both must say the same about every position."""

from __future__ import annotations

from collections import Counter
from random import Random

from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.state import DaysOfSteam
from tests.oracle.agreement import Agreement, agreed, same
from tests.oracle.course import CHANCE
from tests.oracle.days_of_steam.columns import DERIVED, columns, known
from tests.oracle.days_of_steam.components import COLOURS, SIDES, TILES, TOWNS
from tests.oracle.days_of_steam.days_of_steam import game
from tests.oracle.days_of_steam.paths import called, located
from tests.oracle.days_of_steam.plans import BOXES, Plan, moves
from tests.oracle.days_of_steam.table import Table


class Beside:
    """The oracle's table beside a game of the engine."""

    def __init__(self, plan: Plan, share: float) -> None:
        self.plan = plan
        self.share = share  # of the turns at whose start all options are compared
        self.table = Table(plan.players, plan.start_player)
        self.table.deck = Counter(BOXES[plan.box].tiles)
        self.table.town_deck = Counter(BOXES[plan.box].towns)
        self.table.coal = [plan.coal] * plan.players
        self.agreement = Agreement(DAYS_OF_STEAM, game(self.table), Random(f"beside {plan}"))
        self.fed = CHANCE

    def look(self, s: DaysOfSteam) -> None:
        """Compare the position: who may do what, and what lies on the table."""
        request = self.agreement.request
        if request and request.seats not in ((CHANCE,), (self.fed,)):
            (self.fed,) = request.seats
            self.table.heat(self.fed, self.plan.steam)
        self.agreement.deciders(s)
        self._compare_words(s)
        self._compare_table(s)
        self.agreement.odds(s)
        in_turn = bool(s.agenda) and type(s.agenda[-1]).__name__ == "TakeTurn"
        if not in_turn or self.agreement.rng.random() < self.share:
            self.agreement.options(s)

    def finish(self, s: DaysOfSteam) -> None:
        """Compare the end."""
        self.look(s)
        same("ends", self.table.ends, s.ends)
        tally = self.agreement.tally
        tally["circuits"] += sum(self.table.circuits)
        tally["goods delivered"] += sum([goods.total() for goods in self.table.delivered])
        tally["tiles covered"] += self.table.covered.total()
        tally[f"ended by {self.table.ends}"] += 1

    def _compare_words(self, s: DaysOfSteam) -> None:
        words = DAYS_OF_STEAM.words(s)
        same("squares", frozenset([called(spot) for spot in known(self.table)]), frozenset(words["square"]))
        for name, mine in (("side", SIDES), ("tile", TILES), ("town", TOWNS), ("colour", COLOURS)):
            same(name, list(mine), list(words[name]))

    def _compare_table(self, s: DaysOfSteam) -> None:
        mine = columns(self.table, [located(word) for word in DAYS_OF_STEAM.words(s)["square"]])
        self.agreement.columns(s, mine, DERIVED)
        scores = DAYS_OF_STEAM.standing(s)
        points = [self.table.points(seat) for seat in range(self.table.players)]
        same("points", points, [score.points for score in scores])
        same("ranks", self.table.ranks(), [score.rank for score in scores])


def compare(plan: Plan, share: float = 1.0) -> Counter[str]:
    """Play a game with the oracle beside it; returns how much they agreed on."""
    return agreed(plan, Beside(plan, share), moves(plan))

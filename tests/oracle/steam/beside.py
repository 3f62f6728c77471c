"""A game of the engine with the oracle beside it; both must say the same about every position."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from footplate.games.steam.game import STEAM
from footplate.games.steam.state import Steam
from footplate.kernel.action import Words
from tests.oracle.agreement import Agreement, agreed, same
from tests.oracle.steam.columns import columns, track_columns
from tests.oracle.steam.components import ACTION_TILES, COLOURS, FACES, SIDES
from tests.oracle.steam.plans import Plan, moves
from tests.oracle.steam.steam import game
from tests.oracle.steam.table import Table

BY_SEAT: Final = ("cash", "income", "points", "level")
# Phases whose options take the oracle long to find.
LONG: Final = ("BuildTrack", "BuildTrackOrDecline", "MoveGoods")


class Beside:
    """The oracle's table beside a game of the engine."""

    def __init__(self, plan: Plan, share: float) -> None:
        options = (plan.players, plan.game, plan.map_option(), plan.first_order, plan.beginners)
        self.plan = plan
        self.share = share  # of the positions in long phases at which all options are compared
        self.table = Table(*options)
        self.table.board.missing = plan.missing()
        self.table.new_cities = Counter(plan.new_cities())
        self.agreement = Agreement(STEAM, game(self.table), Random(f"beside {plan}"))
        self.granted = 1

    def look(self, s: Steam) -> None:
        """Compare the position: who may do what, and what lies on the table."""
        if self.table.turn > self.granted:
            self.granted = self.table.turn
            for seat in self.table.order:
                self.table.cash[seat] += self.plan.grant
        if not self.agreement.tally["positions"]:
            self._compare_words(STEAM.words(s))
        self.agreement.deciders(s)
        self._compare_table(s)
        self.agreement.odds(s)
        in_long = bool(s.agenda) and type(s.agenda[-1]).__name__ in LONG
        if not in_long or self.agreement.rng.random() < self.share:
            self.agreement.options(s)

    def finish(self, s: Steam) -> None:
        """Compare the end."""
        self.look(s)
        same("over", self.table.over, s.over)
        scores = STEAM.standing(s)
        same("ranks", self.table.ranks(), [score.rank for score in scores])
        for seat in range(self.table.players):
            if seat not in self.table.bankrupt:
                same(f"points of {seat}", self.table.score(seat), scores[seat].points)
        self.agreement.tally["games with bankrupts"] += bool(self.table.bankrupt)

    def _compare_words(self, words: Words) -> None:
        country = self.table.country
        same("hexes", [*country.words.values(), *country.water], list(words["hex"]))
        for name, known in (("side", SIDES), ("tile", FACES), ("colour", COLOURS), ("action", ACTION_TILES)):
            same(name, list(known), list(words[name]))

    def _compare_table(self, s: Steam) -> None:
        mine = {**columns(self.table), **track_columns(self.table)}
        ends = mine.pop("open_ends")
        self.agreement.columns(s, mine, [*BY_SEAT, "order", "bank", "board", "open_ends"])
        same("open_ends", ends, sorted(s.open_ends))
        same("money in all", 0, s.bank + sum(s.cash))
        order = self.table.order
        if len(order) + len(self.table.bankrupt) == self.table.players:  # the first order is known
            same("order", order, s.order)
        for name in BY_SEAT:  # of whoever is in the game
            both = [getattr(one, name) for one in (self.table, s)]
            same(name, *[{seat: column[seat] for seat in s.order} for column in both])


def compare(plan: Plan, share: float = 1.0) -> Counter[str]:
    """Play a game with the oracle beside it; returns how much they agreed on."""
    return agreed(plan, Beside(plan, share), moves(plan))

"""A game of the engine with the oracle beside it; both must say the same about every position."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.state import SteamRollers
from tests.oracle.agreement import Agreement, agreed, same
from tests.oracle.steamrollers.columns import DERIVED, columns
from tests.oracle.steamrollers.components import (
    BLACK,
    CITIES,
    COLOURS,
    DIE,
    FACES,
    HEXES,
    ORDER_FACES,
    ORDERS,
    POWERS,
    TILES,
    TRACKS,
)
from tests.oracle.steamrollers.plans import Plan, moves
from tests.oracle.steamrollers.steamrollers import game
from tests.oracle.steamrollers.table import Agreed, Table

STRAYS: Final = 16  # of each kind of action, tried at each position
WORDS: Final = {
    "die": DIE,
    "city": CITIES,
    "hex": HEXES,
    "track": tuple(TRACKS),
    "black": tuple(BLACK),
    "colour": COLOURS,
    "tile": TILES,
    "face": tuple(FACES),
    "order": ORDERS,
    "order_face": tuple(ORDER_FACES),
    "power": POWERS,
    "chart": DIE,
    "good": tuple(
        [
            f"{which}{colour}-of-{city}"
            for which in ("", "last-", "own-")
            for city in CITIES
            for colour in COLOURS
        ]
    ),
}


class Beside:
    """The oracle's table beside a game of the engine."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.given = False
        self.table = Table(Agreed(plan.players, **plan.options()))
        self.agreement = Agreement(STEAMROLLERS, game(self.table), Random(f"beside {plan}"))

    def look(self, s: SteamRollers) -> None:
        """Compare the position: who may do what, what lies on the table, and how it would be scored."""
        if self.table.black and not self.given:
            self.given = True
            self._give_railways()
        if not self.agreement.tally["positions"]:
            same(
                "words",
                WORDS,
                {name: words for name, words in STEAMROLLERS.words(s).items() if name != "seat"},
            )
        self.agreement.deciders(s)
        self.agreement.columns(s, columns(self.table), DERIVED)
        self._compare_standing(s)
        self.agreement.odds(s)
        self.agreement.options(s, STRAYS)

    def _give_railways(self) -> None:
        """What the plan gives everybody before the first turn."""
        for seat, tracks in enumerate(self.plan.railways()):
            self.table.sheets[seat] = {**tracks, **self.table.sheets[seat]}
            self.table.boxes[seat] |= set(DIE[: self.plan.boxes])

    def finish(self, s: SteamRollers) -> None:
        """Compare the end."""
        self.look(s)
        same("ends", self.table.ends, s.ends)
        self.agreement.tally.update(self.table.told)
        self.agreement.tally.update(self.table.outcome())

    def _compare_standing(self, s: SteamRollers) -> None:
        table, scores, rivals = self.table, STEAMROLLERS.standing(s), STEAMROLLERS.rivals(s)
        same("points", [table.points(seat) for seat in table.seats], [score.points for score in scores])
        same("ranks", table.ranks(), [score.rank for score in scores])
        olive = [("olive", 3 - table.ranks()[0], table.olive_points())] if table.solo else []
        same("rivals", olive, [(rival.name, rival.rank, rival.points) for rival in rivals])


def compare(plan: Plan) -> Counter[str]:
    """Play a game with the oracle beside it; returns how much they agreed on."""
    return agreed(plan, Beside(plan), moves(plan))

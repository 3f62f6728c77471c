"""The games that are played with the oracle beside them: by whom, at which tables, with which luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from footplate.games.volldampf.game import VOLLDAMPF
from footplate.games.volldampf.options import VolldampfOptions
from footplate.games.volldampf.state import Volldampf
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import agree, option_sets
from tests.oracle.decision import played
from tests.oracle.volldampf.players import STYLES, decide


class Plan(NamedTuple):
    """A game to be played: by how many and whom, under which options, with which luck."""

    players: int
    options: tuple[tuple[str, Any], ...]
    company: str
    luck: str

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return "-".join([str(self.players), *options, self.company, self.luck])

    def agreed(self) -> VolldampfOptions:
        """The options as the engine takes them."""
        options = agree(VOLLDAMPF, self.players, dict(self.options))
        assert isinstance(options, VolldampfOptions)
        return options

    def styles(self, rng: Random) -> list[str]:
        """Who sits at the table: all of one style, a loner among workers, or all sorts."""
        match self.company:
            case "mixed":
                return rng.choices(["random", *STYLES], k=self.players)
            case "loner":
                return ["loner", *["worker"] * (self.players - 1)]
            case company:
                return [company] * self.players


TABLES: Final = tuple(product(VOLLDAMPF.players, [tuple(one.items()) for one in option_sets(VOLLDAMPF)]))
COMPANIES: Final = ("random", "builder", "hoarder", "spender", "mixed")
MORE_COMPANIES: Final = (*COMPANIES, "schemer", "dodger", "loner", "keeper", "pauper")


def plans(companies: Sequence[str], luck: str) -> list[Plan]:
    """Each company at each table; the start player is named where all sorts meet."""
    return [
        Plan(players, (*options, *named), company, luck)
        for company in companies
        for players, options in TABLES
        for named in [(("start_player", players),) if company == "mixed" else ()]
    ]


def endless(luck: str) -> Iterator[Plan]:
    """More and more plans, all different, by one seed."""
    number = 0
    while True:
        for company in MORE_COMPANIES:
            number += 1
            yield from plans([company], f"{luck}.{number}")


def moves(plan: Plan) -> Iterator[tuple[Volldampf, Seat, Action]]:
    """Each position with who decides what there, before it is carried out."""
    rng = Random(str(plan))
    styles = plan.styles(rng)
    return played(
        VOLLDAMPF.setup(plan.agreed()), rng, lambda s, seat, may: decide(s, seat, styles[seat], may, rng)
    )

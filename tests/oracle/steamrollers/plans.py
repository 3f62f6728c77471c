"""The games that are played with the oracle beside them: by whom, under which options, with which luck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import agree
from tests.oracle.decision import played
from tests.oracle.steamrollers.components import LEVELS
from tests.oracle.steamrollers.players import STYLES, decide

MIXED: Final = "mixed"


class Plan(NamedTuple):
    """A game to be played: by how many and whom, under which options, with which luck."""

    players: int
    company: str
    luck: str
    with_: str = ""  # of coal, orders and powers, those that are agreed
    borders: str = "open"
    level: str = "clerk"
    start_player: int = 0

    def __str__(self) -> str:
        more = [self.with_] if self.with_ else []
        more += [self.borders] if self.borders != "open" else []
        more += [self.level] if self.players == 1 else []
        more += [f"first {self.start_player}"] if self.start_player else []
        return "-".join([str(self.players), *more, self.company, self.luck])

    def options(self) -> dict[str, Any]:
        """The options by name."""
        named = {name: name in self.with_.split() for name in ("coal", "orders", "powers")}
        return {**named, "borders": self.borders, "level": self.level, "start_player": self.start_player}

    def agreed(self) -> SteamRollersOptions:
        """The options as the engine takes them."""
        options = agree(STEAMROLLERS, self.players, self.options())
        assert isinstance(options, SteamRollersOptions)
        return options

    def styles(self, rng: Random) -> list[str]:
        """Who sits at the table: all of one style, or all sorts."""
        if self.company == MIXED:
            return rng.choices(["random", *STYLES], k=self.players)
        return [self.company] * self.players


COMPANIES: Final = (*STYLES, MIXED, MIXED, MIXED, "random")


def endless(luck: str) -> Iterator[Plan]:
    """More and more plans, all different, by one seed."""
    number = 0
    while True:
        for players in (1, 2, 1, 3, 4, 5):
            number += 1
            rng = Random(f"{luck} {number}")
            chosen = [name for name in ("coal", "orders", "powers") if rng.random() < 0.6]
            yield Plan(
                players,
                rng.choice(COMPANIES),
                f"{luck}.{number}",
                " ".join(chosen) if players > 1 else "",
                rng.choice(("open", "medium", "hard")),
                rng.choice(LEVELS) if players == 1 else "clerk",
                rng.choice((0, rng.randint(1, players))),
            )


def first(games: int, luck: str) -> Iterator[Plan]:
    """So many plans for a long run."""
    return islice(endless(luck), games)


def moves(plan: Plan) -> Iterator[tuple[SteamRollers, Seat, Action]]:
    """Each position with who decides what there, before it is carried out."""
    rng = Random(str(plan))
    styles = plan.styles(rng)
    return played(
        STEAMROLLERS.setup(plan.agreed()), rng, lambda s, seat, may: decide(s, seat, styles[seat], may, rng)
    )

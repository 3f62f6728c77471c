"""The games that are played with the oracle beside them: by whom, under which options, with which luck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.games.steamrollers.options import SteamRollersOptions
from footplate.games.steamrollers.phases.draft import DraftDie
from footplate.games.steamrollers.state import SteamRollers
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import agree
from tests.oracle.company import MIXED, RANDOM, seated
from tests.oracle.decision import played
from tests.oracle.steamrollers.components import HEXES, LEVELS, TRACKS
from tests.oracle.steamrollers.players import STYLES, decide
from tests.oracle.steamrollers.railways import railway


class Plan(NamedTuple):
    """A game to be played: by how many and whom, under which options, with which luck."""

    players: int
    company: str
    luck: str
    with_: str = ""  # of coal, orders and powers, those that are agreed
    borders: str = "open"
    level: str = "clerk"
    start_player: int = 0
    links: int = 0  # connections that everybody is given before the first turn, as far as there is room
    boxes: int = 0  # and boxes of the engine

    def __str__(self) -> str:
        more = [self.with_] if self.with_ else []
        more += [self.borders] if self.borders != "open" else []
        more += [self.level] if self.players == 1 else []
        more += [f"first {self.start_player}"] if self.start_player else []
        more += [f"links {self.links}"] if self.links else []
        more += [f"boxes {self.boxes}"] if self.boxes else []
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

    def railways(self) -> list[dict[str, str]]:
        """The tracks that each player is given."""
        return [railway(Random(f"railway {self} {seat}"), self.links) for seat in range(self.players)]


COMPANIES: Final = (*STYLES, MIXED, MIXED, MIXED, RANDOM)


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
                rng.choice((0, rng.randint(1, players))) if players > 1 else 0,
                rng.choice((0, 0, 3, 6, 9)),
                rng.choice((0, 0, 2, 5)),
            )


def moves(plan: Plan) -> Iterator[tuple[SteamRollers, Seat, Action]]:
    """Each position with who decides what there, before it is carried out."""
    rng = Random(str(plan))
    styles = seated(plan.company, plan.players, STYLES, rng)
    given = False

    def give(s: SteamRollers) -> None:
        nonlocal given
        if isinstance(s.agenda[-1], DraftDie) and not given:
            given = True
            give_railways(plan, s)

    s = STEAMROLLERS.setup(plan.agreed())
    return played(s, rng, lambda s, seat, may: decide(s, seat, styles[seat], may, rng), give)


def give_railways(plan: Plan, s: SteamRollers) -> None:
    """Tracks and boxes for everybody, as if they had always been there."""
    stirred = s.stirred
    for seat, tracks in enumerate(plan.railways()):
        for hex_, track in tracks.items():
            if s.is_blank(seat, HEXES.index(hex_)):
                s.draw_track(seat, HEXES.index(hex_), list(TRACKS).index(track))
        for box in range(plan.boxes):
            s.check_box(seat, box)
    s.stirred = stirred

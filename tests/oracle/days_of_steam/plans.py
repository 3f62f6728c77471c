"""The games that are played with the oracle beside them: by whom, with which tiles, luck and steam."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.options import DaysOfSteamOptions
from footplate.games.days_of_steam.phases.turn import TakeTurn
from footplate.games.days_of_steam.state import DaysOfSteam
from footplate.kernel.action import CHANCE, Action, Seat
from footplate.kernel.game import agree
from tests.oracle.company import MIXED, RANDOM, seated
from tests.oracle.days_of_steam.components import COAL, DECK, TOWN_DECK
from tests.oracle.days_of_steam.players import STYLES, decide
from tests.oracle.decision import played

FEW_TOWNS: Final = {"red-1": 1, "yellow-1": 1, "blue-2": 1}


class Box(NamedTuple):
    """What is in the box: how many of which tiles, and of which towns."""

    tiles: dict[str, int]
    towns: dict[str, int] = TOWN_DECK


BOXES: Final = {
    "full": Box(DECK),
    "much to cover": Box({word: 6 if "overbuild" in word else 2 for word in DECK}),
    "traffic": Box({**DECK, "straight-hill": 12, "curve-hill": 8, "straight-stub": 8, "curve-stub-left": 5}),
    "towers": Box(
        {"straight": 12, "curve": 8, "triangle": 4, "straight-tower": 8, "curve-tower": 6}, FEW_TOWNS
    ),
    "straights": Box({"straight": 80, "straight-hill": 6}, FEW_TOWNS),
}


class Plan(NamedTuple):
    """A game to be played: by how many and whom, with which luck, and what makes it unlike others."""

    players: int
    company: str
    luck: str
    box: str = "full"
    start_player: int = 0
    steam: int = 0  # what everybody is given at the start of each turn
    coal: int = 0  # what everybody has at first, where there are too few towns to earn any

    def __str__(self) -> str:
        more = [self.box] if self.box != "full" else []
        more += [f"first {self.start_player}"] if self.start_player else []
        more += [f"steam {self.steam}"] if self.steam else []
        more += [f"coal {self.coal}"] if self.coal else []
        return "-".join([str(self.players), *more, self.company, self.luck])

    def agreed(self) -> DaysOfSteamOptions:
        """The options as the engine takes them."""
        options = agree(DAYS_OF_STEAM, self.players, {"start_player": self.start_player})
        assert isinstance(options, DaysOfSteamOptions)
        return options


COMPANIES: Final = (*STYLES, MIXED, MIXED, MIXED, RANDOM)


def endless(luck: str) -> Iterator[Plan]:
    """More and more plans, all different, by one seed."""
    number = 0
    while True:
        for players in (2, 3, 4):
            number += 1
            rng = Random(f"{luck} {number}")
            box = rng.choice(("full", "full", "full", *BOXES))
            yield Plan(
                players,
                rng.choice(COMPANIES),
                f"{luck}.{number}",
                box,
                rng.choice((0, rng.randint(1, players))),
                rng.choice((0, 0, 2)),
                rng.choice((0, COAL)) if BOXES[box].towns is FEW_TOWNS else 0,
            )


def opening(plan: Plan) -> DaysOfSteam:
    """The position before the first draw, with what the box holds."""
    s = DAYS_OF_STEAM.setup(plan.agreed())
    box = BOXES[plan.box]
    s.deck[:] = [box.tiles.get(word, 0) for word in DECK]
    s.town_deck = tuple([box.towns.get(word, 0) for word in TOWN_DECK])
    s.coal = tuple([plan.coal] * plan.players)
    return s


def moves(plan: Plan) -> Iterator[tuple[DaysOfSteam, Seat, Action]]:
    """Each position with who decides what there, before it is carried out."""
    rng = Random(str(plan))
    styles = seated(plan.company, plan.players, STYLES, rng)
    fed = CHANCE

    def feed(s: DaysOfSteam) -> None:
        nonlocal fed
        (seat,) = s.actors()
        if isinstance(s.agenda[-1], TakeTurn) and seat != fed:
            fed = seat
            s.heat(seat, plan.steam)

    return played(opening(plan), rng, lambda s, seat, may: decide(s, seat, styles[seat], may, rng), feed)

"""The games that are played with the oracle beside them: by whom, where, with which luck and money."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final, NamedTuple

from footplate.games.steam.components import SUPPLY
from footplate.games.steam.game import STEAM
from footplate.games.steam.options import SteamOptions
from footplate.games.steam.state import Steam
from footplate.kernel.action import Action, Seat
from footplate.kernel.game import agree
from tests.oracle.company import MIXED, RANDOM, seated
from tests.oracle.decision import played
from tests.oracle.steam.components import COLOURS, FACES, NEW_CITIES, PIECES
from tests.oracle.steam.players import STYLES, decide

GRANT: Final = 40  # dollars a turn, for boards that no honest railway could pay for
FEW_CITIES: Final = {"red": 1, "grey": 1}


class Plan(NamedTuple):
    """A game to be played: where, by how many and whom, under which options, with which luck."""

    country: str
    players: int
    game: str
    company: str
    luck: str
    first_order: str = "auction"
    beginners: str = ""
    grant: int = 0  # what everybody is given at the start of each turn but the first
    scarce: bool = False  # most track tiles and New City tiles are missing from the box

    def __str__(self) -> str:
        more = [self.first_order]
        more += [f"beginners {self.beginners}"] if self.beginners else []
        more += [f"grant {self.grant}"] if self.grant else []
        more += ["scarce"] if self.scarce else []
        return "-".join([self.country, str(self.players), self.game, *more, self.company, self.luck])

    def map_option(self) -> str:
        """The map's name, or the text of a map that takes six players."""
        return big_ruhr() if self.country == "big-ruhr" else self.country

    def agreed(self) -> SteamOptions:
        """The options as the engine takes them."""
        given = {
            "game": self.game,
            "map": self.map_option(),
            "first_order": self.first_order,
            "beginners": self.beginners,
        }
        options = agree(STEAM, self.players, given)
        assert isinstance(options, SteamOptions)
        return options

    def missing(self) -> list[str]:
        """Faces of tiles that nobody can lay: when tiles are scarce, all but a few of each kind. [ST-05]"""
        rng = Random(f"missing {self.luck}")
        lost = [(faces, count - rng.randint(0, 2 + count // 10)) for faces, count in PIECES.items()]
        return [rng.choice(faces) for faces, count in lost for _ in range(count)] if self.scarce else []

    def new_cities(self) -> dict[str, int]:
        """How many New City tiles there are of each colour."""
        return dict.fromkeys(COLOURS, 0) | (FEW_CITIES if self.scarce else NEW_CITIES)


@cache
def big_ruhr() -> str:
    """The Ruhr map for two to six, with so few Goods Supply spaces that goods run out. [ST-01, ST-14]"""
    text = files("footplate.games.steam").joinpath("data", "ruhr.toml").read_text("utf-8")
    return text.replace("players = { min = 3, max = 5,", "supply_spaces = 5\nplayers = { min = 2, max = 6,")


TABLES: Final = (
    ("practice", 2),
    ("practice", 3),
    ("northeast", 3),
    ("northeast", 4),
    ("northeast", 5),
    ("ruhr", 3),
    ("ruhr", 4),
    ("ruhr", 5),
    ("big-ruhr", 2),
    ("big-ruhr", 6),
)
COMPANIES: Final = (*STYLES, MIXED, RANDOM)


def endless(luck: str) -> Iterator[Plan]:
    """More and more plans, all different, by one seed."""
    number = 0
    while True:
        for country, players in TABLES:
            for game in ("base", "standard"):
                number += 1
                rng = Random(f"{luck} {number}")
                yield Plan(
                    country,
                    players,
                    game,
                    rng.choice(COMPANIES),
                    f"{luck}.{number}",
                    rng.choice(("auction", "random")) if game == "base" else "auction",
                    rng.choice(("", "1", "1,2")) if game == "standard" else "",
                    rng.choice((0, 0, GRANT)),
                    rng.random() < 0.2,
                )


def moves(plan: Plan) -> Iterator[tuple[Steam, Seat, Action]]:
    """Each position with who decides what there, before it is carried out."""
    rng = Random(str(plan))
    styles = seated(plan.company, plan.players, STYLES, rng)
    s = STEAM.setup(plan.agreed())
    for face in plan.missing():
        s.laid[FACES.index(face)] += 1
    s.available = SUPPLY.available(s.laid)
    s.new_cities[:] = plan.new_cities().values()
    turn = s.turn

    def grant(s: Steam) -> None:
        nonlocal turn
        if s.turn > turn:
            turn = s.turn
            for seat in s.order:
                s.pay(seat, -plan.grant)

    return played(s, rng, lambda s, seat, may: decide(s, seat, styles[seat], may, rng), grant)

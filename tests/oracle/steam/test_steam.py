"""An independent reading of the ledger agrees with the engine at every position of many games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from footplate.games.steam.actions import LayTrack, MoveCube, TakePassing
from footplate.games.steam.components import LOCOMOTIVE, TILES
from footplate.games.steam.game import STEAM
from footplate.games.steam.state import TOP_LEVEL, Steam
from footplate.kernel.action import Action, kind
from tests.oracle.independence import strange_imports
from tests.oracle.steam.__main__ import main
from tests.oracle.steam.beside import compare
from tests.oracle.steam.plans import GRANT, Plan, moves

SHARE: Final = 0.17  # of the builds and moves, all options are compared

GAMES: Final = {
    "practice": (
        Plan("practice", 2, "base", "mixed", "0", first_order="random"),
        Plan("practice", 3, "base", "collector", "0", grant=GRANT),
        Plan("practice", 3, "standard", "carrier", "0", beginners="2", grant=GRANT),
    ),
    "northeast, base": (
        Plan("northeast", 3, "base", "carrier", "0", grant=GRANT),
        Plan("northeast", 4, "base", "builder", "0"),
        Plan("northeast", 5, "base", "mixed", "0", first_order="random"),
    ),
    "northeast, standard": (
        Plan("northeast", 3, "standard", "builder", "0", grant=GRANT),
        Plan("northeast", 4, "standard", "bidder", "0"),
        Plan("northeast", 5, "standard", "carrier", "0", beginners="1,3"),
    ),
    "ruhr, base": (
        Plan("ruhr", 3, "base", "collector", "0", grant=GRANT),
        Plan("ruhr", 4, "base", "builder", "0", first_order="random"),
        Plan("ruhr", 5, "base", "carrier", "0"),
    ),
    "ruhr, standard": (
        Plan("ruhr", 3, "standard", "mixed", "0", grant=GRANT),
        Plan("ruhr", 4, "standard", "builder", "0", beginners="1"),
        Plan("ruhr", 5, "standard", "carrier", "0"),
    ),
    "two and six players": (
        Plan("big-ruhr", 2, "base", "wanderer", "0", grant=GRANT),
        Plan("big-ruhr", 6, "base", "mixed", "0", grant=GRANT),
        Plan("big-ruhr", 6, "standard", "carrier", "0"),
    ),
    "scarce tiles": (
        Plan("northeast", 3, "base", "collector", "0", grant=GRANT, scarce=True),
        Plan("ruhr", 5, "standard", "collector", "0", grant=GRANT, scarce=True),
        Plan("big-ruhr", 6, "base", "carrier", "2", grant=GRANT, scarce=True),
    ),
}
PLANS: Final = [plan for plans in GAMES.values() for plan in plans]


@pytest.mark.parametrize("plans", GAMES.values(), ids=GAMES)
def test_engine_and_oracle_agree_at_every_position(plans: tuple[Plan, ...]) -> None:
    """In all these games together far more than 500 full lists are compared, most of them of builds."""
    agreed: Counter[str] = sum([compare(plan, SHARE) for plan in plans], Counter())
    assert agreed["games"] == len(plans)
    assert agreed["lists of options"] >= 300
    assert agreed["lists in BuildTrack"] + agreed["lists in BuildTrackOrDecline"] >= 20
    assert agreed["lists in MoveGoods"] >= 10
    assert agreed["refusals"] >= 10_000


def seen(s: Steam, action: Action) -> set[str]:
    """What there is to be seen at a position, and in what is done there."""
    found = {kind(action)}
    found |= {"bankrupt"} if s.bankrupt else set()
    found |= {"no goods left"} if not any(s.stocks) else set()
    found |= {"every kind of tile but three is used up"} if s.available.bit_count() <= 3 else set()
    if isinstance(action, MoveCube) and len(action.route) == TOP_LEVEL:
        found.add("six links")
    if isinstance(action, TakePassing) and action.action == LOCOMOTIVE:
        found.add("nothing but closed tiles")
    if isinstance(action, LayTrack):
        old = TILES.lays[s.track[action.hex]].segments
        new = TILES.lays[TILES.number(action.tile, action.rotation)].segments
        found.add("redirect" if set(old) - set(new) else "improve" if old else "new")
    return found


def test_in_these_games_everything_is_done_that_can_be() -> None:
    done = {what for plan in PLANS for s, _, action in moves(plan) for what in seen(s, action)}
    assert done == {
        *[kind(cls) for cls in STEAM.actions],
        "bankrupt",
        "no goods left",
        "every kind of tile but three is used up",
        "six links",
        "nothing but closed tiles",
        "new",
        "improve",
        "redirect",
    }


def test_in_these_games_boards_grow_dense() -> None:
    tiles = {str(plan): max([sum(s.laid) for s, _, _ in moves(plan)]) for plan in PLANS if not plan.scarce}
    assert max(tiles.values()) > 75
    assert len([plan for plan, count in tiles.items() if count > 50]) >= 6


def test_a_long_run_tells_how_much_was_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("2", "a seed") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "        2 games" in lines
    assert lines[-1] == "        0 disagreements"


ORACLE: Final = (
    "auctions",
    "board",
    "building",
    "cities",
    "components",
    "country",
    "deliveries",
    "laying",
    "money",
    "moving",
    "steam",
    "supply",
    "table",
)


def test_the_oracle_uses_no_code_of_the_engine() -> None:
    assert not strange_imports(Path(__file__).parent, ORACLE)

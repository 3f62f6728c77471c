"""An independent reading of the ledger agrees with the engine at every position of many games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from footplate.games.steamrollers.game import STEAMROLLERS
from footplate.kernel.action import kind
from tests.oracle.company import MIXED
from tests.oracle.independence import strange_imports
from tests.oracle.steamrollers.__main__ import main
from tests.oracle.steamrollers.beside import compare
from tests.oracle.steamrollers.components import CITIES, LEVELS
from tests.oracle.steamrollers.plans import Plan
from tests.oracle.steamrollers.players import STYLES
from tests.oracle.steamrollers.sheet import across, network, ways

BORDERS: Final = ("open", "medium", "hard")
WITH: Final = ("coal orders powers", "orders", "coal", "powers")
RAILWAYS: Final = ((0, 0), (5, 3), (9, 5))  # how many links and boxes everybody is given


def together(players: int, luck: str) -> list[Plan]:
    """Players of every style, with all sorts of options."""
    return [
        Plan(players, company, luck, WITH[(at + players) % 4], BORDERS[at % 3])._replace(
            start_player=players if at % 2 else 0,
            links=RAILWAYS[(at + players) % 3][0],
            boxes=RAILWAYS[(at + players) % 3][1],
        )
        for at, company in enumerate((*STYLES, MIXED, "random"))
    ]


def alone() -> list[Plan]:
    """Against Olive at all levels."""
    return [
        Plan(1, company, f"{level} alone", "", BORDERS[at % 3], level, 0, *RAILWAYS[(at + number) % 3])
        for at, level in enumerate(LEVELS)
        for number, company in enumerate((*STYLES, MIXED, "random"))
    ]


# Olive crosses off the last hex of a region, then has to cross another because a good is guarded.
IN_VAIN: Final = Plan(1, "trickster", "g95", "", "hard", "rail-baron", links=6, boxes=4)
ALONE: Final = frozenset(["reroll-olive", "guard-good"])
TOGETHER: Final = frozenset(
    [
        *["pick-power", "put-good", "start-player", "show-order", "take-two-dice", "seize-die"],
        *["fill-order", "fill-order-with-coal"],
    ]
)
EVERYWHERE: Final = frozenset([kind(cls) for cls in STEAMROLLERS.actions]) - ALONE - TOGETHER
HAPPENS_ALONE: Final = frozenset(
    [
        *[f"{face} served" for face in ("1a", "1b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b")],
        "2 tiles for an action",
        "a tile of one's own taken",
        "a tile lost to Olive",
        "another die for Olive",
        "last delivered",
        "a good guarded in vain",
        "a connection across a blocked border",
        "ended by SR-74",
        "ended by SR-75",
        "Olive is beaten",
        "Olive wins",
    ]
)
HAPPENS_TOGETHER: Final = frozenset(
    [
        *[f"{tile}{side} served" for tile in CITIES for side in "ab"],
        "3 tiles for an action",
        "a tile of another taken",
        "a tile of one's own taken",
        "coal delivered",
        "own delivered",
        "a delivery over 9",
        "a connection across a blocked border",
        "a tie that is broken",
        "ended by SR-12",
        "ended by SR-17",
    ]
)


class Group(NamedTuple):
    """Games, the kinds of actions that are all done in them, and what else happens."""

    games: list[Plan]
    done: frozenset[str]
    happens: frozenset[str]


GROUPS: Final = {
    "alone": Group([*alone(), IN_VAIN], EVERYWHERE | ALONE, HAPPENS_ALONE),
    "two and three": Group([*together(2, "11"), *together(3, "11")], EVERYWHERE | TOGETHER, HAPPENS_TOGETHER),
    "four and five": Group(
        [*together(4, "7"), *together(5, "7")],
        EVERYWHERE | TOGETHER,
        HAPPENS_TOGETHER | {"equal points, one place"},
    ),
}


@pytest.mark.parametrize("group", GROUPS.values(), ids=GROUPS)
def test_engine_and_oracle_agree_at_every_position(group: Group) -> None:
    """All that can be done is done in these games, and much that is rare happens."""
    agreed: Counter[str] = sum([compare(plan) for plan in group.games], Counter())
    assert agreed["games"] == len(group.games)
    assert agreed["lists in UseDie"] + agreed["lists in UseSoloDie"] >= 1000
    assert agreed["refusals by rule"] >= 80_000
    assert {what.removesuffix(" done") for what in agreed if what.endswith(" done")} == group.done
    assert agreed.keys() >= group.happens


def test_a_long_run_tells_how_much_was_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("3", "a seed") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "        3 games" in lines
    assert lines[-1] == "        0 disagreements"


def test_no_city_touches_another() -> None:
    """So that walking from hex to hex never steps from city to city where there is no track."""
    assert not [city for city in CITIES for side in range(6) if across(city, side) in CITIES]


def test_the_oracle_knows_the_examples_of_deliveries_and_scores() -> None:
    """A red good from city 1 to 2 goes over 3 or 4; four connections with five towns are 9 points."""
    by_two_cities = {"1e": "e-w", "3e": "e-w", "3h": "nw-se", "4c": "nw-sw"}
    by_two_towns = {"1g": "nw-e", "1h": "e-w", "3g": "se-w", "4b": "nw-se"}
    last_leg = {"2f": "ne-sw", "4d": "ne-sw", "4f": "ne-w"}
    found = ways({**by_two_cities, **by_two_towns, **last_leg}, frozenset(), "1")
    assert {distance for city, distance in found if city == "2"} == {3, 4}
    three_four = {"3f": "sw-w", "3h": "ne-sw", "4b": "ne-se"}
    others = {"1f": "ne-se", "5c": "nw-se", "2g": "nw-sw", "6a": "ne-se", "4f": "e-w", "6d": "e-w"}
    assert network({**three_four, **others}, frozenset()) == 9


ORACLE: Final = (
    "components",
    "dice",
    "olive",
    "reasons",
    "set_up",
    "sheet",
    "steamrollers",
    "table",
    "turns",
)


def test_the_oracle_uses_no_code_of_the_engine() -> None:
    assert not strange_imports(Path(__file__).parent, ORACLE)

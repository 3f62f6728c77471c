"""An independent reading of the ledger agrees with the engine at every position of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from footplate.games.days_of_steam.actions import Advance, PlayTile, PlayTown, Roll, Stop
from footplate.games.days_of_steam.components import TILES, TOWN
from footplate.games.days_of_steam.game import DAYS_OF_STEAM
from footplate.games.days_of_steam.phases.speed_limit import SPEED_LIMIT, SpeedLimit
from footplate.games.days_of_steam.state import NO_TILE, NOTHING, DaysOfSteam
from footplate.games.days_of_steam.trains import ahead, dead_end, occupied, square_of
from footplate.kernel.action import Action, Seat, kind
from tests.oracle.days_of_steam.__main__ import main
from tests.oracle.days_of_steam.beside import compare
from tests.oracle.days_of_steam.components import ALL_TOWNS, COAL
from tests.oracle.days_of_steam.plans import Plan, moves
from tests.oracle.independence import strange_imports

SHARE: Final = 0.12  # of the turns, all options are compared

GAMES: Final = {
    "two players": (
        Plan(2, "mixed", "0"),
        Plan(2, "random", "0", start_player=2),
        Plan(2, "carrier", "0", steam=2),
    ),
    "three players": (
        Plan(3, "carrier", "0"),
        Plan(3, "builder", "0", start_player=1),
        Plan(3, "founder", "0"),
    ),
    "four players": (
        Plan(4, "mixed", "0", steam=2),
        Plan(4, "carrier", "0"),
        Plan(4, "traveller", "0", "traffic", steam=2),
    ),
    "much to cover": (
        Plan(2, "meddler", "0", "much to cover"),
        Plan(3, "builder", "0", "much to cover"),
        Plan(4, "mixed", "0", "much to cover", steam=2),
    ),
    "few towns": (
        Plan(2, "stoker", "0", "towers", coal=COAL),
        Plan(3, "mixed", "0", "towers", coal=COAL, steam=2),
        Plan(3, "builder", "0", "straights", coal=COAL),
        Plan(4, "traveller", "0", "straights"),
        Plan(2, "mixed", "0", "straights", steam=2),
    ),
}
PLANS: Final = [plan for plans in GAMES.values() for plan in plans]


@pytest.mark.parametrize("plans", GAMES.values(), ids=GAMES)
def test_engine_and_oracle_agree_at_every_position(plans: tuple[Plan, ...]) -> None:
    agreed: Counter[str] = sum([compare(plan, SHARE) for plan in plans], Counter())
    assert agreed["games"] == len(plans)
    assert agreed["lists in TakeTurn"] >= 20
    assert agreed["lists in MoveTrain"] >= 80
    assert agreed["refusals"] >= 5_000


def seen(s: DaysOfSteam, seat: Seat, action: Action) -> Iterator[str]:
    """What is worth seeing in a position, and in what is done there."""
    yield kind(action)
    if len(s.towns) == ALL_TOWNS:
        yield "all towns are in play"
    if not s.counters_left():
        yield "no counters are left"
    match action:
        case PlayTile(square=square) if s.tile[square] != NO_TILE:
            yield "over a water tower" if TILES[s.tile[square]].tower else "over another tile"
        case PlayTown() if not any(s.town_deck):
            yield "a town that is not replaced"
        case Advance(side=side):
            where = ahead(s, square_of(s, seat), side)
            if occupied(s, seat, where):
                yield "passing a train"
            if dead_end(s, where, side ^ 2):
                yield "into a dead end"
        case Stop() if s.lay[square_of(s, seat)] == TOWN and s.carried[seat] != NOTHING:
            yield "unloading"
        case Roll(pips=pips):
            phase = s.agenda[-1]
            assert isinstance(phase, SpeedLimit)
            yield "a derailment" if pips <= phase.spent - SPEED_LIMIT else "a narrow escape"


def story(plan: Plan) -> Iterator[str]:
    """What is worth seeing in a game, and how it ends."""
    for s, seat, action in moves(plan):
        yield from seen(s, seat, action)
    yield s.ends


def test_in_these_games_everything_is_done_that_can_be() -> None:
    assert {what for plan in PLANS for what in story(plan)} == {
        *[kind(cls) for cls in DAYS_OF_STEAM.actions],
        "all towns are in play",
        "no counters are left",
        "over a water tower",
        "over another tile",
        "a town that is not replaced",
        "passing a train",
        "into a dead end",
        "unloading",
        "a derailment",
        "a narrow escape",
        "DS-12",
        "DS-15",
        "DS-90",
        "DS-91",
    }


def test_a_long_run_tells_how_much_was_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("2", "seed") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "        2 games" in lines
    assert lines[-1] == "        0 disagreements"


ORACLE: Final = ("circuits", "components", "days_of_steam", "draws", "laying", "moving", "paths", "table")


def test_the_oracle_uses_no_code_of_the_engine() -> None:
    assert not strange_imports(Path(__file__).parent, ORACLE)

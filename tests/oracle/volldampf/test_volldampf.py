"""An independent reading of the ledger agrees with the engine at every position of many games."""

from __future__ import annotations

from pathlib import Path

import pytest

from footplate.games.volldampf.board import SPACES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel.action import kind
from tests.oracle.independence import strange_imports
from tests.oracle.volldampf.__main__ import main
from tests.oracle.volldampf.beside import compare
from tests.oracle.volldampf.plans import COMPANIES, Plan, moves, plans

# With two players a loner comes to hold every card, so that there is none to be drawn.
PLANS = [*plans(COMPANIES, "0"), *[plan for plan in plans(["loner"], "0") if plan.players == 2]]


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_engine_and_oracle_agree_at_every_position(plan: Plan) -> None:
    assert compare(plan)["games"] == 1


def test_in_these_games_everything_is_done_that_can_be() -> None:
    done = {kind(action) for plan in PLANS for _, _, action in moves(plan)}
    assert done == {kind(cls) for cls in VOLLDAMPF.actions}


def test_in_these_games_boards_grow_dense() -> None:
    densest = max([max([s.built.bit_count() for s, _, _ in moves(plan)]) for plan in PLANS])
    assert densest > len(SPACES) * 3 // 4


def test_a_long_run_tells_how_much_was_agreed_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("3", "a seed") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "        3 games" in lines
    assert lines[-1] == "        0 disagreements"


ORACLE = ("action_cards", "components", "table", "transport", "volldampf")


def test_the_oracle_uses_no_code_of_the_engine() -> None:
    assert not strange_imports(Path(__file__).parent, ORACLE)

"""An independent reading of the ledger agrees with the engine at every position of many games."""

from __future__ import annotations

from pathlib import Path

import pytest

from footplate.games.volldampf.board import SPACES
from footplate.games.volldampf.game import VOLLDAMPF
from footplate.kernel.action import kind
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


@pytest.mark.parametrize("module", ["components", "table", "action_cards", "transport", "volldampf"])
def test_the_oracle_uses_no_code_of_the_engine(module: str) -> None:
    lines = Path(__file__).with_name(f"{module}.py").read_text("utf-8").splitlines()
    imports = [line for line in lines if line.startswith(("from ", "import "))]
    assert not any(["footplate" in line or "players" in line for line in imports])

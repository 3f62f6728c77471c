"""Nothing becomes slower by a third: counted in instructions, never in time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.speed.instructions import PYTHON, counted, fault, stored
from tests.speed.workload import TABLES


@pytest.mark.parametrize("game", TABLES)
def test_nothing_has_become_slower_by_a_third(game: str, tmp_path: Path) -> None:
    before = stored()
    if not before:
        pytest.skip(f"nothing is stored for Python {PYTHON}: python -m tests.speed.instructions counts it")
    now = counted(game, tmp_path)
    assert list(now) == list(before[game])
    faults = [fault(game, what, before[game][what], now[what]) for what in now]
    assert [one for one in faults if one] == []


def test_a_third_more_fails_and_a_third_less_asks_to_be_stored() -> None:
    assert fault("steam", "copies", 30.0, 39.9) == ""
    assert fault("steam", "copies", 30.0, 20.1) == ""
    slower = fault("steam", "copies", 30.0, 40.1)
    assert slower.startswith("steam: copies cost 40.1 turns of the loop each, and 30.0 when they were last")
    assert slower.endswith("slower by a third or more")
    assert fault("steam", "copies", 30.0, 19.9).endswith("by python -m tests.speed.instructions")

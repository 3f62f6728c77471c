"""`footplate review`: a game is looked back on, as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from footplate.bots.levels import Level
from footplate.bots.review import review
from tests.cli.conftest import Footplate
from tests.cli.records import finished, unfinished

QUICK = Level("quick", tries=8, seconds=0.0, iterations=12, depth=1, haste=1)


def test_a_review_tells_chances_costs_and_missed_deliveries(
    footplate: Footplate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("footplate.cli.review.look_back", partial(review, level=QUICK))
    path = tmp_path / "game.jsonl"
    path.write_bytes(finished("volldampf", 2).encode())
    answer = footplate("review", path)
    assert (answer.code, answer.err) == (0, "")
    head, chances, swings, missed = answer.out.split("\n\n")
    assert head.startswith("Volldampf: 1. ")
    assert chances.startswith("Chance of winning")
    assert swings.startswith(("Decisions that cost most", "No decision stands out"))
    assert missed.startswith(("The best deliveries missed", "No delivery was missed"))
    found = json.loads(footplate("review", path, "--json").out)
    for row in chances.splitlines()[2:]:
        number, *shares = row.split()
        at = found["numbers"].index(int(number))
        assert [float(share) for share in shares] == [round(one[at]) for one in found["shares"]]
    for one in (*found["swings"], *found["missed"]):
        assert f"{one['number']:>5}  " in answer.out
        assert f"better: {one['better_line']}" in answer.out


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_game_that_is_not_over_is_not_reviewed(
    refused: Callable[..., str], tmp_path: Path, form: tuple[str, ...]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(unfinished("volldampf", 2, 5).encode())
    assert refused("review", path, *form) == f"{path}: the game is not over: it is reviewed when it has ended"


def test_what_is_only_partly_known_is_not_reviewed(footplate: Footplate, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(unfinished("volldampf", 2, 30).as_seen_by(0).encode())
    answer = footplate("review", path)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1

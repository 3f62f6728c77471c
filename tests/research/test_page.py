"""The programs on the page about research run as they stand there, and the page of fields is up to date."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT.joinpath("docs", "research.md").read_text("utf-8")
PROGRAMS = dict(re.findall(r'```python title="(\w+)\.py"\n(.*?)```', PAGE, re.DOTALL))


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What a program prints."""
    known = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, *command], env=known, cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_agents_end_their_game(tmp_path: Path) -> None:
    lines = [line.split() for line in run("-c", PROGRAMS["aec"], cwd=tmp_path).splitlines()]
    assert [agent for agent, _ in lines] == ["player_0", "player_1", "player_2"]
    assert max(float(lead) for _, lead in lines) >= 0


def test_the_seat_against_bots_ends_its_game(tmp_path: Path) -> None:
    assert re.search(
        r"^reward (0\.0|0\.5|1\.0)$", run("-c", PROGRAMS["against_bots"], cwd=tmp_path), re.MULTILINE
    )


def test_the_tree_search_ends_its_game(tmp_path: Path) -> None:
    assert run("-c", PROGRAMS["tree_search"], cwd=tmp_path).strip() in (
        "[1.0, 0.0]",
        "[0.0, 1.0]",
        "[0.5, 0.5]",
    )


def test_the_exported_games_are_read_back(tmp_path: Path) -> None:
    said = run("-c", PROGRAMS["selfplay"], cwd=tmp_path)
    assert "['random', 'greedy']" in said
    assert "['greedy', 'random']" in said


def test_the_page_of_fields_is_what_its_script_makes() -> None:
    assert run(ROOT / "docs" / "tensors.py") == ROOT.joinpath("docs", "tensors.md").read_text("utf-8")


def test_the_page_tells_how_many_integers_there_are() -> None:
    fields = ROOT.joinpath("docs", "tensors.md").read_text("utf-8")
    counted = re.findall(r"(\d+) integers", fields)
    assert len(counted) == 4
    assert all(f" {count} in " in PAGE.replace("\n", " ") for count in counted)


@pytest.mark.parametrize("name", re.findall(r"`(footplate(?:\.\w+)+)`", PAGE))
def test_every_module_that_the_page_names_is_there(name: str) -> None:
    path = ROOT.joinpath("src", *name.split("."))
    assert path.with_suffix(".py").exists() or path.is_dir()

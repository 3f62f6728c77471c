"""The script that sets up all that is needed and opens a table in the terminal."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def play(tmp_path: Path) -> Path:
    """The script in a project of its own, where setting up and playing only say what they were asked."""
    project = tmp_path / "a project"
    (project / ".setup").mkdir(parents=True)
    (project / ".venv" / "bin").mkdir(parents=True)
    (project / ".setup" / "environment.sh").write_text('environment() { echo "set up $1 in $PWD"; }\n')
    footplate = project / ".venv" / "bin" / "footplate"
    footplate.write_text('#!/bin/sh\necho "in $PWD: $*"\n')
    footplate.chmod(0o755)
    return Path(shutil.copy(ROOT / "play", project))


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ("", "terminal volldampf"),
        ("--seats you,you", "terminal volldampf --seats you,you"),
        ("--seats=you,you --load g.jsonl", "terminal volldampf --seats=you,you --load g.jsonl"),
        ("--help", "terminal volldampf --help"),
        ("volldampf --seed 7", "terminal volldampf --seed 7"),
    ],
)
def test_the_script_names_the_game_where_nobody_does_and_stays_in_the_folder(
    play: Path, tmp_path: Path, given: str, called: str
) -> None:
    said = subprocess.run([play, *given.split()], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert said.stdout == f"set up play in {play.parent}\nin {tmp_path}: {called}\n"


def test_the_script_does_not_play_where_setting_up_fails(play: Path) -> None:
    (play.parent / ".setup" / "environment.sh").write_text("environment() { exit 2; }\n")
    said = subprocess.run([play], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (2, "")

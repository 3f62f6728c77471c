"""The programs on the page about bots run as they stand there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from footplate.bots.levels import NAMES
from tests.server.processes import serving

ROOT = Path(__file__).parents[1]
PAGE = ROOT.joinpath("docs", "bots.md").read_text("utf-8")
PROTOCOL = ROOT.joinpath("docs", "protocol.md").read_text("utf-8")
PROGRAMS = dict(re.findall(r'```python title="(\w+)\.py"\n(.*?)```', PAGE, re.DOTALL))


def run(program: str, *arguments: str) -> list[list[str]]:
    """The lines that a program prints."""
    known = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", PROGRAMS[program], *arguments]
    done = subprocess.run(command, env=known, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


def test_the_program_that_plays_over_http_ends_its_game(tmp_path: Path) -> None:
    with serving("--data", tmp_path, FOOTPLATE_LIMITS="0", FOOTPLATE_LOG_LEVEL="warning") as server:
        lines = run("player", server.url)
    assert sorted(line[0] for line in lines) == ["1", "2"]


def test_the_page_about_programs_shows_the_example_as_it_is() -> None:
    [shown] = re.findall(r'```python title="bot\.py"\n(.*?)```', PROTOCOL, re.DOTALL)
    assert shown == ROOT.joinpath("examples", "bot.py").read_text("utf-8")


@pytest.mark.parametrize("command", re.findall(r"footplate sim .*", PAGE + PROTOCOL))
def test_the_simulations_on_the_pages_run(command: str) -> None:
    words = shlex.split(command.partition("`")[0].replace("python3", sys.executable))[1:]
    done = subprocess.run(
        [sys.executable, "-m", "footplate", *words, "--games", "2", "--seed", "1"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


def test_the_levels_on_the_page_are_those_there_are() -> None:
    table = PAGE.partition("## The bots there are")[2].partition("These five")[0]
    assert tuple(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == NAMES


def test_the_bot_beside_the_engine_ends_its_game() -> None:
    lines = run("dreamer")
    assert len(lines) == 2
    assert "1" in [line[0] for line in lines]


@pytest.mark.parametrize("name", re.findall(r"`(footplate(?:\.\w+)+)`", PAGE))
def test_every_module_that_the_page_names_is_there(name: str) -> None:
    path = ROOT.joinpath("src", *name.split("."))
    assert path.with_suffix(".py").exists() or path.is_dir()
